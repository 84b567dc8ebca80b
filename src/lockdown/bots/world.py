"""A view made easy to think about: distances, dangers, things. Only what the seat may know.

What only one game has (its time, its ways out, its beliefs) its package adds in a class of its own.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection, Mapping
from functools import cached_property
from typing import ClassVar, TypeVar

from lockdown.bots.values import Values
from lockdown.kernel.options import ARG_KINDS
from lockdown.state.boards import Board
from lockdown.state.facts import StalkerToken
from lockdown.state.registry import Registry
from lockdown.views.types import CrewView, RoomView, StalkerView, TableView

#: How much a kind of monster in the room is worth avoiding.
_THREAT = {"larva": 2.0, "creeper": 3.0, "adult": 4.0, "breeder": 6.5, "queen": 9.0}

#: What an encounter weighs, and what its surprise attack adds.
MEETING = 7.0
STARTLE = 8.0
#: How much worse it is to walk into a monster's room than to be rid of it is good.
COMPANY = 4.0
#: Light wounds of which the next is a serious one, and serious ones with which any may be the last.
SORE, GRAVE = 2, 2


class World:
    """One seat's picture of the table."""

    registry: ClassVar[Registry]
    values: ClassVar[Values]
    tokens: ClassVar[Mapping[str, StalkerToken]]
    """Monster tokens by key."""
    infected: ClassVar[float]
    """Which part of the contamination cards is infected."""
    view: TableView
    me: CrewView
    board: Board

    def __init__(self, view: TableView) -> None:
        if view.seat is None or view.me is None:
            raise ValueError("a bot needs the view of a seat")
        self.view = view
        self.seat = view.seat
        self.me = view.crew[view.seat]
        self.board = self.board_of(view.board)
        self.rooms: dict[int, RoomView] = {room.slot: room for room in view.rooms}
        self.room: int = self.me.room
        self.hand = view.me.hand
        self.purse = sum(1 for card in self.hand if not card.startswith("contamination"))

    # ---- what a game says

    @property
    def promised(self) -> Mapping[str, float]:
        """Things that will be turned into others, and what those are worth to hold."""
        return {}

    def board_of(self, side: str) -> Board:
        """The board that is played on."""
        raise NotImplementedError

    @property
    def rounds_left(self) -> int:
        """Rounds that can still be played, this one included."""
        raise NotImplementedError

    @property
    def new_hand(self) -> int:
        """Cards that the next round brings in this room."""
        raise NotImplementedError

    @property
    def lifts(self) -> tuple[int, ...]:
        """Rooms between which one can go without walking."""
        return ()

    def fare(self, slot: int) -> int:
        """Cards that it takes to go from such a room to another."""
        return 1

    @property
    def breach(self) -> int:
        """Cards for a step through a closed door; 0 without anything that opens one."""
        return 0

    def boarded(self, slot: int) -> tuple[tuple[int, int], ...]:
        """(room, cards): from where else one can ride to a room, without walking."""
        return ()

    def number(self, slot: int) -> float:
        """Chance of each number of a noise roll there (LD-NOI-02)."""
        return 0.2

    def hazard(self, slot: int) -> float:
        """What a noise roll there may bring besides noise."""
        return 0.0

    def callers(self, slot: int) -> tuple[tuple[int, int], ...]:
        """(room, corridor): from where Danger there may bring somebody (LD-NOI-05)."""
        return self.board.ways[slot]

    @property
    def doomed(self) -> set[int]:
        """Numbers of the players whose death an objective of ours asks for."""
        return set()

    @property
    def needs_others(self) -> bool:
        """Whether an objective of ours asks that others survive."""
        return False

    @property
    def together(self) -> bool:
        """LD-COP-01: objectives lie open, one's own too; there is one result for all."""
        return bool(self.me.known_objectives)

    @property
    def wants_ruin(self) -> bool:
        """Whether an objective of ours is met when everything is blown up."""
        return False

    @property
    def rides_alone(self) -> bool:
        """Whether we stand where somebody is about to take the only ride, and could take it."""
        return False

    def begrudges(self, crew: CrewView) -> bool:
        """Whether an objective of ours asks that this one does not survive either."""
        return False

    @property
    def wanted_objects(self) -> set[str]:
        """Bulky things that an objective of ours asks for."""
        return set()

    def objective_value(self, key: str) -> float:
        """How likely an objective is met if we survive."""
        return self.values.objectives.get(key, 0.1)

    # ---- the board

    @cached_property
    def noisy(self) -> set[int]:
        """Corridors with a noise marker, the technical ones included."""
        return {self.corridor(text) for text in self.view.noise}

    @cached_property
    def shut(self) -> set[int]:
        """Corridors with a closed door."""
        return {self.corridor(text) for text in self.view.closed}

    def corridor(self, text: str) -> int:
        """The index of a corridor or a noise space by its text."""
        return self.board.by_code[ARG_KINDS["corridor"].read(text)]

    def foes(self, slot: int) -> list[StalkerView]:
        """Monsters in a room."""
        return [s for s in self.view.stalkers if s.room == slot]

    @cached_property
    def beset(self) -> bool:
        """Whether a monster stands next door, behind a door or not."""
        return any(self.foes(slot) for slot, _ in self.board.ways[self.room])

    def friends(self, slot: int) -> list[CrewView]:
        """Other characters in a room."""
        return [c for c in self.view.crew if c.room == slot and c.seat != self.seat]

    def departing(self, crew: CrewView) -> bool:
        """Whether somebody stands before an open way out with the cards for it.

        What it is given leaves with it: one gave its grenade away there (81203, round 8).
        """
        return False

    @property
    def fighting(self) -> bool:
        """In combat."""
        return bool(self.foes(self.room))

    @property
    def blinded(self) -> bool:
        """Whether hurt eyes keep the character in darkness wherever it is."""
        blind = self.values.blinding
        return any(w.key == blind and not w.dressed and not w.numbed for w in self.me.wounds)

    def dark(self, slot: int) -> bool:
        """Whether the character would be in darkness there."""
        return self.blinded or not self.rooms[slot].powered

    def threat(self, slot: int) -> float:
        """How bad the company of a room is."""
        return sum(_THREAT[s.kind] for s in self.foes(slot))

    def find(self, tile: str) -> int:
        """The slot of a room that this seat knows, 0 if it does not."""
        for room in self.view.rooms:
            if room.tile == tile:
                return room.slot
        return 0

    @cached_property
    def unexplored(self) -> list[int]:
        """Slots nobody has explored."""
        return [room.slot for room in self.view.rooms if not room.explored]

    # ---- odds

    def surprise(self, slot: int, cards: int) -> float:
        """Chance that a token drawn now would surprise a hand of that many cards."""
        dark = self.dark(slot)
        total = sum(self.view.bag.values())
        hits = sum(
            count
            for key, count in self.view.bag.items()
            if key != "blank" and cards < (self.tokens[key].dark if dark else self.tokens[key].lit)
        )
        return hits / total if total else 0.0

    def encounter(self, slot: int) -> float:
        """Chance that entering the empty room brings an encounter."""
        return 0.0 if self.friends(slot) or self.foes(slot) else self.marked(slot)

    def marked(self, slot: int) -> float:
        """Chance that a noise roll there ends in an encounter (LD-NOI-02, LD-NOI-04)."""
        return sum(self.number(slot) for way in self.board.exits[slot] if way in self.noisy)

    def risk(self, slot: int, cards: int) -> float:
        """How dangerous it is to enter a room with that many cards left, about 0 to 10."""
        danger = COMPANY * self.threat(slot)
        room = self.rooms[slot]
        if not danger:
            meeting = self.encounter(slot)
            danger += meeting * (MEETING + STARTLE * self.surprise(slot, cards))
            if any(self.foes(other) for other, _ in self.callers(slot)):
                danger += 0.1 * (2 if self.me.slime else 1) * 3
            danger += 10.0 * self.hazard(slot)
        if room.fire:
            danger += 0.8
        if not room.explored:
            danger += 0.5
        return danger

    # ---- ways

    @cached_property
    def routes(self) -> dict[int, tuple[float, int, int]]:
        """By slot: (cost with risks, moves, first step) of the best way on foot."""
        best: dict[int, tuple[float, int, int]] = {self.room: (0.0, 0, self.room)}
        queue = [(0.0, 0, self.room, self.room)]
        while queue:
            cost, moves, slot, first = heapq.heappop(queue)
            if cost > best[slot][0]:
                continue
            for other, corridor in self.board.ways[slot]:
                if corridor in self.shut:
                    continue
                cards = max(0, self.purse - moves - 1) if moves < 3 else 3
                step = cost + 1.0 + self.risk(other, cards)
                start = other if slot == self.room else first
                if other not in best or step < best[other][0]:
                    best[other] = (step, moves + 1, start)
                    heapq.heappush(queue, (step, moves + 1, other, start))
        return best

    def distance(self, slot: int) -> int:
        """Moves to a room, a large number if there is no way."""
        return self.routes[slot][1] if slot in self.routes else 99

    def hops(self, slot: int) -> dict[int, int]:
        """By room: corridors to that room, whatever is in the way."""
        found = {slot: 0}
        queue = [slot]
        for here in queue:
            for other, _ in self.board.ways[here]:
                if other not in found:
                    found[other] = found[here] + 1
                    queue.append(other)
        return found

    def nearer(self, slot: int) -> int:
        """How many others are nearer to a room, as the crow flies; by seat among equals."""
        if not slot:
            return 0
        ways = self.hops(slot)
        mine = (ways.get(self.room, 99), self.seat)
        return sum(
            1
            for crew in self.view.crew
            if crew.seat != self.seat
            and crew.place == "room"
            and (ways.get(crew.room, 99), crew.seat) < mine
        )

    # ---- things

    @cached_property
    def things(self) -> list[str]:
        """Keys of all items that this character has."""
        me = self.me
        return [i.key for i in (*me.hands, *me.beside)] + [
            card.item.key for card in me.pack if card.item is not None
        ]

    @property
    def missing(self) -> tuple[str, ...]:
        """Keys of things that this character needs now and does not have."""
        hurt = bool(self.undressed) or len(self.me.wounds) > 1
        found = self.values.medicine if hurt and not self.has_medicine else ()
        empty = [item.key for item in self.me.hands if not item.count]
        classes = {self.registry.items[key].weapon for key in empty}
        charges = [key for key, fits in self.values.charges.items() if classes & set(fits)]
        # Who has one loads with it: a second one was asked for (41565, round 5 of Nemesis).
        return (*found, *(() if set(charges) & set(self.things) else charges))

    @property
    def kept(self) -> set[str]:
        """Keys of things that are not given away, whatever is offered."""
        return self.wanted_objects

    @property
    def awaited(self) -> Collection[str]:
        """Keys of things that something of one's own waits for: nobody gives them for nothing."""
        return ()

    @property
    def parts(self) -> Collection[str]:
        """Keys of things that one keeps to make something of: nobody pays with those."""
        return ()

    def makes(self, keys: Collection[str]) -> bool:
        """Whether something that one needs can be made of these."""
        return False

    @property
    def useless(self) -> Collection[str]:
        """Keys of things that are good for nothing any more, whoever has them."""
        return ()

    @property
    def idle(self) -> Collection[str]:
        """Keys of things that do nothing with what this character has."""
        return ()

    @property
    def has_medicine(self) -> bool:
        """Whether the character has something for wounds."""
        return any(key in self.values.medicine for key in self.things)

    def has_component(self, *symbols: str) -> bool:
        """Whether an item of the character shows one of the symbols."""
        return any(self.registry.items[key].component in symbols for key in self.things)

    @property
    def carries_object(self) -> bool:
        """Whether the character holds something for the laboratory."""
        return any(item.key in self.values.objects for item in self.me.hands)

    def hurt(self) -> float:
        """How wounded the character is: 0 unhurt, 1 one wound from death."""
        return min(1.0, (len(self.me.wounds) * 3 + self.me.light) / 9)

    @property
    def frail(self) -> bool:
        """Whether the next light wound is a serious one, or one may die of it (LD-HRT-06)."""
        light, serious = self.me.light, len(self.me.wounds)
        return light >= SORE or (light > 0 and serious >= GRAVE)

    @property
    def sick(self) -> int:
        """Contamination cards in hand."""
        return len(self.hand) - self.purse

    @property
    def free_slots(self) -> int:
        """Hand slots that can take something (LD-ITM-06, NM-ITM-10): no hurt arm."""
        return slots_of(self.me)

    @cached_property
    def limp(self) -> int:
        """Cards that the next step takes besides its usual price (LD-CRD-62)."""
        decision = self.view.decision
        steps = [o.cost for o in decision.options if o.verb == "move"] if decision else []
        return max(0, min(steps, default=1) - 1)

    @property
    def undressed(self) -> int:
        """Serious wounds that nobody has dressed."""
        return sum(1 for wound in self.me.wounds if not wound.dressed)

    @cached_property
    def bleeding(self) -> bool:
        """Whether a wound gets worse every round."""
        return any(w.key == self.values.bleeding and not w.dressed for w in self.me.wounds)

    def weapon(self) -> str:
        """The loaded weapon with the most ammo, as options name it; empty without one."""
        loaded = [
            item for item in self.me.hands if item.count and self.registry.items[item.key].weapon
        ]
        return max(loaded, key=lambda item: item.count).text if loaded else ""


def slots_of(crew: CrewView) -> int:
    """Hand slots of somebody that can take something, as everybody can see."""
    arm = any(wound.key == "arm" and not wound.dressed for wound in crew.wounds)
    pairs = {item.pair for item in crew.hands if item.pair}
    return 2 - arm - len(pairs) - sum(1 for item in crew.hands if not item.pair)


#: The picture that a game's bots look at.
W = TypeVar("W", bound=World)

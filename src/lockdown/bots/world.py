"""A view made easy to think about: distances, dangers, beliefs. Only what the seat may know."""

from __future__ import annotations

import heapq
from functools import cached_property

from lockdown.games.lockdown.board import LockdownBoard, board
from lockdown.games.lockdown.cards import registry, tokens
from lockdown.games.lockdown.view_types import LockdownCrewView, LockdownView
from lockdown.state import keys
from lockdown.views.types import RoomView, StalkerView

_KIND = {name: i for i, name in enumerate(keys.STALKERS)}
#: How much a kind of Night Stalker in the room is worth avoiding.
_THREAT = {"larva": 2.0, "creeper": 3.0, "adult": 4.0, "breeder": 6.5, "queen": 9.0}
_TOKENS = {token.key: token for token in tokens.STALKER_TOKENS}
_CODES = {code.key: code.copies for code in tokens.CONTINGENCIES}

#: What an encounter weighs, and what its surprise attack adds.
MEETING = 7.0
STARTLE = 8.0
#: How much worse it is to walk into a Night Stalker's room than to be rid of it is good.
COMPANY = 4.0


class World:
    """One seat's picture of the table."""

    def __init__(self, view: LockdownView) -> None:
        if view.seat is None or view.me is None:
            raise ValueError("a bot needs the view of a seat")
        self.view = view
        self.seat = view.seat
        self.me: LockdownCrewView = view.crew[view.seat]
        self.board: LockdownBoard = board(view.board)
        self.rooms: dict[int, RoomView] = {room.slot: room for room in view.rooms}
        self.room: int = self.me.room
        self.hand = view.me.hand
        self.purse = sum(1 for card in self.hand if not card.startswith("contamination"))

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
        """The index of a corridor by its text."""
        if text == "tech":
            return self.board.tech
        low, high = text.split("-")
        return self.board.by_code[int(low) * 1000 + int(high)]

    def foes(self, slot: int) -> list[StalkerView]:
        """Night Stalkers in a room."""
        return [s for s in self.view.stalkers if s.room == slot]

    def friends(self, slot: int) -> list[LockdownCrewView]:
        """Other characters in a room."""
        return [c for c in self.view.crew if c.room == slot and c.seat != self.seat]

    @property
    def fighting(self) -> bool:
        """In combat."""
        return bool(self.foes(self.room))

    def dark(self, slot: int) -> bool:
        """Whether the character would be in darkness there."""
        eyes = any(w.key == "eyes" and not w.dressed and not w.numbed for w in self.me.wounds)
        return eyes or not self.rooms[slot].powered

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
            if key != "blank" and cards < (_TOKENS[key].dark if dark else _TOKENS[key].lit)
        )
        return hits / total if total else 0.0

    def encounter(self, slot: int) -> float:
        """Chance that entering the empty room brings an encounter."""
        if self.friends(slot) or self.foes(slot):
            return 0.0
        return sum(0.2 for way in self.board.exits[slot] if way in self.noisy)

    def risk(self, slot: int, cards: int) -> float:
        """How dangerous it is to enter a room with that many cards left, about 0 to 10."""
        danger = COMPANY * self.threat(slot)
        room = self.rooms[slot]
        if not danger:
            meeting = self.encounter(slot)
            danger += meeting * (MEETING + STARTLE * self.surprise(slot, cards))
            if any(self.foes(other) for other, _ in self.board.ways[slot]):
                danger += 0.1 * (2 if self.me.slime else 1) * 3
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

    @cached_property
    def lifts(self) -> tuple[int, ...]:
        """Elevator rooms, if the elevator has power (LD-BRD-17)."""
        powered = any(p.place == "elevator" and p.on for p in self.view.power)
        return self.board.elevator_rooms if powered else ()

    # ---- things

    @cached_property
    def things(self) -> list[str]:
        """Keys of all items that this character has."""
        me = self.me
        return [i.key for i in (*me.hands, *me.beside)] + [
            card.item.key for card in me.pack if card.item is not None
        ]

    @cached_property
    def suit(self) -> bool:
        """Whether the character can walk to the bunker (LD-BNK-01)."""
        return "enviro_suit" in self.things or any(
            item.key == "battle_suit" for item in self.me.beside
        )

    def has_component(self, *symbols: str) -> bool:
        """Whether an item of the character shows one of the symbols (LD-CRF-05)."""
        return any(registry.REGISTRY.items[key].component in symbols for key in self.things)

    # ---- time

    @property
    def last_space(self) -> int:
        """The space of the time track after which the game ends."""
        end = max(self.view.emergency, 0)
        if self.view.destruct >= 0:
            end = max(end, self.view.destruct if self.view.destruct_red else 0)
        return end

    @property
    def rounds_left(self) -> int:
        """Rounds that can still be played, this one included."""
        return max(1, self.view.time - self.last_space + (1 if self.last_space else 0))

    # ---- beliefs

    @cached_property
    def codes(self) -> dict[str, float]:
        """Chance of each contingency being the active one, by elimination."""
        left = dict(_CODES)
        for crew in self.view.crew:
            for code in crew.contingencies:
                if code:
                    left[code] -= 1
        for token in self.view.pool:
            if token.face:
                left[token.face] -= 1
        total = max(1, sum(left.values()))
        return {code: count / total for code, count in left.items()}

    def safety(self, place: str, knowledge: int | None = None, signal: bool | None = None) -> float:
        """Chance that the active contingency spares a character in that place."""
        level = self.me.knowledge if knowledge is None else knowledge
        sent = self.me.signal if signal is None else signal
        codes = self.codes
        if place == "container":
            return 1.0 - codes["grey"]
        safe = codes["green"] + codes["grey"]
        if place == "bunker":
            safe += codes["red"]
        if level > 4:
            safe += codes["yellow"]
        if sent:
            safe += codes["blue"]
        return safe

    def hurt(self) -> float:
        """How wounded the character is: 0 unhurt, 1 one wound from death."""
        return min(1.0, (len(self.me.wounds) * 3 + self.me.light) / 9)

    def weapon(self) -> str:
        """The loaded weapon with the most ammo, as options name it; empty without one."""
        loaded = [
            item
            for item in self.me.hands
            if item.count and registry.REGISTRY.items[item.key].weapon
        ]
        return max(loaded, key=lambda item: item.count).text if loaded else ""

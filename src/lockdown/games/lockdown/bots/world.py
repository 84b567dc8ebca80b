"""What a seat of Lockdown makes of its view: time, ways out, contingencies, what it wants."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import ClassVar

from msgspec.structs import replace

from lockdown.bots.values import Values
from lockdown.bots.world import World
from lockdown.games.lockdown.board import LockdownBoard, board
from lockdown.games.lockdown.bots.values import VALUES
from lockdown.games.lockdown.cards import tokens
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.enemies import ENEMIES
from lockdown.games.lockdown.view_types import LockdownCrewView, LockdownView, SurfaceView
from lockdown.rules.queries import slots
from lockdown.state import keys
from lockdown.state.facts import StalkerToken
from lockdown.state.registry import Registry
from lockdown.views.types import CrewView, TableView

_TOKENS = {token.key: token for foes in ENEMIES.values() for token in foes.tokens if token.copies}
_INFECTED = tokens.INFECTED_COPIES / (tokens.INFECTED_COPIES + tokens.CLEAN_COPIES)
#: Cards that locking oneself in takes (LD-ROM-74).
PRICE = 2
#: What a surface card costs in the open and under shelter, on average (LD-SRF-24).
STORM, BREEZE = 0.15, 0.05
#: What a suit is made of (LD-ITM-30).
SUIT = ("material", "medicine")
#: What a battery fills besides weapons.
LAMPS = frozenset(("flashlight", "yellow_flashlight"))
#: What is attached to a weapon, of whatever kind (LD-ITM-12).
MAGAZINES = frozenset(("extended_magazine",))
#: What leads from one technical entrance to any other, once; the cards that it counts for in plans,
#: which may think of it for more than one way.
CAVE_PLANS, ONCE = "cave_plans", 2
#: The room from which one crawls to any of them, and what that takes; the card with which one does
#: so from any of them; the card that has the elevator come and rides it, and takes no other.
CAVE, CAVE_FARE, VENTS = "cave_entrance", 2, "vents"
KEY, KEY_FARE = "emergency_key", 1
#: What opens a closed door; cards for the step through it, which plans may think of more than once.
OPENERS, BREACH = frozenset(("demolition", "emergency_key", "computer_skills", "plasma_cutter")), 3
#: Spaces by which the self-destruct token goes on when it turns red (LD-SDS-05).
TURNS_RED = 3
#: Serious wounds with which any other one kills; light ones of which the next is a serious one.
MORTAL, SORE = 3, 2
_CODES = {code.key: code.copies for code in tokens.CONTINGENCIES}


class LockdownWorld(World):
    """One seat's picture of a table of Lockdown."""

    registry: ClassVar[Registry] = REGISTRY
    values: ClassVar[Values] = VALUES
    tokens: ClassVar[Mapping[str, StalkerToken]] = _TOKENS
    infected: ClassVar[float] = _INFECTED
    view: LockdownView
    me: LockdownCrewView
    board: LockdownBoard

    def board_of(self, side: str) -> LockdownBoard:
        """The board that is played on."""
        return board(side)

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        if any(item.key == "battle_suit" for item in self.me.beside):
            # LD-MRK-10: fires are nothing to one whom they do not burn. One with its suit on left
            # the container room before the launch (15301, round 11).
            rooms = self.rooms.items()
            self.rooms = {slot: replace(room, fire=False) for slot, room in rooms}

    # ---- ways

    @cached_property
    def lifts(self) -> tuple[int, ...]:
        """Elevator rooms, if the elevator has power (LD-BRD-17)."""
        powered = any(p.place == "elevator" and p.on for p in self.view.power)
        return self.board.elevator_rooms if powered else ()

    def fare(self, slot: int) -> int:
        """The elevator has to be called if it is somewhere else."""
        return 1 if self.view.elevator == slot else 2

    @cached_property
    def suit(self) -> bool:
        """Whether the character can walk to the bunker (LD-BNK-01)."""
        return "enviro_suit" in self.things or any(
            item.key == "battle_suit" for item in self.me.beside
        )

    @property
    def useless(self) -> tuple[str, ...]:
        """LD-BNK-10: the gate stays open, and nobody needs a key to it (29403, round 5)."""
        return ("gate_key",) if self.view.gate_open else ()

    @cached_property
    def idle(self) -> frozenset[str]:
        """LD-CRD-29: charges without a weapon, a lamp or a mission thing of one's own to take them.

        One had two batteries for a weapon that takes none (29203), two kept one and no decoy, and
        one a magazine for no weapon at all (41207, round 1; LD-ITM-12).
        """
        items, held = self.registry.items, [item.key for item in self.me.hands]
        takes = {items[key].weapon for key in held}
        lamps = not LAMPS.isdisjoint(self.things)
        waits = {key for m in self.me.missions for key in items[m].activation_discard}
        charges = frozenset(
            key
            for key, fits in self.values.charges.items()
            if not lamps and not takes & set(fits) and not {key, items[key].same_as} & waits
        )
        return charges if any(takes) else charges | MAGAZINES

    @cached_property
    def promised(self) -> dict[str, float]:
        """LD-MIS-02: what wakes a mission thing of one's own, and what that is worth then.

        One kept a reagent for no weapon, and laid back the Toolbelt that its rifle takes (101303,
        round 1).
        """
        items, found = self.registry.items, dict[str, float]()
        held = {items[key].same_as or key for key in self.things}
        for mission in self.me.missions:
            wakes = {items[key].same_as or key for key in items[mission].activation_discard}
            room = self.free_slots > 0 or not items[mission].heavy
            if room and not wakes & held:
                worth = self.values.items.get(mission, 0.0)
                found |= {key: worth for key in items if (items[key].same_as or key) in wakes}
        return found

    @cached_property
    def rover(self) -> int:
        """The exit where the rover stands, 0 if it is beside the bunker."""
        if isinstance(self.view, SurfaceView):
            return self.view.rover
        return self.board.exit_rooms[0] if self.view.rover_here else 0

    @property
    def gate(self) -> int:
        """From where one walks to the bunker (LD-BNK-04, LD-SRF-22)."""
        return self.board.bunker_path or self.board.exit_rooms[0]

    @cached_property
    def breach(self) -> int:
        """LD-DOR-07, LD-DOR-08: the card that opens a door goes; the next one needs another."""
        able = not OPENERS.isdisjoint(self.hand) or not OPENERS.isdisjoint(self.things)
        return BREACH if able else 0

    @cached_property
    def tunnels(self) -> tuple[int, ...]:
        """LD-CRD-30: rooms between which the Cave Plans lead one that has them.

        Nobody ever thought of them: one walked through noise and an adult to the container that
        they led to (91203, rounds 12 and 14).
        """
        return self.openings if CAVE_PLANS in self.things else ()

    @cached_property
    def openings(self) -> tuple[int, ...]:
        """LD-TEC-01: known rooms with an entrance of the technical corridors."""
        known = (slot for slot, room in self.rooms.items() if room.explored)
        return tuple(slot for slot in known if self.board.entrances >> slot & 1)

    def boarded(self, slot: int) -> tuple[tuple[int, int], ...]:
        """LD-SRF-20: the rover takes one from its exit to any other; so do Cave Plans and a key."""
        exits = self.board.exit_rooms
        found: tuple[tuple[int, int], ...] = ()
        if len(exits) > 1 and self.rover and slot in exits and slot != self.rover:
            found = ((self.rover, 2),)
        if slot in self.tunnels:
            found += tuple((other, ONCE) for other in self.tunnels if other != slot)
        if KEY in self.hand and slot in self.board.elevator_rooms:
            # LD-BRD-19: the elevator comes and goes without power too.
            works = (s for s in self.board.elevator_rooms if not self.rooms[s].malfunction)
            found += tuple((other, KEY_FARE) for other in works if other != slot)
        return found

    def crawled(self, slot: int) -> tuple[tuple[int, int], ...]:
        """LD-ROM-30, LD-CRD-08: the same through the technical corridors, at an attack."""
        found: tuple[tuple[int, int], ...] = ()
        if slot not in self.openings:
            return found
        if self.cave not in (0, slot):
            found = ((self.cave, CAVE_FARE),)
        if VENTS in self.hand:
            found += tuple((other, ONCE) for other in self.openings if other != slot)
        return found

    @cached_property
    def cave(self) -> int:
        """Where the Cave Entrance is, if it works; else 0."""
        slot = self.find(CAVE)
        return slot if slot and not self.rooms[slot].malfunction else 0

    # ---- wounds

    def outlives(self, slot: int, *, passing: bool) -> bool:
        """Whether the turn may end in a room, by passing or not, and one lives (LD-HRT-06).

        LD-RND-13: fires burn, but for a Battle Suit (see above); who bleeds does so on passing.
        """
        burns = self.rooms[slot].fire
        light, serious = self.me.light, len(self.me.wounds)
        for _ in range(burns + (passing and self.bleeding)):
            if serious >= MORTAL:
                return False
            light += 1
            if light > SORE:
                light, serious = 0, serious + 1
        return True

    def bears(self, wounds: int) -> bool:
        """Whether one outlives so many light wounds, one after the other (LD-HRT-02, LD-HRT-06)."""
        taken = len(self.me.wounds) * (SORE + 1) + self.me.light
        return taken + wounds <= MORTAL * (SORE + 1)

    # ---- outside (LD-SRF)

    def number(self, slot: int) -> float:
        """LD-SRF-05: two faces of twelve outside, of ten elsewhere."""
        return 1 / 6 if self.board.surface >> slot & 1 else 0.2

    def hazard(self, slot: int) -> float:
        """LD-SRF-07, LD-SRF-24: the surface symbol, and what the card does without shelter."""
        if not self.board.surface >> slot & 1:
            return 0.0
        open_air = self.board.crossroads >> slot & 1 and not self.suit
        return (STORM if open_air else BREEZE) / 6

    def callers(self, slot: int) -> tuple[tuple[int, int], ...]:
        """LD-SRF-09: on a crossroads those of all other crossroads come."""
        places = self.board.crossroads
        if not places >> slot & 1:
            return self.board.ways[slot]
        return tuple((other, -1) for other in slots(places & ~(1 << slot)))

    # ---- time

    @property
    def last_space(self) -> int:
        """The space of the time track after which the game ends."""
        end = max(self.view.emergency, 0)
        if self.view.destruct >= 0:
            # LD-SDS-05: a yellow token goes on by so much; hardly anybody stops it (see there).
            end = max(end, self.view.destruct - (0 if self.view.destruct_red else TURNS_RED))
        return end

    @property
    def rounds_left(self) -> int:
        """Rounds that can still be played, this one included."""
        return max(1, self.view.time - self.last_space + (1 if self.last_space else 0))

    @property
    def new_hand(self) -> int:
        """Cards that the next round brings: the Isolation Room gives more, wounds take some."""
        fresh = 6 if self.rooms[self.room].tile == "isolation_room" else 5
        return fresh - sum(1 for w in self.me.wounds if w.key == "body" and not w.dressed)

    def fails_tonight(self, section: str) -> bool:
        """LD-PWR-09, LD-PWR-10: whether a light that is lit in a section goes out at once again."""
        symbol = self.board.track[self.view.time].failure
        own = next((p.token for p in self.view.power if p.place == section), 0)
        lit = [p.token for p in self.view.power if p.on and p.place != section]
        counts = symbol == "blue" or (symbol == "red" and not self.view.time_blue)
        return counts and own > max(lit, default=0)

    def shielded(self, cards: int) -> bool:
        """LD-ATK-03: whether a friend with fewer cards than that is struck first here."""
        return any(friend.hand < cards for friend in self.friends(self.room))

    def departing(self, crew: CrewView) -> bool:
        """LD-GOL-04: in the open Isolation Room; the rover takes one, and may be left behind."""
        if crew.hand < PRICE or self.foes(crew.room):
            return False
        here = self.rooms[crew.room]
        return here.tile == "isolation_room" and self.view.isolation_open and not here.malfunction

    @property
    def vain_light(self) -> bool:
        """Whether it is light here, or a light would go out before anybody has used it.

        A beginner paid two cards of three for one that did (23403, round 2). LD-PWR-08: nor does
        one see by it whose eyes are hurt, but others who are there do (51103, round 3).
        """
        room = self.rooms[self.room]
        unseen = self.blinded and not self.friends(self.room)
        return room.powered or unseen or self.fails_tonight(room.section)

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
        return sum(odds for code, odds in self.codes.items() if spares(code, place, level, sent))

    @cached_property
    def spared_others(self) -> dict[tuple[str, str, float], dict[int, float]]:
        """What was reckoned about the others already (`objective_odds`), by one's own end."""
        return {}

    # ---- wishes

    @property
    def alone(self) -> bool:
        """LD-SOL-06: nobody else plays."""
        return len(self.view.crew) == 1

    @cached_property
    def fallen(self) -> frozenset[int]:
        """LD-COP-08: characters of dead partners, who can come back."""
        if not self.together:
            return frozenset()
        return frozenset(
            keys.CHARACTERS.index(c.character) for c in self.view.crew if c.place == "dead"
        )

    @cached_property
    def aims(self) -> tuple[str, ...]:
        """Objectives that this seat works for.

        A crew divides them: everybody takes the own one, then those of the dead and of those who
        have left.
        """
        me = self.view.me
        if me is None:
            return ()
        if not self.together:
            return me.objectives
        left = [
            key
            for crew in self.view.crew
            if crew.seat != self.seat and crew.place != "room"
            for key in crew.known_objectives
        ]
        own = [key for key, met in zip(me.objectives, me.objectives_met, strict=True) if not met]
        return (*own, *left) or me.objectives

    @cached_property
    def tests(self) -> list[dict[str, object]]:
        """What the objectives that are still held ask for, all alternatives together."""
        return [
            test
            for key in self.aims
            for alternative in self.registry.objectives[key].condition
            for test in alternative
        ]

    @cached_property
    def wishes(self) -> set[str]:
        """Kinds of tests in the objectives that are still held."""
        return {str(test["kind"]) for test in self.tests}

    @cached_property
    def doomed(self) -> set[int]:
        """Numbers of the players whose death an objective of ours asks for."""
        me = self.view.me
        held = me.objectives if me else ()
        return {int(key[-1]) for key in held if key.startswith("loose_end_")}

    @property
    def parts(self) -> tuple[str, ...]:
        """LD-ITM-30: halves of a suit of which one has no second one, for one without a suit.

        One offered its only medicine for the cloth that makes a suit of both (29203, round 1).
        """
        if self.suit or not self.view.crafted.get("enviro_suit", 0):
            return ()
        items = self.registry.items
        found: list[str] = []
        for half in SUIT:
            own = [key for key in self.things if items[key].component == half]
            found += own if len(own) == 1 else ()
        return tuple(found)

    def makes(self, keys: Collection[str]) -> bool:
        """LD-ITM-30: whether these make a suit, for one without any."""
        if self.suit or not self.view.crafted.get("enviro_suit", 0):
            return False
        items = self.registry.items
        return set(SUIT) <= {items[key].component for key in keys if key in items}

    @property
    def missing(self) -> tuple[str, ...]:
        """Also the other half of a suit (LD-ITM-30), for one who has the first."""
        halves = [half for half in SUIT if not self.has_component(half)]
        left = self.view.crafted.get("enviro_suit", 0)
        if self.suit or not left or len(halves) != 1:
            return super().missing
        items = self.registry.items
        return (
            *super().missing,
            *(key for key in sorted(items) if items[key].component == halves[0]),
        )

    @property
    def needs_others(self) -> bool:
        """Whether an objective of ours asks that others survive."""
        return "others_survive" in self.wishes

    @property
    def wants_ruin(self) -> bool:
        """Whether an objective of ours is met when the complex is destroyed (LD-END-05)."""
        return bool({"complex_destroyed", "queen_killed", "nest_destroyed"} & self.wishes) or any(
            crew.number in self.doomed and crew.place == "isolation" for crew in self.view.crew
        )

    @property
    def rides_alone(self) -> bool:
        """LD-BNK-03: at the exit with the rover, without a suit, with the cards to leave."""
        return self.view.gate_open and self.room == self.rover and not self.suit and self.purse >= 3

    def begrudges(self, crew: CrewView) -> bool:
        """LD-OBJ-05, LD-OBJ-06: nobody else may survive, or no Nemesis survivor."""
        if "no_nemesis_survivor" not in self.wishes:
            return False
        facts = self.registry.characters.get(crew.character)
        return facts is not None and facts.origin == "survivor"

    @cached_property
    def wanted_objects(self) -> set[str]:
        """Bulky objects that an objective of ours asks for."""
        return {
            str(word)
            for test in self.tests
            if test["kind"] == "carries"
            for word in _list(test["objects"])
        }

    @property
    def kept(self) -> set[str]:
        """What one wants to carry or do research with, the suit, and what opens the gate."""
        research = {"weaknesses_discovered", "knowledge"} & self.wishes
        tools = ("analysis_instruments",) if research else ()
        return {*self.wanted_objects, "enviro_suit", "gate_key", *tools}

    @property
    def awaited(self) -> set[str]:
        """LD-MIS-02: what a suit waits for: one gave that battery away (105206, round 5)."""
        items, armour = self.registry.items, {"battle_suit"} & {*self.me.missions}
        waits = {key for mission in armour for key in items[mission].activation_discard}
        return {key for key in self.things if waits & {key, items[key].same_as}}

    def objective_value(self, key: str) -> float:
        """How likely the objective is met if we survive."""
        value = super().objective_value(key)
        me = self.me
        if key.startswith("loose_end_"):
            number = int(key[-1])
            target = next((c for c in self.view.crew if c.number == number), None)
            if target is None or target.place == "dead":
                return 1.0
            if target.seat == self.seat:
                return 0.05
            value += 0.08 * len(target.wounds)
        if key in ("let_them_know", "distress_call"):
            value += 0.2 * (me.signal + me.knowledge_active)
        if key in ("dangerous_mind", "complete_file"):
            value += 0.08 * (me.knowledge - 3)
        return value


def spares(code: str, place: str, knowledge: int, signal: bool) -> bool:
    """Whether a contingency spares a character who has left so (LD-CTG-12 to LD-CTG-16)."""
    if code == "grey":
        return place != "container"
    if code == "red":
        return place != "isolation"
    if place == "container" or code == "green":
        return True
    return knowledge > 4 if code == "yellow" else signal


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []

"""`Table`: the whole state of a game as small ints, tuples and flat lists.

Piles of cards are tuples that are replaced, never changed in place; lists hold one immutable
value a seat or slot. So a clone copies references and some short lists, in a few microseconds.
No rule lives here: only reading helpers and the few setters that keep derived masks right.
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel import rng
from lockdown.kernel.table import BaseTable
from lockdown.state import keys
from lockdown.state.ruleset import Ruleset


class Table(BaseTable):
    """Everything that lies on the table."""

    __slots__ = (
        "actions_left",
        "active",
        "analysed",
        "appeared",
        "attack_deck",
        "attack_discard",
        "bag",
        "beside",
        "broken",
        "broken_limit",
        "char",
        "choices",
        "closed",
        "computer",
        "computer_deck",
        "contamination",
        "counter",
        "crafted",
        "crafted_used",
        "css_face",
        "css_space",
        "css_up",
        "ctg_face",
        "ctg_place",
        "deck",
        "destroyed",
        "destruct",
        "destruct_red",
        "discard",
        "draft",
        "egg_supply",
        "eggs",
        "elevator",
        "emergency",
        "ended",
        "event_deck",
        "event_discard",
        "event_step",
        "explored",
        "fate",
        "fire",
        "fire_limit",
        "first",
        "foes",
        "gate_open",
        "gone",
        "hand",
        "hands",
        "isolation_open",
        "items_deck",
        "items_discard",
        "knowledge",
        "larva",
        "light",
        "limped",
        "lit",
        "lying",
        "mission",
        "n",
        "nest_destroyed",
        "nest_found",
        "next_stalker",
        "noise",
        "number",
        "objectives",
        "occupied",
        "outside",
        "pack",
        "passed",
        "phase",
        "place",
        "power",
        "queen_killed",
        "removed",
        "room",
        "round",
        "rover_here",
        "rs",
        "seen_card",
        "seen_css",
        "seen_ctg",
        "seen_item",
        "seen_objective",
        "seen_tile",
        "seen_token",
        "signal",
        "slime",
        "slot_of",
        "stalkers",
        "tile",
        "time",
        "time_blue",
        "token",
        "turn",
        "turns",
        "vented",
        "weakness",
        "weakness_up",
        "winners",
        "wound_deck",
        "wound_discard",
        "wounds",
        "wrecked",
    )

    def __init__(self, rs: Ruleset, n: int) -> None:
        super().__init__()
        self.rs = rs
        self.n = n

        # ---- the course of the game
        self.round = 0  # rounds begun so far
        self.time = 15  # space of the time token; 0 is S (LD-BRD-14)
        self.time_blue = False  # the time token's side: blue = backup power runs (LD-PWR-02)
        self.first = 0  # seat that holds the first player token
        self.turn = -1  # seat whose turn it is, -1 outside the player phase
        self.actions_left = 0  # actions left in the running turn
        self.passed = 0  # mask of seats that have passed
        self.phase = 0  # 0 setup, 1 player phase, 2 event phase, 3 victory check, 4 over
        self.event_step = 0  # step of the event phase being resolved, 4..11 (LD-RND-02)
        # how the game ended: time, emergency, destroyed, nobody; empty while it runs
        self.ended = ""
        self.destroyed = False  # the complex was destroyed (LD-END-05)
        self.winners = 0  # mask of seats that won
        self.fate: tuple[str, ...] = ()  # by seat: how it ended for that character

        # ---- power, time track, ways out: the single tokens (LD-CMP-11)
        # token numbers on S-01, S-02, S-03, elevator; negative = red
        self.power: tuple[int, int, int, int] = (1, 2, -3, -4)
        self.lit = 0  # mask of rooms in powered sections, kept up by set_power
        self.elevator = 0  # elevator room the token lies beside
        self.gate_open = False  # main gate (LD-BNK-08)
        self.rover_here = True  # rover at the exit; else beside the bunker
        self.isolation_open = False  # the isolation tile's side (LD-CRT-06)
        self.destruct = -1  # space of the self-destruct token, -1 if not on the track
        self.destruct_red = False  # its side
        self.emergency = -1  # space of the emergency procedure token, -1 if not started
        self.css_face: tuple[int, ...] = ()  # faces of the CSS tokens on the track
        self.css_space: tuple[int, ...] = ()  # their spaces
        self.css_up = 0  # mask of revealed ones

        # ---- rooms and corridors
        self.tile: tuple[int, ...] = ()  # room in each slot, explored or not
        # slot of each room number, 0 if not in the game (printed staircases: 0)
        self.slot_of: tuple[int, ...] = ()
        self.explored = 0  # mask of slots
        self.token: list[int] = []  # exploration token on each slot, -1 for none
        self.counter: list[int] = []  # item counter of each slot, -1 for none
        self.fire = 0  # mask of burning slots
        self.fire_limit = 12  # markers that exist (LD-MRK-15)
        self.broken = 0  # mask of slots with a malfunction marker
        self.broken_limit = 10  # markers that exist (LD-MRK-28)
        self.noise = 0  # mask of corridors (and the technical space) with a noise marker
        self.closed = 0  # mask of corridors with a closed door
        self.wrecked = 0  # mask of corridors with a destroyed door
        self.vented = 0  # slot of the depressurization token, 0 for none
        self.lying: tuple[int, ...] = ()  # bulky objects lying in rooms: slot << 16 | object

        # ---- Night Stalkers
        # (id, kind, slot, wounds) in order of placement
        self.stalkers: tuple[tuple[int, int, int, int], ...] = ()
        self.next_stalker = 1  # id of the next figure
        self.foes = 0  # mask of slots with a Night Stalker, kept up by set_stalkers
        self.appeared = False  # a figure has been on the board (LD-CRT-03)
        self.bag: tuple[int, ...] = ()  # tokens in the bag by kind of token
        self.outside: tuple[int, ...] = ()  # tokens outside the bag by kind of token
        self.eggs = 5  # eggs on the laboratory board
        self.egg_supply = 3  # egg tokens left
        self.nest_destroyed = False  # LD-ROM-41
        self.nest_found = False  # the knowledge for discovering the Nest was given
        self.queen_killed = False  # LD-OBJ-10

        # ---- decks: the last card of a tuple is on top
        self.items_deck: list[tuple[int, ...]] = [(), (), ()]  # red, yellow, green item cards
        self.items_discard: list[tuple[int, ...]] = [(), (), ()]
        self.crafted: tuple[int, ...] = ()  # crafted item cards left, one entry a card
        self.crafted_used: tuple[int, ...] = ()
        self.event_deck: tuple[int, ...] = ()
        self.event_discard: tuple[int, ...] = ()
        self.attack_deck: tuple[int, ...] = ()
        self.attack_discard: tuple[int, ...] = ()
        self.wound_deck: tuple[int, ...] = ()
        self.wound_discard: tuple[int, ...] = ()
        self.contamination: tuple[int, ...] = ()  # CLEAN or INFECTED
        self.computer_deck: tuple[int, ...] = ()  # face down; the face-up card is `computer`
        self.computer = 0
        self.removed: tuple[int, ...] = ()  # item cards out of the game
        self.gone: tuple[tuple[str, int], ...] = ()  # other cards out of the game: (deck, card)
        self.weakness: tuple[int, int, int] = (0, 0, 0)  # the three weakness cards (LD-SET-10)
        self.weakness_up = 1  # mask of the face-up ones
        # kinds of object on the analysed-object slots, from the left
        self.analysed: tuple[int, ...] = ()

        # ---- contingency tokens
        self.ctg_face: tuple[int, ...] = ()
        # -1 active, 0..4 held by that seat, 10 + slot in the neutral pool
        self.ctg_place: tuple[int, ...] = ()

        # ---- the crew, by seat
        self.number: list[int] = [0] * n  # player number (LD-SET-18)
        self.char: list[int] = [-1] * n  # character, -1 before the draft
        self.place: list[int] = [keys.UNPLACED] * n  # see keys.PLACES
        self.room: list[int] = [0] * n  # slot of the figure, 0 if it is in no room
        self.occupied = 0  # mask of slots with a character, kept up by set_room
        self.light: list[int] = [0] * n  # light wounds
        # serious wounds; + 16 dressed, + 32 ignored this round
        self.wounds: list[tuple[int, ...]] = [()] * n
        self.knowledge: list[int] = [0] * n
        self.active = 0  # mask: knowledge token active (LD-KNW-04)
        self.slime = 0  # mask
        self.larva = 0  # mask
        self.signal = 0  # mask
        self.turns: list[int] = [0] * n  # turns begun this round
        self.limped = 0  # mask: the first movement of the first turn was made (wound Knee)
        self.hand: list[tuple[int, ...]] = [()] * n  # cards in hand
        self.deck: list[tuple[int, ...]] = [()] * n  # action deck
        self.discard: list[tuple[int, ...]] = [()] * n  # action discard pile
        self.pack: list[tuple[int, ...]] = [()] * n  # inventory: normal items, secret
        # hand slots: heavy items and bulky objects, open
        self.hands: list[tuple[int, ...]] = [()] * n
        self.beside: list[tuple[int, ...]] = [()] * n  # open items without a hand slot (LD-ITM-34)
        self.mission: list[int] = [-1] * n  # inactive mission item, -1 once active or gone
        self.objectives: list[tuple[int, ...]] = [()] * n  # objectives still held
        # objective kept in a choice that is not public yet, -1 for none
        self.choices: list[int] = [-1] * n
        self.draft: tuple[int, ...] = ()  # character choice cards left in the draft

        # ---- what seats have legally seen (LD-SET-34)
        self.seen_tile: list[int] = [0] * n  # mask of slots
        self.seen_token: list[int] = [0] * n  # mask of slots
        self.seen_css: list[int] = [0] * n  # mask of tokens
        self.seen_ctg: list[int] = [0] * n  # mask of tokens
        self.seen_objective: tuple[tuple[int, int, int], ...] = ()  # (viewer, owner, objective)
        self.seen_item: tuple[tuple[int, int, int], ...] = ()  # (viewer, owner, item)
        # (viewer, deck, depth from the top, or ~depth from the bottom, card)
        self.seen_card: tuple[tuple[int, str, int, int], ...] = ()

    # ---- copying

    def clone(self) -> Table:
        """An independent copy: references to immutable values, slices of the flat lists."""
        new = Table.__new__(Table)
        new.rs = self.rs
        new.n = self.n
        new.agenda = self.agenda[:]
        new.decision = self.decision
        new.rng = self.rng
        new.script = self.script[:] if self.script else []
        new.told = []
        new.revealed = False
        new.quiet = self.quiet
        new.round = self.round
        new.time = self.time
        new.time_blue = self.time_blue
        new.first = self.first
        new.turn = self.turn
        new.actions_left = self.actions_left
        new.passed = self.passed
        new.phase = self.phase
        new.event_step = self.event_step
        new.ended = self.ended
        new.destroyed = self.destroyed
        new.winners = self.winners
        new.fate = self.fate
        new.power = self.power
        new.lit = self.lit
        new.elevator = self.elevator
        new.gate_open = self.gate_open
        new.rover_here = self.rover_here
        new.isolation_open = self.isolation_open
        new.destruct = self.destruct
        new.destruct_red = self.destruct_red
        new.emergency = self.emergency
        new.css_face = self.css_face
        new.css_space = self.css_space
        new.css_up = self.css_up
        new.tile = self.tile
        new.slot_of = self.slot_of
        new.explored = self.explored
        new.token = self.token[:]
        new.counter = self.counter[:]
        new.fire = self.fire
        new.fire_limit = self.fire_limit
        new.broken = self.broken
        new.broken_limit = self.broken_limit
        new.noise = self.noise
        new.closed = self.closed
        new.wrecked = self.wrecked
        new.vented = self.vented
        new.lying = self.lying
        new.stalkers = self.stalkers
        new.next_stalker = self.next_stalker
        new.foes = self.foes
        new.appeared = self.appeared
        new.bag = self.bag
        new.outside = self.outside
        new.eggs = self.eggs
        new.egg_supply = self.egg_supply
        new.nest_destroyed = self.nest_destroyed
        new.nest_found = self.nest_found
        new.queen_killed = self.queen_killed
        new.items_deck = self.items_deck[:]
        new.items_discard = self.items_discard[:]
        new.crafted = self.crafted
        new.crafted_used = self.crafted_used
        new.event_deck = self.event_deck
        new.event_discard = self.event_discard
        new.attack_deck = self.attack_deck
        new.attack_discard = self.attack_discard
        new.wound_deck = self.wound_deck
        new.wound_discard = self.wound_discard
        new.contamination = self.contamination
        new.computer_deck = self.computer_deck
        new.computer = self.computer
        new.removed = self.removed
        new.gone = self.gone
        new.weakness = self.weakness
        new.weakness_up = self.weakness_up
        new.analysed = self.analysed
        new.ctg_face = self.ctg_face
        new.ctg_place = self.ctg_place
        new.number = self.number[:]
        new.char = self.char[:]
        new.place = self.place[:]
        new.room = self.room[:]
        new.occupied = self.occupied
        new.light = self.light[:]
        new.wounds = self.wounds[:]
        new.knowledge = self.knowledge[:]
        new.active = self.active
        new.slime = self.slime
        new.larva = self.larva
        new.signal = self.signal
        new.turns = self.turns[:]
        new.limped = self.limped
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.pack = self.pack[:]
        new.hands = self.hands[:]
        new.beside = self.beside[:]
        new.mission = self.mission[:]
        new.objectives = self.objectives[:]
        new.choices = self.choices[:]
        new.draft = self.draft
        new.seen_tile = self.seen_tile[:]
        new.seen_token = self.seen_token[:]
        new.seen_css = self.seen_css[:]
        new.seen_ctg = self.seen_ctg[:]
        new.seen_objective = self.seen_objective
        new.seen_item = self.seen_item
        new.seen_card = self.seen_card
        return new

    # ---- saving

    def dump(self) -> list[Any]:
        """All fields in the order of `SAVED` as JSON can hold them."""
        fields = [getattr(self, name) for name in SAVED]
        fields[_RNG] = rng.saved(self.rng)
        return fields

    @classmethod
    def load(cls, rs: Ruleset, n: int, data: list[Any]) -> Table:
        """The table that `dump` gave, read back from JSON."""
        if len(data) != len(SAVED):
            raise ValueError(f"{len(data)} fields, expected {len(SAVED)}")
        table = cls(rs, n)
        for name, raw in zip(SAVED, data, strict=True):
            value = [frozen(item) for item in raw] if name in _LISTS else frozen(raw)
            setattr(table, name, value)
        table.rng = rng.loaded(data[_RNG])
        return table


def frozen(value: Any) -> Any:
    """JSON lists back as tuples, all the way down."""
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    return value


#: Fields that are flat lists (changed in place); all others are replaced.
_LISTS = frozenset(
    (
        "agenda",
        "script",
        "token",
        "counter",
        "items_deck",
        "items_discard",
        "number",
        "char",
        "place",
        "room",
        "light",
        "wounds",
        "knowledge",
        "turns",
        "hand",
        "deck",
        "discard",
        "pack",
        "hands",
        "beside",
        "mission",
        "objectives",
        "choices",
        "seen_tile",
        "seen_token",
        "seen_css",
        "seen_ctg",
    )
)

#: The fields of a saved table, in order. Append only: part of the save format.
SAVED = (
    "agenda",
    "decision",
    "rng",
    "script",
    "round",
    "time",
    "time_blue",
    "first",
    "turn",
    "actions_left",
    "passed",
    "phase",
    "event_step",
    "ended",
    "destroyed",
    "winners",
    "fate",
    "power",
    "lit",
    "elevator",
    "gate_open",
    "rover_here",
    "isolation_open",
    "destruct",
    "destruct_red",
    "emergency",
    "css_face",
    "css_space",
    "css_up",
    "tile",
    "slot_of",
    "explored",
    "token",
    "counter",
    "fire",
    "fire_limit",
    "broken",
    "broken_limit",
    "noise",
    "closed",
    "wrecked",
    "vented",
    "lying",
    "stalkers",
    "next_stalker",
    "foes",
    "appeared",
    "bag",
    "outside",
    "eggs",
    "egg_supply",
    "nest_destroyed",
    "nest_found",
    "queen_killed",
    "items_deck",
    "items_discard",
    "crafted",
    "crafted_used",
    "event_deck",
    "event_discard",
    "attack_deck",
    "attack_discard",
    "wound_deck",
    "wound_discard",
    "contamination",
    "computer_deck",
    "computer",
    "removed",
    "gone",
    "weakness",
    "weakness_up",
    "analysed",
    "ctg_face",
    "ctg_place",
    "number",
    "char",
    "place",
    "room",
    "occupied",
    "light",
    "wounds",
    "knowledge",
    "active",
    "slime",
    "larva",
    "signal",
    "turns",
    "limped",
    "hand",
    "deck",
    "discard",
    "pack",
    "hands",
    "beside",
    "mission",
    "objectives",
    "choices",
    "draft",
    "seen_tile",
    "seen_token",
    "seen_css",
    "seen_ctg",
    "seen_objective",
    "seen_item",
    "seen_card",
)
_RNG = SAVED.index("rng")

"""What a viewer sees in both games: plain records of keys and numbers, as on the wire.

What only one game shows stands in that game's own records, made from these (`games/*/view.py`).

Nothing here refers to the table. A field that a viewer may not know is empty. Rooms are slot
numbers, corridors are written `009-010` (`tech` for the technical corridors), seats are 0 to 4,
Night Stalkers are named as in options (`adult#3`), items likewise (`smg:5`).
"""

from __future__ import annotations

import msgspec


class ItemView(msgspec.Struct, frozen=True, gc=False):
    """An item or bulky object that the viewer sees."""

    text: str
    """As options name it: key, ammo or uses, attachments."""
    key: str
    count: int
    """Ammo or uses on it; for a corpse the character."""
    capacity: int
    colour: str
    """The deck of its back: red, yellow, green, blue or none."""
    pair: int = 0
    """The Duct Tape that joins it to another item, 0 for none."""
    magazine: bool = False


class PackView(msgspec.Struct, frozen=True, gc=False):
    """A card in somebody's inventory: its back, and its face if the viewer knows it."""

    colour: str
    item: ItemView | None = None


class WoundView(msgspec.Struct, frozen=True, gc=False):
    """A serious wound on a character."""

    key: str
    dressed: bool = False
    numbed: bool = False


class RoomView(msgspec.Struct, frozen=True, gc=False):
    """A room slot."""

    slot: int
    explored: bool
    tile: str = ""
    """The room's key; of an unexplored room only if the viewer has looked at it."""
    kind: str = ""
    section: str = ""
    powered: bool = False
    token: str = ""
    """The exploration token, if the viewer has looked at it."""
    items: int = -1
    """Item counter, -1 for none."""
    fire: bool = False
    malfunction: bool = False
    computer: bool = False
    """A computer that works: no malfunction, and power (LD-CPU-01)."""
    objects: tuple[ItemView, ...] = ()


class StalkerView(msgspec.Struct, frozen=True, gc=False):
    """A Night Stalker figure."""

    text: str
    kind: str
    room: int
    wounds: int


class DeckView(msgspec.Struct, frozen=True, gc=False):
    """A deck: how many cards, and its open discard pile, top last."""

    key: str
    cards: int
    discard: tuple[str, ...] = ()


class KnownCard(msgspec.Struct, frozen=True, gc=False):
    """A card in a deck that the viewer has looked at and can still follow."""

    deck: str
    card: str
    from_top: int = -1
    from_bottom: int = -1


class CrewView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A character as the viewer sees it."""

    seat: int
    number: int
    character: str
    place: str
    room: int
    hand: int
    deck: int
    discard: tuple[str, ...]
    light: int
    wounds: tuple[WoundView, ...]
    slime: bool
    larva: bool
    signal: bool
    passed: bool
    hands: tuple[ItemView, ...]
    slots: int
    beside: tuple[ItemView, ...]
    pack: tuple[PackView, ...]
    missions: tuple[str, ...]
    objectives: int
    """How many objectives it still holds."""
    known_objectives: tuple[str, ...]
    """Objectives that the viewer has seen; more than held means one of them."""
    open_hand: tuple[str, ...] = ()
    """The cards in hand where hands lie open to all; contamination cards unscanned."""


class MeView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What only the viewer knows of the own character."""

    hand: tuple[str, ...]
    discard: tuple[str, ...]
    objectives: tuple[str, ...]
    objectives_met: tuple[bool, ...]
    """Whether each would be met if the game ended now with things as they are."""


class ArgView(msgspec.Struct, frozen=True, gc=False):
    """An argument of an option or a prompt: its kind and its text."""

    kind: str
    text: str


class OptionView(msgspec.Struct, frozen=True, gc=False):
    """One legal option."""

    text: str
    verb: str
    args: tuple[ArgView, ...]
    cost: int = 0
    """Action cards that it costs now, wounds counted; 0 where nothing is paid."""


class DecisionView(msgspec.Struct, frozen=True, gc=False):
    """What the viewer has to decide."""

    kind: str
    rule: str
    secret: bool
    options: tuple[OptionView, ...]
    about: dict[str, ArgView]


class DeclaredView(msgspec.Struct, frozen=True, gc=False):
    """An action that was declared and paid and has not taken place yet (LD-ACT-25)."""

    seat: int
    action: ArgView


class ResultView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How the game ended."""

    ended: str
    destroyed: bool
    winners: tuple[int, ...]
    survivors: tuple[int, ...]
    objectives: tuple[tuple[str, ...], ...]
    """By seat, the dead included."""


class TableView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The whole table in one viewer's eyes."""

    seat: int | None
    game: str
    mode: str
    board: str
    options: dict[str, str]
    """The table options that differ from the default."""
    phase: str
    round: int
    time: int
    event_step: int
    first: int
    turn: int
    actions_left: int
    waiting: tuple[int, ...]
    """Seats that everybody knows are awaited; empty while the table as one is asked."""
    asking: str
    """`seat`, `table` (a secret question to whom it may concern) or empty when all is over."""
    destruct: int
    rooms: tuple[RoomView, ...]
    noise: tuple[str, ...]
    closed: tuple[str, ...]
    destroyed_doors: tuple[str, ...]
    vented: int
    fire_left: int
    malfunctions_left: int
    doors_left: int
    stalkers: tuple[StalkerView, ...]
    bag: dict[str, int]
    outside: dict[str, int]
    eggs: int
    egg_supply: int
    nest_destroyed: bool
    queen_killed: bool
    decks: tuple[DeckView, ...]
    crafted: dict[str, int]
    weaknesses: tuple[str, ...]
    known_cards: tuple[KnownCard, ...]
    crew: tuple[CrewView, ...]
    me: MeView | None = None
    decision: DecisionView | None = None
    result: ResultView | None = None
    declared: DeclaredView | None = None
    """What an Interruption would cancel; everybody heard it being declared."""


class HintView(msgspec.Struct, frozen=True, gc=False):
    """Something worth saying to a beginner at the open decision."""

    key: str
    """Message `hint-…`."""
    rule: str
    option: str = ""
    """Said only while this option (or an option of this verb) is looked at."""
    args: dict[str, ArgView] = {}
    once: bool = False
    """Worth saying the first time only."""
    wait: int = 0
    """Seconds in which nothing was done."""

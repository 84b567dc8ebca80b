"""What a seat knows in both games, as the numbers that observations and actions are made of.

`Known.of_view(view)` reads a view: that is the definition, and what a bot has. `Known.of_table(t,
seat)` takes the same from the table, without building a view, for runners that play millions of
games; a test compares the two at every decision of whole games. Whatever a seat may not know is
left out here, so that nothing after it can leak. What only one game has it adds in a class of its
own (`games/*/env/known.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from lockdown.env.declared import ARG_KINDS, DECISION_KINDS, shown_context
from lockdown.env.layout import WrongLayout
from lockdown.rules import doors, objectives
from lockdown.rules.actions import perform
from lockdown.state import keys
from lockdown.views.build import PHASES
from lockdown.views.types import ItemView

if TYPE_CHECKING:
    from typing import Self

    from lockdown.state.boards import Board

#: (name, kind of argument, value): what a decision is about.
About = tuple[tuple[str, str, Any], ...]

Numbers = tuple[int, ...]

_PERFORM = perform.name
#: The decks of both games, in the order of `Known.decks`.
DECKS = ("red", "yellow", "green", "event", "attack", "wound", "contamination")
#: What a view says with the name and the number that the table has for it.
_PLAIN = (
    "round",
    "time",
    "event_step",
    "first",
    "turn",
    "actions_left",
    "destruct",
    "vented",
    "fire_left",
    "doors_left",
    "eggs",
    "egg_supply",
    "nest_destroyed",
    "queen_killed",
)


class Known:
    """The numbers; names as on the table, with what is hidden taken out."""

    BOARD: ClassVar[Board]
    TOKENS: ClassVar[tuple[str, ...]]
    """The tokens of the bag, in the order of the table."""

    __slots__ = (
        "about",
        "actions_left",
        "attack_discard",
        "backs",
        "bag",
        "beside",
        "broken",
        "broken_left",
        "char",
        "closed",
        "counter",
        "crafted",
        "decks",
        "declared",
        "destruct",
        "discards",
        "doors_left",
        "egg_supply",
        "eggs",
        "event_discard",
        "event_step",
        "explored",
        "fire",
        "fire_left",
        "first",
        "hand",
        "hand_sizes",
        "hands",
        "items_discard",
        "kind",
        "known_cards",
        "known_objectives",
        "known_pack",
        "larva",
        "light",
        "lit",
        "looked",
        "lying",
        "met",
        "mission",
        "n",
        "nest_destroyed",
        "noise",
        "number",
        "objectives",
        "objectives_held",
        "open_hands",
        "outside",
        "own_discard",
        "passed",
        "phase",
        "place",
        "queen_killed",
        "room",
        "round",
        "seat",
        "signal",
        "slime",
        "stalkers",
        "tile",
        "time",
        "token",
        "turn",
        "vented",
        "weakness",
        "wound_discard",
        "wounds",
        "wrecked",
    )

    about: About
    actions_left: int
    attack_discard: Numbers
    backs: tuple[Numbers, ...]
    bag: Numbers
    beside: tuple[Numbers, ...]
    broken: int
    broken_left: int
    char: Numbers
    closed: int
    counter: Numbers
    crafted: Numbers
    decks: Numbers
    declared: tuple[int, tuple[Any, ...]] | None
    destruct: int
    discards: tuple[Numbers, ...]
    doors_left: int
    egg_supply: int
    eggs: int
    event_discard: Numbers
    event_step: int
    explored: int
    fire: int
    fire_left: int
    first: int
    hand: Numbers
    hand_sizes: tuple[tuple[int, int], ...]
    hands: tuple[Numbers, ...]
    items_discard: tuple[Numbers, ...]
    kind: str
    known_cards: tuple[tuple[str, int, int], ...]
    known_objectives: tuple[tuple[int, int], ...]
    known_pack: tuple[Numbers, ...]
    larva: int
    light: Numbers
    lit: int
    looked: tuple[tuple[int, int], ...]
    lying: Numbers
    met: tuple[bool, ...]
    mission: tuple[Numbers, ...]
    n: int
    nest_destroyed: bool
    noise: int
    number: Numbers
    objectives: Numbers
    objectives_held: Numbers
    open_hands: tuple[Numbers, ...]
    outside: Numbers
    own_discard: Numbers
    passed: int
    phase: int
    place: Numbers
    queen_killed: bool
    room: Numbers
    round: int
    seat: int
    signal: int
    slime: int
    stalkers: tuple[tuple[int, int, int, int], ...]
    tile: Numbers
    time: int
    token: tuple[tuple[int, int], ...]
    turn: int
    vented: int
    weakness: Numbers
    wound_discard: Numbers
    wounds: tuple[Numbers, ...]
    wrecked: int

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Known):
            return NotImplemented
        return self.differences(other) == []

    __hash__ = None  # type: ignore[assignment]  # compared in tests, kept nowhere

    def differences(self, other: Known) -> list[str]:
        """The names of what differs."""
        names = [name for base in type(self).__mro__ for name in getattr(base, "__slots__", ())]
        return [name for name in names if getattr(self, name) != getattr(other, name)]

    @classmethod
    def check_board(cls, board: str) -> None:
        """Refuse a side whose rooms and corridors have no place in the frozen layout."""
        if board != cls.BOARD.key:
            raise WrongLayout(f"the layout shows the side {cls.BOARD.key}, not {board}")

    @classmethod
    def side_of(cls, board: str) -> Board:
        """The side of that name, which was checked."""
        cls.check_board(board)
        return cls.BOARD

    # ---- what the game adds

    def own_of_table(self, t: Any) -> None:
        """Add what only this game has."""
        raise NotImplementedError

    def own_of_view(self, view: Any) -> None:
        """The same, from a view."""
        raise NotImplementedError

    # ---- from the table

    @classmethod
    def of_table(cls, t: Any, seat: int) -> Self:
        """What `seat` knows of the table; raises `WrongLayout` for what the layout cannot show."""
        cls.check_board(t.rs.board.key)
        k = cls.__new__(cls)
        k.seat = seat
        k.n = t.n
        k.phase = t.phase
        k.round = t.round
        k.time = t.time
        k.event_step = t.event_step
        k.first = t.first
        k.turn = t.turn
        k.actions_left = t.actions_left
        k.destruct = t.destruct
        k.explored = explored = t.explored
        k.lit = t.lit
        k.fire = t.fire
        k.broken = t.broken
        k.noise = t.noise
        k.closed = t.closed
        k.wrecked = t.wrecked
        k.vented = t.vented
        k.fire_left = t.fire_limit - t.fire.bit_count()
        k.broken_left = t.broken_limit - t.broken.bit_count()
        k.doors_left = doors.doors_left(t)
        k.tile = _open_tiles(t.tile, explored)
        looked = t.seen_tile[seat] & ~explored
        k.looked = _looked(t.tile, looked) if looked else ()
        k.token = _seen_tokens(t, t.seen_token[seat]) if t.seen_token[seat] else ()
        k.counter = tuple(t.counter)
        k.lying = tuple(sorted(t.lying)) if t.lying else ()
        k.stalkers = t.stalkers
        k.bag = t.bag
        k.outside = t.outside
        k.eggs = t.eggs
        k.egg_supply = t.egg_supply
        k.nest_destroyed = t.nest_destroyed
        k.queen_killed = t.queen_killed
        k.weakness = _weaknesses(t.weakness, t.weakness_up)
        k.items_discard = tuple(t.items_discard)
        k.event_discard = t.event_discard
        k.attack_discard = t.attack_discard
        k.wound_discard = t.wound_discard
        k.decks = (
            *[len(deck) for deck in t.items_deck],
            len(t.event_deck),
            len(t.attack_deck),
            len(t.wound_deck),
            len(t.contamination),
        )
        k.crafted = _sorted(t.crafted)
        k.known_cards = (
            tuple([seen[1:] for seen in t.seen_card if seen[0] == seat]) if t.seen_card else ()
        )
        k.number = tuple(t.number)
        k.char = tuple(t.char)
        k.place = tuple(t.place)
        k.room = tuple(t.room)
        k.light = tuple(t.light)
        k.wounds = tuple(t.wounds)
        k.slime = t.slime
        k.larva = t.larva
        k.signal = t.signal
        k.passed = t.passed
        k.hands = tuple(t.hands)
        k.beside = tuple(t.beside)
        k.mission = tuple(t.mission)
        k.hand_sizes = tuple([(len(a), len(b)) for a, b in zip(t.hand, t.deck, strict=True)])
        k.discards = tuple([_open(cards) for cards in t.discard])
        facts = t.rs.items
        known_backs = _BACKS.get(id(facts)) or _backs_of(facts)
        k.backs = tuple([known_backs.get(p) or _backs(known_backs, facts, p) for p in t.pack])
        open_hands = t.rs.open_hands and any(t.hand)
        k.open_hands = tuple([_open(hand) for hand in t.hand]) if open_hands else ()
        k.known_pack = _known_pack(t, seat)
        k.objectives_held = tuple([len(held) for held in t.objectives])
        k.known_objectives = _known_objectives(t, seat)
        k.hand = _masked(t.hand[seat])
        k.own_discard = _masked(t.discard[seat])
        k.objectives = t.objectives[seat]
        k.met = tuple([objectives.is_met(t, seat, o) for o in k.objectives])
        decision = t.decision
        if decision is not None and decision[0] == seat:
            k.kind = kind = decision[1]
            shows = DECISION_KINDS[kind].shows
            shown = shown_context(kind, decision[4], t.agenda) if shows else {}
            k.about = tuple([(name, arg, value) for name, (arg, value) in shown.items()])
        else:
            k.kind = ""
            k.about = ()
        k.declared = None
        for step in reversed(t.agenda):
            if step[0] == _PERFORM:
                k.declared = (step[1], step[2])
                break
        k.own_of_table(t)
        return k

    # ---- from a view

    @classmethod
    def of_view(cls, view: Any, *, brief: bool = False) -> Self:
        """What the view shows; a brief one has only what the numbers of options need."""
        cls.check_board(view.board)
        k = cls.__new__(cls)
        if view.seat is None:
            raise ValueError("a spectator decides nothing and has no observation")
        k.seat = view.seat
        k.n = len(view.crew)
        k.stalkers = tuple(_figure(f.text, f.room, f.wounds) for f in view.stalkers)
        k.hands = tuple(_items(crew.hands) for crew in view.crew)
        if brief:
            return k
        _read_board(k, view)
        _read_crew(k, view)
        k.own_of_view(view)
        decision = view.decision
        k.kind = "" if decision is None else decision.kind
        k.about = (
            ()
            if decision is None
            else tuple(
                (name, arg.kind, ARG_KINDS[arg.kind].read(arg.text))
                for name, arg in decision.about.items()
            )
        )
        declared = view.declared
        k.declared = (
            None
            if declared is None
            else (declared.seat, ARG_KINDS["action"].read(declared.action.text))
        )
        return k


# ---- reading a view


def _figure(text: str, room: int, wounds: int) -> tuple[int, int, int, int]:
    code = ARG_KINDS["stalker"].read(text)
    return (code >> 3, code & 7, room, wounds)


def _items(shown: tuple[ItemView, ...]) -> tuple[int, ...]:
    read = ARG_KINDS["item"].read
    return tuple(read(item.text) for item in shown)


def _corridors(board: Board, texts: tuple[str, ...]) -> int:
    by_code, read = board.by_code, ARG_KINDS["corridor"].read
    return sum(1 << by_code[read(text)] for text in texts)


def _slots(view: Any, field: str) -> int:
    return sum(1 << room.slot for room in view.rooms if getattr(room, field))


def _read_board(k: Known, view: Any) -> None:
    k.phase = PHASES.index(view.phase)
    for name in _PLAIN:
        setattr(k, name, getattr(view, name))
    k.broken_left = view.malfunctions_left
    k.explored = _slots(view, "explored")
    k.lit = _slots(view, "powered")
    k.fire = _slots(view, "fire")
    k.broken = _slots(view, "malfunction")
    side = k.side_of(view.board)
    k.noise = _corridors(side, view.noise)
    k.closed = _corridors(side, view.closed)
    k.wrecked = _corridors(side, view.destroyed_doors)
    k.tile = (0, *(keys.ROOM[room.tile] if room.explored else 0 for room in view.rooms))
    k.looked = tuple(
        (room.slot, keys.ROOM[room.tile]) for room in view.rooms if room.tile and not room.explored
    )
    k.token = tuple(
        (room.slot, keys.EXPLORATION.index(room.token)) for room in view.rooms if room.token
    )
    k.counter = (-1, *(room.items for room in view.rooms))
    k.lying = tuple(
        sorted(room.slot << 16 | item for room in view.rooms for item in _items(room.objects))
    )
    k.bag = tuple(view.bag.get(token, 0) for token in k.TOKENS)
    k.outside = tuple(view.outside.get(token, 0) for token in k.TOKENS)
    k.weakness = tuple(keys.WEAKNESS[key] if key else -1 for key in view.weaknesses)
    decks = {deck.key: deck for deck in view.decks}
    k.items_discard = tuple(
        tuple(keys.ITEM[card] for card in decks[colour].discard)
        for colour in ("red", "yellow", "green")
    )
    k.event_discard = tuple(keys.EVENTS.index(card) for card in decks["event"].discard)
    k.attack_discard = tuple(ARG_KINDS["attack"].read(card) for card in decks["attack"].discard)
    k.wound_discard = tuple(keys.WOUND[card] for card in decks["wound"].discard)
    k.decks = tuple(decks[name].cards for name in DECKS)
    k.crafted = tuple(
        sorted(keys.ITEM[key] for key, count in view.crafted.items() for _ in range(count))
    )
    k.known_cards = tuple(
        (
            card.deck,
            card.from_top if card.from_top >= 0 else ~card.from_bottom,
            _card_number(card.deck, card.card),
        )
        for card in view.known_cards
    )


def _card_number(deck: str, card: str) -> int:
    if deck == "event":
        return keys.EVENTS.index(card)
    if deck == "attack":
        return int(ARG_KINDS["attack"].read(card))
    return keys.ITEM[card]


def _read_crew(k: Known, view: Any) -> None:
    crew = view.crew
    k.number = tuple(c.number for c in crew)
    k.char = tuple(keys.CHARACTERS.index(c.character) if c.character else -1 for c in crew)
    k.place = tuple(keys.PLACES.index(c.place) for c in crew)
    k.room = tuple(c.room for c in crew)
    k.light = tuple(c.light for c in crew)
    k.wounds = tuple(
        tuple(keys.WOUND[w.key] | w.dressed << 4 | w.numbed << 5 for w in c.wounds) for c in crew
    )
    k.slime = sum(c.slime << c.seat for c in crew)
    k.larva = sum(c.larva << c.seat for c in crew)
    k.signal = sum(c.signal << c.seat for c in crew)
    k.passed = sum(c.passed << c.seat for c in crew)
    k.beside = tuple(_items(c.beside) for c in crew)
    k.mission = tuple(tuple(keys.ITEM[key] for key in c.missions) for c in crew)
    k.hand_sizes = tuple((c.hand, c.deck) for c in crew)
    read = ARG_KINDS["card"].read
    k.discards = tuple(tuple(read(card) for card in c.discard) for c in crew)
    k.backs = tuple(
        tuple(sum(card.colour == colour for card in c.pack) for colour in keys.COLOURS)
        for c in crew
    )
    k.known_pack = tuple(
        tuple(sorted(_items(tuple(card.item for card in c.pack if card.item is not None))))
        for c in crew
    )
    shown = any(c.open_hand for c in crew)
    k.open_hands = tuple(tuple(read(card) for card in c.open_hand) for c in crew) if shown else ()
    k.objectives_held = tuple(c.objectives for c in crew)
    k.known_objectives = tuple(
        sorted((c.seat, keys.OBJECTIVE[o]) for c in crew for o in c.known_objectives)
    )
    me = view.me
    if me is None:
        raise ValueError("the view of a seat has a part of its own")
    k.hand = tuple(read(card) for card in me.hand)
    k.own_discard = tuple(read(card) for card in me.discard)
    k.objectives = tuple(keys.OBJECTIVE[o] for o in me.objectives)
    k.met = me.objectives_met


# ---- small parts that stay the same for many decisions


@lru_cache(maxsize=4096)
def _sorted(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(cards))


@lru_cache(maxsize=4096)
def _open_tiles(tiles: tuple[int, ...], explored: int) -> tuple[int, ...]:
    return tuple([tile if explored >> slot & 1 else 0 for slot, tile in enumerate(tiles)])


@lru_cache(maxsize=4096)
def _looked(tiles: tuple[int, ...], looked: int) -> tuple[tuple[int, int], ...]:
    return tuple([(slot, tile) for slot, tile in enumerate(tiles) if looked >> slot & 1])


def _seen_tokens(t: Any, seen: int) -> tuple[tuple[int, int], ...]:
    return tuple([(s, token) for s, token in enumerate(t.token) if seen >> s & 1 and token >= 0])


@lru_cache(maxsize=1024)
def _weaknesses(cards: tuple[int, ...], up: int) -> tuple[int, ...]:
    return tuple([card if up >> i & 1 else -1 for i, card in enumerate(cards)])


@lru_cache(maxsize=16384)
def _open(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([min(keys.CONTAMINATION, card) for card in cards])


@lru_cache(maxsize=16384)
def _masked(cards: tuple[int, ...]) -> tuple[int, ...]:
    hidden = (keys.CLEAN, keys.INFECTED)
    return tuple([keys.CONTAMINATION if card in hidden else card for card in cards])


def _known_pack(t: Any, seat: int) -> tuple[Numbers, ...]:
    """By seat: the cards of its inventory that a seat knows."""
    if t.rs.open_hands:
        return tuple([tuple(sorted(pack)) for pack in t.pack])
    seen = t.seen_item
    if not seen:
        return tuple([tuple(sorted(t.pack[o])) if o == seat else () for o in range(t.n)])
    return tuple(
        [
            tuple(sorted(item for who, whose, item in seen if who == seat and whose == o))
            if o != seat
            else tuple(sorted(t.pack[o]))
            for o in range(t.n)
        ]
    )


def _known_objectives(t: Any, seat: int) -> tuple[tuple[int, int], ...]:
    if t.rs.open_hands:
        return tuple(sorted((owner, o) for owner in range(t.n) for o in t.objectives[owner]))
    if not t.seen_objective:
        return ()
    return tuple(sorted((whose, o) for who, whose, o in t.seen_objective if who == seat))


#: By the items of a rule set: packs and their backs. The same item may have another back in another
#: game.
_BACKS: dict[int, dict[Numbers, Numbers]] = {}
_ITEMS: dict[int, Any] = {}


def _backs_of(facts: Any) -> dict[Numbers, Numbers]:
    _ITEMS[id(facts)] = facts  # kept, so that no other rule set gets its number
    return _BACKS.setdefault(id(facts), {})


def _backs(known: dict[Numbers, Numbers], facts: Any, pack: Numbers) -> Numbers:
    """How many cards of each colour are in a pack: what everybody sees of it."""
    colours = [facts[item & 255].deck for item in pack]
    found = tuple(colours.count(colour) for colour in range(len(keys.COLOURS)))
    if len(known) > 50_000:
        known.clear()
    known[pack] = found
    return found

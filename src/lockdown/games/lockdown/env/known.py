"""What a seat knows, as the numbers that observations and actions are made of.

`Known.of_view(view)` reads a view: that is the definition, and what a bot has. `Known.of_table(t,
seat)` takes the same from the table, without building a view, for runners that play millions of
games; a test compares the two at every decision of whole games. Whatever a seat may not know is
left out here, so that nothing after it can leak.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lockdown.env.declared import ARG_KINDS, DECISION_KINDS
from lockdown.env.layout import WrongLayout
from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.cards.tokens import STALKER_TOKENS
from lockdown.games.lockdown.enemies import NIGHT_STALKERS
from lockdown.games.lockdown.table import LockdownTable as Table
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.rules import doors, ending, objectives
from lockdown.rules.actions import perform
from lockdown.state import keys
from lockdown.views.build import PHASES
from lockdown.views.types import ItemView

#: (name, kind of argument, value): what a decision is about.
About = tuple[tuple[str, str, Any], ...]

Numbers = tuple[int, ...]

_PERFORM = perform.name


def _shown(enemies: str) -> None:
    """Refuse tables with components that have no place in the frozen layout."""
    if enemies != NIGHT_STALKERS.name:
        raise WrongLayout(f"lockdown/2 shows no {enemies}: learn with {NIGHT_STALKERS.name}")


class Known:
    """The numbers; names as on the table, with what is hidden taken out."""

    __slots__ = (
        "about",
        "actions_left",
        "active",
        "analysed",
        "attack_discard",
        "backs",
        "bag",
        "beside",
        "broken",
        "broken_left",
        "char",
        "closed",
        "codes",
        "computer",
        "counter",
        "crafted",
        "css",
        "decks",
        "declared",
        "destruct",
        "destruct_red",
        "discards",
        "doors_left",
        "egg_supply",
        "eggs",
        "elevator",
        "emergency",
        "event_discard",
        "event_step",
        "explored",
        "fire",
        "fire_left",
        "first",
        "gate_open",
        "hand",
        "hand_sizes",
        "hands",
        "isolation_open",
        "items_discard",
        "kind",
        "knowledge",
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
        "outside",
        "own_discard",
        "passed",
        "phase",
        "place",
        "pool",
        "power",
        "queen_killed",
        "room",
        "round",
        "rover_here",
        "seat",
        "signal",
        "slime",
        "stalkers",
        "tile",
        "time",
        "time_blue",
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
    active: int
    analysed: Numbers
    attack_discard: Numbers
    backs: tuple[Numbers, ...]
    bag: Numbers
    beside: tuple[Numbers, ...]
    broken: int
    broken_left: int
    char: Numbers
    closed: int
    codes: tuple[tuple[int, Numbers], ...]
    computer: int
    counter: Numbers
    crafted: Numbers
    css: tuple[tuple[int, int, bool], ...]
    decks: Numbers
    declared: tuple[int, tuple[Any, ...]] | None
    destruct: int
    destruct_red: bool
    discards: tuple[Numbers, ...]
    doors_left: int
    egg_supply: int
    eggs: int
    elevator: int
    emergency: int
    event_discard: Numbers
    event_step: int
    explored: int
    fire: int
    fire_left: int
    first: int
    gate_open: bool
    hand: Numbers
    hand_sizes: tuple[tuple[int, int], ...]
    hands: tuple[Numbers, ...]
    isolation_open: bool
    items_discard: tuple[Numbers, ...]
    kind: str
    knowledge: Numbers
    known_cards: tuple[tuple[str, int, int], ...]
    known_objectives: tuple[tuple[int, int], ...]
    known_pack: tuple[Numbers, ...]
    larva: int
    light: Numbers
    lit: int
    looked: tuple[tuple[int, int], ...]
    lying: Numbers
    met: tuple[bool, ...]
    mission: tuple[bool, ...]
    n: int
    nest_destroyed: bool
    noise: int
    number: Numbers
    objectives: Numbers
    objectives_held: Numbers
    outside: Numbers
    own_discard: Numbers
    passed: int
    phase: int
    place: Numbers
    pool: tuple[int, Numbers]
    power: Numbers
    queen_killed: bool
    room: Numbers
    round: int
    rover_here: bool
    seat: int
    signal: int
    slime: int
    stalkers: tuple[tuple[int, int, int, int], ...]
    tile: Numbers
    time: int
    time_blue: bool
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
        return [name for name in self.__slots__ if getattr(self, name) != getattr(other, name)]

    # ---- from the table

    @classmethod
    def of_table(cls, t: Table, seat: int) -> Known:
        """What `seat` knows of the table; raises `WrongLayout` for what the layout cannot show."""
        _shown(t.rs.enemies)
        k = cls.__new__(cls)
        k.seat = seat
        k.n = n = t.n
        k.phase = t.phase
        k.round = t.round
        k.time = t.time
        k.time_blue = t.time_blue
        k.event_step = t.event_step
        k.first = t.first
        k.turn = t.turn
        k.actions_left = t.actions_left
        k.power = t.power
        k.elevator = t.elevator
        k.gate_open = t.gate_open
        k.rover_here = t.rover_here
        k.isolation_open = t.isolation_open
        k.destruct = t.destruct
        k.destruct_red = t.destruct_red
        k.emergency = t.emergency
        k.css = _css(t.css_up | t.seen_css[seat], t.css_up, t.css_face, t.css_space)
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
        k.computer = t.computer
        k.weakness = _weaknesses(t.weakness, t.weakness_up)
        k.analysed = t.analysed
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
            len(t.computer_deck),
        )
        k.crafted = _sorted(t.crafted)
        k.known_cards = (
            tuple([seen[1:] for seen in t.seen_card if seen[0] == seat]) if t.seen_card else ()
        )
        shown = t.phase == ending.PHASE_OVER
        k.codes, k.pool = _codes(t.ctg_place, t.ctg_face, t.seen_ctg[seat], seat, n, shown)
        k.number = tuple(t.number)
        k.char = tuple(t.char)
        k.place = tuple(t.place)
        k.room = tuple(t.room)
        k.light = tuple(t.light)
        k.wounds = tuple(t.wounds)
        k.knowledge = tuple(t.knowledge)
        k.active = t.active
        k.slime = t.slime
        k.larva = t.larva
        k.signal = t.signal
        k.passed = t.passed
        k.hands = tuple(t.hands)
        k.beside = tuple(t.beside)
        k.mission = tuple([bool(items) for items in t.mission])
        k.hand_sizes = tuple([(len(a), len(b)) for a, b in zip(t.hand, t.deck, strict=True)])
        k.discards = tuple([_open(cards) for cards in t.discard])
        k.backs = tuple([_backs(t.rs.items, pack) for pack in t.pack])
        seen = t.seen_item
        if seen:
            k.known_pack = tuple(
                [
                    tuple(sorted(item for who, whose, item in seen if who == seat and whose == o))
                    if o != seat
                    else tuple(sorted(t.pack[o]))
                    for o in range(n)
                ]
            )
        else:
            k.known_pack = tuple([tuple(sorted(t.pack[o])) if o == seat else () for o in range(n)])
        k.objectives_held = tuple([len(held) for held in t.objectives])
        k.known_objectives = (
            tuple(sorted((whose, o) for who, whose, o in t.seen_objective if who == seat))
            if t.seen_objective
            else ()
        )
        k.hand = _masked(t.hand[seat])
        k.own_discard = _masked(t.discard[seat])
        k.objectives = t.objectives[seat]
        k.met = tuple([objectives.is_met(t, seat, o) for o in k.objectives])
        decision = t.decision
        if decision is not None and decision[0] == seat:
            k.kind = kind = decision[1]
            shows = DECISION_KINDS[kind].shows
            context = decision[4]
            k.about = tuple([(name, arg, context[i]) for name, i, arg in shows]) if shows else ()
        else:
            k.kind = ""
            k.about = ()
        k.declared = None
        for step in reversed(t.agenda):
            if step[0] == _PERFORM:
                k.declared = (step[1], step[2])
                break
        return k

    # ---- from a view

    @classmethod
    def of_view(cls, view: LockdownView, *, brief: bool = False) -> Known:
        """What the view shows; a brief one has only what the numbers of options need."""
        _shown(view.enemies)
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


def _corridors(texts: tuple[str, ...]) -> int:
    by_code, read = board("basic").by_code, ARG_KINDS["corridor"].read
    return sum(1 << by_code[read(text)] for text in texts)


def _slots(view: LockdownView, field: str) -> int:
    return sum(1 << room.slot for room in view.rooms if getattr(room, field))


def _read_board(k: Known, view: LockdownView) -> None:
    k.phase = PHASES.index(view.phase)
    for name in (
        "round",
        "time",
        "time_blue",
        "event_step",
        "first",
        "turn",
        "actions_left",
        "elevator",
        "gate_open",
        "rover_here",
        "isolation_open",
        "destruct",
        "destruct_red",
        "emergency",
        "vented",
        "fire_left",
        "doors_left",
        "eggs",
        "egg_supply",
        "nest_destroyed",
        "queen_killed",
    ):
        setattr(k, name, getattr(view, name))
    k.broken_left = view.malfunctions_left
    power = [token.token if token.on else -token.token for token in view.power]
    k.power = (power[0], power[1], power[2], power[3])
    k.css = tuple(
        (css.space, keys.CSS_TOKENS.index(css.face) if css.face else -1, css.revealed)
        for css in view.css
    )
    k.explored = _slots(view, "explored")
    k.lit = _slots(view, "powered")
    k.fire = _slots(view, "fire")
    k.broken = _slots(view, "malfunction")
    k.noise = _corridors(view.noise)
    k.closed = _corridors(view.closed)
    k.wrecked = _corridors(view.destroyed_doors)
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
    k.bag = tuple(view.bag.get(token.key, 0) for token in STALKER_TOKENS)
    k.outside = tuple(view.outside.get(token.key, 0) for token in STALKER_TOKENS)
    k.computer = keys.COMPUTERS.index(view.computer)
    k.weakness = tuple(keys.WEAKNESS[key] if key else -1 for key in view.weaknesses)
    k.analysed = tuple(keys.ITEM[key] for key in view.analysed)
    decks = {deck.key: deck for deck in view.decks}
    k.items_discard = tuple(
        tuple(keys.ITEM[card] for card in decks[colour].discard)
        for colour in ("red", "yellow", "green")
    )
    k.event_discard = tuple(keys.EVENTS.index(card) for card in decks["event"].discard)
    k.attack_discard = tuple(ARG_KINDS["attack"].read(card) for card in decks["attack"].discard)
    k.wound_discard = tuple(keys.WOUND[card] for card in decks["wound"].discard)
    names = ("red", "yellow", "green", "event", "attack", "wound", "contamination", "computer")
    k.decks = tuple(decks[name].cards for name in names)
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
    k.pool = (len(view.pool), tuple(sorted(_codes_shown(tuple(p.face for p in view.pool)))))


def _card_number(deck: str, card: str) -> int:
    if deck == "event":
        return keys.EVENTS.index(card)
    if deck == "attack":
        return int(ARG_KINDS["attack"].read(card))
    return keys.ITEM[card]


def _codes_shown(faces: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted(keys.CONTINGENCIES.index(face) for face in faces if face))


def _read_crew(k: Known, view: LockdownView) -> None:
    crew = view.crew
    k.number = tuple(c.number for c in crew)
    k.char = tuple(keys.CHARACTERS.index(c.character) if c.character else -1 for c in crew)
    k.place = tuple(keys.PLACES.index(c.place) for c in crew)
    k.room = tuple(c.room for c in crew)
    k.light = tuple(c.light for c in crew)
    k.wounds = tuple(
        tuple(keys.WOUND[w.key] | w.dressed << 4 | w.numbed << 5 for w in c.wounds) for c in crew
    )
    k.knowledge = tuple(c.knowledge for c in crew)
    k.active = sum(c.knowledge_active << c.seat for c in crew)
    k.slime = sum(c.slime << c.seat for c in crew)
    k.larva = sum(c.larva << c.seat for c in crew)
    k.signal = sum(c.signal << c.seat for c in crew)
    k.passed = sum(c.passed << c.seat for c in crew)
    k.beside = tuple(_items(c.beside) for c in crew)
    k.mission = tuple(bool(c.missions) for c in crew)
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
    k.codes = tuple((len(c.contingencies), _codes_shown(c.contingencies)) for c in crew)
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
def _css(
    seen: int, up: int, faces: tuple[int, ...], spaces: tuple[int, ...]
) -> tuple[tuple[int, int, bool], ...]:
    tokens = [
        (space, faces[i] if seen >> i & 1 else -1, bool(up >> i & 1))
        for i, space in enumerate(spaces)
    ]
    return tuple(sorted(tokens, key=lambda css: (-css[0], css[2])))


@lru_cache(maxsize=4096)
def _sorted(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(cards))


@lru_cache(maxsize=4096)
def _open_tiles(tiles: tuple[int, ...], explored: int) -> tuple[int, ...]:
    return tuple([tile if explored >> slot & 1 else 0 for slot, tile in enumerate(tiles)])


@lru_cache(maxsize=4096)
def _looked(tiles: tuple[int, ...], looked: int) -> tuple[tuple[int, int], ...]:
    return tuple([(slot, tile) for slot, tile in enumerate(tiles) if looked >> slot & 1])


def _seen_tokens(t: Table, seen: int) -> tuple[tuple[int, int], ...]:
    return tuple([(s, token) for s, token in enumerate(t.token) if seen >> s & 1 and token >= 0])


@lru_cache(maxsize=1024)
def _weaknesses(cards: tuple[int, ...], up: int) -> tuple[int, ...]:
    return tuple([card if up >> i & 1 else -1 for i, card in enumerate(cards)])


@lru_cache(maxsize=8192)
def _codes(
    places: tuple[int, ...], faces: tuple[int, ...], seen: int, seat: int, n: int, shown: bool
) -> tuple[Any, ...]:
    codes = tuple(
        (
            places.count(other),
            tuple(
                sorted(
                    face
                    for i, (place, face) in enumerate(zip(places, faces, strict=True))
                    if place == other and (other == seat or shown or seen >> i & 1)
                )
            ),
        )
        for other in range(n)
    )
    pool = [i for i, place in enumerate(places) if place >= 10]
    return codes, (len(pool), tuple(sorted(faces[i] for i in pool if seen >> i & 1)))


@lru_cache(maxsize=16384)
def _open(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([min(keys.CONTAMINATION, card) for card in cards])


@lru_cache(maxsize=16384)
def _masked(cards: tuple[int, ...]) -> tuple[int, ...]:
    hidden = (keys.CLEAN, keys.INFECTED)
    return tuple([keys.CONTAMINATION if card in hidden else card for card in cards])


_BACKS: dict[tuple[int, ...], tuple[int, ...]] = {}


def _backs(facts: Any, pack: tuple[int, ...]) -> tuple[int, ...]:
    """How many cards of each colour are in a pack: what everybody sees of it."""
    found = _BACKS.get(pack)
    if found is None:
        colours = [facts[item & 255].deck for item in pack]
        found = tuple(colours.count(colour) for colour in range(len(keys.COLOURS)))
        if len(_BACKS) > 50_000:
            _BACKS.clear()
        _BACKS[pack] = found
    return found

"""What a viewer does not know of a table: pools of cards and tokens, and where they may lie.

Each chapter looks at one kind of secret (LD-SET-33), leaves out what the viewer has legally seen
(LD-SET-34), puts the rest into a pool, and returns the part of a deal that lays the shuffled pool
out again. Pools are sorted: where a card truly lies has no influence on where it will lie. Here
stands what lies on the board; what players hold stands in `bots/unknown_hands.py`, what one game
alone hides in `games/*/secrets.py`.
"""

from __future__ import annotations

import inspect
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, TypeAlias

from lockdown.kernel.options import VERBS
from lockdown.kernel.steps import STEPS
from lockdown.rules.setting_up import card_is_in
from lockdown.rules.status import deck_named
from lockdown.state import keys
from lockdown.state.keys import CLEAN, CONTAMINATION, INFECTED, KNOWN_CLEAN, KNOWN_INFECTED
from lockdown.state.ruleset import Ruleset
from lockdown.state.table import Table

#: All pools one after the other, each shuffled.
Row: TypeAlias = tuple[int, ...]
#: Lays its share of the row out on a new table.
Part: TypeAlias = Callable[[Any, Row, random.Random], None]
#: For each card of a pile its place in a row, or ~card if it stays.
Places: TypeAlias = tuple[int, ...]

#: Arguments of waiting steps that name a seat whose cards the other arguments may name.
_OWNERS = frozenset(("seat", "actor", "by", "partner"))
#: Arguments of waiting steps that never name a card of a hand or an inventory; `rest` and `queue`
#: are those who are still to be asked, `deal` is how far a trade has come.
_HARMLESS = frozenset(
    ("slot", "uid", "left", "level", "why", "rule", "rest", "queue", "deal", "token", "triggered")
)
#: Kinds of arguments of a declared action that do.
_CARDS = frozenset(("action", "card", "item", "item_list"))
_FACES = frozenset((CLEAN, INFECTED, KNOWN_CLEAN, KNOWN_INFECTED))


class Unknown:
    """A table, as it is looked through for one viewer."""

    def __init__(self, t: Table, viewer: int | None, imagined: bool) -> None:
        self.viewer = viewer
        self.asked = t.decision[0] if t.decision is not None else -1
        self.waiting = _waiting(t)
        self.imagined = imagined
        """Built out of a view: what is out of the game is unknown too."""
        self.spare = left_over(t) if imagined else {}
        """By pile, what may as well lie there."""
        self.values: list[int] = []
        self.sizes: list[int] = []

    def pool(self, cards: Iterable[int]) -> int:
        """Put cards into a pool of their own; where it begins in the row."""
        start = len(self.values)
        self.values += sorted(cards)
        self.sizes.append(len(self.values) - start)
        return start

    def stays(self, t: Table, seat: int) -> bool:
        """Whether hand and inventory of a seat stay as they are."""
        return seat in (self.viewer, self.asked) or t.rs.open_hands

    def waits(self, seat: int, card: int) -> bool:
        """Whether something still to happen may name that card of a seat."""
        return seat in self.waiting and card in self.waiting[seat]


def laid(places: Places, row: Sequence[int]) -> tuple[int, ...]:
    """A pile of which some cards stay, out of a row."""
    return tuple([row[at] if at >= 0 else ~at for at in places])


def left_over(t: Table) -> dict[str, list[int]]:
    """What belongs to the game and does not lie on an imagined table, by pile."""
    rs = t.rs
    found = {name: Counter(cards) for name, cards in _box(rs, t.n).items()}
    found["event"].subtract([*t.event_deck, *t.event_discard])
    found["attack"].subtract([*t.attack_deck, *t.attack_discard])
    found["wound"].subtract([*t.wound_deck, *t.wound_discard])
    found["wound"].subtract([wound & 15 for held in t.wounds for wound in held])
    found["exploration"].subtract([token for token in t.token if token >= 0])
    found["objective"].subtract([card for held in t.objectives for card in held])
    cards = [c for zone in (t.hand, t.deck, t.discard) for pile in zone for c in pile]
    sick = [card for card in cards if card > CONTAMINATION]
    faces = (INFECTED if card in (INFECTED, KNOWN_INFECTED) else CLEAN for card in sick)
    found["contamination"].subtract([*faces, *t.contamination])
    things = [i & 255 for zone in (t.pack, t.hands, t.beside) for held in zone for i in held]
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        lying = [*t.items_deck[colour], *t.items_discard[colour]]
        found[keys.COLOURS[colour]].subtract([*lying, *things])
    return {name: sorted((+rest).elements()) for name, rest in found.items()}


@cache
def _box(rs: Ruleset, players: int) -> dict[str, list[int]]:
    """By pile, everything that belongs to it."""
    decks = rs.objective_decks
    box = {
        "event": [card.id for card in rs.events for _ in range(card.copies)],
        "attack": [card.id << 3 | i for card in rs.attacks for i in range(card.copies)],
        "wound": [card.id for card in rs.wounds for _ in range(card.copies)],
        "contamination": [CLEAN] * rs.clean_copies + [INFECTED] * rs.infected_copies,
        "exploration": [i for i, token in enumerate(rs.exploration) for _ in range(token.copies)],
        "objective": [c.id for c in rs.objectives if c.deck in decks and card_is_in(c, players)],
    }
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        cards = [item.id for item in rs.items if item.deck == colour for _ in range(item.copies)]
        box[keys.COLOURS[colour]] = cards
    return box


# ---- what is still to happen


def _waiting(t: Table) -> dict[int, set[int]]:
    """By seat: numbers in what is still to happen that may name a card it holds, which stays."""
    waiting: list[tuple[Any, ...]] = list(t.agenda)
    if t.decision is not None:
        waiting.append((t.decision[3], *t.decision[4]))
    found: dict[int, set[int]] = {}
    for name, *args in waiting:
        numbers: set[int] = set()
        owners: list[int] = []
        for parameter, arg in zip(_parameters(name), args, strict=False):
            if parameter in _OWNERS:
                owners.append(arg)
            elif parameter == "act":
                # What was declared names its cards (LD-ACT-25); what was chosen besides may do so.
                kinds = VERBS[arg[0]].kinds
                chosen = arg[len(kinds) + 1 :]
                named = zip(kinds, arg[1:], strict=False)
                _collect((*(a for kind, a in named if kind in _CARDS), *chosen), numbers)
            elif parameter not in _HARMLESS:
                _collect(arg, numbers)
        # Which face it has must not decide whether a contamination card stays.
        if not numbers.isdisjoint(_FACES):
            numbers |= _FACES
        for seat in (owners or range(t.n)) if numbers else ():
            found.setdefault(seat, set()).update(numbers)
    return found


@cache
def _parameters(name: str) -> tuple[str, ...]:
    return tuple(inspect.signature(STEPS[name]).parameters)[1:]


def _collect(value: Any, found: set[int]) -> None:
    if isinstance(value, tuple):
        for part in value:
            _collect(part, found)
    elif isinstance(value, int):
        found.add(value)


# ---- the board


def tiles(t: Table, u: Unknown) -> Part:
    """Other tiles in unexplored rooms, those in the box included (LD-SET-04, LD-SET-05)."""
    board = t.rs.board
    open_ = t.explored | (t.seen_tile[u.viewer] if u.viewer is not None else 0)
    slot_of = list(t.slot_of)
    hidden: list[tuple[int, list[int]]] = []
    for kind, there in _tiles_of(t.rs).items():
        slots = [
            s for s in range(1, board.slots + 1) if board.kind[s] == kind and not open_ >> s & 1
        ]
        lying = [t.tile[slot] for slot in slots]
        pool = [*lying, *(room for room in there if room not in t.tile)]
        for room in pool:
            slot_of[room] = 0
        if slots:
            hidden.append((u.pool(pool), slots))
    tile = list(t.tile)

    def deal(new: Table, row: Row, dice: random.Random) -> None:
        rooms, where = tile[:], slot_of[:]
        for start, slots in hidden:
            for at, slot in enumerate(slots, start):
                room = rooms[slot] = row[at]
                where[room] = slot
        new.tile, new.slot_of = tuple(rooms), tuple(where)

    return deal


@cache
def _tiles_of(rs: Ruleset) -> dict[str, list[int]]:
    return {
        kind: [room.id for room in rs.rooms if room.kind == kind and room.copies]
        for kind in rs.room_kinds
    }


def tokens(t: Table, u: Unknown) -> Part:
    """Other exploration tokens on unexplored rooms, those in the box included (LD-SET-06)."""
    seen = t.seen_token[u.viewer] if u.viewer is not None else 0
    hidden = [slot for slot, token in enumerate(t.token) if token >= 0 and not seen >> slot & 1]
    # The tokens that were left over in set-up are the first that went out of the game.
    boxed = [i for i, what in enumerate(t.gone) if what[0] == "exploration"][: _boxed(t.rs)]
    spare = u.spare.get("exploration", [])
    laid_out: list[tuple[int, list[int]]] = []
    put_back: list[tuple[int, int]] = []
    for outside in (False, True):  # the backs of surface tokens differ (LD-EXP-01)
        back = [token.outside == outside for token in t.rs.exploration]
        slots = [slot for slot in hidden if back[t.token[slot]]]
        box = [i for i in boxed if back[t.gone[i][1]]]
        pool = [t.token[slot] for slot in slots] + [t.gone[i][1] for i in box]
        start = u.pool([*pool, *(token for token in spare if back[token])])
        if slots:
            laid_out.append((start, slots))
            put_back += [(i, at) for at, i in enumerate(box, start + len(slots))]
    names = [("exploration", token) for token in range(len(t.rs.exploration))]

    def deal(new: Table, row: Row, dice: random.Random) -> None:
        token = new.token
        for start, slots in laid_out:
            for at, slot in enumerate(slots, start):
                token[slot] = row[at]
        if put_back:
            gone = list(new.gone)
            for i, at in put_back:
                gone[i] = names[row[at]]
            new.gone = tuple(gone)

    return deal


@cache
def _boxed(rs: Ruleset) -> int:
    """How many exploration tokens go back into the box in set-up."""
    board = rs.board
    on_board = board.open_tokens.bit_count()  # NM-ALT-05, LD-SRF-02
    on_board += sum(1 for slot in range(1, board.slots + 1) if not board.printed[slot])
    return sum(token.copies for token in rs.exploration) - on_board


# ---- decks


def lay_deck(t: Table, u: Unknown, name: str, deck: Row, held: Row = ()) -> tuple[int, Places]:
    """A pool of a deck and of what is drawn out of it; its start, and the places of the deck in it.

    What is drawn (`held`) comes first. Without places the deck is the stretch that follows; with
    them some cards of it stay, because the viewer has looked at them (LD-SET-34).
    """
    spare = u.spare.get(name, ())
    known = {
        (-1 - depth) % len(deck)
        for who, which, depth, _ in t.seen_card
        if who == u.viewer and which == name and deck
    }
    if not known:
        return u.pool([*held, *deck, *spare]), ()
    free = [i for i in range(len(deck)) if i not in known]
    places = [~card for card in deck]
    for at, i in enumerate(free, len(held)):
        places[i] = at
    return u.pool([*held, *(deck[i] for i in free), *spare]), tuple(places)


def decks(t: Table, u: Unknown) -> Part:
    """Other orders of the shared decks, except for cards that the viewer has looked at."""
    whole: list[tuple[str, int, int]] = []
    partly: list[tuple[str, int, Places]] = []
    for name in t.rs.named_decks:
        deck = deck_named(t, name) or ()
        start, places = lay_deck(t, u, name, deck)
        if places:
            partly.append((f"{name}_deck", start, places))
        else:
            whole.append((f"{name}_deck", start, start + len(deck)))

    def deal(new: Table, row: Row, dice: random.Random) -> None:
        for name, start, end in whole:
            setattr(new, name, row[start:end])
        for name, start, places in partly:
            setattr(new, name, laid(places, row[start : start + len(places)]))

    return deal


def memories(t: Table, u: Unknown) -> Part:
    """What others have looked at in a deck is other cards now (LD-SET-34)."""
    shared = (*t.rs.named_decks, *keys.COLOURS[:3])
    others = [
        (n, who, name, depth)
        for n, (who, name, depth, _) in enumerate(t.seen_card)
        if who != u.viewer and name in shared
    ]

    def deal(new: Table, row: Row, dice: random.Random) -> None:
        if others:
            found = list(new.seen_card)
            for n, who, name, depth in others:
                pile = deck_named(new, name) or ()
                found[n] = (who, name, depth, pile[-1 - depth])
            new.seen_card = tuple(found)

    return deal


def weaknesses(t: Table, u: Unknown) -> Part:
    """Other face-down weakness cards, those in the box included (LD-SET-10)."""
    cards = t.weakness
    hidden = [i for i in range(len(cards)) if not t.weakness_up >> i & 1]
    box = [card.id for card in t.rs.weaknesses if card.copies and card.id not in cards]
    start = u.pool([*(cards[i] for i in hidden), *box])
    places = [~card for card in cards]
    for at, i in enumerate(hidden, start):
        places[i] = at
    one, two, three = places

    def deal(new: Table, row: Row, dice: random.Random) -> None:
        new.weakness = (
            row[one] if one >= 0 else ~one,
            row[two] if two >= 0 else ~two,
            row[three] if three >= 0 else ~three,
        )

    return deal

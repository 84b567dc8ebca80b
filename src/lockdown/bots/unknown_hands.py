"""What players hold that a viewer does not know: hands, contamination, inventories, objectives.

As `bots/unknown.py`, which says how a chapter of it works.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

from lockdown.bots.unknown import Part, Places, Row, Unknown, laid, lay_deck
from lockdown.rules.setting_up import names_player
from lockdown.state import keys
from lockdown.state.keys import CLEAN, KNOWN_CLEAN
from lockdown.state.ruleset import Ruleset
from lockdown.state.table import Table

#: In a pile: a contamination card that takes its face from that place among the faces; a scanned
#: one likewise. All cards are below.
_FACE, _SCANNED = 1 << 16, 1 << 17


# ---- action cards and contamination


def cards(t: Table, u: Unknown) -> Part:
    """Hands, action decks, and the faces of all contamination cards (LD-CON-05).

    Another hand of the same size out of hand and deck; what waits to be resolved stays. Faces that
    the viewer has scanned stay. A card that another seat has scanned stays with it, and scanned:
    in the deck it would be known.
    """
    sick = _Faces(t)
    plain: list[tuple[int, int, int, int]] = []
    mixed: list[tuple[str, int, Places]] = []
    for seat in range(t.n):
        own = seat == u.viewer
        hand, deck, discard = t.hand[seat], t.deck[seat], t.discard[seat]
        ill = max(hand, default=0) >= CLEAN or max(deck, default=0) >= CLEAN
        if u.stays(t, seat):
            start = u.pool(sick.hidden(deck, own) if ill else deck)
            if not ill:
                plain.append((seat, start, -1, start + len(deck)))
            else:
                known = own or seat == u.asked
                mixed.append(("hand", seat, sick.piled(hand, known)))
                mixed.append(("deck", seat, tuple(range(start, start + len(deck)))))
        elif not ill and (seat not in u.waiting or u.waiting[seat].isdisjoint(hand)):
            start = u.pool(hand + deck)
            plain.append((seat, start, start + len(hand), start + len(hand + deck)))
        else:
            mixed += _loose(u, sick, seat, hand, deck)
        if discard and max(discard) >= CLEAN:
            mixed.append(("discard", seat, sick.piled(discard, own)))
    faces = u.pool([*sick.faces, *u.spare.get("contamination", ())])
    pile, end = faces + sick.count, faces + sick.count + len(t.contamination)
    mixed = [part for part in mixed if any(at >= 0 for at in part[2])]

    def deal(new: Table, row: Row, dice: random.Random) -> None:
        hand, deck = new.hand, new.deck
        for seat, start, middle, stop in plain:
            if middle < 0:
                deck[seat] = row[start:stop]
            else:
                hand[seat], deck[seat] = row[start:middle], row[middle:stop]
        new.contamination = row[pile:end]
        for zone, seat, places in mixed:
            found = []
            for at in places:
                card = ~at if at < 0 else at if at >= _FACE else row[at]
                if card >= _SCANNED:
                    card = row[faces + card - _SCANNED] + KNOWN_CLEAN - CLEAN
                elif card >= _FACE:
                    card = row[faces + card - _FACE]
                found.append(card)
            getattr(new, zone)[seat] = tuple(found)

    return deal


def _loose(
    u: Unknown, sick: _Faces, seat: int, hand: tuple[int, ...], deck: tuple[int, ...]
) -> list[tuple[str, int, Places]]:
    """Hand and deck of a seat of which some cards stay or have a face that is dealt anew.

    In which order somebody else holds cards nobody sees: those that stay come last.
    """
    fixed = [card for card in hand if card >= KNOWN_CLEAN or u.waits(seat, card)]
    loose = [card for card in hand if card < KNOWN_CLEAN and not u.waits(seat, card)]
    deep = [i for i, card in enumerate(deck) if card < KNOWN_CLEAN]
    start = u.pool(sick.hidden([*loose, *(deck[i] for i in deep)], known=False))
    held = (*range(start, start + len(loose)), *sick.piled(tuple(sorted(fixed)), known=False))
    piled = list(sick.piled(tuple(c if c >= KNOWN_CLEAN else 0 for c in deck), known=False))
    for at, i in enumerate(deep, start + len(loose)):
        piled[i] = at
    return [("hand", seat, held), ("deck", seat, tuple(piled))]


class _Faces:
    """The contamination cards whose faces are dealt anew; each has a number."""

    def __init__(self, t: Table) -> None:
        self.faces = list(t.contamination)
        self.count = 0

    def _numbered(self, card: int) -> int:
        """The card with the number of its face instead of the face."""
        scanned = card >= KNOWN_CLEAN
        self.faces.append(card - (KNOWN_CLEAN - CLEAN) if scanned else card)
        self.count += 1
        return (_SCANNED if scanned else _FACE) + self.count - 1

    def _kept(self, card: int, known: bool) -> bool:
        return card < CLEAN or (known and card >= KNOWN_CLEAN)

    def hidden(self, pool: list[int] | tuple[int, ...], known: bool) -> list[int]:
        """Cards for a pool; `known`: whether the viewer knows the scanned ones."""
        return [c if self._kept(c, known) else self._numbered(c) for c in sorted(pool)]

    def piled(self, pile: tuple[int, ...], known: bool) -> Places:
        """A pile in which only faces change."""
        return tuple([~c if self._kept(c, known) else self._numbered(c) for c in pile])


# ---- items


def inventories(t: Table, u: Unknown) -> Part:
    """Other inventories of the same backs, out of inventories and decks (LD-SET-33).

    What the viewer (or who is asked) knows in an inventory stays; what only others have seen there
    is another card now, which they remember instead (LD-SET-34). In which order somebody else holds
    items nobody sees: those that stay come first.
    """
    heavy, fresh = _heavy(t.rs), _fresh(t.rs)
    packs = {s: _Pack(t, u, s) for s in range(t.n) if t.pack[s] and not u.stays(t, s)}
    hidden: list[tuple[int, int, int, int, int, Places]] = []
    count = 0
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        deck, name = t.items_deck[colour], keys.COLOURS[colour]
        held: list[int] = []
        for pack in packs.values():
            held += pack.hide(t, colour, count + len(held))
        count += len(held)
        start, places = lay_deck(t, u, name, deck, tuple(held))
        hidden.append((colour, start, len(u.values), len(held), len(held) + len(deck), places))
    changed = [(seat, p.kept(t), p.drawn) for seat, p in packs.items() if p.drawn]
    remembered = _remembered(t, packs) if t.seen_item else []

    def deal(new: Table, row: Row, dice: random.Random) -> None:
        piles = new.items_deck
        drawn: list[int] = []
        for colour, start, end, held, stop, places in hidden:
            if not held and not places:
                piles[colour] = row[start : start + stop]
                continue
            pool = row[start:end]
            if not heavy.isdisjoint(pool[:held]):
                pool = _light_ones_first(pool, held, heavy, dice)
            piles[colour] = laid(places, pool) if places else pool[held:stop]
            drawn += pool[:held]
        pack = new.pack
        for seat, kept, numbers in changed:
            pack[seat] = (*kept, *[fresh[drawn[number]] for number in numbers])
        if remembered:
            seen = list(new.seen_item)
            for n, owner, i in remembered:
                seen[n] = (seen[n][0], owner, pack[owner][i])
            new.seen_item = tuple(seen)

    return deal


class _Pack:
    """An inventory of which some items are dealt anew."""

    def __init__(self, t: Table, u: Unknown, seat: int) -> None:
        self.seat = seat
        pack, rs = t.pack[seat], t.rs
        # A heavy item would lie open in a hand slot; crafted ones come from no deck.
        self.fixed = {
            i
            for i, item in enumerate(pack)
            if rs.items[item & 255].deck > keys.GREEN
            or rs.items[item & 255].heavy
            or u.waits(seat, item)
        }
        for who in {u.viewer, u.asked}:
            seen = Counter(s[2] for s in t.seen_item if s[0] == who and s[1] == seat)
            for item, copies in seen.items():
                self.fixed |= set([i for i, other in enumerate(pack) if other == item][:copies])
        self.order = sorted(self.fixed, key=lambda i: pack[i])
        """Places in the true inventory, in the order of those on a new table."""
        self.drawn: list[int] = []
        """Which of the cards drawn lie there, after those that stay."""

    def kept(self, t: Table) -> tuple[int, ...]:
        """What stays."""
        return tuple(t.pack[self.seat][i] for i in self.order[: len(self.fixed)])

    def hide(self, t: Table, colour: int, first: int) -> list[int]:
        """The cards of a colour that are dealt anew; the first one drawn for them."""
        here = [
            i
            for i, item in enumerate(t.pack[self.seat])
            if i not in self.fixed and t.rs.items[item & 255].deck == colour
        ]
        self.order += here
        self.drawn += range(first, first + len(here))
        return [t.pack[self.seat][i] & 255 for i in here]


def _remembered(t: Table, packs: dict[int, _Pack]) -> list[tuple[int, int, int]]:
    """Which memory (its number) is of which place in whose new inventory."""
    found: list[tuple[int, int, int]] = []
    used: set[tuple[int, int, int]] = set()
    for n, (who, owner, item) in enumerate(t.seen_item):
        if owner in packs:
            for at, i in enumerate(packs[owner].order):
                if t.pack[owner][i] == item and (who, owner, i) not in used:
                    used.add((who, owner, i))
                    found.append((n, owner, at))
                    break
    return found


def _light_ones_first(
    pool: tuple[int, ...], held: int, heavy: frozenset[int], dice: random.Random
) -> tuple[int, ...]:
    """A shuffled pool whose first cards are light, every such order as likely.

    Whatever heavy lies there changes places with any light card of the rest.
    """
    cards, rest = list(pool), len(pool) - held
    for i in range(held):
        while cards[i] in heavy:
            j = held + int(dice.random() * rest)
            if cards[j] not in heavy:
                cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


@cache
def _heavy(rs: Ruleset) -> frozenset[int]:
    return frozenset(item.id for item in rs.items if item.heavy)


@cache
def _fresh(rs: Ruleset) -> tuple[int, ...]:
    """LD-ITM-08, LD-CRF-08: every item as it comes into play."""
    return tuple(item.id | (item.ammo[0] or item.uses[0]) << 8 for item in rs.items)


# ---- what players hold face down


def objectives(t: Table, u: Unknown) -> Part:
    """Other objectives out of the same decks, those out of the game included (LD-SET-20).

    LD-OBJ-04: nobody holds a card that names the own number; a deck that would give somebody such
    a card is shuffled again, so that all other orders stay as likely.
    """
    rs, held = t.rs, t.objectives
    known = {o for s in (u.viewer, u.asked) if s is not None and s >= 0 for o in held[s]}
    known |= {o for who, _, o in t.seen_objective if who == u.viewer}
    gone = [(i, card) for i, (name, card) in enumerate(t.gone) if name == "objective"]
    owners = [(o, seat) for seat, hand in enumerate(held) for o in hand if o not in known]
    seats = list(dict.fromkeys(seat for _, seat in owners))
    first = len(u.values)
    where: dict[int, int] = {}
    decks: list[tuple[int, int, list[tuple[int, frozenset[int]]]]] = []
    for deck in _decks(rs):
        mine = [pair for pair in owners if pair[0] in deck]
        cards = [o for o, _ in mine]
        cards += [o for _, o in gone if o in deck and o not in known]
        spare = [o for o in u.spare.get("objective", ()) if o in deck]
        start = u.pool([*cards, *spare]) - first
        where.update((o, start + i) for i, o in enumerate(cards))
        places = [(i, seat) for i, (_, seat) in enumerate(mine)]
        if u.imagined:
            places = list(enumerate(seats))
        if rs.own_number_exchanged:
            checks = [(i, _naming(rs, t.number[seat]) & deck) for i, seat in places]
            decks.append((start, len(u.values) - first, [c for c in checks if c[1]]))
    last = len(u.values)

    def places_of(cards: tuple[int, ...]) -> Places:
        return tuple(where.get(o, ~o) for o in cards)

    hands = [(seat, places_of(held[seat])) for seat in seats]
    any_deck = _any_deck(t, u, known, seats, first) if u.imagined else []
    back = [(i, where[o]) for i, o in gone if o in where]
    names = _names(rs)
    chosen = [(s, where[o]) for s, o in enumerate(t.choices) if o in where]
    seen = [(n, where[o]) for n, (_, _, o) in enumerate(t.seen_objective) if o in where]

    def deal(new: Table, row: Row, dice: random.Random) -> None:
        cards = row[first:last]
        for start, end, checks in decks:
            for at, named in checks:
                if cards[start + at] in named:
                    cards = _dealt_again(cards, start, end, checks, dice)
                    break
        held = new.objectives
        for seat, places in hands:
            held[seat] = tuple([cards[at] if at >= 0 else ~at for at in places])
        for seat, kept, count, choice in any_deck:
            held[seat] = (*kept, *[cards[at] for at in dice.sample(choice, count)])
        if back:
            gone = list(new.gone)
            for i, at in back:
                gone[i] = names[cards[at]]
            new.gone = tuple(gone)
        for seat, at in chosen:
            new.choices[seat] = cards[at]
        if seen:
            memories = list(new.seen_objective)
            for n, at in seen:
                memories[n] = (*memories[n][:2], cards[at])
            new.seen_objective = tuple(memories)

    return deal


def _any_deck(
    t: Table, u: Unknown, known: set[int], seats: list[int], first: int
) -> list[tuple[int, tuple[int, ...], int, tuple[int, ...]]]:
    """Seats of an imagined table that may hold cards of any deck, and their places in each.

    Each has one place in every deck, as in set-up; out of which decks it has kept its cards nobody
    knows. Where a deck has too few cards for all of them, everybody's deck stays as it is.
    """
    sizes = u.sizes[-len(_decks(t.rs)) :]
    starts = [sum(sizes[:i]) for i in range(len(sizes))]
    full = [start for start, size in zip(starts, sizes, strict=True) if size]
    if any(0 < size < len(seats) for size in sizes):
        return []
    found = []
    for rank, seat in enumerate(seats):
        kept = tuple(o for o in t.objectives[seat] if o in known)
        count = len(t.objectives[seat]) - len(kept)
        if count < len(full):
            found.append((seat, kept, count, tuple(start + rank for start in full)))
    return found


def _dealt_again(
    row: tuple[int, ...],
    start: int,
    end: int,
    checks: list[tuple[int, frozenset[int]]],
    dice: random.Random,
) -> tuple[int, ...]:
    """The row with a deck in an order that passes the checks."""
    cards = list(row[start:end])
    draw = dice.random
    while any(cards[at] in named for at, named in checks):
        cards.sort(key=lambda _: draw())
    return row[:start] + tuple(cards) + row[end:]


@cache
def _decks(rs: Ruleset) -> tuple[frozenset[int], ...]:
    """The objectives of each deck."""
    decks = dict.fromkeys(card.deck for card in rs.objectives)
    return tuple(frozenset(c.id for c in rs.objectives if c.deck == deck) for deck in decks)


@cache
def _names(rs: Ruleset) -> tuple[tuple[str, int], ...]:
    """Every objective as it lies out of the game."""
    return tuple(("objective", o) for o in range(len(rs.objectives)))


@cache
def _naming(rs: Ruleset, number: int) -> frozenset[int]:
    """Objectives that name the player with that number."""
    return frozenset(card.id for card in rs.objectives if names_player(card, number))

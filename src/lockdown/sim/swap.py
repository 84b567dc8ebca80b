"""Swap the secrets: a second table that differs only in what one viewer may not know.

Whatever the viewer is shown of both tables must be the same, byte for byte: views, its own
decisions, what it hears, errors. `swapped` deals everything anew that is hidden from the viewer
(LD-SET-33) and keeps what it has legally seen (LD-SET-34). Both tables are sound.

The hand, inventory and objectives of the seat that is being asked stay as they are, because its
options follow from them. `veiled` changes those for another viewer, to compare views only. What
only one game hides, its package deals anew (`games/*/secrets.py`).
"""

from __future__ import annotations

import inspect
import random
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.steps import STEPS
from lockdown.rules import ending, items
from lockdown.rules.actions import perform
from lockdown.rules.setting_up import names_player
from lockdown.rules.status import deck_named
from lockdown.state import keys
from lockdown.state.keys import CLEAN, KNOWN_CLEAN
from lockdown.state.table import Table

T = TypeVar("T")
#: The table of one game.
G = TypeVar("G", bound=Table)

#: Arguments of waiting steps that never name a card of a hand or an inventory.
_HARMLESS = frozenset(("seat", "actor", "by", "slot", "uid", "left", "level", "why", "rule"))


def swapped(t: G, viewer: int | None, dice: random.Random) -> G:
    """A table that `viewer` (None: a spectator) cannot tell from `t`."""
    new = t.clone()
    new.quiet = t.quiet
    new.rng = dice.getrandbits(64)
    asked = t.decision[0] if t.decision is not None else -1
    keep = _waiting(t)
    _contamination(new, viewer, asked, dice)
    for seat in range(t.n):
        if seat in (viewer, asked) or t.rs.open_hands:
            new.deck[seat] = _shuffled(new.deck[seat], dice)
        else:
            _hand(new, seat, keep, dice)
    _inventories(new, viewer, asked, keep, dice)
    _tiles(new, viewer, dice)
    _exploration(new, viewer, dice)
    _decks(new, viewer, dice)
    _weaknesses(new, dice)
    import_module(f"lockdown.games.{t.rs.game}.secrets").deal_anew(new, viewer, dice)
    # At the end objectives are shown.
    if t.phase != ending.PHASE_OVER and not t.rs.open_hands:
        _objectives(new, viewer, asked, dice)
    return new


def veiled(t: G, viewer: int | None) -> G:
    """The table with another question to somebody else and another agenda, for views only.

    A viewer may learn that a seat is asked something, but not out of how many options; of a secret
    question not even whom.
    """
    new = t.clone()
    # What was declared is what everybody heard (LD-ACT-25); the rest of the agenda is hidden.
    new.agenda = [item for item in t.agenda if item[0] == perform.name]
    if t.decision is not None and t.decision[0] != viewer:
        seat, kind, options, answer, _ = t.decision
        if DECISION_KINDS[kind].secret:
            seat = next((s for s in range(t.n) if s not in (seat, viewer)), seat)
        new.decision = (seat, kind, options[-1:], answer, ())
    return new


def differences(a: Table, b: Table) -> set[str]:
    """The names of the fields in which two tables differ."""
    return {name for name in a.SAVED if getattr(a, name) != getattr(b, name)}


# ---- helpers


def _shuffle(values: list[T], dice: random.Random) -> None:
    """Any order, each as likely; three times as quick as `Random.shuffle`."""
    draw = dice.random
    values.sort(key=lambda _: draw())


def _shuffled(values: tuple[T, ...], dice: random.Random) -> tuple[T, ...]:
    draw = dice.random
    return tuple(sorted(values, key=lambda _: draw()))


def _bit(mask: int, index: int) -> bool:
    return bool(mask >> index & 1)


def _waiting(t: Table) -> set[int]:
    """Numbers in what is still to happen that may name a card: those cards stay where they are."""
    waiting: list[tuple[Any, ...]] = list(t.agenda)
    if t.decision is not None:
        waiting.append((t.decision[3], *t.decision[4]))
    found: set[int] = set()
    for name, *args in waiting:
        for harmless, arg in zip(_harmless(name), args, strict=False):
            if not harmless:
                _collect(arg, found)
    return found


@cache
def _harmless(name: str) -> tuple[bool, ...]:
    """For each argument of a step: whether it never names a card."""
    parameters = tuple(inspect.signature(STEPS[name]).parameters)[1:]
    return tuple(parameter in _HARMLESS for parameter in parameters)


def _collect(value: Any, found: set[int]) -> None:
    if isinstance(value, tuple):
        for part in value:
            _collect(part, found)
    elif isinstance(value, int):
        found.add(value)


# ---- action cards and contamination


def _contamination(t: Table, viewer: int | None, asked: int, dice: random.Random) -> None:
    """Deal the faces of all contamination cards anew that the viewer has not scanned (LD-CON-05).

    A card that another seat has scanned stays scanned by it.
    """
    piles: list[tuple[list[Any], int]] = []
    holder: list[Any] = [t.contamination]
    piles.append((holder, 0))
    fixed: list[tuple[int, int]] = []
    for seat in range(t.n):
        for zone in (t.hand, t.deck, t.discard):
            piles.append((zone, seat))
            if seat == viewer or (seat == asked and zone is t.hand):
                fixed.append((id(zone), seat))
    places = [
        (pile, where, i)
        for pile, where in piles
        for i, card in enumerate(pile[where])
        if card >= CLEAN and not (card >= KNOWN_CLEAN and (id(pile), where) in fixed)
    ]
    faces = [(pile[where][i] - CLEAN) & 1 for pile, where, i in places]
    _shuffle(faces, dice)
    for (pile, where, i), face in zip(places, faces, strict=True):
        card = pile[where][i]
        scanned = card >= KNOWN_CLEAN
        cards = list(pile[where])
        cards[i] = (KNOWN_CLEAN if scanned else CLEAN) + face
        pile[where] = tuple(cards)
    t.contamination = holder[0]


def _hand(t: Table, seat: int, keep: set[int], dice: random.Random) -> None:
    """Another hand of the same size out of hand and deck; what waits to be resolved stays."""
    # A scanned card in the deck would be known there: only unscanned ones change places.
    free = [i for i, card in enumerate(t.hand[seat]) if card not in keep and card < KNOWN_CLEAN]
    deep = [i for i, card in enumerate(t.deck[seat]) if card < KNOWN_CLEAN]
    hand, deck = list(t.hand[seat]), list(t.deck[seat])
    pool = [hand[i] for i in free] + [deck[i] for i in deep]
    _shuffle(pool, dice)
    for i in free:
        hand[i] = pool.pop()
    for i in deep:
        deck[i] = pool.pop()
    t.hand[seat], t.deck[seat] = tuple(hand), tuple(deck)


# ---- items


def _inventories(
    t: Table, viewer: int | None, asked: int, keep: set[int], dice: random.Random
) -> None:
    """Other inventories of the same backs, out of inventories and decks (LD-SET-33)."""
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        packs = [
            (seat, i)
            for seat in range(t.n)
            if seat not in (viewer, asked) and not t.rs.open_hands
            for i, item in enumerate(t.pack[seat])
            if items.deck_of(t, item) == colour
            and item not in keep
            and not any(seen[1] == seat and seen[2] == item for seen in t.seen_item)
        ]
        deck = list(t.items_deck[colour])
        known = _known_places(t, viewer, keys.COLOURS[colour], len(deck))
        # A heavy item would lie open in a hand slot.
        light = [i for i, card in enumerate(deck) if i not in known and not t.rs.items[card].heavy]
        pool = [t.pack[seat][i] & 255 for seat, i in packs] + [deck[i] for i in light]
        _shuffle(pool, dice)
        for seat, i in packs:
            held = list(t.pack[seat])
            held[i] = items.fresh(t, pool.pop())
            t.pack[seat] = tuple(held)
        for i in light:
            deck[i] = pool.pop()
        t.items_deck[colour] = _mixed(deck, known, dice)


# ---- the board


def _tiles(t: Table, viewer: int | None, dice: random.Random) -> None:
    """Other tiles in unexplored rooms, those in the box included (LD-SET-04, LD-SET-05)."""
    board = t.rs.board
    seen = t.seen_tile[viewer] if viewer is not None else 0
    tiles, slot_of = list(t.tile), list(t.slot_of)
    for kind in t.rs.room_kinds:
        hidden = [
            slot
            for slot in range(1, board.slots + 1)
            if board.kind[slot] == kind and not _bit(t.explored | seen, slot)
        ]
        here = (room for room in t.rs.rooms if room.kind == kind and room.copies)
        box = [room.id for room in here if room.id not in t.tile]
        pool = [tiles[slot] for slot in hidden] + box
        for room in pool:
            slot_of[room] = 0
        _shuffle(pool, dice)
        for slot in hidden:
            tiles[slot] = pool.pop()
            slot_of[tiles[slot]] = slot
    t.tile, t.slot_of = tuple(tiles), tuple(slot_of)


def _exploration(t: Table, viewer: int | None, dice: random.Random) -> None:
    """Other exploration tokens on unexplored rooms, those in the box included (LD-SET-06)."""
    seen = t.seen_token[viewer] if viewer is not None else 0
    hidden = [slot for slot, token in enumerate(t.token) if token >= 0 and not _bit(seen, slot)]
    copies = sum(token.copies for token in t.rs.exploration)
    board = t.rs.board
    on_board = board.open_tokens.bit_count()  # NM-ALT-05, LD-SRF-02
    on_board += sum(1 for slot in range(1, board.slots + 1) if not board.printed[slot])
    gone = list(t.gone)
    # The tokens that were left over in set-up are the first that went out of the game.
    box = [i for i, what in enumerate(gone) if what[0] == "exploration"][: copies - on_board]
    for outside in (False, True):  # the backs of surface tokens differ (LD-EXP-01)
        here = [slot for slot in hidden if t.rs.exploration[t.token[slot]].outside == outside]
        spare = [i for i in box if t.rs.exploration[gone[i][1]].outside == outside]
        pool = [t.token[slot] for slot in here] + [gone[i][1] for i in spare]
        _shuffle(pool, dice)
        for slot in here:
            t.token[slot] = pool.pop()
        for i in spare:
            gone[i] = ("exploration", pool.pop())
    t.gone = tuple(gone)


def _known_places(t: Table, viewer: int | None, name: str, size: int) -> set[int]:
    """Where the cards lie in a deck that the viewer has looked at (LD-SET-34)."""
    return {
        (-1 - depth) % size
        for who, which, depth, _ in t.seen_card
        if who == viewer and which == name and size
    }


def _mixed(deck: list[int], known: set[int], dice: random.Random) -> tuple[int, ...]:
    """The deck in another order, but for the cards in known places."""
    free = [i for i in range(len(deck)) if i not in known]
    pool = [deck[i] for i in free]
    _shuffle(pool, dice)
    for i in free:
        deck[i] = pool.pop()
    return tuple(deck)


def _decks(t: Table, viewer: int | None, dice: random.Random) -> None:
    """Other orders of the shared decks, except for cards that the viewer has looked at."""
    for name in t.rs.named_decks:
        deck = list(deck_named(t, name) or ())
        known = _known_places(t, viewer, name, len(deck))
        setattr(t, f"{name}_deck", _mixed(deck, known, dice))
    # What others have looked at is other cards now.
    memories = []
    for who, name, depth, card in t.seen_card:
        pile = deck_named(t, name)
        memories.append((who, name, depth, pile[-1 - depth] if pile is not None else card))
    t.seen_card = tuple(memories)


def _weaknesses(t: Table, dice: random.Random) -> None:
    """Other face-down weakness cards, those in the box included (LD-SET-10)."""
    cards = list(t.weakness)
    hidden = [i for i in range(len(cards)) if not _bit(t.weakness_up, i)]
    pool = [cards[i] for i in hidden]
    pool += [card.id for card in t.rs.weaknesses if card.copies and card.id not in cards]
    _shuffle(pool, dice)
    for i in hidden:
        cards[i] = pool.pop()
    t.weakness = (cards[0], cards[1], cards[2])


# ---- what players hold face down


def _objectives(t: Table, viewer: int | None, asked: int, dice: random.Random) -> None:
    """Rename the objectives within each deck that the viewer does not know (LD-SET-20)."""
    known = {
        o for seat in (viewer, asked) if seat is not None and seat >= 0 for o in t.objectives[seat]
    }
    known |= {o for who, _, o in t.seen_objective if who == viewer}
    dealt = {o for held in t.objectives for o in held}
    dealt |= {card for name, card in t.gone if name == "objective"}
    for _ in range(20):
        rename: dict[int, int] = {}
        for deck in {card.deck for card in t.rs.objectives}:
            free = [
                card.id
                for card in t.rs.objectives
                if card.deck == deck and card.id in dealt and card.id not in known
            ]
            rename.update(zip(free, dice.sample(free, len(free)), strict=True))
        hands = [tuple(rename.get(o, o) for o in held) for held in t.objectives]
        # LD-OBJ-04: nobody holds a card that names the own number.
        if t.rs.own_number_exchanged and any(
            names_player(t.rs.objectives[o], t.number[s]) for s in range(t.n) for o in hands[s]
        ):
            continue
        t.objectives = hands
        t.choices = [rename.get(o, o) for o in t.choices]
        t.gone = tuple(
            (name, rename.get(card, card)) if name == "objective" else (name, card)
            for name, card in t.gone
        )
        t.seen_objective = tuple((w, owner, rename.get(o, o)) for w, owner, o in t.seen_objective)
        return

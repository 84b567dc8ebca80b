"""Searching a room (LD-SRC): two cards, keep one."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import decks, happened, items, markers, moments
from lockdown.rules.verbs import COLOUR, DECK, KEEP
from lockdown.state.facts import Refusal
from lockdown.state.keys import NO_DECK
from lockdown.state.table import Table

KEEP_ONE = decision_kind(
    "keep_item", "LD-SRC-01", "Keep one of the cards you found.", colour=(1, COLOUR)
)


def search_refusal(t: Table, seat: int) -> Refusal | None:
    """LD-SRC-03, LD-SRC-04: the room has an item counter above 0."""
    slot = t.room[seat]
    room = t.rs.rooms[t.tile[slot]]
    if not room.searchable or markers.colour_deck(t, slot) == NO_DECK:
        return ("not_searchable", "LD-SRC-04")
    if t.counter[slot] <= 0:
        return ("room_empty", "LD-SRC-03")
    return None


def search_decks(t: Table, seat: int) -> list[tuple[Any, ...]]:
    """LD-SRC-02: in a white room the player names one of the three decks."""
    deck = markers.colour_deck(t, t.room[seat])
    return [(DECK, colour) for colour in (range(3) if deck < 0 else (deck,))]


def search(t: Table, seat: int, colour: int) -> None:
    """LD-SRC-01: lower the counter, draw two, keep one."""
    slot = t.room[seat]
    markers.lower_counter(t, slot, "LD-SRC-01")
    found = _draw_two(t, seat, colour)
    moments.happen(t, moments.SEARCHED, seat, slot)
    _choose(t, seat, colour, found)


def find_two(t: Table, seat: int, colour: int) -> None:
    """NM-ROM-01: the same two cards without a search: the counter stays as it is."""
    _choose(t, seat, colour, _draw_two(t, seat, colour))


def _draw_two(t: Table, seat: int, colour: int) -> tuple[int, ...]:
    slot = t.room[seat]
    found = tuple(card for card in (decks.draw_item(t, colour) for _ in range(2)) if card >= 0)
    t.tell_secret(
        1 << seat,
        happened.SEARCHED,
        "LD-SRC-07",
        (seat, slot, t.counter[slot], found),
        (seat, slot, t.counter[slot], (-1,) * len(found)),
    )
    return found


def _choose(t: Table, seat: int, colour: int, found: tuple[int, ...]) -> None:
    if found:
        options: list[tuple[Any, ...]] = [(KEEP, card) for card in dict.fromkeys(found)]
        t.ask(seat, KEEP_ONE, options, kept, seat, colour, found)


@step
def kept(t: Table, seat: int, colour: int, found: tuple[int, ...], choice: tuple[Any, ...]) -> None:
    """LD-SRC-08, LD-SET-34: one card is taken; the other goes under its deck, as one seat knows."""
    other = list(found)
    other.remove(choice[1])
    for card in other:
        items.under_deck(t, card, 1 << seat)
    items.give(t, seat, items.fresh(t, choice[1]), "deck", "LD-SRC-08")

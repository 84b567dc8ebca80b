"""What players remember of cards in decks, wherever the cards go (LD-CMP-22, LD-SET-34).

Each memory is compared with the deck itself: whoever remembers a card names the place it is in.
"""

from __future__ import annotations

import pytest

from lockdown import Game, Setup
from lockdown.rules import decks
from lockdown.state.table import Table

CARDS = (1, 2, 3, 4, 5)  # the last one is the top


def table(game: str = "lockdown") -> Table:
    t: Table = Game.new(Setup(players=3, game=game), 1).table
    t.event_deck, t.attack_deck = CARDS, tuple(card + 10 for card in CARDS)
    return t


def remembered(t: Table) -> dict[tuple[int, str], set[int]]:
    """By viewer and deck: the cards that are remembered, each where it truly lies."""
    found: dict[tuple[int, str], set[int]] = {}
    for viewer, name, depth, card in t.seen_card:
        deck = t.event_deck if name == "event" else t.attack_deck
        assert deck[-1 - depth if depth >= 0 else ~depth] == card
        found.setdefault((viewer, name), set()).add(card)
    return found


@pytest.mark.rule("LD-CMP-22")
@pytest.mark.parametrize(
    ("name", "first"), [("event", 0), ("attack", 10)], ids=["event deck", "attack deck"]
)
def test_the_top_card_goes_to_the_bottom(name: str, first: int) -> None:
    t = table()
    top, second, third, low, bottom = (first + card for card in (5, 4, 3, 2, 1))
    other = "attack" if name == "event" else "event"
    t.seen_card = (
        (0, name, 0, top),
        (0, name, 1, second),
        (1, name, 2, third),
        (2, name, ~0, bottom),
        (2, name, ~1, low),
        (1, other, 0, (15 if name == "event" else 5)),
    )
    decks.top_to_bottom(t, name, 1)
    deck = t.event_deck if name == "event" else t.attack_deck
    assert deck == (top, bottom, low, third, second)
    known = remembered(t)
    assert known[0, name] == {second}  # where the top card went only its viewer knows
    assert known[1, name] == {third, top}
    assert known[2, name] == {bottom, low}
    assert known[1, other] == {15 if name == "event" else 5}


@pytest.mark.rule("LD-CMP-22")
def test_a_deck_that_one_has_counted_to_the_end_loses_its_last_known_card() -> None:
    """Known from the bottom and yet on top: it moves, and only who moved it knows where."""
    t = table()
    t.event_deck = (1, 2)
    t.seen_card = ((0, "event", ~1, 2), (0, "event", ~0, 1))
    decks.top_to_bottom(t, "event", 2)
    assert t.event_deck == (2, 1)
    assert remembered(t) == {(0, "event"): {1}, (2, "event"): {2}}


@pytest.mark.rule("LD-CMP-22")
def test_cards_that_come_under_a_deck_leave_the_known_ones_where_they_are() -> None:
    t = table()
    t.seen_card = (
        (0, "event", ~0, 1),
        (0, "event", ~2, 3),
        (1, "event", 0, 5),
        (1, "attack", ~0, 11),
        (1, "attack", ~1, 12),
    )
    decks._cards_below(t, "event", len(t.event_deck))
    t.event_deck = (8, 9, *t.event_deck)
    assert remembered(t) == {
        (0, "event"): {1, 3},
        (1, "event"): {5},
        (1, "attack"): {11, 12},
    }

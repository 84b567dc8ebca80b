"""Duct Tape on two heavy items (LD-ITM-13)."""

from __future__ import annotations

from typing import Any

from lockdown.rules import items
from lockdown.rules.verbs import TAKE
from lockdown.state.facts import Refusal
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
NOTHING_TO_JOIN: Refusal = ("nothing_to_join", "LD-ITM-13")


def untaped(t: Table, seat: int, *chosen: int) -> Options:
    """LD-ITM-13: heavy item cards in hand that are not joined; the second is another card."""
    loose = [
        item for item in t.hands[seat] if items.is_item_card(t, item) and not items.pair_of(item)
    ]
    if chosen:
        loose.remove(chosen[0])
    elif len(loose) < 2:
        return []
    return [(TAKE, item) for item in dict.fromkeys(loose)]


def tape_up(t: Table, seat: int, tape: int, one: int, other: int) -> None:
    """LD-ITM-13: two heavy items take one hand slot; the tape stays on them."""
    items.stays_attached(t, tape)
    items.join(t, seat, tape, one, other)

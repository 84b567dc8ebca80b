"""Taking an egg out of the Nest (LD-ROM-40)."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import eggs, items, noise
from lockdown.rules.verbs import DROP
from lockdown.state.facts import Refusal
from lockdown.state.keys import EGG
from lockdown.state.table import Table

EGG_SLOT = decision_kind("drop_for_egg", "LD-ROM-40", "Drop something to take the egg.")

Options = list[tuple[Any, ...]]


def egg_left(t: Table, seat: int) -> Refusal | None:
    """LD-ROM-40: at least one egg on the laboratory board."""
    return None if t.eggs else ("no_egg", "LD-ROM-40")


def egg_slot(t: Table, seat: int) -> Options:
    """LD-ITM-07: what to drop if no hand slot is free; nothing to choose otherwise."""
    full = items.free_slots(t, seat) <= 0
    return [(DROP, item) for item in dict.fromkeys(t.hands[seat])] if full else []


def take_egg(t: Table, seat: int, dropped: int) -> None:
    """LD-ROM-40: the egg, then a noise roll, also with others in the room.

    LD-ITM-07: with full hands the thing to drop was named when the action was declared.
    """
    t.then((egg_into_hands, seat), (noise.noise_roll, seat))
    if dropped in t.hands[seat]:
        items.drop(t, seat, dropped, "LD-ROM-40")


@step
def egg_into_hands(t: Table, seat: int) -> None:
    """LD-ROM-40, LD-ITM-33: half of a taped pair may not have freed a slot."""
    if items.free_slots(t, seat) <= 0:
        options: Options = [(DROP, item) for item in dict.fromkeys(t.hands[seat])]
        t.ask(seat, EGG_SLOT, options, hands_freed, seat)
    else:
        eggs.take_nest_egg(t)
        items.into_hands(t, seat, EGG, "LD-ROM-40")


@step
def hands_freed(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """LD-ROM-40: something more was dropped."""
    t.push(egg_into_hands, seat)
    items.drop(t, seat, choice[1], "LD-ROM-40")

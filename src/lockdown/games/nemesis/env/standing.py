"""What a seat of the original game stands at, for shaped rewards.

-0.1 dead, 0.2 in an escaped pod or asleep, up to 0.2 for the steps of its objective (the best of
those it holds), -0.02 and -0.005 for each serious and light wound. Nothing here is read from the
engines or the coordinates card: a reward must not tell what a seat has not looked at.
"""

from __future__ import annotations

from typing import Any

from lockdown.env.rewards import progress
from lockdown.games.nemesis.table import NemesisTable as Table
from lockdown.rules import items
from lockdown.rules.objectives import holds
from lockdown.state import keys

_OUT = (keys.ESCAPED, keys.HIBERNATING)


def potential(t: Table, seat: int, done: float | None = None) -> float:
    """How well a seat stands; the shaped scheme pays the change of it.

    `done`: the progress of its objective, if it is known already.
    """
    place = t.place[seat]
    if place == keys.DEAD:
        return -0.1
    value = 0.2 if place in _OUT else 0.0
    value -= 0.02 * len(t.wounds[seat]) + 0.005 * t.light[seat]
    if done is None:
        done = max([progress(t, seat, o, part) for o in t.objectives[seat]], default=0.0)
    return value + 0.2 * done


def part(t: Table, seat: int, test: dict[str, Any]) -> float:
    """How much of one test of an objective is done, 0 to 1."""
    kind = test["kind"]
    if kind == "items":
        return min(1.0, len(items.item_cards(t, seat)) / int(test["min"]))
    if kind == "rooms_explored":
        return t.explored.bit_count() / t.rs.board.slots
    if kind == "nest_destroyed" and not t.nest_destroyed:
        # Two thirds of the way are the eggs; the Nest itself has to burn.
        return 0.6 * (1.0 - min(t.eggs, t.rs.eggs_start) / t.rs.eggs_start)
    return float(holds(t, seat, test))

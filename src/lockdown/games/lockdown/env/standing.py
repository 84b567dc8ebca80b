"""What a seat of Lockdown stands at, for shaped rewards.

-0.1 dead, 0.2 out alive, up to 0.2 for the steps of its objective (the best of those it holds),
0.005 for each knowledge, -0.02 and -0.005 for each serious and light wound.
"""

from __future__ import annotations

from typing import Any

from lockdown.env import rewards
from lockdown.games.lockdown.table import LockdownTable as Table
from lockdown.rules.objectives import holds
from lockdown.state import keys

_OUT = (keys.LAUNCHED, keys.LOCKED_IN, keys.BUNKER)


def potential(t: Table, seat: int, done: float | None = None) -> float:
    """How well a seat stands; the shaped scheme pays the change of it.

    `done`: the progress of its objective, if it is known already.
    """
    place = t.place[seat]
    if place == keys.DEAD:
        return -0.1
    value = 0.2 if place in _OUT else 0.0
    value -= 0.02 * len(t.wounds[seat]) + 0.005 * t.light[seat]
    value += 0.005 * t.knowledge[seat]
    if done is None:
        done = max([progress(t, seat, o) for o in t.objectives[seat]], default=0.0)
    return value + 0.2 * done


def progress(t: Table, seat: int, objective: int) -> float:
    """How much of an objective is done, 0 to 1."""
    return rewards.progress(t, seat, objective, _part)


def _part(t: Table, seat: int, test: dict[str, Any]) -> float:
    kind = test["kind"]
    if kind == "knowledge":
        return min(1.0, t.knowledge[seat] / int(test["min"]))
    if kind == "weaknesses_discovered":
        found = t.weakness_up.bit_count() - t.rs.weakness_face_up
        return min(1.0, max(0, found) / int(test["min"]))
    if kind == "sections_explored":
        wanted = 0
        for name in test["sections"]:
            wanted |= t.rs.board.section_slots[keys.SECTIONS.index(name)]
        return (wanted & t.explored).bit_count() / wanted.bit_count()
    if kind == "nest_destroyed" and not t.nest_destroyed:
        # Two thirds of the way are the eggs; the Nest itself has to burn.
        return 0.6 * (1.0 - min(t.eggs, t.rs.eggs_start) / t.rs.eggs_start)
    if kind == "carries" and "egg" in test["objects"] and not t.nest_destroyed:
        return float(holds(t, seat, test))
    return float(holds(t, seat, test))

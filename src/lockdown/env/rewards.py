"""Reward schemes: what a seat gets at the end, and for the shaped one on the way.

| scheme | at the end | on the way |
|---|---|---|
| `win` | 1 for winning | nothing |
| `survival` | 1 for winning, 0.5 for surviving | nothing |
| `shaped` | as `survival` | the change of `potential` |

`potential` is what a seat stands at, and a game says it (`Codec.potential`). It sums to well under
0.5 over a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lockdown.rules import ending
from lockdown.state import keys
from lockdown.state.table import Table

SCHEMES = ("win", "survival", "shaped")


def final(scheme: str, result: Any, seat: int) -> float:
    """The reward of a seat when the game is over."""
    if seat in result.winners:
        return 1.0
    if scheme != "win" and seat in result.survivors:
        return 0.5
    return 0.0


def final_of(scheme: str, t: Table, seat: int) -> float:
    """As `final`, from the table; nothing for a game that was broken off."""
    if t.phase != ending.PHASE_OVER:
        return 0.0
    if t.winners >> seat & 1:
        return 1.0
    return 0.5 if scheme != "win" and t.place[seat] != keys.DEAD else 0.0


def progress(t: Table, seat: int, objective: int, part: Callable[[Any, int, Any], float]) -> float:
    """How much of an objective is done, 0 to 1: the best alternative, its tests in equal parts.

    `part(table, seat, test)` says how much of one test is done.
    """
    best = 0.0
    for tests in t.rs.objectives[objective].condition:
        done = sum([part(t, seat, test) for test in tests]) / len(tests)
        best = max(best, done)
    return best

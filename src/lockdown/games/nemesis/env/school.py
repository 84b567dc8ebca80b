"""What a critic of the original game is told: engines, coordinates, objectives, infections."""

from __future__ import annotations

from typing import Any

from lockdown.env import rewards
from lockdown.env.school import School, Teller, sickness
from lockdown.games.nemesis.env import graph, standing
from lockdown.games.nemesis.table import NemesisTable as Table


def progress(t: Table, seat: int, objective: int) -> float:
    """How much of an objective is done, 0 to 1."""
    return rewards.progress(t, seat, objective, standing.part)


def _marks(t: Table, other: int, out: Any, at: int) -> None:
    """What a seat has looked at, and the pod in which it waits."""
    for i, seen in enumerate(t.seen_engines[other]):
        out[at + i] = 4 * (seen + 1)
    out[at + 3] = 8 * (t.seen_coordinates >> other & 1)
    out[at + 4] = 2 * (t.pod_of[other] + 1)


def _numbers(t: Table, other: int, seat: int) -> tuple[int, ...]:
    sick, bad = sickness(t, other)
    room = t.room[other]
    return (
        2 * sick,
        4 * bad,
        4 * t.light[other],
        4 * len(t.wounds[other]),
        8 * (t.signal >> other & 1),
        8 * (t.larva >> other & 1),
        8 * (t.slime >> other & 1),
        8 * (t.passed >> other & 1),
        2 * len(t.hand[other]),
        8 * (t.foes >> room & 1) if room else 0,
        2 * len(t.pack[other]) + 2 * len(t.hands[other]),
        8 * (t.fire >> room & 1) if room else 0,
        8 * (room == t.room[seat]),
    )


def _table(t: Table) -> tuple[int, ...]:
    return (
        t.round,
        t.time,
        8 * t.hibernation_open,
        8 * t.somebody_died,
        max(t.destruct + 1, 0),
        t.eggs,
        8 * t.nest_destroyed,
        8 * t.queen_killed,
        2 * t.n,
        2 * len(t.stalkers),
        t.fire.bit_count(),
        t.broken.bit_count(),
        t.explored.bit_count() // 2,
        *[8 * (t.destination == space) for space in range(4)],
        *[8 * engine for engine in t.engines],
        4 * (len(t.pod_number) - t.pod_gone.bit_count()),
        4 * (t.pod_locked & ~t.pod_gone).bit_count(),
    )


def _truth(t: Table, out: Any, at: int) -> None:
    """The coordinates."""
    out[at + t.coordinates % 8] = 8


SCHOOL = School(
    graph=graph.GRAPH,
    teller=Teller(
        objectives=64,
        progress=progress,
        marks=_marks,
        numbers=_numbers,
        table=_table,
        truth=_truth,
    ),
    potential=standing.potential,
)

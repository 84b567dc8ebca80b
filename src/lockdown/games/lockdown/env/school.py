"""What a critic of Lockdown is told: objectives, contingencies, infections, power, ways out."""

from __future__ import annotations

from typing import Any

from lockdown.env.school import School, Teller, sickness
from lockdown.games.lockdown.env import graph, standing
from lockdown.games.lockdown.table import LockdownTable as Table


def _marks(t: Table, other: int, out: Any, at: int) -> None:
    for token, holder in enumerate(t.ctg_place):
        if holder == other:
            out[at + t.ctg_face[token]] += 4


def _numbers(t: Table, other: int, seat: int) -> tuple[int, ...]:
    sick, bad = sickness(t, other)
    room = t.room[other]
    return (
        2 * sick,
        4 * bad,
        4 * t.light[other],
        4 * len(t.wounds[other]),
        t.knowledge[other],
        8 * (t.active >> other & 1),
        8 * (t.signal >> other & 1),
        8 * (t.larva >> other & 1),
        8 * (t.slime >> other & 1),
        8 * (t.passed >> other & 1),
        2 * len(t.hand[other]),
        8 * (t.foes >> room & 1) if room else 0,
        2 * len(t.pack[other]) + 2 * len(t.hands[other]),
        8 * (t.lit >> room & 1),
        8 * (room == t.room[seat]),
    )


def _table(t: Table) -> tuple[int, ...]:
    return (
        t.round,
        t.time,
        8 * t.time_blue,
        8 * t.gate_open,
        8 * t.rover_here,
        8 * t.isolation_open,
        max(t.destruct + 1, 0),
        8 * t.destruct_red,
        max(t.emergency + 1, 0),
        t.eggs,
        8 * t.nest_destroyed,
        8 * t.queen_killed,
        2 * t.n,
        2 * len(t.stalkers),
        t.fire.bit_count(),
        t.broken.bit_count(),
        *[8 * (token > 0) for token in t.power],
        t.explored.bit_count() // 2,
    )


def _truth(t: Table, out: Any, at: int) -> None:
    """The active contingency."""
    if -1 in t.ctg_place:
        out[at + t.ctg_face[t.ctg_place.index(-1)]] = 8


SCHOOL = School(
    graph=graph.GRAPH,
    teller=Teller(
        objectives=48,
        progress=standing.progress,
        marks=_marks,
        numbers=_numbers,
        table=_table,
        truth=_truth,
    ),
    potential=standing.potential,
)

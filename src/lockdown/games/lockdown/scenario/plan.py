"""What `given` can state about a table of Lockdown."""

from __future__ import annotations

from dataclasses import dataclass, field

from lockdown.games.lockdown.ruleset import LockdownRuleset
from lockdown.scenario.plan import Plan, SeatPlan


@dataclass
class LockdownSeat(SeatPlan):
    """One character."""

    contingency: list[int] | None = None
    knowledge: int | None = None
    active: bool = False


@dataclass
class LockdownPlan(Plan):
    """The whole table."""

    rs: LockdownRuleset
    seats: list[LockdownSeat]
    vented: int = 0
    power: dict[int, tuple[int | None, bool | None]] = field(default_factory=dict)
    """place -> (token, on)."""
    time_blue: bool = False
    elevator: int | None = None
    gate_open: bool | None = None
    rover_here: bool = True
    rover: int | None = None
    """The exit where it stands; None: where it begins."""
    isolation_open: bool | None = None
    destruct_red: bool = False
    emergency: int = -1
    css: dict[int, tuple[int | None, bool | None]] = field(default_factory=dict)
    """space -> (face, revealed)."""
    no_css: set[int] = field(default_factory=set)
    analysed: list[int] = field(default_factory=list)
    computer: int | None = None
    active_contingency: int | None = None
    pool: list[int] | None = None
    turned_up: list[int] | None = None
    """Places in the pool, from 1, whose tokens lie open for all."""


def empty(rs: LockdownRuleset, players: int) -> LockdownPlan:
    """The plan of which nothing is stated yet."""
    return LockdownPlan(rs, players, [LockdownSeat() for _ in range(players)])

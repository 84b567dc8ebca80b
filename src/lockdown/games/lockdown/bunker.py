"""The bunker, the main gate and the rover (LD-BNK)."""

from __future__ import annotations

from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import happened


def open_gate(t: LockdownTable, rule: str) -> None:
    """LD-BNK-09, LD-BNK-10: once open the main gate never closes."""
    if not t.gate_open:
        t.gate_open = True
        t.tell(happened.GATE_OPEN, rule)


def first_death(t: LockdownTable, seat: int) -> None:
    """LD-CRT-05, LD-COP-12: the first death opens the main gate; later ones find it open."""
    if not t.gate_open:
        open_gate(t, "LD-CRT-05")


def rover_at(t: LockdownTable) -> int:
    """LD-BNK-03: the exit where the rover stands, 0 if it is beside the bunker."""
    return t.rs.board.exit_rooms[0] if t.rover_here else 0


def put_rover(t: LockdownTable, slot: int, rule: str) -> None:
    """LD-BNK-11: to the exit, or beside the bunker."""
    t.rover_here = slot != 0
    t.tell(happened.ROVER_MOVED, rule, int(t.rover_here))

"""Steps of the event phase that only Lockdown has: noise removal (LD-EVT-06)."""

from __future__ import annotations

from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import step
from lockdown.rules import markers
from lockdown.rules.queries import slots


@step
def quiet_corridors(t: LockdownTable) -> None:
    """LD-EVT-06: in powered sections, corridors without a character at either end fall silent.

    LD-SRF-27: zones, like the technical corridors, are in no section and stay as they are.
    """
    board = t.rs.board
    clear = 0
    for section in range(3):
        if t.power[section] > 0:
            clear |= board.section_corridors[section]
    for slot in slots(t.occupied):
        clear &= ~board.doors_of[slot]
    markers.remove_noise(t, clear, "LD-EVT-06")

"""What a blast does to those who stand in the room."""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.rules import hurt
from lockdown.state.table import Table


@step
def grenade_splinters(t: Table, seat: int, slot: int, rule: str = "LD-CRD-32") -> None:
    """LD-CRD-32, LD-HRM-02: everybody still there suffers a serious wound, in turn order."""
    if t.room[seat] == slot:
        hurt.serious_wound(t, seat, rule)

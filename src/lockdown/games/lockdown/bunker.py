"""The bunker, the main gate and the rover (LD-BNK)."""

from __future__ import annotations

from lockdown.rules import happened
from lockdown.state.table import Table


def open_gate(t: Table, rule: str) -> None:
    """LD-BNK-09, LD-BNK-10: once open the main gate never closes."""
    if not t.gate_open:
        t.gate_open = True
        t.tell(happened.GATE_OPEN, rule)

"""Whether a weakness helps somebody now (LD-KNW-08); what it does stands with its card."""

from __future__ import annotations

from lockdown.state import keys
from lockdown.state.table import Table


def weakness_helps(t: Table, seat: int, key: str) -> bool:
    """LD-KNW-08: the weakness is discovered and the character knows enough to use it."""
    kind = keys.WEAKNESS[key]
    for place, level in enumerate(t.rs.weakness_levels):
        if t.weakness[place] == kind:
            return bool(t.weakness_up >> place & 1) and t.rs.knows(t, seat, level)
    return False

"""The depressurized room (LD-ROM-59 to LD-ROM-62)."""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.rules import hurt, told, wounds
from lockdown.rules.queries import here, stalkers_in
from lockdown.state.table import Table


@step
def air_escapes(t: Table) -> None:
    """LD-ROM-61: at the end of the player phase everything alive in the room dies."""
    slot = t.vented
    if not slot:
        return
    t.vented = 0
    t.tell(told.DEPRESSURIZED, "LD-ROM-61", slot)
    for figure in stalkers_in(t, slot):
        wounds.kill(t, figure[0], "LD-ROM-61")
    for seat in here(t, slot):
        hurt.die(t, seat, "LD-ROM-61")

"""What the event phase of the original game has of its own (NM-RND-14)."""

from __future__ import annotations

from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.steps import step
from lockdown.rules import event_phase


@step
def intruders_attack(t: NemesisTable) -> None:
    """NM-RND-16: step 6, unless the Orbital Maneuvering System threw the Intruders about."""
    if t.attacks_skipped:
        t.attacks_skipped = False
        return
    t.push(event_phase.stalkers_attack)

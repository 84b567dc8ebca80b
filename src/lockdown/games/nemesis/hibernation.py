"""Sleeping through the jump (NM-ROM-31, NM-CRT-07): the Hibernatorium."""

from __future__ import annotations

from lockdown.games.nemesis import happened
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.steps import step
from lockdown.rules import noise
from lockdown.rules.happened import ATTEMPT_FAILED
from lockdown.rules.pieces import set_place
from lockdown.rules.queries import in_combat, in_room
from lockdown.state import keys
from lockdown.state.facts import Refusal


def anybody_hibernates(t: NemesisTable) -> bool:
    """NM-SDS-02, NM-ROM-30: what bars the self-destruct sequence and the course."""
    return keys.HIBERNATING in t.place


def refusal(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-CRT-07: only once the hibernation pods are open."""
    return None if t.hibernation_open else ("hibernation_closed", "NM-CRT-07")


def lie_down(t: NemesisTable, seat: int) -> None:
    """NM-ROM-31, NM-ROM-34: a noise roll first, whoever else is in the room."""
    t.then((noise.noise_roll, seat), (falls_asleep, seat, t.next_stalker))


@step
def falls_asleep(t: NemesisTable, seat: int, next_stalker: int) -> None:
    """NM-ROM-31: nothing came, so the figure leaves the board; otherwise it has failed."""
    if not in_room(t, seat):
        return
    if in_combat(t, seat) or t.next_stalker != next_stalker:
        t.tell(ATTEMPT_FAILED, "NM-ROM-34", seat, "hibernation")
        return
    set_place(t, seat, keys.HIBERNATING)
    t.tell(happened.HIBERNATES, "NM-ROM-31", seat)

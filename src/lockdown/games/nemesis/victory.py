"""The victory check of the original game (NM-VIC): engines, coordinates, then as in Lockdown."""

from __future__ import annotations

from lockdown.games.nemesis import course, happened
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.steps import step
from lockdown.rules import ending
from lockdown.rules.happened import SWEPT
from lockdown.rules.pieces import set_place
from lockdown.rules.queries import alive
from lockdown.state import keys
from lockdown.state.keys import OBJECTIVE

NEEDED = 2  # working engines (NM-VIC-02)


@step
def check_engines(t: NemesisTable) -> None:
    """NM-VIC-01, NM-VIC-02: with two or three damaged engines the ship explodes."""
    if t.destroyed:
        return
    t.revealed = True
    t.tell(happened.ENGINES_SHOWN, "NM-VIC-02", *t.engines)
    if sum(t.engines) >= NEEDED:
        return
    t.destroyed = True
    ending.note_destruction(t)
    t.tell(happened.SHIP_EXPLODED, "NM-VIC-02")
    for seat in range(t.n):
        if t.place[seat] == keys.HIBERNATING:
            set_place(t, seat, keys.DEAD)
            t.tell(SWEPT, "NM-VIC-02", seat)


@step
def check_coordinates(t: NemesisTable) -> None:
    """NM-VIC-04, NM-VIC-05: another destination than Earth kills those who sleep."""
    if t.destroyed:
        return  # NM-VIC-01
    t.revealed = True
    where = t.arrived = course.reached(t)
    t.tell(happened.DESTINATION, "NM-VIC-04", t.coordinates, t.destination, where)
    if where == keys.EARTH:
        return
    for seat in range(t.n):
        if t.place[seat] != keys.HIBERNATING or not alive(t, seat):
            continue
        if where == keys.MARS and OBJECTIVE["quarantine"] in t.objectives[seat]:
            t.tell(happened.QUARANTINED, "NM-VIC-05", seat)
            continue
        set_place(t, seat, keys.DEAD)
        t.tell(SWEPT, "NM-VIC-04", seat)


def destination_of(t: NemesisTable) -> str:
    """Where the ship went in the end; empty if it was destroyed (NM-VIC-01)."""
    return "" if t.destroyed else keys.DESTINATIONS[course.reached(t)]

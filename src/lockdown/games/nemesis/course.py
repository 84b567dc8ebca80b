"""Coordinates and destination (NM-BRD-12, NM-BRD-17, NM-ROM-30)."""

from __future__ import annotations

from lockdown.games.nemesis import happened
from lockdown.games.nemesis.table import NemesisTable


def look_at_coordinates(t: NemesisTable, seat: int, rule: str) -> None:
    """NM-BRD-16, NM-SET-33: one player sees the card; it never changes."""
    t.revealed = True
    t.seen_coordinates |= 1 << seat
    t.tell_secret(1 << seat, happened.LOOKED_COORDINATES, rule, (seat, t.coordinates), (seat, -1))


def set_course(t: NemesisTable, seat: int, space: int, rule: str) -> None:
    """NM-ROM-30: the destination marker goes to another space."""
    t.destination = space
    t.tell(happened.COURSE_SET, rule, seat, space)


def reached(t: NemesisTable) -> int:
    """NM-BRD-12: the destination under the marker on the coordinates card."""
    return t.rs.coordinates[t.coordinates][t.destination]

"""Turns that go on until their player passes (NM-RND-06): the item Adrenaline Injection."""

from __future__ import annotations

from lockdown.games.nemesis.table import NemesisTable


def rush(t: NemesisTable, seat: int) -> None:
    """NM-RND-06, NM-RND-08: any number of further actions in this turn."""
    if t.turn == seat:
        t.rushing = seat


def goes_on(t: NemesisTable, seat: int) -> bool:
    """NM-RND-06: whether the turn has no last action."""
    return t.rushing == seat


def begins(t: NemesisTable, seat: int) -> bool:
    """A new turn has two actions again; it takes place all the same."""
    t.rushing = -1
    return False

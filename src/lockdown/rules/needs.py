"""Conditions that several cards share: `need(table, seat)` gives None, or why not.

The same function filters the options and answers `why_not`.
"""

from __future__ import annotations

from lockdown.rules import markers, moments
from lockdown.rules.queries import has_computer, in_dark, powered, section
from lockdown.state.facts import Refusal
from lockdown.state.keys import CONTAMINATION
from lockdown.state.table import Table


def malfunction_here(t: Table, seat: int) -> Refusal | None:
    """A malfunction marker in the room."""
    return None if t.broken >> t.room[seat] & 1 else ("no_malfunction", "LD-MRK-29")


def fire_here(t: Table, seat: int) -> Refusal | None:
    """A fire marker in the room."""
    return None if t.fire >> t.room[seat] & 1 else ("no_fire", "LD-MRK-20")


def no_fire_here(t: Table, seat: int) -> Refusal | None:
    """No fire marker in the room yet."""
    return ("fire_already", "LD-MRK-16") if t.fire >> t.room[seat] & 1 else None


def room_takes_malfunction(t: Table, seat: int) -> Refusal | None:
    """LD-MRK-26, LD-MRK-27: the room can take a malfunction marker."""
    slot = t.room[seat]
    if not markers.takes_malfunction(t, slot):
        return ("never_malfunctions", "LD-MRK-26")
    if t.broken >> slot & 1:
        return ("malfunction_already", "LD-MRK-27")
    return None


def contaminated_hand(t: Table, seat: int) -> Refusal | None:
    """At least one contamination card in hand."""
    if any(card >= CONTAMINATION for card in t.hand[seat]):
        return None
    return ("no_contamination", "LD-CON-05")


def slimed(t: Table, seat: int) -> Refusal | None:
    """A slime marker on the own board."""
    return None if t.slime >> seat & 1 else ("no_slime", "LD-MRK-09")


def computer_here(t: Table, seat: int) -> Refusal | None:
    """LD-CPU-09: a room with a computer that is not blocked; power is not needed."""
    return None if at_computer(t, seat) else ("no_computer", "LD-ROM-20")


def at_computer(t: Table, seat: int) -> bool:
    """LD-CPU-09, LD-MRK-22: a working computer in the room, or what counts as one."""
    return bool(moments.changed(t, moments.COMPUTER, seat, has_computer(t, t.room[seat])))


def power_refusal(t: Table, seat: int, no_power: Refusal) -> Refusal | None:
    """LD-PWR-08: the character is in a powered section and not treated as in darkness."""
    if not powered(t, t.room[seat]):
        return no_power
    return ("hurt_eyes", "LD-PWR-08") if in_dark(t, seat) else None


def in_a_section(t: Table, seat: int) -> Refusal | None:
    """LD-BRD-11: staircases are in no section."""
    return None if section(t, seat) >= 0 else ("no_section", "LD-BRD-11")


def has_light_wound(t: Table, seat: int) -> Refusal | None:
    """A light wound to heal."""
    return None if t.light[seat] else ("no_light_wound", "LD-HRT-14")

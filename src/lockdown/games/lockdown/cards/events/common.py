"""What several event cards share: whom they reach and in which order (LD-EVT-24, LD-EVT-25)."""

from __future__ import annotations

from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import step
from lockdown.rules import hurt
from lockdown.rules.event_effects import crew, noise_beside
from lockdown.rules.queries import in_dark, in_room


def crew_in_dark(t: LockdownTable, shielded: int) -> list[int]:
    """LD-EVT-21: the characters in darkness that the effect reaches."""
    return [seat for seat in crew(t) if in_dark(t, seat) and not shielded >> seat & 1]


def shielded_rooms(t: LockdownTable, shielded: int) -> int:
    """LD-ITM-36: the rooms that are left out of a darkness effect on rooms."""
    mask = 0
    for seat in range(t.n):
        if shielded >> seat & 1 and in_room(t, seat):
            mask |= 1 << t.room[seat]
    return mask


def noise_in_the_dark(t: LockdownTable, shielded: int) -> None:
    """LD-EVT-21: noise beside every character in darkness (Bulkheads Open, Nest)."""
    noise_beside(t, crew_in_dark(t, shielded), "LD-EVT-21", shielded_rooms(t, shielded))


@step
def event_light_wound(t: LockdownTable, seat: int) -> None:
    """A light wound; a third one may ask its owner something before the next is hurt."""
    if in_room(t, seat):
        hurt.light_wound(t, seat, "LD-EVT-21")


@step
def event_serious_wound(t: LockdownTable, seat: int) -> None:
    """A serious wound; it may ask its owner something before the next is hurt."""
    if in_room(t, seat):
        hurt.serious_wound(t, seat, "LD-EVT-20")

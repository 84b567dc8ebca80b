"""What several event cards share: whom they reach and in which order (LD-EVT-24, LD-EVT-25)."""

from __future__ import annotations

from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import Step, step
from lockdown.rules import hurt, markers
from lockdown.rules.queries import action_cards, in_dark, in_room, is_room, turn_order


def crew(t: LockdownTable) -> list[int]:
    """LD-EVT-25: the characters in rooms, in turn order (LD-EVT-24)."""
    return [seat for seat in turn_order(t) if in_room(t, seat)]


def crew_in_dark(t: LockdownTable, shielded: int) -> list[int]:
    """LD-EVT-21: the characters in darkness that the effect reaches."""
    return [seat for seat in crew(t) if in_dark(t, seat) and not shielded >> seat & 1]


def empty_handed(t: LockdownTable, seat: int) -> bool:
    """No action cards in hand; contamination cards do not count."""
    return action_cards(t, seat) == 0


def in_nest(t: LockdownTable, seat: int) -> bool:
    """Whether the character stands in the discovered Nest."""
    return is_room(t, t.room[seat], "nest")


def shielded_rooms(t: LockdownTable, shielded: int) -> int:
    """LD-ITM-36: the rooms that are left out of a darkness effect on rooms."""
    mask = 0
    for seat in range(t.n):
        if shielded >> seat & 1 and in_room(t, seat):
            mask |= 1 << t.room[seat]
    return mask


def one_by_one(t: LockdownTable, what: Step, concerned: list[int]) -> None:
    """LD-EVT-24: a step for each, in order; who is concerned is fixed now."""
    t.then(*((what, one) for one in concerned))


def noise_beside(t: LockdownTable, seats: list[int], rule: str, spared: int = 0) -> None:
    """LD-NOI-13: noise in each empty corridor of their rooms; never an encounter.

    `spared` is a mask of rooms whose corridors stay quiet (LD-ITM-36).
    """
    links = t.rs.board.links_of
    loud = quiet = 0
    for seat in seats:
        loud |= links[t.room[seat]]
    for slot in range(1, t.rs.board.slots + 1):
        if spared >> slot & 1:
            quiet |= links[slot]
    markers.fill_with_noise(t, loud & ~quiet, rule)


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

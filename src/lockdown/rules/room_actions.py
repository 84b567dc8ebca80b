"""What the four Plan cards and their like share: a free room action, or a look at room tiles."""

from __future__ import annotations

from typing import Any

from lockdown.rules import actions, offers
from lockdown.rules.looking import unseen_rooms
from lockdown.rules.verbs import CHOOSE_ROOM_ACTION, ROOM_ACTION
from lockdown.state.facts import Refusal
from lockdown.state.table import Table


def unseen_refusal(t: Table, seat: int) -> Refusal | None:
    """LD-ACT-26: an unexplored room tile that the player has not seen yet."""
    return None if unseen_rooms(t, seat) else ("nothing_to_look_at", "LD-ACT-26")


# ---- room actions done free (LD-ACT-14: they are part of the card, without a window of their own)


def free_room_actions(t: Table, seat: int, *, broken: bool = False) -> list[tuple[Any, ...]]:
    """The actions of the room that could be taken now without their cost (LD-ACT-02, LD-ROM-08).

    `broken`: a malfunction marker is ignored.
    """
    return [
        (CHOOSE_ROOM_ACTION, action.key)
        for action in offers.room_actions(t, t.room[seat])
        if offers.room_refusal(t, seat, action, free=True, broken=broken) is None
    ]


def free_action_refusal(t: Table, seat: int, *, broken: bool = False) -> Refusal:
    """LD-ROM-08: why none of the room's actions can be taken free.

    What stands against the only one, or against all of them alike, says more than that there is
    none.
    """
    refusals = {
        offers.room_refusal(t, seat, action, free=True, broken=broken)
        for action in offers.room_actions(t, t.room[seat])
    }
    if not refusals:
        return ("room_without_action", "LD-ROM-08")
    first = next(iter(refusals))
    return first if len(refusals) == 1 and first is not None else ("no_room_action", "LD-ROM-08")


def room_colour_refusal(t: Table, seat: int, *colours: str) -> Refusal | None:
    """LD-ROM-10: the room has one of these colours; special rooms have none."""
    slot = t.room[seat]
    if t.rs.rooms[t.tile[slot]].colour in colours:
        return None
    return ("wrong_room_colour", "LD-ROM-10")


def do_room_action(t: Table, seat: int, key: str) -> None:
    """Perform the chosen room action free; its own choices are made now."""
    t.push(actions.perform_free, seat, (ROOM_ACTION, key))

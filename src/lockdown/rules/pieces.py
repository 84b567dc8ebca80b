"""The few ways to move pieces that keep the derived masks of the table right."""

from __future__ import annotations

from lockdown.state.keys import IN_ROOM
from lockdown.state.table import Table


def set_room(t: Table, seat: int, slot: int) -> None:
    """Put a figure into a room."""
    t.room[seat] = slot
    t.place[seat] = IN_ROOM
    refresh_occupied(t)


def set_place(t: Table, seat: int, place: int) -> None:
    """Take a figure out of its room to a container, out of play, or among the dead.

    What the player has stays as it is (LD-GOL-07).
    """
    t.room[seat] = 0
    t.place[seat] = place
    refresh_occupied(t)


def refresh_occupied(t: Table) -> None:
    """Recompute the mask of rooms with a character."""
    mask = 0
    for slot in t.room:
        if slot:
            mask |= 1 << slot
    t.occupied = mask


def set_stalkers(t: Table, stalkers: tuple[tuple[int, int, int, int], ...]) -> None:
    """Replace the figures on the board."""
    t.stalkers = stalkers
    mask = 0
    for figure in stalkers:
        mask |= 1 << figure[2]
    t.foes = mask

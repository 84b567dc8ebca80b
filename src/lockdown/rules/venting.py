"""The depressurized room (LD-ROM-59 to LD-ROM-62)."""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.rules import doors, happened, hurt, markers, wounds
from lockdown.rules.queries import here, slots, stalkers_in
from lockdown.state.table import Table


def can_seal(t: Table, slot: int) -> bool:
    """LD-ROM-59, LD-ROM-62: no destroyed door, and doors for every open corridor.

    Closed doors of other rooms may be taken, never those of the chosen room.
    """
    board = t.rs.board
    ways = board.doors_of[slot]
    if t.wrecked & ways:
        return False
    missing = (ways & ~t.closed).bit_count()
    return missing <= doors.doors_left(t) + (t.closed & ~ways).bit_count()


def seal(t: Table, seat: int, slot: int) -> None:
    """LD-ROM-59: close all doors of the room, put its fire out, lay the token there."""
    ways = t.rs.board.doors_of[slot]
    missing = tuple(slots(ways & ~t.closed))
    t.then(
        (doors.close_doors, missing, "LD-ROM-59", seat, ways),
        (air_is_let_out, slot),
    )


@step
def air_is_let_out(t: Table, slot: int) -> None:
    """LD-ROM-59: the doors are closed."""
    if t.rs.vent_fire_first:
        markers.remove_fire(t, slot, "LD-ROM-59")
    t.vented = slot
    t.tell(happened.DEPRESSURIZING, "LD-ROM-59", slot)


@step
def air_escapes(t: Table) -> None:
    """LD-ROM-61: at the end of the player phase everything alive in the room dies."""
    slot = t.vented
    if not slot:
        return
    t.vented = 0
    t.tell(happened.DEPRESSURIZED, "LD-ROM-61", slot)
    for figure in stalkers_in(t, slot):
        wounds.kill(t, figure[0], "LD-ROM-61")
    for seat in here(t, slot):
        hurt.die(t, seat, "LD-ROM-61")
    if not t.rs.vent_fire_first:
        markers.remove_fire(t, slot, "LD-ROM-61")  # NM-ROM-24

"""A crew with one result (LD-COP): who carries the dead, and says what there is to know.

Everything here is read from what lies open: at such a table a seat's own objectives are shown like
those of all others.
"""

from __future__ import annotations

from lockdown.bots.talk import Phrase
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import ArgView, ItemView

#: Where the dead wake (LD-COP-08).
WAKES = "emergency_room"


def dead_partner(world: LockdownWorld, item: ItemView) -> bool:
    """Whether a thing is the corpse of somebody who can come back."""
    return item.key == "corpse" and item.count in world.fallen


def borne(world: LockdownWorld) -> ItemView | None:
    """The dead partner whom this seat carries."""
    return next((item for item in world.me.hands if dead_partner(world, item)), None)


def lying(world: LockdownWorld) -> list[int]:
    """Rooms where a dead partner lies and waits to be carried."""
    goal = world.find(WAKES)
    return [
        room.slot
        for room in world.view.rooms
        if room.slot != goal and any(dead_partner(world, item) for item in room.objects)
    ]


def ward(world: LockdownWorld) -> int:
    """The room in which the dead wake, 0 as long as it is not known or does not work."""
    slot = world.find(WAKES)
    return slot if slot and not world.rooms[slot].malfunction else 0


def laid_down(world: LockdownWorld, text: str) -> bool:
    """Whether dropping this here brings somebody back: nothing stands against it."""
    item = borne(world)
    return (
        item is not None
        and item.text == text
        and world.room == ward(world)
        and not world.foes(world.room)
    )


def phrases(world: LockdownWorld) -> list[Phrase]:
    """What partners tell each other: rooms they have looked into, and where somebody lies."""
    found: list[Phrase] = []
    for slot in lying(world):
        if slot != world.room:
            found.append(Phrase("come", {"room": ArgView("room", f"{slot:03d}")}))
            break
    for room in world.view.rooms:
        if room.tile and not room.explored:
            room_arg = ArgView("room", f"{room.slot:03d}")
            found.append(Phrase("tile_is", {"room": room_arg, "tile": ArgView("tile", room.tile)}))
    return found

"""What a beginner does with its mission item (LD-MIS-01 to LD-MIS-05)."""

from __future__ import annotations

from lockdown.games.lockdown.bots.world import LockdownWorld

#: The thing, and its part, that sends a foe off, and that takes noise away.
OVERMIND, WAIL = ("overmind", "0"), ("wail", "0")
#: Characters with a mission item that a beginner hardly knows what to do with; what it is worth to
#: take it all the same, as it takes no card, and what another one is worth.
UNVERSED, FREE, WANTED = ("lab_rat", "xenobiologist"), 1.5, 3.0
#: Foes that the mind of the Xenobiologist moves, and the knowledge with which it moves any.
WEAK_MINDED, MASTERY = ("larva", "creeper", "adult"), 6
#: Markers on its way for which one makes them go, the cards with which it does, what it is worth.
MARKED, ABLE, HUSHED = 2, 3, 1.2


def activated(world: LockdownWorld) -> float:
    """LD-MIS-02, LD-MIS-04: it takes no card, and a hand only if it is heavy.

    Two passed beside it, or walked on, with Overmind and Wail to be had (91401, 91402, 101403).
    """
    items = world.registry.items
    if world.free_slots < 1 and any(items[key].heavy for key in world.me.missions):
        return -1.5
    return FREE if world.me.character in UNVERSED else WANTED


def movable(world: LockdownWorld) -> bool:
    """LD-KNW-03: whether whoever one fights alone can be sent off without an attack.

    One ran from an adult out of the Nest, where its objective lay, and was struck (101403, round
    2).
    """
    foes = world.foes(world.room)
    weak = all(foe.kind in WEAK_MINDED for foe in foes)
    return len(foes) == 1 and (weak or world.me.knowledge >= MASTERY)


def hushed(world: LockdownWorld, ahead: int) -> float:
    """LD-MRK-02: what it is worth to take the noise away from around the room that one goes to."""
    exits, section = world.board.exits, world.rooms[world.room].section
    slot = ahead or world.room
    loud = len({way for way in exits[slot] if way in world.noisy and way < world.board.tech})
    near = bool(section) and world.rooms[slot].section == section and not world.friends(slot)
    return HUSHED if near and loud >= MARKED and world.purse >= ABLE else -1.5

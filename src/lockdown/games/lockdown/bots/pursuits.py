"""What a beginner does for an objective that takes more than one thing: research, and the end."""

from __future__ import annotations

from lockdown.bots.footsteps import Goal
from lockdown.games.lockdown.bots.objective_odds import OBJECTS, found
from lockdown.games.lockdown.bots.world import LockdownWorld

#: What it is worth to do the next thing for it, and to stop the end that one cannot survive.
PURSUED, STOPPED = 8.0, 9.0
#: LD-SDS-09: rounds from the start of the sequence to the one in which the gate is open.
OPENS = 4
#: What analyses an object on the spot (LD-KNW-12).
KIT = "analysis_instruments"
#: Tests that the end of the complex meets.
RUIN = {"complex_destroyed", "queen_killed", "nest_destroyed"}


# ---- the end of the complex


def ruinous(world: LockdownWorld) -> bool:
    """Whether the objective that one has kept still asks for the end of the complex (LD-CRT-02)."""
    kinds = {str(test["kind"]) for test in world.tests}
    if len(world.aims) != 1 or not kinds & RUIN:
        return False
    killed = "queen_killed" in kinds and world.view.queen_killed
    smashed = "nest_destroyed" in kinds and world.view.nest_destroyed
    # Where the Nest alone may do, the end of everything comes after one's own part.
    ready = "nest_destroyed" not in kinds or world.me.signal
    return ready and not (killed or smashed)


def buried(world: LockdownWorld) -> bool:
    """LD-END-04 to LD-END-06: whoever is locked in dies with the complex, however it ends.

    The last one in the complex went past the open gate to lock itself in, and a yellow token lay on
    the track (111401, rounds 7 to 9).
    """
    return world.view.destruct >= 0


def stoppable(world: LockdownWorld) -> bool:
    """LD-SDS-03: whether the sequence is yellow, and one has no use for it."""
    return buried(world) and not world.view.destruct_red and not world.wants_ruin


def ignition(world: LockdownWorld) -> int:
    """LD-SDS-01: the Cooling System, if one starts the sequence there; 0 if not.

    Who does that needs a way to the bunker: one for the rover is enough, as long as it is there,
    and the gate opens in time by itself (LD-SDS-09). One walked through it in the first round with
    the two cards that it takes, and locked itself in with its objective given up (111403).
    """
    view = world.view
    if not ruinous(world) or view.destruct >= 0:
        return 0
    opens = view.gate_open or view.time - OPENS > max(view.emergency, 0)
    slot = world.find("cooling_system")
    return slot if opens and (world.suit or world.rover) else 0


# ---- research


def sought(world: LockdownWorld) -> set[str]:
    """LD-KNW-10: kinds of objects that still discover a weakness that the objective asks for."""
    least = [int(str(t["min"])) for t in world.tests if t["kind"] == "weaknesses_discovered"]
    if len(world.aims) != 1 or not least or found(world) >= max(least):
        return set()
    return set(OBJECTS) - set(world.view.analysed)


def borne(world: LockdownWorld) -> bool:
    """Whether one carries one of them."""
    return any(item.key in sought(world) for item in world.me.hands)


def lying(world: LockdownWorld, slot: int) -> bool:
    """Whether one of them lies in a room."""
    return any(thing.key in sought(world) for thing in world.rooms[slot].objects)


def studied(world: LockdownWorld) -> bool:
    """LD-KNW-11: whether there is one of them here to be analysed."""
    return borne(world) or lying(world, world.room)


def takes(world: LockdownWorld, key: str) -> bool:
    """Whether one picks up an object of that kind for the Laboratory, or looks at it on the spot.

    Nobody who wanted two weaknesses ever took up a carcass (ten seats in sixty games).
    """
    free = world.free_slots > 0 and not borne(world)
    return free and key in sought(world) and bool(world.find("laboratory"))


def research(world: LockdownWorld) -> list[Goal]:
    """Where to go for the weaknesses that the objective asks for."""
    if not sought(world):
        return []
    lab, kit = world.find("laboratory"), KIT in world.things
    if borne(world):
        return [Goal(lab, PURSUED, "analyse")] if lab else []
    places: list[Goal] = []
    for room in world.view.rooms:
        if not lying(world, room.slot):
            continue
        if room.slot == lab:
            places.append(Goal(lab, PURSUED, "analyse"))
        elif kit:
            places.append(Goal(room.slot, PURSUED))
        elif lab and world.free_slots > 0:
            places.append(Goal(room.slot, PURSUED, "pickup"))
    nest = world.find("nest")
    eggs = nest and world.view.eggs > 0 and "egg" in sought(world) and world.free_slots > 0
    if eggs and (lab or kit):
        places.append(Goal(nest, PURSUED, "take_egg"))
    return places

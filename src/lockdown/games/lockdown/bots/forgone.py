"""What a beginner gives up by leaving: an objective of which its own part is not done yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lockdown.games.lockdown.bots import pursuits
from lockdown.games.lockdown.bots.objective_odds import found
from lockdown.games.lockdown.bots.world import LockdownWorld

#: Rounds in which somebody who is well may still do something for its objective.
TIME = 4
#: Other characters alive of whom hardly all die.
MANY = 2
#: Foes that one alone does not wait for with nothing to shoot at them.
DIRE = ("adult", "breeder", "queen")


def at_ease(world: LockdownWorld) -> bool:
    """Whether one is as good as unhurt, nobody is after it, and there is time to do something."""
    me, here = world.me, world.rooms[world.room]
    if world.undressed or len(me.wounds) > 1 or me.larva or world.together or world.alone:
        return False
    if world.fighting or here.fire or world.rounds_left < TIME:
        return False
    near = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
    return bool(world.weapon()) or not any(f.kind in DIRE for s in near for f in world.foes(s))


def forgone(world: LockdownWorld, place: str) -> bool:
    """LD-GOL-02: whether nothing that one still wants is met by one who leaves for that place now.

    Deaths, and what the end of the game brings, may come without one; a signal, an object or a way
    out does not. One locked itself in unhurt in the fourth round, its signal not sent (101402).
    """
    wanted = [world.registry.objectives[key].condition for key in world.aims]
    return bool(wanted) and all(
        any(missed(world, test, place) for test in alternative)
        for condition in wanted
        for alternative in condition
    )


def missed(world: LockdownWorld, test: Mapping[str, Any], place: str) -> bool:
    """Whether a test is not met, and can hardly be once one has left for that place."""
    me, kind = world.me, test["kind"]
    if kind == "survived_in":
        return place not in test["places"]
    if kind == "carries":
        return not {item.key for item in me.hands} & world.wanted_objects
    if kind == "knowledge":
        return me.knowledge < int(test["min"])
    if kind == "weaknesses_discovered":
        return found(world) < int(test["min"])
    if kind == "only_survivor":
        # Nobody leaves in the second round in the hope that all others die (111403).
        others = [crew for crew in world.view.crew if crew.seat != world.seat]
        return sum(crew.place != "dead" for crew in others) >= MANY
    if kind == "sections_explored":
        return any(world.rooms[slot].section in test["sections"] for slot in world.unexplored)
    # LD-END-04 to LD-END-06: a sequence that runs destroys the complex, with whoever is locked in.
    ends = world.view.destruct >= 0
    undone = {
        "signal_sent": not me.signal,
        "knowledge_token_active": not me.knowledge_active,
        "complex_destroyed": not ends or place == "isolation",
        "nest_destroyed": not (ends or world.view.nest_destroyed),
        "queen_killed": not (ends or world.view.queen_killed),
    }
    return undone.get(str(kind), False)


def lacks(world: LockdownWorld) -> set[str]:
    """Rooms that one's objective asks for something in, and that nobody has found yet."""
    if len(world.aims) != 1:  # one of two is laid aside (LD-CRT-02)
        return set()
    me = world.me
    sought = {
        "transmitter_control": "signal_sent" in world.wishes and not me.signal,
        "archive": "knowledge_token_active" in world.wishes and not me.knowledge_active,
        "nest": "egg" in world.wanted_objects and not me.hands,
        "laboratory": bool(pursuits.sought(world)) and pursuits.KIT not in world.things,
        "cooling_system": pursuits.ruinous(world) and not pursuits.buried(world),
    }
    return {tile for tile, wanted in sought.items() if wanted and not world.find(tile)}

"""What one has begun, and what nobody who looks at its own objective gives up, for `sense`."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec.structs import replace

from lockdown.games.nemesis.bots.quick_goals import LATEST
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.world import POD_KEYS, NemesisWorld
from lockdown.views.types import ArgView, OptionView

#: Sleeping, which brings those nothing who have to leave in a pod (NM-OBJ-12).
SLEEP = "room hibernate"
#: What one goes into a fight for, and ways out of one that nobody is struck on (NM-CMB-18).
STRIKES = ("shoot", "play full_auto", "play taking_aim", "play adrenaline 0")
SLIPS = ("play suppressive_fire", "play covering_fire", "use smoke_grenade")


def flinches(
    bot: NemesisRegular,
    world: NemesisWorld,
    points: Mapping[str, float],
    joined: tuple[int, int, int],
) -> set[str]:
    """Slipping straight back out of a fight that one has just walked into, before a shot.

    With the first action one went to an adult in a broken room, with the second back to where it
    came from, for two cards and a round of its weapon (82301, round 5). Through a room on to
    another one may well slip so. `joined`: the round, the room and where one came from.
    """
    when, room, behind = joined
    if (when, room) != (world.view.round, world.room) or not world.fighting:
        return set()
    slips = {t: n for t, n in points.items() if t.startswith(SLIPS)}
    shot = max((n for t, n in points.items() if t.startswith(STRIKES)), default=-math.inf)
    found = {text for text, n in slips.items() if n < shot}
    return found if found and slips_to(bot, world) == behind else set()


def slips_to(bot: NemesisRegular, world: NemesisWorld) -> int:
    """Where a card that leads out of a fight would lead: that is asked once it is played."""
    ways = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
    args = [ArgView("room", f"{slot:03}") for slot in dict.fromkeys(ways)]
    options = tuple(OptionView(f"to {arg.text}", "to", (arg,)) for arg in args)
    if world.view.decision is None or not options:
        return 0
    chosen = bot.instinct(world, replace(world.view.decision, options=options))
    return int(chosen.split()[1]) if chosen else 0


def forgoes(world: NemesisWorld) -> set[str]:
    """Sleeping with all things in the bag that only a pod makes count, and a pod that lets one in.

    One had seven, the key, a section two rooms away and seven rounds for it (82301, round 9).
    """
    well = len(world.me.wounds) <= 1 and not world.me.larva
    if not well or world.rounds_left <= LATEST or world.wishes != {"survived_in", "items"}:
        return set()
    if len(world.things) < max(int(str(test.get("min", 0))) for test in world.tests):
        return set()
    able = any(key in world.things for key in POD_KEYS)
    pods = [pod for letter in "AB" if world.section(letter) for pod in world.pods(letter)]
    return {SLEEP} if any(able or not pod.locked for pod in pods) else set()

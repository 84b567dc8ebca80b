"""Ways out of a fight or a fire that lead into something worse, and lingering in one, for `sense`.

`regular` prefers others by itself; a policy does not look at where noise lies.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from lockdown.bots.rookie import cost_of
from lockdown.games.nemesis.bots.quick_goals import LATEST
from lockdown.games.nemesis.bots.steps import GOING
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.views.types import DecisionView

#: How much likelier somebody comes where one runs to, for nobody to run there who likes another way
#: as well; and how much better another way must be to walk there instead, or out of a fire.
LOUDER, ELSEWHERE, WORSE = 0.3, 2.0, 3.0
#: What a deed must be worth for one more wound by fire, and for one more that is a serious one.
DEAR, PRECIOUS = 3.0, 10.0
#: Light wounds of which the next one is a serious one.
SORE = 2
#: What a step out of a fire must be worth on which somebody surely comes, for one who may creep.
SURE = 6.0
#: What is done in a fire to get out of it.
WAYS = (*GOING, "pass", "room enter_pod", "room hibernate", "use fire_ext", "play pyrotechnics 1")


def blunders(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Steps to where somebody probably comes, beside a way that is as good and not so loud.

    From the queen one fled into a room with noise in three of its corridors, past one without any
    (102302, round 6); out of a fire another one crept between it and the queen, and not to where it
    could have slept (102302, round 9).
    """
    ways = {t: int(t.split()[1]) for t in points if t.startswith(GOING)}
    loud = {t: _meets(world, t, slot) for t, slot in ways.items()}
    burns = bool(world.rooms[world.room].fire)
    ahead = 0.0 if world.fighting else ELSEWHERE
    found = {
        t
        for t in ways
        if any(loud[u] <= loud[t] - LOUDER and points[u] >= points[t] + ahead for u in ways)
    }
    if burns and not world.fighting:
        most = max((points[t] for t in ways), default=0.0)
        found |= {t for t in ways if points[t] < most - WORSE}
    return found


def _meets(world: NemesisWorld, text: str, slot: int) -> float:
    """Chance that one is not alone after a step (NM-NOI-04)."""
    if world.foes(slot):
        return 1.0
    return 0.0 if text.startswith("careful") else world.encounter(slot)


def calls(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Steps out of a fire on which somebody is sure to come, for one who can creep elsewhere.

    Without a round left one walked so into a room that burned as well and was broken, before pods
    that it had not the cards for, past quiet Cabins (102302, round 8).
    """
    early = world.rounds_left > LATEST
    if not early or world.fighting or not world.rooms[world.room].fire:
        return set()
    ways = {t: int(t.split()[1]) for t in points if t.startswith(GOING)}
    waits = points.get("pass", -math.inf)
    quiet = {t for t, s in ways.items() if _peaceful(world, s) and not _meets(world, t, s)}
    if not any(points[t] > waits for t in quiet):
        return set()
    return {
        text
        for text, slot in ways.items()
        if points[text] < SURE
        and _meets(world, text, slot)
        and world.noisy.issuperset(world.board.exits[slot])
    }


def _peaceful(world: NemesisWorld, slot: int) -> bool:
    room = world.rooms[slot]
    return room.explored and not room.fire and not world.foes(slot)


def singed(world: NemesisWorld, decision: DecisionView, points: Mapping[str, float]) -> set[str]:
    """Last actions of a turn in a fire, after which one only passes there: a wound more each.

    Whoever passes now is burnt once in this round, whoever acts and passes in its next turn twice
    (NM-MRK-11): with the last card one searched, for tools, and the wound was a serious one
    (102301, round 7).
    """
    last = world.view.actions_left <= 1 and "pass" in points
    if not last or world.fighting or not world.rooms[world.room].fire or world.rounds_left <= 1:
        return set()
    waits = points["pass"]
    costs = {option.text: cost_of(world, option) for option in decision.options}
    # Who walks out in the next turn is burnt no more often for it.
    outs = [costs[t] for t, n in points.items() if t.startswith(GOING) and n > waits]
    way = min(outs, default=math.inf)
    grave = world.me.light + 2 > SORE or len(world.me.wounds) > SORE
    least = PRECIOUS if grave else DEAR
    return {
        text
        for text, n in points.items()
        if n < least and not text.startswith(WAYS) and world.purse - costs[text] < way
    }

"""How a beginner finds its way: towards one thing at a time, round company and fire.

Noise has no say in where it goes: noise changes with every step, and whoever turns round for it
walks to and fro. It only decides between a step, a careful one and none (`Beginner.walk`).
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from lockdown.bots import meddling
from lockdown.bots.world import World

#: How much a goal loses with every step of its way.
FAR = 0.22
#: Moves to a room to which no corridor leads.
FAR_OFF = 9
#: Ways that cost so much lead nowhere.
BARRED = 30.0
#: What a turn that ends in a fire costs, how much more with every serious wound, and with three.
BURN, WORSE, DEADLY = 4.0, 1.0, 200.0
#: What is left of a goal for which one would turn round where one has just come from.
BACK = 0.4
#: Serious wounds with which any further wound kills.
MORTAL = 3
#: What one does where a way out is, and the cards that it takes.
LEAVING = (*meddling.LEAVING, "escape")
LEFT = 2
#: By how much an ordinary step must be better for nobody to creep.
CREPT = 1.0


@dataclass(frozen=True)
class Goal:
    """Go to a slot (and take an action there) because it is worth that much."""

    slot: int
    value: float
    action: str = ""


#: No goal at all.
NOWHERE = Goal(0, 0.0)


@dataclass(frozen=True)
class Lead:
    """Where the best goal draws one: the next room on the way, how much, and if through company.

    Then the goal itself, nothing for none, and the corridor with a closed door that bars the way
    there and that one can open, -1 for none.
    """

    step: int = 0
    pull: float = 0.0
    bold: bool = False
    goal: Goal = NOWHERE
    door: int = -1


def ways(
    world: World, hindrance: Callable[[int], float], opened: Collection[int] = (), start: int = 0
) -> dict[int, tuple[float, int]]:
    """By slot: (cost, first step) of the best way on foot, by steps and what hinders them.

    `opened`: closed corridors that one thinks of opening; `start`: another room than one's own.
    """
    start = start or world.room
    best: dict[int, tuple[float, int]] = {start: (0.0, start)}
    queue = [(0.0, start)]
    while queue:
        cost, slot = heapq.heappop(queue)
        if cost > best[slot][0]:
            continue
        for other, corridor in world.board.ways[slot]:
            step = cost + 1.0 + hindrance(other)
            if (corridor in world.shut and corridor not in opened) or step >= BARRED:
                continue
            if other not in best or step < best[other][0]:
                best[other] = (step, other if slot == start else best[slot][1])
                heapq.heappush(queue, (step, other))
    return best


def lead(
    room: int, goals: Iterable[Goal], found: Mapping[int, tuple[float, int]], left: int = 0
) -> Lead:
    """The next step of the best goal; none if what one came here for is worth more.

    `left`: the room that one came from. Nobody turns round for a goal that is hardly better.
    """
    best, most, here = Lead(), 0.0, 0.0
    for goal in goals:
        if goal.slot == room:
            here = max(here, goal.value)
        elif goal.slot in found:
            cost, step = found[goal.slot]
            pull = goal.value / (1.0 + FAR * cost)
            drawn = pull * (BACK if step == left else 1.0)
            if drawn > most:
                best, most = Lead(step, pull, goal=goal), drawn
    return best if best.pull > here else Lead()


def paces(world: World, slot: int) -> int:
    """Moves to a room; behind closed doors as many as there would be without them."""
    return (
        world.distance(slot) if slot in world.routes else world.hops(slot).get(world.room, FAR_OFF)
    )


def too_late(world: World, goal: Goal, toll: int = 0) -> bool:
    """Whether it is the last round, and one has not the cards to get to a way out and to leave.

    `toll`: those that it takes to repair it before.
    """
    decision = world.view.decision
    if goal.action not in LEAVING or world.rounds_left > 1:
        return False
    if decision is not None and any(option.verb == "drive" for option in decision.options):
        return False  # one may be nearer to it at once (LD-SRF-20)
    return world.hops(goal.slot).get(world.room, FAR_OFF) + toll + LEFT > world.purse


def fare(world: World) -> int:
    """Cards that a step takes here and now."""
    decision = world.view.decision
    steps = [o.cost for o in decision.options if o.verb == "move"] if decision is not None else []
    return max(1, min(steps, default=1))


def burns(world: World) -> float:
    """What it costs to end a turn in a fire (LD-RND-13, NM-MRK-11)."""
    wounds = len(world.me.wounds)
    return DEADLY if wounds >= MORTAL else BURN + WORSE * wounds


def stops(world: World, cards: int) -> bool:
    """Whether one stays where one is after an action that takes so many cards."""
    return world.view.actions_left <= 1 or world.purse - cards < 1


def tiptoes(world: World, points: Mapping[str, float]) -> set[str]:
    """Careful steps that nobody takes, out of what all options are worth to somebody.

    Those to where somebody is: nobody listens there, one card less (LD-BAS-05, NM-BAS-04). And
    those that leave too few cards for what one goes there for, so that an ordinary step is better:
    one crept into a broken room and paid with the card that repairs it.
    """
    found = set()
    for text, worth in points.items():
        plain = points.get(text.replace("careful", "move"))
        if not text.startswith("careful") or plain is None:
            continue
        slot = int(text.split()[1])
        if world.friends(slot) or world.foes(slot) or worth < plain - CREPT:
            found.add(text)
    return found

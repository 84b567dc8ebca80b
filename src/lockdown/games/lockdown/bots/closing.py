"""The last round: cards that pay for a way out are not spent on anything else."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.bots.meddling import leaves
from lockdown.bots.planner import Plan
from lockdown.bots.rookie import cost_of
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView, OptionView

GOING = ("move", "careful")
#: What takes one to another room in ways that no count of steps knows.
RIDES = ("room use_elevator", "room call_elevator", "room cave_move", "drive", "play vents")


def squandered(
    world: LockdownWorld,
    planner: LockdownPlanner,
    decision: DecisionView,
    points: Mapping[str, float],
) -> set[str]:
    """What leaves too few cards for every way out that they pay for now, in the last round.

    One looked at two rooms with the fifth of the five cards that its way out took (11302).
    """
    if world.rounds_left > 1 or world.fighting:
        return set()
    ways = [plan for plan in planner.short if not plan.errands and not plan.wait and plan.action]
    ways = [plan for plan in ways if price(world, planner, plan, world.room) <= world.purse]
    there = [option for option in decision.options if option.text in points]
    kept = {o.text for o in there if any(affords(world, planner, plan, o) for plan in ways)}
    going = [text for text in kept if text.startswith(GOING) or leaves(text.split())]
    if not any(points[text] > 0.0 for text in going):
        return set()
    spared = {text for text in points if text.startswith(RIDES) or leaves(text.split())}
    return points.keys() - kept - spared


def price(world: LockdownWorld, planner: LockdownPlanner, plan: Plan, slot: int) -> float:
    """Cards that a way out takes from a room: the steps, and leaving."""
    leg = planner.ways_to(plan.slot).get(slot)
    return plan.cards + leg[1] * (1 + world.limp) if leg is not None else world.purse + 1


def affords(world: LockdownWorld, planner: LockdownPlanner, plan: Plan, option: OptionView) -> bool:
    """Whether the cards for a way out are still there after an action."""
    if option.verb == "pass":
        return False
    steps = option.verb in GOING
    slot = int(option.args[0].text) if steps else world.room
    cost = cost_of(world, option) + (world.limp if steps else 0)
    return price(world, planner, plan, slot) <= world.purse - cost

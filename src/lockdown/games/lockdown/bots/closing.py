"""The last round: cards that pay for a way out are not spent on anything else."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.meddling import leaves
from lockdown.bots.planner import Errand, Exit, Plan
from lockdown.bots.rookie import cost_of
from lockdown.games.lockdown.bots.doors import WRECK
from lockdown.games.lockdown.bots.errands import DETOURS, REPAIRS, LockdownPlanner
from lockdown.games.lockdown.bots.fights import PUSH, SMOKE, slips
from lockdown.games.lockdown.bots.shares import FIGHT_ITEMS, FIGHT_PARTS, FIXING, RIDS
from lockdown.games.lockdown.bots.spare_time import KEYED
from lockdown.games.lockdown.bots.world import CAVE_PLANS, LockdownWorld
from lockdown.views.types import DecisionView, OptionView

GOING = ("move", "careful")
#: What takes one to another room in ways that no count of steps knows.
RIDES = (
    *("room use_elevator", "room call_elevator", "room cave_move"),
    *("drive", "play vents", f"use {CAVE_PLANS}", KEYED, WRECK),
)
#: Cards that every way out takes where it is (LD-ACT-12); those of one that nobody can pay for.
FARE, NEVER = 2, 99
#: Rounds before the end in which nobody leaves the only way out; steps that one gets in a round;
#: what gets one into a container, and a launch as likely as which is none to wait for.
LAST, STEPS, CONTAINER, UNSURE = 3, 2, "enter_css", 0.15
#: A chance to be spared by a way out from which on it is one.
FAINT = 0.02


def squandered(
    world: LockdownWorld,
    planner: LockdownPlanner,
    decision: DecisionView,
    points: Mapping[str, float],
) -> set[str]:
    """What leaves too few cards for every way out that they pay for now, in the last round.

    One looked at two rooms with the fifth of the five cards that its way out took (11302), one let
    off what drives away the foe in the shelter beside another, and wiped off slime (29202).
    """
    ways = payable(world, planner)
    if not ways:
        return set()
    there = [option for option in decision.options if option.text in points]
    kept = {o.text for o in there if any(affords(world, planner, way, o) for way in ways)}
    going = [text for text in kept if text.startswith(GOING) or leaves(text.split())]
    clears = [o.text for o in there if o.text in kept and world.fighting and drives_off(o)]
    if not any(points[text] > 0.0 for text in (*going, *clears)):
        return set()
    spared = {text for text in points if text.startswith(RIDES) or leaves(text.split())}
    return points.keys() - kept - spared


def onward(world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]) -> set[str]:
    """The best step nearer to a way out that can be paid for, whatever else speaks against it."""
    ways, means = payable(world, planner), off(world)
    costs = {way: fare(world, planner, way, world.room, means) for way in ways}
    near = {
        text: points[text]
        for text in points
        if text.startswith(GOING) and points[text] > 0.0
        if any(fare(world, planner, w, int(text.split()[1]), means) < costs[w] for w in ways)
    }
    return {max(near, key=near.__getitem__)} if near else set()


def abandons(world: LockdownWorld, planner: LockdownPlanner, texts: Iterable[str]) -> set[str]:
    """Steps out of the room of a container that may be launched soon, where no other way is left.

    One left it a round before the launch, went to the end of a corridor, and was there when time
    ran out (81303, round 13).
    """
    near = (slot for slot, _ in world.board.ways[world.room])
    pressed = world.fighting or world.rooms[world.room].fire or any(map(world.foes, near))
    if pressed or world.rounds_left > LAST:
        return set()
    here = [w for w in planner.exits if w.slot == world.room and w.action == CONTAINER]
    hops = world.hops(world.room)
    # Two careful steps a round, and the fare in the last one.
    reach = STEPS * world.rounds_left
    others = (w for w in planner.exits if w.action != CONTAINER and not w.needs)
    if all(w.odds <= UNSURE for w in here) or any(hops.get(w.slot, NEVER) < reach for w in others):
        return set()
    return {text for text in texts if text.startswith(GOING)}


def payable(world: LockdownWorld, planner: LockdownPlanner) -> list[Exit]:
    """Ways out that the cards in hand pay for now, in the last round."""
    if world.rounds_left > 1:
        return []
    return [
        way
        for way in planner.exits
        if not way.wait
        and planner.spared(way, planner.fate) * way.odds > FAINT
        and fare(world, planner, way, world.room, off(world)) <= world.purse
    ]


def tight(world: LockdownWorld, planner: LockdownPlanner, cards: int) -> bool:
    """Whether no way out that can be paid for now still can be, so many cards later."""
    ways, left = payable(world, planner), world.purse - cards
    costs = [fare(world, planner, way, world.room, off(world)) for way in ways]
    return bool(costs) and min(costs) > left


def price(world: LockdownWorld, planner: LockdownPlanner, plan: Plan, slot: int) -> float:
    """Cards that a plan takes from a room: the steps, and all that it says."""
    leg = planner.ways_to(plan.slot).get(slot)
    return plan.cards + leg[1] * (1 + world.limp) if leg is not None else world.purse + 1


def fare(
    world: LockdownWorld, planner: LockdownPlanner, way: Exit, slot: int, means: list[int]
) -> float:
    """Cards that a way out takes from a room, with what it needs, a repair and a foe in it."""
    end = FARE + opened(world, planner, way)
    if foes := len(world.foes(way.slot)):
        # LD-CMB-01: nobody leaves in combat; what drives one foe off is done there.
        end += means[0] if foes == 1 and means else NEVER
    best = float(NEVER)
    for errands in needed(planner, way):
        total, here = float(end), slot
        for errand in errands:
            total += errand.cards + fewest(world, errand.slot).get(here, NEVER)
            here = errand.slot
        best = min(best, total + fewest(world, way.slot).get(here, NEVER))
    return best


def needed(planner: LockdownPlanner, way: Exit) -> Iterator[tuple[Errand, ...]]:
    """What may be done for all that a way out needs, one thing or two, in any order."""
    keys = way.needs.split()
    there = [errand for errand in planner.errands if errand.action and errand.sure >= 1.0]
    sure = [[errand for errand in there if errand.key == key] for key in keys]
    for errands in product(*sure):
        yield errands
        if len(errands) > 1:
            yield errands[::-1]


def opened(world: LockdownWorld, planner: LockdownPlanner, way: Exit) -> int:
    """LD-MRK-26: cards that it takes to make a room work whose action leads out."""
    if not world.rooms[way.slot].malfunction or way.place == "bunker":
        return 0
    if any(card in world.hand for card in DETOURS):
        # It gives the action itself.
        return 0
    cards = [1 + world.registry.action_cards[c].cost for c in REPAIRS if c in world.hand]
    tools = [world.registry.items[key].cost for key in FIXING if key in world.things]
    return min(cards + tools) if planner.mends and cards + tools else NEVER


def fewest(world: LockdownWorld, goal: int) -> dict[int, int]:
    """By room: the fewest cards with which one gets from there to a room, whatever it risks."""
    done: dict[int, int] = {}
    queue, step = [(0, goal)], 1 + world.limp
    while queue:
        cards, slot = heapq.heappop(queue)
        if slot in done:
            continue
        done[slot] = cards
        for other, corridor in world.board.ways[slot]:
            if corridor not in world.shut:
                heapq.heappush(queue, (cards + step, other))
            elif world.breach:
                heapq.heappush(queue, (cards + step + 1, other))
        if slot in world.lifts:
            for other in world.lifts:
                if not world.rooms[other].malfunction:
                    heapq.heappush(queue, (cards + world.fare(other), other))
        for other, ride in (*world.boarded(slot), *world.crawled(slot)):
            heapq.heappush(queue, (cards + ride, other))
    return done


def off(world: LockdownWorld, without: str = "") -> list[int]:
    """Cards that it takes to drive a foe off, by what one has for it, the cheapest first.

    But for one of them: what is used up on the way does it there no more.
    """
    found = [
        world.registry.items[key].cost
        for key in world.things
        if key != without and FIGHT_ITEMS.get(key, 0.0) >= RIDS and key != SMOKE
    ]
    card = PUSH.split()[1]
    if (
        card in world.hand
        and card != without
        and any(world.registry.items[item.key].weapon for item in world.me.hands)
    ):
        found.append(1 + world.registry.action_cards[card].cost)
    return sorted(found)


def drives_off(option: OptionView) -> bool:
    """Whether an action drives the only foe here away (LD-STK-01)."""
    if option.verb != "use":
        return option.text == PUSH
    key, part = item_key(first_arg(option)), option.args[1].text
    return FIGHT_ITEMS.get(key, 0.0) >= RIDS and key != SMOKE and part == FIGHT_PARTS.get(key, part)


def affords(world: LockdownWorld, planner: LockdownPlanner, way: Exit, option: OptionView) -> bool:
    """Whether the cards for a way out are still there after an action, and the things."""
    if option.verb == "pass":
        return False
    slots, cost = [world.room], cost_of(world, option)
    if option.verb in GOING:
        slots, cost = [int(first_arg(option))], cost + world.limp
    elif world.fighting and slips(option):
        slots = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
    used = item_key(first_arg(option)) if option.verb in ("use", "play") else ""
    means = off(world, used)
    if world.fighting and way.slot == world.room and drives_off(option):
        means = [0]
    cards = (fare(world, planner, way, slot, means) for slot in slots)
    return min(cards, default=NEVER) <= world.purse - cost

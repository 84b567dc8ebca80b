"""What makes one begin what the objective asks for, in time, and not leave with half of it."""

from __future__ import annotations

import math
from dataclasses import replace as replace_fate

from msgspec.structs import replace

from lockdown.bots.planner import NOTHING
from lockdown.games.lockdown.bots import objective_odds
from lockdown.games.lockdown.bots.errands import WORSE, LockdownOdds, LockdownPlanner
from lockdown.games.lockdown.bots.objective_odds import Fate
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.values import VALUES
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, blank, option, regular, room


def at_work(*keys: str) -> LockdownView:
    """Four cards, the Cooling System and the Laboratory known, and the objectives."""
    view = holding(aiming(first_view(), *keys), "rest", "stun", "search", "vents")
    for tile in ("cooling_system", "laboratory"):
        view = room(view, blank(view, tile), explored=True, tile=tile)
    return view


def plans(view: LockdownView) -> LockdownPlanner:
    world = World(view)
    return LockdownPlanner(world, LockdownOdds(world))


def ended(fate: Fate, place: str = "bunker") -> Fate:
    """As plans end."""
    return fate.ending(place, "green", leaves=True)


# ---- the end of the complex


def test_a_sequence_is_reckoned_to_run_on() -> None:
    """LD-SDS-03: half of them were thought to be stopped; of 29 that ran none was."""
    world = World(at_work("never_again"))
    fate = objective_odds.now(world)
    begun = replace_fate(fate, blown=objective_odds.runs(world))
    never, then = (objective_odds.chance(world, "never_again", ended(f)) for f in (fate, begun))
    assert then > 0.85
    # LD-END-05: others, events and markers destroy it too, but nobody wins by that in it.
    assert 0.1 < never < 0.2
    assert objective_odds.chance(world, "never_again", ended(fate, "isolation")) < 0.05


def test_time_runs_out_with_a_yellow_token_too() -> None:
    """LD-SDS-05: they planned as if it were stopped, and 54 of 358 dead died with the complex."""
    view = replace(at_work("let_them_know"), time=8, round=8)
    yellow = World(replace(view, destruct=6))
    red = World(replace(view, destruct=3, destruct_red=True))
    assert yellow.last_space == red.last_space == 3
    assert World(view).rounds_left > yellow.rounds_left == red.rounds_left
    assert World(replace(view, destruct=2)).last_space == 0


def test_few_eggs_are_half_a_nest_destroyed() -> None:
    """LD-ROM-41: events take eggs; with one left nearly every nest went, with five hardly one."""
    view = at_work("scorched_nest")
    sent = replace_fate(objective_odds.now(World(view)), signal=True)
    chances = [
        objective_odds.chance(World(replace(view, eggs=eggs)), "scorched_nest", ended(sent))
        for eggs in (5, 2, 1)
    ]
    assert chances == sorted(chances)
    assert chances[0] < 0.2 < chances[1] < chances[2]


# ---- half done


def test_nobody_leaves_with_the_first_of_two_for_what_others_will_find() -> None:
    """LD-OBJ-08: one weakness known, a carcass to be had, and it locked itself in for the other."""
    world = World(at_work("applied_xenology"))
    known = tuple("x" for _ in world.view.weaknesses[:2])
    world = World(replace(world.view, weaknesses=(*known, *world.view.weaknesses[2:])))
    one = objective_odds.now(world)
    assert one.weaknesses == 1
    key = "applied_xenology"
    assert objective_odds.chance(world, key, ended(one)) < 0.1
    # But the first of them is half the way, for one who has none yet.
    begins = World(at_work(key))
    first = replace_fate(objective_odds.now(begins), weaknesses=1)
    assert objective_odds.chance(begins, key, ended(first)) > 0.3


def test_a_signal_comes_before_the_thing_to_carry() -> None:
    """Two of 23 who had to bring out a corpse sent it early; none won: nothing lay about yet."""
    world = World(at_work("proof"))
    fate = objective_odds.now(world)
    sends = replace_fate(fate, signal=True)
    assert objective_odds.chance(world, "proof", ended(sends)) >= 0.2
    # Who has sent it finds nothing by leaving.
    sent = World(placed(world.view, signal=True))
    assert objective_odds.chance(sent, "proof", ended(objective_odds.now(sent))) < 0.05


# ---- in time


def test_what_is_put_off_takes_more() -> None:
    """Who walks is hurt three times as often in round 6 as in round 2, so errands come first."""
    planner = plans(at_work("never_again"))
    errand = next(p for p in planner.plans if p.action == "start_self_destruct" and p.loss > 0.0)
    slot = planner.world.room
    leg = planner.ways_to(errand.slot)[slot]
    losses = []
    for factor in (1.0, WORSE):
        planner.worse = factor  # type: ignore[misc]
        losses.append(-math.log(planner.worth(errand, slot, 9, 0.0, late=1) / errand.worth))
    assert math.isclose(losses[1] - losses[0], (WORSE - 1.0) * (errand.loss + leg[0]))
    assert WORSE > 1.0


# ---- which of two


def test_of_two_objectives_the_one_is_kept_that_is_won() -> None:
    """Of 42 who kept two weaknesses none won, and 3 of 67 signal and Archive; 28 of 250 these."""
    for key in ("no_witnesses", "long_walk_home", "special_delivery", "never_again"):
        for hard in ("applied_xenology", "dangerous_mind", "whole_picture", "nobody_left_behind"):
            assert VALUES.objectives[key] > 1.5 * VALUES.objectives[hard]
    keys = ("applied_xenology", "never_again")
    question = asked("choose_objective", *(option("objective", key) for key in keys))
    view = replace(at_work(*keys), decision=question)
    assert LockdownRegular(1).choose(view) == "objective never_again"


def test_the_last_cards_are_spent_on_a_way_out_that_takes_them_all() -> None:
    """LD-SDS-07: the gate stood open, the token was red, and one passed twice with a full hand.

    Four cards more than it held, a new hand to come, and no plan counted with all of that.
    """
    view = at_the_gate()
    gate = World(view).rover
    hops = World(view).hops(gate)
    far = next(slot for slot, steps in hops.items() if steps == 5 and not World(view).foes(slot))
    view = replace(aiming(view, "let_them_know"), time=9, destruct=8, destruct_red=True)
    view = placed(replace(view, round=7, emergency=-1), room=far)
    world = World(holding(view, "rest", "stun", "search"))
    assert world.rounds_left == 2
    nearer = [slot for slot, _ in world.board.ways[far] if hops.get(slot) == 4]
    bot = regular(world)
    best = bot.planner.best()
    assert best.way == "bunker"
    assert bot.planner.value(far, 3) > 5.0 * NOTHING * best.worth
    assert max(bot.score(world, option("move", f"{slot:03}")) for slot in nearer) > 0.0

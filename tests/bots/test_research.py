"""Objectives that nobody won: research for them, planned from the first round on. Made by hand."""

from __future__ import annotations

from dataclasses import replace as replace_fate

from msgspec.structs import replace

from lockdown.games.lockdown.bots import objective_odds
from lockdown.games.lockdown.bots.errands import LockdownOdds as Odds
from lockdown.games.lockdown.bots.errands import LockdownPlanner as Planner
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, PackView, StalkerView
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, blank, option, regular, room

CARCASS = ItemView("carcass", "carcass", 0, 0, "none")
TOOLS = PackView("green", ItemView("analysis_instruments", "analysis_instruments", 0, 0, "none"))


def researching() -> LockdownView:
    """Two weaknesses are wanted, the Laboratory is known, the Nest is not."""
    view = placed(aiming(first_view(), "applied_xenology"), knowledge=1)
    return room(view, blank(view, "laboratory"), explored=True, tile="laboratory")


def test_eggs_are_looked_for_before_anybody_has_found_the_nest() -> None:
    """LD-ROM-40: of 151 who had chosen it none won: no errand began before the Nest was known."""
    view = researching()
    assert not World(view).find("nest")
    world = World(view)
    plans = Planner(world, Odds(world))
    eggs = [e for e in plans.errands if e.key == "analyse egg"]
    assert eggs
    assert all(e.action == "" and e.sure < 1.0 and not world.rooms[e.slot].tile for e in eggs)
    # Once it is known, one goes there and on to the Laboratory.
    nest = next(r.slot for r in view.rooms if not r.explored and r.kind == "I")
    found = World(room(view, nest, explored=True, tile="nest"))
    (egg,) = [e for e in Planner(found, Odds(found)).errands if e.key == "analyse egg"]
    assert (egg.slot, egg.action, egg.sure) == (nest, "take_egg", 1.0)
    # So does one who is to bring out an egg.
    courier = World(aiming(view, "special_delivery"))
    assert any(e.key == "egg" for e in Planner(courier, Odds(courier)).errands)
    # Without eggs there is nothing to look for.
    bare = World(replace(view, eggs=0))
    assert not [e for e in Planner(bare, Odds(bare)).errands if e.key == "analyse egg"]


def test_instruments_analyse_what_lies_there() -> None:
    """LD-KNW-12: with them in the pack it carried the carcass past itself to the Laboratory."""
    view = placed(holding(researching(), "rest", "stun", "search"), pack=(TOOLS,))
    here = World(view).room
    world = World(room(view, here, objects=(CARCASS,)))
    (errand,) = [e for e in Planner(world, Odds(world)).errands if e.key == "analyse carcass"]
    assert (errand.slot, errand.action, errand.cards) == (here, "instruments", 1)
    use = option("use", "analysis_instruments", "0")
    bot = regular(world)
    assert bot.score(world, use) > bot.score(world, option("pickup", "carcass"))
    assert bot.score(world, use) > 0.0
    carried = World(placed(view, hands=(CARCASS,)))
    actions = [e.action for e in Planner(carried, Odds(carried)).errands if e.key.startswith("an")]
    assert actions == ["analyse", "instruments"]


def test_instruments_are_used_before_one_walks_on() -> None:
    """LD-KNW-12: out of a loud place, with cards for both, and won nothing (51102, round 10)."""
    view = aiming(first_view(), "no_witnesses")
    use = option("use", "analysis_instruments", "0")
    slot = World(view).find("isolation_room")
    here = World(view).board.ways[slot][0][0]
    near = [other for other, _ in World(view).board.ways[here] if other != slot]
    noise = tuple(f"{min(here, other):03}-{max(here, other):03}" for other in near)
    view = room(view, here, explored=True, tile="css_c", items=0, objects=(CARCASS,))
    view = replace(placed(view, room=here, pack=(TOOLS,)), noise=noise, isolation_open=True)
    foes = tuple(StalkerView(f"queen#{n}", "queen", other, 0) for n, other in enumerate(near, 1))
    view = replace(view, time=6, round=10, actions_left=2, stalkers=foes)
    steps = tuple(option(verb, f"{slot:03}") for verb in ("move", "careful"))
    view = replace(view, decision=asked("action", use, *steps, option("pass")))
    world = World(holding(view, "rest", "stun", "search"))
    bot = regular(world)
    walks = max(bot.score(world, step) for step in steps)
    assert bot.score(world, use) > walks > 0.0
    # With cards for one of the two, or one action, it gets away from there first.
    tired = World(replace(world.view, actions_left=1))
    assert regular(tired).score(tired, use) < bot.score(world, use)


def test_what_lies_in_the_laboratory_is_not_taken_up_first() -> None:
    """LD-KNW-11: it spent a card to take up the carcass that lay there."""
    view = researching()
    lab = World(view).find("laboratory")
    world = World(room(view, lab, objects=(CARCASS,)))
    (errand,) = [e for e in Planner(world, Odds(world)).errands if e.key == "analyse carcass"]
    assert (errand.slot, errand.action, errand.cards) == (lab, "analyse", 2)


def test_the_first_of_two_weaknesses_is_half_the_way() -> None:
    """LD-KNW-07: it counted so little that nobody took the first step."""
    world = World(researching())
    none = objective_odds.now(world)
    one, two = (replace_fate(none, weaknesses=n) for n in (1, 2))
    chances = [objective_odds.chance(world, "applied_xenology", f) for f in (none, one, two)]
    assert 4.0 * chances[0] < chances[1] < chances[2] == 1.0


def test_who_needs_a_carcass_shoots_for_it() -> None:
    """LD-WND-07: two kinds of objects are needed, and only what is killed leaves a carcass."""
    gun = ItemView("smg:2", "smg", 2, 5, "none")
    view = placed(holding(researching(), "rest", "stun", "search"), hands=(gun,))
    foe = StalkerView("adult#1", "adult", World(view).room, 0)
    world = World(replace(view, stalkers=(foe,)))
    shoot = option("shoot", "smg:2", "adult#1")
    bot = regular(world)
    assert bot.hunts(world)
    lies = World(room(world.view, world.room, objects=(CARCASS,)))
    known = World(replace(world.view, analysed=("carcass",)))
    idle = World(aiming(world.view, "long_walk_home"))
    for other in (lies, known, idle):
        assert not regular(other).hunts(other)
    assert bot.after(world, shoot) > regular(known).after(known, shoot)

"""Acts without sense that were seen in games of `regular`, each from a position made by hand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from lockdown.bots import make
from lockdown.games.lockdown.bots import answers, objective_odds
from lockdown.games.lockdown.bots.errands import LockdownOdds as Odds
from lockdown.games.lockdown.bots.errands import LockdownPlanner as Planner
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ArgView, DecisionView, ItemView, OptionView
from tests.bots.test_plans import first_view, holding, placed


def aiming(view: LockdownView, *objectives: str) -> LockdownView:
    """The view with these objectives."""
    assert view.me is not None
    return replace(view, me=replace(view.me, objectives=objectives))


def room(view: LockdownView, slot: int, **changes: Any) -> LockdownView:
    """The view with something else about a room."""
    rooms = tuple(replace(r, **changes) if r.slot == slot else r for r in view.rooms)
    return replace(view, rooms=rooms)


def blank(view: LockdownView, tile: str) -> int:
    """A room where a tile could lie."""
    kind = World.registry.rooms[tile].kind
    return next(r.slot for r in view.rooms if not r.explored and r.kind == kind)


def option(verb: str, *args: str) -> OptionView:
    """An option as a view shows it."""
    return OptionView(" ".join((verb, *args)), verb, tuple(ArgView("text", a) for a in args))


def asked(kind: str, *options: OptionView) -> DecisionView:
    """A question with these options."""
    return DecisionView(kind, "", secret=False, options=options, about={})


def regular(world: World) -> LockdownRegular:
    """A bot that has looked at the table."""
    bot = make("regular", 1)
    assert isinstance(bot, LockdownRegular)
    bot.prepare(world)
    return bot


def test_searching_in_a_fire_costs_what_it_burns() -> None:
    """LD-RND-13: it searched a burning room twice and passed there: four light wounds."""
    view = first_view()
    slot = blank(view, "archive")
    here = room(placed(view, room=slot), slot, explored=True, tile="archive", items=3)
    search = option("play", "search", "0")
    cool = World(holding(replace(here, actions_left=1), "search", "rest", "repairs"))
    hot = World(room(cool.view, slot, fire=True))
    first = World(replace(hot.view, actions_left=2))
    calm, burnt, singed = (regular(w).in_fire(w, search) for w in (cool, hot, first))
    assert calm == 1.0
    assert burnt < singed < 1.0
    assert regular(hot).after(hot, search) < 0.95 * regular(cool).after(cool, search)


def test_a_look_at_tiles_goes_to_the_nearest_and_is_used_up() -> None:
    """LD-SET-34: it looked at the first room of the list and gave the second look away."""
    view = first_view()
    world = World(view)
    ways = world.hops(world.room)
    rooms = [r.slot for r in view.rooms if not r.explored]
    looks = asked("look_at_tile", option("done"), *(option("to", f"{s:03}") for s in rooms))
    chosen = answers.look_ahead(world, looks)
    assert chosen != "done"
    assert ways[int(chosen.split()[1])] == min(ways[slot] for slot in rooms)
    assert answers.look_ahead(world, asked("look_at_tile", option("done"))) == "done"


def test_cards_that_repair_are_not_paid_with_on_the_way_to_a_broken_room() -> None:
    view = aiming(first_view(), "let_them_know")
    slot = blank(view, "transmitter_control")
    view = room(
        placed(view, room=slot, knowledge_active=True),
        slot,
        explored=True,
        tile="transmitter_control",
        malfunction=True,
    )
    world = World(holding(view, "repairs", "recharge", "stun", "search"))
    pays = asked("pay", *(option("pay", card) for card in world.hand))
    bot = regular(world)
    assert bot.planner.best().slot == slot
    assert bot.price(world, pays) != "pay repairs"
    assert bot.planner.can_repair


def test_a_broken_room_takes_a_round_without_a_card_for_it() -> None:
    """It walked to and fro before a room that it could not repair."""
    view = aiming(first_view(), "let_them_know")
    slot = blank(view, "transmitter_control")
    view = room(view, slot, explored=True, tile="transmitter_control", malfunction=True)
    world = World(holding(view, "search", "rest", "stun", "demolition", "interruption"))
    plans = Planner(world, Odds(world))
    assert not plans.can_repair
    (signal,) = plans.at("transmitter_control", "send_signal", "signal")
    assert signal.cards > world.purse


def test_research_is_planned_from_the_carcass_to_the_laboratory() -> None:
    """LD-KNW-06: nobody went for an object unless the next step was one of two errands."""
    view = placed(aiming(first_view(), "applied_xenology"), knowledge=1)
    lab = blank(view, "laboratory")
    view = room(view, lab, explored=True, tile="laboratory")
    lies = World(view).room
    view = room(view, lies, objects=(ItemView("carcass", "carcass", 0, 0, "none"),))
    world = World(view)
    plans = Planner(world, Odds(world))
    (errand,) = [e for e in plans.errands if e.key == "analyse carcass"]
    assert (errand.slot, errand.action) == (lies, "pickup")
    assert errand.cards >= 1 + plans.ways_to(lab)[lies][1] + 2
    fate, _, _ = plans.after(errand, plans.fate, 1.0)
    before, after = (
        objective_odds.chance(world, "applied_xenology", f) for f in (plans.fate, fate)
    )
    assert after > before
    done = World(replace(view, analysed=("carcass",)))
    assert not [e for e in Planner(done, Odds(done)).errands if e.key.startswith("analyse")]


def test_the_option_of_an_elevator_leads_out_of_the_fire() -> None:
    view = room(first_view(), World(first_view()).room, fire=True)
    world = World(view)
    bot = regular(world)
    assert bot.in_fire(world, option("room", "use_elevator")) == 1.0
    assert bot.in_fire(world, option("room", "lock_in")) == 1.0
    assert bot.in_fire(world, option("use", "medkit", "0")) < 1.0

"""What `regular` counts of its acts: known cards, what a card takes, fires. Made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, PackView, StalkerView
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, option, regular, room
from tests.bots.test_waiting import beside_the_way_out

REST = option("play", "rest", "0")
CLEANING = option("room", "decontaminate")


def sick_with(*cards: str) -> LockdownView:
    """In the Decon Room, with these cards and nothing to wait for."""
    view, beside = beside_the_way_out()
    view = room(view, beside, tile="decon_room", items=0)
    return placed(holding(view, "rest", "stun", "demolition", *cards), deck=7)


def test_a_scan_is_remembered() -> None:
    """LD-CON-05: it never laid down cards that it knew to be clean, and cured them again."""
    unknown, clean, infected = (
        World(sick_with(f"contamination{face}")) for face in ("", "_clean", "_infected")
    )
    passes = [regular(world).odds.clean for world in (infected, unknown, clean)]
    assert passes[0] < passes[1] < passes[2] == 1.0
    # LD-CRD-06: what is clean goes for good; what is infected brings a larva.
    assert regular(clean).score(clean, REST) > 0.0 > regular(infected).score(infected, REST)
    assert regular(unknown).score(unknown, REST) <= 0.0
    # LD-ROM-44: only what is infected goes.
    assert regular(clean).score(clean, CLEANING) < 0.0 < regular(infected).score(infected, CLEANING)


def test_half_a_plan_is_not_given_up_to_get_away() -> None:
    """LD-ITM-17: it let its only suit go for a Distraction, with the bunker as its objective."""
    view = placed(aiming(first_view(), "long_walk_home"), room=4)
    foe = StalkerView("adult#1", "adult", 4, 0)
    view = replace(view, stalkers=(foe,), rover_here=False, gate_open=True, round=6, time=9)
    view = holding(view, "distraction", "search", "rest", "stun")
    flee = option("play", "distraction", "0")

    def carrying(*keys: str) -> World:
        things = tuple(PackView("red", ItemView(key, key, 0, 0, "none")) for key in keys)
        return World(placed(view, pack=things))

    suit, both = carrying("enviro_suit"), carrying("enviro_suit", "duct_tape")
    assert regular(both).forgone(both) == 0.0
    assert regular(suit).forgone(suit) > 0.5
    assert regular(suit).score(suit, flee) < regular(both).score(both, flee)


def test_the_last_card_leads_into_no_fire() -> None:
    """LD-RND-13: it walked into a fire with its last two cards, and the turn ended there."""
    view, _ = beside_the_way_out()
    slot = World(view).find("isolation_room")
    step = option("careful", f"{slot:03}")

    def worth(left: int, *cards: str) -> float:
        world = World(replace(holding(room(view, slot, fire=True), *cards), actions_left=left))
        return regular(world).after(world, step)

    # With nothing left to go on with, it is the same as with the last action.
    assert worth(2, "rest", "stun") == worth(1, "rest", "stun")
    assert worth(2, "rest", "stun", "search") > worth(1, "rest", "stun", "search")


def test_a_loaded_rifle_is_not_given_up_to_get_into_a_fire() -> None:
    """It gave up three shots for a way out of a fight, which led into a burning room."""
    view, beside = beside_the_way_out()
    foe = StalkerView("adult#1", "adult", beside, 0)
    view = holding(replace(view, stalkers=(foe,)), "distraction", "search", "rest", "stun")
    rifle = ItemView("assault_rifle:3", "assault_rifle", 3, 5, "none")
    tape = PackView("yellow", ItemView("duct_tape", "duct_tape", 0, 0, "none"))
    flee = option("play", "distraction", "0")
    armed, both = (World(placed(view, hands=(rifle,), pack=pack)) for pack in ((), (tape,)))
    shoot = option("shoot", rifle.text, foe.text)
    bot = regular(armed)
    assert bot.score(armed, flee) < bot.score(armed, shoot)
    assert bot.score(armed, flee) < regular(both).score(both, flee)
    # Of two rooms that are as good, the one that does not burn.
    slot = World(view).find("isolation_room")
    hot = World(room(view, slot, fire=True))
    assert regular(hot).arrive(slot, 3) < regular(armed).arrive(slot, 3)


def test_one_burns_where_one_waits() -> None:
    """It shunned a burning room on its way as if it were to wait there for the end of its plan."""
    view, beside = beside_the_way_out()
    slot = World(view).find("isolation_room")
    cold, way, end = (
        World(view) if hot is None else World(room(view, hot, fire=True))
        for hot in (None, beside, slot)
    )
    plan = regular(cold).planner.best()
    assert plan.slot == slot
    assert not plan.errands
    losses = [regular(w).planner.waiting(plan, beside, 0.0, 2.0) for w in (cold, way, end)]
    assert losses[0] == losses[1] < losses[2]


def test_who_would_wait_waits_without_company() -> None:
    """LD-CMB-14: it passed with a full hand beside an adult, and was struck for it every round."""
    view, beside = beside_the_way_out()
    view = placed(room(view, beside, items=0), light=2, hands=())
    foe = StalkerView("adult#1", "adult", beside, 0)
    world = World(replace(view, stalkers=(foe,)))
    bot = regular(world)
    slot = world.find("isolation_room")
    others = [s for s, _ in world.board.ways[beside] if s != slot]
    assert max(bot.score(world, option("move", f"{s:03}")) for s in others) > 0.5
    # Those whom one leaves strike first.
    alone = World(view)
    gone = regular(alone)
    quiet = gone.strolled(alone, slot, careful=False)
    assert bot.strolled(world, slot, careful=False) < 0.95 * quiet

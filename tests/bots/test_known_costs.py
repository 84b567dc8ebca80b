"""What `regular` counts of its acts: known cards, what a card takes, fires. Made by hand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, PackView, StalkerView
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
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
    plan = regular(World(view)).planner.best()
    assert plan.slot == slot
    assert not plan.errands

    def loss(here: int, *hot: int) -> float:
        burning = view
        for there in hot:
            burning = room(burning, there, fire=True)
        return regular(World(burning)).planner.waiting(plan, here, 0.0, 2.0)

    assert loss(beside) == loss(beside, beside) == loss(beside, slot) == loss(slot)
    assert loss(slot, slot) == loss(beside, beside, slot) > loss(slot)


def test_nobody_waits_beside_a_foe_where_leaving_is_about_as_good() -> None:
    """LD-CMB-14: it passed with a full hand beside an adult, and was struck for it every round."""
    view, beside = beside_the_way_out()
    view = placed(room(view, beside, items=0), hands=())
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 0),))
    full = World(view)
    bot = regular(full)
    slot = full.find("isolation_room")
    ways = [option("move", f"{s:03}") for s, _ in full.board.ways[beside] if s != slot]
    step = max(ways, key=lambda way: bot.after(full, way))
    # Into a room that nobody knows: about as good as staying, and done.
    assert abs(bot.after(full, step) - bot.waiting) < 0.04
    assert bot.score(full, step) > 0.0
    # But not into a fire.
    hot = World(room(view, int(step.args[0].text), fire=True))
    assert regular(hot).score(hot, step) < 0.0


def test_nobody_rests_beside_a_rover_that_others_can_take() -> None:
    """LD-BNK-03: with its last action it rested at the open gate, and the next one drove off."""
    view = replace(at_the_gate(), gate_open=True, rover_here=True, actions_left=1)
    view = placed(holding(view, "rest", "stun", "search", "contamination"), larva=True, deck=7)
    assert view.seat is not None
    here, other = view.crew[view.seat].room, (view.seat + 1) % 4
    beside = World(view).board.ways[here][0][0]

    def scores(left: int, **changes: Any) -> tuple[float, float]:
        crew = [replace(c, room=27) if c.seat != view.seat else c for c in view.crew]
        crew[other] = replace(crew[other], room=beside, **changes)
        world = World(replace(view, crew=tuple(crew), actions_left=left))
        bot = regular(world)
        return bot.score(world, REST), bot.score(world, option("escape", "rover"))

    rest, leave = scores(1, hand=5)
    assert rest < leave
    # With an action more, or with nobody near who could, there is time for it.
    assert min(scores(2, hand=5)[0], scores(1, hand=2)[0], scores(1, passed=True)[0]) > rest

"""How one leaves: with the cards that are left, by what makes a container work, at once."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots.closing import tight
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import StalkerView, WoundView
from tests.bots.test_lockdown_bars import barred, learned, plainly, quiet_place
from tests.bots.test_lockdown_last_looks import card
from tests.bots.test_plans import at_the_gate, holding, placed
from tests.bots.test_sense import option, regular, room


def last_round(*cards: str) -> LockdownView:
    """Two steps from the open Isolation Room in the last round."""
    view, _ = quiet_place(4)
    view = room(placed(view, room=20), 20, explored=True, tile="css_b", items=1)
    view = room(view, 21, explored=True, tile="css_c", items=0)
    css = tuple(replace(token, revealed=True) for token in view.css)
    view = replace(view, isolation_open=True, round=15, time=1, css=css, noise=())
    return holding(view, *cards)


def test_cards_that_pay_for_the_way_out_are_not_spent_on_a_look() -> None:
    """LD-END-01: five cards, a way out of five, and one went for a look (11302, round 15)."""
    points = {"pass": 0.0, "move 021": 2.8, "careful 021": 2.0, "play master_plan 1": 0.2}
    exact = last_round("master_plan", "rest", "recharge", "neuralink")
    assert World(exact).rounds_left == 1
    found = plainly(learned(), exact, points)
    assert found >= {"pass", "careful 021", "play master_plan 1"}
    assert "move 021" not in found
    # Who has a card to spare may look, and who has too few has nothing to lose.
    more = last_round("master_plan", "rest", "recharge", "neuralink", "search")
    creeping = points | {"careful 021": 3.0}
    assert not plainly(learned(), more, creeping) & {"careful 021", "play master_plan 1"}
    few = last_round("master_plan", "rest", "recharge")
    assert "play master_plan 1" not in plainly(learned(), few, points)
    # Nor is it the last round before it is.
    before = replace(exact, time=3)
    assert "play master_plan 1" not in plainly(learned(), before, points)


def test_nobody_puts_off_the_way_out_that_it_can_pay_for() -> None:
    """It passed beside the open shelter with the cards for it, twice (11301, rounds 13 and 14)."""
    points = {"pass": 0.0, "move 022": 2.0}
    near = placed(last_round("rest", "recharge", "neuralink"), room=21)
    late = replace(near, time=3)
    assert World(late).rounds_left == 3
    assert plainly(learned(), late, points) == {"pass"}
    # Who has fewer waits for others, and who has time may have other plans.
    assert "pass" not in plainly(learned(), holding(late, "rest", "recharge"), points)
    assert "pass" not in plainly(learned(), replace(near, time=8), points)


def test_a_broken_container_is_a_way_out_for_whoever_can_make_it_work() -> None:
    """LD-ROM-03: it left the room at the launch with It Should Work in hand (11103, round 8)."""
    view, here = quiet_place(4)
    view = room(view, here, malfunction=True)
    token = next(t for t in view.css if not t.revealed)
    view = replace(view, time=token.space, round=9, emergency=token.space)
    free = option("play", "it_should_work", "0")
    held = World(holding(view, "it_should_work", "clean_up", "rest"))
    assert regular(held).score(held, free) > 0.0
    assert any(p.action == "enter_css" and p.slot == here for p in regular(held).planner.plans)
    slow = World(holding(view, "clean_up", "search", "rest"))
    assert not any(p.action == "enter_css" and not p.wait for p in regular(slow).planner.plans)
    bare = World(holding(view, "search", "rest"))
    assert not any(p.action == "enter_css" and p.slot == here for p in regular(bare).planner.plans)


def test_who_can_drive_off_does_not_dress_its_wounds_before() -> None:
    """LD-BNK-07, LD-GOL-02: two cards for a bandage beside the rover (11101, round 8)."""
    view = holding(at_the_gate(), "repairs", "demolition", "rest", "search")
    view = placed(view, wounds=(WoundView("bleeding", False),), pack=(card("medkit"),))
    world = World(replace(view, round=8, time=8))
    bot = regular(world)
    assert bot.drives(world)
    heal, leave = option("use", "medkit", "0"), option("escape", "rover")
    assert bot.score(world, heal) < 0.0 < bot.score(world, leave)
    shut = World(replace(world.view, gate_open=False))
    assert regular(shut).score(shut, heal) > 0.0


def besieged(*cards: str) -> LockdownView:
    """A step from the open shelter in the last round, a foe in each; what drives one off."""
    view = placed(last_round(*cards), room=21, pack=(card("taser"),))
    shelter = World(view).find("isolation_room")
    foes = StalkerView("adult#1", "adult", 21, 0), StalkerView("adult#2", "adult", shelter, 0)
    return replace(view, stalkers=foes)


def test_what_drives_the_foe_out_of_the_shelter_is_not_let_off_before() -> None:
    """LD-CMB-01: step, thing, leaving are four of five cards; it used the thing here (29202)."""
    points = {"pass": 0.0, "use taser 0": 5.9, "play weird_metabolism 0": 4.6, "move 022": 3.5}
    view = besieged("weird_metabolism", "rest", "search", "demolition", "search")
    found = plainly(learned(), view, points)
    assert found >= {"pass", "use taser 0"}
    assert not found & {"move 022", "play weird_metabolism 0"}
    # With exactly the cards for it nothing else is done.
    exact = besieged("weird_metabolism", "rest", "search", "demolition")
    found = plainly(learned(), exact, points)
    assert found >= {"pass", "use taser 0", "play weird_metabolism 0"}
    assert "move 022" not in found
    # In the shelter it is used, and before another round is over there is time for more.
    inside = placed(exact, room=22)
    there = {"pass": 0.0, "use taser 0": 5.9, "play weird_metabolism 0": 6.6, "move 021": 0.5}
    found = plainly(learned(), holding(inside, "weird_metabolism", "rest", "search"), there)
    assert found >= {"pass", "play weird_metabolism 0", "move 021"}
    assert "use taser 0" not in found
    early = replace(exact, time=8)
    assert not plainly(learned(), early, points) & {"use taser 0"}


def test_the_shortest_way_counts_and_what_makes_a_room_work() -> None:
    """LD-END-01, LD-MRK-26: a repair is part of the price of the way out; two cards here."""
    points = {"pass": 0.0, "move 022": 2.8, "play master_plan 1": 0.2}
    view = placed(last_round("repairs", "rest", "recharge", "master_plan", "search"), room=21)
    broken = room(view, 22, malfunction=True)
    assert "play master_plan 1" not in plainly(learned(), view, points)
    found = plainly(learned(), broken, points)
    assert found >= {"pass", "play master_plan 1"}
    assert "move 022" not in found
    # Without anything to repair it with it is no way out.
    bare = holding(broken, "rest", "recharge", "master_plan", "search", "search")
    assert "play master_plan 1" not in plainly(learned(), bare, points)


def test_nobody_trades_with_the_cards_of_the_way_out() -> None:
    """LD-TRD-02: a trade takes a card too."""
    view = placed(last_round("rest", "recharge", "neuralink"), room=21)
    world = World(view)
    bot = learned()
    bot.prepare(world)
    assert isinstance(bot.planner, LockdownPlanner)
    assert tight(world, bot.planner, 1)
    assert not tight(World(replace(view, time=3)), bot.planner, 1)
    rich = World(holding(view, "rest", "recharge", "neuralink", "search"))
    bot.prepare(rich)
    assert not tight(rich, bot.planner, 1)


def test_no_playout_speaks_for_what_costs_a_life() -> None:
    """LD-CSS-03: wounds treated with the cards for the launch next door (41203, round 6)."""
    view, _ = quiet_place(3)
    points = {"pass": 0.0, "room treat_wounds": 3.9, "move 022": 63.6}
    assert barred(view, points) >= {"pass", "room treat_wounds"}
    near = points | {"move 022": 20.0}
    assert "room treat_wounds" not in barred(view, near)

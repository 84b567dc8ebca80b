"""How one leaves: with the cards that are left, by what makes a container work, at once."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import WoundView
from tests.bots.test_lockdown_bars import learned, plainly, quiet_place
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
    assert not plainly(learned(), more, points) & {"careful 021", "play master_plan 1"}
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

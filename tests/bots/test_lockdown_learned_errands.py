"""What `learned` does where it has come to do something. Positions by hand, with given points."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.games.lockdown.bots.sense import LockdownSense
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.views.types import StalkerView
from tests.bots.test_lockdown_bars import learned, plainly, quiet_place
from tests.bots.test_plans import holding, placed
from tests.bots.test_sense import asked, option, room


def test_nobody_walks_away_from_the_sequence_that_it_has_come_to_start() -> None:
    """LD-ROM-50: it mended the room for it, stepped out, and sat beside it (71301, round 13)."""
    view, _ = quiet_place(4)
    points = {"pass": 0.0, "room start_self_destruct": 40.3, "move 020": 30.4, "move 026": 37.0}
    assert plainly(learned(), view, points) & {"move 020", "move 026"} == {"move 020"}
    assert "move 020" not in plainly(learned(), holding(view, "rest"), points)


def test_nobody_walks_past_the_eggs_that_it_has_come_for() -> None:
    """It left the nest with five cards, and once more with four (71313, rounds 1 and 3)."""
    view, _ = quiet_place(4)
    points = {"pass": 0.0, "melee-egg": 11.0, "careful 020": 3.6, "careful 026": 8.0}
    assert plainly(learned(), view, points) & {"careful 020", "careful 026"} == {"careful 020"}


@pytest.mark.parametrize(("left", "barred"), [(2, True), (1, False)])
def test_the_first_action_in_a_fire_is_for_what_one_has_come_for(left: int, barred: bool) -> None:
    """LD-RND-13: it left the burning nest without the egg that it needs (71317, round 6)."""
    view, here = quiet_place(4)
    hot = replace(room(view, here, fire=True), actions_left=left)
    points = {"pass": 0.0, "room take_egg": 4.9, "careful 020": -0.1}
    assert ("careful 020" in plainly(learned(), hot, points)) is barred


def test_what_is_worse_than_passing_is_no_way_out_of_having_to_act() -> None:
    """Not let pass beside the eggs, it crept away from them instead (71313, round 3)."""
    view, beside = quiet_place(4)
    hunted, free = (slot for slot, _ in World(view).board.ways[beside][:2])
    # With foes next door a step away from them is not barred by itself.
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", hunted, 0),))
    step = f"careful {free:03}"
    points = {"pass": 0.0, "melee-egg": 2.9, step: -1.6}
    assert {"pass", step} <= plainly(learned(), view, points)
    assert not plainly(learned(), view, points | {"melee-egg": 0.5})


def test_who_walks_for_nothing_walks_where_there_is_something() -> None:
    """It followed another into a bare room, past those that nobody had seen (71301, round 1)."""
    view, beside = quiet_place(4)
    known, new = (slot for slot, _ in World(view).board.ways[beside][:2])
    view = room(room(view, known, explored=True), new, explored=False)
    idle, look = f"move {known:03}", f"move {new:03}"
    points = {"pass": 0.0, idle: -0.3, look: 0.7}
    assert idle in plainly(learned(), view, points)
    assert not plainly(learned(), view, points | {look: 0.3})


def test_the_last_card_makes_the_remedy_of_a_larva() -> None:
    """LD-CON-07: it passed with one card, and all that it takes in hand (71320, round 9)."""
    view, here = quiet_place(1)
    points = {"pass": 0.0, "craft neutralizer": 6.7}
    assert "pass" not in plainly(learned(), view, points)
    sick = placed(view, room=here, larva=True)
    assert "pass" in plainly(learned(), sick, points)


def test_who_has_traded_may_go_back() -> None:
    """It went to somebody to trade, and sat in the noise there for two rounds (71305, round 5)."""
    view, beside = quiet_place(4)
    bot = learned()
    assert isinstance(bot, LockdownSense)
    bot.went(World(placed(view, room=20)), f"move {beside:03}")
    points = {"pass": 0.0, "careful 020": 9.3}
    assert "careful 020" in plainly(bot, view, points)
    bot.went(World(view), "trade")
    assert "careful 020" not in plainly(bot, view, points)


def test_a_card_that_boards_the_container_is_liked_as_much_as_boarding_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """LD-ROM-08: it threw a grenade at nobody with the card for it (71330, round 14)."""
    view, _ = quiet_place(2)
    options = ("room enter_css", "play maintenance_plan 0", "use grenade 0", "pass")
    question = asked("action", *(option(*text.split()) for text in options))
    view = replace(holding(view, "maintenance_plan", "rest"), decision=question)
    thought = dict(zip(options, (60.0, -10.0, 20.0, -2.0), strict=True))
    bot = learned()
    monkeypatch.setattr(bot.mind(), "scores", lambda _: dict(thought))
    liked = bot.liked(World(view))
    assert liked == thought | {"play maintenance_plan 0": 60.0}

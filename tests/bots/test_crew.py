"""A crew with one result plans for all its objectives, and divides the work (LD-COP)."""

from __future__ import annotations

import pytest

from lockdown import Game
from lockdown.bots import make
from lockdown.games.lockdown.bots.crew_needs import needs
from lockdown.games.lockdown.bots.crew_plans import CrewOdds, CrewPlanner
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.scenario import parse
from lockdown.scenario.run import prepare


def table(given: str) -> Game:
    """A table as the scenario language sets it up."""
    text = f"scenario: Crew\nrule: LD-COP-01\ngiven\n  {given}\nwhen go on\nthen status is sound\n"
    (scenario,) = parse(text)
    play = prepare(scenario)
    play.start()
    return play.game


def crew(a: str, b: str, objectives: tuple[str, str], more: str = "") -> Game:
    """Two at a cooperative table, with their rooms and things."""
    return table(
        f"mode coop; players 2; seed 5; time 14\n"
        f"  A is sentry in {a}, objectives {objectives[0]}\n"
        f"  B is hacker in {b}, objectives {objectives[1]}{more}"
    )


def planner(game: Game, seat: int) -> CrewPlanner:
    """The plans of a seat."""
    world = LockdownWorld(game.view(seat))
    return CrewPlanner(world, CrewOdds(world))


HAND = "hand rest repairs stun interruption"


def test_each_card_that_asks_for_the_signal_needs_a_sender_of_its_own() -> None:
    """LD-COP-06."""
    game = crew("026", "025", ("distress_call", "search_party"))
    world = LockdownWorld(game.view(0))
    assert needs(world, ["distress_call", "search_party"]).signals == 2
    sent = crew("026, signal", "025", ("distress_call", "search_party"))
    world = LockdownWorld(sent.view(1))
    assert needs(world, ["distress_call", "search_party"]).signals == 1
    assert needs(world, ["distress_call"]).signals == 0


def test_the_end_of_the_complex_meets_three_objectives() -> None:
    """LD-OBJ-09, LD-OBJ-10, LD-END-05."""
    world = LockdownWorld(crew("026", "025", ("sterilization", "cut_off_the_head")).view(0))
    assert needs(world, ["sterilization", "cut_off_the_head", "burn_the_brood"]).blast == 3
    assert needs(world, ["deep_survey", "field_report"]).blast == 0


def test_the_signal_that_is_asked_for_is_sent() -> None:
    room = "\n  room 026 is transmitter_control explored"
    game = crew(f"026, {HAND}", "004, hand rest", ("burn_the_brood", "sterilization"), room)
    bot = make("regular", 1, "lockdown")
    assert bot.choose(game.view(0)) == "room send_signal"


def test_the_fuse_is_lit_when_nothing_else_is_left_to_do() -> None:
    """LD-ROM-50: the sequence ends what is not done, so it comes last."""
    room = "\n  room 026 is cooling_system explored"
    last = crew(f"026, {HAND}", "004, hand rest", ("sterilization", "cut_off_the_head"), room)
    assert make("regular", 1, "lockdown").choose(last.view(0)) == "room start_self_destruct"
    early = crew(f"026, {HAND}", "004, hand rest", ("sterilization", "know_your_enemy"), room)
    assert make("regular", 1, "lockdown").choose(early.view(0)) != "room start_self_destruct"


def test_who_is_nearest_does_it() -> None:
    room = "\n  room 026 is transmitter_control explored"
    game = crew("025, hand rest", "004, hand rest", ("burn_the_brood", "sterilization"), room)
    one = {errand.key: errand for errand in planner(game, 0).errands}["signal"]
    assert planner(game, 0).gain(one, frozenset()) > 2 * planner(game, 1).gain(one, frozenset())


def test_who_has_sent_it_leaves_the_signal_to_the_other() -> None:
    room = "\n  room 026 is transmitter_control explored"
    game = crew("026, signal", "004", ("burn_the_brood", "distress_call"), room)
    assert "signal" not in {errand.key for errand in planner(game, 0).errands}
    assert "signal" in {errand.key for errand in planner(game, 1).errands}


def test_too_much_to_do_is_not_begun() -> None:
    """A crew that cannot win looks after its lives, as everybody does at other tables."""
    bot = make("regular", 1, "lockdown")
    assert isinstance(bot, LockdownRegular)
    easy = crew("026", "004", ("sterilization", "cut_off_the_head"))
    bot.choose(easy.view(easy.decision.seat if easy.decision else 0))
    assert planner(easy, 0).hope > 0.9
    assert isinstance(bot.planner, CrewPlanner)
    hard = crew("026", "004", ("know_your_enemy", "complete_file"))
    bot.choose(hard.view(hard.decision.seat if hard.decision else 0))
    assert planner(hard, 0).hope < 0.1
    assert not isinstance(bot.planner, CrewPlanner)


def test_a_card_that_repairs_is_kept_for_the_errand() -> None:
    room = "\n  room 025 is cooling_system explored, malfunction"
    game = crew(
        "026, hand repairs search", "004, hand rest", ("sterilization", "cut_off_the_head"), room
    )
    game.play("move 025")
    assert game.decision is not None
    assert game.decision.kind == "pay"
    assert make("regular", 1, "lockdown").choose(game.view(0)) == "pay search"


@pytest.mark.parametrize(
    "order", ["field_report cut_off_the_head", "cut_off_the_head field_report"]
)
def test_one_alone_keeps_the_objective_that_takes_least(order: str) -> None:
    """LD-SOL-02."""
    game = table(
        f"mode solo; players 1; seed 5; time 14\n  A is sentry in 026, {HAND}, objectives {order}"
    )
    plans = planner(game, 0)
    assert plans.needs.blast == 1
    assert plans.needs.weaknesses == 0

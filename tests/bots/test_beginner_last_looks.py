"""Acts without sense seen in late looks at games of rookies of both games, from set positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots import make
from lockdown.games.lockdown.bots.goals import elsewhere
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.nemesis.bots.quick_answers import item_worth
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.state.keys import CONTAMINATION, ITEM
from lockdown.views.types import ItemView, StalkerView, WoundView
from tests.bots.test_beginner import rookie as beginner
from tests.bots.test_consent import laid
from tests.bots.test_nemesis_beginner import FULL, changed, rookie, seen, worth
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import asked, option

OBJECT = """game nemesis; players 2
  A is captain in 005, hand search search rest
  B is pilot in 005, passed, holds carcass, objectives {objective}
  room 005 laboratory; A acts"""


@pytest.mark.rule("NM-ROM-11")
@pytest.mark.parametrize("level", ["rookie", "regular"])
@pytest.mark.parametrize(
    ("objective", "choice"),
    [("extreme_field_biology", "yes"), ("necroscopy", "yes"), ("ab_ovo", "no")],
)
def test_who_wants_a_weakness_found_lets_others_find_it(
    objective: str, choice: str, level: str
) -> None:
    """It refused what its own objective asked for; what is analysed is not used up."""
    game = laid(OBJECT.format(objective=objective), "NM-ROM-11", "room analyse")
    assert make(level, 1, "nemesis").choose(game.view(1)) == choice


def test_what_was_picked_up_to_be_analysed_is_brought_to_the_laboratory() -> None:
    """NM-ROM-11: it carried what its objective asks for past the Laboratory, round after round."""
    p = Position("extreme_field_biology", "laboratory", room="storage")
    p.hold(*FULL)
    view = seen(p)
    body = ItemView("carcass", "carcass", 0, 0, "none")
    for found, goes in ((("", "", ""), True), (("", "", "the_way_of_moving"), False)):
        held = replace(changed(view, hands=(body,)), weaknesses=found)
        bot, _ = rookie(held)
        assert any(goal.action == "analyse" for goal in bot.goals) is goes
    bot, _ = rookie(changed(view, hands=()))
    assert not any(goal.action == "analyse" for goal in bot.goals)


def test_what_full_hands_would_not_hold_is_not_kept() -> None:
    """NM-ITM-19: it kept a fire extinguisher, and then did not lay down a weapon for it."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    revolver, shotgun = (
        ItemView("revolver:6", "revolver", 6, 6, "none"),
        ItemView("prototype_shotgun:1", "prototype_shotgun", 1, 2, "none"),
    )
    asks = asked("keep_item", option("keep", "chemicals"), option("keep", "fire_extinguisher"))
    for hands, kept in (((revolver, shotgun), "chemicals"), ((revolver,), "fire_extinguisher")):
        bot, world = rookie(changed(seen(p), hands=hands))
        assert bot.kept(world, asks) == f"keep {kept}"


def test_a_signal_is_for_those_who_need_it() -> None:
    """NM-ROM-03: it matters only for objectives; two cards were paid for it without one."""
    for objective, sends in (("relentless_investigator", True), ("the_oldest_friend", False)):
        p = Position(objective, room="comms_room")
        p.hold(*FULL)
        view = seen(p)
        assert (worth(view, "room", "send_signal") > worth(view, "pass")) is sends
        bot, _ = rookie(view)
        assert any(goal.action == "send_signal" for goal in bot.goals) is sends


def test_drugs_are_for_contamination() -> None:
    """NM-RND-04: it paid a card to draw one, and discarded nothing."""
    drugs = ("use", "military_drugs", "0")
    p = Position("an_old_feud")
    for cards, takes in (((REST, SEARCH), False), ((REST, SEARCH, CONTAMINATION), True)):
        p.hold(*cards)
        view = seen(p)
        assert (worth(view, *drugs) > worth(view, "pass")) is takes
        taken = item_worth(p.t, p.seat, ("use", ITEM["military_drugs"], 0), 2)
        assert (taken > 0.0) is takes
    discards = asked(
        "drugs_discard",
        *(option("done"), option("discard", "rest"), option("discard", "contamination")),
    )
    for bot in (NemesisRookie(1), NemesisRegular(1)):
        answer = bot.answer_to("drugs_discard")
        assert answer is not None
        assert answer(bot.picture(seen(p)), discards) == "discard contamination"


def test_nobody_runs_from_the_last_way_out_in_the_last_round() -> None:
    """NM-RND-15: it ran from an adult in the open Hibernatorium, and the ship jumped."""
    p = Position("an_old_feud")
    p.t.time = 1
    p.hold(*FULL)
    view = replace(seen(p), hibernation_open=True)
    here = rookie(view)[1].room
    foe = StalkerView("adult#1", "adult", here, 3)
    hurt = changed(view, hands=(), wounds=(WoundView("arm", dressed=True),) * 2)
    met = replace(hurt, stalkers=(foe,))
    ways = [f"{slot:03}" for slot, _ in rookie(met)[1].board.ways[here]]
    strikes = worth(met, "melee", foe.text)
    assert strikes > worth(met, "pass") > max(worth(met, "move", way) for way in ways)
    assert worth(met, "pass") > worth(met, "use", "smoke_grenade", "0")
    rifle = ItemView("rifle:3", "rifle", 3, 5, "none")
    assert worth(changed(met, hands=(rifle,)), "shoot", "rifle:3", foe.text) > strikes
    early = replace(met, time=4)
    assert max(worth(early, "move", way) for way in ways) > worth(early, "melee", foe.text)


def test_in_the_last_round_nobody_sets_out_for_what_is_out_of_reach() -> None:
    """LD-GOL-05: it went to and fro with its last cards, five rooms from the Isolation Room."""
    cards = ("interruption", "demolition", "stun", "quarantine", "rest")
    view = replace(first_view(), isolation_open=True, time=1)
    slot = World(view).find("isolation_room")
    hops = World(view).hops(slot)
    for near, goes in ((3, True), (4, False)):
        start = next(other for other, moves in hops.items() if moves == near)
        bot = beginner(world := World(holding(placed(view, room=start), *cards)))
        assert world.rounds_left == 1
        assert any(goal.action == "lock_in" for goal in bot.goals) is goes
        assert goes or not bot.lead(world).step


def test_without_the_cards_for_it_nobody_walks_to_a_pod_in_the_last_round() -> None:
    """NM-POD-05: two cards to get in, and one for each step."""
    p = Position("an_old_feud", "evacuation_section_a", room="evacuation_section_a")
    p.t.time = 1
    beside = p.beside("evacuation_section_a")
    for cards, goes in (((SEARCH, REST, *PLAIN), True), ((REST, SEARCH), False)):
        p.hold(*cards)
        view = changed(seen(p), room=beside)
        free = replace(view, pods=tuple(replace(pod, locked=False) for pod in view.pods))
        bot, world = rookie(replace(free, hibernation_open=True))
        assert any(goal.action == "enter_pod" for goal in bot.goals) is goes
        section = f"{p.slot('evacuation_section_a'):03}"
        walks = bot.worth(world, option("move", section))
        assert (walks > bot.worth(world, option("pass"))) is goes


def test_nobody_steps_back_in_the_same_turn() -> None:
    """It fled from an adult and walked back to it, two cards poorer (Lockdown 9402, round 7)."""
    view = holding(placed(first_view(), room=20), *["search"] * 4)
    world = World(view)
    bot = beginner(world)
    other = world.board.ways[20][0][0]
    assert not bot.turns(world, other)
    bot.behind_us = (view.round, other)
    assert bot.turns(world, other)
    bot.behind_us = (view.round - 1, other)
    assert not bot.turns(world, other), "a round later it may"


def test_nobody_sleeps_on_a_ship_that_blows_up() -> None:
    """NM-SDS-08: it hibernated two rooms from pods that opened next (9401, round 10)."""
    p = Position("an_old_feud", room="hibernatorium")
    p.hold(*FULL)
    p.t.hibernation_open = True
    for destruct, sleeps in ((-1, True), (4, False)):
        p.t.destruct = destruct
        bot, _ = rookie(seen(p))
        assert any(goal.action == "hibernate" for goal in bot.goals) is sleeps


def test_the_isolation_room_draws_those_less_who_need_another_way_out() -> None:
    """LD-OBJ-02: it locked itself in, and its objective was the bunker (9403, round 3)."""

    def needs_another(*objectives: str) -> bool:
        view = first_view()
        assert view.me is not None
        me = replace(view.me, objectives=objectives)
        return elsewhere(World(replace(view, me=me)))

    assert needs_another("long_walk_home")
    assert not needs_another("let_them_know")
    assert not needs_another("long_walk_home", "let_them_know"), "as long as there are two"

"""Steps by cards, through the caves and out of fires, and what is dear for nothing. By hand."""

from __future__ import annotations

import dataclasses

from msgspec.structs import replace

from lockdown.bots.answers import item_value
from lockdown.bots.planner import CARDS
from lockdown.games.lockdown.bots.errands import BRIM
from lockdown.games.lockdown.bots.fights import TOUR
from lockdown.games.lockdown.bots.rashness import dearer
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys
from lockdown.views.types import ArgView, DecisionView, ItemView, StalkerView
from tests.bots.test_lockdown_bars import learned, plainly, quiet_place
from tests.bots.test_lockdown_slips import fight
from tests.bots.test_lockdown_straits import wounded
from tests.bots.test_lockdown_through_fires import SHELTER, before_a_fire
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room

HURT = "move 020", "move 026", TOUR, "pass"


def stepping(view: LockdownView, price: int, *texts: str) -> tuple[LockdownView, DecisionView]:
    """Asked for an action where a step costs so much."""
    there = tuple(option(*text.split()) for text in texts)
    asks = asked("action", *(replace(o, cost=price) if o.verb == "move" else o for o in there))
    return replace(view, decision=asks), asks


# ---- cards that are steps


def test_a_hurt_leg_does_not_make_a_card_dearer() -> None:
    """LD-CRD-07: it paid two cards for a step, and that card was one of them (101302, round 9)."""
    view = fight(quiet_place(4)[0], "adult", "facility_tour", "search", "rest", "repairs")
    for price in (1, 2):
        there, asks = stepping(view, price, *HURT)
        world, bot = World(there), learned()
        points = {o.text: bot.score(world, o) for o in asks.options}
        found = bot.plainly(world, asks, points)
        # Where a step takes one card anyway it is paid for with what is missed least.
        assert ({"move 020", "move 026"} <= found, TOUR in found) == (price > 1, price == 1)
        assert points[TOUR] >= max(points["move 020"], points["move 026"])


def test_the_card_leads_to_where_one_would_go() -> None:
    view = placed(aiming(first_view(), "long_walk_home"), room=4)
    view = room(view, 1, explored=True, tile="guard_room", items=0)
    view = replace(view, gate_open=True, rover_here=True, round=8, time=8)
    rooms = [option("to", f"{slot:03}") for slot, _ in World(view).board.ways[4]]
    action = ArgView("text", f"play/{keys.ACTION['facility_tour']}/0")
    asks = replace(asked("choose_target", *rooms), about={"action": action})
    world = World(fight(view, "adult", "search", "stun", "repairs", "rest"))
    assert regular(world).target(world, asks) == "to 001"


def test_the_caves_lead_to_the_exit() -> None:
    """LD-TEC-01, LD-CRD-08: it walked the other way with the card, and died (101302, round 10)."""
    view = at_the_gate()
    gate, board = World(view).room, World(view).board
    far = next(
        r.slot
        for r in view.rooms
        if r.slot != gate
        and World(view).hops(gate).get(r.slot, 0) > 4
        and any(way >= board.tech for way in board.exits[r.slot])
    )
    view = room(placed(view, room=far), far, explored=True, tile="css_c", items=0)
    view = replace(view, time=2, round=14, destruct=1, destruct_red=True)
    view = aiming(holding(view, "vents", "search", "rest", "repairs"), "long_walk_home")
    world = World(view)
    bot = regular(world)
    caves = {t: bot.score(world, option(*t.split())) for t in ("play vents 0", "use cave_plans 0")}
    assert 0.0 < caves["play vents 0"] < caves["use cave_plans 0"]
    assert (
        bot.tunnelled(World(fight(view, "adult", "vents", "rest")), option("play", "vents", "0"))
        == 0.0
    )


def test_every_card_of_the_last_rounds_may_be_one_to_act_with() -> None:
    """LD-RND-04: with as many rounds and cards as the way out takes it sat down (101302)."""
    view = replace(at_the_gate(), time=2, round=14, destruct=1, destruct_red=True)
    world = World(aiming(view, "long_walk_home"))
    planner = regular(world).planner
    plan = planner.best()
    tight, lost = (
        planner.worth(dataclasses.replace(plan, cards=cards), world.room, 0, 0.0)
        for cards in (BRIM, BRIM + 0.1)
    )
    assert CARDS < BRIM
    assert 0.0 < lost < 0.2 * tight


# ---- fires


def test_nobody_goes_from_fire_to_fire_to_burn_on_there() -> None:
    """LD-RND-13: the second burn was a serious wound (101303, round 6)."""
    view = room(before_a_fire(20, 21), 20, fire=True)
    view = replace(view, actions_left=1)
    points = {"pass": 0.0, "move 021": 5.3, "careful 019": -9.0}
    # From there one gets out in the next turn, but not where that burns too, nor without a card.
    assert "move 021" not in plainly(learned(), view, points)
    hot = room(view, SHELTER, fire=True)
    beyond = [slot for slot, _ in World(view).board.ways[21]]
    for slot in beyond:
        hot = room(hot, slot, fire=True)
    assert "move 021" in plainly(learned(), hot, points)
    assert "pass" not in plainly(learned(), hot, points)
    assert "move 021" in plainly(learned(), holding(view, "rest"), points)


def test_the_second_action_may_lead_out_of_the_fire_that_kills() -> None:
    """LD-HRT-06: it drove off the adult beside it, and burnt to death (101303, round 7)."""
    view = room(before_a_fire(20, 21), 20, fire=True)
    view = wounded(holding(view, "stun", "rest", "search"), "body", "leg", "arm")
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", 20, 0),))
    for slot, _ in World(view).board.ways[20]:
        view = room(view, slot, fire=True)
    there, asks = stepping(view, 1, "pass", "play stun 1", "move 021")
    world, bot = World(there), learned()
    points = {o.text: bot.score(world, o) for o in asks.options}
    assert points["move 021"] > points["pass"]
    assert {"pass", "play stun 1"} <= bot.plainly(world, asks, points)
    # One action leads nowhere, and where a step is enough something may be done before it.
    late = World(replace(there, actions_left=1))
    assert regular(late).last_hope(late, option("move", "021")) == 0.0
    cool = World(room(there, 21, fire=False))
    bot = learned()
    points = {o.text: bot.score(cool, o) for o in asks.options}
    assert "play stun 1" not in bot.burns_to_death(cool, asks)


# ---- what is dear for nothing


def test_nobody_gives_the_alarm_for_nothing() -> None:
    """LD-CRT-06: the shelter opened a round later, six rooms off, and half the time was gone."""
    view = placed(first_view(), room=13)
    view = room(view, 13, explored=True)
    early, soon = (replace(view, time=time, round=16 - time) for time in (12, 9))
    assert not regular(World(early)).needless(World(early))
    assert regular(World(soon)).needless(World(soon))
    assert regular(World(early)).needless(World(replace(early, destruct=9)))
    beside = placed(soon, room=21)
    assert not regular(World(beside)).needless(World(beside))


def test_nobody_mends_a_room_that_it_does_not_need_on_its_way() -> None:
    """LD-SDS-10: the Generator next door would have saved it (101302, round 7)."""
    view, here = quiet_place(5)
    view = room(holding(view, "repairs", "rest", "search", "stun"), here, malfunction=True)
    points = {"pass": 0.0, "play repairs 0": 4.7, "move 026": 13.0}
    assert "play repairs 0" in plainly(learned(), view, points)
    assert "play repairs 0" not in plainly(learned(), view, points | {"move 026": 7.0})


def test_nobody_spends_the_cards_of_what_it_has_come_for() -> None:
    """It searched instead of starting the sequence that won it the game (91302, round 12)."""
    view, here = quiet_place(2)
    view = room(holding(view, "search", "rest"), here, tile="cooling_system", items=2)
    points = {"pass": 0.0, "room start_self_destruct": 8.2, "play search 0": 0.5}
    assert "play search 0" in plainly(learned(), view, points)
    rich = holding(view, "search", "rest", "stun")
    assert "play search 0" not in plainly(learned(), rich, points)


def test_what_bleeds_is_dressed_first() -> None:
    """LD-HRT-06: of two that bled and one that did not it dressed that one (91301, round 8)."""
    view = wounded(quiet_place(4)[0], "body", "bleeding", dressed=False)
    wounds = [option("wound", key) for key in ("body", "bleeding")]
    there = replace(view, decision=asked("choose_target", *wounds))
    assert learned().shuns(there, "wound body")
    assert not learned().shuns(there, "wound bleeding")
    calm = [option("wound", key) for key in ("leg", "guts")]
    there = replace(view, decision=asked("choose_target", *calm))
    assert [o.text for o in calm if not learned().shuns(there, o.text)] == ["wound leg"]


def test_what_wakes_a_mission_thing_is_kept() -> None:
    """LD-MIS-02: it kept a reagent, and laid back what its rifle takes (101303, round 1)."""
    asks = asked("keep_item", option("keep", "reagent"), option("keep", "tool_belt"))
    view = replace(placed(first_view(), pack=(), hands=()), decision=asks)
    sleeping = placed(view, missions=("assault_rifle",))
    assert learned().shuns(sleeping, "keep reagent")
    assert not learned().shuns(view, "keep reagent")
    assert item_value(World(sleeping), "tool_belt") > item_value(World(view), "tool_belt")
    full = placed(sleeping, hands=(ItemView("smg:5", "smg", 5, 5, ""),) * 2)
    assert item_value(World(full), "tool_belt") == item_value(World(view), "tool_belt")


def test_nobody_keeps_what_recharges_in_the_dark() -> None:
    """LD-ACT-09: it paid with both searches for the step to three things (105401, round 8)."""
    gun = ItemView("smart_gun", "smart_gun", 0, 3, "")
    view = placed(quiet_place(4)[0], hands=(gun,))
    rooms = {lit: tuple(replace(r, powered=lit) for r in view.rooms) for lit in (False, True)}
    pays = asked("pay", option("pay", "search"), option("pay", "recharge"))
    paid = {}
    for lit, there in rooms.items():
        world = World(holding(replace(view, rooms=there), "search", "recharge", "rest"))
        paid[lit] = regular(world).price(world, pays)
        assert regular(world).unlit(world) is not lit
    assert paid == {False: "pay recharge", True: "pay search"}


def test_nobody_creeps_about_with_its_last_cards_for_little() -> None:
    """LD-ENC-06: two careful steps, one card left, and a larva came (105402, round 4)."""
    view, _ = quiet_place(3)
    points = {"pass": 0.0, "careful 020": 1.9}
    assert "careful 020" in plainly(learned(), view, points)
    assert "careful 020" not in plainly(learned(), view, points | {"careful 020": 3.5})
    assert "careful 020" not in plainly(learned(), quiet_place(4)[0], points)
    late = replace(view, time=2, round=14, destruct=1, destruct_red=True)
    assert not learned().thins(World(late), points)


def test_what_stops_the_bleeding_is_no_part_of_a_suit() -> None:
    """LD-RND-10: it made one of its only medkit, and was dead two rounds later (105403)."""
    view = wounded(quiet_place(4)[0], "eyes", "bleeding", dressed=False)
    acts = asked(
        "action", option("pass"), option("craft", "enviro_suit"), option("use", "medkit", "0")
    )
    hurt = replace(view, decision=acts)
    assert learned().shuns(hurt, "craft enviro_suit")
    assert not learned().shuns(hurt, "use medkit 0")
    well = placed(hurt, wounds=())
    assert learned().shuns(well, "use medkit 0")
    # Nor is the last card worth a light wound at every pass.
    last = World(holding(view, "rest"))
    assert learned().worthwhile(last, option("use", "medkit", "0"), 1.6)
    assert not learned().worthwhile(
        World(placed(last.view, wounds=())), option("use", "medkit", "0"), 1.6
    )


def test_nobody_shoots_at_the_queen_with_the_cards_to_run() -> None:
    """LD-WND-05: four cards for shots at an unhurt queen, and the last to run (105403)."""
    view = fight(quiet_place(5)[0], "queen", "search", "rest", "stun", "repairs", "vents")
    points = {"pass": 0.0, "shoot smg:3 queen#1": 5.4, "move 020": 11.2}
    assert learned().defies(World(view), points) == {"shoot smg:3 queen#1"}
    assert not learned().defies(World(view), points | {"move 020": 10.0})
    torn = replace(view, stalkers=(replace(view.stalkers[0], wounds=4),))
    assert not learned().defies(World(torn), points)


def test_a_room_is_repaired_with_what_costs_least() -> None:
    """LD-MRK-29: three cards for it, a Toolbelt in the pack, and a surprise (105404, round 8)."""
    view, here = quiet_place(4)
    view = room(view, here, malfunction=True)
    points = {"pass": 0.0, "play basic_repairs 0": 6.1, "use tool_belt 0": 9.0, "play rest 0": 1.0}
    assert dearer(World(view), points) == {"play basic_repairs 0"}


def test_nobody_sits_on_a_full_hand_beside_a_battery() -> None:
    """LD-ITM-08: one shot of five, a full hand and the battery for it (105404, round 8)."""
    gun = ItemView("assault_rifle:1", "assault_rifle", 1, 5, "")
    view = placed(quiet_place(4)[0], hands=(gun,))
    acts = asked("action", option("pass"), option("use", "weapon_battery", "0"))
    points = {"pass": 0.0, "use weapon_battery 0": 0.7}
    assert learned().idles(World(view), acts, points)
    assert not learned().idles(World(holding(view, "search", "rest")), acts, points)

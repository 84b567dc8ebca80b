"""What strangers who read whole games of `veteran` called senseless. Positions made by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots.trading import Bargain
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.leaving import crowded
from lockdown.games.lockdown.bots.rashness import rash
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, PackView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import (
    CARDS,
    barred,
    learned,
    plainly,
    quiet_place,
    veteran,
)
from tests.bots.test_lockdown_fourth_looks import sense
from tests.bots.test_lockdown_hush import WAIL, names
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, regular, room

SUIT = PackView("blue", ItemView("enviro_suit", "enviro_suit", 0, 0, ""))
TASER = PackView("blue", ItemView("taser", "taser", 0, 0, ""))
DIRT = ("contamination",) * 3


def rashly(view: LockdownView, text: str, worth: float) -> bool:
    """Whether an option is barred that is worth so many points."""
    world = World(view)
    planner = regular(world).planner
    assert isinstance(planner, LockdownPlanner)
    return text in rash(world, planner, {text: worth, "pass": 0.0})


def beside(view: LockdownView) -> int:
    """A room next door that nobody is in."""
    return World(view).board.ways[World(view).room][0][0]


def loud(view: LockdownView, slot: int) -> LockdownView:
    """The view with noise in all corridors of a room."""
    return replace(view, noise=(*names(World(view), slot), "tech"))


# ---- things


def test_nobody_takes_a_second_suit() -> None:
    """LD-ITM-30: one paid two cards for it, a Taser at the same price (111201, round 6)."""
    takes = [option("take", key) for key in ("taser", "enviro_suit")]
    asks = asked("choose_target", *takes)
    for pack in ((SUIT,), (SUIT, TASER)):
        view = replace(placed(first_view(), pack=pack), decision=asks)
        world = World(view)
        assert regular(world).target(world, asks) == "take taser"
        assert learned().shuns(view, "take enviro_suit")
        assert not learned().shuns(view, "take taser")
    view = replace(placed(first_view(), pack=(TASER,)), decision=asks)
    assert regular(World(view)).target(World(view), asks) == "take enviro_suit"
    assert learned().shuns(view, "take taser")


def test_stores_with_nothing_but_a_second_suit_are_left_alone() -> None:
    view, here = quiet_place(5)
    view = room(placed(view, pack=(SUIT,)), here, tile="guard_room", items=2)
    takes = option("room", "take_equipment")
    emptied = World(replace(view, crafted={**view.crafted, "taser": 0}))
    assert regular(emptied).score(emptied, takes) < 0.0
    stocked = World(view)
    assert regular(stocked).score(stocked, takes) > regular(emptied).score(emptied, takes)


def test_the_wound_is_dressed_that_is_in_the_way() -> None:
    """LD-ITM-06: it dressed the arm, nothing in its hands, and left its guts (111203, round 9)."""
    arm, guts = option("wound", "arm"), option("wound", "guts")
    asks = asked("choose_target", arm, guts)
    wounds = (WoundView("arm", False), WoundView("guts", False))
    view = replace(placed(first_view(), wounds=wounds, hands=()), decision=asks)
    assert regular(World(view)).target(World(view), asks) == "wound guts"
    assert learned().shuns(view, "wound arm")
    asks = asked("choose_target", arm, guts, option("wound", "body"), option("wound", "bleeding"))
    view = replace(view, decision=asks)
    assert regular(World(view)).target(World(view), asks) == "wound bleeding"
    assert learned().shuns(view, "wound body")


def test_one_howls_where_there_is_something_to_silence() -> None:
    """LD-NOI-02: twice on one marker, the last one its own (111202, round 8)."""
    view, here = quiet_place(4)
    view = placed(view, beside=(WAIL,))
    own = names(World(view), here)
    assert rashly(replace(view, noise=tuple(own[:1])), "use wail:3 0", 0.5)
    assert not rashly(replace(view, noise=tuple(own[:1])), "use wail:3 0", 8.0)
    assert not rashly(replace(view, noise=tuple(own)), "use wail:3 0", 0.5)


# ---- cards


def test_contamination_is_not_kept_in_place_of_the_last_cards() -> None:
    """LD-RND-04: two rooms before the open gate it drew two cards a round (111201, round 9)."""
    view, here = quiet_place(5)
    texts = [option("discard", "contamination"), option("done")]
    asks = asked("pass_discard", *texts)
    noisy = replace(view, noise=tuple(names(World(view), here)), decision=asks)

    def folds(view: LockdownView) -> str:
        return regular(World(view)).fold(World(view), asks)

    assert folds(holding(noisy, *DIRT)) == "done", "it counts against a surprise"
    assert folds(holding(replace(noisy, time=2, round=14), *DIRT)) == "discard contamination"
    # Where nothing stirs it counts against nothing, unless it is to be looked at.
    calm = replace(noisy, noise=())
    assert folds(holding(calm, *DIRT)) == "discard contamination"
    assert folds(holding(calm, *DIRT[:1], "rest")) == "done"


# ---- steps


def test_nobody_walks_into_every_number_for_little() -> None:
    """LD-NOI-04: a certain encounter, whatever one holds, and it was quiet where one was."""
    view, _ = quiet_place(5)
    view = room(view, there := beside(view), explored=True, tile="archive", items=0)
    step = f"move {there:03}"
    assert World(noisy := loud(view, there)).marked(there) > 0.7
    assert rashly(noisy, step, 1.0)
    assert not rashly(noisy, step, 4.0)
    assert not rashly(view, step, 1.0)
    assert not rashly(replace(noisy, round=14, time=2), step, 1.0)


def test_the_last_card_is_not_for_the_unknown() -> None:
    """LD-EXP-02: it came into a fire and noise with an empty hand (111202, round 4)."""
    view, _ = quiet_place(1)
    view = room(view, there := beside(view), explored=False)
    step = f"move {there:03}"
    assert rashly(view, step, 1.5)
    assert not rashly(view, step, 3.0)
    assert not rashly(holding(view, *CARDS[:2]), step, 1.5)
    assert not rashly(room(view, there, explored=True, tile="archive"), step, 1.5)


def test_nobody_walks_to_a_foe_for_nothing() -> None:
    """LD-ATK-01: to an adult and away from it, two wounds for nothing (111202, round 9)."""
    view, _ = quiet_place(5)
    there = beside(view)
    view = replace(placed(aiming(view, "no_witnesses"), hands=()), stalkers=())
    step = f"move {there:03}"
    foe = (StalkerView("adult#1", "adult", there, 0),)
    faced = replace(view, stalkers=foe)
    assert rashly(faced, step, 0.5)
    assert rashly(faced, step, 2.0)
    assert not rashly(faced, step, 5.0)
    late = replace(faced, round=14, time=2)
    assert rashly(late, step, 0.3)
    assert not rashly(late, step, 1.7)
    gun = ItemView("smg:5", "smg", 5, 6, "energy")
    assert not rashly(placed(faced, hands=(gun,)), step, 2.0)


def test_nobody_runs_from_one_fight_into_the_next() -> None:
    """LD-NOI-04: every number marked, while another way was worth twice as much (111201)."""
    view, here = quiet_place(4)
    ways = [slot for slot, _ in World(view).board.ways[here]]
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", here, 0),))
    noisy = loud(view, ways[0])
    points = {"pass": 0.0, f"move {ways[0]:03}": 8.7, f"move {ways[1]:03}": 16.6}
    assert World(noisy).marked(ways[0]) > 0.7
    bot = veteran()
    assert f"move {ways[0]:03}" in barred(noisy, points, bot)
    assert f"move {ways[0]:03}" not in barred(view, points, veteran())
    points[f"move {ways[0]:03}"] = 14.0
    assert f"move {ways[0]:03}" not in barred(noisy, points, veteran())


# ---- others


def test_no_trade_is_opened_with_foes_next_door() -> None:
    """One paid a card to ask for clothes, an adult and a breeder there (111201, round 7)."""
    view, _ = quiet_place(5)
    question = asked("action", option("pass"), option("trade"))
    view = replace(view, decision=question, actions_left=2)
    deal = Bargain(1, "", "clothes")
    foe = (StalkerView("adult#1", "adult", beside(view), 0),)
    hunted = replace(view, stalkers=foe)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LockdownRegular, "deal", lambda *_: deal)
        assert deal == sense(World(view)).deal(World(view))
        assert sense(World(hunted)).deal(World(hunted)) is None
        hurt = World(placed(hunted, wounds=(WoundView("leg", False),)))
        assert sense(hurt).deal(hurt) == deal


def test_a_crowd_at_the_shut_gate_shares_the_rover() -> None:
    """LD-BNK-03: one without a suit waited beside two with theirs for six rounds (111203)."""
    view = replace(at_the_gate(), gate_open=False)

    def hope(view: LockdownView, *seats: int) -> float:
        crew = tuple(replace(c, room=1 if c.seat in seats else 22) for c in view.crew)
        return crowded(World(replace(view, crew=crew)))

    assert view.seat is not None
    me, *others = (view.seat, *(c.seat for c in view.crew if c.seat != view.seat))
    assert hope(view, me, others[0]) == 1.0
    assert hope(view, me, *others[:2]) == pytest.approx(1 / 3)
    assert hope(replace(view, gate_open=True), me, *others[:2]) == 1.0
    assert hope(view, *others) == 1.0


def test_what_costs_nothing_comes_before_the_container() -> None:
    """LD-CSS-04: the hand is thrown away there, and with it the search in it (115241, round 8)."""
    view, here = quiet_place(5)
    view = replace(room(view, here, items=4), actions_left=2)
    points = {"pass": 0.0, "room enter_css": 18.5, "play search 0": 22.9}
    assert "room enter_css" in barred(view, points)
    assert "room enter_css" in plainly(learned(), view, points)
    assert "room enter_css" not in barred(replace(view, actions_left=1), points)
    assert "room enter_css" not in barred(holding(view, *CARDS[:2]), points)
    assert "room enter_css" in barred(view, points | {"play search 0": 18.0})
    used = {text: n for text, n in points.items() if text != "play search 0"}
    assert "room enter_css" not in barred(view, used | {"play sensitive_hearing 0": 18.0})


def test_nobody_looks_around_beside_the_step_that_it_wants() -> None:
    """It looked at rooms far away twice, next door to its archive (115242, round 8)."""
    view, _ = quiet_place(3)
    step, look = f"move {beside(view):03}", "play maintenance_plan 1"

    def looks(view: LockdownView, worth: float) -> bool:
        world = World(view)
        planner = regular(world).planner
        assert isinstance(planner, LockdownPlanner)
        return look not in rash(world, planner, {"pass": 0.0, look: 1.4, step: worth})

    assert not looks(replace(view, actions_left=2), 6.1)
    assert looks(replace(view, actions_left=2), 4.0)
    rich = holding(view, *CARDS)
    assert looks(replace(rich, actions_left=2), 6.1), "there is time for both"
    assert not looks(replace(rich, actions_left=1), 6.1)


def test_nothing_is_made_of_what_the_objective_needs() -> None:
    """LD-KNW-12: a Taser out of the Analysis Kit that both objectives want (111202, round 4)."""
    view, _ = quiet_place(3)
    things = ("analysis_instruments", "duct_tape")
    pack = tuple(PackView("green", ItemView(key, key, 0, 0, "")) for key in things)
    wants = aiming(placed(view, pack=pack), "applied_xenology", "dangerous_mind")
    assert rashly(wants, "craft taser", 2.0)
    assert not rashly(aiming(wants, "let_them_know"), "craft taser", 2.0)
    battery = PackView("red", ItemView("weapon_battery", "weapon_battery", 0, 0, ""))
    assert not rashly(placed(wants, pack=(*pack, battery)), "craft taser", 2.0)

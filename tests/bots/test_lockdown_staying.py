"""What keeps `learned` and `veteran` in the complex, and what they do not give away there."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import make
from lockdown.bots.temper import LOYAL
from lockdown.games.lockdown.bots import objective_odds
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import CssView
from lockdown.views.types import ArgView, DeclaredView, ItemView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import barred, learned, plainly, quiet_place, veteran
from tests.bots.test_lockdown_keepsakes import RIFLE, in_company, packed, sheltered
from tests.bots.test_plans import at_the_gate, first_view, holding, placed
from tests.bots.test_sense import aiming, asked, option, room

LEAVE = {"pass": 0.0, "escape rover": 8.0}
CARCASS = ItemView("carcass", "carcass", 0, 0, "bulky")


# ---- leaving


def test_nobody_who_is_well_leaves_without_what_it_came_for() -> None:
    """LD-GOL-02, LD-GOL-07: in round 1, and on foot in round 3, with no signal sent (23302)."""
    view = aiming(at_the_gate(), "scorched_nest", "let_them_know")
    assert barred(view, LEAVE) == {"escape rover"}
    assert "escape rover" in plainly(learned(), view, LEAVE)
    # What is hurt, hunted or short of time saves its skin.
    assert not barred(placed(view, wounds=(WoundView("leg"),)), LEAVE)
    assert not barred(placed(view, larva=True), LEAVE)
    assert not barred(replace(view, time=9, emergency=6), LEAVE)
    near = World(view).board.ways[1][0][0]
    hunted = replace(view, stalkers=(StalkerView("adult#1", "adult", near, 0),))
    assert not barred(placed(hunted, hands=()), LEAVE)
    assert barred(placed(hunted, hands=(RIFLE,)), LEAVE) == {"escape rover"}


def test_who_has_what_it_came_for_leaves() -> None:
    view = aiming(at_the_gate(), "let_them_know", "scorched_nest")
    assert not barred(placed(view, signal=True, knowledge_active=True), LEAVE)
    # Nothing more is to be done for a death that others see to.
    assert not barred(aiming(view, f"loose_end_{1 + view.crew[view.seat or 0].number % 4}"), LEAVE)
    # Nor where it is lost anyway.
    lost = replace(view, rooms=tuple(replace(r, explored=True) for r in view.rooms))
    assert not barred(lost, LEAVE)


def test_nobody_locks_itself_in_with_knowledge_to_gain() -> None:
    """LD-OBJ-11: knowledge 3 of 7, eight rounds left, unhurt (23201, round 3)."""
    points = {"pass": 0.0, "room lock_in": 4.0, "move 026": -0.2}
    view = aiming(placed(sheltered(), knowledge=3), "dangerous_mind")
    assert "room lock_in" in barred(view, points)
    assert "room lock_in" not in barred(placed(view, knowledge=7), points)
    # LD-ROM-08: a card that gives the same action leads out as well.
    assert "play defense_plan 0" in barred(view, {"pass": 0.0, "play defense_plan 0": 4.0})


def test_nobody_is_kept_for_what_it_will_hardly_win() -> None:
    """LD-GOL-02: nothing sent, nothing found to carry, eight rounds left (29302, round 8)."""
    points = {"pass": 0.0, "room lock_in": 6.0, "move 026": -0.2}
    view = aiming(replace(sheltered(), round=8, time=8, emergency=-1), "proof")
    assert "room lock_in" not in barred(view, points)
    # In time something may be found yet; nor is a better chance given up.
    assert "room lock_in" in barred(replace(view, round=5, time=11), points)
    assert "room lock_in" in barred(aiming(view, "let_them_know"), points)


def test_what_gives_up_the_objective_is_no_measure_for_other_things() -> None:
    """Straight back was barred because leaving was better, which was barred too (29302)."""
    points = {"pass": 0.0, "room lock_in": 8.0, "careful 021": 3.0}
    view = aiming(placed(sheltered(), knowledge=3), "dangerous_mind")
    view = room(view, 21, explored=True, tile="css_b", items=1)
    bot = learned()
    bot.trail, bot.walked = (21,), view.round - 1
    found = plainly(bot, view, points)
    assert "room lock_in" in found
    assert "careful 021" not in found


def test_who_may_not_leave_yet_thinks_of_something_else() -> None:
    """Barred from the rover alone it sat beside it with a full hand, round after round (23302)."""
    view = aiming(placed(at_the_gate(), hands=(RIFLE,)), "let_them_know")
    view = replace(holding(view, "search", "rest", "stun", "repairs", "search"), round=3, time=13)
    regular = make("regular", 1)
    assert isinstance(regular, LockdownRegular)
    stay = (regular, veteran(), learned())
    for bot, leaves in ((LockdownRegular(1), True), *((bot, False) for bot in stay)):
        bot.prepare(World(view))
        assert (bot.planner.best().action == "escape") == leaves
    # The hurt think of their way out first, as ever.
    hurt = World(placed(view, wounds=(WoundView("leg"), WoundView("arm"))))
    bot = veteran()
    bot.prepare(hurt)
    assert bot.planner.best().action == "escape"


def test_who_has_turned_back_from_the_exit_does_not_turn_round_again() -> None:
    """Two rooms from it it thought of its objective, three rooms from it of the exit (51301)."""
    view = aiming(placed(at_the_gate(), hands=(RIFLE,)), "whole_picture")
    view = replace(holding(view, "search", "rest", "stun", "repairs", "search"), round=7, time=9)
    near = room(placed(view, room=5), 5, explored=True, tile="staircase", items=0)
    far = room(placed(near, room=7), 7, explored=True, tile="elevator_s02", items=0)
    for bot in (veteran(), learned()):
        # Who comes from elsewhere makes for the way out.
        bot.prepare(World(far))
        assert bot.planner.best().action == "lock_in"
        bot.prepare(World(near))
        errand = bot.planner.best()
        assert errand.errands
        bot.went(World(near), "move 007")
        for then in (far, replace(far, round=8, time=8)):
            bot.prepare(World(then))
            there = bot.planner.best()
            assert (there.slot, there.errands) == (errand.slot, errand.errands)
            bot.went(World(then), "pass")
        # Until it is hurt, or short of time.
        bot.prepare(World(placed(far, wounds=(WoundView("leg"),))))
        assert not bot.planner.best().errands
        bot.prepare(World(replace(far, round=12, time=4)))
        assert not bot.planner.best().errands


def test_who_has_left_learns_and_finds_nothing() -> None:
    """LD-GOL-07: what may still turn up does not for those who have left."""
    world = World(first_view())
    hoping = objective_odds.Fate(True, True, 6, frozenset(), 0)
    gone = objective_odds.Fate(True, True, 6, frozenset(), 0, gone=True)
    for key in ("dangerous_mind", "proof"):
        assert objective_odds.chance(world, key, hoping) > 0.0
        assert objective_odds.chance(world, key, gone) == 0.0


def test_nobody_trades_with_the_action_that_leads_out() -> None:
    """LD-GOL-05: the lock-in could not fail, and it traded first (23202, round 5)."""
    view = placed(sheltered(), pack=packed("cave_plans"), knowledge=5, signal=True)
    view = in_company(placed(view, knowledge_active=True), pack=(), wounds=())
    view = replace(aiming(view, "let_them_know"), decision=asked("action", option("trade")))
    for bot in (veteran(), learned()):
        # It leaves what it has to the one who stays.
        bot.temper = LOYAL
        first, last = (World(replace(view, actions_left=n)) for n in (2, 1))
        bot.prepare(last)
        assert (bot.planner.best().slot, bot.planner.best().action) == (last.room, "lock_in")
        assert bot.deal(first) is not None
        assert bot.deal(last) is None


# ---- those who are to die


def test_who_holds_an_interruption_stays_with_the_one_who_is_to_die() -> None:
    """LD-ACT-12: it left the container room, paid with the very card (23203, round 8)."""
    view, here = quiet_place(3)
    view = room(view, here, tile="css_c", malfunction=False)
    view = in_company(replace(view, css=(CssView(11, "", revealed=False),)))
    hunting = aiming(view, "loose_end_4")
    points = {"pass": 0.0, "move 020": 4.7, "play search 0": 0.2}
    assert not barred(hunting, points), "no card for it in hand"
    armed = holding(hunting, "interruption", "search", "rest")
    assert barred(armed, points) == {"move 020"}
    assert not barred(holding(view, "interruption", "search", "rest"), points)
    assert not barred(replace(armed, css=()), points), "nobody gets into it now"
    away = in_company(armed, passed=True)
    assert not barred(away, points)


def test_who_can_break_the_way_out_of_the_one_who_is_to_die_does() -> None:
    """LD-GOL-04, LD-CSS-02: Demolition makes the room useless (23202, round 5)."""
    view = in_company(aiming(sheltered(), "no_witnesses"))
    points = {"pass": 0.0, "room lock_in": 3.6, "play demolition 1": -18.0, "move 026": -1.5}
    wrecks = holding(view, "demolition", "search", "rest")
    assert barred(wrecks, points) == points.keys() - {"play demolition 1"}
    assert plainly(learned(), wrecks, points) == points.keys() - {"play demolition 1"}
    # With an Interruption it can wait, but neither leave nor go away.
    waits = barred(holding(view, "demolition", "interruption", "rest"), points)
    assert {"room lock_in", "move 026"} <= waits
    assert "pass" not in waits


def test_the_card_is_played_when_it_leaves() -> None:
    """The policy liked to keep it, whoever left."""
    view = in_company(aiming(sheltered(), "loose_end_4"))
    seat = next(c.seat for c in view.crew if c.number == 4)
    leaving = DeclaredView(seat, ArgView("action", "room/lock_in"))
    question = asked("interrupt", option("decline"), option("react", "interruption", "0"))
    asks = replace(holding(view, "interruption"), decision=question, declared=leaving)
    assert learned().shuns(asks, "decline")
    assert not learned().shuns(aiming(asks, "proof"), "decline")
    assert not learned().shuns(asks, "react interruption 0")


# ---- things


def test_the_object_of_the_objective_is_not_used_up() -> None:
    """LD-KNW-11: carried for six rounds, then analysed (23203, round 12)."""
    view, here = quiet_place(5)
    view = placed(room(view, here, tile="laboratory"), hands=(CARCASS,))
    points = {"pass": 0.0, "room analyse": 13.0, "move 020": 5.1}
    assert "room analyse" in barred(aiming(view, "proof"), points)
    assert "room analyse" not in barred(aiming(view, "dangerous_mind"), points)
    assert "room analyse" not in barred(aiming(view, "proof", "dangerous_mind"), points)


def test_what_the_objective_needs_is_fetched_from_next_door() -> None:
    """LD-MOV-06: the carcass lay in the next room, with a friend in it (23203, round 4)."""
    view, _ = quiet_place(5)
    view = aiming(room(view, 20, objects=(CARCASS,), explored=True), "proof")
    points = {"pass": 0.0, "move 020": 0.3, "careful 020": -0.8}
    assert barred(view, points) == {"pass", "careful 020"}
    assert "pass" not in barred(aiming(view, "let_them_know"), points)
    assert "pass" not in barred(placed(view, hands=(CARCASS,)), points)
    guarded = replace(view, stalkers=(StalkerView("adult#1", "adult", 20, 0),))
    assert "pass" not in barred(guarded, points)
    # A noise roll there may bring somebody; not where somebody is already.
    loud = replace(
        view, noise=tuple(w.text for w in World(view).board.corridors if 20 in (w.a, w.b))
    )
    assert "pass" not in barred(loud, {"pass": 0.0, "move 020": 0.3})
    friend = next(c.seat for c in view.crew if c.seat != view.seat)
    crew = tuple(replace(c, room=20) if c.seat == friend else c for c in loud.crew)
    assert barred(replace(loud, crew=crew), {"pass": 0.0, "move 020": 0.3}) == {"pass"}


def test_a_suit_that_costs_nothing_is_put_on_in_a_fire() -> None:
    """LD-MIS-02: it paid two cards to leave, and sat beside it for seven rounds (23301)."""
    view, here = quiet_place(5)
    view = room(view, here, tile="defense_control", fire=True)
    view = replace(placed(view, missions=("battle_suit",), hands=(), beside=()), actions_left=1)
    points = {"pass": 0.0, "activate room": -0.5, "careful 020": 6.1}
    for found in (barred(view, points), plainly(learned(), view, points)):
        assert found == {"pass", "careful 020"}
    assert "careful 020" not in barred(placed(view, missions=()), points)
    # One step from it, with a full hand.
    beside = room(placed(view, room=20), 20, explored=True, tile="staircase", items=0)
    steps = {"pass": 0.0, f"careful {here:03}": -2.3}
    assert barred(replace(beside, actions_left=2), steps) == {"pass"}
    assert "pass" not in barred(beside, steps), "no action is left to put it on"


def test_nobody_waits_for_a_second_blow_of_the_queen() -> None:
    """LD-CMB-14: an empty gun and a quiet room next door (23303, round 4)."""
    view, here = quiet_place(2)
    view = placed(replace(view, stalkers=(StalkerView("queen#2", "queen", here, 1),)), hands=())
    points = {"pass": 0.0, "move 020": 0.8}
    assert barred(view, points) == {"pass"}
    loud = tuple(w.text for w in World(view).board.corridors if 20 in (w.a, w.b))
    assert not barred(replace(view, noise=loud), points)
    assert not barred(placed(view, hands=(RIFLE,)), points)
    one = replace(quiet_place(1)[0], stalkers=view.stalkers)
    assert not barred(one, points)

"""Fires that one runs through, leaves from or dies of. Positions made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots.planner import Plan
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import CARDS, barred, learned, plainly, quiet_place, veteran
from tests.bots.test_lockdown_last_looks import card
from tests.bots.test_plans import holding, placed
from tests.bots.test_sense import aiming, option, regular, room

SHELTER = 22


def before_a_fire(slot: int, burning: int) -> LockdownView:
    """In a quiet known room before a burning one, two actions, the Isolation Room open."""
    view, beside = quiet_place(5)
    assert World(view).find("isolation_room") == SHELTER
    assert beside == 21
    view = room(placed(view, room=slot), slot, explored=True, tile="css_b", items=0)
    view = replace(view, isolation_open=True, actions_left=2, round=9, time=7, noise=())
    return room(view, burning, explored=True, fire=True)


def test_nobody_waits_before_a_fire_that_it_can_run_through() -> None:
    """LD-RND-13: it passed seven rounds in a dead room, the shelter two steps off (11202)."""
    view = before_a_fire(20, 21)
    points = {"pass": 0.0, "move 021": 3.0, "move 019": -5.0}
    assert plainly(learned(), view, points) == {"pass", "move 019"}
    # With one action it would end its turn there, and so it would with one card.
    assert "move 021" in plainly(learned(), replace(view, actions_left=1), points)
    assert "move 021" in plainly(learned(), holding(view, "rest"), points)
    # Nor where the next room burns too.
    both = room(view, SHELTER, fire=True)
    assert "move 021" in plainly(learned(), both, points)


def test_nobody_waits_before_a_shelter_that_burns() -> None:
    """A step and the lock-in are one turn: it passed two rounds before it (11302, round 10)."""
    view = aiming(before_a_fire(21, SHELTER), "loose_end_2")
    points = {"pass": 0.0, "move 022": 3.0}
    assert plainly(learned(), view, points) == {"pass"}
    two = holding(view, *CARDS[:2])
    assert "move 022" in plainly(learned(), two, points), "no card is left to lock oneself in"


def test_who_runs_from_a_fight_may_run_through_a_fire() -> None:
    """LD-CMB-14: it stayed beside an adult for three rounds with five cards (11202, round 2)."""
    view = before_a_fire(20, 21)
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", 20, 0),))
    points = {"pass": 0.0, "move 021": 1.2, "move 019": -7.0}
    assert plainly(learned(), view, points) >= {"pass"}
    assert "move 021" not in plainly(learned(), view, points)


def burning_container(*wounds: str, light: int = 2) -> LockdownView:
    """In a burning container room while its token lies there, with these wounds."""
    view, beside = quiet_place(4)
    view = placed(view, wounds=tuple(WoundView(key, False) for key in wounds))
    view = room(view, beside, fire=True, malfunction=False)
    return replace(placed(view, light=light), time=8, round=8, actions_left=1)


def test_nobody_gets_into_a_container_that_it_does_not_live_to_see() -> None:
    """LD-CSS-04: bleeding and the fire come before the container (11301, round 8)."""
    act = option("room", "enter_css")
    points = {"pass": 0.0, "room enter_css": 40.0, "move 020": -2.0}
    dying = burning_container("body", "bleeding")
    assert not World(dying).outlives(21, passing=True)
    assert World(dying).outlives(21, passing=False)
    assert LockdownRegular(1).score(World(dying), act) < 0.0
    assert "room enter_css" in barred(dying, points)
    assert not any(p.action == "enter_css" and p.slot == 21 for p in plans(dying))
    for alive in (burning_container("body", "leg"), burning_container("bleeding", "leg", light=0)):
        assert World(alive).outlives(21, passing=True)
        assert "room enter_css" not in barred(alive, points)
        assert any(p.action == "enter_css" and p.slot == 21 for p in plans(alive))
    suit = placed(dying, beside=(ItemView("battle_suit", "battle_suit", 0, 0, ""),))
    assert World(suit).outlives(21, passing=True)


def test_nobody_ends_its_turn_in_a_fire_that_kills_it() -> None:
    """LD-HRT-06: three serious wounds, and any other one is the last."""
    view = before_a_fire(20, 21)
    weak = placed(view, wounds=tuple(WoundView(key, True) for key in ("leg", "eyes", "hand")))
    last, first = World(replace(weak, actions_left=1)), World(weak)
    assert regular(last).after_move(last, 21, careful=False) == 0.0
    assert regular(first).after_move(first, 21, careful=False) > 0.0


def plans(view: LockdownView) -> list[Plan]:
    return regular(World(view)).planner.plans


def test_who_cannot_get_out_of_a_fire_heals_and_passes_in_one_turn() -> None:
    """LD-RND-13: one turn more in it takes what was healed (11203, rounds 3 and 4)."""
    view = before_a_fire(21, 21)
    view = placed(view, light=2, pack=(card("painkillers"),))
    view = replace(view, isolation_open=False, round=4, time=12)
    for slot, _ in World(view).board.ways[21]:
        view = room(view, slot, fire=True)
    heal = option("use", "painkillers", "0")
    first, last = World(view), World(replace(view, actions_left=1))
    assert LockdownRegular(1).score(first, heal) > 0.0
    assert LockdownRegular(1).score(last, heal) < 0.0


def test_nothing_without_use_is_done_in_a_fire() -> None:
    """It listened in a fire with two light wounds and passed in it (11302, round 8)."""
    view = before_a_fire(21, 21)
    points = {"pass": 0.0, "play sensitive_hearing 0": -0.4, "use wail:3 0": -4.3, "move 020": 2.0}
    found = plainly(learned(), view, points)
    assert found >= {"play sensitive_hearing 0", "use wail:3 0"}
    assert "move 020" not in found


def test_no_search_waits_round_after_round_to_be_struck() -> None:
    """LD-EVT-12: whoever is in the room stays; nor is anybody struck whom a friend shields."""
    view, beside = quiet_place(5)
    view = replace(view, stalkers=(StalkerView("adult#1", "adult", beside, 1),))
    points = {"pass": 0.0, "move 020": -7.7}
    bot = veteran()
    assert "pass" not in barred(view, points, bot)
    bot.went(World(view), "pass")
    later = replace(view, round=view.round + 1)
    assert barred(later, points, bot) == {"pass"}
    other = next(c for c in view.crew if c.seat != view.seat)
    crew = tuple(replace(c, room=beside, hand=2) if c is other else c for c in view.crew)
    assert "pass" not in barred(replace(later, crew=crew), points, bot)

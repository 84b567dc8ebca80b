"""Fires that one runs through, leaves from or dies of. Positions made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import StalkerView
from tests.bots.test_lockdown_bars import CARDS, learned, plainly, quiet_place
from tests.bots.test_plans import holding, placed
from tests.bots.test_sense import room

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
    view = before_a_fire(21, SHELTER)
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

"""What is so much worse than something else that whoever watches asks why. Positions by hand."""

from __future__ import annotations

from dataclasses import replace as changed

import pytest
from msgspec.structs import replace

from lockdown.bots.planner import Plan
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.rashness import rash
from lockdown.games.lockdown.bots.sense import DRESSES, STAPLES
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ItemView, PackView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import barred, learned, plainly, quiet_place
from tests.bots.test_plans import placed
from tests.bots.test_sense import regular, room


def next_door(view: LockdownView, here: int) -> list[int]:
    world = World(view)
    return [slot for slot, way in world.board.ways[here] if way not in world.shut]


def test_nobody_steps_away_from_something_far_better() -> None:
    """One walked away from the nest to give its battery away (111303, round 3)."""
    view, here = quiet_place(3)
    one, other = next_door(view, here)[:2]
    bad, good = f"move {one:03}", f"move {other:03}"
    bot = learned()
    assert bad in plainly(bot, view, {"pass": 0.0, bad: 2.3, good: 10.4})
    assert bad not in plainly(bot, view, {"pass": 0.0, bad: 6.3, good: 10.4})
    assert bad not in plainly(bot, view, {"pass": 0.0, bad: 52.0, good: 60.0}), "both are good"
    assert bad not in plainly(bot, view, {"pass": 0.0, bad: 2.3, "trade": 30.0})


def test_nobody_passes_beside_something_far_better() -> None:
    """One did in its shelter with the two cards for the lock (115412, round 9)."""
    view, here = quiet_place(2)
    bot, enters = learned(), "room enter_css"
    assert "pass" in plainly(bot, view, {"pass": 0.0, enters: 10.4})
    assert "pass" not in plainly(bot, view, {"pass": 0.0, enters: 3.0})
    step = f"move {next_door(view, here)[0]:03}"
    assert "pass" not in plainly(bot, view, {"pass": 0.0, step: 7.0}), "one card would be left"


@pytest.mark.parametrize(("wait", "errands", "vain"), [(3, 0, True), (1, 0, False), (3, 1, False)])
def test_who_only_waits_does_not_walk_into_a_certain_encounter(
    wait: int, errands: int, vain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LD-NOI-01: one did, three rounds before it could leave there, and met the queen (111302)."""
    view, here = quiet_place(5)
    board = World(view).board
    slot = next_door(view, here)[0]
    view = room(view, slot, explored=True)
    ways = {way for way in board.exits[slot] if way < len(board.corridors)}
    world = World(replace(view, noise=tuple(board.corridors[way].text for way in ways)))
    planner = regular(world).planner
    assert isinstance(planner, LockdownPlanner)
    plan = Plan(slot, "escape", 0.0, 2.0, 0, 0.5, "bunker")
    plan = changed(plan, wait=wait, errands=errands)
    monkeypatch.setattr(planner, "best", lambda: plan)
    step = f"move {slot:03}"
    assert (step in rash(world, planner, {step: 4.3, "pass": 0.0})) is vain


def test_a_free_search_comes_before_what_takes_the_hand() -> None:
    """LD-ROM-58: one was operated on first, a thing left in the room (111303, round 3)."""
    view, _ = quiet_place(5)
    points = {"room operate": 20.1, "play search 0": 9.7, "pass": 0.0}

    def first(view: LockdownView, points: dict[str, float]) -> frozenset[str]:
        world = World(view)
        planner = regular(world).planner
        assert isinstance(planner, LockdownPlanner)
        return rash(world, planner, points)

    two = replace(view, actions_left=2)
    assert "room operate" in first(two, points)
    assert "room operate" not in first(two, points | {"play search 0": -0.5})
    assert "room operate" not in first(replace(view, actions_left=1), points)
    few, _ = quiet_place(2)
    assert "room operate" not in first(replace(few, actions_left=2), points)


def test_the_last_cards_turn_on_no_light() -> None:
    """LD-ENC-06: one had none left then, and no use for it (111302, round 8)."""
    view, here = quiet_place(2)
    slot = next_door(view, here)[0]
    world = World(replace(view, stalkers=(StalkerView("adult#1", "adult", slot, 0),)))
    planner = regular(world).planner
    assert isinstance(planner, LockdownPlanner)
    light = "room restore_power"
    assert light in rash(world, planner, {light: 1.2, "pass": 0.0})
    assert light not in rash(world, planner, {light: 3.0, "pass": 0.0})


def test_an_open_wound_is_dressed_before_a_scratch() -> None:
    """LD-CRD-35: one healed the scratch, guts open, and died of contamination (111303, round 6)."""
    view, _ = quiet_place(3)
    points = {STAPLES: 8.2, DRESSES: 7.3, "pass": 0.0}
    torn = placed(view, wounds=(WoundView("guts", False),), light=1)
    assert STAPLES in barred(torn, points)
    assert STAPLES not in barred(placed(torn, light=2), points)


def test_what_is_worth_more_is_kept() -> None:
    """It kept a reagent for no weapon before the plans of the caves (111301, round 4)."""
    view, _ = quiet_place(3)
    world = World(placed(view, hands=(), pack=()))
    assert learned().lesser(world, "reagent", ["reagent", "cave_plans"])
    assert not learned().lesser(world, "cave_plans", ["reagent", "cave_plans"])
    assert not learned().lesser(world, "reagent", ["reagent", "weapon_battery"]), "for no weapon"
    has = (PackView("yellow", ItemView("cave_plans", "cave_plans", 0, 0, "")),)
    assert not learned().lesser(World(placed(view, pack=has)), "reagent", ["reagent", "cave_plans"])

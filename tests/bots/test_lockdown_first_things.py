"""What comes first where one stands, and where nobody goes with few cards. Positions by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.rashness import rash
from lockdown.games.lockdown.bots.spare_time import FRESH, PLUCK, RESTLESS
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import DecisionView, StalkerView, WoundView
from tests.bots.test_lockdown_bars import quiet_place
from tests.bots.test_lockdown_payments import paid
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, option, regular, room


def rashly(view: LockdownView, points: dict[str, float]) -> frozenset[str]:
    """What is rash among options that are worth so many points."""
    world = World(view)
    planner = regular(world).planner
    assert isinstance(planner, LockdownPlanner)
    return rash(world, planner, {**points, "pass": 0.0})


def loud(view: LockdownView, *slots: int) -> LockdownView:
    """Noise in all corridors of these rooms."""
    ways = World(view).board.ways
    pairs = {tuple(sorted((slot, other))) for slot in slots for other, _ in ways[slot]}
    return replace(view, noise=(*(f"{a:03}-{b:03}" for a, b in sorted(pairs)), "tech"))


def beside() -> tuple[LockdownView, int, int]:
    """A room and another one next door, both of them seen and dark, four cards."""
    view, here = quiet_place(4)
    shelter = World(view).find("isolation_room")
    there = next(slot for slot, _ in World(view).board.ways[here] if slot != shelter)
    view = room(room(view, here, powered=False), there, explored=True, powered=False)
    return room(view, there, tile="css_b", items=0), here, there


def test_nobody_walks_where_all_numbers_are_marked() -> None:
    """LD-NOI-04: one left a shut room with two searches for that, three cards left (111102)."""
    view, here, there = beside()
    step, noisy = f"move {there:03}", loud(view, there)
    assert rashly(noisy, {step: 4.1})
    assert not rashly(noisy, {step: 5.5})
    assert not rashly(view, {step: 4.1})
    full = holding(noisy, "search", "rest", "stun", "demolition", "interruption")
    assert not rashly(full, {step: 4.1})
    assert rashly(full, {step: 1.2})
    near = next(slot for slot, _ in World(view).board.ways[here] if slot != there)
    hunted = replace(full, stalkers=(StalkerView("adult#1", "adult", near, 0),))
    assert not rashly(hunted, {step: 1.2})


def test_nobody_pays_its_last_cards_to_be_as_badly_off() -> None:
    """LD-BAS-03: one crept from a staircase with noise all round to the next place (111103)."""
    view, here, there = beside()
    view = holding(view, "search", "rest", "stun")
    step, noisy = f"careful {there:03}", loud(view, here, there)
    assert rashly(noisy, {step: 4.0})
    assert not rashly(noisy, {step: 6.0})
    four = holding(noisy, "search", "rest", "stun", "demolition")
    assert not rashly(four, {step: 4.0})
    louder = loud(view, here)
    assert World(louder).marked(here) > World(louder).marked(there) + 0.2
    assert not rashly(louder, {step: 4.0})


def test_what_can_be_found_comes_before_the_step() -> None:
    """LD-RND-09: one crept out of the Laboratory with a search in hand (111101, round 3)."""
    view, here, there = beside()
    view = replace(room(view, here, items=3), actions_left=2)
    points = {f"careful {there:03}": 1.8, f"move {there:03}": 1.2, "play search 0": 1.4}
    five = holding(view, "search", "rest", "stun", "demolition", "interruption")
    assert rashly(five, points) == points.keys() - {"play search 0"}
    assert not rashly(replace(five, actions_left=1), points)
    assert not rashly(room(five, here, items=0), points)
    assert rashly(view, points) == {f"move {there:03}"}, "two cards are left after it"
    assert not rashly(five, {**points, f"careful {there:03}": 8.0, f"move {there:03}": 8.0})


def test_a_card_known_to_be_clean_is_not_wiped_off() -> None:
    """LD-VIC-03: one spent its last card and the antiseptic on it (111102, round 5)."""
    view, _, _ = beside()
    use = {"use antiseptic 0": 2.4}
    assert rashly(holding(view, "contamination_clean", "search"), use)
    assert not rashly(holding(view, "contamination", "search"), use)
    ill = placed(holding(view, "contamination_clean", "search"), larva=True)
    assert not rashly(ill, use)


def test_obstinate_is_not_paid_by_the_wounded() -> None:
    """LD-HRT-13: one paid for a step with the card that brings two others (111102, round 6)."""
    view, _, there = beside()
    view = room(view, there, malfunction=True)
    view = placed(view, wounds=(WoundView("hand", False), WoundView("eyes", False)))
    assert paid(holding(view, "obstinate", "repairs"), f"move/{there}") == "pay repairs"


@pytest.mark.parametrize(("noisy", "says"), [(False, "discard interruption"), (True, "done")])
def test_four_cards_are_kept_amid_noise_also_before_a_broken_room(noisy: bool, says: str) -> None:
    """LD-ENC-06: one threw two of five cards away, and was surprised with three (111103)."""
    view, here, _ = beside()
    broken = next(r.slot for r in view.rooms if not r.explored)
    view = room(view, broken, explored=True, tile="transmitter_control", malfunction=True)
    cards = ("search", "interruption", "stun", "distraction")
    view = holding(aiming(view, "let_them_know"), *cards)
    view = loud(view, here) if noisy else view
    assert regular(World(view)).breakdown(World(view))
    discards = tuple(option("discard", card) for card in cards)
    asks = DecisionView("pass_discard", "", False, (option("done"), *discards), {})
    assert regular(World(view)).fold(World(view), asks) == says


def test_who_has_sat_on_a_full_hand_looks_next_door() -> None:
    """LD-RND-04: one sat for four rounds beside things, two searches in hand (115140)."""
    view = holding(first_view(), "search", "rest", "stun", "demolition", "interruption", "search")
    bot = regular(World(view))
    assert bot.pluck(World(view)) == FRESH
    late = replace(view, round=5, time=11)
    assert bot.pluck(World(late)) == PLUCK
    bot.tries(World(late), "pass")
    assert bot.pluck(World(replace(late, round=6, time=10))) == RESTLESS
    assert bot.pluck(World(replace(late, round=7, time=9))) == PLUCK

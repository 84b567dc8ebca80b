"""The time track as tables: power failures, self-destruct, emergency procedure (LD-EVT-04)."""

from __future__ import annotations

from contextlib import suppress

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown import power, time_track
from lockdown.games.lockdown.power import set_power
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.table import Unwind
from lockdown.rules import ending
from lockdown.rules.pieces import set_place
from lockdown.state import keys


def table(
    time: int, *, blue: bool = False, tokens: tuple[int, int, int, int] = (1, 2, 3, 4)
) -> LockdownTable:
    """A table with the time token on that space."""
    t: LockdownTable = Game.new(Setup(players=2), seed=3).table
    t.time = time
    t.time_blue = blue
    set_power(t, tokens)
    return t


def step(t: LockdownTable) -> None:
    """Step 5 of the event phase."""
    with suppress(Unwind):
        time_track.time_passes(t)


#: LD-BRD-15: the space that is left, and which sides of the time token let it happen.
RED = (15, 14, 10, 8, 5)
BLUE = (12, 6, 4)


@pytest.mark.rule("LD-PWR-09", "LD-EVT-05")
@pytest.mark.parametrize("blue", [False, True])
@pytest.mark.parametrize("left", range(2, 16))
def test_which_symbols_count(left: int, blue: bool) -> None:
    t = table(left, blue=blue)
    step(t)
    assert t.time == left - 1
    failed = left in BLUE or (left in RED and not blue)
    assert t.power == ((1, 2, 3, -4) if failed else (1, 2, 3, 4))


@pytest.mark.rule("LD-PWR-10")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 2, 3, 4), (1, 2, 3, -4)),
        ((4, 2, 3, 1), (-4, 2, 3, 1)),
        ((-4, 2, 3, -1), (-4, 2, -3, -1)),
        ((-4, -3, -2, 1), (-4, -3, -2, -1)),
        ((-4, -3, -2, -1), (-4, -3, -2, -1)),
    ],
)
def test_the_highest_blue_token_fails(
    before: tuple[int, int, int, int], after: tuple[int, int, int, int]
) -> None:
    t = table(12, tokens=before)
    step(t)
    assert t.power == after


@pytest.mark.rule("LD-PWR-13")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((-1, -2, -3, -4), (1, 2, -3, -4)),
        ((4, -1, -2, 3), (-4, 1, 2, -3)),
        ((3, 1, -4, -2), (-3, 1, -4, 2)),
        ((3, 4, -1, 2), (3, 4, -1, 2)),
        ((1, 2, 3, 4), (1, 2, 3, 4)),
    ],
)
def test_reset(before: tuple[int, int, int, int], after: tuple[int, int, int, int]) -> None:
    t = table(9, tokens=before)
    power.reset(t)
    assert t.power == after


@pytest.mark.rule("LD-PWR-11")
def test_no_power_failure_when_the_token_is_moved_to_end_the_game() -> None:
    t = table(12)
    for seat in range(t.n):
        set_place(t, seat, keys.BUNKER)
    with suppress(Unwind):
        ending.check_nobody_left(t)
    assert (t.time, t.power) == (0, (1, 2, 3, 4))


# ---- self-destruct


#: LD-SDS-01, LD-SDS-08, LD-BRD-16: time token -> self-destruct token when started.
@pytest.mark.rule("LD-SDS-01", "LD-SDS-08", "LD-BRD-16")
@pytest.mark.parametrize(
    ("time", "space"), [(15, 12), (14, 11), (9, 6), (4, 1), (3, 0), (2, 0), (1, 0)]
)
def test_where_the_sequence_starts(time: int, space: int) -> None:
    t = table(time)
    time_track.start_self_destruct(t, "LD-SDS-01")
    assert (t.destruct, t.destruct_red) == (space, False)


@pytest.mark.rule("LD-SDS-09")
@pytest.mark.parametrize("start", [15, 13, 9, 7])
def test_timetable(start: int) -> None:
    t = table(start)
    time_track.start_self_destruct(t, "LD-SDS-01")
    while t.time > start - 3:
        assert (t.destruct, t.destruct_red) == (start - 3, False)
        step(t)
    assert (t.destruct, t.destruct_red, t.gate_open) == (start - 3, False, False)
    step(t)
    assert (t.time, t.destruct, t.destruct_red, t.gate_open) == (start - 4, start - 6, True, True)
    while t.time > start - 6:
        assert not t.destroyed
        step(t)
    assert (t.time, t.ended, t.destroyed) == (start - 6, "", False)
    step(t)
    assert (t.time, t.ended, t.destroyed) == (start - 6, "self_destruct", True)


@pytest.mark.rule("LD-SDS-05")
def test_turning_red_leaves_one_empty_space() -> None:
    t = table(8)
    t.destruct = 8
    step(t)
    assert (t.time, t.destruct, t.destruct_red) == (7, 5, True)


@pytest.mark.rule("LD-SDS-08")
def test_a_token_that_turns_red_near_the_end_goes_to_s() -> None:
    t = table(2)
    t.destruct = 2
    step(t)
    assert (t.time, t.destruct, t.destruct_red) == (1, 0, True)


@pytest.mark.rule("LD-SDS-10")
def test_starting_while_active_changes_nothing() -> None:
    t = table(12)
    t.destruct = 3
    t.destruct_red = True
    time_track.start_self_destruct(t, "LD-SDS-01")
    assert (t.destruct, t.destruct_red) == (3, True)


@pytest.mark.rule("LD-SDS-06")
def test_red_cannot_be_stopped() -> None:
    t = table(12)
    t.destruct, t.destruct_red = 9, True
    time_track.stop_self_destruct(t, "LD-SDS-03")
    assert t.destruct == 9


# ---- emergency procedure


@pytest.mark.rule("LD-EMP-02", "LD-EMP-05")
@pytest.mark.parametrize("time", range(1, 16))
def test_half_the_time_rounded_down(time: int) -> None:
    half = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    t = table(time)
    time_track.start_emergency(t, "LD-EMP-02")
    assert t.emergency == half[time]
    assert t.isolation_open


@pytest.mark.rule("LD-EMP-04")
def test_the_game_ends_when_its_space_is_left() -> None:
    t = table(6)
    t.emergency = 5
    step(t)
    assert (t.time, t.ended) == (5, "")
    step(t)
    assert (t.time, t.ended, t.destroyed) == (5, "emergency", False)


@pytest.mark.rule("LD-EMP-05")
def test_the_procedure_on_s_lets_time_run_out() -> None:
    t = table(1)
    t.emergency = 0
    step(t)
    assert (t.time, t.ended) == (0, "time")


# ---- the Isolation Room


@pytest.mark.rule("LD-CRT-06")
@pytest.mark.parametrize("left", range(2, 16))
def test_the_isolation_room_opens_at_eight(left: int) -> None:
    t = table(left)
    step(t)
    assert t.isolation_open == (left <= 9)


@pytest.mark.rule("LD-EVT-04")
def test_red_token_and_emergency_together_destroy_the_complex() -> None:
    t = table(5)
    t.destruct, t.destruct_red, t.emergency = 5, True, 5
    step(t)
    assert (t.ended, t.destroyed) == ("self_destruct", True)


@pytest.mark.rule("LD-EVT-04")
def test_yellow_turns_red_before_time_runs_out() -> None:
    t = table(1)
    t.destruct = 1
    step(t)
    assert (t.gate_open, t.destruct_red, t.ended, t.destroyed) == (True, True, "time", True)

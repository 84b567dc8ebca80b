"""What is done for objectives that hardly anybody met, and which of two is kept."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots import objective_odds
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from tests.bots.test_plans import first_view, placed
from tests.bots.test_sense import aiming, asked, option


def with_others(view: LockdownView, *places: str) -> LockdownView:
    """The others of four are there."""
    rest = iter(places)
    crew = [c if c.seat == view.seat else replace(c, place=next(rest)) for c in view.crew]
    return replace(view, crew=tuple(crew))


def test_nobody_stops_a_sequence_who_is_not_there() -> None:
    """LD-SDS-03: the chance was the same however many were left in the complex."""
    view = aiming(first_view(), "write_off")
    places = [("room",) * 3, ("room", "room", "dead"), ("room", "isolation", "bunker")]
    chances = [objective_odds.runs(World(with_others(view, *there))) for there in places]
    assert chances == sorted(set(chances))
    assert chances[0] == objective_odds.RUNS
    last = World(with_others(view, "dead", "bunker", "isolation"))
    assert objective_odds.runs(last) == objective_odds.SURE
    begun = World(replace(last.view, destruct=last.view.time - 3))
    assert objective_odds.now(begun).blown == objective_odds.SURE


def test_of_two_that_need_the_end_the_one_is_kept_that_needs_no_more() -> None:
    """Write-Off is Never Again and more: three kept it instead (5009, 5022, 5045)."""
    keys = ("write_off", "never_again")
    question = asked("choose_objective", *(option("objective", key) for key in keys))
    for signal in (False, True):
        view = placed(aiming(first_view(), *keys), signal=signal)
        view = replace(view, decision=question)
        assert LockdownRegular(1).choose(view) == "objective never_again"

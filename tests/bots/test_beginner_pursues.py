"""What a rookie of Lockdown does for an objective in several steps, seeds 111401 to 111403."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.bots.footsteps import Goal
from lockdown.games.lockdown.bots import goals, pursuits
from lockdown.games.lockdown.bots.forgone import forgone
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import ArgView, ItemView
from tests.bots.test_beginner import rookie
from tests.bots.test_beginner_first_things import PLAIN, offered, steps
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import aiming, asked, blank, option, room

START, STOP = option("room", "start_self_destruct"), option("room", "stop_self_destruct")
CARCASS = ItemView("carcass", "carcass", 0, 0, "")


def standing_in(tile: str, *objectives: str, cards: int = 4) -> LockdownView:
    """Unhurt in that room in the second round, with plain cards."""
    view = replace(first_view(), round=2, time=14)
    here = blank(view, tile)
    view = room(placed(view, room=here), here, explored=True, tile=tile, items=0, malfunction=False)
    return aiming(holding(view, *PLAIN[:cards]), *objectives)


@pytest.mark.rule("LD-SDS-01")
@pytest.mark.parametrize(
    ("aim", "starts"),
    [("never_again", True), ("write_off", True), ("loose_end_4", False), ("proof", False)],
)
def test_who_needs_the_end_of_the_complex_starts_it(aim: str, starts: bool) -> None:
    """It walked through the Cooling System with the cards for it, and locked itself in (111403)."""
    view = standing_in("cooling_system", aim)
    assert (offered(view, START, *steps(World(view))) == START.text) is starts


@pytest.mark.rule("LD-BNK-03")
def test_nobody_starts_it_without_a_way_to_the_bunker() -> None:
    """Whoever is locked in dies with it: the rover is needed, or a suit, and time for the gate."""
    view = standing_in("cooling_system", "never_again")
    assert pursuits.ignition(World(view))
    assert not pursuits.ignition(World(replace(view, rover_here=False)))
    assert not pursuits.ignition(World(replace(view, emergency=10)))
    assert pursuits.ignition(World(replace(view, emergency=10, gate_open=True)))


@pytest.mark.rule("LD-GOL-02")
def test_nobody_locks_itself_in_beside_the_end_that_it_needs() -> None:
    """One did in round 6, unhurt and armed, its objective given up (111403)."""
    view = replace(first_view(), round=4, time=12, isolation_open=True, emergency=6)
    shelter = World(view).find("isolation_room")
    cold = blank(view, "cooling_system")
    view = room(view, cold, explored=True, tile="cooling_system", malfunction=False)
    view = holding(placed(view, room=shelter), *PLAIN)
    locks = option("room", "lock_in")
    for aim, leaves in (("never_again", False), ("loose_end_4", True)):
        sits = aiming(view, aim)
        assert (offered(sits, locks, *steps(World(sits))) == locks.text) is leaves, aim


@pytest.mark.rule("LD-EMP-01")
def test_no_alarm_for_who_leaves_another_way() -> None:
    """One started it for Write-Off, with the gate open (111401, round 5)."""
    view = replace(first_view(), round=3, time=13)
    alert = World(view).find("alert_room")
    view = holding(placed(view, room=alert), *PLAIN[:3])
    alarm = option("room", "start_procedure")
    for aim, starts in (("write_off", False), ("special_delivery", False), ("loose_end_4", True)):
        assert (offered(aiming(view, aim), alarm) == alarm.text) is starts, aim


@pytest.mark.rule("LD-SDS-03")
def test_the_end_is_stopped_by_whom_it_would_kill() -> None:
    """Four sat at the exit with full hands, for a rover that takes one (116418)."""
    view = replace(standing_in("power_generator", "loose_end_4"), destruct=11)
    assert offered(view, STOP) == STOP.text
    red = replace(view, destruct_red=True)
    assert not pursuits.stoppable(World(red))
    needs = aiming(view, "never_again")
    assert offered(needs, STOP, *steps(World(needs))) != STOP.text


@pytest.mark.rule("LD-KNW-10")
def test_objects_are_taken_to_the_laboratory_for_weaknesses() -> None:
    """No seat of ten with Applied Xenology in sixty games ever took one up."""
    view = standing_in("archive", "applied_xenology")
    lab = blank(view, "laboratory")
    here = World(view).room
    view = room(view, lab, explored=True, tile="laboratory", malfunction=False, items=0)
    lies = room(view, here, objects=(CARCASS,))
    takes = option("pickup", "carcass")
    assert offered(lies, takes, *steps(World(lies))) == takes.text
    known = replace(lies, analysed=("carcass",))
    assert offered(known, takes, *steps(World(known))) != takes.text, "nothing more to learn of it"
    bears = World(placed(view, hands=(CARCASS,)))
    assert Goal(lab, pursuits.PURSUED, "analyse") in rookie(bears).goals
    there = room(placed(view, room=lab), lab, objects=(CARCASS,))
    analyse = option("room", "analyse")
    assert offered(there, analyse, *steps(World(there))) == analyse.text


@pytest.mark.rule("LD-MRK-05")
def test_what_takes_slime_away_is_not_paid_with() -> None:
    """It made a weapon with it, kept Basic Repairs, and passed in the slime (111402, round 3)."""
    view = standing_in("contaminated_room", "loose_end_4")
    view = holding(view, "weird_metabolism", "basic_repairs")
    asks = replace(
        asked("pay", option("pay", "weird_metabolism"), option("pay", "basic_repairs")),
        about={"action": ArgView("action", "craft/1")},
    )
    far = blank(view, "css_a")
    view = room(view, far, explored=True, tile="css_a", malfunction=True)
    for slime, paid in ((True, "basic_repairs"), (False, "weird_metabolism")):
        world = World(placed(view, slime=slime))
        assert rookie(world).price(world, asks) == f"pay {paid}"


@pytest.mark.rule("LD-OBJ-05")
def test_nobody_counts_on_being_the_only_one_left() -> None:
    """It took the rover in round 2, unhurt, with no weakness found and three others (111403)."""
    view = aiming(first_view(), "no_witnesses")
    assert forgone(World(view), "bunker")
    mine = view.seat
    dead = tuple(c if c.seat == mine else replace(c, place="dead") for c in view.crew)
    assert not forgone(World(replace(view, crew=dead)), "bunker")


@pytest.mark.rule("LD-GOL-02")
def test_there_is_no_hurry_beside_an_open_gate() -> None:
    """It took the rover in round 5: the Isolation Room was nine rooms off (115421)."""
    view = replace(first_view(), round=5, time=11, isolation_open=True, emergency=6)
    exit_ = World(replace(view, rover_here=True)).gate
    view = holding(placed(view, room=exit_), *PLAIN)
    shut, gate = World(view), World(replace(view, rover_here=True, gate_open=True))
    assert goals.hurry(shut) >= goals.NOW > goals.hurry(gate)

"""What rookies of the original game stay for: the ship, the course, their objective."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import goals
from lockdown.rules.pieces import set_room
from lockdown.state import keys
from lockdown.state.keys import ACTION
from lockdown.views.types import WoundView
from tests.bots.test_nemesis_beginner import changed, packed, rookie, seen, worth
from tests.bots.test_nemesis_beginner_aims import quiet
from tests.bots.test_nemesis_beginner_watched import FULL, asleep_soon, best, bound_for, few, other
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_sense import asked, option

PILOT, SCAVENGE = ACTION["piloting"], ACTION["scavenging"]
SECTION = pods.SECTIONS[0]


# ---- the objective


@pytest.mark.rule("NM-CON-10")
def test_a_larva_drives_nobody_from_the_ship() -> None:
    """Two ran to a pod with one, unharmed, without the signal, in round 4 (112403)."""
    p = Position("a_proper_burial", SECTION, room=SECTION)
    open_ship(p)
    p.t.pod_locked = p.t.pod_gone = 0
    p.hold(*FULL)
    infested = changed(seen(p), larva=True)
    assert goals.forfeits(rookie(infested)[1])
    assert worth(infested, "room", "enter_pod") < worth(infested, "pass")
    bleeding = changed(infested, wounds=(WoundView("bleeding"),))
    assert not goals.forfeits(rookie(bleeding)[1])
    assert worth(bleeding, "room", "enter_pod") > worth(bleeding, "pass")


# ---- the end of the ship


def ticking(objective: str, left: int) -> Position:
    """Next door to the quiet Generator, which is broken, with what repairs it."""
    p = Position(objective, "generator", SECTION)
    open_ship(p)
    set_room(p.t, p.seat, p.beside("generator"))
    p.t.broken = 1 << p.slot("generator")
    p.t.destruct = left
    p.hold(SEARCH, SEARCH, REPAIRS, *PLAIN)
    return p


@pytest.mark.rule("NM-SDS-04")
def test_who_needs_the_ship_stops_its_end() -> None:
    """It needed the ship on Earth, and unlocked a pod two rooms on (112403, round 6)."""
    board = ticking("an_old_feud", 6).t.rs.board
    p = ticking("destination_earth", board.destruct_start)
    bot, world = rookie(seen(p))
    assert bot.lead(world).goal.action == "stop_self_destruct"
    assert best(p) == f"move {p.slot('generator'):03}"
    set_room(p.t, p.seat, p.slot("generator"))
    assert best(p) == "play basic_repairs 0"
    p.t.broken = 0
    assert best(p) == "room stop_self_destruct"
    late = ticking("destination_earth", board.no_return)
    bot, world = rookie(seen(late))
    assert bot.lead(world).goal.action != "stop_self_destruct", "nobody can any more"


@pytest.mark.rule("NM-SDS-04")
def test_who_gets_to_a_pod_lets_it_run() -> None:
    p = ticking("an_old_feud", 6)
    p.t.pod_gone = sum(1 << n for n, part in enumerate(p.t.pod_section) if part != pods.A)
    assert "stop_self_destruct" not in {goal.action for goal in rookie(seen(p))[0].goals}
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert "stop_self_destruct" in {goal.action for goal in rookie(seen(p))[0].goals}


# ---- the course


def early() -> Position:
    """At the helm, long before anybody sleeps, with a course to Earth that should be to Mars."""
    p = asleep_soon("cockpit")
    p.t.hibernation_open, p.t.time, p.t.round = False, 13, 3
    return p


@pytest.mark.rule("NM-ROM-30")
def test_a_course_is_set_early_where_nobody_is_to_turn_it_back() -> None:
    """Most looked, walked off, and never came back to set it (106401, 112402)."""
    assert best(early()) == "room set_destination"
    p = early()
    set_room(p.t, other(p), p.beside("cockpit"))
    assert best(p) != "room set_destination", "one next door comes in and turns it back"


@pytest.mark.rule("NM-ROM-30")
def test_a_course_that_was_turned_back_is_left_alone_for_a_while() -> None:
    """Two set it to Mars and to Earth in turn, six times each, with all their cards."""
    asks = asked("choose_target", *(option("course", space) for space in "ABCD"))
    for objective, place in (("quarantine", keys.EARTH), ("destination_earth", keys.MARS)):
        p = early()
        p.t.objectives[p.seat] = (keys.OBJECTIVE[objective],)
        bound_for(p, place)
        bot, world = rookie(seen(p))
        assert "set_destination" in {goal.action for goal in bot.goals_of(world)}
        bot.target(world, asks)
        assert "set_destination" not in {goal.action for goal in bot.goals_of(world)}
        p.t.time = 8
        assert "set_destination" in {goal.action for goal in bot.goals_of(rookie(seen(p))[1])}
        bot.target(world, asks)
        bot.target(world, asks)
        assert "set_destination" not in {goal.action for goal in bot.goals_of(rookie(seen(p))[1])}


@pytest.mark.rule("NM-ROM-30")
def test_one_sets_out_for_the_helm_in_time() -> None:
    """From the stern it takes three rounds, and then others sleep (116406, round 4)."""
    p = asleep_soon("engine_2")
    p.t.hibernation_open, p.t.time = False, 14
    assert "set_destination" not in {goal.action for goal in rookie(seen(p))[0].goals}
    p.t.time = 11
    assert "set_destination" in {goal.action for goal in rookie(seen(p))[0].goals}


@pytest.mark.rule("NM-BRD-16")
def test_piloting_looks_at_the_coordinates_from_any_computer() -> None:
    """It walked through noise to the Cockpit with that card in hand (112401, round 2)."""
    p = Position("destination_earth", "laboratory", room="laboratory")
    open_ship(p)
    p.t.seen_coordinates = 0
    p.hold(PILOT, *FULL[:3])
    bot, world = rookie(seen(p))
    step = bot.lead(world).step
    assert bot.lead(world).goal.action == "check_coordinates"
    assert worth(seen(p), "play", "piloting", "1") > worth(seen(p), "move", f"{step:03}")


# ---- cards


@pytest.mark.rule("NM-ROM-02")
def test_nobody_repairs_what_nobody_needs() -> None:
    """Its last two cards went amid noise for the Armory, with a revolver (112403, round 3)."""
    p = Position("an_old_feud", "armory", room="armory")
    open_ship(p)
    p.t.broken = 1 << p.slot("armory")
    p.hold(REPAIRS, REST)
    repair = ("play", "basic_repairs", "0")
    assert worth(seen(p), *repair) < worth(seen(p), "pass")
    few(p, 3)
    assert worth(seen(p), *repair) > 0.0, "it holds the ship together"


@pytest.mark.rule("NM-POD-02")
def test_the_last_repair_pays_for_no_search() -> None:
    """The pod to its key lay in a broken section next door (112402, round 9)."""
    p = quiet(SCAVENGE, REPAIRS)
    p.explore(SECTION)
    p.t.broken = 1 << p.slot(SECTION)
    search = ("play", "scavenging", "0")
    assert worth(seen(p), *search) < worth(seen(p), "pass")
    assert worth(changed(seen(p), pack=packed("tools")), *search) > 0.0
    p.hold(SCAVENGE, REPAIRS, REST)
    assert worth(seen(p), *search) > 0.0
    p.hold(SCAVENGE, REPAIRS)
    p.t.broken = 0
    assert worth(seen(p), *search) > 0.0


# ---- amid fires


@pytest.mark.rule("NM-OBJ-04")
def test_the_signal_is_sent_from_the_flames() -> None:
    """With the two cards for it one walked on, and never came back (116501, round 3)."""
    p = Position("the_great_hunt", "comms_room", room="comms_room")
    p.t.fire = 1 << p.slot("comms_room")
    p.t.actions_left = 1
    p.hold(SEARCH, SEARCH)
    assert best(p) == "room send_signal"
    p.t.light[p.seat], p.t.wounds[p.seat] = 2, (keys.WOUND["arm"],) * 3
    assert best(p) != "room send_signal", "not at the price of its life"


@pytest.mark.rule("NM-MRK-13", "NM-ROM-09")
def test_the_last_fire_markers_are_fetched_back() -> None:
    """Nobody put one out, with no marker left for the next fire (116502, rounds 5 to 7)."""
    p = quiet(SEARCH, REST, *PLAIN)
    p.explore("fire_control_system")
    p.t.fire = 1 << p.beside("fire_control_system")
    calm = rookie(seen(p))[0].goals
    assert goals.PROCEDURE not in {goal.action for goal in calm}
    scarce = replace(seen(p), fire_left=0)
    found = {goal.action: goal.slot for goal in rookie(scarce)[0].goals}
    assert found[goals.PROCEDURE] == p.slot("fire_control_system")


@pytest.mark.rule("NM-ROM-26")
def test_who_wins_in_a_pod_alone_mends_nothing_to_see_the_engines() -> None:
    """A collector spent five cards on it, beside things to search for (116502, round 3)."""
    p = Position("hoarder", "engine_control_room", room="engine_control_room")
    p.t.broken = 1 << p.slot("engine_control_room")
    p.hold(REPAIRS, SEARCH, *PLAIN)
    repair = ("play", "basic_repairs", "0")
    assert worth(seen(p), *repair) < 0.0
    p.t.objectives[p.seat] = (keys.OBJECTIVE["destination_earth"],)
    assert worth(seen(p), *repair) > 0.0

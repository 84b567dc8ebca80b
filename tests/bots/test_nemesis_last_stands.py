"""What a third look found in `regular` of the original game: last stands, last rounds, keys."""

from __future__ import annotations

import pytest

from lockdown.bots.worth import use
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import finds
from lockdown.games.nemesis.bots.quick_answers import activated
from lockdown.games.nemesis.bots.quick_goals import Weights, arrival, goals
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.missions import OF
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ITEM, ROOM, WOUND
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_perils import DRESSED, SUPPRESSIVE, fought
from tests.bots.test_nemesis_plain import FIVE, plain
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

SECTION_A = pods.SECTIONS[pods.A]
FOUR = (SEARCH, REST, *PLAIN)


def seen(p: Position) -> NemesisWorld:
    asked_again(p.t, p.seat)
    return NemesisWorld(build(p.t, p.seat))


def besieged_by_a_queen() -> Position:
    """The last round of a ship that blows up, before its only pod, beside a hurt queen."""
    p = Position("an_old_feud", SECTION_A, room=SECTION_A)
    open_ship(p)
    p.t.time, p.t.destruct = 9, 1
    p.t.pod_locked = 0
    p.t.pod_gone = sum((section != pods.A) << pod for pod, section in enumerate(p.t.pod_section))
    p.hold(*FOUR)
    set_stalkers(p.t, ((3, keys.QUEEN, p.slot(SECTION_A), 3),))
    return p


@pytest.mark.rule("NM-SDS-06", "NM-CMB-10")
def test_before_the_blast_one_strikes_a_queen_rather_than_pass() -> None:
    """With four cards and an open pod one passed, which was certain death (102101, round 7)."""
    p = besieged_by_a_queen()
    points = {"melee queen#3": 1.7, "pass": -7.9}
    assert "melee queen#3" not in plain(p, points)
    p.t.destruct = 2
    assert "melee queen#3" in plain(p, points), "another round comes"


def test_before_the_blast_one_storms_the_pod_that_a_queen_stands_at() -> None:
    """Next door one passed with five cards in that same round."""
    p = besieged_by_a_queen()
    there, p.t.hands[p.seat] = p.slot(SECTION_A), ()
    set_room(p.t, p.seat, p.beside(SECTION_A))
    p.hold(*FIVE)
    assert p.choice() == ("move", there)
    p.hold(*FIVE[:3])
    assert p.choice() == ("pass",), "with three cards nobody gets in after a blow"
    p.hold(*FIVE)
    set_stalkers(p.t, ((3, keys.QUEEN, there, 3), (4, keys.ADULT, there, 0)))
    assert p.choice() == ("pass",), "nor past two of them"


@pytest.mark.rule("NM-CMB-18")
def test_the_last_round_is_fired_where_slipping_away_brings_nothing() -> None:
    """In the only section one passed for two rounds, with cards and a loaded rifle (106107)."""
    points = {"shoot revolver:1 adult#1": 6.0, "play suppressive_fire 0": -4.3, "pass": -8.2}
    shot = next(iter(points))
    p = fought(SUPPRESSIVE, SEARCH, REST)
    assert shot not in plain(p, points)
    assert shot in plain(p, points | {"play suppressive_fire 0": 1.5})


def test_who_dresses_before_it_leaves_has_the_cards_for_it() -> None:
    """NM-ROM-34: kept for the pod that was barred, they were passed with (106155, round 8)."""
    p = Position("an_old_feud", SECTION_A, room=SECTION_A)
    open_ship(p)
    p.t.time = 9
    p.hold(SEARCH, REST)
    p.t.pack[p.seat] = (ITEM["medkit"],)
    p.t.wounds[p.seat], p.t.light[p.seat] = DRESSED, 1
    p.t.noise = sum(1 << way for way in set(p.t.rs.board.exits[p.slot(SECTION_A)]))
    set_stalkers(p.t, ((1, keys.ADULT, p.beside(SECTION_A), 0),))
    found = plain(p, {"room enter_pod": 25.5, "use medkit 1": 4.0, "pass": 1.4})
    assert "room enter_pod" in found
    assert "use medkit 1" not in found


@pytest.mark.rule("NM-ROM-23")
def test_nobody_is_slimed_for_next_to_nothing() -> None:
    """With three cards one walked into it past a quiet room with things in it (102101, round 1)."""
    p = Position("an_old_feud", "room_covered_with_slime", room="storage")
    set_room(p.t, p.seat, p.beside("room_covered_with_slime"))
    p.hold(SEARCH, REST, *PLAIN[:1])
    way = f"move {p.slot('room_covered_with_slime'):03}"
    assert way in plain(p, {way: 0.8, "pass": 0.7})
    assert way not in plain(p, {way: 3.3, "pass": 0.7})


def test_nobody_leaves_a_quiet_room_for_company_that_promises_nothing() -> None:
    """With four cards one left a friend before a pod for an adult next door (106144, round 7)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FOUR)
    slot = p.beside("storage")
    way = f"move {slot:03}"
    set_stalkers(p.t, ((1, keys.ADULT, slot, 0),))
    assert way in plain(p, {way: -3.2, "pass": -4.0})
    assert way not in plain(p, {way: 5.0, "pass": -4.0})


def test_the_last_cards_look_for_things_before_they_pay_for_a_step() -> None:
    """NM-ENC-07: beside three things one crept off with no card left (106111, round 4)."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST)
    careful = f"careful {p.beside('storage'):03}"
    points = {careful: 2.9, "play search 0": 2.8, "pass": 1.4}
    assert careful in plain(p, points)
    assert careful not in plain(p, points | {careful: 4.5})
    assert careful not in plain(p, {careful: 2.9, "pass": 1.4}), "with nothing to look for"


@pytest.mark.rule("NM-ROM-30", "NM-VIC-04")
def test_nobody_sleeps_on_the_way_to_mars() -> None:
    """It had seen the course, another one slept, and it ran through two fires (102103, r14)."""
    p = Position("best_friends_forever")
    open_ship(p)
    t, other = p.t, (p.seat + 1) % p.t.n
    t.seen_coordinates = 1 << p.seat
    t.destination = t.rs.coordinates[t.coordinates].index(keys.MARS)
    assert arrival(t, p.seat) > 0.0, "somebody may change it yet"
    points = {"room hibernate": 9.0, "pass": 0.7}
    assert "room hibernate" in plain(p, points), "but not once oneself sleeps"
    t.place[other] = keys.HIBERNATING
    assert arrival(t, p.seat) == 0.0
    t.destination = t.rs.coordinates[t.coordinates].index(keys.EARTH)
    assert arrival(t, p.seat) > 0.0
    assert "room hibernate" not in plain(p, points)


# ---- the key of the self-destruct sequence, and charges


def kept(p: Position, *items: str) -> str:
    options = tuple(OptionView(f"keep {key}", "keep", (ArgView("item", key),)) for key in items)
    return finds.keep(seen(p), DecisionView("keep_item", "NM-SRC-03", True, options, {}))


@pytest.mark.rule("NM-SDS-01")
def test_who_needs_the_end_of_the_ship_keeps_and_turns_the_key() -> None:
    """The signal was sent; it kept a drone instead, and slept (92101, round 6)."""
    p = Position("the_great_hunt", SECTION_A, room="monitoring_room")
    open_ship(p)
    p.hold(*FIVE)
    p.t.signal |= 1 << p.seat
    assert kept(p, "recon_drone", "self_destruct_key") == "keep self_destruct_key"
    p.t.destruct = 6
    assert kept(p, "recon_drone", "self_destruct_key") == "keep recon_drone", "it is started"
    p.t.destruct = -1
    p.t.pack[p.seat] = (ITEM["self_destruct_key"],)
    assert p.choice() == ("use", ITEM["self_destruct_key"], 0)
    p.t.signal = 0
    assert p.choice() != ("use", ITEM["self_destruct_key"], 0), "the signal comes first"
    p.t.signal |= 1 << p.seat
    p.t.broken |= 1 << p.slot("monitoring_room")
    asked_again(p.t, p.seat)
    assert not any(
        slot == p.slot("monitoring_room") and act == "arm"
        for slot, _, act in goals(p.t, p.seat, Weights(), 1.0, 9)
    ), "no computer works there"


@pytest.mark.rule("NM-ITM-11")
def test_a_charge_fills_the_own_weapon_first() -> None:
    """With a round of four one gave it to somebody with none, and its last card (92101, r3)."""
    p = Position("an_old_feud", room="storage")
    p.t.hands[p.seat] = (ITEM["rifle"] | 1 << 8,)
    world = seen(p)
    low = use(world, world.me, "energy_charge")
    p.t.hands[p.seat] = (ITEM["rifle"] | 3 << 8,)
    world = seen(p)
    high = use(world, world.me, "energy_charge")
    p.t.hands[p.seat] = (ITEM["rifle"],)
    world = seen(p)
    assert high < low < use(world, world.me, "energy_charge") < low + 0.1


def test_what_fills_an_almost_empty_rifle_becomes_no_scanner() -> None:
    """NM-MIS-03: with a round of four it was laid down for a Motion Scanner (106101, round 4)."""
    p = Position("an_old_feud", room="storage")
    way = f"motion_scanner{OF}energy_charge"
    p.t.hands[p.seat] = (ITEM["rifle"] | 1 << 8,)
    assert activated(p.t, p.seat, way) < 0.0
    p.t.hands[p.seat] = (ITEM["rifle"] | 3 << 8,)
    assert activated(p.t, p.seat, way) > 0.0


def test_who_stands_in_the_shower_washes_before_it_dresses_a_hand() -> None:
    """NM-ROM-27: with slime and three contamination cards one dressed a hand (92101, round 14)."""
    p = Position("an_old_feud", room="shower_room")
    p.hold(SEARCH, REST)
    p.t.wounds[p.seat] = (WOUND["hand"],)
    assert p.t.tile[p.slot("shower_room")] == ROOM["shower_room"]
    found = plain(p, {"room shower": 2.8, "use bandages 0": 2.4, "pass": 1.4})
    assert "room shower" not in found

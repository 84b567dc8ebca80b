"""Bots of the original game do not hurry for nothing, nor wait before what they could have."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis.bots.quick_goals import Weights, arrival, goals
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.pods import SECTIONS
from lockdown.rules.items import with_count
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, WOUND
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, SEARCH, Position

# ---- hurry


def before_bed(*cards: int) -> tuple[Position, int]:
    """Next door to the open Hibernatorium, with noise in three of its corridors."""
    p = Position("an_old_feud")
    open_ship(p)
    t, bed = p.t, p.slot("hibernatorium")
    t.hibernation_open, t.time = True, 8
    here = p.beside("hibernatorium")
    set_room(t, p.seat, here)
    t.noise = sum(1 << way for way in t.rs.board.exits[bed][:3])
    p.hold(*cards)
    return p, bed


@pytest.mark.rule("NM-ENC-07", "NM-ACT-04")
def test_nobody_hurries_loudly_to_the_bed_that_it_cannot_pay_yet() -> None:
    """A room full of things and friends behind it, a creeper before it (72101, round 8)."""
    p, bed = before_bed(SEARCH)
    assert p.choice() == ("pass",)
    p.t.noise = 0
    assert p.choice() == ("move", bed), "nobody hears it: next round it is a step less"
    p, bed = before_bed(SEARCH, *PLAIN)
    assert p.choice()[0] in ("move", "careful"), "it leaves in the same turn"
    p, bed = before_bed(SEARCH)
    p.t.time = 1
    assert p.choice() == ("move", bed), "there is no round to wait for"


# ---- fires


def beyond_fire(*cards: int) -> tuple[Position, int]:
    """Two rooms from the only open pod, on whose way a fire lies, with another one beside it."""
    p = Position("an_old_feud", SECTIONS[0])
    open_ship(p)
    t, out = p.t, p.slot(SECTIONS[0])
    t.pod_locked = 0
    for pod, section in enumerate(t.pod_section):
        t.pod_gone |= (section != 0) << pod
    ways = t.rs.board.ways
    middle = max((o for o, _ in ways[out]), key=lambda o: len(ways[o]))
    here = next(o for o, _ in ways[middle] if o != out and all(x != out for x, _ in ways[o]))
    set_room(t, p.seat, here)
    t.fire = 1 << middle | 1 << out
    for other, way in ways[here]:
        if other != middle:
            t.closed |= 1 << way
    p.hold(*cards)
    return p, middle


@pytest.mark.rule("NM-MRK-11")
def test_whoever_has_all_cards_goes_through_the_fires_before_the_pod() -> None:
    """Three passed with five cards, round after round, until they were attacked (72103)."""
    p, fire = beyond_fire(*FULL)
    p.t.light[p.seat] = 1
    assert p.choice()[:2] in (("move", fire), ("careful", fire))
    p.t.wounds[p.seat] = tuple(WOUND[key] | 16 for key in ("arm", "leg", "hand"))
    assert p.choice()[0] not in ("move", "careful"), "it would die there"


# ---- the course


@pytest.mark.rule("NM-ROM-29", "NM-MRK-18")
def test_a_broken_cockpit_is_repaired_by_those_who_need_it() -> None:
    """Three with Tools and the cards for it stood in one for two rounds (72101, rounds 5 and 6)."""
    p = Position("the_oldest_friend")
    open_ship(p)
    t, cockpit = p.t, p.t.rs.board.cockpit
    t.destination = t.rs.coordinates[t.coordinates].index(keys.MARS)
    set_room(t, p.seat, cockpit)
    t.broken |= 1 << cockpit
    p.hold(SEARCH, *PLAIN)
    t.pack[p.seat] = (ITEM["tools"],)
    assert p.choice() == ("use", ITEM["tools"], 0)
    t.seen_coordinates = 0
    assert p.choice() == ("use", ITEM["tools"], 0), "nor does it know where the ship flies"
    t.pack[p.seat] = ()
    assert not any(slot == cockpit for slot, _, _ in goals(t, p.seat, Weights(), 1.0, 9))
    p.hold(SEARCH, ACTION["basic_repairs"], *PLAIN)
    away = p.beside("hibernatorium")
    set_room(t, p.seat, away)
    assert any(slot == cockpit for slot, _, _ in goals(t, p.seat, Weights(), 1.0, 9))
    t.seen_coordinates |= 1 << p.seat
    t.destination = t.rs.coordinates[t.coordinates].index(keys.EARTH)
    assert not any(slot == cockpit for slot, _, _ in goals(t, p.seat, Weights(), 1.0, 9))


@pytest.mark.rule("NM-ROM-30", "NM-VIC-04")
def test_the_course_of_those_who_have_seen_it_and_sleep_is_trusted() -> None:
    """Two had set the course and slept; the third stayed awake next door (72102, round 8)."""
    p = Position("best_friends_forever")
    open_ship(p)
    t, other = p.t, (p.seat + 1) % p.t.n
    t.seen_coordinates = 0
    blind = arrival(t, p.seat)
    t.place[other] = keys.HIBERNATING
    assert arrival(t, p.seat) == blind, "it has not looked either"
    t.seen_coordinates = 1 << other
    assert arrival(t, p.seat) > 1.3 * blind
    t.place[other] = keys.IN_ROOM
    assert arrival(t, p.seat) == blind, "it has looked, and does not sleep"


# ---- pods and fires


@pytest.mark.rule("NM-ROM-28", "NM-POD-05")
def test_whoever_stands_at_the_hatches_unlocks_a_pod_before_it_queues_for_one() -> None:
    """Two before the only open pod, and a third one with the card for another (73015, round 1)."""
    p = Position(
        "the_oldest_friend", "hatch_control_system", SECTIONS[0], room="hatch_control_system"
    )
    open_ship(p)
    t, out = p.t, p.slot(SECTIONS[0])
    p.hold(*FULL)
    t.pod_section = tuple(0 for _ in t.pod_section)
    t.pod_locked = (1 << len(t.pod_section)) - 2
    flip = ("room", "flip_pod")
    assert p.choice()[0] in ("move", "careful"), "one is open, and nobody is before it"
    for other in range(t.n):
        if other != p.seat:
            set_room(t, other, out)
            t.hand[other] = PLAIN[:2]
    assert p.choice() == flip
    t.passed = (1 << t.n) - 1 & ~(1 << p.seat)
    assert p.choice()[0] in ("move", "careful"), "they have passed"


@pytest.mark.rule("NM-BAS-04", "NM-MRK-11")
def test_nobody_creeps_into_a_fire_from_which_only_loud_corridors_lead_on() -> None:
    """It crept into a burning Nest and straight back, for four cards (72106, round 5)."""
    p, fire = beyond_fire(*FULL)
    t = p.t
    t.fire = 1 << fire
    step = next(o for o, way in t.rs.board.ways[fire] if o == p.slot(SECTIONS[0]))
    mind = NemesisThought(t, p.seat, Weights())
    assert not mind.singes(("careful", fire)), "it goes on to the pod"
    t.noise = sum(1 << way for way in set(t.rs.board.exits[step]))
    mind = NemesisThought(t, p.seat, Weights())
    assert mind.singes(("careful", fire)) is (mind.encounter(step) >= 0.6)


@pytest.mark.rule("NM-MRK-11", "NM-ROM-28")
def test_nobody_opens_a_pod_from_a_fire_with_its_last_cards() -> None:
    """It burnt twice for it, and was surprised there without a card (72106, round 5)."""
    p = Position("an_old_feud", "hatch_control_system", SECTIONS[0])
    open_ship(p)
    t, hatch = p.t, p.slot("hatch_control_system")
    set_room(t, p.seat, p.beside("hatch_control_system"))
    t.pod_section = tuple(0 for _ in t.pod_section)
    t.pod_locked = (1 << len(t.pod_section)) - 1
    t.fire = 1 << hatch
    p.hold(*FULL[:3])
    assert p.choice()[:2] not in (("move", hatch), ("careful", hatch))
    p.hold(*FULL[:4])
    assert p.choice() == ("move", hatch), "with a card to walk out with"


@pytest.mark.rule("NM-MRK-11", "NM-CMB-01")
def test_nobody_goes_for_an_intruder_in_a_fire() -> None:
    """Every turn of the fight is a wound: it burnt three times in it (72106, round 8)."""
    p = Position("an_old_feud", "storage")
    open_ship(p)
    t, place = p.t, p.slot("storage")
    p.hold(*FULL)
    set_stalkers(t, ((1, keys.ADULT, place, 0),))
    t.hands[p.seat] = (with_count(ITEM["revolver"], 6),)
    assert NemesisThought(t, p.seat, Weights()).dares(place, 5)
    t.fire |= 1 << place
    assert not NemesisThought(t, p.seat, Weights()).dares(place, 5)

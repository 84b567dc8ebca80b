"""Bots of the original game do not hurry for nothing, nor wait before what they could have."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis.bots.quick_goals import Weights, arrival, goals
from lockdown.games.nemesis.pods import SECTIONS
from lockdown.rules.pieces import set_room
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

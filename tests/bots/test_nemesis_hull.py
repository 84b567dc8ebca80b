"""The ship of the original game that is about to fall apart, and fires on the way to a pod."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.quick_goals import Weights
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state.keys import ACTION, ADULT, ITEM
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position

POD = "evacuation_section_a"


def before_a_fire() -> tuple[Position, int, int]:
    """With an open pod two rooms off, and a fire between; gives both rooms."""
    p = Position("an_old_feud", POD)
    open_ship(p)
    t, out = p.t, p.slot(POD)
    ways = {slot: {o for o, _ in t.rs.board.ways[slot]} for slot in range(1, t.rs.board.slots + 1)}
    between, here = next(
        (slot, start)
        for slot in sorted(ways[out])
        for start in sorted(ways[slot] - {out})
        if len(ways[start] & ways[out]) == 1
    )
    set_room(t, p.seat, here)
    t.closed = sum(1 << way for other, way in t.rs.board.ways[here] if other != between)
    t.pod_locked, t.fire = 0, 1 << between
    t.hands[p.seat] = ()
    p.hold(*FULL)
    return p, between, out


# ---- fires on the way


def test_a_fire_is_no_bar_to_whoever_is_through_it_before_it_burns() -> None:
    """NM-MRK-11: two sat before one, an open pod behind it, until all burnt (41108, round 4)."""
    p, between, _ = before_a_fire()
    for light in (0, 2):
        p.t.light[p.seat] = light
        assert p.choice()[1] == between
    p.t.actions_left = 1
    assert p.choice()[1:] != (between,), "it would end its turn there"


def test_who_would_be_held_up_in_the_fire_counts_it() -> None:
    """NM-NOI-03: a plain step where noise lies may bring somebody; in company nobody listens."""
    p, between, _ = before_a_fire()
    p.t.light[p.seat] = 2
    step = ("move", between)
    quiet = p.score(*step)
    for _, way in p.t.rs.board.ways[between]:
        p.t.noise |= 1 << way
    loud = NemesisThought(p.t, p.seat, Weights())
    assert 0.0 < loud.scorched("move", between) < 1.0
    assert loud.scorched("careful", between) == 0.0
    assert p.score(*step) < quiet
    p.t.occupied |= 1 << between
    assert NemesisThought(p.t, p.seat, Weights()).scorched("move", between) == 0.0


@pytest.mark.rule("NM-MRK-11", "NM-ROM-05")
def test_nobody_burns_overnight_before_a_pod_that_it_cannot_pay() -> None:
    """With the last card into a burning section: two wounds, and no sooner off (51102, round 3)."""
    p = Position("an_old_feud", POD)
    open_ship(p)
    set_room(p.t, p.seat, p.beside(POD))
    p.t.pod_locked, p.t.time = 0, 9
    p.t.pod_gone = sum(1 << n for n, part in enumerate(p.t.pod_section) if part != pods.A)
    step = ("move", p.slot(POD))
    p.hold(SEARCH)
    assert p.choice() == step, "it does not burn"
    p.t.fire = 1 << p.slot(POD)
    assert p.choice() == ("pass",)
    p.hold(SEARCH, ACTION["old_friend"])
    assert p.choice() == step, "a friend lets one in for nothing"
    p.hold(SEARCH, *PLAIN)
    assert p.choice() == step
    p.hold(SEARCH)
    p.t.time = 2
    assert p.choice() == step, "there is no night left to wait for"


def test_nobody_flees_from_one_fire_into_another() -> None:
    """NM-MRK-11: one did, with a room beside that did not burn, and died there (41121, round 7)."""
    p = Position("an_old_feud")
    open_ship(p)
    t = p.t
    t.pod_gone = (1 << len(t.pod_number)) - 1
    here = t.room[p.seat]
    out, other = sorted({o for o, _ in t.rs.board.ways[here]})[:2]
    t.closed = sum(1 << way for o, way in t.rs.board.ways[here] if o not in (out, other))
    t.light[p.seat], t.hands[p.seat] = 2, ()
    p.hold(*FULL)
    set_stalkers(t, ((1, ADULT, here, 0),))
    for calm, fire in ((out, other), (other, out)):
        t.fire = 1 << here | 1 << fire
        assert p.choice() == ("move", calm)


def test_whoever_waits_for_the_pods_stays_in_its_section() -> None:
    """NM-SDS-06: for the noise of its own step one went on to the other one (41204, round 7)."""
    p = Position("an_old_feud", *pods.SECTIONS, room=POD)
    open_ship(p)
    t = p.t
    t.destruct, t.pod_locked = t.rs.board.no_return + 2, (1 << len(t.pod_number)) - 1
    p.hold(SEARCH, REST, *PLAIN)
    calm = NemesisThought(t, p.seat, Weights()).pulled
    for _, way in t.rs.board.ways[p.slot(POD)]:
        t.noise |= 1 << way
    assert NemesisThought(t, p.seat, Weights()).pulled == calm
    assert p.choice() == ("pass",)


# ---- the last markers


def spend(p: Position, what: str, left: int) -> None:
    """So many markers are left, the others lie where nobody goes."""
    t = p.t
    far = [slot for slot in range(t.rs.board.slots, 0, -1) if slot not in near(p)]
    limit = t.fire_limit if what == "fire" else t.broken_limit
    found = sum(1 << slot for slot in far[: limit - left])
    if what == "fire":
        t.fire = found
    else:
        t.broken = found


def near(p: Position) -> set[int]:
    """The room of the seat, those next door, and where one leaves."""
    ways = p.t.rs.board.ways[p.t.room[p.seat]]
    return {p.t.room[p.seat], p.slot(POD), p.slot("hibernatorium"), *(o for o, _ in ways)}


@pytest.mark.parametrize("what", ["fire", "malfunction"])
def test_nobody_explores_who_may_destroy_the_ship_by_it(what: str) -> None:
    """NM-MRK-13, NM-MRK-21: one found the fire for which no marker was left (41109, round 10)."""
    p = Position("an_old_feud")
    open_ship(p)
    t = p.t
    t.pod_gone = (1 << len(t.pod_number)) - 1
    new = p.beside("hibernatorium")
    t.explored &= ~(1 << new)
    p.hold(*FULL)
    step = ("careful", new)
    spend(p, what, 3)
    calm = p.score(*step)
    spend(p, what, 1)
    some = p.score(*step)
    spend(p, what, 0)
    assert p.score(*step) < min(calm, some) - 1.0
    if what == "malfunction":
        assert p.choice() == ("pass",), "two tokens of five"


@pytest.mark.parametrize("what", ["fire", "malfunction"])
def test_leaving_is_urgent_on_a_ship_that_falls_apart(what: str) -> None:
    """NM-MRK-13: with four cards one sat before the way to an open pod (41108, round 6)."""
    p = Position("an_old_feud", POD)
    open_ship(p)
    t = p.t
    t.pod_locked = 0
    t.hands[p.seat], t.pack[p.seat] = (), (ITEM["chemicals"],)
    p.hold(SEARCH, REST, ACTION["interruption"], *PLAIN)
    spend(p, what, 3)
    calm = NemesisThought(t, p.seat, Weights())
    spend(p, what, 1)
    late = NemesisThought(t, p.seat, Weights())
    assert late.press > calm.press
    if what == "fire":
        t.fire = 0
        assert NemesisThought(t, p.seat, Weights()).press == calm.press

"""Certain death, and what beats it, in set positions of the original game."""

from __future__ import annotations

import pytest

from lockdown.rules.pieces import set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ITEM, WOUND
from tests.bots.test_nemesis_fights import ambush
from tests.bots.test_nemesis_idle import thought_of
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position

SMOKE = ("use", ITEM["smoke_grenade"], 0)
GRAVE = tuple(WOUND[key] for key in ("body", "bleeding", "hand"))


# ---- certain death


@pytest.mark.parametrize("wounds", [0, 4])
def test_nobody_passes_who_bleeds_to_death_by_it(wounds: int) -> None:
    """NM-RND-19, NM-HRT-06: with three serious wounds a blow or a flight is all there is.

    Two passed beside an adult with four cards (23101, round 8; 23103, round 4).
    """
    p = ambush(keys.ADULT)
    t, slot = p.t, p.t.room[p.seat]
    t.hands[p.seat] = ()
    set_stalkers(t, ((1, keys.ADULT, slot, wounds),))
    t.wounds[p.seat] = GRAVE
    assert p.choice()[0] in ("melee", "move")
    t.closed = sum(1 << way for _, way in t.rs.board.ways[slot])
    assert p.choice()[0] == "melee", "no way leads out"


def test_whoever_has_a_dressing_left_does_not_bleed_to_death() -> None:
    """NM-HRT-10: first of all, before any step."""
    p = Position("an_old_feud")
    open_ship(p)
    p.hold(SEARCH, REST)
    p.t.wounds[p.seat] = GRAVE
    p.t.pack[p.seat] = (ITEM["clothes"],)
    assert p.choice() == ("use", ITEM["clothes"], 1)


def test_out_of_a_deadly_fire_any_room_is_better() -> None:
    """NM-MRK-11, NM-HRT-06: who stays dies; beside an adult some live."""
    p = Position("an_old_feud")
    open_ship(p)
    t, slot = p.t, p.t.room[p.seat]
    ways = dict(t.rs.board.ways[slot])
    out, *others = ways
    t.closed = sum(1 << ways[other] for other in others)
    t.fire |= 1 << slot
    t.actions_left = 1
    t.wounds[p.seat] = tuple(WOUND[key] | 16 for key in ("body", "leg", "hand"))
    set_stalkers(t, ((1, keys.ADULT, out, 0),))
    t.hands[p.seat] = ()
    p.hold(*FULL)
    assert p.choice()[:2] in (("move", out), ("careful", out))
    t.wounds[p.seat] = ()
    assert p.choice() == ("pass",), "a light wound is no reason for that"


# ---- ways out of a fight


def test_nobody_strikes_an_adult_with_a_smoke_grenade_in_its_pack() -> None:
    """NM-CMB-18: three blows, two of which missed, and it was never thrown (23103, rounds 3, 4)."""
    p = ambush(keys.ADULT)
    t = p.t
    t.hands[p.seat], t.pack[p.seat] = (), ()
    set_stalkers(t, ((1, keys.ADULT, t.room[p.seat], 3),))
    p.hold(SEARCH, REST)
    blow = ("melee", 1 << 3 | keys.ADULT)
    assert blow in thought_of(p)
    t.pack[p.seat] = (ITEM["smoke_grenade"],)
    assert blow not in thought_of(p)
    t.closed = sum(1 << way for other, way in t.rs.board.ways[t.room[p.seat]] if other != out_of(p))
    t.fire |= 1 << out_of(p)
    assert p.choice() == SMOKE, "through a fire, too, with an action left"
    set_stalkers(t, ((1, keys.LARVA, t.room[p.seat], 0),))
    assert p.choice()[0] == "melee", "a larva is hardly ever missed"


def out_of(p: Position) -> int:
    """A room next door."""
    return p.t.rs.board.ways[p.t.room[p.seat]][0][0]


# ---- waiting at the door


def test_nobody_leaves_the_hibernatorium_a_round_before_it_opens() -> None:
    """NM-CRT-07: with a full hand one crept off into an unknown room (23103, round 7)."""
    p = Position("an_old_feud")
    open_ship(p)
    t = p.t
    t.pod_gone = (1 << len(t.pod_number)) - 1
    for other, way in t.rs.board.ways[t.room[p.seat]]:
        t.explored &= ~(1 << other)
        t.noise |= 1 << way
    p.hold(SEARCH, REST, *PLAIN)
    t.time = t.rs.board.hibernation_opens_at + 1
    assert p.choice() == ("pass",)
    t.time += 3
    assert p.choice() != ("pass",), "there is time to look round"

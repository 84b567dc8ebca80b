"""Ways out in the original game: the last one, whatever stands there, and pods for others."""

from __future__ import annotations

import pytest

from lockdown.bots.quick_player import near
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, WOUND
from tests.bots.test_nemesis_foresight import paid
from tests.bots.test_nemesis_mended import FULL, open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position

SECTION_A, SECTION_B = pods.SECTIONS


def lost() -> tuple[Position, int]:
    """In the last round of a ship that blows up, unarmed, next door to the only open pod.

    An adult stands there, and a queen here; gives the position and the room.
    """
    p = Position("an_old_feud", *pods.SECTIONS)
    open_ship(p)
    t, out = p.t, p.slot(SECTION_A)
    here = p.beside(SECTION_A)
    set_room(t, p.seat, here)
    t.destruct, t.pod_locked = 1, 0
    for pod, section in enumerate(t.pod_section):
        t.pod_gone |= (section != pods.A) << pod
    t.hands[p.seat] = ()
    p.hold(*FULL)
    set_stalkers(t, ((1, keys.QUEEN, here, 0), (2, keys.ADULT, out, 0)))
    return p, out


def test_whoever_runs_in_the_last_round_runs_to_the_way_out() -> None:
    """NM-SDS-07: from the only pod one ran into a fire, and on and on (15101, round 9)."""
    p, out = lost()
    assert p.choice() == ("move", out)
    p.t.broken |= 1 << out
    p.t.pack[p.seat] = (ITEM["tools"],)
    assert p.choice() == ("move", out)


# ---- keys


def keyed(*cards: int) -> tuple[Position, tuple[str, int, int]]:
    """Before locked pods with a key and somebody else beside one; the option that opens one."""
    p = Position("an_old_feud", SECTION_A, room=SECTION_A)
    open_ship(p)
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    key = ITEM["evacuation_key"]
    p.t.pack[p.seat] = (key,)
    p.hold(*cards)
    set_room(p.t, (p.seat + 1) % p.t.n, p.slot(SECTION_A))
    return p, ("use", key, 0)


def next_but_one(p: Position) -> int:
    """A room two steps away."""
    t = p.t
    row = near(t.rs.board, t.closed)[t.room[p.seat]]
    return row.index(2)


def test_no_pod_is_opened_for_others() -> None:
    """NM-POD-04: with one card left; two others left in the only one (15102, round 6)."""
    p, opens = keyed(SEARCH, *PLAIN)
    assert p.choice() == opens, "two cards are left to get in with"
    p.t.actions_left = 1
    assert p.score(*opens) < 0.0, "the others are first"
    p.t.passed = (1 << p.t.n) - 1 & ~(1 << p.seat)
    assert p.score(*opens) > 0.0, "they have passed"
    p, opens = keyed(SEARCH, REST)
    assert p.score(*opens) < 0.0
    p, opens = keyed(SEARCH, *PLAIN)
    p.t.actions_left = 1
    set_room(p.t, (p.seat + 1) % p.t.n, next_but_one(p))
    assert p.score(*opens) > 0.0, "two steps, and no action left to get in (41105, round 4)"
    p.hold(SEARCH, REST)
    assert p.score(*opens) < 0.0, "there is time for it until the next round"
    p, opens = keyed(SEARCH, ACTION["old_friend"])
    assert p.score(*opens) > 0.0, "a friend lets one in for nothing"


def test_the_friend_who_lets_one_in_does_not_pay_for_the_key() -> None:
    p, (_, key, _) = keyed()
    assert paid(p, f"use/{key}/0", "piloting", "old_friend") == "piloting"


# ---- the surgery


@pytest.mark.rule("NM-ROM-18", "NM-HRT-06")
def test_nobody_is_operated_on_who_does_not_survive_the_cut() -> None:
    """It went, repaired the room and died of the cut, all by its own choice (51102, round 9)."""
    p = Position("an_old_feud", "surgery", room="surgery")
    open_ship(p)
    p.hold(SEARCH, REST, *PLAIN)
    p.t.larva |= 1 << p.seat
    cut = ("room", "operate")
    for wounds, cuts in ((2, True), (3, False)):
        p.t.wounds[p.seat] = tuple(WOUND[key] | 16 for key in ("arm", "leg", "hand")[:wounds])
        found = goals(p.t, p.seat, Weights(), 1.0, 9)
        assert any(goal[2] == "operate" for goal in found) is cuts
        assert (p.choice() == cut) is cuts

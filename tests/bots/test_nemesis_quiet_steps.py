"""Loud steps, doors and cards that the policy of the original game made nothing of."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, WOUND
from lockdown.views import build
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_plain import plain, sense
from tests.bots.test_nemesis_sense import FAST, PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

FULL = (SEARCH, SEARCH, REST, *PLAIN)
DEMOLITION = ACTION["demolition"]


def amid_noise() -> tuple[Position, int]:
    """A full hand beside a known room with noise on all sides; the position and that room."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL)
    other = p.beside("storage")
    for way in p.t.rs.board.exits[other]:
        p.t.noise |= 1 << way
    return p, other


def test_nobody_calls_an_intruder_for_the_sake_of_a_full_hand() -> None:
    """NM-NOI-04: from beside a friend into a room amid noise: an adult came (72302, round 5)."""
    p, other = amid_noise()
    loud = f"move {other:03}"
    points = {"pass": -8.0, loud: -5.2, "use bandages 1": -50.0}
    assert loud in plain(p, points)
    assert "pass" not in plain(p, points), "then it passes, and may change its hand"
    assert loud not in plain(p, points | {loud: -1.4}), "where it is hardly worse than nothing"
    set_room(p.t, (p.seat + 1) % p.t.n, other)
    assert loud not in plain(p, points), "nobody listens beside somebody"
    p, other = amid_noise()
    p.t.noise = 0
    assert loud not in plain(p, points), "quiet as it is"


def test_whom_any_wound_kills_calls_nobody_for_little() -> None:
    """NM-HRT-06: with three wounds, unarmed, out of a section with no pods (72308, round 9)."""
    p, other = amid_noise()
    loud = f"move {other:03}"
    points = {"pass": -8.0, loud: 0.3}
    assert loud not in plain(p, points)
    p.t.wounds[p.seat] = tuple(WOUND[key] | 16 for key in ("arm", "leg", "hand"))
    assert loud in plain(p, points)
    assert loud not in plain(p, points | {loud: 15.0}), "for a way out it may"
    p.t.time = 3
    assert loud not in plain(p, points), "and when there is no time left"


def test_nobody_stamps_where_it_may_creep() -> None:
    """NM-BAS-03: chased by an adult, loudly into a dark corner with three noises (72316)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    (hunted, _), *_, (other, _) = p.t.rs.board.ways[p.slot("storage")]
    set_stalkers(p.t, ((1, keys.ADULT, hunted, 0),))
    loud, soft = f"move {other:03}", f"careful {other:03}"
    points = {"pass": -4.0, loud: -4.2, soft: -0.9}
    assert loud in plain(p, points)
    assert loud not in plain(p, points | {loud: -2.4}), "a card is worth some noise"


def test_who_is_chased_does_not_run_from_its_bandages() -> None:
    """Two open wounds and the bandages in hand, and into an unknown room (72323, round 5)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL[:4])
    (hunted, _), *_, (other, _) = p.t.rs.board.ways[p.slot("storage")]
    set_stalkers(p.t, ((1, keys.ADULT, hunted, 0),))
    away = f"move {other:03}"
    points = {"pass": -4.0, "use bandages 0": 7.3, away: -2.8}
    assert away in plain(p, points)
    assert away not in plain(p, points | {"use bandages 0": 3.0}), "it may hide first"


def test_an_engine_is_looked_at_before_one_goes_on() -> None:
    """NM-BRD-15: it paid the next step with the card that looks for nothing (72301, round 4)."""
    p = Position("best_friends_forever")
    open_ship(p)
    engine = p.t.rs.board.engines[1]
    set_room(p.t, p.seat, engine)
    p.hold(FAST, ACTION["ingenuity"], SEARCH, ACTION["pyrotechnics"])
    other = p.t.rs.board.ways[engine][0][0]
    step = f"move {other:03}"
    points = {"pass": -4.0, "play fast_repairs 1": 3.0, step: 2.5}
    assert step in plain(p, points)
    assert step not in plain(p, points | {step: 16.4}), "but not for an engine when a pod is open"


def test_nobody_passes_with_the_card_that_cleans() -> None:
    """NM-RND-08: it kept Rest and a contamination card for the next round (72303, round 10)."""
    p = Position("an_old_feud", room="storage")
    p.hold(REST, *PLAIN)
    points = {"pass": 1.4, "play rest 0": 3.0}
    assert "pass" in plain(p, points)
    assert "pass" not in plain(p, points | {"play rest 0": 1.5})


def test_the_last_card_loads_in_a_fight() -> None:
    """NM-RND-03: the next hand is no smaller for it; it waited to be struck (72302, round 2)."""
    p = Position("an_old_feud", room="storage")
    p.hold(PLAIN[0])
    set_stalkers(p.t, ((1, keys.CREEPER, p.slot("storage"), 0),))
    points = {"pass": 1.1, "use energy_charge 0": 3.4}
    assert "pass" in plain(p, points)
    assert "pass" not in plain(p, {"pass": 1.1, "use smoke_grenade 0": 3.4}), "that keeps"


def test_nobody_sleeps_blindly_with_time_to_look() -> None:
    """NM-VIC-04: neither engines nor course known, seven rounds to go (72306, round 9)."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    sleep = "room hibernate"
    points = {"pass": -8.0, "use medkit 0": 5.5, sleep: 2.2}
    p.t.time = 7
    assert sleep in plain(p, points)
    assert sleep not in plain(p, points | {sleep: 7.0}), "where one of them is known"
    p.t.time = 3
    assert sleep not in plain(p, points), "when it is that or nothing"


def test_the_last_cards_are_not_spent_on_next_to_nothing() -> None:
    """NM-ENC-07: crept with the last two into the unknown, and a queen came (72308, round 4)."""
    p = Position("an_old_feud", room="storage")
    p.hold(REST, SEARCH)
    creep = f"careful {p.beside('storage'):03}"
    points = {"pass": 1.4, creep: 1.6}
    assert creep in plain(p, points)
    assert creep not in plain(p, points | {creep: 2.6})
    p.hold(REST, SEARCH, *PLAIN)
    assert creep not in plain(p, points), "with cards left one may look around"


@pytest.mark.parametrize(("better", "mends"), [(2.6, False), (1.2, False), (0.3, True)])
def test_no_room_is_mended_for_nothing_beside_unknown_ones(better: float, mends: bool) -> None:
    """NM-MRK-23: three cards for a canteen in the first round (72330)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    step = f"move {p.beside('storage'):03}"
    points = {"pass": -8.0, "play basic_repairs 0": 0.3, step: better}
    assert ("play basic_repairs 0" not in plain(p, points)) == mends


def opened(bot: NemesisSense) -> tuple[Position, str, str]:
    """After a door was destroyed with a card: the position, the way through and another one."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.t.slime |= 1 << p.seat  # one of the rooms next door is full of it
    p.hold(DEMOLITION, *FULL)
    (first, way), *_, (last, _) = p.t.rs.board.ways[p.slot("storage")]
    p.t.closed |= 1 << way
    asked_again(p.t, p.seat)
    bot.went(bot.picture(build(p.t, p.seat)), "play demolition 0")
    p.hold(*FULL)
    p.t.closed &= ~(1 << way)
    p.t.wrecked |= 1 << way
    return p, f"move {first:03}", f"move {last:03}"


def test_who_opens_a_door_goes_through_it() -> None:
    """NM-DOR-02: it destroyed one, and went the other way into a fire (72301, round 2)."""
    bot = sense()
    p, on, off = opened(bot)
    points = {"pass": -8.0, on: 1.1, off: -1.1}
    assert off in plain(p, points, bot)
    assert on not in plain(p, points, bot)
    assert off not in plain(p, points | {on: -2.0}, bot), "unless it looks bad by now"
    p.t.round += 1
    assert off not in plain(p, points, bot), "or later"

"""Loud steps beside quiet ones, drifting, last cards and remedies, in the original game."""

from __future__ import annotations

import pytest

from lockdown.games.nemesis import pods
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM
from tests.bots.test_nemesis_foresight import paid
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_plain import plain, sense
from tests.bots.test_nemesis_quiet_steps import FULL
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position

SECTION_A = pods.SECTIONS[pods.A]


def listening(noises: int, *hand: int) -> tuple[Position, str, str]:
    """Beside a known room with noise in some of its corridors; the steps there."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*(hand or FULL))
    t, other = p.t, p.beside("storage")
    for way in tuple(dict.fromkeys(t.rs.board.exits[other]))[:noises]:
        t.noise |= 1 << way
    return p, f"move {other:03}", f"careful {other:03}"


def test_nobody_saves_a_card_where_noise_probably_brings_somebody() -> None:
    """NM-NOI-04: with five cards one met the queen so (112301, round 3)."""
    p, loud, soft = listening(4)
    points = {"pass": -8.0, loud: 1.0, soft: 1.9}
    assert loud in plain(p, points)
    assert loud not in plain(p, points | {soft: 1.1}), "where it is as good"
    assert loud in plain(p, points | {soft: 1.1, "play reconnaissance 0": 2.4}), "or the silent one"
    p, loud, soft = listening(4, SEARCH, REST)
    assert loud not in plain(p, points | {"pass": 0.0, loud: 7.0, soft: 7.9}), "the last two cards"
    p, loud, soft = listening(0)
    assert loud not in plain(p, points), "nobody hears it"


@pytest.mark.parametrize(("elsewhere", "drifts"), [(4.0, False), (0.9, True)])
def test_nobody_drifts_off_from_what_is_worth_much_more(elsewhere: float, drifts: bool) -> None:
    """Two cards for a dead end, a third to come back, the Generator not far (112301, round 5)."""
    p, _, off = listening(0)
    (_, _), (other, _), *_ = p.t.rs.board.ways[p.slot("storage")]
    points = {"pass": -8.0, off: -1.7, f"careful {other:03}": elsewhere}
    assert (off not in plain(p, points)) == drifts
    set_stalkers(p.t, ((1, keys.ADULT, other, 0),))
    assert off not in plain(p, points), "who is chased may hide"


def amid_noise(*hand: int) -> Position:
    """In a section with an open pod, with noise all round it."""
    p = Position("an_old_feud", room=SECTION_A)
    open_ship(p)
    p.t.pod_locked = 0
    for way in p.t.rs.board.exits[p.slot(SECTION_A)]:
        p.t.noise |= 1 << way
    p.hold(*hand)
    return p


def test_nobody_calls_somebody_with_the_last_cards_to_leave_early() -> None:
    """NM-ROM-34: with no card left against whoever came, in round 2 (112303)."""
    points = {"pass": 1.4, "room enter_pod": 30.2}
    p = amid_noise(SEARCH, REST)
    assert "room enter_pod" in plain(p, points)
    assert "pass" not in plain(p, points), "next round it has more"
    assert "room enter_pod" not in plain(p, points | {"room enter_pod": 184.0}), "its work is done"
    p.t.time = 2
    assert "room enter_pod" not in plain(p, points), "there is hardly a round left"
    p = amid_noise(*FULL)
    assert "room enter_pod" not in plain(p, points), "with three on guard"
    p = amid_noise(SEARCH, REST)
    p.t.noise = 0
    assert "room enter_pod" not in plain(p, points), "nobody comes"
    p = amid_noise(SEARCH, REST)
    set_room(p.t, (p.seat + 1) % p.t.n, p.slot(SECTION_A))
    assert "room enter_pod" not in plain(p, points), "somebody else would take it"


def test_rest_does_what_alcohol_does_for_a_card_known_to_be_clean() -> None:
    """NM-CON-04: one drank it, for a card more, with Rest in hand (112303, round 4)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    points = {"play rest 0": 3.0, "use alcohol 0": 1.4, "pass": 1.4}
    for card, vain in ((keys.KNOWN_CLEAN, True), (keys.CONTAMINATION, False)):
        p.hold(REST, *PLAIN, card)
        assert ("use alcohol 0" in plain(p, points)) == vain


def test_the_engines_are_looked_at_by_one_who_needs_them() -> None:
    """NM-ROM-26: three rounds there, then through a fire to one of them (112302, rounds 3 to 6)."""
    p = Position("salvaging_the_prime_asset", room="engine_control_room")
    p.hold(SEARCH, REST, PLAIN[0])
    step = f"careful {p.beside('engine_control_room'):03}"
    points = {"room check_engines": 1.2, "pass": 0.7, step: 0.1}
    assert {"pass", step} <= plain(p, points)
    p = Position("an_old_feud", room="engine_control_room")
    p.hold(SEARCH, REST, PLAIN[0])
    assert "pass" not in plain(p, points), "who does not need the ship may wait"


def test_nerves_are_kept_where_noise_brings_somebody() -> None:
    """NM-ACT-14: paid for a step through noise, a repair kept that nothing could pay (112301)."""
    p = Position("the_great_hunt", room="storage")
    open_ship(p)
    p.hold(ACTION["nerves_of_steel"], ACTION["full_auto"])
    p.t.hands[p.seat] = (ITEM["assault_rifle"] | 3 << 8,)
    other = p.beside("storage")
    for way in p.t.rs.board.exits[other]:
        p.t.noise |= 1 << way
    assert paid(p, f"move/{other}", "nerves_of_steel", "full_auto") == "full_auto"
    assert paid(p, f"move/{other}", "nerves_of_steel", "basic_repairs") == "basic_repairs"


def test_no_three_cards_for_a_room_that_can_wait() -> None:
    """With four things lying there one emptied its hand for a pod room, in round 2 (112303)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    points = {"pass": -8.0, "play search 0": 3.0, "play basic_repairs 0": 2.8}
    assert "play basic_repairs 0" in plain(p, points)
    assert "play basic_repairs 0" not in plain(p, points | {"play basic_repairs 0": 3.6})
    assert "play basic_repairs 0" not in plain(p, points | {"play search 0": 2.0})


def test_nobody_walks_quietly_off_from_the_course_either() -> None:
    """NM-ROM-30: in the Cockpit, with the silent step, from what it needed (116316, round 3)."""
    p = Position("an_old_feud", room="cockpit")
    p.hold(*FULL)
    points = {"pass": -8.0, "room check_coordinates": 7.7, "play reconnaissance 0": 2.2}
    assert "play reconnaissance 0" in plain(p, points)
    assert "play reconnaissance 0" not in plain(p, points | {"room check_coordinates": 1.9})


def test_nothing_is_made_of_the_tools_that_are_needed() -> None:
    """NM-CRF-04: the room waited for them, and one made a taser of them (116316, round 6)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    points = {"pass": -8.0, "use tools 0": 14.5, "craft taser": 0.5}
    assert "craft taser" in plain(p, points)
    assert "craft taser" not in plain(p, points | {"use tools 0": 0.3})


def test_nobody_passes_beside_a_cure_that_can_be_made() -> None:
    """NM-CRF-04: with the cards for it one passed two rounds beside an antidote (116316)."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST)
    assert "pass" in plain(p, {"pass": 1.4, "craft antidote": 7.0})
    assert "pass" not in plain(p, {"pass": 1.4, "craft antidote": 2.0})


def test_nobody_waits_twice_with_four_cards_beside_a_quiet_step() -> None:
    """NM-RND-03: in a room with nothing left, a silent room next door (116308, rounds 6 and 7)."""
    p, _, soft = listening(0, *FULL[:4])
    points = {"pass": -4.0, soft: -0.5}
    bot = sense()
    assert "pass" not in plain(p, points, bot), "a card comes anew"
    bot.waited = (p.t.round - 1, p.t.room[p.seat])
    assert "pass" in plain(p, points, bot)
    assert "pass" not in plain(p, points | {soft: -2.4}, bot), "where it is no good"

"""What bots of the original game throw away when they pass, and which pods they leave locked."""

from __future__ import annotations

from lockdown.games.nemesis.bots import quick_player
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.state import keys
from lockdown.state.keys import ACTION
from tests.bots.test_nemesis_idle import DEMOLITION, FULL, REPAIRS, fold_of
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import REST, SEARCH, Position

INTERRUPTION = ACTION["interruption"]


def test_no_full_hand_is_the_same_one_in_the_next_round() -> None:
    """NM-RND-08: five cards that did nothing there were kept for three rounds (6211, 6212)."""
    p = Position("an_old_feud")
    p.hold(SEARCH, SEARCH, REST, REST, INTERRUPTION)
    texts = ("done", "discard search", "discard rest", "discard interruption")
    options = (("done",), *(("discard", card) for card in (SEARCH, REST, INTERRUPTION)))
    assert fold_of(p, *texts) == "discard interruption"
    assert quick_player.KNOWN["pass_discard"](p.t, p.seat, options)[0] == "discard"
    p.hold(SEARCH, SEARCH, REST, INTERRUPTION)
    assert fold_of(p, *texts) == "done"


def test_no_pod_is_unlocked_that_opens_tonight() -> None:
    """NM-SDS-06: three paid for it in the round before, with no card left to board (6121)."""
    p = Position("an_old_feud", "evacuation_section_a", room="hatch_control_system")
    open_ship(p)
    p.hold(*FULL)
    last = p.t.rs.board.no_return
    for destruct, flips in ((last + 2, True), (last + 1, False), (-1, True)):
        p.t.destruct = destruct
        found = {act for _, _, act in goals(p.t, p.seat, Weights(), 1.0, 9)}
        assert ("flip_pod" in found) == flips


def test_contamination_goes_where_it_is_not_removed_next() -> None:
    """NM-CON-02: kept in a broken canteen, and in the last hand that had to pay for the pods."""
    p = Position("an_old_feud", room="canteen")
    p.hold(keys.CONTAMINATION, SEARCH, DEMOLITION)
    texts = ("done", "discard search", "discard demolition", "discard contamination")
    options = (("done",), ("discard", SEARCH), ("discard", keys.CONTAMINATION))
    assert fold_of(p, *texts) == "done", "it is washed off next"
    p.t.broken = 1 << p.slot("canteen")
    assert fold_of(p, *texts) == texts[-1]
    p.hold(keys.CONTAMINATION, REST)
    assert fold_of(p, *texts) == "done", "resting removes it"
    p.t.time = 2
    assert fold_of(p, *texts) == texts[-1], "but nobody rests in the last round"
    assert quick_player.KNOWN["pass_discard"](p.t, p.seat, options) == options[-1]


def test_what_repairs_a_broken_way_out_is_not_thrown_away() -> None:
    """The last pod stood behind a malfunction, and the card for it went (7201, round 11)."""
    p = Position("an_old_feud", room="storage")
    p.hold(REPAIRS, SEARCH, SEARCH, SEARCH, REST)
    texts = ("done", "discard basic_repairs", "discard search", "discard rest")
    assert fold_of(p, *texts) == "discard basic_repairs"
    p.t.broken = 1 << p.t.rs.board.start_slot
    assert fold_of(p, *texts) not in ("done", "discard basic_repairs")

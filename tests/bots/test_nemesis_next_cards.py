"""Cards that are needed next do not pay, in the bots of the original game."""

from __future__ import annotations

from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, WOUND
from tests.bots.test_nemesis_foresight import paid
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import FAST, SEARCH, Position

DEMOLITION, CLOTHES = ACTION["demolition"], ITEM["clothes"]


def walled() -> Position:
    """Next door to the Hibernatorium that opens soon, in a room with closed doors all round."""
    p = Position("an_old_feud")
    open_ship(p)
    t = p.t
    t.pod_gone = (1 << len(t.pod_number)) - 1
    t.time = t.rs.board.hibernation_opens_at + 1
    set_room(t, p.seat, p.beside("hibernatorium"))
    t.closed = sum(1 << way for _, way in t.rs.board.ways[t.room[p.seat]])
    t.pack[p.seat] = (CLOTHES,)
    t.wounds[p.seat] = (WOUND["leg"],)
    return p


def test_the_card_that_opens_the_way_out_dresses_no_leg() -> None:
    """NM-DOR-07: one did, with its last card, and died in that dead end (23101, round 7)."""
    p = walled()
    p.t.actions_left = 1
    p.hold(DEMOLITION)
    assert p.choice() == ("pass",)
    p.hold(SEARCH)
    assert p.choice() == ("use", CLOTHES, 1), "any other card may"
    p.t.closed = 0
    p.hold(DEMOLITION)
    assert p.choice()[0] != "pass", "with open doors this one, too"


def test_cards_that_shoot_pay_when_no_shot_is_left() -> None:
    """NM-CMB-18: one paid with Rest, and died of the card it would have scanned (23101, r10)."""
    p = Position("quarantine")
    open_ship(p)
    t = p.t
    set_stalkers(t, ((1, keys.LARVA, t.room[p.seat], 0),))
    blow = f"melee/{1 << 3 | keys.LARVA}"
    for rounds, gone in ((0, "covering_fire"), (2, "rest")):
        t.hands[p.seat] = (ITEM["assault_rifle"] | rounds << 8,)
        assert paid(p, blow, "rest", "covering_fire") == gone


def test_things_are_looked_for_before_one_goes_on() -> None:
    """NM-SRC-01: both take the same two actions and cards (23102, round 10)."""
    p = Position("hoarder", room="storage")
    open_ship(p)
    t = p.t
    t.hibernation_open, t.time = True, 6
    t.pod_gone = (1 << len(t.pod_number)) - 1
    t.hands[p.seat] = ()
    t.counter[p.slot("storage")] = 4
    p.hold(FAST, SEARCH)
    first = p.choice()
    assert first == ("play", SEARCH, 0)
    t.counter[p.slot("storage")] = 0
    assert p.choice()[0] == "move", "there is somewhere to go"

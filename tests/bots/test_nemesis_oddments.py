"""Cards and things of the original game that `regular` never used: set positions."""

from __future__ import annotations

from lockdown.games.nemesis.bots.quick_goals import Weights
from lockdown.games.nemesis.bots.quick_oddments import forged, odd
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position

PILOTING, MOTIVATION, DEMOLITION = (ACTION[key] for key in ("piloting", "motivation", "demolition"))


def thought(p: Position) -> NemesisThought:
    return NemesisThought(p.t, p.seat, Weights())


def beset(*hand: int) -> Position:
    """Beside an adult in the Storage."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*hand)
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), 0),))
    return p


def test_the_course_is_looked_up_from_any_computer() -> None:
    """NM-BRD-16: thirty times in sixty games nobody did, and then walked to the Cockpit for it."""
    p = Position("the_oldest_friend", room="comms_room")
    open_ship(p)
    p.t.seen_coordinates &= ~(1 << p.seat)
    p.hold(PILOTING, *PLAIN)
    look = ("play", PILOTING, 1)
    assert (odd(thought(p), look) or 0.0) > 1.0
    assert p.choice() == look
    p.t.seen_coordinates |= 1 << p.seat
    assert (odd(thought(p), look) or 0.0) < 0.0, "it is known"


def test_a_card_for_a_card_is_better_than_to_wait_in_a_fight() -> None:
    """Beside an adult, without a shot, the card that draws another one was never played."""
    p = beset(MOTIVATION, REST)
    draw = ("play", MOTIVATION, 0)
    alone = odd(thought(p), draw)
    assert alone is not None
    assert alone > thought(p).wait()
    other = next(s for s in range(p.t.n) if s != p.seat)
    set_room(p.t, other, p.slot("storage"))
    assert (odd(thought(p), draw) or 0.0) > alone, "whoever fights beside has one more too"
    p.t.foes, p.t.stalkers = 0, ()
    assert odd(thought(p), draw) is None, "in peace as ever"


def test_who_is_shut_in_with_an_adult_breaks_a_door() -> None:
    """NM-DOR-07, NM-CMB-14: with the card for it they waited to be attacked."""
    p = beset(DEMOLITION, SEARCH, REST)
    force = ("play", DEMOLITION, 0)
    assert (odd(thought(p), force) or 0.0) < 0.0, "no door is shut"
    p.t.closed |= p.t.rs.board.doors_of[p.slot("storage")]
    worth = odd(thought(p), force)
    assert worth is not None
    assert worth > thought(p).wait()
    p.hold(DEMOLITION)
    assert (odd(thought(p), force) or 0.0) < thought(p).wait(), "no card is left to run with"


def test_a_flamethrower_is_made_by_those_who_have_nothing_to_shoot_with() -> None:
    """NM-ITM-11: it comes loaded."""
    p = Position("an_old_feud", room="storage")
    t = p.t
    t.hands[p.seat], t.pack[p.seat] = (), ()
    assert (forged(thought(p)) or 0.0) > 0.0
    t.hands[p.seat] = (ITEM["revolver"] | 3 << 8,)
    assert forged(thought(p)) is None, "armed"
    t.hands[p.seat] = (ITEM["assault_rifle"],)
    t.pack[p.seat] = (ITEM["energy_charge"],)
    assert forged(thought(p)) is None, "it can load"

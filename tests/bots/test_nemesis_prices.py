"""What the bots of the original game pay with, and what they do not pay for."""

from __future__ import annotations

import pytest

from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ITEM
from tests.bots.test_nemesis_foresight import paid
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import Position

REVOLVER = ITEM["revolver"]


def fight(rounds: int) -> Position:
    """In a fight with one adult, with so many rounds in the revolver."""
    p = Position("an_old_feud")
    open_ship(p)
    p.t.hands[p.seat] = (REVOLVER | rounds << 8,)
    set_stalkers(p.t, ((1, keys.ADULT, p.t.room[p.seat], 0),))
    return p


@pytest.mark.parametrize(("rounds", "gone"), [(1, "rest"), (3, "reload")])
def test_the_last_shot_is_not_paid_for_with_the_card_that_loads(rounds: int, gone: str) -> None:
    """NM-ITM-11: nothing else loads a revolver; one stood before an adult with none (11102, r6)."""
    p = fight(rounds)
    shot = f"shoot/{REVOLVER | rounds << 8}/{1 << 3 | keys.ADULT}"
    assert paid(p, shot, "rest", "reload") == gone


def test_the_card_that_loads_pays_for_no_step_with_an_empty_weapon() -> None:
    """Not even for one into a room that nobody has seen."""
    p = fight(0)
    unknown = p.beside("hibernatorium")
    p.t.explored &= ~(1 << unknown)
    assert paid(p, f"move/{unknown}", "full_auto", "reload") == "full_auto"


def test_whoever_goes_to_sleep_needs_no_repairs() -> None:
    """NM-ROM-34: only what helps against those who come is kept (11303, round 8)."""
    p = Position("an_old_feud", "comms_room")
    open_ship(p)
    p.t.broken |= 1 << p.slot("comms_room") | 1 << p.t.rs.board.cockpit
    cards = ("nerves_of_steel", "basic_repairs")
    assert paid(p, "room/hibernate", *cards) == "basic_repairs"
    set_room(p.t, p.seat, p.beside("comms_room"))
    assert paid(p, f"move/{p.slot('comms_room')}", *cards) == "nerves_of_steel"

"""What the bots of the original game pay with, where some of their cards are dead."""

from __future__ import annotations

import pytest

from lockdown.state.keys import ITEM
from tests.bots.test_nemesis_foresight import paid
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import Position

REVOLVER = ITEM["revolver"]


def armed(rounds: int) -> Position:
    """In a quiet room with a revolver that has so many rounds left."""
    p = Position("an_old_feud", "evacuation_section_a", room="evacuation_section_a")
    open_ship(p)
    p.t.pod_locked = 0
    p.t.hands[p.seat] = (REVOLVER | rounds << 8,)
    return p


@pytest.mark.parametrize("act", ["room/enter_pod", "room/hibernate"])
@pytest.mark.parametrize("dead", ["search", "rest", "basic_repairs"])
def test_whoever_leaves_keeps_the_card_that_loads(act: str, dead: str) -> None:
    """NM-ROM-34: only somebody who comes keeps one there; nobody searches then (15101, r7)."""
    assert paid(armed(0), act, "reload", dead, dead) == dead
    assert paid(armed(2), act, "reload", dead) == dead


def test_a_full_magazine_needs_no_card_that_loads() -> None:
    assert paid(armed(6), "room/enter_pod", "reload", "search", "suppressive_fire") != (
        "suppressive_fire"
    )


def test_without_a_shot_the_cards_that_shoot_are_dead_too() -> None:
    assert paid(armed(0), "room/enter_pod", "reload", "suppressive_fire") == "suppressive_fire"


def test_a_card_that_repairs_is_kept_for_what_one_needs() -> None:
    """NM-MRK-23: for a Comms Room with nothing to send two that search paid (15103, round 8)."""
    cards = ("basic_repairs", "nerves_of_steel")
    gone = {}
    for objective in ("an_old_feud", "the_great_hunt"):
        p = Position(objective, "comms_room", room="storage")
        open_ship(p)
        p.t.broken |= 1 << p.slot("comms_room")
        gone[objective] = paid(p, "room/look_for_item", *cards)
    assert gone == {"an_old_feud": "basic_repairs", "the_great_hunt": "nerves_of_steel"}

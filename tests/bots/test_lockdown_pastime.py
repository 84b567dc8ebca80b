"""What bots of Lockdown do while they wait on a full hand."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.lockdown.bots.world import LockdownWorld as World
from tests.bots.test_lockdown_bars import quiet_place
from tests.bots.test_plans import holding
from tests.bots.test_sense import option, regular


def test_who_waits_on_a_full_hand_repairs_the_room() -> None:
    """LD-RND-04: the card that repairs was kept, round after round (9704, round 4)."""
    view, here = quiet_place(5)
    rooms = tuple(replace(r, malfunction=r.slot == here) for r in view.rooms)
    view = replace(view, rooms=rooms, malfunctions_left=8)
    full = World(holding(view, "repairs", "stun", "stun", "interruption", "interruption"))
    thin = World(holding(view, "repairs", "stun", "interruption"))
    card = option("play", "repairs", "0")
    assert regular(full).score(full, card) > 0.0 > regular(thin).score(thin, card)

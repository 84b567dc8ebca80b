"""Swap the secrets of the original game: engines, coordinates, hands, decks (NM-SET-32)."""

from __future__ import annotations

import random

import msgspec
import pytest

from lockdown import Game, Setup
from lockdown.sim.play import Memory, bot, derived
from lockdown.sim.swap import differences, swapped
from lockdown.views import build

#: What only this game hides; over the sample each has to be swapped.
OWN = {"engines", "coordinates"}


@pytest.mark.parametrize(("players", "seed"), [(1, 2), (2, 4), (3, 1), (4, 6), (5, 3)])
def test_views_do_not_tell_what_is_hidden(players: int, seed: int) -> None:
    """NM-SET-32, NM-SET-33, NM-BRD-16: whatever is not seen changes nothing that is shown."""
    game = Game.new(Setup(players=players, game="nemesis"), derived("nm secrets", seed))
    player = bot("curious" if seed % 2 == 0 else "random")
    memory: Memory = {"seed": seed}
    changed: set[str] = set()
    while (decision := game.decision) is not None:
        if game.version % 7 == 0 or decision.secret:
            for viewer in (None, *range(players)):
                dice = random.Random(f"{game.version} {viewer}")
                other = swapped(game.table, viewer, dice)
                changed |= differences(game.table, other)
                shown = [msgspec.json.encode(build(t, viewer)) for t in (game.table, other)]
                assert shown[0] == shown[1], (game.version, viewer)
        game.play(player.choose(None, decision, memory))
    assert changed >= OWN

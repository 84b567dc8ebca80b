"""A view with shared public parts is the view that is built from nothing (LD-SET-33)."""

from __future__ import annotations

import random

import pytest

from lockdown import Game, Setup
from lockdown.views import build


@pytest.mark.parametrize("seed", range(6))
def test_shared_parts_change_nothing(seed: int) -> None:
    players = 2 + seed % 4
    game = Game.new(Setup(players=players), seed=seed)
    dice = random.Random(seed)
    private = set()
    while True:
        public = build(game.table, None)
        assert build(game.table, None, public) is public
        for seat in range(players):
            alone = build(game.table, seat)
            assert build(game.table, seat, public) == alone
            private |= {
                name
                for name in public.__struct_fields__
                if getattr(public, name) != getattr(alone, name)
            }
        if game.decision is None:
            break
        game.play(dice.choice(list(game.options)))
    # The sample has to hold what one seat knows and others do not.
    assert {"seat", "me", "crew", "decision"} <= private


def test_every_secret_part_is_compared() -> None:
    """What seats look at in secret: put into a table by hand, as random games seldom do."""
    game = Game.new(Setup(players=3), seed=5)
    dice = random.Random(5)
    for _ in range(60):
        game.play(dice.choice(list(game.options)))
    t = game.table
    t.seen_tile[0] = t.seen_token[1] = -1
    t.seen_css[1] = t.seen_ctg[0] = t.seen_ctg[2] = -1
    t.seen_card = ((1, "event", 0, 0), (2, "event", -1, 1))
    t.seen_objective = ((1, 2, t.objectives[2][0]),)
    t.seen_item = tuple((2, 0, item) for item in t.pack[0])
    public = build(t, None)
    for seat in range(3):
        alone = build(t, seat)
        assert alone != public
        assert build(t, seat, public) == alone
    assert build(t, 0, public).rooms != public.rooms
    assert build(t, 1, public).rooms != public.rooms
    assert build(t, 1, public).css != public.css
    assert build(t, 0, public).pool != public.pool
    assert build(t, 1, public).known_cards != build(t, 2, public).known_cards
    assert build(t, 1, public).crew[2].known_objectives

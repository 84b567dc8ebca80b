"""Imagined tables: whatever table is played at, one is built out of a view that looks the same."""

from __future__ import annotations

import itertools
import random

import pytest

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.games.lockdown.bots.determinise import determinise
from lockdown.games.lockdown.enemies import ENEMIES
from lockdown.games.nemesis.bots import determinise as ship
from lockdown.rules.status import status
from lockdown.views import build
from lockdown.views.types import TableView

#: Every kind of table of Lockdown: (mode and players, side, enemies, guests).
LOCKDOWN = tuple(
    itertools.product(
        (("standard", 4), ("solo", 1), ("coop", 3)),
        ("basic", "surface"),
        tuple(ENEMIES),
        (False, True),
    )
)


def looks_the_same(imagined: TableView, view: TableView) -> None:
    """Field by field; which cards others hold in their inventories is anybody's guess."""
    for name in view.__struct_fields__:
        if name != "crew":
            assert getattr(imagined, name) == getattr(view, name), name
    for mine, theirs in zip(view.crew, imagined.crew, strict=True):
        for name in mine.__struct_fields__:
            if name != "pack":
                assert getattr(mine, name) == getattr(theirs, name), name


@pytest.mark.parametrize(("crew", "board", "enemies", "guests"), LOCKDOWN)
def test_every_kind_of_table_can_be_imagined(
    crew: tuple[str, int], board: str, enemies: str, guests: bool
) -> None:
    """Nothing is left to `regular` because a set-up was forgotten."""
    mode, players = crew
    chosen = ("captain", "survivor", "scout", "hacker")[:players] if guests else ()
    setup = Setup(
        players=players,
        mode=mode,
        board=board,
        enemies=enemies,
        guests=guests,
        characters=chosen,
    )
    game = Game.new(setup, 90 + players)
    bots = [make("rookie", seat) for seat in range(players)]
    dice = random.Random(1)
    seen = 0
    while game.decision is not None:
        seat = game.decision.seat
        view = game.view(seat)
        if game.decision.kind == "action" and game.version % 4 == 0:
            seen += 1
            looks_the_same(build(determinise(view, dice), seat), view)
        game.play(bots[seat].choose(view))
    assert seen > 1


#: Every kind of table of the original game: (mode and players, side, options).
NEMESIS = tuple(
    itertools.product(
        (("standard", 4), ("standard", 5), ("solo", 1), ("coop", 3)),
        ("basic", "alternative"),
        ((), (("intruder_player", "yes"),)),
    )
)


@pytest.mark.parametrize(("crew", "board", "options"), NEMESIS)
def test_every_kind_of_ship_can_be_imagined(
    crew: tuple[str, int], board: str, options: tuple[tuple[str, str], ...]
) -> None:
    mode, players = crew
    setup = Setup(players=players, game="nemesis", mode=mode, board=board, options=options)
    dice = random.Random(1)
    seen, hidden = 0, set()
    for seed in (70, 71):
        game = Game.new(setup, seed + players)
        bots = [make("rookie", seat, "nemesis") for seat in range(players)]
        while game.decision is not None:
            seat = game.decision.seat
            view = game.view(seat)
            if game.decision.kind == "action" and game.version % 4 == 0:
                seen += 1
                table = ship.determinise(view, dice)
                looks_the_same(build(table, seat), view)
                hidden.add((table.tile, table.engines, table.attack_deck))
                # Whoever has just hurt an arm drops something when its turn comes.
                assert not [
                    line
                    for line in status(table)
                    if not line.startswith(("objective", "exploration", "item"))
                    and "missing" not in line
                    and "holds too much" not in line
                ]
            game.play(bots[seat].choose(view))
    assert seen > 1
    assert len(hidden) > 0.8 * seen  # late in a game there is little left to imagine

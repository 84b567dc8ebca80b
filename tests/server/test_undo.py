"""Taking back among bots: to one's own last step, or not at all."""

from __future__ import annotations

import random

import pytest

from lockdown import Game, Setup
from lockdown.server import protocol as p
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.migrate import upgrade
from lockdown.server.seats import Refusal
from lockdown.server.store import Store

pytestmark = pytest.mark.anyio


def decider(game: Game) -> int:
    return game.decision.seat if game.decision is not None else -1


def after_others(reach: bool) -> Game:
    """A game where seat 0 decides after others did, with or without a way back to its own step."""
    for seed in range(200):
        game = Game.new(Setup(players=3), seed)
        dice = random.Random(seed)
        for _ in range(150):
            if decider(game) < 0:
                break
            game.play(dice.choice(list(game.options)))
            others = game.undoable and game.undo_seat != 0
            if decider(game) == 0 and others and bool(game.undo_steps(0)) == reach:
                return game
    raise AssertionError("no such game")


async def among_bots(hub: Hub, game: Game) -> LiveTable:
    made = await hub.create(p.CreateTable(players=3, bots=("random", "random")))
    live = await hub.table(made.table)
    live.schedule = lambda delay=0.0: None  # type: ignore[method-assign]
    live.state, live.game, live.moves = "playing", game, game.version
    live.look()
    return live


async def test_what_bots_did_since_goes_back_too(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    game = after_others(reach=True)
    steps, moves = game.undo_steps(0), game.version
    assert steps > 1
    live = await among_bots(hub, game)
    assert live.undo_for(0) == "alone"
    assert live.undo_for(1) == ""
    await live.undo(0)
    assert live.game is not None
    assert live.game.version == live.moves == moves - steps
    assert live.game.decision is not None
    assert live.game.decision.seat == 0
    await store.close()


async def test_without_a_way_back_nothing_is_offered(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    live = await among_bots(hub, after_others(reach=False))
    assert live.undo_for(0) == ""
    with pytest.raises(Refusal):
        await live.undo(0)
    # With another person at the table the two may still agree.
    live.seats[1].kind = "person"
    assert live.undo_for(0) == "vote"
    await store.close()

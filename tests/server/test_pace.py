"""The pace tells nothing: absence during secret questions, windows in which bots are asked."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from lockdown.kernel.game import Game, Setup
from lockdown.server import by_itself, clock, windows
from lockdown.server import protocol as p
from lockdown.server.bots import Thought
from lockdown.server.clock import now_ms
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.migrate import upgrade
from lockdown.server.scratch import Server
from lockdown.server.seats import Connection
from lockdown.server.store import Store
from tests.server.tables import close, crew, next_decider, play_on, voting

pytestmark = pytest.mark.anyio


def secret_game(players: int, *, window: bool) -> Game:
    """A game in which the table is asked in secret: a reaction window, or a choice."""
    for seed in range(60):
        game = Game.new(Setup(players=players), seed)
        dice = random.Random(seed)
        while game.decision is not None:
            open_ = windows.look(game)
            if game.decision.secret and (open_ is not None) == window:
                return game
            game.play(dice.choice(list(game.options)))
    raise AssertionError("nobody is asked in secret")


async def people(hub: Hub, game: Game, **options: Any) -> LiveTable:
    """People at a table with this game; nothing happens by itself yet."""
    seats = len(game.table.place)
    made = await hub.create(p.CreateTable(players=seats, options=p.TableOptions(**options)))
    live = await hub.table(made.table)
    for seat in live.seats:
        seat.kind, seat.away_since = "person", now_ms()
    live.state, live.game, live.since = "playing", game, now_ms()
    live.look()
    return live


@pytest.mark.parametrize("window", [True, False], ids=["window", "choice"])
async def test_absence_in_a_secret_question_names_no_one(sqlite_url: str, window: bool) -> None:
    """The vote is about whoever is away, whether or not that seat is the one that is asked."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    game = secret_game(3, window=window)
    votes: list[set[int]] = []
    for away in range(3):
        live = await people(hub, game.clone(), reaction_seconds=0)
        live.away_seconds = 0
        others = {seat for seat in range(3) if seat != away}
        live.connections = {Connection(lambda _: None, seats=others)}
        live.schedule()
        assert live.wakeup is not None
        await asyncio.wait_for(live.wakeup, 60)
        votes.append({vote.seat for vote in live.votes()})
    assert votes == [{0}, {1}, {2}]
    await store.close()


async def test_the_others_are_asked_when_somebody_leaves_a_window(server: Server) -> None:
    """Without a clock a window waits for everybody, so an absent player must not hold it up."""
    dice = random.Random(2)
    # One game in five has such a window.
    for _ in range(60):
        clients = await crew(server.base, 3)
        while True:
            found = await next_decider(clients)
            if found is None:
                break
            view = clients[0].views[0]
            asked = [s for s, c in enumerate(clients) if c.decisions.get(s)]
            if view["asking"] == "table" and view["round"] and len(asked) > 1:
                gone = clients[asked[-1]]
                gone.drop()
                left = [c for c in clients if c is not gone]
                for client in left:
                    await client.until(lambda c=client: voting(c, "absent"))  # type: ignore[misc]
                assert left[0].votes[0]["seat"] == asked[-1]
                await close(left)
                return
            await play_on(clients, 1, dice)
        await close(clients)
    raise AssertionError("no window opened")


async def test_a_clock_by_the_round_counts_what_was_spent(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "STARTED", 0)  # this server has run for long
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    game = Game.new(Setup(players=2), 5)
    dice = random.Random(5)
    while game.decision is not None and (game.decision.kind != "action" or not game.table.round):
        game.play(dice.choice(list(game.options)))
    live = await people(hub, game, clock="round", clock_seconds=100)
    live.schedule = lambda delay=0.0: None  # type: ignore[method-assign]
    decision = game.decision
    assert decision is not None
    assert live.deadline() == live.since + 100_000
    live.since -= 30_000  # half a minute was spent thinking
    async with live.lock:
        await live.commit(decision.seat, "pass", "")
    assert live.around["spent"][str(decision.seat)] // 1000 == 30
    live.around["spent"]["0"] = live.around["spent"]["1"] = 40_000
    if live.window is None and live.game is not None and live.round() == game.table.round:
        assert live.deadline() == live.since + 60_000
    await store.close()


async def asked_bots(hub: Hub, game: Game) -> LiveTable:
    """One person among bots."""
    live = await people(hub, game)
    assert live.window is not None
    asked = {question.seat for question in live.window.questions}
    watching = next(seat.seat for seat in live.seats if seat.seat not in asked)
    for seat in live.seats:
        if seat.seat != watching:
            seat.kind, seat.bot = "bot", "regular"
    return live


@pytest.mark.parametrize("thinks", [0.0, 0.15, 0.5])
async def test_windows_of_bots_last_for_whole_pauses(
    thinks: float, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a bot thinks about what it holds, the person cannot read it off the clock."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    live = await asked_bots(hub, secret_game(4, window=True))

    async def answer(level: str, view: Any, nature: str, memory: bytes) -> Thought:
        await asyncio.sleep(thinks)
        return Thought(windows.DECLINE)

    monkeypatch.setattr(by_itself, "answer", answer)
    assert live.window is not None
    assert live.game is not None
    thought = thinks * len(live.window.questions) * 1000
    began = live.since = now_ms()
    assert await by_itself._close_window(live, live.game, live.window)
    lasted = now_ms() - began
    pauses = max(1, -(-thought // windows.BOT_PAUSE_MS))
    assert pauses * windows.BOT_PAUSE_MS - 5 <= lasted
    # Storing takes a moment; on a busy machine thinking may cost some pauses more.
    assert lasted < pauses * windows.BOT_PAUSE_MS + 20_000
    await store.close()


async def test_nobody_waits_where_only_bots_play(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    live = await asked_bots(hub, secret_game(4, window=True))
    assert windows.closes(live) == live.since + windows.BOT_PAUSE_MS
    for seat in live.seats:
        seat.kind, seat.bot = "bot", "random"
    assert windows.closes(live) == live.since
    await store.close()

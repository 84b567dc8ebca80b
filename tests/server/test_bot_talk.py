"""Bots talk like people who know when to: their own turn's end, one line a round, mutable."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lockdown.bots.talk import Phrase
from lockdown.kernel.game import Game, Setup
from lockdown.messages import ids
from lockdown.server import bot_talk, bots
from lockdown.server import protocol as p
from lockdown.server.bots import Thought
from lockdown.server.client import Client
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.migrate import upgrade
from lockdown.server.scratch import Server
from lockdown.server.store import Store
from lockdown.views.types import ArgView
from tests.server.tables import create, play_on

pytestmark = pytest.mark.anyio


async def talk_of(server: Server, **options: Any) -> tuple[list[dict[str, Any]], Client]:
    """What is said in a game of one cautious person and three bots."""
    made = create(server.base, players=4, bots=["regular"] * 3, start=True, options={**options})
    async with Client(server.base, made["table"], made["token"]) as client:
        await client.until(lambda: 0 in client.views)
        dice = random.Random(5)
        for _ in range(60):
            if client.views[0]["round"] >= 4 or len(client.said) >= 3:
                break
            if not await play_on([client], 1, dice):
                break
        return list(client.said), client


async def test_bots_say_ready_phrases(server: Server) -> None:
    said, _ = await talk_of(server)
    assert said
    for line in said:
        assert line["seat"] in (1, 2, 3)
        assert line["channel"] == "table"
        assert line["text"] == ""
        assert f"phrase-{line['phrase']}" in ids("en", "lockdown")
    assert [line["n"] for line in said] == list(range(1, len(said) + 1))


async def test_a_table_without_it_is_silent(server: Server) -> None:
    said, client = await talk_of(server, bot_talk=False)
    assert said == []
    assert client.lobby["options"]["bot_talk"] is False


# ---- when and what


async def table_of_bots(hub: Hub) -> LiveTable:
    made = await hub.create(p.CreateTable(players=3, bots=("regular", "regular")))
    live = await hub.table(made.table)
    live.schedule = lambda delay=0.0: None  # type: ignore[method-assign]
    live.state, live.game = "playing", Game.new(Setup(players=3), 1)
    return live


async def test_one_line_a_round_and_nothing_twice(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    live = await table_of_bots(hub)
    fire = Phrase("fire_in", {"room": ArgView("room", "003")})
    mine = Phrase("my_token", {"contingency": ArgView("contingency", "red")})

    async def phrases(level: str, view: Any, nature: str = "") -> list[Phrase]:
        assert view.seat == 1
        return [fire, mine]

    monkeypatch.setattr(bots, "phrases", phrases)
    heard: list[tuple[int, str]] = []
    for number in range(1, 8):
        live.game.table.round = number  # type: ignore[union-attr]
        for _ in range(3):  # however often its turn ends in a round
            if bot_talk.may_speak(live, 1):
                line = await bot_talk.line_of(live, 1)
                if line is not None:
                    await hub.say(live, line)
                    heard.append((number, line["phrase"]))
    assert heard == [(1, "fire_in"), (2, "my_token"), (4, "fire_in"), (7, "fire_in")]
    # Nobody speaks for people, nor for an absent one whom a bot stands in for.
    live.seats[0].stand_in = "bot"
    assert not bot_talk.may_speak(live, 0)
    live.seats[0].stand_in = ""
    live.game.table.round = 9  # type: ignore[union-attr]
    assert bot_talk.may_speak(live, 1)
    live.options = p.TableOptions(bot_talk=False)
    assert not bot_talk.may_speak(live, 1)
    await store.close()


async def test_they_speak_at_the_end_of_their_own_turns_only(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lockdown.server import by_itself

    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    made = await hub.create(p.CreateTable(players=3, bots=("random", "random"), start=True))
    live = await hub.table(made.table)
    if live.wakeup is not None:
        live.wakeup.cancel()
    live.schedule = lambda delay=0.0: None  # type: ignore[method-assign]
    dice = random.Random(3)

    async def think(level: str, view: Any, nature: str, memory: bytes) -> Thought:
        return Thought(dice.choice(view.decision.options).text)

    ended: list[tuple[int, int, int]] = []

    def on_turn_end(table: LiveTable, seat: int) -> None:
        assert table.game is not None
        ended.append((seat, before.table.turn, table.game.table.turn))
        assert not table.last_secret

    monkeypatch.setattr(by_itself, "answer", think)
    live.on_turn_end = on_turn_end
    moves = 0
    while live.state == "playing" and moves < 300:
        moves += 1
        assert live.game is not None
        before, decision = live.game, live.game.decision
        assert decision is not None
        if live.automatic(decision.seat):
            assert await by_itself._bot_move(live, before)
        else:
            async with live.lock:
                await live.commit(decision.seat, str(dice.choice(list(decision.options))), "")
    await store.close()
    assert len(ended) > 5
    assert all(seat == old and seat in (1, 2) for seat, old, _ in ended)


def test_a_real_bot_talks_in_its_process() -> None:
    view = Game.new(Setup(players=3, characters=("hacker", "janitor", "sentry")), 3).view(1)
    for level in ("regular", "random", "no-such-level"):
        found = bots.chat(level, view, "salt")
        assert len(found) <= bots.MAX_PHRASES
        assert len({(f.key, str(f.args)) for f in found}) == len(found)


def test_a_bot_stays_the_same_for_a_whole_game() -> None:
    """Dice are new for every decision; temperament and manner follow from the seat's nature."""
    view = Game.new(Setup(players=3, characters=("hacker", "janitor", "sentry")), 3).view(1)
    said = {
        nature: {
            str([(f.key, str(f.args)) for f in bots.chat("regular", view, f"{dice} {nature}")])
            for dice in range(5)
        }
        for nature in ("a", "b", "c", "d", "e", "f")
    }
    assert all(len(lines) == 1 for lines in said.values())
    assert len(set().union(*said.values())) > 1

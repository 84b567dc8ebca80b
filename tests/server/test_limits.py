"""What is bounded: addresses, talk, replays, old tables."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from lockdown.kernel.game import Game, Setup
from lockdown.kernel.replay import of_game
from lockdown.server import films, store
from lockdown.server import protocol as p
from lockdown.server.hub import Hub
from lockdown.server.limits import PerAddress, network
from lockdown.server.migrate import upgrade
from lockdown.server.scratch import Server
from lockdown.server.seats import Connection, Refusal
from lockdown.server.store import Store
from tests.server.conftest import FAST
from tests.server.tables import close, crew, play_on

pytestmark = pytest.mark.anyio


def test_a_network_counts_as_one_address() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::9") != network("2001:db8:1:2::9")
    assert network("") == ""
    assert network("unix") == "unix"


def test_addresses_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("lockdown.server.limits.time.monotonic", lambda: now)
    found = PerAddress.by_minute(2)
    assert [found.take("a") for _ in range(3)] == [True, True, False]
    for number in range(10_001):
        found.take(f"x{number}")
    now += 30
    assert [found.take("a") for _ in range(2)] == [True, False]
    now += 61  # everybody's bucket is full again
    for number in range(10_050):
        assert found.take(f"y{number}")
    assert not any(name.startswith("x") for name in found.buckets)


async def test_a_table_keeps_so_many_lines(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(sqlite_url)
    kept = Store(sqlite_url)
    hub = Hub(kept)
    made = await hub.create(p.CreateTable(players=2))
    live = await hub.table(made.table)
    heard: list[Any] = []
    live.connections = {Connection(heard.append, seats={0})}
    line = {"at": 0, "seat": 0, "name": "", "channel": "table"}
    # All at once: each is told once, in the order in which they are stored.
    await asyncio.gather(*(hub.say(live, {**line, "text": f"{n}"}) for n in range(12)))
    assert [x["n"] for x in live.talk] == list(range(1, 13))
    assert len({line.text for message in heard for line in message.lines}) == len(heard) == 12
    monkeypatch.setattr(store, "TALK_KEPT", 5)
    await hub.say(live, {**line, "text": "one more"})
    saved = await kept.load(made.table)
    assert saved is not None
    assert [row.number for row in saved.talk] == [9, 10, 11, 12, 13]
    await kept.close()


async def test_replays_are_limited_and_the_same_again(tmp_path: Any) -> None:
    few = {**FAST, "replays_per_minute": 4}
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", **few) as server:
        clients = await crew(server.base, 2, spectators=False)
        await play_on(clients, 5000, random.Random(2))
        await clients[0].until(lambda: clients[0].lobby["state"] == "over")
        async with httpx.AsyncClient(base_url=server.base) as http:
            path = f"/api/tables/{clients[0].table}/replay"
            # Over: whoever has the link may watch, also where nobody was let in before.
            answers = [await http.get(f"{path}?eyes=open") for _ in range(5)]
            assert [answer.status_code for answer in answers] == [200] * 4 + [429]
            assert len({answer.content for answer in answers[:4]}) == 1
            report = await http.post(f"/api/tables/{clients[0].table}/report", json={})
            assert report.status_code == 429
        await close(clients)


def test_a_game_begun_under_other_rules_has_no_film() -> None:
    """After an upgrade it was played on from its snapshot; from the seed it goes another way."""
    game = Game.new(Setup(players=2), 3)
    dice = random.Random(3)
    while game.decision is not None:
        game.play(dice.choice(list(game.options)))
    replay = of_game(game, 3)
    assert films.shown(replay, "t", (("", ""),) * 2, "0").startswith(b"{")
    other = of_game(game, 4)
    with pytest.raises(Refusal) as refused:
        films.shown(other, "t", (("", ""),) * 2, "0")
    assert refused.value.code == "no_replay"

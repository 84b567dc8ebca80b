"""Many at once: limits go by address, by seat and by table, and crowds are told of together."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lockdown.server.client import Client
from lockdown.server.limits import Bucket
from lockdown.server.scratch import Server
from tests.server.conftest import FAST
from tests.server.tables import close, create, crew, play_on

pytestmark = pytest.mark.anyio

DEFAULT: dict[str, Any] = {"tables_per_minute": 1000, "away_seconds": 60}


def from_address(number: int) -> dict[str, Any]:
    """As if through a proxy that says where somebody comes from."""
    return {"additional_headers": {"X-Forwarded-For": f"198.51.100.{number}"}}


async def guests(server: Server, table: str, count: int) -> list[Client]:
    """Spectators, each from an address of their own."""
    clients = [Client(server.base, table) for _ in range(count)]
    await asyncio.gather(*(c.open(**from_address(n + 1)) for n, c in enumerate(clients)))
    return clients


async def test_joins_are_told_together(tmp_path: Path) -> None:
    """Everybody was told of everybody: 300 joins were 46,050 frames."""
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", **FAST) as server:
        made = create(server.base, players=2)
        host = await Client(server.base, made["table"], made["token"]).open()
        frames: Counter[str] = Counter()

        def count(frame: str) -> None:
            frames[frame[:15]] += 1

        clients = [Client(server.base, made["table"]) for _ in range(100)]
        for client in clients:
            client.on_frame = count
        began = time.monotonic()
        for start in range(0, 100, 10):
            await asyncio.gather(*(client.open() for client in clients[start : start + 10]))
        await host.until(lambda: host.lobby["spectators"] == 100)
        for client in clients:
            await client.until(lambda c=client: c.lobby["spectators"] == 100)  # type: ignore[misc]
        assert frames['{"op":"welcome"'] == 100
        # At most a hundred a second for the whole table, instead of five thousand.
        took = time.monotonic() - began
        assert 100 <= frames['{"op":"lobby","'] < min(1000 + 100 * took, 4000)
        # What is no coming and going is told at once.
        before = host.lobby["spectators"]
        assert (await host.ask("rename", seat=0, name="Captain"))["op"] == "ack"
        for client in clients:
            await client.settle()
            assert client.lobby["seats"][0]["name"] == "Captain"
        assert before == 100
        await close([host, *clients])


async def test_spectators_share_what_they_may_ask_for(tmp_path: Path) -> None:
    """However many they are and wherever from: whole views of one table are paced."""
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", **DEFAULT) as server:
        clients = await crew(server.base, 2)
        await play_on(clients, 10, random.Random(1))
        watching = await guests(server, clients[0].table, 20)
        views: Counter[int] = Counter()
        for n, guest in enumerate(watching):

            def seen(frame: str, n: int = n) -> None:
                views[n] += frame.startswith('{"op":"update"') and '"view":{' in frame[:200]

            guest.on_frame = seen
        began = time.monotonic()

        async def pester(guest: Client) -> None:
            for _ in range(4):
                await guest.send({"op": "resync", "id": "again"})

        await asyncio.gather(*(pester(guest) for guest in watching))
        await asyncio.sleep(1.5)
        # Without a limit for all of them together it would be 80 at once.
        took = time.monotonic() - began
        assert sum(views.values()) <= 60 / 10 + 2 * took + 3
        # Those who play do not wait for those who watch.
        began = time.monotonic()
        assert await play_on(clients, 10, random.Random(2)) == 10
        assert (await clients[0].ask("resync"))["op"] == "ack"
        assert time.monotonic() - began < 20  # the guests wait for 40
        for guest in watching:
            guest.drop()  # they still wait for what they asked for
        await close([*watching, *clients])


async def test_lines_of_one_seat_share_one_limit(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", **DEFAULT) as server:
        made = create(server.base, players=2)
        lines = [Client(server.base, made["table"], made["token"]) for _ in range(6)]
        for n, line in enumerate(lines):
            await line.open(**from_address(n + 1))
        took = await pinged(lines, 60)
        codes = Counter(error["code"] for line in lines for error in line.errors)
        # 360 within seconds; one connection alone may send 60 and 20 a second.
        assert codes["too_fast"] >= 360 - 60 - 20 * took - 5
        assert took < 14, "too slow a machine to say anything"
        await close(lines)


async def pinged(lines: list[Client], times: int) -> float:
    """Each of them pings so often; how long it took until all were answered, one way or another."""
    answers = 0

    def count(frame: str) -> None:
        nonlocal answers
        answers += frame.startswith(('{"op":"pong"', '{"op":"error"'))

    began = time.monotonic()
    for line in lines:
        line.on_frame = count
        for _ in range(times):
            await line.send({"op": "ping", "at": 1})
    await lines[0].until(lambda: answers == times * len(lines), 60)
    return time.monotonic() - began


async def test_an_address_has_one_limit_for_all_its_lines(tmp_path: Path) -> None:
    few = {**DEFAULT, "address_messages_per_second": 10, "address_message_burst": 100}
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", **few) as server:
        tables = [create(server.base, players=2) for _ in range(6)]
        lines = [Client(server.base, made["table"], made["token"]) for made in tables]
        for line in lines:
            await line.open(**from_address(1))
        async with Client(server.base, tables[0]["table"]) as stranger:
            took = await pinged(lines, 60)
            codes = Counter(error["code"] for line in lines for error in line.errors)
            # Each of them alone could have sent all of them.
            assert codes["too_fast"] >= 360 - 100 - 10 * took - 5
            assert took < 20, "too slow a machine to say anything"
            # Another address does not notice.
            await stranger.settle()
            assert stranger.errors == []
        await close(lines)


async def test_a_table_takes_so_many_spectators(tmp_path: Path) -> None:
    few = {**FAST, "spectators_per_table": 3}
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", **few) as server:
        made = create(server.base, players=2)
        watching = await guests(server, made["table"], 4)
        refused = [guest.errors[0]["code"] for guest in watching if guest.errors]
        assert refused == ["crowded"]
        # Whoever has a seat comes in all the same.
        async with Client(server.base, made["table"], made["token"]) as host:
            assert host.welcome["seats"] == [0]
            for guest in watching:
                if not guest.errors:
                    await guest.close()
                    break
            await host.until(lambda: host.lobby["spectators"] == 2)
            async with Client(server.base, made["table"]) as next_one:
                assert next_one.errors == []
        await close(watching)


async def test_what_goes_to_a_crowd_costs_more(tmp_path: Path) -> None:
    """A line of talk, a new name: everybody is told, so many listeners make it dear."""
    loose = {**FAST, "messages_per_second": 20, "message_burst": 60}
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", **loose) as server:
        made = create(server.base, players=2)
        codes = [await renamed(server, made, 10)]
        watching = await guests(server, made["table"], 60)
        codes.append(await renamed(server, made, 60))
        assert codes[0] == {""}
        assert codes[1] == {"", "too_fast"}
        await close(watching)


async def renamed(server: Server, made: dict[str, Any], times: int) -> set[str]:
    """What somebody is answered who changes names all the time."""
    async with Client(server.base, made["table"], made["token"]) as host:
        codes = set()
        for n in range(times):
            codes.add((await host.ask("rename", seat=0, name=f"A{n}")).get("code", ""))
            if codes == {"", "too_fast"}:
                break
    return codes


def test_a_bucket_says_how_long_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("lockdown.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(2.0, 4.0)
    assert [bucket.delay(2, 5.0) for _ in range(3)] == [0.0, 0.0, 1.0]
    assert bucket.delay(2, 5.0) == 2.0
    assert bucket.delay(10, 5.0) is None  # seven seconds: not at all
    assert bucket.delay(2, 5.0) == 3.0  # what was refused is not owed
    now += 3.0
    assert bucket.delay(2, 5.0) == 1.0

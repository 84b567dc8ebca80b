"""Database or disk away: everybody is told the truth, and the game goes on afterwards."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from lockdown.server.client import Client
from lockdown.server.scratch import Postgres, Server
from tests.server.conftest import FAST
from tests.server.tables import close, create, crew, next_decider

pytestmark = pytest.mark.anyio

QUICK: dict[str, Any] = {**FAST, "storage_seconds": 0.5, "unload_seconds": 0}


class Disk:
    """A SQLite file on a disk that can be full, or go away."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"
        self.server: Server | None = None

    @contextmanager
    def full(self) -> Iterator[None]:
        assert self.server is not None
        assert self.server.process is not None
        pid = self.server.process.pid
        old = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, old[1]))
        try:
            yield
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, old)

    @contextmanager
    def moved(self) -> Iterator[None]:
        for file in self.path.parent.iterdir():
            if file.name.startswith(self.path.name):
                file.rename(file.parent / f"away-{file.name}")
        try:
            yield
        finally:
            assert not self.path.exists(), "a new database was made in its place"
            for file in self.path.parent.iterdir():
                if file.name.startswith("away-"):
                    file.rename(file.parent / file.name.removeprefix("away-"))


@contextmanager
def down(postgres: Postgres) -> Iterator[None]:
    postgres.stop("immediate")
    try:
        yield
    finally:
        postgres.start()


async def health(server: Server) -> int:
    async with httpx.AsyncClient() as http:
        return (await http.get(f"{server.base}/healthz", timeout=20)).status_code


async def until_health(server: Server, status: int) -> None:
    async with asyncio.timeout(40):
        while await health(server) != status:  # noqa: ASYNC110 - another process
            await asyncio.sleep(0.1)


async def scene(server: Server, away: Callable[[], Any]) -> None:
    """Somebody plays while it is away; all is refused with its code; then all is well again."""
    clients = await crew(server.base, 2)
    unloaded = create(server.base, players=2)
    client, seat = await next_decider(clients) or (clients[0], 0)
    assert await health(server) == 200
    move: dict[str, Any] = {"decision": client.decisions[seat], "option": client.options(seat)[0]}
    with away():
        answer = await client.ask("play", seat=seat, id="the move", **move)
        assert answer["code"] == "storage", answer
        await until_health(server, 503)
        answer = await client.ask("say", seat=seat, text="hello?", id="the line")
        assert answer["code"] == "storage", answer
        answer = await client.ask("rename", seat=seat, name="Other", id="the name")
        assert answer["code"] == "storage", answer
        for each in clients:
            await each.until(lambda e=each: e.lobby["trouble"] == "storage")  # type: ignore[misc]
        async with httpx.AsyncClient(base_url=server.base, timeout=20) as http:
            made = await http.post("/api/tables", json={})
            assert made.status_code == 503
            assert made.json()["extra"]["code"] == "storage"
            replay = await http.get("/api/tables/AAAAAAAAAAAAAAAA/replay")
            assert replay.status_code in (404, 503)
        async with Client(server.base, unloaded["table"], unloaded["token"]) as other:
            codes = [error["code"] for error in other.errors]
            assert codes in ([], ["storage"]), codes
    await until_health(server, 200)
    for each in clients:
        await each.until(lambda e=each: e.lobby["trouble"] == "")  # type: ignore[misc]
    # Nothing that was refused has happened, and the same messages are carried out now, once.
    assert client.lobby["seats"][seat]["name"] != "Other"
    for op, fields in (("play", move), ("say", {"text": "hello?"})):
        for _ in range(2):
            key = "the move" if op == "play" else "the line"
            answer = await client.ask(op, seat=seat, id=key, **fields)
            assert answer["op"] == "ack", answer
    await client.until(lambda: [line["text"] for line in client.said] == ["hello?"])
    assert await next_decider(clients) is not None
    log = server.log.read_text()
    assert "nothing happens by itself" not in log
    assert "a message failed" not in log
    await close(clients)


async def test_the_disk_is_full(tmp_path: Path) -> None:
    disk = Disk(tmp_path / "t.sqlite3")
    with Server(disk.url, **QUICK) as disk.server:
        await scene(disk.server, disk.full)


async def test_the_file_is_moved_away(tmp_path: Path) -> None:
    """An open file can still be written when it has no name any more: those moves would be lost."""
    disk = Disk(tmp_path / "t.sqlite3")
    with Server(disk.url, **QUICK) as disk.server:
        await scene(disk.server, disk.moved)


async def test_postgres_is_down(postgres: Postgres) -> None:
    with Server(postgres.url, **QUICK) as server:
        await scene(server, lambda: down(postgres))


async def bots_among_themselves(server: Server) -> Client:
    """A table of bots, and somebody who looks on."""
    made = create(server.base, players=3, bots=["random", "random"], start=True)
    async with Client(server.base, made["table"], made["token"]) as host:
        assert (await host.ask("leave", seat=0))["op"] == "ack"
    watching = await Client(server.base, made["table"]).open()
    await watching.until(lambda: -1 in watching.updates)
    return watching


async def bots_scene(server: Server, away: Callable[[], Any], seconds: float) -> None:
    watching = await bots_among_themselves(server)
    await watching.until(lambda: len(watching.events[-1]) > 30)
    with away():
        await watching.until(lambda: watching.lobby["trouble"] == "storage", 40)
        await asyncio.sleep(seconds)
        stood = len(watching.events[-1])
    await watching.until(lambda: len(watching.events[-1]) > stood, 40)
    await watching.until(lambda: watching.lobby["trouble"] == "")
    await watching.close()


async def test_bots_say_that_they_cannot_move_and_go_on_afterwards(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Nobody asks them to: the game went on only when somebody loaded the table again."""
    disk = Disk(tmp_path / "t.sqlite3")
    with Server(disk.url, **QUICK) as disk.server:
        await bots_scene(disk.server, disk.full, 3)
    with Server(postgres.url, **QUICK) as server:
        await bots_scene(server, lambda: down(postgres), 5)

"""`lockdown soak server`: people play, lines break, the server is killed; nothing may be lost.

Every player keeps what was acknowledged. Whatever was sent and not acknowledged is sent again with
the same id after reconnecting. At the end every acknowledged option must be in the stored game.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, select

from lockdown.server.client import Client, Lost, post_json
from lockdown.server.rows import MoveRow, TableRow
from lockdown.server.scratch import LOOSE, Postgres, Server
from lockdown.server.store import sync_url

LOAD: dict[str, Any] = {**LOOSE, "away_seconds": 100_000}
_GONE = (Lost, OSError, TimeoutError, AssertionError)


@dataclass(eq=False)
class Player:
    """One seat, its line, and what the server has promised it."""

    bases: list[str]
    table: str
    seat: int
    token: str
    dice: random.Random
    client: Client | None = None
    promised: list[tuple[str, str]] = field(default_factory=list)
    """(client action id, option) of every acknowledged move that is not part of a window."""
    unsure: dict[str, Any] | None = None
    reconnects: int = 0
    frames: int = 0
    leaks: list[str] = field(default_factory=list)
    over: bool = False

    async def line(self) -> Client:
        """The open line; opened again if it was lost."""
        while self.client is None or self.client.closed:
            client = Client(self.dice.choice(self.bases), self.table, self.token)
            client.on_frame = self.look
            with contextlib.suppress(Exception):
                await client.open(ping_interval=None)
                self.reconnects += self.client is not None
                self.client = client
                return client
            await asyncio.sleep(0.2)
        return self.client

    def look(self, frame: str) -> None:
        """Nothing in a frame may be anybody else's."""
        self.frames += 1
        m = json.loads(frame)
        if m["op"] == "update":
            view = m["view"]
            if m["seat"] != self.seat or (view is not None and view["seat"] != self.seat):
                self.leaks.append("another seat's view")
        elif m["op"] == "seated" or self.token in frame:
            self.leaks.append("a token")

    async def play(self, until: float) -> None:
        """Play at random until the time is over, through every loss."""
        while time.monotonic() < until and not self.over:
            client = await self.line()
            try:
                if self.unsure is None:
                    await client.until(lambda c=client: self._ready(c), 2.0)  # type: ignore[misc]
                    if client.lobby.get("state") == "over":
                        self.over = True
                        return
                    self._choose(client)
                await self._send(client)
            except TimeoutError:
                continue  # somebody else's turn; look whether the line still lives
            except _GONE:
                await asyncio.sleep(0.05)
            await asyncio.sleep(self.dice.random() * 0.05)
            if self.dice.random() < 0.01:
                client.drop()

    def _ready(self, client: Client) -> bool:
        return bool(client.options(self.seat)) or client.lobby.get("state") == "over"

    def _choose(self, client: Client) -> None:
        view = client.views[self.seat]
        self.unsure = {
            "seat": self.seat,
            "decision": client.decisions[self.seat],
            "option": self.dice.choice(client.options(self.seat)),
            "id": uuid.uuid4().hex,
            "secret": view["decision"]["secret"],
        }

    async def _send(self, client: Client) -> None:
        assert self.unsure is not None  # noqa: S101 - chosen before
        wish = {k: v for k, v in self.unsure.items() if k != "secret"}
        answer = await client.ask("play", 5.0, **wish)
        if answer["op"] == "ack" and not self.unsure["secret"]:
            self.promised.append((wish["id"], wish["option"]))
        if answer["op"] == "ack" or answer["code"] != "storage":
            self.unsure = None


async def _table(base: str, bases: list[str], seats: int, dice: random.Random) -> list[Player]:
    made = await asyncio.to_thread(
        post_json, f"{base}/api/tables", {"players": seats, "options": {"reaction_seconds": 1}}
    )
    tokens = [made["token"]]
    for seat in range(1, seats):
        async with Client(base, made["table"]) as guest:
            await guest.ask("take", seat=seat)
            tokens += guest.tokens
    async with Client(base, made["table"], tokens[0]) as host:
        await host.ask("start")
    return [
        Player(bases, made["table"], seat, token, random.Random(dice.random()))
        for seat, token in enumerate(tokens)
    ]


async def _killer(servers: list[Server], until: float, every: float, dice: random.Random) -> int:
    kills = 0
    while True:
        await asyncio.sleep(every * (0.5 + dice.random()))
        if time.monotonic() > until:
            return kills
        server = dice.choice(servers)
        await asyncio.to_thread(server.kill)
        kills += 1
        await asyncio.to_thread(server.start)


async def _soak(
    servers: list[Server],
    url: str,
    tables: int,
    seats: int,
    seconds: float,
    every: float,
    seed: int,
) -> dict[str, Any]:
    dice = random.Random(seed)
    bases = [server.base for server in servers]
    players: list[Player] = []
    for _ in range(tables):
        players += await _table(bases[0], bases, seats, dice)
    until = time.monotonic() + seconds
    results = await asyncio.gather(
        _killer(servers, until, every, dice), *(player.play(until) for player in players)
    )
    for player in players:  # what is still unsure is settled now
        if player.unsure is not None:
            with contextlib.suppress(*_GONE):
                await player._send(await player.line())
    stuck = await _stuck(players)
    lost, leaks = await asyncio.to_thread(_audit, url, players)
    for player in players:
        if player.client is not None:
            await player.client.close()
    return {
        "moves_acknowledged": sum(len(player.promised) for player in players),
        "moves_lost": lost,
        "leaks": leaks + sum(len(player.leaks) for player in players),
        "tables_stuck": stuck,
        "kills": results[0],
        "reconnects": sum(player.reconnects for player in players),
        "frames": sum(player.frames for player in players),
        "tables": tables,
    }


async def _stuck(players: list[Player]) -> int:
    """Tables on which nobody can play and which are not over."""
    stuck = 0
    for table in sorted({player.table for player in players}):
        crew = [player for player in players if player.table == table]
        lines = [await player.line() for player in crew]
        until = time.monotonic() + 20
        while time.monotonic() < until:
            if any(line.lobby.get("state") == "over" for line in lines):
                break
            if any(player._ready(line) for player, line in zip(crew, lines, strict=True)):
                break
            await asyncio.sleep(0.05)
        else:
            stuck += 1
    return stuck


def _audit(url: str, players: list[Player]) -> tuple[int, int]:
    """(moves promised and not stored, secrets of running tables that were sent)."""
    engine = create_engine(sync_url(url))
    lost = leaks = 0
    with engine.connect() as connection:
        for table in {player.table for player in players}:
            rows = connection.execute(
                select(MoveRow.seat, MoveRow.client_id, MoveRow.option).where(
                    MoveRow.table_id == table
                )
            )
            stored = {(seat, key): option for seat, key, option in rows}
            secrets = connection.execute(
                select(TableRow.seed, TableRow.salt, TableRow.secret, TableRow.state).where(
                    TableRow.id == table
                )
            ).one()
            for player in players:
                if player.table != table:
                    continue
                lost += sum(
                    1 for key, option in player.promised if stored.get((player.seat, key)) != option
                )
                views = json.dumps(player.client.views if player.client is not None else {})
                if secrets.state != "over":
                    leaks += sum(1 for word in secrets[:3] if word and word in views)
    engine.dispose()
    return lost, leaks


def run(
    *,
    seconds: float,
    tables: int = 6,
    seats: int = 3,
    kill_every: float = 4.0,
    database: str = "",
    workers: int = 1,
    seed: int = 1,
) -> dict[str, Any]:
    """Soak. `database`: `sqlite`, `postgres` (a throw-away one) or a URL; `workers` servers."""
    with tempfile.TemporaryDirectory(prefix="lockdown-soak-") as folder:
        pg = None
        url = database
        if database == "postgres":
            pg = Postgres()
            pg.start()
            url = pg.url
        elif database in ("", "sqlite"):
            url = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        try:
            with contextlib.ExitStack() as stack:
                servers = [stack.enter_context(Server(url, **LOAD)) for _ in range(workers)]
                return asyncio.run(_soak(servers, url, tables, seats, seconds, kill_every, seed))
        finally:
            if pg is not None:
                pg.__exit__()

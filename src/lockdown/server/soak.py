"""`lockdown soak server`: people play, lines break, the server is killed; nothing may be lost.

Every player keeps what was acknowledged. Whatever was sent and not acknowledged is sent again with
the same id after reconnecting, and some of it over two lines at the same moment, as an unsure page
does. When a game ends its crew begins another. At the end every acknowledged option must be
in the stored game, once, every line of talk too, and every game played again from its seed must be
the one that is stored (`lockdown.server.audit`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import statistics
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from lockdown.server.audit import audit
from lockdown.server.client import Client, Lost, post_json
from lockdown.server.scratch import LOOSE, Postgres, Server

LOAD: dict[str, Any] = {**LOOSE, "away_seconds": 100_000, "unload_seconds": 20}
_GONE = (Lost, OSError, TimeoutError, AssertionError, WebSocketException)
TWICE = 0.05
"""How often something is sent over two lines at once."""
SAMPLE_SECONDS = 2.0


@dataclass
class Span:
    """How long a soak goes on: so many seconds, and longer if too little has happened."""

    seconds: float
    moves: int = 0
    """Acknowledged moves that are wanted; for ten times the seconds at most."""
    kills: int = 0
    done_moves: int = 0
    done_kills: int = 0
    began: float = field(default_factory=time.monotonic)

    @property
    def going(self) -> bool:
        """Whether it goes on."""
        passed = time.monotonic() - self.began
        enough = self.done_moves >= self.moves and self.done_kills >= self.kills
        return passed < self.seconds or (passed < 10 * self.seconds and not enough)


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
    sent: set[str] = field(default_factory=set)
    """Ids of all moves that were ever sent."""
    said: list[str] = field(default_factory=list)
    """Lines of talk that were acknowledged; no two are the same."""
    unsure: dict[str, Any] | None = None
    reconnects: int = 0
    frames: int = 0
    twice: int = 0
    leaks: list[str] = field(default_factory=list)
    over: bool = False

    async def line(self) -> Client:
        """The open line; opened again if it was lost."""
        while self.client is None or self.client.closed:
            client = Client(self.dice.choice(self.bases), self.table, self.token)
            client.on_frame = self.look
            try:
                await client.open(ping_interval=None)
            except Exception:  # noqa: BLE001 - a server that is not there, in whatever way
                client.drop()
                await client.close()
                await asyncio.sleep(0.2)
            else:
                self.reconnects += self.client is not None
                self.client = client
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

    async def play(self, span: Span) -> None:
        """Play at random until the time or the game is over, through every loss."""
        while span.going and not self.over:
            client = await self.line()
            try:
                if self.unsure is None:
                    await client.until(lambda c=client: self.ready(c), 2.0)  # type: ignore[misc]
                    if client.lobby.get("state") == "over":
                        self.over = True
                        return
                    self._choose(client)
                await self.send(client)
                span.done_moves += 1
                if self.dice.random() < TWICE:
                    await self._say(client)
            except TimeoutError:
                continue  # somebody else's turn; look whether the line still lives
            except _GONE:
                await asyncio.sleep(0.05)
            await asyncio.sleep(self.dice.random() * 0.05)
            if self.dice.random() < 0.01:
                client.drop()

    def ready(self, client: Client) -> bool:
        """Whether there is something to do."""
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
        self.sent.add(self.unsure["id"])

    async def send(self, client: Client) -> None:
        """Send what is to be played until it is known what became of it."""
        assert self.unsure is not None  # noqa: S101 - chosen before
        wish = {k: v for k, v in self.unsure.items() if k != "secret"}
        answer = await self._ask(client, "play", wish)
        if answer["op"] == "ack" and not self.unsure["secret"]:
            self.promised.append((wish["id"], wish["option"]))
        if answer["op"] == "ack" or answer["code"] != "storage":
            self.unsure = None

    async def _say(self, client: Client) -> None:
        word = uuid.uuid4().hex
        answer = await self._ask(client, "say", {"seat": self.seat, "text": word, "id": word})
        if answer["op"] == "ack":
            self.said.append(word)

    async def _ask(self, client: Client, op: str, fields: dict[str, Any]) -> dict[str, Any]:
        """Over this line, and sometimes over another one at the same moment."""
        if self.dice.random() >= TWICE:
            return await client.ask(op, 5.0, **fields)
        self.twice += 1
        other = Client(self.dice.choice(self.bases), self.table, self.token)
        other.on_frame = self.look
        try:
            await other.open(ping_interval=None)
            both = (client.ask(op, 5.0, **fields), other.ask(op, 5.0, **fields))
            found = await asyncio.gather(*both, return_exceptions=True)
        finally:
            other.drop()
            await other.close()
        answers = [answer for answer in found if isinstance(answer, dict)]
        if not answers:
            raise Lost
        # Acknowledged over one of them is acknowledged.
        return next((answer for answer in answers if answer["op"] == "ack"), answers[0])


async def _table(bases: list[str], seats: int, dice: random.Random) -> list[Player]:
    """A started table; raises whatever goes wrong when a server is killed meanwhile."""
    base = dice.choice(bases)
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


async def _crew(players: list[Player], span: Span, dice: random.Random) -> list[Player]:
    """One game after the other, the first at a table that is there; all players of all of them."""
    everybody, bases, seats = list(players), players[0].bases, len(players)
    while span.going:
        await asyncio.gather(*(player.play(span) for player in players))
        if not all(player.over for player in players):
            break
        for player in players:
            if player.client is not None:
                await player.client.close()
        while span.going:
            try:
                players = await _table(bases, seats, dice)
            except Exception:  # noqa: BLE001 - the server was killed meanwhile, in whatever way
                await asyncio.sleep(0.2)
            else:
                everybody += players
                break
    return everybody


async def _killer(servers: list[Server], span: Span, every: float, dice: random.Random) -> None:
    while every:
        await asyncio.sleep(every * (0.5 + dice.random()))
        if not span.going:
            return
        server = dice.choice(servers)
        await asyncio.to_thread(server.kill)
        span.done_kills += 1
        await asyncio.to_thread(server.start)


async def _memory(servers: list[Server], span: Span) -> list[int]:
    """What the servers hold, all together, from time to time."""
    found: list[int] = []
    while span.going:
        await asyncio.sleep(SAMPLE_SECONDS)
        with contextlib.suppress(OSError):  # one of them is just not there
            found.append(sum(server.memory() for server in servers))
    return found


def growth(samples: list[int]) -> dict[str, float]:
    """MB in the second quarter of the time and in the last: the first is for warming up."""
    quarter = len(samples) // 4
    if not quarter:
        return {}
    early, late = samples[quarter : 2 * quarter], samples[-quarter:]
    return {
        "memory_mb_early": round(statistics.median(early) / 1e6, 1),
        "memory_mb_late": round(statistics.median(late) / 1e6, 1),
        "memory_mb_most": round(max(samples) / 1e6, 1),
    }


async def _soak(
    servers: list[Server],
    url: str,
    tables: int,
    seats: int,
    span: Span,
    every: float,
    seed: int,
) -> dict[str, Any]:
    dice = random.Random(seed)
    bases = [server.base for server in servers]
    first = [await _table(bases, seats, dice) for _ in range(tables)]
    span.began = time.monotonic()
    killing = asyncio.create_task(_killer(servers, span, every, dice))
    watching = asyncio.create_task(_memory(servers, span))
    dices = [random.Random(dice.random()) for _ in first]
    crews = await asyncio.gather(
        *(_crew(players, span, each) for players, each in zip(first, dices, strict=True))
    )
    players = [player for crew in crews for player in crew]
    await killing
    samples = await watching
    for player in players:  # what is still unsure is settled now
        if player.unsure is not None:
            with contextlib.suppress(*_GONE):
                await player.send(await player.line())
    stuck = await _stuck(players)
    found = await asyncio.to_thread(audit, url, players)
    for player in players:
        if player.client is not None:
            await player.client.close()
    return {
        "moves_acknowledged": sum(len(player.promised) for player in players),
        "moves_lost": found.lost,
        "moves_doubled": found.doubled,
        "games_wrong": found.wrong,
        "leaks": found.leaks + sum(len(player.leaks) for player in players),
        "tables_stuck": stuck,
        "lines_said": sum(len(player.said) for player in players),
        "sent_over_two_lines": sum(player.twice for player in players),
        "kills": span.done_kills,
        "reconnects": sum(player.reconnects for player in players),
        "frames": sum(player.frames for player in players),
        "tables": tables,
        "games": len({player.table for player in players}),
        "games_over": len({player.table for player in players if player.over}),
        **growth(samples),
    }


async def _stuck(players: list[Player]) -> int:
    """Tables on which nobody can play and which are not over."""
    stuck = 0
    for table in sorted({player.table for player in players}):
        crew = [player for player in players if player.table == table]
        if all(player.over for player in crew):
            continue
        lines = [await player.line() for player in crew]
        until = time.monotonic() + 20
        while time.monotonic() < until:
            if any(line.lobby.get("state") == "over" for line in lines):
                break
            if any(player.ready(line) for player, line in zip(crew, lines, strict=True)):
                break
            await asyncio.sleep(0.05)
        else:
            stuck += 1
    return stuck


def run(
    *,
    seconds: float,
    tables: int = 6,
    seats: int = 3,
    kill_every: float = 4.0,
    database: str = "",
    workers: int = 1,
    seed: int = 1,
    moves: int = 0,
) -> dict[str, Any]:
    """Soak. `database`: `sqlite`, `postgres` (a throw-away one) or a URL; `workers` servers.

    With `moves`, a slow machine takes longer until so many are acknowledged and one kill is done.
    """
    span = Span(seconds, moves, int(bool(moves and kill_every)))
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
                return asyncio.run(_soak(servers, url, tables, seats, span, kill_every, seed))
        finally:
            if pg is not None:
                pg.__exit__()

"""`lockdown bench server`: real processes, real sockets, one load generator on the same machine."""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from lockdown.server.scratch import LOOSE, Postgres, Server

LOAD: dict[str, Any] = {**LOOSE, "away_seconds": 100_000}


class _Frame(msgspec.Struct):
    """As little of a frame as the load generator needs."""

    op: str
    seat: int = -1
    decision: str = ""
    id: str = ""
    code: str = ""
    token: str = ""
    view: Any = None
    changes: list[Any] = []
    lobby: Any = None


_decode = msgspec.json.Decoder(_Frame).decode
_encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Seat:
    """One player of the load: a socket and the decision it has to take."""

    table: BenchTable
    number: int
    socket: ClientConnection
    asked: str = ""
    question: Any = None

    async def read(self) -> None:
        """Take frames in until the line is closed."""
        async for raw in self.socket:
            frame = _decode(raw)
            now = time.perf_counter()
            if frame.op == "update":
                self.table.last = now
                if frame.view is not None:
                    self.question = frame.view["decision"]
                for change in frame.changes:
                    self._change(change)
                self.asked = frame.decision
                if frame.decision:
                    self.table.ready.set()
            elif frame.op == "ack" and frame.id == self.table.sent:
                self.table.acked = now
                self.table.ready.set()
            elif frame.op == "error":
                # Two seats of one reaction window: the first to react overtakes the second, whose
                # update is still under way. The fresh view comes with the refusal.
                self.table.overtaken += frame.code == "stale"
                self.table.errors += frame.code != "stale"
                self.table.acked = now
                self.table.ready.set()
            elif frame.op == "lobby" and frame.lobby["state"] == "over":
                self.table.over = True
                self.table.ready.set()

    def _change(self, change: Any) -> None:
        path = change["path"]
        if path[0] != "decision":
            return
        if len(path) == 1:
            self.question = change["value"]
            return
        target = self.question
        for key in path[1:-1]:
            target = target[key]
        if change["removed"]:
            del target[path[-1]]
        else:
            target[path[-1]] = change["value"]


@dataclass(eq=False)
class BenchTable:
    """One table of the load."""

    id: str
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    seats: list[Seat] = field(default_factory=list)
    sent: str = ""
    sent_at: float = 0.0
    acked: float = 0.0
    last: float = 0.0
    errors: int = 0
    overtaken: int = 0
    moves: int = 0
    over: bool = False
    latencies: list[float] = field(default_factory=list)

    def finished(self) -> bool:
        """Whether the game is over."""
        return self.over

    def answered(self) -> bool:
        """Whether the last option was acknowledged or refused."""
        return self.acked > 0

    async def move(self, dice: random.Random) -> bool:
        """Send one option and wait for its acknowledgement; False once the game is over."""
        while True:
            seat = next((s for s in self.seats if s.asked), None)
            if self.finished():
                return False
            if seat is not None:
                break
            self.ready.clear()
            await asyncio.wait_for(self.ready.wait(), 60)
        option = dice.choice(seat.question["options"])["text"]
        self.moves += 1
        self.sent = f"{self.id}{self.moves}"
        message = {
            "op": "play",
            "seat": seat.number,
            "decision": seat.asked,
            "option": option,
            "id": self.sent,
        }
        seat.asked, self.acked = "", 0.0
        self.sent_at = time.perf_counter()
        await seat.socket.send(_encode(message), text=True)
        while not self.answered():
            if self.finished():
                return False
            self.ready.clear()
            await asyncio.wait_for(self.ready.wait(), 60)
        return True


async def _hello(base: str, table: str, tokens: list[str]) -> ClientConnection:
    socket = await connect(
        base.replace("http", "ws") + "/ws",
        max_size=None,
        compression=None,
        open_timeout=60,
        ping_interval=None,
    )
    await socket.send(_encode({"op": "hello", "table": table, "tokens": tokens}), text=True)
    return socket


async def _sit(base: str, seats: int, tasks: list[asyncio.Task[None]]) -> BenchTable:
    """A started table with one socket a seat."""
    made = await asyncio.to_thread(_create, base, seats)
    table = BenchTable(made["table"])
    sockets = [await _hello(base, table.id, [made["token"]])]
    for number in range(1, seats):
        socket = await _hello(base, table.id, [])
        await socket.send(_encode({"op": "take", "seat": number, "id": "t"}), text=True)
        while (answer := _decode(await asyncio.wait_for(socket.recv(), 60))).op != "ack":
            if answer.op == "error":
                raise RuntimeError(f"no seat: {answer.code}")
        sockets.append(socket)
    loop = asyncio.get_running_loop()
    for number, socket in enumerate(sockets):
        table.seats.append(Seat(table, number, socket))
        tasks.append(loop.create_task(table.seats[-1].read()))
    await sockets[0].send(_encode({"op": "start", "id": "s"}), text=True)
    return table


def _create(base: str, seats: int, **more: Any) -> dict[str, Any]:
    from lockdown.server.client import post_json  # noqa: PLC0415 - runs in threads

    made: dict[str, Any] = post_json(
        f"{base}/api/tables", {"players": seats, "options": {"reaction_seconds": 0}, **more}, 60
    )
    return made


async def _steady(table: BenchTable, every: float, until: float, dice: random.Random) -> None:
    """One move every so many seconds; the latency counts up to the last update of anybody."""
    await asyncio.sleep(dice.random() * every)
    while time.perf_counter() < until and not table.over:
        began = time.perf_counter()
        table.last = 0.0
        if not await table.move(dice):
            return
        await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))
        table.latencies.append(max(table.acked, table.last) - table.sent_at)


async def _flat_out(table: BenchTable, until: float, dice: random.Random) -> int:
    moves = 0
    while time.perf_counter() < until and await table.move(dice):
        moves += 1
    return moves


async def _measure(
    server: Server, tables: int, seats: int, seconds: float, every: float
) -> dict[str, Any]:
    # The load is not what is measured: its own collections would count as the server's delays.
    gc.disable()
    dice = random.Random(1)
    idle = await _idle_bytes(server, seats)
    tasks: list[asyncio.Task[None]] = []
    made: list[BenchTable] = []
    for start in range(0, tables, 10):
        made += await asyncio.gather(
            *(_sit(server.base, seats, tasks) for _ in range(min(10, tables - start)))
        )
    await asyncio.sleep(2)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(_steady(t, every, until, random.Random(dice.random())) for t in made))
    found = sorted(x for t in made for x in t.latencies)
    live = [t for t in made if not t.over][:100]
    cpu = server.cpu_seconds()
    began = time.perf_counter()
    stop = began + min(10.0, seconds)
    counts = await asyncio.gather(
        *(_flat_out(t, stop, random.Random(i)) for i, t in enumerate(live))
    )
    rate = sum(counts) / (time.perf_counter() - began)
    # What the server itself used: says more than the clock on a machine that others use too.
    used = (server.cpu_seconds() - cpu) / max(1, sum(counts)) if server.workers == 1 else 0.0
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "p50_ms": round(statistics.median(found) * 1000, 1),
        "p99_ms": round(found[int(len(found) * 0.99)] * 1000, 1),
        "moves_measured": len(found),
        "moves_per_second": round(rate, 1),
        "cpu_ms_per_move": round(used * 1000, 2),
        "bytes_per_idle_table": idle,
        "errors": sum(t.errors for t in made),
        "overtaken": sum(t.overtaken for t in made),
    }


async def _idle_bytes(server: Server, seats: int, count: int = 100) -> int:
    """Growth of the server's memory by a started table that nobody is connected to."""

    async def several() -> None:
        for start in range(0, count, 20):
            await asyncio.gather(
                *(
                    asyncio.to_thread(_create, server.base, seats, start=True)
                    for _ in range(start, start + 20)
                )
            )

    if server.workers > 1:
        return 0
    await several()  # warm up: code, caches, pools
    before = server.memory()
    await several()
    return max(0, server.memory() - before) // count


def run(
    *,
    tables: int,
    seats: int = 4,
    seconds: float = 20.0,
    every: float = 5.0,
    workers: int = 1,
    database: str = "",
) -> dict[str, Any]:
    """Measure; `database` is `sqlite`, `postgres` (a throw-away one) or a URL."""
    with tempfile.TemporaryDirectory(prefix="lockdown-bench-") as folder:
        pg = None
        url = database
        if database == "postgres":
            pg = Postgres()
            pg.start()
            url = pg.url
        elif database in ("", "sqlite"):
            url = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        try:
            with Server(url, workers=workers, **LOAD) as server:
                figures = asyncio.run(_measure(server, tables, seats, seconds, every))
        finally:
            if pg is not None:
                pg.__exit__()
    return {
        "tables": tables,
        "seats": seats,
        **figures,
        "workers": workers,
        "database": "sqlite" if url.startswith("sqlite") else "postgresql",
        "move_every_s": every,
        "seconds": seconds,
    }

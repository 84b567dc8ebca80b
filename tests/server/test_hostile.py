"""Bad frames, foreign pages, slow readers: nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lockdown.server import protocol as p
from lockdown.server.client import Client
from lockdown.server.hub import NO_TABLE_SECONDS
from lockdown.server.scratch import LOOSE, Server
from tests.server.tables import close, create, crew, next_decider, play_on

pytestmark = pytest.mark.anyio
#: What uvloop's timers, which count whole milliseconds, may be early by.
TICK = 0.002


def ws(server: Server) -> str:
    return server.base.replace("http", "ws") + "/ws"


BAD = [
    "",
    "null",
    "[]",
    "{}",
    '{"op": "nonsense"}',
    '{"op": "hello"}',
    '{"op": "hello", "table": 7}',
    '{"op": "play", "seat": "A"}',
    '{"op": "play", "seat": 1e400, "decision": "", "option": "", "id": ""}',
    '{"op": "ping", "at": 99999999999999999999999999}',
    "[" * 8000,
    '{"op":' * 2000,
    "\u0000\ud7ff",
    '{"op": "hello", "table": "' + "x" * 15_000 + '"}',
    '{"op": "hello", "table": "../../../etc/passwd"}',
]


@pytest.mark.parametrize("raw", BAD, ids=range(len(BAD)))
async def test_bad_frames_are_answered(server: Server, raw: str) -> None:
    async with connect(ws(server), compression=None) as line:
        await line.send(raw)
        answer = json.loads(await asyncio.wait_for(line.recv(), 30))
        assert answer["op"] == "error"
        assert answer["code"] in ("malformed", "no_table", "hello_first", "too_long")
        # And the line still works.
        await line.send('{"op": "ping"}')
        assert json.loads(await asyncio.wait_for(line.recv(), 30))["code"] == "hello_first"


async def test_binary_and_oversized_frames(server: Server) -> None:
    async with connect(ws(server), compression=None) as line:
        await line.send(b"\x00\xff\x00")
        assert json.loads(await asyncio.wait_for(line.recv(), 30))["code"] == "malformed"
        await line.send(json.dumps({"op": "hello", "table": "y" * 20_000}))
        assert json.loads(await asyncio.wait_for(line.recv(), 30))["code"] == "too_long"
        await line.send("z" * 200_000)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(line.recv(), 30)


_words = st.text(max_size=20) | st.integers() | st.booleans() | st.none() | st.floats()
_values = st.recursive(
    _words,
    lambda v: st.lists(v, max_size=3) | st.dictionaries(st.text(max_size=8), v, max_size=3),
    max_leaves=6,
)
_ops = sorted(cls.__struct_config__.tag for cls in p.ClientMessage.__args__)
_fields = ["seat", "other", "option", "decision", "id", "name", "kind", "choice", "about", "to"]
_frames = st.builds(
    lambda op, rest: {**rest, "op": op},
    st.sampled_from([op for op in _ops if op not in ("hello", "start", "leave")]),
    st.dictionaries(
        st.sampled_from([*_fields, "text", "channel", "players", "options", "until", "url"]),
        st.integers(-2, 6) | _values,
        max_size=6,
    ),
)


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(frames=st.lists(_frames, min_size=5, max_size=20))
def test_random_messages_do_no_harm(server: Server, frames: list[dict[str, Any]]) -> None:
    async def throw() -> None:
        made = create(server.base, players=3)
        async with Client(server.base, made["table"], made["token"]) as client:
            for frame in frames:
                await client.send(frame)
            answer = await client.ask("resync")
            assert answer["op"] == "ack"
            assert all(error["code"] != "internal" for error in client.errors), client.errors
            # A message that happens to be right may take a free seat for the same screen.
            asked = [frame.get("seat", -1) for frame in frames if frame.get("op") == "take"]
            assert all(seat == 0 or seat in asked for seat in client.welcome["seats"])

    asyncio.run(throw())


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(frames=st.lists(_frames, min_size=5, max_size=20), dice=st.randoms(use_true_random=False))
def test_random_messages_in_a_running_game(
    server: Server, frames: list[dict[str, Any]], dice: random.Random
) -> None:
    """Half of them for the own seat, some with the name of the open decision: never a failure."""

    async def throw() -> None:
        made = create(
            server.base, players=2, bots=["random"], start=True, options={"reaction_seconds": 0}
        )
        async with Client(server.base, made["table"], made["token"]) as client:
            await client.until(lambda: 0 in client.views)
            for frame in frames:
                aimed = {**frame, "id": str(dice.random())} if dice.random() < 0.8 else frame
                if dice.random() < 0.5:
                    aimed["seat"] = 0
                if dice.random() < 0.3 and client.options(0):
                    aimed["decision"] = client.decisions[0]
                    aimed["option"] = dice.choice([*client.options(0), "move 099", "\u0000"])
                await client.send(aimed)
            assert (await client.ask("resync"))["op"] == "ack"
            assert all(error["code"] != "internal" for error in client.errors), client.errors
            # The table still works.
            if client.lobby["state"] == "playing" and not client.lobby["seats"][0]["stand_in"]:
                await client.until(lambda: bool(client.options(0)) or _over(client))

    asyncio.run(throw())


def _over(client: Client) -> bool:
    return bool(client.lobby["state"] != "playing" or client.lobby["seats"][0]["stand_in"])


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(raw=st.text(max_size=200) | st.binary(max_size=200))
def test_random_frames_are_answered(server: Server, raw: str | bytes) -> None:
    async def throw() -> None:
        async with connect(ws(server), compression=None) as line:
            await line.send(raw)
            answer = json.loads(await asyncio.wait_for(line.recv(), 30))
            assert (answer["op"], answer["code"]) == ("error", "malformed")

    asyncio.run(throw())


async def test_whoever_does_not_say_hello_has_to_go(tmp_path: Any) -> None:
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", hello_seconds=3) as server:
        made = create(server.base)
        async with Client(server.base, made["table"], made["token"]) as polite:
            async with connect(ws(server), compression=None) as line:
                await line.send('{"op": "ping"}')
                assert json.loads(await asyncio.wait_for(line.recv(), 30))["code"] == "hello_first"
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(line.recv(), 30)
            await polite.settle()


async def test_foreign_pages_may_not_connect(server: Server) -> None:
    with pytest.raises(InvalidStatus):
        await connect(ws(server), origin="https://evil.example")  # type: ignore[arg-type]
    async with connect(ws(server), origin=server.base):  # type: ignore[arg-type]
        pass
    async with httpx.AsyncClient(base_url=server.base) as http:
        refused = await http.post(
            "/api/tables", json={}, headers={"Origin": "https://evil.example"}
        )
        assert refused.status_code == 403
        made = await http.post("/api/tables", json={}, headers={"Origin": server.base})
        assert made.status_code == 201
        assert "default-src 'self'" in made.headers["content-security-policy"]
        assert made.headers["referrer-policy"] == "no-referrer"
        big = await http.post("/api/tables", content=b"x" * 100_000)
        assert big.status_code in (400, 413)


NESTED: tuple[Callable[[int], str], ...] = (
    lambda n: "[" * n + "]" * n,
    lambda n: "[" * n,
    lambda n: '{"options":' * n,
    lambda n: '{"a":' * n + "1" + "}" * n,
    lambda n: '{"options":{"rules":{"x":' + "[" * n + "]" * n + "}}}",
    lambda n: '{"note":' + '{"a":' * n + "1" + "}" * n + "}",
)


async def test_deeply_nested_bodies_are_refused(server: Server) -> None:
    """They gave 500: whoever reads them runs out of stack."""
    made = create(server.base)
    async with httpx.AsyncClient(base_url=server.base) as http:
        for path in ("/api/tables", f"/api/tables/{made['table']}/report"):
            for make in NESTED:
                for depth in (1_000, 5_000, 10_000):
                    body = make(depth)
                    answer = await http.post(
                        path, content=body, headers={"Content-Type": "application/json"}
                    )
                    expected = 400 if len(body) <= 65_536 else 413
                    assert answer.status_code == expected, (path, depth, body[:30])
                    assert answer.headers["content-type"] == "application/json"


ODD = ("\x00", "a\x00b", "\x07", "\u200b", "x" * 63 + "\x00")
"""Characters that PostgreSQL does not take, or that show nothing."""


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_ids_that_no_database_takes(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A move with such an id failed, and all moves of other tables that were stored with it."""
    url = f"sqlite:///{tmp_path / 't.sqlite3'}"
    if kind == "postgres":
        url = request.getfixturevalue("postgres").url
    with Server(url, **LOOSE) as server:
        clients = await crew(server.base, 2)
        client, seat = await next_decider(clients) or (clients[0], 0)
        move = {"decision": client.decisions[seat], "option": client.options(seat)[0]}
        for odd in ODD:
            for op, fields in (
                ("play", move),
                ("undo", {}),
                ("say", {"text": "hi"}),
                ("leave", {}),
                ("vote", {"about": "absent", "choice": "bot", "of": 1 - seat}),
            ):
                await client.send({"op": op, "seat": seat, "id": odd, **fields})
        await client.settle()
        assert {error["code"] for error in client.errors} == {"malformed"}
        assert len(client.errors) == 5 * len(ODD)
        assert (await client.play(seat, move["option"]))["op"] == "ack"
        # Neither does any other way in ask the database for what it cannot hold.
        for table in ("AAAAAAAAAA\x00AAAA", "AAAAAAAAAA\x07AAAA", "AAAAAAAAAA'--AA"):
            async with connect(ws(server), compression=None) as line:
                await line.send(json.dumps({"op": "hello", "table": table}))
                answer = json.loads(await asyncio.wait_for(line.recv(), 30))
                assert answer["code"] == "no_table"
            async with httpx.AsyncClient(base_url=server.base) as http:
                asked = {"tables": [{"table": table, "tokens": ["\x00"]}]}
                standings = await http.post("/api/standings", json=asked)
                assert (standings.status_code, standings.json()) in ((200, []), (201, []))
        assert "Traceback" not in server.log.read_text()
        assert "failed" not in server.log.read_text()
        await close(clients)


async def test_unknown_tables_and_bad_tokens_look_the_same(server: Server) -> None:
    hidden = create(server.base, players=2, bots=["random"], start=True)
    unseen = create(
        server.base, players=2, bots=["random"], start=True, options={"spectators": False}
    )
    answers = []
    for table, tokens in (
        ("AAAAAAAAAAAAAAAA", []),
        ("AAAAAAAAAAAAAAAA", [hidden["token"]]),
        (unseen["table"], []),
        (unseen["table"], ["wrong"]),
        (unseen["table"], [hidden["token"]]),
    ):
        async with connect(ws(server), compression=None) as line:
            await line.send(json.dumps({"op": "hello", "table": table, "tokens": tokens}))
            answers.append(await asyncio.wait_for(line.recv(), 30))
    assert len(set(answers)) == 1
    async with httpx.AsyncClient(base_url=server.base) as http:
        unknown = await http.post("/api/tables/AAAAAAAAAAAAAAAA/report", json={})
        closed = await http.post(f"/api/tables/{unseen['table']}/report", json={})
        assert (unknown.status_code, unknown.text) == (closed.status_code, closed.text)
        for query in ("", "?eyes=open"):
            unknown = await http.get(f"/api/tables/AAAAAAAAAAAAAAAA/replay{query}")
            closed = await http.get(f"/api/tables/{unseen['table']}/replay{query}")
            assert unknown.status_code == 404
            assert (unknown.status_code, unknown.text) == (closed.status_code, closed.text)
            assert unknown.headers.keys() == closed.headers.keys()


async def test_unknown_and_closed_tables_take_the_same_time(server: Server) -> None:
    """A table in memory is refused at once, one that is not has to be looked up: both wait."""
    unseen = create(
        server.base, players=2, bots=["random"], start=True, options={"spectators": False}
    )
    for table in ("AAAAAAAAAAAAAAAA", "x", unseen["table"]):
        async with connect(ws(server), compression=None) as line:
            began = time.monotonic()
            await line.send(json.dumps({"op": "hello", "table": table}))
            assert json.loads(await asyncio.wait_for(line.recv(), 30))["code"] == "no_table"
            assert time.monotonic() - began >= NO_TABLE_SECONDS - TICK
        async with httpx.AsyncClient(base_url=server.base) as http:
            for path in ("replay", "replay?eyes=0"):
                if len(table) > 10:
                    began = time.monotonic()
                    assert (await http.get(f"/api/tables/{table}/{path}")).status_code == 404
                    assert time.monotonic() - began >= NO_TABLE_SECONDS - TICK


async def test_a_running_game_opens_nothing(server: Server) -> None:
    made = create(server.base, players=2, bots=["random"], start=True)
    async with httpx.AsyncClient(base_url=server.base) as http:
        assert (await http.get(f"/api/tables/{made['table']}/replay")).status_code == 409
        assert (await http.get(f"/api/tables/{made['table']}/replay?eyes=0")).status_code == 409
        report = (await http.post(f"/api/tables/{made['table']}/report", json={})).json()
        assert report["seed"] == ""
        assert report["options"] == []
        assert report["view"]["me"] is None


async def test_too_many_messages_are_refused(tmp_path: Any) -> None:
    limits: dict[str, Any] = {"messages_per_second": 5, "message_burst": 20, "tables_per_minute": 3}
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", **limits) as server:
        made = create(server.base)
        async with Client(server.base, made["table"], made["token"]) as client:
            for _ in range(150):
                await client.send({"op": "ping"})
            await client.until(lambda: len(client.errors) >= 30)
            assert {error["code"] for error in client.errors} == {"too_fast"}
        async with httpx.AsyncClient(base_url=server.base) as http:
            codes = [(await http.post("/api/tables", json={})).status_code for _ in range(4)]
            assert codes[-1] == 429


async def test_a_slow_reader_hurts_nobody(tmp_path: Any) -> None:
    loose: dict[str, Any] = {**LOOSE, "metrics": "127.0.0.1", "send_seconds": 1}
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", **loose) as server:
        clients = await crew(server.base, 2)
        with contextlib.closing(_open_raw(server, clients[0].table)) as raw:
            await clients[0].until(lambda: clients[0].lobby["spectators"] == 1)
            # It asks for everything again and again and never reads.
            frame = _masked(json.dumps({"op": "resync"}))
            raw.settimeout(0.5)
            with contextlib.suppress(OSError):
                for _ in range(600):
                    raw.sendall(frame * 20)
                    await asyncio.sleep(0.01)
                    if clients[0].lobby["spectators"] == 0:
                        break
            assert await play_on(clients, 10, random.Random(1)) == 10
            # Told nothing any more and no longer at the table, although it never hung up.
            await clients[0].until(lambda: clients[0].lobby["spectators"] == 0)
            async with httpx.AsyncClient(base_url=server.base) as http:
                figures = (await http.get("/metrics")).text
                assert re.search(r'lockdown_slow_clients_total\{worker="\w+"\} 1\n', figures)
        assert await next_decider(clients) is not None
        await close(clients)


def _open_raw(server: Server, table: str) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert b"101" in line.recv(200)
    line.sendall(_masked(json.dumps({"op": "hello", "table": table})))
    return line


def _masked(text: str) -> bytes:
    data = text.encode()
    head = bytes([0x81]) + (
        bytes([0x80 | len(data)])
        if len(data) < 126
        else bytes([0xFE]) + len(data).to_bytes(2, "big")
    )
    return head + b"\x00\x00\x00\x00" + data

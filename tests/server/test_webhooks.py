"""Webhooks against a small server of our own, and HEAD requests."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from lockdown.server.by_itself import SAFETY_NET
from lockdown.server.client import Client
from lockdown.server.scratch import Postgres, Server
from lockdown.server.seats import Refusal
from lockdown.server.webhooks import Webhooks
from tests.server.conftest import FAST
from tests.server.tables import create, next_decider, play_on


class Listener:
    """A chat server that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, Any]]] = []
        self.news = threading.Event()
        listener = self

        class Answers(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                listener.heard.append((self.path, json.loads(body)))
                if self.path == "/moved":
                    self.send_response(302)
                    self.send_header("location", "/secret")
                else:
                    self.send_response(500 if self.path == "/broken" else 204)
                self.end_headers()
                listener.news.set()

            def do_GET(self) -> None:
                listener.heard.append((self.path, {}))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_args: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self.host = f"127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def told(self, table: str) -> list[dict[str, Any]]:
        """What it was told of one table."""
        return [words for _, words in list(self.heard) if words["table"] == table]


@pytest.fixture
def listener() -> Iterator[Listener]:
    found = Listener()
    yield found
    found.http.shutdown()
    found.http.server_close()


def test_only_allowed_hosts(listener: Listener) -> None:
    hooks = Webhooks((listener.host,))
    assert hooks.check(f"http://{listener.host}/turn") == f"http://{listener.host}/turn"
    for url in (
        "http://127.0.0.1:1/turn",
        f"http://{listener.host}@evil.example/",
        f"http://user@{listener.host}/",
        f"ftp://{listener.host}/",
        f"file:///{listener.host}",
        "nonsense",
        f"http://{listener.host}/a b",
        f"http://{listener.host}/\x00",
        f"http://{listener.host}/\r\nX-Evil: 1",
    ):
        with pytest.raises(Refusal) as refused:
            hooks.check(url)
        assert refused.value.code == "no_webhook"


def test_what_is_sent_and_what_is_not(listener: Listener) -> None:
    hooks = Webhooks((listener.host,))
    asyncio.run(hooks.call(f"http://{listener.host}/turn", "table", 1, "Bo"))
    asyncio.run(hooks.call(f"http://{listener.host}/turn", "table", 2, ""))
    same: dict[str, object] = {"table": "table", "allowed_mentions": {"parse": []}}
    assert listener.heard == [
        ("/turn", {"content": "Bo is to decide.", "seat": 1, "name": "Bo", **same}),
        ("/turn", {"content": "Player 3 is to decide.", "seat": 2, "name": "", **same}),
    ]
    # A host that the operator has since struck off the list is not called.
    asyncio.run(Webhooks(()).call(f"http://{listener.host}/turn", "table", 1, "Bo"))
    assert len(listener.heard) == 2


@pytest.mark.parametrize(
    ("language", "named", "unnamed"),
    [
        ("en", "Bo is to decide.", "Player 3 is to decide."),
        ("es", "Le toca decidir a Bo.", "Le toca decidir a Jugador 3."),
        ("pl", "Decyzja należy do: Bo.", "Decyzja należy do: Gracz 3."),
        ("de", "Bo ist am Zug.", "Spieler 3 ist am Zug."),
    ],
)
def test_the_sentence_is_said_in_the_language_of_the_table(
    listener: Listener, language: str, named: str, unnamed: str
) -> None:
    hooks = Webhooks((listener.host,))
    url = f"http://{listener.host}/turn"
    asyncio.run(hooks.call(url, "table", 1, "Bo", language))
    asyncio.run(hooks.call(url, "table", 2, "", language))
    assert [told["content"] for _, told in listener.heard] == [named, unnamed]


def test_failures_and_redirects_end_there(listener: Listener) -> None:
    hooks = Webhooks((listener.host, "127.0.0.1:1"))
    asyncio.run(hooks.call(f"http://{listener.host}/moved", "table", 0, "Ann"))
    asyncio.run(hooks.call(f"http://{listener.host}/broken", "table", 0, "Ann"))
    asyncio.run(hooks.call("http://127.0.0.1:1/nobody", "table", 0, "Ann"))
    assert [path for path, _ in listener.heard] == ["/moved", "/broken"]


def test_a_table_calls_its_webhook(listener: Listener, tmp_path: Path) -> None:
    async def scene(base: str) -> None:
        made = create(base, players=2, options={"pace": "correspondence"})
        async with Client(base, made["table"], made["token"]) as host:
            async with Client(base, made["table"]) as other:
                assert (await other.ask("take", seat=1, name="Bo"))["op"] == "ack"
                refused = await other.ask("set_webhook", url=f"http://{listener.host}/turn")
                assert refused["code"] == "host_only"
                refused = await host.ask("set_webhook", url="http://evil.example/")
                assert refused["code"] == "no_webhook"
                url = f"http://{listener.host}/turn"
                refused = await host.ask("set_webhook", url=url, language="tlh")
                assert refused["code"] == "bad_options"
                assert (await host.ask("set_webhook", url=url, language="pl"))["op"] == "ack"
            assert (await host.ask("start"))["op"] == "ack"

    with Server(
        f"sqlite:///{tmp_path / 'tables.sqlite3'}", webhooks=listener.host, **FAST
    ) as running:
        asyncio.run(scene(running.base))
        assert listener.news.wait(20)
    path, told = listener.heard[0]
    assert path == "/turn"
    assert set(told) == {"content", "table", "seat", "name", "allowed_mentions"}
    assert told["content"].startswith("Decyzja należy do: ")


async def _turns(bases: list[str], listener: Listener, wanted: int) -> tuple[str, str]:
    """Two people at two workers play until the turn has gone over so often; table and token."""
    made = create(bases[0], players=2, options={"reaction_seconds": 0})
    table = made["table"]
    async with Client(bases[0], table, made["token"]) as host, Client(bases[1], table) as other:
        assert (await other.ask("take", seat=1))["op"] == "ack"
        url = f"http://{listener.host}/turn"
        assert (await host.ask("set_webhook", url=url))["op"] == "ack"
        assert (await host.ask("start"))["op"] == "ack"
        dice, last, turns = random.Random(3), -1, 0
        while turns < wanted:
            client, seat = await next_decider([host, other]) or (host, 0)
            # Nobody is called for a secret question: that would name the one who is asked.
            turns += seat != last and not client.views[seat]["decision"]["secret"]
            last = seat
            await client.until(lambda n=turns: len(listener.told(table)) >= n)  # type: ignore[misc]
            if turns < wanted:
                await play_on([client], 1, dice)
        await asyncio.sleep(SAFETY_NET + 1)  # the other worker has looked whether it should act
    return table, made["token"]


def test_of_several_workers_one_calls_and_no_restart_calls_again(
    listener: Listener, postgres: Postgres
) -> None:
    settings: dict[str, Any] = {**FAST, "webhooks": listener.host, "away_seconds": 1000}
    with Server(postgres.url, **settings) as one:
        with Server(postgres.url, **settings) as two:
            table, token = asyncio.run(_turns([one.base, two.base], listener, 6))
        heard = listener.told(table)
        assert len(heard) == 6

    async def look(base: str) -> None:
        async with Client(base, table, token) as back:
            await back.until(lambda: 0 in back.views)
            await asyncio.sleep(1)

    with Server(postgres.url, **settings) as again:
        asyncio.run(look(again.base))
    assert listener.told(table) == heard


@pytest.mark.parametrize("path", ["/healthz", "/api/rules", "/messages/en.ftl", "/api/nothing"])
def test_head_is_get_without_a_body(path: str, server: Server) -> None:
    plain = {"accept-encoding": "identity"}
    whole = httpx.get(f"{server.base}{path}", headers=plain)
    head = httpx.head(f"{server.base}{path}", headers=plain)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert whole.content
    for name in ("content-type", "content-length", "etag", "content-security-policy"):
        assert head.headers.get(name) == whole.headers.get(name), name

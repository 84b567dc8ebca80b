"""Webhooks against a small server of our own, and HEAD requests."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from lockdown.server.client import Client
from lockdown.server.scratch import Server
from lockdown.server.seats import Refusal
from lockdown.server.webhooks import Webhooks
from tests.server.conftest import FAST
from tests.server.tables import close, create


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
    ):
        with pytest.raises(Refusal) as refused:
            hooks.check(url)
        assert refused.value.code == "no_webhook"


def test_what_is_sent_and_what_is_not(listener: Listener) -> None:
    hooks = Webhooks((listener.host,))
    asyncio.run(hooks.call(f"http://{listener.host}/turn", "table", 1, "Bo"))
    asyncio.run(hooks.call(f"http://{listener.host}/turn", "table", 2, ""))
    assert listener.heard == [
        ("/turn", {"content": "Bo is to decide.", "table": "table", "seat": 1, "name": "Bo"}),
        ("/turn", {"content": "C is to decide.", "table": "table", "seat": 2, "name": ""}),
    ]
    # A host that the operator has since struck off the list is not called.
    asyncio.run(Webhooks(()).call(f"http://{listener.host}/turn", "table", 1, "Bo"))
    assert len(listener.heard) == 2


def test_failures_and_redirects_end_there(listener: Listener) -> None:
    hooks = Webhooks((listener.host, "127.0.0.1:1"))
    asyncio.run(hooks.call(f"http://{listener.host}/moved", "table", 0, "Ann"))
    asyncio.run(hooks.call(f"http://{listener.host}/broken", "table", 0, "Ann"))
    asyncio.run(hooks.call("http://127.0.0.1:1/nobody", "table", 0, "Ann"))
    assert [path for path, _ in listener.heard] == ["/moved", "/broken"]


def test_a_table_calls_its_webhook(listener: Listener, tmp_path: Path) -> None:
    async def scene(base: str) -> None:
        made = create(base, players=2, options={"pace": "correspondence"})
        host = await Client(base, made["table"], made["token"]).open()
        other = await Client(base, made["table"]).open()
        assert (await other.ask("take", seat=1, name="Bo"))["op"] == "ack"
        refused = await other.ask("set_webhook", url=f"http://{listener.host}/turn")
        assert refused["code"] == "host_only"
        refused = await host.ask("set_webhook", url="http://evil.example/")
        assert refused["code"] == "no_webhook"
        assert (await host.ask("set_webhook", url=f"http://{listener.host}/turn"))["op"] == "ack"
        # Whoever is there need not be called.
        await close([other])
        assert (await host.ask("start"))["op"] == "ack"
        await close([host])

    with Server(
        f"sqlite:///{tmp_path / 'tables.sqlite3'}", webhooks=listener.host, **FAST
    ) as running:
        asyncio.run(scene(running.base))
        assert listener.news.wait(20)
    path, told = listener.heard[0]
    assert path == "/turn"
    assert set(told) == {"content", "table", "seat", "name"}


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

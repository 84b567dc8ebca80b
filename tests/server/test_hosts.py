"""Names that a server answers to: a page that has its own name point here may not use it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lockdown.server.limits import known_host
from lockdown.server.scratch import Server

pytestmark = pytest.mark.anyio

HOME = ["127.0.0.1", "127.0.0.1:8420", "localhost:8420", "[::1]:8420", "192.168.1.7:8420"]
NEAR = ["laptop", "laptop:8420", "laptop.local", "game.lan", "box.home.arpa", "LAPTOP.Local."]
FAR = ["evil.example", "evil.example:8420", "127.0.0.1.evil.example", "", "a b", "[::1", "evil.co"]


@pytest.mark.parametrize("host", HOME + NEAR)
def test_without_a_list_names_of_this_house_are_answered(host: str) -> None:
    assert known_host(host, ())


@pytest.mark.parametrize("host", FAR)
def test_names_that_anybody_may_own_are_not(host: str) -> None:
    """Whoever owns a name can have it point to a machine in your house, and ask in your browser."""
    assert not known_host(host, ())


def test_a_public_server_has_a_list() -> None:
    named = ("play.example.org", "*.games.example")
    for host in (
        "play.example.org",
        "PLAY.example.org.",
        "play.example.org:443",
        "a.games.example",
    ):
        assert known_host(host, named), host
    for host in ("example.org", "laptop.local", "192.168.1.7", "games.example", "evil.example"):
        assert not known_host(host, named), host
    # This machine's own checks of its health.
    assert known_host("127.0.0.1:8420", named)
    assert known_host("anything.example", ("*",))


async def test_others_are_refused(tmp_path: Path) -> None:
    wanted: dict[str, Any] = {"hosts": "play.example.org", "origins": "https://other.example"}
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", metrics="127.0.0.1", **wanted) as server:
        async with httpx.AsyncClient(base_url=server.base) as http:
            for method, path in (
                ("GET", "/api/rules"),
                ("GET", "/healthz"),
                ("POST", "/api/tables"),
            ):
                for host in ("play.example.org", "other.example"):
                    answer = await http.request(method, path, json={}, headers={"Host": host})
                    assert answer.status_code in (200, 201), (path, host)
                answer = await http.request(method, path, json={}, headers={"Host": "evil.example"})
                assert answer.status_code == 421, path
                assert "evil" not in answer.text
                assert answer.headers["x-content-type-options"] == "nosniff"
            # Its own origin is no excuse: both headers are the attacker's.
            headers = {"Host": "evil.example", "Origin": "http://evil.example"}
            assert (await http.post("/api/tables", json={}, headers=headers)).status_code == 421
            assert 'code="hosts"' in (await http.get("/metrics")).text
        url = server.base.replace("http", "ws") + "/ws"
        with pytest.raises(InvalidStatus):
            await connect(url, additional_headers={"Host": "evil.example"})
        async with connect(url) as line:
            await line.send('{"op": "ping"}')
            assert json.loads(await line.recv())["code"] == "hello_first"

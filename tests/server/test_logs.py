"""Logs tell what happened and no secrets; failures are told without their words."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import IntegrityError

from lockdown.server import protocol as p
from lockdown.server.client import Client
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.logs import JsonLines, where
from lockdown.server.migrate import upgrade
from lockdown.server.new_table import new_rows
from lockdown.server.scratch import Server
from lockdown.server.seats import Refusal
from lockdown.server.store import Store
from tests.server.conftest import FAST
from tests.server.tables import close, crew, play_on

pytestmark = pytest.mark.anyio


def look_up(secret: str) -> None:
    try:
        dict[str, int]()[secret]
    except KeyError as error:
        raise ValueError(f"not {secret}") from error


def test_failures_are_told_without_their_words() -> None:
    with pytest.raises(ValueError, match="the hand") as caught:
        look_up("the hand of seat 2")
    error = caught.value
    told = where(error)
    assert "the hand" not in told
    assert told.startswith("ValueError at test_logs.py:")
    assert "; after KeyError at test_logs.py:" in told
    record = logging.LogRecord(
        "lockdown.x", logging.ERROR, "", 0, "it %s", ("broke",), (ValueError, error, None)
    )
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["message"], line["error"]) == ("error", "it broke", told)
    assert set(line) == {"at", "level", "logger", "message", "error"}


async def test_errors_of_the_database_hide_the_values(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    first, second = new_rows(p.CreateTable(), "token"), new_rows(p.CreateTable(), "token")
    first[0].id = second[0].id = "the-same-table"
    second[0].seed, key = "12345678901234567890", second[0].secret
    await store.create(first[0], [])
    with pytest.raises(IntegrityError) as caught:
        await store.create(second[0], [])
    assert "12345678901234567890" not in str(caught.value)
    assert key not in str(caught.value)
    assert store.writer.engine.hide_parameters
    await store.close()


async def test_a_move_that_the_rules_fail_on_is_logged_without_options(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    made = await hub.create(p.CreateTable(players=2, bots=("random",), start=True))
    live: LiveTable = await hub.table(made.table)
    log = logging.getLogger("lockdown.server")
    log.addHandler(caplog.handler)
    assert live.game is not None
    options = [str(option) for option in live.game.options]
    with pytest.raises(Refusal, match="could not carry that out"):
        async with live.lock:
            await live.commit(0, "move 021", "")
    log.removeHandler(caplog.handler)
    told = " ".join(record.getMessage() for record in caplog.records)
    assert "BadOption on move" in told
    assert not any(option in told for option in options)
    if live.wakeup is not None:
        live.wakeup.cancel()
    await store.close()


async def test_every_line_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    """A server that is played at, pestered and stopped."""
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", log_json=1, **FAST) as server:
        clients = await crew(server.base, 2)
        await play_on(clients, 20, random.Random(1))
        token = clients[0].tokens[0]
        async with Client(server.base, clients[0].table, "wrong" + token[5:]) as stranger:
            await stranger.send({"op": "play", "seat": token})
        async with httpx.AsyncClient(base_url=server.base) as http:
            await http.get(f"/t/{clients[0].table}?token={token}")
            await http.post(f"/api/tables/{clients[0].table}/report", json={"token": token})
            await http.post("/api/tables", content=token.encode())
        await close(clients)
        server.stop()
        text = server.log.read_text()
        lines = [json.loads(line) for line in text.splitlines()]
        assert any("served on" in line["message"] for line in lines)
        for client in clients:
            assert not any(token in text for token in client.tokens)
            assert client.table not in text

"""Real servers for the tests: SQLite and PostgreSQL, in processes of their own."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from lockdown.server.client import Client
from lockdown.server.scratch import LOOSE, NoPostgres, Postgres, Server

FAST: dict[str, Any] = {**LOOSE, "away_seconds": 1, "metrics": "127.0.0.1"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that most tests share."""
    path = tmp_path_factory.mktemp("server") / "tables.sqlite3"
    with Server(f"sqlite:///{path}", **FAST) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL. Without one the tests are skipped, except in CI, where they fail."""
    try:
        found = Postgres(safe=False)
        found.start()
    except NoPostgres as error:
        if os.environ.get("CI") or os.environ.get("LOCKDOWN_NEEDS_POSTGRES"):
            pytest.fail(str(error))
        pytest.skip(str(error))
    try:
        yield found
    finally:
        found.__exit__()


@pytest.fixture
async def lines() -> AsyncIterator[list[Client]]:
    """Every client that a test opens; what it leaves open, or leaves behind failing, is closed."""
    opened: list[Client] = []
    connect = Client.open

    async def open_and_note(self: Client, **settings: Any) -> Client:
        opened.append(self)
        return await connect(self, **settings)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Client, "open", open_and_note)
        yield opened
    for client in opened:
        client.drop()
        await client.close()


@pytest.fixture(autouse=True)
def hang_up(request: pytest.FixtureRequest) -> None:
    """No test leaves a line behind that another one would stumble over."""
    if "anyio_backend" in request.fixturenames:
        request.getfixturevalue("lines")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A fresh database."""
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"

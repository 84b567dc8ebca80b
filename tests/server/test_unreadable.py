"""A table that cannot be read is kept, marked and explained; all others go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path

import pytest

from lockdown.server import protocol as p
from lockdown.server.client import Client
from lockdown.server.hub import Hub
from lockdown.server.migrate import upgrade
from lockdown.server.scratch import Server
from lockdown.server.store import Store
from tests.server.conftest import FAST

pytestmark = pytest.mark.anyio

DAMAGE = {
    "snapshot": "UPDATE tables SET snapshot = X'00FF' WHERE id = ?",
    "not JSON": "UPDATE tables SET lobby = '{' WHERE id = ?",
    "setup": "UPDATE tables SET setup = '{}' WHERE id = ?",
    "options": """UPDATE tables SET options = '{"pace": 7}' WHERE id = ?""",
    "opening": """UPDATE tables SET opening = '[["nonsense"]]' WHERE id = ?""",
    "seats": "DELETE FROM seats WHERE table_id = ?",
    "moves": """UPDATE moves SET told = 'x' WHERE number = 1 AND table_id = ?""",
}


async def bots_in_play(store: Store, count: int) -> list[p.CreatedTable]:
    """Tables at which nobody but bots plays; the server that had them is gone."""
    hub = Hub(store)
    made = []
    for _ in range(count):
        table = await hub.create(p.CreateTable(players=2, bots=("random",)))
        live = await hub.table(table.table)
        live.schedule = lambda delay=0.0: None  # type: ignore[method-assign]
        await hub.start_game(live)
        assert live.game is not None
        for _ in range(2):
            assert live.game.decision is not None
            async with live.lock:
                await live.commit(live.game.decision.seat, str(live.game.options[0]), "")
        for seat in live.seats:
            seat.kind, seat.bot = "bot", "random"
        async with live.lock:
            await live.save({}, seats=True)
        made.append(table)
    return made


async def until_over(path: Path, *tables: str) -> None:
    """Wait until these games are over, without joining them."""
    async with asyncio.timeout(120):
        for table in tables:
            state = ""
            while state != "over":
                await asyncio.sleep(0.2)
                with contextlib.closing(sqlite3.connect(path)) as database:
                    (state,) = database.execute(
                        "SELECT state FROM tables WHERE id = ?", (table,)
                    ).fetchone()


async def test_one_unreadable_row_stops_no_other_table(sqlite_url: str, tmp_path: Path) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    made = await bots_in_play(store, len(DAMAGE) + 2)
    await store.close()
    broken = dict(zip(DAMAGE, (table.table for table in made[1:-1]), strict=True))
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        for name, table in broken.items():
            assert database.execute(DAMAGE[name], (table,)).rowcount > 0
    database.close()
    with Server(sqlite_url, **FAST) as server:
        # Nobody looks at them: they go on by themselves, the first and the last to be resumed.
        await until_over(tmp_path / "tables.sqlite3", made[0].table, made[-1].table)
        for name, table in broken.items():
            async with Client(server.base, table) as client:
                assert [error["code"] for error in client.errors] == ["unreadable"], name
        log = server.log.read_text()
        for name, table in broken.items():
            assert f"table {table} cannot be read" in log, name
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        marked = dict(database.execute("SELECT id, fault FROM tables WHERE fault <> ''"))
        kept = database.execute("SELECT count(*) FROM tables").fetchone()[0]
        # Whoever mends a row has a table again.
        database.execute(
            "UPDATE tables SET lobby = ? WHERE id = ?", (json.dumps({}), broken["not JSON"])
        )
    database.close()
    assert set(marked) == set(broken.values())
    assert kept == len(made)
    with Server(sqlite_url, **FAST) as server:
        async with Client(server.base, broken["not JSON"]) as watching:
            await watching.until(lambda: watching.lobby["state"] == "over", 90)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        left = dict(database.execute("SELECT id, fault FROM tables WHERE fault <> ''"))
    database.close()
    assert set(left) == set(broken.values()) - {broken["not JSON"]}

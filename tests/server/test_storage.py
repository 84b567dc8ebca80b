"""Storage: nothing acknowledged is lost, on both databases, whoever dies."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from lockdown import __version__
from lockdown.games.lockdown.game import RULES
from lockdown.server import protocol as p
from lockdown.server import soak, wire
from lockdown.server.client import Client
from lockdown.server.hub import Hub
from lockdown.server.migrate import upgrade
from lockdown.server.new_table import new_rows
from lockdown.server.rows import Base
from lockdown.server.scratch import Postgres, Server
from lockdown.server.store import Store, VersionConflict, sync_url
from tests.server.conftest import FAST
from tests.server.tables import close, crew, next_decider, play_on, settle

pytestmark = pytest.mark.anyio

WRONG = ("moves_lost", "moves_doubled", "games_wrong", "leaks", "tables_stuck")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Both databases, empty of tables of other tests where that matters."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    found: Postgres = request.getfixturevalue("postgres")
    return found.url


def test_migrations_lead_to_the_models(database: str) -> None:
    upgrade(database)
    upgrade(database)
    engine = create_engine(sync_url(database))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


async def test_of_two_that_append_one_wins(database: str) -> None:
    upgrade(database)
    one, two = Store(database, "one"), Store(database, "two")
    row, seats = new_rows(p.CreateTable(), "token")
    table = row.id
    await one.create(row, seats)
    results = await asyncio.gather(
        one.change(table, 1, {"state": "a"}),
        two.change(table, 1, {"state": "b"}),
        return_exceptions=True,
    )
    assert sum(isinstance(r, VersionConflict) for r in results) == 1
    assert (await one.versions([table]))[table] == 2
    saved = await two.load(table)
    assert saved is not None
    assert saved.row.state == ("b" if isinstance(results[0], VersionConflict) else "a")
    await one.close()
    await two.close()


async def test_tokens_are_not_stored(sqlite_url: str, tmp_path: Path) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    made = await Hub(store).create(p.CreateTable(players=2, bots=("random",), start=True))
    await store.close()
    data = b"".join(file.read_bytes() for file in tmp_path.iterdir())  # noqa: ASYNC240
    assert made.table.encode() in data
    assert made.token.encode() not in data


def test_killed_at_random_moments_on_sqlite() -> None:
    """By the command, in a process that has loaded nothing else."""
    options = ("--seconds", "7", "--tables", "3", "--kill-every", "2.5", "--moves", "60")
    command = [sys.executable, "-m", "lockdown.cli", "soak", "server", "--json", "--seed", "3"]
    done = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout, done.stderr[-2000:])
    figures = json.loads(done.stdout)
    assert figures["kills"] >= 1
    assert figures["moves_acknowledged"] > 10
    assert [figures[name] for name in WRONG] == [0] * len(WRONG), figures


def test_two_workers_one_postgres_killed_at_random(postgres: Postgres) -> None:
    figures = soak.run(
        seconds=8, tables=3, kill_every=3.5, workers=2, database=postgres.url, seed=4, moves=60
    )
    assert figures["kills"] >= 1
    assert figures["moves_acknowledged"] > 10
    assert [figures[name] for name in WRONG] == [0] * len(WRONG), figures


async def test_two_workers_play_one_table(postgres: Postgres) -> None:
    with Server(postgres.url, **FAST) as one, Server(postgres.url, **FAST) as two:
        clients = await crew(one.base, 2)
        await clients[1].close()
        clients[1] = await Client(two.base, clients[0].table, *clients[1].tokens).open()
        await clients[0].until(lambda: clients[0].lobby["seats"][1]["connected"])
        await clients[1].until(lambda: clients[1].lobby["seats"][0]["connected"])
        watching = await Client(two.base, clients[0].table, *clients[0].tokens).open()
        await watching.until(lambda: 0 in watching.views)
        assert await play_on(clients, 30, random.Random(7)) > 5
        await next_decider(clients)
        # The same seat seen through both workers: the same view, the same log.
        for what in ("views", "events", "decisions"):
            await watching.until(partial(alike, what, watching, clients[0]))
        # Talk crosses over too.
        await clients[0].ask("say", seat=0, text="over there?")
        await clients[1].until(lambda: any(x["text"] == "over there?" for x in clients[1].said))
        await close([*clients, watching])


def alike(what: str, one: Client, two: Client) -> bool:
    """Whether two lines of seat 0 have been told the same."""
    return bool(getattr(one, what)[0] == getattr(two, what)[0])


async def test_a_vote_goes_on_after_a_restart(sqlite_url: str) -> None:
    """What is stored of it has words for the seats that have voted: nobody could join any more."""
    with Server(sqlite_url, **FAST) as server:
        clients = await crew(server.base, 4)
        gone, seat = await next_decider(clients) or (clients[0], 0)
        await gone.close()
        others = [s for s in range(4) if s != seat]
        first = clients[others[0]]
        await first.until(lambda: bool(first.votes))
        who: dict[str, Any] = {"about": "absent", "choice": "still", "of": seat}
        assert (await first.ask("vote", seat=others[0], **who))["op"] == "ack"
        assert first.votes[0]["votes"] == {str(others[0]): "still"}
        await close(clients)
    with Server(sqlite_url, **FAST) as server:
        lines = [Client(server.base, first.table, *clients[s].tokens) for s in others]
        for line in lines:
            await line.open()
            assert line.errors == []
        await lines[0].until(lambda: bool(lines[0].votes))
        assert lines[0].votes[0]["votes"] == {str(others[0]): "still"}
        assert (await lines[1].ask("vote", seat=others[1], **who))["op"] == "ack"
        await lines[0].until(lambda: lines[0].lobby["seats"][seat]["stand_in"] == "still")
        await close(lines)


async def test_the_database_is_restarted_under_load(postgres: Postgres) -> None:
    # However long it takes to come back on a busy machine, it is waited for.
    with Server(postgres.url, **FAST, storage_seconds=30) as server:
        clients = await crew(server.base, 2)

        async def restart() -> None:
            await asyncio.sleep(0.5)
            await asyncio.to_thread(postgres.stop, "immediate")
            await asyncio.sleep(0.5)
            await asyncio.to_thread(postgres.start)

        work = asyncio.create_task(restart())
        dice, played = random.Random(8), 0
        while not work.done() or played < 10:
            found = await next_decider(clients)
            if found is None:
                break
            client, seat = found
            answer = await client.play(seat, dice.choice(client.options(seat)), seconds=60)
            assert answer["op"] == "ack", answer
            played += 1
            await settle(clients)
        await work
        assert played >= 10
        assert await asyncio.to_thread(_moves, server, clients) == played
        await close(clients)


def _moves(server: Server, clients: list[Client]) -> int:
    """How many moves are stored: each seat is told its own, and everybody all once it is over."""
    from lockdown.server.client import post_json

    reports: list[list[str]] = [
        post_json(f"{server.base}/api/tables/{c.table}/report", {"token": c.tokens[0]})["options"]
        for c in clients
    ]
    over = reports[0] == reports[1]  # a move begins with its seat's letter
    return len(reports[0]) if over else sum(map(len, reports))


async def test_bots_go_on_after_a_restart(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    made = await hub.create(p.CreateTable(players=3, bots=("random", "random"), start=True))
    live = await hub.table(made.table)
    if live.wakeup is not None:
        live.wakeup.cancel()
        await asyncio.wait([live.wakeup])
    for seat in live.seats:  # the whole crew are bots now, and the server dies
        seat.kind, seat.bot = "bot", "random"
    async with live.lock:
        await live.save({}, seats=True)
    await store.close()
    with Server(sqlite_url, **FAST) as server:
        async with Client(server.base, made.table) as watching:
            await watching.until(lambda: watching.lobby["state"] == "over", 90)


async def test_a_game_goes_on_after_an_upgrade(sqlite_url: str) -> None:
    """It carries the version of the rules it was begun under and goes on from its snapshot."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    made = await hub.create(p.CreateTable(players=2))
    live = await hub.table(made.table)
    for seat in live.seats:
        seat.kind = "person"
    await hub.start_game(live)
    assert live.rules_version == f"{RULES.name} {RULES.version} / {__version__}"
    for _ in range(3):
        assert live.game is not None
        assert live.game.decision is not None
        async with live.lock:
            await live.commit(live.game.decision.seat, str(live.game.options[0]), "")
    before = live.view(-1)
    if live.wakeup is not None:
        live.wakeup.cancel()
    old = json.loads(wire.snapshot(live.game))  # type: ignore[arg-type]
    assert old[2] == RULES.version
    old[2] = "0.0.1"  # as an older program wrote it
    changed = {"snapshot": json.dumps(old).encode(), "rules_version": "lockdown 0.0.1 / 0.0.1"}
    await store.change(live.id, live.version, changed)
    await store.close()
    with Server(sqlite_url, **FAST) as server:
        async with Client(server.base, made.table, made.token) as client:
            await client.until(lambda: 0 in client.views)
            assert client.lobby["rules_version"] == "lockdown 0.0.1 / 0.0.1"
            assert client.views[0]["round"] == before.round
            assert len(client.events[0]) >= len(live.game.events(0, 0))  # type: ignore[union-attr]
            if client.options(0):
                assert (await client.play(0, client.options(0)[0]))["op"] == "ack"


async def test_a_graceful_end_says_goodbye(sqlite_url: str) -> None:
    with Server(sqlite_url, **FAST) as server:
        clients = await crew(server.base, 2)
        await asyncio.to_thread(server.stop)
        async with asyncio.timeout(20):
            while not clients[0].closed:  # noqa: ASYNC110 - what it waits for is the end
                await asyncio.sleep(0.02)
        assert clients[0].socket is not None
        assert clients[0].socket.close_code == 1012  # the service is restarted: come again

"""One worker follows what another one stored, and many moves are stored together."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DataError

from lockdown import Game, Setup
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.migrate import upgrade
from lockdown.server.scratch import Postgres
from lockdown.server.store import Store, VersionConflict
from lockdown.server.writer import NOTE_BYTES, Append, Note

pytestmark = pytest.mark.anyio
ASK = p.TableOptions(reaction_seconds=0)


def test_a_snapshot_is_what_the_kernel_writes() -> None:
    game = Game.new(Setup(players=3), 4)
    dice = random.Random(4)
    while game.decision is not None:
        assert wire.snapshot(game) == game.to_bytes()
        game.play(dice.choice(list(game.options)))
    assert wire.snapshot(game) == game.to_bytes()


async def two_hubs(database: str) -> tuple[Hub, Hub, LiveTable, LiveTable]:
    """The same table of one player in the memory of two workers; nothing happens by itself."""
    upgrade(database)
    one, two = Hub(Store(database, "one")), Hub(Store(database, "two"))
    made = await one.create(p.CreateTable(players=1, options=ASK, start=True))
    here, there = await one.table(made.table), await two.table(made.table)
    for live in (here, there):
        live.schedule = lambda delay=0.0: None  # type: ignore[method-assign]
    return one, two, here, there


async def move(live: LiveTable, dice: random.Random, n: int) -> None:
    """Any option of whoever is asked."""
    assert live.game is not None
    decision = live.game.decision
    assert decision is not None
    async with live.lock:
        await live.commit(decision.seat, str(dice.choice(list(decision.options))), f"c{n}")


@pytest.mark.parametrize("kind", ["m", "v"])
async def test_a_change_while_a_table_is_being_read_is_not_missed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Read before the move, told of it before the table was there: the seat was never asked."""
    upgrade(sqlite_url)
    one, two = Hub(Store(sqlite_url, "one")), Hub(Store(sqlite_url, "two"))
    made = await one.create(p.CreateTable(players=1, options=ASK, start=True))
    here = await one.table(made.table)
    here.schedule = lambda delay=0.0: None  # type: ignore[method-assign]
    load = two.store.load

    async def slow(table: str) -> object:
        found = await load(table)
        await move(here, random.Random(1), 1)
        line = {"seat": 0, "text": "hello", "to": None, "id": "x"}
        await one.store.say(here.id, line)
        note = Note(here.id, here.version, 0, 0, "", "", 0, 0)
        changed = {"m": msgspec.json.encode([note]).decode(), "v": f"{here.id}:{here.version}"}
        await two.heard(kind, "one", changed[kind])
        return found

    monkeypatch.setattr(two.store, "load", slow)
    there = await two.table(made.table)
    await asyncio.gather(*two.tasks)
    assert there.version == here.version
    assert [line["text"] for line in there.talk] == ["hello"]
    assert there.view(0) == here.view(0)
    assert not two.missed
    for hub in (one, two):
        await hub.store.close()


async def test_moves_are_followed_without_reading(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, here, there = await two_hubs(postgres.url)
    notes: list[tuple[str, str]] = []

    def told(_connection: object, kind: str, words: str) -> None:
        notes.append((kind, words))

    monkeypatch.setattr(one.store.writer, "_tell", told)
    reads = 0
    news = two.store.news

    async def counted(table: str, moves: int) -> object:
        nonlocal reads
        reads += 1
        return await news(table, moves)

    monkeypatch.setattr(two.store, "news", counted)
    dice = random.Random(3)
    for n in range(25):
        await move(here, dice, n)
        kind, words = notes.pop()
        assert kind == "m"
        (note,) = msgspec.json.decode(words, type=list[Note])
        await two.moved_elsewhere(there, note)
        assert there.game is not None
        assert here.game is not None
        assert there.game.to_bytes() == here.game.to_bytes()
        assert there.game.view(0) == here.game.view(0)
        assert there.game.events(0, 0) == here.game.events(0, 0)
        same = ("version", "moves", "since", "state", "acknowledged", "last_secret")
        for name in same:
            assert getattr(there, name) == getattr(here, name), name
    assert reads == 0

    # What does not fit is read: a move that was missed, and rules that play it otherwise.
    await move(here, dice, 90)
    await move(here, dice, 91)
    (late,) = msgspec.json.decode(notes[-1][1], type=list[Note])
    await two.moved_elsewhere(there, late)
    assert reads == 1
    assert there.version == here.version
    await move(here, dice, 92)
    (note,) = msgspec.json.decode(notes[-1][1], type=list[Note])
    await two.moved_elsewhere(there, msgspec.structs.replace(note, check=note.check ^ 1))
    assert reads == 2
    assert there.version == here.version
    # An old note changes nothing.
    await two.moved_elsewhere(there, note)
    assert there.version == here.version

    # What is more than a move is told as a change.
    async with here.lock:
        await here.save_around(grace=1)
    assert notes[-1] == ("v", f"{here.id}:{here.version}")
    for hub in (one, two):
        await hub.store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_moves_stored_together(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    if kind == "postgres":
        url = request.getfixturevalue("postgres").url
    upgrade(url)
    hub = Hub(Store(url, "one"))
    store = hub.store
    made = [await hub.create(p.CreateTable(players=2)) for _ in range(40)]
    tables = [t.table for t in made]
    versions = await store.versions(tables)

    async def append(number: int, table: str, version: int) -> str:
        row = {"number": number, "seat": 0, "option": "x" * 200, "told": "[]", "client_id": ""}
        changed = {"snapshot": b"s", "moves": number, "state": "playing"}
        try:
            await store.append_move(table, version, {**row, "at": 1}, changed)
        except VersionConflict:
            return "conflict"
        return "stored"

    batches = store.writer.batches
    found = await asyncio.gather(*(append(1, t, versions[t]) for t in tables))
    assert found == ["stored"] * 40
    assert store.writer.batches - batches < 20  # together, and more notes than one message holds
    assert NOTE_BYTES < 40 * 200
    # One of them is late: it alone is refused, and nothing of it is stored.
    late = tables[7]
    found = await asyncio.gather(
        *(append(2, t, versions[t] + (0 if t == late else 1)) for t in tables)
    )
    assert [t for t, word in zip(tables, found, strict=True) if word != "stored"] == [late]
    for table in (late, tables[8]):
        saved = await store.load(table)
        assert saved is not None
        assert [m.number for m in saved.moves] == ([1] if table == late else [1, 2])
    await store.close()


async def test_a_change_that_cannot_be_stored_takes_no_other_with_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is stored together belongs to tables that know nothing of each other."""
    upgrade(sqlite_url)
    hub = Hub(Store(sqlite_url, "one"))
    store = hub.store
    made = [await hub.create(p.CreateTable(players=2)) for _ in range(6)]
    tables = [t.table for t in made]
    versions = await store.versions(tables)
    bad, write = tables[2], store.writer._one

    def one(connection: Connection, a: Append, again: bool) -> bool:
        if a.table_id == bad:
            raise DataError("what no database takes", None, ValueError())
        return write(connection, a, again)

    monkeypatch.setattr(store.writer, "_one", one)
    found = await asyncio.gather(
        *(store.change(t, versions[t], {"state": "over"}) for t in tables), return_exceptions=True
    )
    assert [t for t, how in zip(tables, found, strict=True) if how is not None] == [bad]
    now = await store.versions(tables)
    assert {t for t in tables if now[t] == versions[t] + 1} == set(tables) - {bad}
    await store.close()

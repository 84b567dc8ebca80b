"""The machine's clock jumps: nobody waits longer, nobody shorter, and nothing is deleted for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest
from sqlalchemy import select, update

from lockdown.kernel.game import Game, Setup
from lockdown.server import clock, house, windows, wire
from lockdown.server import protocol as p
from lockdown.server import store as store_module
from lockdown.server.clock import now_ms
from lockdown.server.hub import Hub
from lockdown.server.live import LiveTable
from lockdown.server.migrate import upgrade
from lockdown.server.rows import TableRow
from lockdown.server.scratch import Postgres
from lockdown.server.seats import Connection, Refusal
from lockdown.server.settings import Settings
from lockdown.server.store import Store
from lockdown.server.writer import Note
from tests.server.test_pace import people, secret_game

pytestmark = pytest.mark.anyio

DAY = 86_400_000
YEARS = 10 * 365 * DAY


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets the machine's clock forward or back by so many milliseconds."""
    real = time.time_ns
    by = 0

    def shifted() -> int:
        return real() + by * 1_000_000

    monkeypatch.setattr(time, "time_ns", shifted)
    monkeypatch.setattr(time, "time", lambda: shifted() / 1e9)

    def set_by(ms: int) -> None:
        nonlocal by
        by = ms

    return set_by


async def window_of(hub: Hub) -> LiveTable:
    """A reaction window that closes after one second."""
    live = await people(hub, secret_game(3, window=True), reaction_seconds=1)
    live.connections = {Connection(lambda _: None, seats={0, 1, 2})}
    assert live.window is not None
    assert windows.mode(live) == "clock"
    return live


@pytest.mark.parametrize("by", [-DAY, DAY, -YEARS, YEARS])
async def test_a_window_closes_in_time(
    sqlite_url: str, jump: Callable[[int], None], by: int
) -> None:
    """Set back by a day it stayed open for a day; set forward it closed at once."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    live = await window_of(Hub(store))
    before, began = live.game, time.monotonic()
    jump(by)
    live.schedule()
    while live.game is before:
        await asyncio.sleep(0.02)
        assert time.monotonic() - began < 30, "the window stays open"
    assert time.monotonic() - began > 0.9
    if live.wakeup is not None:
        live.wakeup.cancel()
    await store.close()


@pytest.mark.parametrize("by", [-DAY, DAY])
async def test_a_window_read_by_a_server_whose_clock_was_set(sqlite_url: str, by: int) -> None:
    """What was stored by another clock: the window stays open for its time, from now."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    live = await window_of(Hub(store))
    live.state = "lobby"
    async with live.lock:
        live.state = "playing"
        assert live.game is not None
        await live.save({"state": "playing", "snapshot": live.game.to_bytes()}, seats=True)
    async with store.begin() as session:
        await session.execute(
            update(TableRow).where(TableRow.id == live.id).values(touched=now_ms() + by)
        )
    fresh = Hub(store)
    again = await fresh.table(live.id)
    assert again.window is not None
    left = windows.wait_ms(again, now_ms())
    assert 0 <= left <= 1000
    if by > 0:  # from the future: it counts from now
        assert left > 0
    else:  # long ago, or a clock that was set: not before its time from the start of this server
        assert windows.closes(again) >= clock.STARTED + 1000
    for each in (live, again):
        if each.wakeup is not None:
            each.wakeup.cancel()
    await store.close()


@pytest.mark.parametrize("skew", [-3_600_000, 3_600_000])
async def test_workers_whose_clocks_differ(sqlite_url: str, skew: int) -> None:
    """A move that another worker has just made is young, whatever that worker's clock says."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    live = await people(hub, Game.new(Setup(players=3), 4), clock="decision", clock_seconds=600)
    assert live.game is not None
    trial = live.game.clone()
    assert trial.decision is not None
    seat, option = trial.decision.seat, str(trial.options[0])
    trial.play(option)
    check = crc32(wire.snapshot(trial))
    note = Note(live.id, live.version + 1, live.moves + 1, seat, option, "", now_ms() + skew, check)
    assert live.follow(note)
    assert abs(now_ms() - live.since) < 60_000
    await store.close()


async def stored(store: Store, hub: Hub, count: int) -> list[str]:
    """Tables in the lobby, in play and over."""
    found = []
    for number in range(count):
        made = await hub.create(p.CreateTable(players=2))
        state = ("lobby", "playing", "over")[number % 3]
        async with store.begin() as session:
            await session.execute(
                update(TableRow).where(TableRow.id == made.table).values(state=state)
            )
        found.append(made.table)
    return found


async def left(store: Store, tables: list[str]) -> int:
    return len(await store.versions(tables))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, sqlite_url: str) -> str:
    """Both databases."""
    if request.param == "sqlite":
        return sqlite_url
    found: Postgres = request.getfixturevalue("postgres")
    return found.url


async def test_no_jump_deletes_anything(database: str, jump: Callable[[int], None]) -> None:
    """Ten years ahead: all six tables were deleted, those in play too."""
    upgrade(database)
    store = Store(database)
    hub = Hub(store)
    tables = await stored(store, hub, 6)
    for by in (YEARS, 0, 2 * YEARS, -YEARS, 3 * YEARS):
        jump(by)
        for _ in range(3):
            await house.tick(hub)
        assert await left(store, tables) == 6, by
        # A restart in the meantime changes nothing.
        await house.tick(Hub(store))
        assert await left(store, tables) == 6, by
    await store.close()


async def test_what_nobody_touches_is_marked_for_days_and_then_deleted(
    sqlite_url: str, jump: Callable[[int], None]
) -> None:
    """Days of a running server, counted; the clock has to agree."""
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store, Settings(purge_lobby_days=1, purge_over_days=0, purge_playing_days=0))
    old, touched, young = await stored_lobbies(hub, 3)
    heard: list[Any] = []
    (await hub.table(old)).connections = {Connection(heard.append, seats={0})}
    a_day = house.TICKS_A_DAY
    await ticks(hub, a_day - 1)
    # The clock says that no time has passed: nothing is even marked.
    await ticks(hub, 2)
    assert await marked(store) == set()
    jump(2 * DAY)
    await ticks(hub, 1)
    assert await marked(store) == {old, touched, young}
    live = await hub.table(touched)
    async with live.lock:
        await live.save({})
    await ticks(hub, 1)
    assert await marked(store) == {old, young}
    await ticks(hub, house.MARKED_DAYS * a_day - 2)
    assert await left(store, [old, touched, young]) == 3
    async with store.begin() as session:  # somebody comes back at the last moment
        await session.execute(
            update(TableRow).where(TableRow.id == young).values(ticked=store.ticks)
        )
    await ticks(hub, 2)
    assert set(await store.versions([old, touched, young])) == {touched, young}
    assert [message.reason for message in heard] == ["purged"]
    with pytest.raises(Refusal):
        await hub.table(old)
    await store.close()


async def test_many_old_tables_go_little_by_little(
    sqlite_url: str, jump: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PURGED_AT_ONCE", 2)
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    hub = Hub(store)
    tables = await stored_lobbies(hub, 5)
    jump(8 * DAY)
    await ticks(hub, 8 * house.TICKS_A_DAY)
    young = (await stored_lobbies(hub, 1))[0]
    await ticks(hub, 4 * house.TICKS_A_DAY)
    assert list(hub.tables) == [young]
    assert set(await store.versions([*tables, young])) == {young}
    await store.close()


async def stored_lobbies(hub: Hub, count: int) -> list[str]:
    return [(await hub.create(p.CreateTable(players=2))).table for _ in range(count)]


async def ticks(hub: Hub, count: int) -> None:
    """So much time of a running server."""
    if count > 3:
        await hub.store.count_time(count - 1)
        count = 1
    for _ in range(count):
        await house.tick(hub)


async def marked(store: Store) -> set[str]:
    async with store.sessions() as session:
        found = await session.execute(select(TableRow.id).where(TableRow.marked > 0))
        return set(found.scalars())


async def test_the_clock_only_goes_forward(jump: Callable[[int], None]) -> None:
    first = now_ms()
    for by in (-YEARS, YEARS, 0, -DAY):
        jump(by)
        assert 0 <= now_ms() - first < 60_000
        assert abs(clock.wall_ms() - (time.time_ns() // 1_000_000)) < 1000

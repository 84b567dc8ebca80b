"""Storage: tables, seats, moves with what they told, talk. SQLite by default, PostgreSQL by URL.

A move is one transaction: the option, its events and the new snapshot go in together, guarded by
the table's version, before anybody is told that it was accepted. Two workers that append at the
same time collide on the version; the loser reads the table again.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from sqlalchemy import and_, create_engine, delete, event, func, insert, not_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from lockdown.server.rows import (
    PROBE,
    TICKS,
    HouseRow,
    MoveRow,
    PushRow,
    RequestRow,
    SeatRow,
    TableRow,
    TalkRow,
)
from lockdown.server.writer import SAY, Append, IdUsed, Request, VersionConflict, Writer, is_away

__all__ = ["Saved", "Store", "VersionConflict", "async_url", "sync_url"]


PURGED_AT_ONCE = 500
PROBE_SECONDS = 1.0
LINE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A database that no longer answers is noticed: libpq would wait for ever."""
TALK_KEPT = 2000
"""Lines of talk that a table keeps; older ones go."""


@dataclass
class Saved:
    """A table as read from the database."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    talk: list[TalkRow]


@dataclass(frozen=True)
class Age:
    """Not touched for long: neither by the ticks of running servers nor by the clock."""

    ticks: int
    clock: int
    """Touched before this many ticks had run, and before this moment (ms)."""

    @property
    def of_rows(self) -> Any:
        """As a condition on tables."""
        return and_(TableRow.ticked <= self.ticks, TableRow.touched < self.clock)


class SqliteFile:
    """The file of a SQLite database: it has to stay where and what it is.

    An open file can be written when it has been moved or deleted, and whoever opens it anew makes
    an empty one. What is stored then is lost, so both are refused.
    """

    def __init__(self, url: str) -> None:
        self.path = make_url(url).database or ""
        self.named = self.path not in ("", ":memory:")
        self.known: int | None = None

    def existing(self, url: str) -> str:
        """The same URL for a file that has to be there."""
        if not self.named:
            return url
        head = url.partition(":")[0]
        return f"{head}:///file:{quote(self.path)}?mode=rw&uri=true"

    def check(self) -> None:
        """Raises `OSError` if the file is not the one that it was."""
        if not self.named:
            return
        found = os.stat(self.path).st_ino  # noqa: PTH116 - often, and as quick as can be
        if self.known is None:
            self.known = found
        elif found != self.known:
            raise OSError("the database file was replaced; start the server again")


def _nothing() -> None:
    """Nothing to check."""


def sync_url(url: str) -> str:
    """The URL with a driver that needs no event loop."""
    if url.startswith(("postgresql:", "postgres:")):
        return "postgresql+psycopg:" + url.split(":", 1)[1]
    return url.replace("sqlite+aiosqlite:", "sqlite:", 1)


def async_url(url: str) -> str:
    """The URL with the async driver that we ship."""
    if url.startswith("sqlite:"):
        return url.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if url.startswith(("postgresql:", "postgres:")):
        return "postgresql+psycopg:" + url.split(":", 1)[1]
    return url


class Store:
    """The database."""

    def __init__(self, url: str, worker: str = "", patience: float = 8.0) -> None:
        self.url = async_url(url)
        self.sqlite = self.url.startswith("sqlite")
        self.file = SqliteFile(url) if self.sqlite else None
        self.probed: tuple[float, bool] = (-1e9, True)
        self.probing = asyncio.Lock()
        self.worker = worker
        self.ticks = 0
        """How long servers of this database have run, as last counted."""
        # Errors of the database end up in the log: without the values, which hold secrets.
        waits: dict[str, Any] = {"hide_parameters": True, "pool_timeout": 5}
        if self.sqlite:
            waits |= {"connect_args": {"timeout": 5}}
        else:
            waits |= {"pool_pre_ping": True, "connect_args": LINE}
        existing = self.file.existing if self.file is not None else str
        self.engine: AsyncEngine = create_async_engine(
            existing(self.url), pool_size=5, max_overflow=5, **waits
        )
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        # Writing is done in one thread with a driver that waits: it costs half as much.
        writing = create_engine(existing(sync_url(url)), pool_size=1, max_overflow=0, **waits)
        if self.sqlite:
            event.listen(writing, "connect", _prepare_sqlite)
        check = self.file.check if self.file is not None else _nothing
        self.writer = Writer(writing, None if self.sqlite else worker, patience, check)

    async def close(self) -> None:
        """Finish what was begun and let go of all connections."""
        await self.writer.close()
        await self.engine.dispose()

    def begin(self) -> Any:
        """A session inside a transaction."""
        return self.sessions.begin()

    async def alive(self) -> bool:
        """Whether the database can be written, as of a second ago."""
        async with self.probing:
            at, found = self.probed
            if time.monotonic() - at > PROBE_SECONDS:
                found = await self._probe()
                self.probed = (time.monotonic(), found)
            return found

    async def _probe(self) -> bool:
        """Write something that nobody needs: only that tells of a full disk."""
        try:
            async with asyncio.timeout(3), self.engine.begin() as connection:
                if self.file is not None:
                    self.file.check()
                row = HouseRow.name == PROBE
                more = update(HouseRow).where(row).values(number=HouseRow.number + 1)
                if not (await connection.execute(more)).rowcount:
                    with contextlib.suppress(IntegrityError):  # another worker, just now
                        await connection.execute(insert(HouseRow).values(name=PROBE))
        except Exception as error:
            if not is_away(error):
                raise
            if self.file is not None:
                await self.engine.dispose()  # it may hold a file that has no name any more
            return False
        return True

    # ---- whole tables

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """A new table in the lobby."""
        row.ticked = self.ticks
        async with self.begin() as session:
            session.add(row)
            await session.flush()
            session.add_all(seats)

    async def load(self, table_id: str) -> Saved | None:
        """Everything about a table, or None."""
        async with self.sessions() as session:
            await self._one_moment(session)
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            seats = await _all(session, SeatRow, table_id, SeatRow.seat)
            moves = await _moves_between(session, row, 0)
            talk = await _all(session, TalkRow, table_id, TalkRow.number)
            return Saved(row, list(seats), moves, list(talk))

    async def news(self, table_id: str, moves: int) -> Saved | None:
        """The table with only the moves after number `moves` and no talk, or None."""
        async with self.sessions() as session:
            await self._one_moment(session)
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            seats = await _all(session, SeatRow, table_id, SeatRow.seat)
            return Saved(row, list(seats), await _moves_between(session, row, moves), [])

    async def _one_moment(self, session: AsyncSession) -> None:
        """Read everything as it stood at one moment, whoever writes meanwhile."""
        if not self.sqlite:
            await session.connection(execution_options={"isolation_level": "REPEATABLE READ"})

    async def talk_since(self, table_id: str, number: int) -> list[dict[str, Any]]:
        """What was said after line `number`."""
        async with self.sessions() as session:
            found = await session.execute(
                select(TalkRow.line)
                .where(TalkRow.table_id == table_id, TalkRow.number > number)
                .order_by(TalkRow.number)
            )
            return list(found.scalars())

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The versions of tables as stored."""
        async with self.sessions() as session:
            found = await session.execute(
                select(TableRow.id, TableRow.version).where(TableRow.id.in_(table_ids))
            )
            return {row[0]: row[1] for row in found.all()}

    async def count_time(self, by: int = 0) -> int:
        """The ticks that servers of this database have run, `by` more than before.

        A clock that nobody can set: it only counts, and only while a server runs.
        """
        async with self.begin() as session:
            if by:
                await session.execute(
                    update(HouseRow)
                    .where(HouseRow.name == TICKS)
                    .values(number=HouseRow.number + by)
                )
            found = await session.execute(select(HouseRow.number).where(HouseRow.name == TICKS))
            self.ticks = int(found.scalar_one())
        return self.ticks

    async def keep_words(self, name: str, made: str) -> str:
        """Words that belong to the whole database; the first who makes them decides."""
        for _ in range(2):
            async with self.sessions() as session:
                found = await session.get(HouseRow, name)
                if found is not None:
                    return found.words
            with contextlib.suppress(IntegrityError):
                async with self.begin() as session:
                    session.add(HouseRow(name=name, number=0, words=made))
        return made

    async def mark_old(self, state: str, age: Age) -> int:
        """Mark tables of a state that nobody has touched for so long, and unmark all others."""
        of = TableRow.state == state
        async with self.begin() as session:
            await session.execute(
                update(TableRow).where(of, TableRow.marked > 0, not_(age.of_rows)).values(marked=0)
            )
            marked = await session.execute(
                update(TableRow)
                .where(of, TableRow.marked == 0, age.of_rows)
                .values(marked=self.ticks)
            )
            return int(marked.rowcount)

    async def purge(self, state: str, age: Age, marked_for: int) -> list[str]:
        """Delete some tables that are old and were marked so many ticks ago; returns which."""
        async with self.begin() as session:
            ids = select(TableRow.id).where(
                TableRow.state == state,
                TableRow.marked.between(1, self.ticks - marked_for),
                age.of_rows,
            )
            gone = list((await session.execute(ids.limit(PURGED_AT_ONCE))).scalars())
            for model in (RequestRow, TalkRow, MoveRow, SeatRow):
                await session.execute(delete(model).where(model.table_id.in_(gone)))
            await session.execute(delete(TableRow).where(TableRow.id.in_(gone)))
            if gone:  # browsers whose tokens open nothing any more
                held = select(SeatRow.token_hash)
                await session.execute(delete(PushRow).where(PushRow.token_hash.not_in(held)))
            return gone

    async def mark(self, table_id: str, fault: str) -> bool:
        """Note why a table cannot be read (empty: it can); whether that was not known before."""
        async with self.begin() as session:
            changed = await session.execute(
                update(TableRow)
                .where(TableRow.id == table_id, TableRow.fault != fault[:100])
                .values(fault=fault[:100])
            )
            return bool(changed.rowcount)

    async def waiting_tables(self, limit: int = 5000) -> list[str]:
        """Tables in play, most recently touched first (to resume bots after a restart)."""
        async with self.sessions() as session:
            found = await session.execute(
                select(TableRow.id)
                .where(TableRow.state == "playing")
                .order_by(TableRow.fault != "", TableRow.touched.desc())
                .limit(limit)
            )
            return list(found.scalars())

    async def count(self) -> dict[str, int]:
        """Tables by state (for metrics)."""
        async with self.sessions() as session:
            found = await session.execute(
                select(TableRow.state, func.count()).group_by(TableRow.state)
            )
            return {row[0]: row[1] for row in found.all()}

    # ---- changes

    async def append_move(
        self, table_id: str, version: int, move: dict[str, Any], changed: dict[str, Any]
    ) -> None:
        """One move in one transaction; `changed` are the row's new values."""
        await self.writer.write(Append(table_id, version, changed, move=move, ticked=self.ticks))

    async def change(
        self,
        table_id: str,
        version: int,
        changed: dict[str, Any],
        seats: Sequence[dict[str, Any]] = (),
        drop_moves_from: int | None = None,
        request: Request | None = None,
    ) -> None:
        """A change of the table that is no move: lobby, start, votes, undo."""
        await self.writer.write(
            Append(
                table_id,
                version,
                changed,
                seats=tuple(seats),
                drop_from=drop_moves_from,
                request=request,
                ticked=self.ticks,
            )
        )

    async def done(self, table_id: str, seat: int, client_id: str) -> str:
        """What was carried out for the message with that id; empty if nothing was."""
        async with self.sessions() as session:
            return await _done(session, table_id, seat, client_id)

    async def say(self, table_id: str, line: dict[str, Any]) -> int:
        """Store a line of talk; returns its number, 0 if that very message was stored before."""
        key = line["seat"], line.get("id", "")
        for _ in range(20):
            try:
                async with self.begin() as session:
                    done = await _done(session, table_id, *key) if key[1] else ""
                    if done == SAY:
                        return 0
                    if done:
                        raise IdUsed(done)
                    found = await session.execute(
                        select(func.max(TalkRow.number)).where(TalkRow.table_id == table_id)
                    )
                    number = (found.scalar_one_or_none() or 0) + 1
                    session.add(
                        TalkRow(table_id=table_id, number=number, line={**line, "n": number})
                    )
                    old = number - TALK_KEPT
                    await session.execute(
                        delete(TalkRow).where(TalkRow.table_id == table_id, TalkRow.number <= old)
                    )
                    if key[1]:
                        session.add(
                            RequestRow(
                                table_id=table_id,
                                seat=key[0],
                                client_id=key[1],
                                op=SAY,
                                number=number,
                            )
                        )
                        r = RequestRow
                        mine = (r.table_id == table_id, r.op == SAY, r.number <= old)
                        await session.execute(delete(r).where(*mine))
            except IntegrityError:
                continue
            else:
                return number
        raise VersionConflict(table_id)


async def _moves_between(session: AsyncSession, row: TableRow, after: int) -> list[MoveRow]:
    """The moves that the row's snapshot has seen: never more, even if one came in since."""
    found = await session.execute(
        select(MoveRow)
        .where(MoveRow.table_id == row.id, MoveRow.number > after, MoveRow.number <= row.moves)
        .order_by(MoveRow.number)
    )
    return list(found.scalars())


async def _done(session: AsyncSession, table_id: str, seat: int, client_id: str) -> str:
    row = await session.get(RequestRow, (table_id, seat, client_id))
    return row.op if row is not None else ""


async def _all(session: AsyncSession, model: Any, table_id: str, order: Any) -> Any:
    found = await session.execute(select(model).where(model.table_id == table_id).order_by(order))
    return found.scalars().all()


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()

"""Storage: tables, seats, moves with what they told, talk. SQLite by default, PostgreSQL by URL.

A move is one transaction: the option, its events and the new snapshot go in together, guarded by
the table's version, before anybody is told that it was accepted. Two workers that append at the
same time collide on the version; the loser reads the table again.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    delete,
    event,
    func,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.pool import NullPool


class VersionConflict(Exception):
    """Somebody else appended first; read the table again."""


class Base(DeclarativeBase):
    """All tables of the database."""


class TableRow(Base):
    """A table: its agreement, its state, and the newest snapshot."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    state: Mapped[str] = mapped_column(String(10))
    version: Mapped[int] = mapped_column(Integer)
    """Raised by every change of the row: moves, lobby changes, votes."""
    moves: Mapped[int] = mapped_column(Integer)
    setup: Mapped[dict[str, Any]] = mapped_column(JSON)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    lobby: Mapped[dict[str, Any]] = mapped_column(JSON)
    """Stand-ins, votes, rematch: what is around the game and survives a restart."""
    rules_version: Mapped[str] = mapped_column(String(20))
    secret: Mapped[str] = mapped_column(String(64))
    """Key of the opaque decision ids; never leaves the server."""
    seed: Mapped[str] = mapped_column(String(64))
    salt: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    opening: Mapped[str] = mapped_column(Text)
    snapshot: Mapped[bytes] = mapped_column(LargeBinary)
    created: Mapped[int] = mapped_column(BigInteger)
    touched: Mapped[int] = mapped_column(BigInteger, index=True)


class SeatRow(Base):
    """A seat: who plays it. The token is stored as a hash."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str] = mapped_column(String(20))
    token_hash: Mapped[str] = mapped_column(String(64))
    host: Mapped[int] = mapped_column(Integer)


class MoveRow(Base):
    """One played option with everything it told."""

    __tablename__ = "moves"
    __table_args__ = (Index("ix_moves_client", "table_id", "client_id"),)

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    option: Mapped[str] = mapped_column(Text)
    told: Mapped[str] = mapped_column(Text)
    client_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)


class TalkRow(Base):
    """Something said at a table."""

    __tablename__ = "talk"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    line: Mapped[dict[str, Any]] = mapped_column(JSON)


@dataclass
class Saved:
    """A table as read from the database."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    talk: list[TalkRow]


def now_ms() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def async_url(url: str) -> str:
    """The URL with the async driver that we ship."""
    if url.startswith("sqlite:"):
        return url.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if url.startswith(("postgresql:", "postgres:")):
        return "postgresql+psycopg:" + url.split(":", 1)[1]
    return url


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.sqlite = self.url.startswith("sqlite")
        settings: dict[str, Any] = {}
        if self.sqlite:
            # One short-lived connection a transaction: SQLite locks the file anyway.
            settings = {"poolclass": NullPool, "connect_args": {"timeout": 15}}
        else:
            settings = {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(self.url, **settings)
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    def begin(self) -> Any:
        """A session inside a transaction."""
        return self.sessions.begin()

    # ---- whole tables

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """A new table in the lobby."""
        async with self.begin() as session:
            session.add(row)
            await session.flush()
            session.add_all(seats)

    async def load(self, table_id: str) -> Saved | None:
        """Everything about a table, or None."""
        async with self.sessions() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                return None
            seats = await _all(session, SeatRow, table_id, SeatRow.seat)
            moves = await _all(session, MoveRow, table_id, MoveRow.number)
            talk = await _all(session, TalkRow, table_id, TalkRow.number)
            return Saved(row, list(seats), list(moves), list(talk))

    async def version(self, table_id: str) -> int | None:
        """The version of a table as stored, or None."""
        async with self.sessions() as session:
            found = await session.execute(select(TableRow.version).where(TableRow.id == table_id))
            return found.scalar_one_or_none()

    async def purge(self, older_than_ms: int, state: str | None = None) -> int:
        """Delete tables that nobody has touched for that long; returns how many."""
        limit = now_ms() - older_than_ms
        condition = TableRow.touched < limit
        async with self.begin() as session:
            ids = select(TableRow.id).where(condition)
            if state is not None:
                ids = ids.where(TableRow.state == state)
            gone = (await session.execute(ids)).scalars().all()
            for model in (TalkRow, MoveRow, SeatRow):
                await session.execute(delete(model).where(model.table_id.in_(gone)))
            await session.execute(delete(TableRow).where(TableRow.id.in_(gone)))
            return len(gone)

    async def waiting_tables(self, limit: int = 1000) -> list[str]:
        """Tables in play, most recently touched first (to resume bots after a restart)."""
        async with self.sessions() as session:
            found = await session.execute(
                select(TableRow.id)
                .where(TableRow.state == "playing")
                .order_by(TableRow.touched.desc())
                .limit(limit)
            )
            return list(found.scalars())

    async def count(self) -> dict[str, int]:
        """Tables by state (for metrics)."""
        async with self.sessions() as session:
            found = await session.execute(
                select(TableRow.state, func.count()).group_by(TableRow.state)
            )
            return dict(found.tuples().all())

    # ---- changes

    async def append_move(
        self, table_id: str, version: int, move: MoveRow, changed: dict[str, Any]
    ) -> None:
        """One move in one transaction; `changed` are the row's new values."""
        try:
            async with self.begin() as session:
                await _guarded(session, table_id, version, changed)
                session.add(move)
        except IntegrityError:
            raise VersionConflict(table_id) from None

    async def change(
        self,
        table_id: str,
        version: int,
        changed: dict[str, Any],
        seats: Sequence[dict[str, Any]] = (),
        drop_moves_from: int | None = None,
    ) -> None:
        """A change of the table that is no move: lobby, start, votes, undo."""
        async with self.begin() as session:
            await _guarded(session, table_id, version, changed)
            if seats:
                await session.execute(delete(SeatRow).where(SeatRow.table_id == table_id))
                session.add_all(SeatRow(table_id=table_id, **seat) for seat in seats)
            if drop_moves_from is not None:
                await session.execute(
                    delete(MoveRow).where(
                        MoveRow.table_id == table_id, MoveRow.number >= drop_moves_from
                    )
                )

    async def say(self, table_id: str, line: dict[str, Any]) -> int:
        """Store a line of talk; returns its number."""
        for _ in range(20):
            try:
                async with self.begin() as session:
                    found = await session.execute(
                        select(func.max(TalkRow.number)).where(TalkRow.table_id == table_id)
                    )
                    number = (found.scalar_one_or_none() or 0) + 1
                    session.add(
                        TalkRow(table_id=table_id, number=number, line={**line, "n": number})
                    )
            except IntegrityError:
                continue
            else:
                return number
        raise VersionConflict(table_id)


async def _all(session: AsyncSession, model: Any, table_id: str, order: Any) -> Any:
    found = await session.execute(select(model).where(model.table_id == table_id).order_by(order))
    return found.scalars().all()


async def _guarded(
    session: AsyncSession, table_id: str, version: int, changed: dict[str, Any]
) -> None:
    """Optimistic lock: the row must still have the version we read."""
    result = await session.execute(
        update(TableRow)
        .where(TableRow.id == table_id, TableRow.version == version)
        .values(version=version + 1, touched=now_ms(), **changed)
    )
    if result.rowcount != 1:  # type: ignore[attr-defined]
        raise VersionConflict(table_id)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


#: Events as stored with their move.
encode_told = msgspec.json.encode
decode_told = msgspec.json.decode

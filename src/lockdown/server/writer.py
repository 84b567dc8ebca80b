"""Group commit: whatever waits to be stored goes into one transaction.

A move is a guarded UPDATE of its table and an INSERT; the guard is the version that the worker has
read. Many tables move at the same time, and the disk is asked once for all of them. When the
database goes away in the middle, nobody knows whether the transaction was carried out: the writer
looks, and tries again until it knows or runs out of patience.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lockdown.server.rows import MoveRow, SeatRow, TableRow

log = logging.getLogger("lockdown.server")

PATIENCE = 20.0
"""Seconds that the writer tries to reach a database that went away."""
BATCH = 200
CHANNEL = "lockdown"

_tables: Any = TableRow.__table__
_moves: Any = MoveRow.__table__
_seats: Any = SeatRow.__table__


class VersionConflict(Exception):
    """Somebody else appended first; read the table again."""


class StorageGone(Exception):
    """The database cannot be reached; whether the change was stored is not known."""


@dataclass(eq=False)
class Append:
    """One change of one table, guarded by its version."""

    table_id: str
    version: int
    changed: dict[str, Any]
    move: dict[str, Any] | None = None
    seats: tuple[dict[str, Any], ...] = ()
    drop_from: int | None = None
    touched: int = field(default_factory=lambda: time.time_ns() // 1_000_000)
    done: asyncio.Future[bool] | None = None


class Writer:
    """One task that stores what the tables of this worker append."""

    def __init__(self, engine: AsyncEngine, worker: str | None) -> None:
        self.engine = engine
        self.worker = worker
        """Name under which other workers are notified; None where there are no others."""
        self.waiting: list[Append] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.batches = 0
        self.stored = 0

    async def write(self, append: Append) -> None:
        """Store one change; returns when it is safe. Raises `VersionConflict`, `StorageGone`."""
        loop = asyncio.get_running_loop()
        append.done = loop.create_future()
        self.waiting.append(append)
        self.wake.set()
        if self.task is None or self.task.done():
            self.task = loop.create_task(self._run())
        # A caller that goes away must not take back what may be stored already.
        if not await asyncio.shield(append.done):
            raise VersionConflict(append.table_id)

    async def close(self) -> None:
        """Store what waits, then stop."""
        waiting = [append.done for append in self.waiting if append.done is not None]
        await asyncio.gather(*waiting, return_exceptions=True)
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            # In one order in every worker, so that two of them never wait for each other.
            batch = sorted(self.waiting[:BATCH], key=lambda a: a.table_id)
            await self._store(batch)
            del self.waiting[: len(batch)]
            if not self.waiting:
                self.wake.clear()

    async def _store(self, batch: list[Append]) -> None:
        until = time.monotonic() + PATIENCE
        again = False
        stored: list[bool] = []
        while True:
            try:
                async with self.engine.begin() as connection:
                    stored = [await self._one(connection, append, again) for append in batch]
                    await self._notify(connection, batch, stored)
            except (DBAPIError, OSError, TimeoutError) as error:
                again = True
                if time.monotonic() > until:
                    log.error("storage is gone: %s", type(error).__name__)  # noqa: TRY400
                    self._fail(batch, StorageGone("the database cannot be reached"))
                    return
                await asyncio.sleep(0.2)
            except Exception as error:
                log.exception("a batch could not be stored")
                self._fail(batch, error)
                return
            else:
                break
        self.batches += 1
        self.stored += sum(stored)
        for append, kept in zip(batch, stored, strict=True):
            if append.done is not None and not append.done.done():
                append.done.set_result(kept)

    @staticmethod
    def _fail(batch: list[Append], error: Exception) -> None:
        for append in batch:
            if append.done is not None and not append.done.done():
                append.done.set_exception(error)

    async def _one(self, connection: AsyncConnection, a: Append, again: bool) -> bool:
        result = await connection.execute(
            update(_tables)
            .where(_tables.c.id == a.table_id, _tables.c.version == a.version)
            .values(version=a.version + 1, touched=a.touched, **a.changed)
        )
        if result.rowcount != 1:
            return again and await self._was_stored(connection, a)
        if a.seats:
            await connection.execute(delete(_seats).where(_seats.c.table_id == a.table_id))
            await connection.execute(
                insert(_seats), [{"table_id": a.table_id, **seat} for seat in a.seats]
            )
        if a.drop_from is not None:
            await connection.execute(
                delete(_moves).where(
                    _moves.c.table_id == a.table_id, _moves.c.number >= a.drop_from
                )
            )
        if a.move is not None:
            await connection.execute(insert(_moves).values(table_id=a.table_id, **a.move))
        return True

    @staticmethod
    async def _was_stored(connection: AsyncConnection, a: Append) -> bool:
        """After a lost connection: whether this very change went in before it was lost."""
        if a.move is None:
            found = await connection.execute(
                select(_tables.c.version, _tables.c.touched).where(_tables.c.id == a.table_id)
            )
            return found.one_or_none() == (a.version + 1, a.touched)
        found = await connection.execute(
            select(_moves.c.seat, _moves.c.option, _moves.c.client_id, _moves.c.at).where(
                _moves.c.table_id == a.table_id, _moves.c.number == a.move["number"]
            )
        )
        m = a.move
        return found.one_or_none() == (m["seat"], m["option"], m["client_id"], m["at"])

    async def _notify(
        self, connection: AsyncConnection, batch: list[Append], stored: list[bool]
    ) -> None:
        """Other workers hear of it when, and only when, the transaction is carried out."""
        if self.worker is None:
            return
        changed = [
            f"{a.table_id}:{a.version + 1}" for a, kept in zip(batch, stored, strict=True) if kept
        ]
        for start in range(0, len(changed), 100):
            words = f"v {self.worker} {','.join(changed[start : start + 100])}"
            await connection.execute(select(func.pg_notify(CHANNEL, words)))

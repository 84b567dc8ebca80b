"""Group commit: whatever waits to be stored goes into one transaction.

A move is a guarded UPDATE of its table and an INSERT; the guard is the version that the worker has
read. Many tables move at the same time, and the disk is asked once for all of them. When the
database goes away in the middle, nobody knows whether the transaction was carried out: the writer
looks, and tries again until it knows or runs out of patience.

Other workers are notified in the same transaction. Of a plain move they are told the move itself,
so that they can play it without asking the database; of anything else that the table has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from zlib import crc32

import msgspec
from sqlalchemy import Connection, Engine, String, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from lockdown.server.clock import wall_ms
from lockdown.server.rows import MoveRow, RequestRow, SeatRow, TableRow

log = logging.getLogger("lockdown.server")

STILL_GONE = 0.5
"""Seconds that the writer tries when the last try failed too."""
BATCH = 200
CHANNEL = "lockdown"
NOTE_BYTES = 7_500
"""PostgreSQL carries notes of less than 8,000 bytes."""
SAY = "say"
PLAIN = {"snapshot", "moves", "state"}
"""What a plain move changes of its table."""

_tables: Any = TableRow.__table__
_moves: Any = MoveRow.__table__
_seats: Any = SeatRow.__table__
_requests: Any = RequestRow.__table__
REQUESTS_KEPT = 10_000
"""Changes of a table after which it forgets that a message was carried out."""


class VersionConflict(Exception):
    """Somebody else appended first; read the table again."""


class IdUsed(Exception):
    """That id was used for another message."""


class StorageGone(Exception):
    """The database cannot be reached; whether the change was stored is not known."""


def is_away(error: BaseException) -> bool:
    """Whether a failure means that the database, the disk or the way there is away."""
    away = (OperationalError, InterfaceError, PoolTimeout, OSError, StorageGone)
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, away)


@dataclass(frozen=True)
class Request:
    """A message of a client that is to be carried out once: unique by table, seat and id."""

    seat: int
    id: str
    op: str


@dataclass(eq=False)
class Append:
    """One change of one table, guarded by its version."""

    table_id: str
    version: int
    changed: dict[str, Any]
    move: dict[str, Any] | None = None
    seats: tuple[dict[str, Any], ...] = ()
    drop_from: int | None = None
    request: Request | None = None
    """The message that asks for it, remembered in the same transaction."""
    ticked: int = 0
    touched: int = field(default_factory=wall_ms)
    done: asyncio.Future[bool] | None = None


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A move that was stored, for the other workers."""

    table: str
    version: int
    number: int
    seat: int
    option: str
    client_id: str
    at: int
    check: int
    """Of the snapshot after it: workers of another version of the rules read it instead."""


def note_of(a: Append) -> Note | None:
    """What other workers need to follow a plain move; None if it is not one."""
    if a.move is None or set(a.changed) != PLAIN:
        return None
    m = a.move
    check = crc32(a.changed["snapshot"])
    played = (m["number"], m["seat"], m["option"], m["client_id"], m["at"])
    return Note(a.table_id, a.version + 1, *played, check)


@cache
def _guarded(names: tuple[str, ...]) -> Any:
    """The UPDATE of these columns, guarded by the version; built once."""
    return (
        update(_tables)
        .where(_tables.c.id == bindparam("at_id"), _tables.c.version == bindparam("at_version"))
        .values({name: bindparam(f"new_{name}", type_=_tables.c[name].type) for name in names})
    )


_insert_move = insert(_moves)
_insert_seats = insert(_seats)
_pg_notify = select(func.pg_notify(CHANNEL, bindparam("words", type_=String)))


class _OneByOne(Exception):
    """One of several moves came too late: store them one by one to see which."""


class Writer:
    """Stores what the tables of this worker append: one thread, one connection."""

    def __init__(
        self,
        engine: Engine,
        worker: str | None,
        patience: float = 8.0,
        check: Callable[[], None] = lambda: None,
    ) -> None:
        self.engine = engine
        self.patience = patience
        """Seconds that a database that went away is tried."""
        self.check = check
        """Raises `OSError` if what is written would be lost."""
        self.gone = False
        """The last try failed."""
        self.worker = worker
        """Name under which other workers are notified; None where there are no others."""
        self.waiting: list[Append] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.thread = ThreadPoolExecutor(1, "lockdown-writer")
        self.batches = 0

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
        self.thread.shutdown()
        self.engine.dispose()

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
        until = time.monotonic() + (STILL_GONE if self.gone else self.patience)
        again = False
        stored: list[bool] = []
        loop = asyncio.get_running_loop()
        while True:
            try:
                stored = await loop.run_in_executor(self.thread, self._transaction, batch, again)
            except Exception as error:
                if not is_away(error):
                    # No lost line, but a mistake of ours: trying again would not help, and
                    # nothing of it is stored. Those that are only in the same batch go on.
                    if len(batch) > 1:
                        for append in batch:
                            await self._store([append])
                        return
                    log.exception("a change could not be stored")
                    self._fail(batch, error)
                    return
                again = True
                if time.monotonic() > until:
                    if not self.gone:
                        log.error("storage is gone: %s", type(error).__name__)  # noqa: TRY400
                    self.gone = True
                    self._fail(batch, StorageGone("the database cannot be reached"))
                    return
                await asyncio.sleep(0.2)
            else:
                break
        self.batches += 1
        if self.gone:
            log.warning("storage is back")
            self.gone = False
        for append, kept in zip(batch, stored, strict=True):
            if append.done is not None and not append.done.done():
                append.done.set_result(kept)

    @staticmethod
    def _fail(batch: list[Append], error: Exception) -> None:
        for append in batch:
            if append.done is not None and not append.done.done():
                append.done.set_exception(error)

    # ---- in the thread

    def _transaction(self, batch: list[Append], again: bool) -> list[bool]:
        self.check()
        if len(batch) > 1 and not again and all(a.move and set(a.changed) == PLAIN for a in batch):
            with contextlib.suppress(_OneByOne):
                return self._together(batch)
        with self.engine.begin() as connection:
            stored = [self._one(connection, append, again) for append in batch]
            self._notify(connection, batch, stored)
        return stored

    def _together(self, batch: list[Append]) -> list[bool]:
        """Many plain moves with two statements; all of them, or nothing and `_OneByOne`."""
        with self.engine.begin() as connection:
            changed = connection.execute(
                _guarded(("version", "touched", "ticked", *sorted(PLAIN))),
                [
                    {
                        "at_id": a.table_id,
                        "at_version": a.version,
                        "new_version": a.version + 1,
                        "new_touched": a.touched,
                        "new_ticked": a.ticked,
                        **{f"new_{name}": a.changed[name] for name in PLAIN},
                    }
                    for a in batch
                ],
            )
            if changed.rowcount != len(batch):
                raise _OneByOne  # takes back what was done
            connection.execute(_insert_move, [{"table_id": a.table_id, **a.move} for a in batch])  # type: ignore[dict-item]
            stored = [True] * len(batch)
            self._notify(connection, batch, stored)
        return stored

    def _one(self, connection: Connection, a: Append, again: bool) -> bool:
        guard = {"version": a.version + 1, "touched": a.touched, "ticked": a.ticked}
        values = {**guard, **a.changed}
        result = connection.execute(
            _guarded(tuple(values)),
            {
                "at_id": a.table_id,
                "at_version": a.version,
                **{f"new_{name}": value for name, value in values.items()},
            },
        )
        if result.rowcount != 1:
            return again and self._was_stored(connection, a)
        if a.seats:
            connection.execute(delete(_seats).where(_seats.c.table_id == a.table_id))
            connection.execute(
                _insert_seats, [{"table_id": a.table_id, **seat} for seat in a.seats]
            )
        if a.drop_from is not None:
            connection.execute(
                delete(_moves).where(
                    _moves.c.table_id == a.table_id, _moves.c.number >= a.drop_from
                )
            )
        if a.move is not None:
            connection.execute(_insert_move, {"table_id": a.table_id, **a.move})
        if a.request is not None:
            self._remember(connection, a, a.request)
        return True

    @staticmethod
    def _remember(connection: Connection, a: Append, request: Request) -> None:
        """Never a second time: whoever stored the same message first has raised the version."""
        r = _requests.c
        old = (r.table_id == a.table_id, r.op != SAY, r.number <= a.version - REQUESTS_KEPT)
        connection.execute(delete(_requests).where(*old))
        connection.execute(
            insert(_requests),
            {
                "table_id": a.table_id,
                "seat": request.seat,
                "client_id": request.id,
                "op": request.op,
                "number": a.version,
            },
        )

    @staticmethod
    def _was_stored(connection: Connection, a: Append) -> bool:
        """After a lost connection: whether this very change went in before it was lost."""
        if a.move is None:
            row = connection.execute(
                select(_tables.c.version, _tables.c.touched).where(_tables.c.id == a.table_id)
            ).one_or_none()
            return row is not None and tuple(row) == (a.version + 1, a.touched)
        row = connection.execute(
            select(_moves.c.seat, _moves.c.option, _moves.c.client_id, _moves.c.at).where(
                _moves.c.table_id == a.table_id, _moves.c.number == a.move["number"]
            )
        ).one_or_none()
        m = a.move
        same = (m["seat"], m["option"], m["client_id"], m["at"])
        return row is not None and tuple(row) == same

    def _notify(self, connection: Connection, batch: list[Append], stored: list[bool]) -> None:
        """Other workers hear of it when, and only when, the transaction is carried out."""
        if self.worker is None:
            return
        changed: list[str] = []
        notes: list[bytes] = []
        for append, kept in zip(batch, stored, strict=True):
            note = note_of(append) if kept else None
            if note is not None:
                notes.append(msgspec.json.encode(note))
            elif kept:
                changed.append(f"{append.table_id}:{append.version + 1}")
        for start in range(0, len(changed), 100):
            self._tell(connection, "v", ",".join(changed[start : start + 100]))
        while notes:
            count, size = 0, 0
            while count < len(notes) and (not count or size + len(notes[count]) < NOTE_BYTES):
                size += len(notes[count]) + 1
                count += 1
            self._tell(connection, "m", f"[{b','.join(notes[:count]).decode()}]")
            del notes[:count]

    def _tell(self, connection: Connection, kind: str, words: str) -> None:
        connection.execute(_pg_notify, {"words": f"{kind} {self.worker} {words}"})

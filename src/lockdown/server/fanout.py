"""Several workers, one database: who has changed what, through PostgreSQL's LISTEN and NOTIFY.

Notifications go from worker to worker inside the database, which holds all they say anyway: moves,
ids, versions and seat numbers. A change of a table is notified inside the transaction that stores
it (`writer`), so nobody hears of what was not stored. With SQLite there is one worker and nobody to
tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError

from lockdown.server.store import LINE, Store
from lockdown.server.writer import CHANNEL

log = logging.getLogger("lockdown.server")

_LEADER = 0x10CE
"""Advisory lock: the worker that holds it resumes tables and purges old ones."""


class Fanout:
    """One worker's ear and mouth."""

    def __init__(
        self,
        store: Store,
        heard: Callable[[str, str, str], Awaitable[None]],
        recheck: Callable[[], Awaitable[None]],
    ) -> None:
        self.store = store
        self.heard = heard
        """Called with kind, worker and words of a notification of another worker."""
        self.recheck = recheck
        """Called after the line was lost: anything may have changed meanwhile."""
        self.leader = store.sqlite
        self.task: asyncio.Task[None] | None = None
        self.mouth: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to listen."""
        if not self.store.sqlite:
            self.task = asyncio.get_running_loop().create_task(self._listen())

    async def close(self) -> None:
        """Stop listening."""
        for task in (*self.mouth, *([self.task] if self.task else [])):
            task.cancel()
        await asyncio.gather(*self.mouth, return_exceptions=True)
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)

    def tell(self, kind: str, words: str) -> None:
        """Notify the other workers; nobody waits for it."""
        if not self.store.sqlite:
            task = asyncio.get_running_loop().create_task(self._tell(kind, words))
            self.mouth.add(task)
            task.add_done_callback(self.mouth.discard)

    async def _tell(self, kind: str, words: str) -> None:
        try:
            async with self.store.engine.begin() as connection:
                message = f"{kind} {self.store.worker} {words}"
                await connection.execute(select(func.pg_notify(CHANNEL, message)))
        except (DBAPIError, OSError):
            log.info("a notification was lost")

    async def _listen(self) -> None:
        url = self.store.url.replace("postgresql+psycopg:", "postgresql:", 1)
        first = True
        while True:
            try:
                opening = psycopg.AsyncConnection.connect(url, autocommit=True, **LINE)
                async with await opening as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    if not first:
                        await self.recheck()
                    first = False
                    await self._hear(line)
            except (psycopg.Error, DBAPIError, OSError) as error:
                self.leader = False
                log.warning("the line to the other workers is lost: %s", type(error).__name__)
                await asyncio.sleep(0.5)

    async def _hear(self, line: psycopg.AsyncConnection) -> None:
        while True:
            if not self.leader:
                found = await line.execute("SELECT pg_try_advisory_lock(%s)", (_LEADER,))
                row = await found.fetchone()
                self.leader = bool(row and row[0])
            async for note in line.notifies(timeout=5.0):
                kind, _, rest = note.payload.partition(" ")
                worker, _, words = rest.partition(" ")
                if worker == self.store.worker:
                    continue
                try:
                    await self.heard(kind, worker, words)
                except Exception:
                    log.exception("a notification could not be followed")

"""A table and its rows: every change is stored first, once, or not at all.

When the database goes away in the middle, nobody knows what is stored. The table then says so to
everybody, refuses changes, and reads itself again as soon as the database answers; then it goes on
by itself.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NoReturn

from lockdown.server.clock import now_ms
from lockdown.server.metrics import METRICS
from lockdown.server.seats import Refusal, SeatState
from lockdown.server.store import Store, VersionConflict
from lockdown.server.writer import Request, StorageGone, is_away

log = logging.getLogger("lockdown.server")

RESCUE_SECONDS = 1.0
"""How often a table looks whether the database is back."""
NOT_NOW = "this cannot be stored now; try again"


class StoredTable:
    """What `LiveTable` knows of the database."""

    id: str
    version: int
    around: dict[str, Any]

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.seats: list[SeatState] = []
        self.acknowledged: dict[tuple[int, str], int] = {}
        self.used = now_ms()
        self.trouble = ""
        """Why the table cannot go on: `storage`, or `stuck` for a mistake of ours."""
        self.failures = 0
        self.rescue: asyncio.Task[None] | None = None

    async def catch_up(self) -> None:
        """Read what other workers stored. Call with the lock held."""
        raise NotImplementedError

    def after_change(self) -> None:
        """Tell everybody here, and see who is next."""
        raise NotImplementedError

    def tell_lobby(self) -> None:
        """Send the table around the game to everybody for whom it has changed."""
        raise NotImplementedError

    def schedule(self, delay: float = 0.0) -> None:
        """See what happens next."""
        raise NotImplementedError

    # ---- storing

    async def store_move(self, move: dict[str, Any], changed: dict[str, Any]) -> None:
        """Store a move; call with the lock held."""
        self._check()
        try:
            await self.store.append_move(self.id, self.version, move, changed)
        except VersionConflict:
            await self._overtaken()
        except StorageGone:
            self._gone()

    async def save(
        self,
        changed: dict[str, Any],
        *,
        seats: bool = False,
        drop_moves_from: int | None = None,
        request: Request | None = None,
    ) -> None:
        """Store a change that is no move; call with the lock held."""
        self._check()
        rows = [seat.row() for seat in self.seats] if seats else ()
        request = request if request is not None and request.id else None
        try:
            await self.store.change(self.id, self.version, changed, rows, drop_moves_from, request)
        except VersionConflict:
            await self._overtaken()
        except StorageGone:
            self._gone()
        self.version += 1
        self.used = now_ms()

    async def save_around(self, request: Request | None = None, **values: Any) -> None:
        """Store new values around the game (None removes one); call with the lock held."""
        around = {k: v for k, v in {**self.around, **values}.items() if v is not None}
        await self.save({"lobby": around}, request=request)
        self.around = around

    async def done_before(self, request: Request | None) -> bool:
        """Whether this very message was carried out before. Call with the lock held.

        Stored with what it changed and guarded by the table's version, so the answer holds until
        the lock is given back, whatever other workers do: theirs would be a conflict.
        """
        if request is None or not request.id:
            return False
        if (request.seat, request.id) in self.acknowledged:
            raise Refusal("id_used", "that id was used for another message")
        done = await self.store.done(self.id, request.seat, request.id)
        if done not in ("", request.op):
            raise Refusal("id_used", "that id was used for another message")
        return bool(done)

    # ---- trouble

    def _check(self) -> None:
        """Nothing is stored on what may not be the truth."""
        if self.trouble == "storage":
            raise Refusal("storage", NOT_NOW)

    async def _overtaken(self) -> NoReturn:
        """Another worker was faster: see what it did."""
        try:
            await self.catch_up()
        except Exception as error:
            if not is_away(error):
                raise
            self._gone()
        raise Refusal("stale", "somebody else was faster") from None

    def _gone(self) -> NoReturn:
        self.storage_gone()
        raise Refusal("storage", NOT_NOW) from None

    def storage_gone(self) -> None:
        """The database is away: say so, and read the table again once it is back."""
        if self.trouble != "storage":
            self.trouble = "storage"
            # Whoever is in the middle of a change has not finished with the seats yet.
            asyncio.get_running_loop().call_soon(self.tell_lobby)
        if self.rescue is None or self.rescue.done():
            self.rescue = asyncio.get_running_loop().create_task(self._rescue())

    async def _rescue(self) -> None:
        while True:
            await asyncio.sleep(RESCUE_SECONDS)
            if not await self.store.alive():
                continue
            try:
                async with self.lock:
                    self.version = 0  # whatever is stored is newer
                    await self.catch_up()
            except Exception as error:
                if not is_away(error):
                    METRICS.stuck += 1
                    log.exception("table %s: cannot be read again", self.id)
                continue
            self.well()
            self.after_change()
            return

    def stuck(self) -> None:
        """Something failed that should not: say so, and try again later and later."""
        self.trouble = self.trouble or "stuck"
        self.failures += 1
        METRICS.stuck += 1
        self.tell_lobby()
        wait = min(60, 2**self.failures)
        asyncio.get_running_loop().call_later(wait, self.schedule)

    def well(self) -> None:
        """The table goes on."""
        if self.trouble:
            self.trouble = ""
            self.tell_lobby()
        self.failures = 0

    def let_go(self) -> None:
        """Nobody needs this table any more."""
        if self.rescue is not None:
            self.rescue.cancel()

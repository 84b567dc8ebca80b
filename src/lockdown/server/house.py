"""Housekeeping of one worker: what goes on after a restart, what leaves memory, what is deleted."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from lockdown.server.metrics import METRICS
from lockdown.server.seats import Refusal
from lockdown.server.store import now_ms

if TYPE_CHECKING:
    from lockdown.server.hub import Hub

log = logging.getLogger("lockdown.server")

PRESENCE_SECONDS = 20
DAY_MS = 86_400_000


async def keep(hub: Hub) -> None:
    """As long as the worker lives."""
    resumed = False
    last_purge = 0.0
    while True:
        try:
            if hub.fanout.leader and not resumed:
                await resume(hub)
                resumed = True
            if hub.fanout.leader and time.monotonic() - last_purge > 3600:
                last_purge = time.monotonic()
                await purge(hub)
            unload(hub)
            hub.presence(*(live for live in hub.tables.values() if live.connections))
        except Exception:
            log.exception("housekeeping failed")
        await asyncio.sleep(1.0 if not resumed and not last_purge else PRESENCE_SECONDS)


async def resume(hub: Hub) -> None:
    """After a restart: bots, windows and clocks of all games in play go on, each by itself."""
    for table_id in await hub.store.waiting_tables():
        try:
            await hub.table(table_id)
        except Refusal as refusal:
            log.info("table %s does not go on: %s", table_id, refusal.code)
        await asyncio.sleep(0)


async def purge(hub: Hub) -> None:
    """Delete what nobody has touched for long."""
    kept = hub.settings
    for state, days in (
        ("lobby", kept.purge_lobby_days),
        ("over", kept.purge_over_days),
        ("playing", kept.purge_playing_days),
    ):
        gone = [""] if days else []
        while gone:
            gone = await hub.store.purge(days * DAY_MS, state)
            METRICS.purged += len(gone)
            for table_id in gone:
                hub.forget(table_id)


def unload(hub: Hub) -> None:
    """Let tables go that nobody uses and in which nothing happens by itself."""
    limit = now_ms() - hub.settings.unload_seconds * 1000
    for table_id, live in list(hub.tables.items()):
        waiting = live.wakeup is not None and not live.wakeup.done()
        if not live.connections and live.used < limit and not waiting:
            del hub.tables[table_id]

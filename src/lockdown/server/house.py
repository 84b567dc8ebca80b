"""Housekeeping of one worker: what goes on after a restart, what leaves memory, what is deleted."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from lockdown.server.clock import now_ms, wall_ms
from lockdown.server.metrics import METRICS
from lockdown.server.seats import Refusal
from lockdown.server.store import Age
from lockdown.server.writer import is_away

if TYPE_CHECKING:
    from lockdown.server.hub import Hub

log = logging.getLogger("lockdown.server")

PRESENCE_SECONDS = 20
TICK_SECONDS = 600
TICKS_A_DAY = 86_400 // TICK_SECONDS
MARKED_DAYS = 3
"""What is to be deleted is marked for so long before, while a server runs."""
DAY_MS = 86_400_000


async def keep(hub: Hub) -> None:
    """As long as the worker lives."""
    resumed = False
    ticked = time.monotonic()
    while True:
        try:
            await hub.store.count_time()
            if hub.fanout.leader and not resumed:
                await resume(hub)
                resumed = True
            if time.monotonic() - ticked > TICK_SECONDS:
                ticked = time.monotonic()
                if hub.fanout.leader:
                    await tick(hub)
            unload(hub)
            hub.presence(*(live for live in hub.tables.values() if live.connections))
        except Exception as error:
            if not is_away(error):  # else the log says so already
                log.exception("housekeeping failed")
        await asyncio.sleep(PRESENCE_SECONDS if resumed else 1.0)


async def resume(hub: Hub) -> None:
    """After a restart: bots, windows and clocks of all games in play go on, each by itself."""
    for table_id in await hub.store.waiting_tables():
        try:
            await hub.table(table_id)
        except Refusal as refusal:
            log.info("table %s does not go on: %s", table_id, refusal.code)
        await asyncio.sleep(0)


async def tick(hub: Hub) -> None:
    """Servers have run for one tick more: mark what is old, delete what was marked for days.

    Old is what nobody has touched for so many days of running servers, if the clock agrees. A clock
    that is set forward makes nothing old, and one that is set back only keeps things longer.
    """
    store, kept = hub.store, hub.settings
    ticks = await store.count_time(1)
    for state, days in (
        ("lobby", kept.purge_lobby_days),
        ("over", kept.purge_over_days),
        ("playing", kept.purge_playing_days),
    ):
        if not days:
            continue
        age = Age(ticks - days * TICKS_A_DAY, wall_ms() - days * DAY_MS)
        marked = await store.mark_old(state, age)
        if marked:
            told = "%d tables (%s) are untouched for %d days and go in %d days"
            log.warning(told, marked, state, days, MARKED_DAYS)
        gone = [""]
        while gone:
            gone = await store.purge(state, age, MARKED_DAYS * TICKS_A_DAY)
            METRICS.purged += len(gone)
            for table_id in gone:
                hub.forget(table_id)


def unload(hub: Hub) -> None:
    """Let tables go that nobody uses and in which nothing happens by itself."""
    limit = now_ms() - hub.settings.unload_seconds * 1000
    for table_id, live in list(hub.tables.items()):
        waiting = live.wakeup is not None and not live.wakeup.done()
        if not live.connections and live.used < limit and not waiting and not live.trouble:
            del hub.tables[table_id]

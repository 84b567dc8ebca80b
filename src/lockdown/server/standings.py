"""How it stands at the tables that somebody has sat at, for the list on the first page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from lockdown.server import protocol as p
from lockdown.server.hub import Hub
from lockdown.server.seating import keys_of
from lockdown.server.seats import Refusal

MOST = 8
"""Tables of one question; the list on the first page is shorter."""


async def _one(hub: Hub, asked: p.SeatKeys) -> p.Standing | None:
    try:
        live, seats = await hub.enter(asked.table, keys_of(asked.tokens))
    except Refusal:
        return None
    if not seats:
        return None
    yours = live.state == "playing" and any(live.decision_for(seat) for seat in seats)
    number = int(live.game.view(None).round) if live.game is not None else 0
    return p.Standing(asked.table, live.state, number, yours)


async def of(hub: Hub, tables: Iterable[p.SeatKeys]) -> list[p.Standing]:
    """In the order asked for; a table that is gone, or where one has no seat, is left out."""
    found = await asyncio.gather(*(_one(hub, asked) for asked in list(tables)[:MOST]))
    return [standing for standing in found if standing is not None]

"""The browsers that are called by Web Push, as the database keeps them.

They belong to a seat's token, not to a table: they go along when seats are swapped and into a
rematch, and are nobody's when the token opens nothing any more.
"""

from __future__ import annotations

import hashlib
from dataclasses import asdict

from sqlalchemy import delete, select, update

from lockdown.server.clock import wall_ms
from lockdown.server.push import Subscription
from lockdown.server.rows import PushRow
from lockdown.server.store import Store

KEPT = 4
"""Browsers that are called for one seat."""


async def keep(store: Store, token_hash: str, to: Subscription) -> None:
    """Call this browser for the holder of a token; the newest few are kept."""
    key = hashlib.sha256(to.endpoint.encode()).hexdigest()
    mine = PushRow.token_hash == token_hash
    async with store.begin() as session:
        await session.execute(delete(PushRow).where(mine, PushRow.key == key))
        newest = select(PushRow.key).where(mine).order_by(PushRow.at.desc())
        others = (await session.execute(newest)).scalars().all()
        await session.execute(delete(PushRow).where(mine, PushRow.key.in_(others[KEPT - 1 :])))
        session.add(PushRow(token_hash=token_hash, key=key, at=wall_ms(), **asdict(to)))


async def drop(store: Store, token_hash: str, endpoint: str = "") -> None:
    """No longer call a browser (or any) of the holder of a token."""
    which = [PushRow.token_hash == token_hash]
    if endpoint:
        which.append(PushRow.endpoint == endpoint)
    async with store.begin() as session:
        await session.execute(delete(PushRow).where(*which))


async def claim(store: Store, token_hash: str, decision: str) -> list[Subscription]:
    """The browsers to call about a decision; none for every worker that asks after the first."""
    found: list[Subscription] = []
    async with store.begin() as session:
        fresh = (PushRow.token_hash == token_hash, PushRow.told != decision)
        for row in (await session.execute(select(PushRow).where(*fresh))).scalars().all():
            claimed = await session.execute(
                update(PushRow)
                .where(*fresh, PushRow.key == row.key)
                .values(told=decision)
                .execution_options(synchronize_session=False)
            )
            if claimed.rowcount:
                found.append(Subscription(row.endpoint, row.p256dh, row.auth, row.language))
    return found

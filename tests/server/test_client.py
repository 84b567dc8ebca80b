"""The client of the tests and soaks itself."""

from __future__ import annotations

import asyncio

import pytest

from lockdown.server.client import Client, Lost

pytestmark = pytest.mark.anyio


async def test_waiting_ends_in_time_whatever_arrives() -> None:
    """With news at every moment, also at the one at which the time is over."""
    client = Client("http://127.0.0.1:1", "table")
    loop = asyncio.get_running_loop()
    for _ in range(40):
        began = loop.time()
        news = [loop.call_at(began + 0.05 + n / 20_000, client.changed.set) for n in range(-40, 40)]
        with pytest.raises(TimeoutError):
            await client.until(lambda: False, 0.05)
        for one in news:
            one.cancel()


async def test_waiting_ends_with_what_is_waited_for_or_with_the_line() -> None:
    client = Client("http://127.0.0.1:1", "table")
    done: list[int] = []
    asyncio.get_running_loop().call_later(0.02, done.append, 1)
    await client.until(lambda: bool(done))
    client.closed, client.closing = True, "gone"
    with pytest.raises(Lost, match="gone"):
        await client.until(lambda: False)

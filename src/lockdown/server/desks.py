"""Desks that bots think at: one process each, so that one bot can be stopped without the others.

Whoever finds all desks taken waits, and no clock runs meanwhile. At the desk it does; whoever runs
out of time loses the desk, process and all, and the next one gets a fresh one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
START_SECONDS = 60.0
"""A fresh process has to load the program first; that is not the bot's time."""


def _ready(_work: Callable[..., Any]) -> None:
    """Runs in a fresh process: loads what is to be done there, and all bots."""
    import lockdown.bots  # noqa: F401, PLC0415 - where they think


class Desk:
    """One process, for one thought at a time."""

    def __init__(self) -> None:
        self.executor: ProcessPoolExecutor | None = None

    async def think(self, limit: float, work: Callable[..., T], *arguments: Any) -> T:
        """Do something within so many seconds; raises whatever goes wrong."""
        loop = asyncio.get_running_loop()
        try:
            if self.executor is None:
                # A fresh process: a fork would copy the event loop, its threads and its sockets.
                context = multiprocessing.get_context("spawn")
                self.executor = ProcessPoolExecutor(1, mp_context=context)
                ready = loop.run_in_executor(self.executor, _ready, work)
                await asyncio.wait_for(ready, START_SECONDS)
            thought = loop.run_in_executor(self.executor, work, *arguments)
            return await asyncio.wait_for(thought, limit)
        except (TimeoutError, OSError, RuntimeError, asyncio.CancelledError) as error:
            # A bot's own failure leaves the process as it was; a dead or busy one is no use.
            if not isinstance(error, RuntimeError) or _broken(self.executor):
                self.close()
            raise

    def close(self) -> None:
        """Stop the process, also one that hangs."""
        old, self.executor = self.executor, None
        if old is not None:
            for process in list((old._processes or {}).values()):
                process.kill()
            old.shutdown(wait=False, cancel_futures=True)


def _broken(executor: ProcessPoolExecutor | None) -> bool:
    return executor is None or bool(executor._broken)


class Desks:
    """So many desks, and those who wait for one."""

    def __init__(self, count: int) -> None:
        self.all = [Desk() for _ in range(count)]
        self.free = list(self.all)
        self.places = asyncio.Semaphore(count)
        self.waiting = 0

    @property
    def crowded(self) -> bool:
        """Whether more wait than think."""
        return self.waiting > len(self.all)

    async def think(self, limit: float, work: Callable[..., T], *arguments: Any) -> T:
        """Wait for a desk, then think within so many seconds."""
        self.waiting += 1
        try:
            await self.places.acquire()
        finally:
            self.waiting -= 1
        desk = self.free.pop()
        thought = asyncio.get_running_loop().create_task(desk.think(limit, work, *arguments))
        thought.add_done_callback(lambda done: self._leave(desk, done))
        # Whoever no longer wants to know goes; the desk is taken until the thought is over.
        return await asyncio.shield(thought)

    def _leave(self, desk: Desk, done: asyncio.Task[Any]) -> None:
        if not done.cancelled():
            done.exception()  # somebody was told, or nobody wants to know
        self.free.append(desk)
        self.places.release()

    def close(self) -> None:
        """Stop all processes."""
        for desk in self.all:
            desk.close()

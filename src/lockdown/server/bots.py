"""Bots of the server: asked outside the event loop, within a time limit, never trusted.

A bot gets a view and nothing else. One that crashes, hangs or answers nonsense is replaced, for
that decision, by a cautious default; the table goes on, and so do all others.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from lockdown.server.metrics import METRICS
from lockdown.views.types import TableView

log = logging.getLogger("lockdown.server")

TIME_LIMIT = 10.0
_pool: ProcessPoolExecutor | None = None


def pool() -> ProcessPoolExecutor:
    """The processes that bots think in."""
    global _pool  # noqa: PLW0603 - one pool a worker process
    if _pool is None:
        # Fresh processes: a fork would copy the event loop, its threads and its sockets.
        _pool = ProcessPoolExecutor(
            max_workers=max(1, (os.cpu_count() or 2) - 1),
            mp_context=multiprocessing.get_context("spawn"),
        )
    return _pool


def close_pool() -> None:
    """Stop the processes, also those that hang."""
    global _pool
    if _pool is None:
        return
    old, _pool = _pool, None
    for process in list((old._processes or {}).values()):
        process.kill()
    old.shutdown(wait=False, cancel_futures=True)


def cautious(texts: Sequence[str]) -> str:
    """What always works: decline, pass, no, done, else the first option."""
    for word in ("decline", "pass", "no", "done", "end"):
        if word in texts:
            return word
    return texts[0]


def think(level: str, view: TableView, salt: str) -> str:
    """Runs in a bot process: one decision of one bot."""
    from lockdown.bots import LEVELS, make  # noqa: PLC0415 - they load where they think

    if view.decision is None:
        return ""
    seed = int.from_bytes(hashlib.sha256(salt.encode()).digest()[:8], "big")
    known = level if level in LEVELS else "regular" if "regular" in LEVELS else "random"
    return make(known, seed).choose(view)


async def answer(level: str, view: TableView) -> str:
    """The choice of a bot (or of a seat that stands still) for the decision in its view."""
    decision = view.decision
    if decision is None:
        return ""
    texts = [option.text for option in decision.options]
    if level == "still" or len(texts) == 1:
        return cautious(texts)
    choice = ""
    try:
        try:
            choice = await _ask(level, view)
        except BrokenProcessPool:  # another bot took the pool down with it
            choice = await _ask(level, view)
    except asyncio.CancelledError:
        # The pool was closed under us, or the table no longer wants to know.
        current = asyncio.current_task()
        if current is not None and current.cancelling():
            raise
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way
        log.warning("bot %s failed (%r); a cautious default is played", level, error)
    if choice not in texts:
        METRICS.bot_failures += 1
        log.warning("bot %s gave no legal answer; a cautious default is played", level)
        return cautious(texts)
    return choice


async def _ask(level: str, view: TableView) -> str:
    task = asyncio.get_running_loop().run_in_executor(
        pool(), think, level, view, secrets.token_hex(8)
    )
    try:
        return await asyncio.wait_for(task, TIME_LIMIT)
    except (TimeoutError, BrokenProcessPool):
        close_pool()  # a bot that hangs keeps its process busy
        raise

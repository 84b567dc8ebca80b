"""Bots of the server: asked outside the event loop, within a time limit, never trusted.

A bot gets a view and nothing else. One that crashes, hangs or answers nonsense is replaced, for
that decision, by a cautious default; the table goes on.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
from concurrent.futures import ProcessPoolExecutor

from lockdown.views.types import DecisionView, TableView

log = logging.getLogger("lockdown.server")

TIME_LIMIT = 10.0
_pool: ProcessPoolExecutor | None = None


def pool() -> ProcessPoolExecutor:
    """The processes that bots think in."""
    global _pool  # noqa: PLW0603 - one pool a worker process
    if _pool is None:
        _pool = ProcessPoolExecutor(max_workers=max(1, (os.cpu_count() or 2) - 1))
    return _pool


def close_pool() -> None:
    """Stop the processes."""
    global _pool  # noqa: PLW0603
    if _pool is not None:
        _pool.shutdown(wait=False, cancel_futures=True)
        _pool = None


def cautious(decision: DecisionView) -> str:
    """What always works: decline, pass, no, done, else the first option."""
    texts = [option.text for option in decision.options]
    for word in ("decline", "pass", "no", "done", "end"):
        if word in texts:
            return word
    return texts[0]


def think(level: str, view: TableView, salt: str) -> str:
    """Runs in a bot process: one decision of one bot."""
    from lockdown.bots import make  # the bots load where they think

    if view.decision is None:
        return ""
    seed = int.from_bytes(hashlib.sha256(salt.encode()).digest()[:8], "big")
    return make(level, seed).choose(view)


async def answer(level: str, view: TableView, salt: str) -> str:
    """The choice of a bot (or of a seat that stands still) for the decision in its view."""
    decision = view.decision
    if decision is None:
        return ""
    texts = {option.text for option in decision.options}
    if level == "still" or len(texts) == 1:
        return cautious(decision)
    loop = asyncio.get_running_loop()
    try:
        task = loop.run_in_executor(pool(), think, level, view, salt)
        choice = await asyncio.wait_for(task, TIME_LIMIT)
    except asyncio.CancelledError:
        raise
    except Exception:
        log.warning("bot %s failed; a cautious default was played", level, exc_info=True)
        close_pool()
        return cautious(decision)
    if choice not in texts:
        log.warning("bot %s answered nonsense; a cautious default was played", level)
        return cautious(decision)
    return choice

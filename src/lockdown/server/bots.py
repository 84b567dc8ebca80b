"""Bots of the server: asked outside the event loop, within a time limit, never trusted.

A bot gets a view and nothing else. One that crashes, hangs or answers nonsense is replaced, for
that decision, by a cautious default; the table goes on, and so do all others.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import pickle
import secrets
import traceback
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from lockdown.bots import files
from lockdown.bots.talk import Phrase
from lockdown.server.desks import Desks
from lockdown.server.metrics import METRICS

log = logging.getLogger("lockdown.server")

TIME_LIMIT = 10.0
MAX_PHRASES = 8
LARGEST = 16 * 1024
"""Bytes that a bot may keep in mind; whoever has more in mind forgets it all."""
T = TypeVar("T")
DESKS = max(1, (os.cpu_count() or 2) - 1)
_desks: Desks | None = None
_told: set[tuple[str, str]] = set()
"""Bots from files whose first crash was told, and what they were asked for."""


def desks() -> Desks:
    """The processes that bots think in."""
    global _desks  # noqa: PLW0603 - one set a worker process
    if _desks is None:
        _desks = Desks(DESKS)
    return _desks


def close_pool() -> None:
    """Stop the processes, also those that hang."""
    global _desks  # noqa: PLW0603 - one set a worker process
    if _desks is not None:
        _desks.close()
        _desks = None


def cautious(texts: Sequence[str]) -> str:
    """What always works: decline, pass, no, done, else the first option."""
    for word in ("decline", "pass", "no", "done", "end"):
        if word in texts:
            return word
    return texts[0]


class Thought(NamedTuple):
    """What a bot chose, and what it keeps in mind for its next decision, packed."""

    choice: str
    memory: bytes = b""


def think(level: str, view: Any, salt: str, memory: bytes = b"") -> Thought:
    """Runs in a bot process: one decision of one bot.

    The salt is two words: new dice for every decision, and what the bot is like for a whole game.
    """
    from lockdown.bots import levels, make, usual  # noqa: PLC0415 - they load where they think

    if view.decision is None:
        return Thought("")
    known = level if level in levels(view.game) else usual(view.game)
    dice, _, nature = salt.partition(" ")
    bot = make(known, _seed(dice), view.game)
    bot.settle(_seed(nature))
    if memory:
        bot.recall(pickle.loads(memory))  # noqa: S301 - a bot of the same level packed it
    choice = bot.choose(view)
    return Thought(choice, _packed(bot.memory()))


def _packed(memory: Any) -> bytes:
    """A memory as bytes, into which the server does not look; none of what cannot be packed."""
    try:
        packed = pickle.dumps(memory)
    except Exception:  # noqa: BLE001 - somebody's program may remember anything
        return b""
    return packed if len(packed) <= LARGEST else b""


def _seed(salt: str) -> int:
    return int.from_bytes(hashlib.sha256(salt.encode()).digest()[:8], "big")


def chat(level: str, view: Any, salt: str) -> list[Phrase]:
    """Runs in a bot process: everything that one bot would say now, the most urgent first."""
    from lockdown.bots import levels, make  # noqa: PLC0415 - they load where they think

    if level not in levels(view.game):
        return []
    dice, _, nature = salt.partition(" ")
    bot = make(level, _seed(dice), view.game)
    bot.settle(_seed(nature))
    found: list[Phrase] = []
    while len(found) < MAX_PHRASES:
        more = bot.talk(view)
        if not more:
            break
        found += more
    return found


async def phrases(level: str, view: Any, nature: str = "") -> list[Phrase]:
    """What a bot would say; nothing if it fails, or if others wait to think."""
    if desks().crowded:
        return []
    try:
        return await _run(chat, level, view, nature)
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way
        log.warning("bot %s could not speak (%s)", level, type(error).__name__)
        _tell_its_operator(level, error, "first in its talk")
        return []


def without_refused(view: Any, history: Sequence[tuple[int, Any]]) -> Any:
    """A view without the actions that others have just refused to agree to.

    Asking costs nothing (LD-KNW-11, NM-ACT-20), and a bot that keeps nothing in mind would ask for
    the same thing for ever. Once anything else has been done it may ask again.
    """
    decision = view.decision
    if decision is None or decision.kind != "action":
        return view
    offered = {option.text for option in decision.options}
    refused: set[str] = set()
    at = len(history)
    while at and history[at - 1][0] != view.seat and str(history[at - 1][1]) == "no":
        at -= 1
        while at and history[at - 1][0] == view.seat:
            at -= 1
            declared = str(history[at][1])
            if declared in offered:
                refused.add(declared)
                break
    left = tuple(option for option in decision.options if option.text not in refused)
    if not refused or not left:
        return view
    replace = msgspec.structs.replace
    return replace(view, decision=replace(decision, options=left))


async def answer(level: str, view: Any, nature: str = "", memory: bytes = b"") -> Thought:
    """The choice of a bot (or of a seat that stands still) for the decision in its view."""
    decision = view.decision
    if decision is None:
        return Thought("", memory)
    texts = [option.text for option in decision.options]
    if level == "still" or len(texts) == 1:
        return Thought(cautious(texts), memory)
    thought = Thought("")
    try:
        thought = await _run(think, level, view, nature, memory)
    except asyncio.CancelledError:
        # The pool was closed under us, or the table no longer wants to know.
        current = asyncio.current_task()
        if current is not None and current.cancelling():
            raise
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way
        # Not the error's own words: they may tell what the bot holds.
        log.warning("bot %s failed (%s)", level, type(error).__name__)
        _tell_its_operator(level, error, "first")
    if thought.choice not in texts:
        METRICS.bot_failures += not decision.secret
        log.warning("bot %s gave no legal answer; a cautious default is played", level)
        # What made it fail may be what it had in mind.
        return Thought(cautious(texts))
    return thought


def _tell_its_operator(level: str, error: Exception, when: str) -> None:
    """How a bot from a file crashed the first time: whoever named it here wants to mend it.

    Choosing and speaking are told one by one: what is wrong with one says nothing of the other.
    """
    if level in files.named() and (level, when) not in _told:
        _told.add((level, when))
        trace = "".join(traceback.format_exception(error.__cause__ or error)).strip()
        log.warning("bot %s crashed %s like this:\n%s", level, when, trace)


async def _run(work: Callable[..., T], level: str, view: Any, nature: str, *more: bytes) -> T:
    """At a desk, within the time limit; waiting for the desk does not count."""
    salt = f"{secrets.token_hex(8)} {nature}"
    return await desks().think(TIME_LIMIT, work, level, view, salt, *more)

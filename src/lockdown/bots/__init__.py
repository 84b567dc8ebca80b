"""Honest bots: a bot gets a view with its decision, and nothing else.

`make("regular").choose(view)` answers with the text of one of the options in `view.decision`.
"""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.base import Bot, RandomBot
from lockdown.bots.regular import RegularBot, RookieBot

__all__ = ["LEVELS", "Bot", "make"]

#: From the easiest to the best.
LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "rookie": RookieBot,
    "regular": RegularBot,
}


def make(level: str, seed: int = 0) -> Bot:
    """A bot of a level; raises ValueError with the known levels."""
    try:
        return LEVELS[level](seed)
    except KeyError:
        known = ", ".join(LEVELS)
        raise ValueError(f"there is no bot {level!r}; there are {known}") from None

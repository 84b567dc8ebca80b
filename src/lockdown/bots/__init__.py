"""Honest bots: a bot gets a view with its decision, and nothing else.

`make("regular").choose(view)` answers with the text of one of the options in `view.decision`.
`make("learned:FILE")` plays a policy that was trained and exported (`lockdown.bots.learned`).
"""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.base import Bot, RandomBot
from lockdown.bots.regular import RegularBot
from lockdown.bots.rookie import RookieBot
from lockdown.bots.veteran import VeteranBot

__all__ = ["LEVELS", "Bot", "make"]

#: From the easiest to the best.
LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "rookie": RookieBot,
    "regular": RegularBot,
    "veteran": VeteranBot,
}


def make(level: str, seed: int = 0) -> Bot:
    """A bot of a level, or `learned:FILE`; raises ValueError with the known levels."""
    name, _, file = level.partition(":")
    if name == "learned" and file:
        from lockdown.bots.learned import LearnedBot  # noqa: PLC0415 - needs the extra `env`

        return LearnedBot(seed, file)
    try:
        return LEVELS[level](seed)
    except KeyError:
        known = ", ".join(LEVELS)
        raise ValueError(f"there is no bot {level!r}; there are {known}") from None

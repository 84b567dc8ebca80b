"""Honest bots: a bot gets a view with its decision, and nothing else.

`make("regular").choose(view)` answers with the text of one of the options in `view.decision`.
`make("learned:FILE")` plays a policy that was trained and exported (`lockdown.bots.learned`).

Which bots there are depends on the game: what a bot wants differs between games. `LEVELS` says who
knows which one; a bot that does not know a game is refused before it sits down.
"""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.base import Bot, RandomBot
from lockdown.bots.regular import RegularBot
from lockdown.bots.rookie import RookieBot
from lockdown.bots.veteran import VeteranBot

__all__ = ["FIRST", "LEVELS", "Bot", "UnknownBot", "levels", "make", "usual"]

#: The game of whoever names none.
FIRST = "lockdown"
#: Those who only look at their options, and so play anything.
ANYTHING: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
#: By game, from the easiest to the best: who knows it.
LEVELS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "lockdown": {
        **ANYTHING,
        "rookie": RookieBot,
        "regular": RegularBot,
        "veteran": VeteranBot,
    },
}


class UnknownBot(ValueError):
    """There is no such bot, or it does not know the game."""


def levels(game: str = FIRST) -> tuple[str, ...]:
    """Who plays a game, from the easiest to the best."""
    return tuple(LEVELS.get(game, ANYTHING))


def usual(game: str = FIRST) -> str:
    """Who takes a seat of a game that nobody has asked for."""
    there = levels(game)
    return "regular" if "regular" in there else there[-1]


def make(level: str, seed: int = 0, game: str = FIRST) -> Bot:
    """A bot of a level, or `learned:FILE`; raises `UnknownBot` with those who know the game."""
    name, _, file = level.partition(":")
    if name == "learned" and file:
        from lockdown.bots import learned  # noqa: PLC0415 - needs the extra `env`

        trained = learned.game_of(file)
        if trained != game:
            raise UnknownBot(f"{file} was trained for {trained} and does not know {game}")
        return learned.LearnedBot(seed, file)
    there = LEVELS.get(game, ANYTHING)
    if level in there:
        return there[level](seed)
    known = ", ".join(there)
    if any(level in others for others in LEVELS.values()):
        raise UnknownBot(f"the bot {level!r} does not know {game}; there are {known}")
    raise UnknownBot(f"there is no bot {level!r}; there are {known}")

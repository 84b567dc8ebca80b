"""Bots: they choose from a view, as a player does, and get no game, no table and no other view.

`make("regular").choose(view)` answers with the text of one of the options in `view.decision`.
`make("learned:FILE")` plays a policy that was trained and exported (`lockdown.bots.learned`),
`make("FILE.py")` a bot of one's own. Bots from files can be given names (`lockdown.bots.files`).

How a bot moves, fights, pays, trades and searches is shared; what it wants is asked of the game
(`games/*/bots`, its `LEVELS`). A bot that does not know a game, or not such a table of it, is
refused before it sits down (`check`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lockdown import games
from lockdown.bots import files
from lockdown.bots.base import Bot, RandomBot

__all__ = [
    "FIRST",
    "Bot",
    "UnknownBot",
    "check",
    "levels",
    "make",
    "maker_of",
    "makers",
    "usual",
]

#: The game of whoever names none.
FIRST = "lockdown"
#: Those who only look at their options, and so play anything.
ANYTHING: Mapping[str, Callable[[int], Bot]] = {"random": RandomBot}


class UnknownBot(ValueError):
    """There is no such bot, or it does not know the game."""


@cache
def makers(game: str = FIRST) -> Mapping[str, Callable[[int], Bot]]:
    """Who knows a game, from the easiest to the best, with what makes one from a seed."""
    module = f"lockdown.games.{game}.bots"
    if game not in games.load() or find_spec(module) is None:
        return ANYTHING
    own: Mapping[str, Callable[[int], Bot]] = import_module(module).LEVELS
    return {**ANYTHING, **own, **_named(game, own)}


def _named(game: str, own: Mapping[str, Any]) -> Mapping[str, Callable[[int], Bot]]:
    """Bots from files that the operator has given a name (`lockdown.bots.files`)."""
    found = files.makers(game)
    taken = sorted(found.keys() & {*ANYTHING, *own})
    if taken:
        raise ValueError(f"{files.SETTING}: {taken[0]} is the name of a level; take another")
    return found


def levels(game: str = FIRST) -> tuple[str, ...]:
    """Who plays a game, from the easiest to the best."""
    return tuple(makers(game))


def usual(game: str = FIRST) -> str:
    """Who takes a seat of a game that nobody has asked for."""
    there = levels(game)
    return "regular" if "regular" in there else there[-1]


def check(name: str, setup: Any) -> None:
    """Raise `UnknownBot` with the reason where a bot does not know tables of a set-up.

    Levels play every table of their game. A policy plays those that its layout can show.
    """
    kind, _, file = files.named().get(name, name).partition(":")
    if kind == "learned" and file:
        from lockdown.env.seats import unknown  # noqa: PLC0415 - rarely wanted, and it names us

        reason = unknown(file, setup, "" if name.startswith("learned:") else name)
        if reason:
            raise UnknownBot(reason)


def maker_of(name: str, setup: Any) -> Callable[[int], Bot]:
    """What makes a bot from a seed for tables of a set-up; names as in `make`, and it raises so."""
    check(name, setup)
    file, _, wanted = name.partition(":")
    if file.endswith(".py"):
        return files.from_file(file, wanted)
    make(name, game=setup.game)  # says what is wrong now, not in the middle of a game
    return partial(make, name, game=setup.game)


def make(level: str, seed: int = 0, game: str = FIRST) -> Bot:
    """A bot of a level, `learned:FILE`, or one of a Python file: `FILE.py` or `FILE.py:CLASS`.

    Raises `UnknownBot` with those who know the game, `ValueError` for a file that cannot be used.
    """
    name, _, file = level.partition(":")
    if name == "learned" and file:
        from lockdown.bots import learned  # noqa: PLC0415 - rarely wanted, and it names us

        trained = learned.game_of(file)
        if trained != game:
            raise UnknownBot(f"{file} was trained for {trained} and does not know {game}")
        return learned.LearnedBot(seed, file)
    if name.endswith(".py"):
        return files.from_file(name, file)(seed)
    there = makers(game)
    if level in there:
        return there[level](seed)
    known = ", ".join(there)
    if any(level in makers(other) for other in games.load()):
        raise UnknownBot(f"the bot {level!r} does not know {game}; there are {known}")
    raise UnknownBot(f"there is no bot {level!r}; there are {known}, learned:FILE and FILE.py")

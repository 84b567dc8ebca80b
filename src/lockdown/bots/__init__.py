"""Bots: they choose from a view, as a player does, and get no game, no table and no other view.

`make("regular").choose(view)` answers with the text of one of the options in `view.decision`.
`make("learned:FILE")` plays a policy that was trained and exported (`lockdown.bots.learned`).
Bots from files can be given names of their own (`lockdown.bots.files`).

How a bot moves, fights, pays, trades and searches is shared; what it wants is asked of the game
(`games/*/bots`, its `LEVELS`). A bot that does not know a game is refused before it sits down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lockdown import games
from lockdown.bots import files
from lockdown.bots.base import Bot, RandomBot

__all__ = ["FIRST", "Bot", "UnknownBot", "levels", "make", "makers", "usual"]

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


def make(level: str, seed: int = 0, game: str = FIRST) -> Bot:
    """A bot of a level, or `learned:FILE`; raises `UnknownBot` with those who know the game."""
    name, _, file = level.partition(":")
    if name == "learned" and file:
        from lockdown.bots import learned  # noqa: PLC0415 - rarely wanted, and it names us

        trained = learned.game_of(file)
        if trained != game:
            raise UnknownBot(f"{file} was trained for {trained} and does not know {game}")
        return learned.LearnedBot(seed, file)
    there = makers(game)
    if level in there:
        return there[level](seed)
    known = ", ".join(there)
    if any(level in makers(other) for other in games.load()):
        raise UnknownBot(f"the bot {level!r} does not know {game}; there are {known}")
    raise UnknownBot(f"there is no bot {level!r}; there are {known}")

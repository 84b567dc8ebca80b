"""Bots from files: a class of `Bot` in a Python file, or a policy that was trained.

Whoever runs the program may give such bots a name, and they can then sit wherever a level can: at
tables of the server, in `./play`, in the terminal and in simulations.

    LOCKDOWN_BOTS="mine=bots/my_bot.py:MyBot,net=learned:policy.npz" ./play

A bot from a file is a program: name only those that you would run yourself. At a table it sees
what every bot sees, the view of its seat, within the same time, in a process of its own.
"""

from __future__ import annotations

import os
import re
import runpy
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from lockdown.bots.base import Bot

SETTING = "LOCKDOWN_BOTS"
NAME = re.compile(r"[a-z][a-z0-9_]{0,15}")


def from_file(file: str, wanted: str = "") -> type[Bot]:
    """The bot class in a file; without a name the last one that is defined there.

    Raises `ValueError` that says what is wrong with the file.
    """
    try:
        space = runpy.run_path(file, run_name="lockdown_bot")
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error}") from None
    except Exception as error:  # noqa: BLE001 - it is somebody's program
        raise ValueError(f"{file} fails: {type(error).__name__}: {error}") from None
    found = {
        key: value
        for key, value in space.items()
        if isinstance(value, type) and issubclass(value, Bot) and value.__module__ == "lockdown_bot"
    }
    if not found or (wanted and wanted not in found):
        known = ", ".join(found) or "none"
        raise ValueError(f"there is no bot {wanted!r} in {file}; classes of Bot there: {known}")
    return found[wanted or list(found)[-1]]


def named(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The bots that the operator has named: name -> `FILE.py`, `FILE.py:CLASS`, `learned:FILE`.

    Raises `ValueError` for what cannot be meant.
    """
    found: dict[str, str] = {}
    for entry in environ.get(SETTING, "").split(","):
        if not entry.strip():
            continue
        name, _, words = (part.strip() for part in entry.partition("="))
        if not NAME.fullmatch(name) or not words or name in found:
            raise ValueError(
                f"{SETTING}: {entry.strip()!r} is not understood; write name=FILE.py, "
                "name=FILE.py:CLASS or name=learned:FILE, each name once, in small letters"
            )
        found[name] = words
    return found


def program(name: str, environ: Mapping[str, str] = os.environ) -> str:
    """`FILE.py` or `FILE.py:CLASS` if that is what a bot is, under its own or a given name."""
    words = named(environ).get(name, name)
    return words if words.partition(":")[0].endswith(".py") else ""


def makers(game: str, environ: Mapping[str, str] = os.environ) -> dict[str, Callable[[int], Bot]]:
    """Those of them that know a game, with what makes one from a seed."""
    return {
        name: maker
        for name, words in named(environ).items()
        if (maker := _maker(words, game)) is not None
    }


def _maker(words: str, game: str) -> Callable[[int], Any] | None:
    kind, _, rest = words.partition(":")
    if kind == "learned":
        from lockdown.bots import learned  # noqa: PLC0415 - rarely wanted

        return partial(learned.LearnedBot, file=rest) if learned.game_of(rest) == game else None
    if not kind.endswith(".py"):
        raise ValueError(f"{SETTING}: {words!r} is neither FILE.py nor learned:FILE")
    return from_file(kind, rest)

"""Layouts: which place of an observation and which number of an action means what, for good.

A layout is a data file (`layouts/lockdown-2.json`, `layouts/nemesis-1.json`, …): every verb, kind
of decision and component that an environment knows, in a fixed order, with room to spare. What the
rules declare later is appended to the file and takes spare places; nothing is ever renumbered. A
policy names the layout that it was trained for.

A game has two: one for its usual tables (`NAMES`), and a larger one with room for every table that
the game offers (`WIDE`): other sides, guests, other enemies, open hands, other roles. Which one a
table is played with follows from its set-up (`lockdown.env.codec.codec_for`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

#: The layout of each game that has an environment, for its usual tables.
NAMES = {"lockdown": "lockdown/2", "nemesis": "nemesis/1"}
#: The layout of each game that has room for every table of it.
WIDE = {"lockdown": "lockdown-all/1", "nemesis": "nemesis-all/1"}
#: All layouts there are.
ALL = (*NAMES.values(), *WIDE.values())
#: Which tables a layout can show, in words.
TABLES = {
    "lockdown/2": "Lockdown on the basic side, against Night Stalkers, without guests",
    "nemesis/1": "Nemesis on the basic side, with nobody playing the Intruder",
    "lockdown-all/1": "every table of Lockdown",
    "nemesis-all/1": "every table of Nemesis",
}


class WrongLayout(ValueError):
    """A policy or a caller wants another layout than the one there is."""


class Vocabulary:
    """Keys in a fixed order; the last place is for every key that the layout does not know."""

    __slots__ = ("at", "name", "names", "size")

    def __init__(self, name: str, size: int, names: tuple[str, ...]) -> None:
        self.name = name
        self.size = size
        self.names = names
        self.at = {key: i for i, key in enumerate(names)}

    def place(self, key: str) -> int:
        """The place of a key."""
        return self.at.get(key, self.size - 1)

    def table(self, keys: tuple[str, ...]) -> tuple[int, ...]:
        """Places by the number that a key has on the table."""
        return tuple(self.place(key) for key in keys)


class Layout:
    """One layout, read from its file."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.name: str = raw["layout"]
        self.game: str = raw["game"]
        self.board: str = raw["board"]
        self.boards: tuple[str, ...] = tuple(raw.get("boards", (self.board,)))
        """The sides that it shows, the usual one first."""
        self.rooms: int = raw["rooms"]
        self.corridors: int = raw["corridors"]
        self.seats: int = raw["seats"]
        self.stalkers: int = raw["stalkers"]
        self.hands: int = raw["hands"]
        self.parts: int = raw["parts"]
        self.numbers: int = raw["numbers"]
        self.verb_rows: int = raw["verb_rows"]
        self.words = {
            name: Vocabulary(name, entry["size"], tuple(entry["names"]))
            for name, entry in raw["vocabularies"].items()
        }
        self.verbs: tuple[tuple[str, tuple[str, ...]], ...] = tuple(
            (verb, tuple(kinds)) for verb, kinds in raw["verbs"]
        )
        self.verb_at = {verb: i for i, (verb, _) in enumerate(self.verbs)}

    def size(self, vocabulary: str) -> int:
        """How many places a vocabulary has."""
        return self.words[vocabulary].size


@cache
def layout(name: str) -> Layout:
    """The layout of that name; raises `WrongLayout` with the ones there are."""
    if name not in ALL:
        raise WrongLayout(f"there is no layout {name!r}; there are {', '.join(ALL)}")
    file = resources.files("lockdown.env").joinpath("layouts", f"{name.replace('/', '-')}.json")
    return Layout(json.loads(file.read_text(encoding="utf-8")))


def layout_of(game: str) -> Layout:
    """The layout that the usual tables of a game are played with."""
    if game not in NAMES:
        raise WrongLayout(
            f"{game} has no learning environment; there are those of {', '.join(NAMES)}"
        )
    return layout(NAMES[game])

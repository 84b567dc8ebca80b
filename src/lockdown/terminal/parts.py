"""What a game brings to the terminal: its board, its tracks, and what it says of the crew.

Rooms, corridors, figures, hands and prompts are shown by this package. A game puts a
`TerminalParts` under the name `PARTS` into its module `lockdown.games.NAME.terminal`. Views are
`Any` in these signatures: each game reads its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from lockdown.state.boards import Board


class Say(Protocol):
    """Words in the language of the table: of the terminal, or `of` another group of messages."""

    def __call__(self, key: str, *, of: str = "terminal", **args: Any) -> str: ...


@dataclass(frozen=True)
class Column:
    """A column of the table of characters."""

    title: str
    """The key of its title."""
    cell: Callable[[Any], str]
    """(character): what stands in it."""


@dataclass(frozen=True, kw_only=True)
class TerminalParts:
    """Everything that the terminal shows of one game alone."""

    title: str
    """The name of the game, the same in every language."""
    board: Callable[[str], Board]
    raw_board: Callable[[str], dict[str, Any]]
    """By the key of a side: the board, and its file with the places to draw things at."""
    span: tuple[int, int, int]
    """How wide the drawing is, where it begins from above, and how high it is."""
    spaces: Mapping[str, tuple[tuple[str, int, int, str], ...]]
    """By side: noise spaces that are no corridors (name, column, line from below, key of words)."""
    lit: Callable[[Any], bool] = lambda _: True
    """(room): whether it is drawn bright."""
    marks: Callable[[Any], str] = lambda _: ""
    """(room): signs beside it."""
    tracks: Callable[[Any, Say], list[str]] = lambda _view, _say: []
    """(view): what stands above the board, after the round …"""
    state: Callable[[Any, Say], list[str]] = lambda _view, _say: []
    """… and after the supplies."""
    columns: tuple[Column, ...] = ()
    """Of the table of characters, after the wounds."""
    secrets: Callable[[Any], list[tuple[str, str]]] = lambda _: []
    """(what only the viewer knows): group and key of things with a name and a text."""


@cache
def parts_of(game: str) -> TerminalParts:
    """What a game of this program brings to the terminal."""
    parts: TerminalParts = import_module(f"lockdown.games.{game}.terminal").PARTS
    return parts

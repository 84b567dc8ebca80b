"""`Codec`: how a game's tables become observations and its options numbers.

Environments ask for it by the game's name (`codec_of`) and know no game. A game that can be learned
has one in its package (`games/*/env`), made for its frozen layout (`lockdown.env.layout`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from lockdown.env.layout import Layout, layout_of
from lockdown.env.numbering import Numbering
from lockdown.env.parts import Parts

Option = tuple[Any, ...]


class Writer(Protocol):
    """Writes observations of one game, whoever decides."""

    def forget(self) -> None:
        """Start over, for another game."""

    def write(self, known: Any, row: Any, /) -> None:
        """Write what a seat knows into a row of bytes."""


@dataclass(frozen=True)
class Codec:
    """What an environment needs to know about a game. `known` is what a seat knows, as numbers."""

    layout: Layout
    parts: Parts
    """Where everything stands in an observation."""
    numbering: Numbering
    """Which number an option has."""
    of_table: Callable[[Any, int], Any]
    """What a seat knows, from the table."""
    of_view: Callable[[Any], Any]
    """The same from its view."""
    writer: Callable[[], Writer]
    to_floats: Callable[[NDArray[np.uint8]], NDArray[np.float32]]
    take_apart: Callable[[NDArray[np.uint8]], tuple[Any, Any, Any, Any]]
    """Of one observation: rooms, the rest, open ways between rooms, the own room."""
    spots: Callable[[list[int]], NDArray[np.int8]]
    """The two rooms at which each action points; 0 for none."""
    potential: Callable[[Any, int], float]
    """(table, seat): how well a seat stands; the shaped rewards pay the change of it."""
    vocabulary: Callable[[], dict[str, tuple[str, ...]]]
    """What the rules declare, by the list of the layout where it belongs."""

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self.parts.size

    @property
    def action_size(self) -> int:
        """How many numbers the action space has."""
        return self.numbering.size

    def numbers(self, options: tuple[Option, ...], known: Any) -> dict[int, Option]:
        """The legal actions: number -> the option that it plays."""
        return self.numbering.numbers(options, known)

    def legal(self, view: Any) -> dict[int, str]:
        """The legal actions of a view's decision: number -> text of the option."""
        return self.numbering.legal(view)

    def mask_of(self, numbers: Iterable[int]) -> NDArray[np.int8]:
        """1 for each of the numbers."""
        return self.numbering.mask_of(numbers)


@cache
def codec_of(game: str) -> Codec:
    """How a game is learned; raises `WrongLayout` if it cannot be yet."""
    layout_of(game)
    codec: Codec = import_module(f"lockdown.games.{game}.env").CODEC
    return codec

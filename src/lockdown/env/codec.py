"""`Codec`: how a game's tables become observations and its options numbers.

Environments ask for it by the set-up of the table (`codec_for`) and know no game. A game that can
be learned has two in its package, each made for a frozen layout (`lockdown.env.layout`):
`games/*/env` for its usual tables, `games/*/env/wide` for every table that it offers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from lockdown.env.layout import WIDE, Layout, WrongLayout, layout, layout_of
from lockdown.env.numbering import Numbering
from lockdown.env.parts import Parts
from lockdown.kernel.game import Setup

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
    shows: Callable[[Setup], bool]
    """Whether the layout has a place for everything that such a table has (the set-up in full)."""
    wide: bool = False
    """Whether it is the one for every table of the game."""

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
    """How the usual tables of a game are learned; raises `WrongLayout` if they cannot be yet."""
    layout_of(game)
    codec: Codec = import_module(f"lockdown.games.{game}.env").CODEC
    return codec


@cache
def codec_named(name: str) -> Codec:
    """The codec of a layout; raises `WrongLayout` with the ones there are."""
    found = layout(name)
    if name != WIDE[found.game]:
        return codec_of(found.game)
    codec: Codec = import_module(f"lockdown.games.{found.game}.env.wide").CODEC
    return codec


def codec_for(*setups: Setup, name: str = "") -> Codec:
    """The first codec of the game that shows all of these tables (set-ups in full).

    `name`: the layout to take instead; raises `WrongLayout` if it cannot show them at all.
    """
    if name:
        codec = codec_named(name)
        for setup in setups:
            if setup.game != codec.layout.game:
                raise WrongLayout(f"{name} is a layout of {codec.layout.game}, not {setup.game}")
        return codec
    usual = codec_of(setups[0].game)
    if all(usual.shows(setup) for setup in setups):
        return usual
    return codec_named(WIDE[setups[0].game])

"""Deal a table's secrets anew, many times: what one viewer may not know, at random.

A fair search asks what an option comes to on tables that the seat cannot tell from its own.
`prepare` looks once at what is unknown to the viewer: which cards and tokens, where they may lie,
what has to stay. Every `Deals.deal` is then one shuffle of all pools at once, a clone and some
slices.

    deals = prepare(table, seat)
    for _ in range(20):
        imagined = deals.deal(dice)

What is dealt follows from what the viewer knows and from the dice alone. Pools are sorted before
they are shuffled, so neither the true order of anything nor the table's own generator leave a
trace. What is prepared stays right whatever becomes of the table afterwards.

The hand, inventory and objectives of the seat that is being asked stay as they are, because its
options follow from them: a search is fair for the seat that is asked. Cards that wait to be
resolved stay too.
"""

from __future__ import annotations

import random
from array import array
from functools import lru_cache
from importlib import import_module
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from lockdown.bots import unknown, unknown_hands
from lockdown.bots.unknown import Part, Row, Unknown
from lockdown.rules import ending
from lockdown.state.table import Table

#: The table of one game.
G = TypeVar("G", bound=Table)

#: A card in the row of all pools is the end of a number that begins with its pool's and goes on
#: with chance: so many bits each.
_CHANCE, _CARD = 32, 18
_SHIFT, _CARDS = np.uint64(_CARD), np.uint64((1 << _CARD) - 1)


def prepare(t: G, viewer: int | None, *, imagined: bool = False) -> Deals[G]:
    """What `viewer` (None: a spectator) does not know of a table, ready to be dealt.

    `imagined`: the table was built out of a view (`bots/determinise.py`). Nobody knows there which
    cards and tokens are out of the game, so these are dealt too.
    """
    return Deals(t, viewer, imagined)


class Deals(Generic[G]):
    """Tables that one viewer cannot tell from each other."""

    __slots__ = ("_base", "_bytes", "_lanes", "_parts")

    def __init__(self, t: G, viewer: int | None, imagined: bool = False) -> None:
        u = Unknown(t, viewer, imagined)
        self._base = t.clone()
        self._base.rng = 0
        self._parts = _parts(t, u)
        self._lanes = _lanes(u)
        self._bytes = len(u.values) * _CHANCE // 8

    def deal(self, dice: random.Random) -> G:
        """One of them, each as likely; its dice follow from `dice`."""
        row = self._shuffled(dice)
        new = self._base.clone()
        new.rng = dice.getrandbits(64)
        for part in self._parts:
            part(new, row, dice)
        return new

    def _shuffled(self, dice: random.Random) -> Row:
        """All pools in random orders, by one sort.

        Two cards of a pool get the same chance once in four thousand million times; which of them
        comes first then is not chance. Nothing can be told from that.
        """
        lanes = np.frombuffer(dice.randbytes(self._bytes), "<u4").astype(np.uint64)
        lanes <<= _SHIFT
        lanes |= self._lanes
        lanes.sort()
        lanes &= _CARDS
        return tuple(lanes.tolist())


def _lanes(u: Unknown) -> NDArray[np.uint64]:
    """The cards of all pools, with the numbers of their pools and room for chance."""
    lanes = np.frombuffer(array("Q", u.values), np.uint64)
    return lanes | _pools(tuple(u.sizes))


@lru_cache(maxsize=4096)
def _pools(sizes: tuple[int, ...]) -> NDArray[np.uint64]:
    numbers = np.arange(len(sizes), dtype=np.uint64) << np.uint64(_CHANCE + _CARD)
    return np.repeat(numbers, sizes)


def _parts(t: Table, u: Unknown) -> list[Part]:
    """Everything that is dealt anew, in this order."""
    parts = [
        unknown_hands.cards(t, u),
        unknown_hands.inventories(t, u),
        unknown.tiles(t, u),
        unknown.tokens(t, u),
        unknown.decks(t, u),
    ]
    if t.seen_card:
        parts.append(unknown.memories(t, u))
    parts.append(unknown.weaknesses(t, u))
    parts += import_module(f"lockdown.games.{t.rs.game}.secrets").hidden(t, u)
    # At the end objectives are shown.
    if t.phase != ending.PHASE_OVER and not t.rs.open_hands:
        parts.append(unknown_hands.objectives(t, u))
    return parts

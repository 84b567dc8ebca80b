"""Layouts with room for every table of a game: several sides of the board, and what some tables
alone have.

Rooms are numbered as printed on every side. Corridors have the row that the layout's own list gives
them, so that what two sides have alike is the same number. The games' wide codecs
(`games/*/env/wide`) are made of the parts here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from lockdown.env import observing
from lockdown.env.declared import ARG_KINDS
from lockdown.env.graph import Graph
from lockdown.env.layout import Layout, WrongLayout
from lockdown.env.observing import Places, Row
from lockdown.env.parts import Column, Parts
from lockdown.state import keys

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from lockdown.env.numbering import Numbering
    from lockdown.state.boards import Board


def columns(layout: Layout, own: Mapping[str, tuple[Column, ...]]) -> dict[str, tuple[Column, ...]]:
    """What observations of a wide layout have behind the columns of the usual one."""
    characters = layout.size("characters")
    shared: dict[str, tuple[Column, ...]] = {
        "table": (("side", layout.size("boards"), 1),),
        # A token waits on the open room; whose corpses lie there.
        "rooms": (("open_token", 1, 1), ("corpses", characters, 1)),
        "stalkers": (("about", 1, 1),),  # the decision names this one
        "crew": (("dead", characters, 1),),  # whose corpses it carries
    }
    return {name: shared.get(name, ()) + own.get(name, ()) for name in (*shared, *own)}


def corpses(characters: Iterable[str]) -> dict[int, str]:
    """Corpses as items: whose each of them is (LD-COP-08)."""
    return {keys.CORPSE | keys.CHARACTERS.index(key) << 8: f"corpse_{key}" for key in characters}


def owner(item: int) -> int:
    """The character whose corpse an item is, -1 for none."""
    number = item >> 8 & 15
    return number if item & 255 == keys.CORPSE and number < len(keys.CHARACTERS) else -1


def mark_corpses(places: Places) -> None:
    """Give each character's corpse in a room its own column."""
    first = places.r["corpses"] - places.r["objects"]
    for i, place in enumerate(places.character):
        places.special[keys.CORPSE | i << 8] = first + place


class Known:
    """What knowing a table of several sides adds; the wide `Known` of a game has it first."""

    __slots__ = ()

    BOARDS: ClassVar[Mapping[str, Board]]

    @classmethod
    def check_board(cls, board: str) -> None:
        """Refuse a side that the layout does not know."""
        if board not in cls.BOARDS:
            raise WrongLayout(f"the layout shows the sides {', '.join(cls.BOARDS)}, not {board}")

    @classmethod
    def side_of(cls, board: str) -> Board:
        """The side of that name."""
        return cls.BOARDS[board]


class Encoder(observing.Encoder):
    """Writes observations of one game on any side; the wide `Encoder` of a game has it first."""

    SIDES: ClassVar[Mapping[str, Places]]

    def write(self, k: Any, out: Any) -> None:
        """See `observing.Encoder`; a game on another side than the last one starts over."""
        places = self.SIDES[k.side]
        if places is not self.p:
            self.p = places
            self.forget()
        super().write(k, out)

    def own_piles(self, k: Any) -> Any:
        """See `observing.Encoder`; what the table has behind its piles is written with them."""
        return (super().own_piles(k), k.side)

    def write_own_piles(self, out: Row, k: Any) -> None:
        """Write it."""
        super().write_own_piles(out, k)
        p = self.p
        out[p.t["side"] + p.words["boards"].place(k.side)] = 1

    def masks(self, k: Any) -> tuple[int, ...]:
        """As on the usual tables, and open rooms where a token waits (LD-SRF-02, NM-ALT-05)."""
        return (*super().masks(k), k.open_tokens)

    def write_member(self, row: Row, k: Any, other: int) -> None:
        """As on the usual tables, and whose corpses it carries."""
        super().write_member(row, k, other)
        p = self.p
        for item in k.hands[other]:
            whose = owner(item)
            if whose >= 0:
                row[p.c["dead"] + p.character[whose]] += 1


class Graphs:
    """The rooms of every side as a graph; an observation says which side it is of."""

    def __init__(
        self, layout: Layout, boards: Mapping[str, Board], parts: Parts, numbering: Numbering
    ) -> None:
        names = layout.words["boards"]
        self.graphs = {
            names.place(key): Graph(layout, board, parts, numbering)
            for key, board in boards.items()
        }
        self._side = slice(parts["table"].at("side"), parts["table"].at("side") + names.size)
        self.spots = self.graphs[names.place(layout.board)].spots

    def take_apart(self, row: NDArray[np.uint8]) -> tuple[Any, Any, Any, Any]:
        """See `Graph`."""
        return self.graphs[int(row[self._side].argmax())].take_apart(row)


def corridors(boards: Mapping[str, Board]) -> tuple[str, ...]:
    """The corridors and noise spaces of all sides, as options name them, each once."""
    write = ARG_KINDS["corridor"].write
    return tuple(dict.fromkeys(write(code) for board in boards.values() for code in board.code))

"""Observations of every table of the original game (see `lockdown.env.observing`, `.sides`)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from lockdown.env import sides
from lockdown.env.layout import WIDE, Layout, layout
from lockdown.env.numbering import way_rows
from lockdown.env.observing import Row, counted
from lockdown.env.parts import Parts
from lockdown.games.nemesis.env import observe
from lockdown.games.nemesis.env.parts import observed
from lockdown.games.nemesis.env.wide.known import BOARDS
from lockdown.state import keys
from lockdown.state.boards import Board

LAYOUT = layout(WIDE["nemesis"])
_CARDS = LAYOUT.size("intruder_cards")
PARTS = observed(
    LAYOUT,
    sides.columns(
        LAYOUT,
        {
            "table": (
                ("intruder_hand", 1, 1 / 4),  # cards of whoever plays the Intruder
                ("intruder_deck", 1, 1 / 10),
                ("intruder_discard", _CARDS, 1),
                ("spare_table", 16, 1),
            ),
            "rooms": (("spare_rooms", 4, 1),),
            "crew": (("intruder", 1, 1), ("spare_crew", 8, 1)),  # its role: plays the Intruder
            "own": (("intruder_cards", _CARDS, 1),),  # in hand
        },
    ),
)
_SCALE = PARTS.scale()


class Places(observe.Places):
    """Where everything stands in observations of one side."""

    FLAGS = (*observe.Places.FLAGS, "open_token")

    def __init__(
        self, layout: Layout, side: Board, parts: Parts, way_rows: tuple[int, ...] = ()
    ) -> None:
        super().__init__(layout, side, parts, way_rows)
        sides.mark_corpses(self)
        self.hunt = layout.words["intruder_cards"].table(keys.INTRUDER_ACTIONS)


class Encoder(sides.Encoder, observe.Encoder):
    """Writes observations of one game of the original Nemesis at any table, whoever decides."""

    SIDES: ClassVar[dict[str, Places]] = {
        key: Places(LAYOUT, side, PARTS, way_rows(LAYOUT, side)) for key, side in BOARDS.items()
    }
    P: ClassVar[Places] = SIDES[LAYOUT.board]
    p: Places

    def own_piles(self, k: Any) -> Any:
        """See `lockdown.env.observing.Encoder`, also for the rest."""
        return (super().own_piles(k), k.hunt_left, k.hunt_discard)

    def write_own_piles(self, out: Row, k: Any) -> None:
        """Write them."""
        super().write_own_piles(out, k)
        p = self.p
        out[p.t["intruder_hand"]], out[p.t["intruder_deck"]] = k.hunt_left
        counted(out, p.t["intruder_discard"], p.hunt, k.hunt_discard)

    def member(self, k: Any, other: int) -> tuple[Any, ...]:
        """As on the usual tables; behind it the role."""
        return (*super().member(k, other), k.hunter == other)

    def write_member(self, row: Row, k: Any, other: int) -> None:
        """Write what comes behind."""
        super().write_member(row, k, other)
        row[self.p.c["intruder"]] = k.hunter == other

    def write_known(self, out: Row, k: Any) -> None:
        """As on the usual tables, and the cards of the Intruder."""
        super().write_known(out, k)
        counted(out, self.p.o["intruder_cards"], self.p.hunt, k.hunt_hand)


def to_floats(row: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The vector of floats that the environments give."""
    return row * _SCALE

"""Observations of every table of Lockdown (see `lockdown.env.observing` and `.sides`)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from lockdown.env import sides
from lockdown.env.layout import WIDE, Layout, layout
from lockdown.env.numbering import way_rows
from lockdown.env.observing import Row, counted
from lockdown.env.parts import Parts
from lockdown.games.lockdown.env import observe
from lockdown.games.lockdown.env.parts import observed
from lockdown.games.lockdown.env.wide.known import BOARDS
from lockdown.games.lockdown.rulesets import OPTIONS
from lockdown.state import keys
from lockdown.state.boards import Board

LAYOUT = layout(WIDE["lockdown"])
_SIZE = LAYOUT.size
PARTS = observed(
    LAYOUT,
    sides.columns(
        LAYOUT,
        {
            "table": (
                ("mode", _SIZE("modes"), 1),
                ("enemies", _SIZE("enemies"), 1),
                ("guests", 1, 1),
                ("options", _SIZE("options"), 1),  # those that differ from the default
                ("surface_discard", _SIZE("surface_cards"), 1),
                ("spare_table", 16, 1),
            ),
            "rooms": (("rover", 1, 1), ("spare_rooms", 4, 1)),
            "crew": (
                ("numbed", _SIZE("wounds"), 1),  # those that count for nothing this round
                ("inactive", _SIZE("items"), 1),  # its mission items, which lie open
                ("open_hand", _SIZE("cards"), 1 / 2),  # where hands lie open to all
                ("spare_crew", 8, 1),
            ),
        },
    ),
)
_SCALE = PARTS.scale()


class Places(observe.Places):
    """Where everything stands in observations of one side."""

    FLAGS = (*observe.Places.FLAGS, "open_token")
    MARKS = (*observe.Places.MARKS, "rover")

    def __init__(
        self, layout: Layout, side: Board, parts: Parts, way_rows: tuple[int, ...] = ()
    ) -> None:
        super().__init__(layout, side, parts, way_rows)
        sides.mark_corpses(self)
        self.surface = layout.words["surface_cards"].table(keys.SURFACE_CARDS)


class Encoder(sides.Encoder, observe.Encoder):
    """Writes observations of one game of Lockdown at any table, whoever decides."""

    SIDES: ClassVar[dict[str, Places]] = {
        key: Places(LAYOUT, side, PARTS, way_rows(LAYOUT, side)) for key, side in BOARDS.items()
    }
    P: ClassVar[Places] = SIDES[LAYOUT.board]
    p: Places

    def own_piles(self, k: Any) -> Any:
        """See `lockdown.env.observing.Encoder`, also for the rest."""
        return (super().own_piles(k), k.mode, k.enemies, k.guests, k.options, k.surface_discard)

    def write_own_piles(self, out: Row, k: Any) -> None:
        """Write them."""
        super().write_own_piles(out, k)
        p = self.p
        t, words = p.t, p.words
        out[t["mode"] + words["modes"].place(k.mode)] = 1
        out[t["enemies"] + words["enemies"].place(k.enemies)] = 1
        out[t["guests"]] = k.guests
        for name, value in k.options:
            if value != OPTIONS[name][0]:
                out[t["options"] + words["options"].place(name)] = 1
        counted(out, t["surface_discard"], p.surface, k.surface_discard)

    def marked(self, k: Any) -> tuple[int, ...]:
        """As on the usual tables, and the rover."""
        return (*super().marked(k), k.rover)

    def member(self, k: Any, other: int) -> tuple[Any, ...]:
        """As on the usual tables; behind it the mission items and the open hand."""
        shown = k.open_hands[other] if k.open_hands else ()
        return (*super().member(k, other), k.mission[other], shown)

    def write_member(self, row: Row, k: Any, other: int) -> None:
        """Write what comes behind."""
        super().write_member(row, k, other)
        p = self.p
        c = p.c
        for wound in k.wounds[other]:
            if wound & 32:
                row[c["numbed"] + p.wound[wound & 15]] += 1
        for item in k.mission[other]:
            row[c["inactive"] + p.item[item & 255]] += 1
        for card in k.open_hands[other] if k.open_hands else ():
            row[c["open_hand"] + p.card_at.get(card, p.last_card)] += 1


def to_floats(row: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The vector of floats that the environments give."""
    return row * _SCALE

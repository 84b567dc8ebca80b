"""Observations of Lockdown (see `lockdown.env.observing`, and `parts` beside this).

`observe(view)` makes the vector of floats from a view.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from lockdown.env import observing
from lockdown.env.layout import Layout, Vocabulary, layout_of
from lockdown.env.observing import Row, clear
from lockdown.env.parts import Parts
from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.env.known import Known
from lockdown.games.lockdown.env.parts import PARTS, SCALE, SIZE
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys
from lockdown.state.boards import Board

__all__ = ["SCALE", "SIZE", "Encoder", "Places", "observe", "to_floats"]

LAYOUT = layout_of("lockdown")
#: Faces of the noise die at their places in the column `face`: the kind of the decision says which
#: die it is.
NOISE = Vocabulary("noise faces", 8, ("1", "2", "3", "4", "silence", "danger", "surface"))


class Places(observing.Places):
    """Where everything stands in observations of Lockdown."""

    FLAGS: ClassVar[tuple[str, ...]] = ("explored", "powered", "fire", "malfunction")
    MARKS: ClassVar[tuple[str, ...]] = ("vented", "elevator")

    def __init__(
        self, layout: Layout, side: Board, parts: Parts, way_rows: tuple[int, ...] = ()
    ) -> None:
        super().__init__(layout, side, parts, self.FLAGS, self.MARKS, way_rows)
        words = layout.words
        self.computer = words["computers"].table(keys.COMPUTERS)
        self.computers = layout.size("computers")
        self.code = words["contingencies"].table(keys.CONTINGENCIES)
        self.css = words["css"].table(keys.CSS_TOKENS)
        self.css_width = 2 + layout.size("css")
        self.about["computer"] = ("computer", self.computer)
        self.about["noise_face"] = ("face", NOISE.table(keys.NOISE_FACES))
        self.piles_stop = self.t["computer"]
        self.number_at["space"] = self.d["space"]


class Encoder(observing.Encoder):
    """Writes observations of one game of Lockdown, whoever decides."""

    P: ClassVar[Places] = Places(LAYOUT, board(LAYOUT.board), PARTS)
    p: Places

    def numbers(self, k: Known) -> tuple[int, ...]:
        """See `lockdown.env.observing.Encoder`, also for the rest."""
        return (
            k.round,
            k.time,
            k.time_blue,
            k.event_step,
            k.actions_left,
            k.gate_open,
            k.rover_here,
            k.isolation_open,
            k.destruct + 1,
            k.destruct_red,
            k.emergency + 1,
            max(k.fire_left, 0),
            max(k.broken_left, 0),
            max(k.doors_left, 0),
            k.eggs,
            k.egg_supply,
            k.nest_destroyed,
            k.queen_killed,
            k.n,
            k.pool[0],
        )

    def open_things(self, k: Known) -> Any:
        """The computer card and the power tokens."""
        return (k.computer, k.power)

    def write_open_things(self, out: Row, k: Known) -> None:
        """Write them."""
        p = self.p
        at = p.t["power"]
        clear(out, at, 20)
        for token in k.power:
            out[at + abs(token) - 1] = 1
            out[at + 4] = token > 0
            at += 5
        clear(out, p.t["computer"], p.computers)
        out[p.t["computer"] + p.computer[k.computer]] = 1

    def own_piles(self, k: Known) -> Any:
        """The analysed objects."""
        return k.analysed

    def write_own_piles(self, out: Row, k: Known) -> None:
        """Write them."""
        p = self.p
        for kind in k.analysed:
            out[p.t["analysed"] + p.item[kind]] = 1

    def masks(self, k: Known) -> tuple[int, ...]:
        """Explored, lit, burning and broken rooms."""
        return (k.explored, k.lit, k.fire, k.broken)

    def marked(self, k: Known) -> tuple[int, ...]:
        """The vented room, the elevator."""
        return (k.vented, k.elevator)

    def member(self, k: Known, other: int) -> tuple[Any, ...]:
        """One of the crew in numbers."""
        hand, deck = k.hand_sizes[other]
        return (
            hand,
            deck,
            len(k.discards[other]),
            k.light[other],
            k.knowledge[other],
            k.active >> other & 1,
            k.slime >> other & 1,
            k.larva >> other & 1,
            k.signal >> other & 1,
            k.passed >> other & 1,
            bool(k.mission[other]),
            k.objectives_held[other],
            k.codes[other][0],
        )

    def write_known(self, out: Row, k: Known) -> None:
        """CSS tokens, and known contingency tokens of the crew and of the pool."""
        p = self.p
        for other, (_, codes) in enumerate(k.codes):
            for code in codes:
                at = p.crew.start + (other - k.seat) % k.n * p.cc
                out[at + p.c["known_codes"] + p.code[code]] += 1
        at, width, faces = p.t["css"], p.css_width, p.css
        for space, face, revealed in k.css:
            start = at + space * width
            out[start] = 1
            out[start + 1] = revealed
            if face >= 0:
                out[start + 2 + faces[face]] = 1
        for code in k.pool[1]:
            out[p.o["pool"] + p.code[code]] += 1


def to_floats(row: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The vector of floats that the environments give."""
    return row * SCALE


def encode(k: Known) -> NDArray[np.uint8]:
    """The bytes of an observation, written anew."""
    row = bytearray(SIZE)
    Encoder().write(k, row)
    return np.frombuffer(row, dtype=np.uint8)


def observe(view: LockdownView) -> NDArray[np.float32]:
    """The observation of the seat whose view it is."""
    return to_floats(encode(Known.of_view(view)))

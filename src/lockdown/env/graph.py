"""An observation taken apart for networks that look at rooms as a graph.

The rooms' rows with the distances beside them, everything else as one flat vector, the corridors
that are open as a matrix, and the own room. `spots(actions)` says at which rooms actions point.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lockdown.env.layout import Layout
from lockdown.env.numbering import Numbering, way_rows
from lockdown.env.parts import Parts
from lockdown.state.boards import Board

#: A message is divided by this: about the number of ways out of a room.
SHARE = 3.0


class Graph:
    """The rooms of one side in a game's layout as a graph."""

    def __init__(self, layout: Layout, board: Board, parts: Parts, numbering: Numbering) -> None:
        self.layout = layout
        self.rooms = layout.rooms
        self.row_part, self.far_part = parts["rooms"], parts["distances"]
        ways = parts["corridors"]
        scale = parts.scale()
        self.room_size = self.row_part.columns + 1
        """Numbers a room has: its row and its distance."""
        self.rest = np.array(
            [i for i in range(parts.size) if i < self.row_part.start or i >= self.far_part.stop]
        )
        """Where the flat rest stands in the observation."""
        self.mine = self.row_part.names["crew"][0]
        """Where the own seat stands in a room's row."""
        self.closed = np.arange(ways.rows) * ways.columns + ways.at("closed")
        """Where corridors are closed."""
        self.ends = self._ends(layout, board)
        """By corridor: its two rooms (rows); the technical corridors and spare ones have none."""
        self.ways = np.zeros((self.rooms, self.rooms), dtype=np.float32)
        for a, b in self.ends[self.ends[:, 0] >= 0]:
            self.ways[a, b] = self.ways[b, a] = 1 / SHARE
        self.room_scale = scale[self.row_part.start : self.row_part.stop].reshape(self.rooms, -1)
        self.far_scale = scale[self.far_part.start : self.far_part.stop].reshape(self.rooms, 1)
        self.rest_scale = scale[self.rest]
        self.action_rooms = numbering.rooms
        """By action: the two rooms at which it points; 0 for none."""

    @staticmethod
    def _ends(layout: Layout, board: Board) -> NDArray[np.int64]:
        ends = np.full((layout.corridors, 2), -1)
        for row, way in zip(way_rows(layout, board), board.corridors, strict=False):
            ends[row] = (way.a - 1, way.b - 1)
        return ends

    def take_apart(self, row: NDArray[np.uint8]) -> tuple[Any, Any, Any, Any]:
        """Of one observation in bytes: rooms, the rest, open ways between rooms, the own room."""
        table = row[self.row_part.start : self.row_part.stop].reshape(
            self.rooms, self.row_part.columns
        )
        far = row[self.far_part.start : self.far_part.stop].reshape(self.rooms, 1)
        rooms = np.concatenate((table * self.room_scale, far * self.far_scale), axis=1)
        ways = self.ways
        closed = set(np.flatnonzero(row[self.closed]).tolist())
        if closed:
            ways = self.ways.copy()
            for i in closed:
                a, b = self.ends[i]
                if a >= 0 and not self._another(a, b, closed):
                    ways[a, b] = ways[b, a] = 0
        return (
            rooms,
            row[self.rest] * self.rest_scale,
            ways,
            table[:, self.mine].astype(np.float32),
        )

    def _another(self, a: int, b: int, closed: set[int]) -> bool:
        """Whether another corridor between the same two rooms is open."""
        same = np.flatnonzero((self.ends[:, 0] == a) & (self.ends[:, 1] == b))
        return any(i not in closed for i in same.tolist())

    def spots(self, legal: list[int]) -> NDArray[np.int8]:
        """The two rooms at which each action points; 0 for none."""
        found: NDArray[np.int8] = self.action_rooms[legal]
        return found

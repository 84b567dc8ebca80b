"""An observation taken apart for networks that look at rooms as a graph.

The rooms' rows with the distances beside them, everything else as one flat vector, the corridors
that are open as a matrix, and the own room. `spots(actions)` says at which rooms actions point.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lockdown.env.layout import layout_of
from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.env import actions
from lockdown.games.lockdown.env.parts import PARTS, SCALE, SIZE

LAYOUT = layout_of("lockdown")
ROOMS = LAYOUT.rooms
_R, _F, _W = PARTS["rooms"], PARTS["distances"], PARTS["corridors"]
#: Numbers a room has: its row and its distance.
ROOM_SIZE = _R.columns + 1
#: Where the flat rest stands in the observation.
REST = np.array([i for i in range(SIZE) if i < _R.start or i >= _F.stop])
#: Where the own seat stands in a room's row, and where corridors are closed.
MINE = _R.names["crew"][0]
CLOSED = np.arange(_W.rows) * _W.columns + _W.at("closed")
#: A message is divided by this: about the number of ways out of a room.
SHARE = 3.0


def _ends() -> NDArray[np.int64]:
    """By corridor: its two rooms (rows); the technical corridors and spare ones have none."""
    ends = np.full((LAYOUT.corridors, 2), -1)
    for i, way in enumerate(board(LAYOUT.board).corridors):
        ends[i] = (way.a - 1, way.b - 1)
    return ends


ENDS = _ends()


def _all_ways() -> NDArray[np.float32]:
    ways = np.zeros((ROOMS, ROOMS), dtype=np.float32)
    for a, b in ENDS[ENDS[:, 0] >= 0]:
        ways[a, b] = ways[b, a] = 1 / SHARE
    return ways


WAYS = _all_ways()
_ROOM_SCALE = SCALE[_R.start : _R.stop].reshape(ROOMS, _R.columns)
_FAR_SCALE = SCALE[_F.start : _F.stop].reshape(ROOMS, 1)
_REST_SCALE = SCALE[REST]


def take_apart(row: NDArray[np.uint8]) -> tuple[Any, Any, Any, Any]:
    """Of one observation in bytes: rooms, the rest, open ways between rooms, the own room."""
    table = row[_R.start : _R.stop].reshape(ROOMS, _R.columns)
    far = row[_F.start : _F.stop].reshape(ROOMS, 1)
    rooms = np.concatenate((table * _ROOM_SCALE, far * _FAR_SCALE), axis=1)
    ways = WAYS
    closed = np.flatnonzero(row[CLOSED])
    if len(closed):
        ways = WAYS.copy()
        for a, b in ENDS[closed]:
            if a >= 0:
                ways[a, b] = ways[b, a] = 0
    return rooms, row[REST] * _REST_SCALE, ways, table[:, MINE].astype(np.float32)


def spots(legal: list[int]) -> NDArray[np.int8]:
    """The two rooms at which each action points; 0 for none."""
    found: NDArray[np.int8] = actions.ROOMS[legal]
    return found

"""The rooms of Lockdown as a graph (see `lockdown.env.graph`)."""

from __future__ import annotations

from lockdown.env import graph
from lockdown.env.layout import layout_of
from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.env import actions
from lockdown.games.lockdown.env.parts import PARTS

LAYOUT = layout_of("lockdown")
GRAPH = graph.Graph(LAYOUT, board(LAYOUT.board), PARTS, actions.NUMBERING)

SHARE = graph.SHARE
ROOMS = GRAPH.rooms
#: Numbers a room has: its row and its distance.
ROOM_SIZE = GRAPH.room_size
#: Where the flat rest stands in the observation.
REST = GRAPH.rest
#: Where the own seat stands in a room's row, and where corridors are closed.
MINE = GRAPH.mine
CLOSED = GRAPH.closed
#: By corridor: its two rooms (rows); the technical corridors and spare ones have none.
ENDS = GRAPH.ends
WAYS = GRAPH.ways

take_apart = GRAPH.take_apart
spots = GRAPH.spots

"""The rooms of the ship as a graph (see `lockdown.env.graph`)."""

from __future__ import annotations

from lockdown.env.graph import Graph
from lockdown.games.nemesis.board import board
from lockdown.games.nemesis.env.actions import LAYOUT, NUMBERING
from lockdown.games.nemesis.env.parts import PARTS

GRAPH = Graph(LAYOUT, board(LAYOUT.board), PARTS, NUMBERING)

"""The action space of Lockdown (see `lockdown.env.numbering`)."""

from __future__ import annotations

from lockdown.env.layout import layout_of
from lockdown.env.numbering import Numbering, worded
from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.env.known import Known

LAYOUT = layout_of("lockdown")

NUMBERING = Numbering(
    LAYOUT,
    board(LAYOUT.board),
    Known,
    size=3584,
    # An arrangement of the four tokens is one word.
    own_verbs={"power": [worded(LAYOUT, "power")]},
)

#: How many actions have a meaning, and how many the space has (the rest is for later verbs).
USED = NUMBERING.used
SIZE = NUMBERING.size
#: The number of every option whose verb the layout does not know.
UNKNOWN = NUMBERING.unknown
#: By action: the rooms at which it points, for policies that look at rooms as a graph.
ROOMS = NUMBERING.rooms

number_of = NUMBERING.number_of
numbers = NUMBERING.numbers
legal = NUMBERING.legal
mask = NUMBERING.mask
mask_of = NUMBERING.mask_of
blocks = NUMBERING.blocks

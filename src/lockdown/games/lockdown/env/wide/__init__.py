"""Every table of Lockdown as numbers (layout `lockdown-all/1`).

Both sides of the board, guests, either enemies, open hands, all modes and table options.
"""

from __future__ import annotations

from lockdown.env.codec import Codec
from lockdown.env.layout import WIDE, layout
from lockdown.env.numbering import Numbering, items, number, room_action, worded
from lockdown.env.sides import Graphs, corpses
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.env import standing
from lockdown.games.lockdown.env.wide import observe, vocabulary
from lockdown.games.lockdown.env.wide.known import BOARDS, Known
from lockdown.games.shared.remote import REMOTE

LAYOUT = layout(WIDE["lockdown"])

_FIRST, *_OTHERS = BOARDS.values()
NUMBERING = Numbering(
    LAYOUT,
    _FIRST,
    Known,
    size=5120,
    own_kinds={
        "item": items(LAYOUT, corpses(REGISTRY.characters)),
        # An exit, or the bunker (LD-SRF-23).
        "rover_place": number(LAYOUT.rooms + 1),
    },
    own_verbs={
        # An arrangement of the four tokens is one word.
        "power": [worded(LAYOUT, "power")],
        REMOTE: room_action(LAYOUT, REGISTRY.rooms.values()),
    },
    other_sides=tuple(_OTHERS),
)
_GRAPHS = Graphs(LAYOUT, BOARDS, observe.PARTS, NUMBERING)

CODEC = Codec(
    layout=LAYOUT,
    parts=observe.PARTS,
    numbering=NUMBERING,
    of_table=Known.of_table,
    of_view=Known.of_view,
    writer=observe.Encoder,
    to_floats=observe.to_floats,
    take_apart=_GRAPHS.take_apart,
    spots=_GRAPHS.spots,
    potential=standing.potential,
    vocabulary=vocabulary.declared,
    shows=vocabulary.shown,
    wide=True,
)

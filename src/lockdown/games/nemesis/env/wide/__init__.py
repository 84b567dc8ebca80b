"""Every table of the original game as numbers (layout `nemesis-all/1`).

Both sides of the ship, all modes and table options, and the seat of the Intruder.
"""

from __future__ import annotations

from lockdown.env.codec import Codec
from lockdown.env.layout import WIDE, layout
from lockdown.env.numbering import Numbering, items, keyed, room_action
from lockdown.env.sides import Graphs, corpses
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.env import standing
from lockdown.games.nemesis.env.actions import COURSE
from lockdown.games.nemesis.env.wide import observe, vocabulary
from lockdown.games.nemesis.env.wide.known import BOARDS, Known
from lockdown.games.shared.remote import REMOTE
from lockdown.state import keys

LAYOUT = layout(WIDE["nemesis"])

_FIRST, *_OTHERS = BOARDS.values()
NUMBERING = Numbering(
    LAYOUT,
    _FIRST,
    Known,
    size=6144,
    own_kinds={
        "course": COURSE,
        "intruder_card": keyed(LAYOUT, "intruder_cards", keys.INTRUDER_ACTIONS),
        # NM-OBJ-12: an objective asks for this very corpse.
        "item": items(LAYOUT, {**corpses(REGISTRY.characters), keys.BLUE_CORPSE: "corpse_blue"}),
    },
    own_verbs={REMOTE: room_action(LAYOUT, REGISTRY.rooms.values())},
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

"""How tables of Lockdown become observations and its options numbers (layout `lockdown/2`)."""

from __future__ import annotations

from lockdown.env.codec import Codec
from lockdown.games.lockdown.env import actions, graph, observe, standing, vocabulary
from lockdown.games.lockdown.env.known import Known
from lockdown.games.lockdown.env.parts import PARTS

CODEC = Codec(
    layout=actions.LAYOUT,
    parts=PARTS,
    numbering=actions.NUMBERING,
    of_table=Known.of_table,
    of_view=Known.of_view,
    writer=observe.Encoder,
    to_floats=observe.to_floats,
    take_apart=graph.take_apart,
    spots=graph.spots,
    potential=standing.potential,
    vocabulary=vocabulary.declared,
    shows=vocabulary.shown,
)

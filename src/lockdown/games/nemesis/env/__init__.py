"""How tables of the original game become observations and its options numbers (`nemesis/1`)."""

from __future__ import annotations

from lockdown.env.codec import Codec
from lockdown.games.nemesis.env import actions, graph, observe, standing, vocabulary
from lockdown.games.nemesis.env.known import Known
from lockdown.games.nemesis.env.parts import PARTS

CODEC = Codec(
    layout=actions.LAYOUT,
    parts=PARTS,
    numbering=actions.NUMBERING,
    of_table=Known.of_table,
    of_view=Known.of_view,
    writer=observe.Encoder,
    to_floats=observe.to_floats,
    take_apart=graph.GRAPH.take_apart,
    spots=graph.GRAPH.spots,
    potential=standing.potential,
    vocabulary=vocabulary.declared,
    shows=vocabulary.shown,
)

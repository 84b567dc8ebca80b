"""How tables of Lockdown become observations and its options numbers (layout `lockdown/2`)."""

from __future__ import annotations

from lockdown.env.codec import Codec
from lockdown.games.lockdown.env import actions, graph, observe, standing
from lockdown.games.lockdown.env.known import Known

CODEC = Codec(
    layout=actions.LAYOUT,
    observation_size=observe.SIZE,
    action_size=actions.SIZE,
    of_table=Known.of_table,
    of_view=Known.of_view,
    writer=observe.Encoder,
    numbers=actions.numbers,
    legal=actions.legal,
    mask_of=actions.mask_of,
    to_floats=observe.to_floats,
    take_apart=graph.take_apart,
    spots=graph.spots,
    potential=standing.potential,
)

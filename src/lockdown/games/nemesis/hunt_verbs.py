"""Options of the Intruder player (NM-INT-09), see `rules.verbs`."""

from __future__ import annotations

from lockdown.kernel.options import verb
from lockdown.rules.verbs import STALKER, keyed
from lockdown.state import keys

#: The frozen layouts of environments show characters alone (`env.declared`).
BEYOND_LAYOUT = True

INTRUDER_CARD = keyed("intruder_card", keys.INTRUDER_ACTIONS)
HUNT_MOVE = verb("hunt-move", "play a card of the Intruder: move one", INTRUDER_CARD, STALKER)
HUNT_ATTACK = verb("hunt-attack", "play a card of the Intruder: attack", INTRUDER_CARD, STALKER)
HUNT_EFFECT = verb("hunt-effect", "play a card of the Intruder: its effect", INTRUDER_CARD)
HUNT_KEEP = verb("hunt-keep", "keep a card of the Intruder", INTRUDER_CARD)

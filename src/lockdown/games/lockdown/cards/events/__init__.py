"""The Night Stalker event deck, 22 cards (LD-CRD-53), by what they strike.

An effect is called `effect(table)`, a darkness effect `effect(table, shielded)` with the mask of
seats that a light source or Feel of the Dark keeps out of it (LD-ITM-36).
"""

from lockdown.games.lockdown.cards.events import crew, facility, fire, intruders, stalkers

__all__ = ["crew", "facility", "fire", "intruders", "stalkers"]

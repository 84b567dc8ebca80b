"""The cards of the original game that Intruders bring (LD-NIN-01): attacks, six weaknesses."""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import INTRUDERS, REGISTRY
from lockdown.games.shared import attacks, weaknesses
from lockdown.games.shared.registry import ORIGINAL

#: LD-NIN-02: what these are about is not in this game.
LEFT_OUT = ("vulnerability_to_fire", "susceptibility_to_phosphates")

assert attacks.BITE == weaknesses.BITE  # importing the modules has registered the cards
for attack in ORIGINAL.attacks.values():
    REGISTRY.adopt(attack, INTRUDERS)  # LD-NIN-05
for weakness in ORIGINAL.weaknesses.values():
    if weakness.key not in LEFT_OUT:
        REGISTRY.adopt(weakness, INTRUDERS)

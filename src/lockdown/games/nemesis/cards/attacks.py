"""The Intruder attack deck, 20 cards (NM-ATK-08): they stand in `games.shared.attacks`."""

from __future__ import annotations

from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.shared import attacks
from lockdown.games.shared.registry import ORIGINAL

assert attacks.BITE  # importing the module has registered the cards
for card in ORIGINAL.attacks.values():
    REGISTRY.adopt(card)

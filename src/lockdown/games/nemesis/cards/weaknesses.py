"""Weakness cards (NM-WEA-07), 8: they stand in `games.shared.weaknesses`."""

from __future__ import annotations

from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.shared import weaknesses
from lockdown.games.shared.registry import ORIGINAL

assert weaknesses.BITE  # importing the module has registered the cards
for card in ORIGINAL.weaknesses.values():
    REGISTRY.adopt(card)

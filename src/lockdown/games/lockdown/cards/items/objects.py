"""Bulky objects: tokens that take a hand slot (LD-ITM-01)."""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import item_card

egg = item_card(
    "egg",
    copies=8,
    group="object",
    bulky=True,
    rules="LD-CMP-12 LD-BAG-09",
    source="rulebook",
    confidence="high",
)

carcass = item_card(
    "carcass",
    copies=8,
    group="object",
    bulky=True,
    rules="LD-CMP-12 LD-WND-07",
    source="rulebook",
    confidence="high",
)

corpse = item_card(
    "corpse",
    copies=5,
    group="object",
    bulky=True,
    rules="LD-CMP-12 LD-HRT-07",
    source="rulebook",
    confidence="high",
)

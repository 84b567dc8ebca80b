"""Bulky objects: tokens that take a hand slot and have no rules of their own (NM-ITM-03)."""

from __future__ import annotations

from lockdown.games.nemesis.cards.registry import item_card

egg = item_card(
    "egg",
    copies=8,
    group="object",
    bulky=True,
    rules="NM-CMP-09 NM-ITM-02 NM-ITM-03 NM-ROM-13",
    source="rulebook",
    confidence="high",
)

carcass = item_card(
    "carcass",
    copies=8,
    group="object",
    bulky=True,
    rules="NM-CMP-12 NM-ITM-02 NM-ITM-03 NM-WND-05",
    source="rulebook",
    confidence="high",
)

corpse = item_card(
    "corpse",
    copies=5,
    group="object",
    bulky=True,
    rules="NM-CMP-12 NM-ITM-02 NM-ITM-03 NM-HRT-08 NM-SET-30",
    source="rulebook",
    confidence="high",
    note="Four red tokens and the blue one that lies in the Hibernatorium from the start.",
)

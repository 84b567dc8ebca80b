"""Starting weapons, one for each character (NM-SET-27); all heavy, fully loaded.

Their rules are fields of the facts that `rules.combat` reads; none applies in melee (NM-CMB-12).
"""

from __future__ import annotations

from lockdown.games.nemesis.cards.registry import item_card
from lockdown.state.keys import NO_DECK

# NM-CRD-30
revolver = item_card(
    "revolver",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="captain",
    heavy=True,
    weapon="classic",
    ammo=(6, 6),
    one_more="double",
    rules="NM-SET-27 NM-CMB-06 NM-CMB-12 NM-ITM-11",
    source="public",
    confidence="high",
    note="English edition: Six-Shooter. Only the Captain's Reload card puts ammo on it.",
)

shotgun = item_card(
    "shotgun",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="pilot",
    heavy=True,
    weapon="energy",
    ammo=(2, 2),
    one_more="hit",
    rules="NM-SET-27 NM-CMB-06 NM-CMB-07 NM-CMB-12",
    source="public",
    confidence="high",
)

sawed_off_shotgun = item_card(
    "sawed_off_shotgun",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="mechanic",
    heavy=True,
    weapon="energy",
    ammo=(2, 2),
    single_as_double=True,
    rules="NM-SET-27 NM-CMB-06 NM-CMB-12",
    source="public",
    confidence="high",
)

assault_rifle = item_card(
    "assault_rifle",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="soldier",
    heavy=True,
    weapon="energy",
    ammo=(5, 5),
    one_more="hit",
    rules="NM-SET-27 NM-CMB-06 NM-CMB-07 NM-CMB-12",
    source="public",
    confidence="high",
    note="The card Full Auto and the Autoloader name it.",
)

rifle = item_card(
    "rifle",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="scout",
    heavy=True,
    weapon="energy",
    ammo=(4, 4),
    rules="NM-SET-27 NM-CMB-12",
    source="public",
    confidence="high",
)

# NM-CRD-29
pistol = item_card(
    "pistol",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="scientist",
    heavy=True,
    weapon="energy",
    ammo=(3, 3),
    double_as_single=True,
    rules="NM-SET-27 NM-CMB-06 NM-CMB-12 NM-ITM-18",
    source="public",
    confidence="medium",
    note="Capacity 3 from a scan, one other public list says 2; the rulebook has the text too.",
)

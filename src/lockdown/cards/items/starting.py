"""Starting item cards."""

from __future__ import annotations

from lockdown.cards.registry import item_card
from lockdown.state.facts import ONLY
from lockdown.state.keys import NO_DECK

smart_gun = item_card(
    "smart_gun",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="hacker",
    heavy=True,
    weapon="energy",
    ammo=(3, 3),
    rules="LD-CMB-04 LD-CMB-07 LD-CMB-09 LD-PWR-03",
    source="reconstructed",
    confidence="low",
    note=(
        "That it is an energy weapon follows from the card Recharge (medium); ammo and text "
        "are ours."
    ),
)
# TASK effect: Weapon rule for Shoot: in a powered section you may roll the advantage die again
# once after the roll, before deciding on a card for the face; the second result stands.

nailgun = item_card(
    "nailgun",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="janitor",
    heavy=True,
    weapon="classic",
    ammo=(4, 4),
    rules="LD-CMB-04 LD-CMB-07 LD-ITM-11",
    source="reconstructed",
    confidence="low",
)
# TASK effect: Weapon rule for Shoot: a final face double_hit counts as single_hit. hit_plus is
# not affected. It is loaded by a Toolbelt.

smg = item_card(
    "smg",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="sentry",
    heavy=True,
    weapon="energy",
    ammo=(5, 5),
    rules="LD-CMB-04 LD-CMB-07 LD-CMB-09",
    source="reconstructed",
    confidence="low",
    note="Energy weapon with 5 ammo: public (medium). The text is ours.",
)
# TASK effect: Weapon rule for Shoot: after the roll, before deciding on a card for the face,
# you may remove 1 more ammo from it to roll again once; the second result stands.

probe_arm = item_card(
    "probe_arm",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="xenobiologist",
    cost=1,
    combat=ONLY,
    uses=(3, 3),
    rules="LD-SET-28 LD-ITM-06 LD-ITM-10 LD-ITM-33 LD-WND-07",
    source="public",
    confidence="medium",
    ours="cost combat uses",
    note=(
        "Known: takes a sample (carcass token) without harm, has uses, refilled by a "
        "Toolbelt, takes no hand slot, lies open beside the board. Cost 1, 3 uses and the "
        "combat symbol are ours."
    ),
)
# TASK needs: At least 1 use; a creeper, adult, breeder or queen in your room.
# TASK effect: Remove 1 use. Take 1 carcass token from the supply as a bulky object into a free
# hand slot; with full hands LD-ITM-33 applies, and a token not taken lies in your room. The
# Night Stalker is not harmed. Knowledge comes only from analysing the carcass.

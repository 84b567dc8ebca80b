"""Crafted item cards."""

from __future__ import annotations

from lockdown.cards.registry import item_card
from lockdown.state.facts import ANY, NEVER
from lockdown.state.keys import BLUE

neutralizer = item_card(
    "neutralizer",
    copies=3,
    deck=BLUE,
    group="crafted",
    cost=1,
    combat=NEVER,
    single_use=True,
    recipe=("medicine", "fire"),
    rules="LD-CRD-41 LD-ITM-26 LD-CON-09 LD-CON-10 LD-RND-12",
    source="rulebook",
    confidence="high",
    ours="recipe cost combat",
    note="Effect from the rulebook picture; cost and combat symbol ours.",
)
# TASK needs: Nothing more; it may be used without contamination, too.
# TASK effect: In this order: scan all your contamination cards in action deck, discard pile and
# hand, you alone see them; remove the INFECTED ones (no infection procedure); remove the larva
# from your board; shuffle hand, deck and discard pile (remaining contamination cards too) into
# a new action deck; pass (Bleeding and fire wound as usual). Your hand stays empty until the
# next draw step.

taser = item_card(
    "taser",
    copies=3,
    deck=BLUE,
    group="crafted",
    cost=1,
    combat=ANY,
    single_use=True,
    recipe=("electricity", "material"),
    rules="LD-CRD-42 LD-ITM-27 LD-BAS-15 LD-WND-13 LD-HRM-03",
    source="rulebook",
    confidence="high",
    ours="recipe cost combat",
    note="Effect from the rulebook picture; cost ours.",
)
# TASK needs: A Night Stalker or an uncarried egg in your room; or another character in your
# room whose player has at least 1 card in hand.
# TASK effect: Choose a Night Stalker in your room: it suffers 1 wound (wound check), then, if
# alive and still in the room, it retreats; in its place an uncarried egg may be chosen, it is
# destroyed. OR choose another character in your room: its player discards the whole hand,
# contamination cards included; it has not passed by this.

flamethrower = item_card(
    "flamethrower",
    copies=3,
    deck=BLUE,
    group="crafted",
    heavy=True,
    weapon="classic",
    ammo=(4, 4),
    recipe=("fire", "frame"),
    rules="LD-CRD-43 LD-ITM-28 LD-CMB-07 LD-CMB-11",
    source="rulebook",
    confidence="high",
    ours="recipe",
    note="The two faces are icons: blank and double_hit, medium-high (same as the original game).",
)
# TASK effect: Weapon rule for Shoot: every face except blank deals at least 1 wound,
# discard_hit without a card included. On double_hit, after the wounds and their check, also
# place a fire marker in your room (also when shooting at eggs).

enviro_suit = item_card(
    "enviro_suit",
    copies=3,
    deck=BLUE,
    group="crafted",
    passive=True,
    recipe=("material", "medicine"),
    rules="LD-CRD-45 LD-ITM-30 LD-BNK-01 LD-BNK-04 LD-SRF-22 LD-SRF-24",
    source="rulebook",
    confidence="high",
    ours="recipe heavy",
    note=(
        "Further text on the card, if any, is unknown. One public list may mean that it takes "
        "a hand slot; taken: it does not."
    ),
)
# TASK effect: Passive, not used up. While you have it you may flee to the bunker on foot with a
# noise roll, and on the surface you use the lower part of Mars surface cards. It lies in the
# inventory and is shown when one of these matters.

pistol = item_card(
    "pistol",
    copies=3,
    deck=BLUE,
    group="crafted",
    heavy=True,
    weapon="energy",
    ammo=(3, 3),
    recipe=("electricity", "frame"),
    rules="LD-CRD-44 LD-ITM-29 LD-CMB-07 LD-CMB-11",
    source="rulebook",
    confidence="high",
    ours="recipe",
    note="The two faces are icons: medium-high.",
)
# TASK effect: Weapon rule for Shoot: a final face double_hit counts as single_hit. hit_plus is
# not affected.

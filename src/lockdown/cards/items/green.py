"""Green item cards."""

from __future__ import annotations

from lockdown.cards.registry import item_card
from lockdown.state.facts import ANY, NEVER
from lockdown.state.keys import GREEN

medkit = item_card(
    "medkit",
    copies=6,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="medicine",
    rules="LD-CRD-24 LD-ITM-23 LD-HRT-13 LD-HRT-14",
    source="rulebook",
    confidence="high",
    ours="copies",
    note=(
        "Cost, combat symbol, effect and that it is a component of the Neutralizer are "
        "printed in the rulebooks; copies are ours."
    ),
)
# TASK needs: You have a serious wound the chosen option can treat.
# TASK effect: Dress 1 of your undressed serious wounds. OR heal 1 of your dressed serious
# wounds.

skin_stapler = item_card(
    "skin_stapler",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="LD-CRD-35 LD-HRT-13 LD-HRT-14",
    source="reconstructed",
    confidence="medium",
    note="Name, deck and purpose are known; the text is ours.",
)
# TASK needs: You have an undressed serious wound, or a light wound.
# TASK effect: Dress 1 of your undressed serious wounds (also in combat). OR heal all your light
# wounds.

antiseptic = item_card(
    "antiseptic",
    copies=4,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="medicine",
    rules="LD-CRD-34 LD-CON-05 LD-CON-09 LD-CON-10 LD-CON-12",
    source="reconstructed",
    confidence="medium",
    note="Name and purpose are known; the first option follows the original game's Alcohol.",
)
# TASK needs: You have a contamination card in hand; or a slime marker.
# TASK effect: Choose 1 contamination card in your hand, scan it (you alone see the result) and
# remove it whatever the result, without the infection procedure; if it was INFECTED you then
# receive 1 new contamination card. OR remove your slime marker.

clothes = item_card(
    "clothes",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="material",
    rules="LD-CRD-25 LD-ITM-24 LD-MRK-09 LD-HRT-13",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note=(
        "Effect from the rulebook picture, which also shows a component symbol; which symbol, "
        "cost, combat symbol, deck and copies are ours."
    ),
)
# TASK needs: You have a slime marker or an undressed serious wound.
# TASK effect: Remove your slime marker. OR dress 1 of your undressed serious wounds.

scalpel = item_card(
    "scalpel",
    copies=2,
    deck=GREEN,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="LD-CRD-23 LD-ITM-25 LD-BAS-15 LD-CON-01 LD-CON-12 LD-FAQ-04",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note="Effect from the rulebook picture; cost, deck and copies are ours.",
)
# TASK needs: A character in your room (you too) has a larva; or a Night Stalker or an uncarried
# egg is in your room.
# TASK effect: Choose a character with a larva in your room (you too): its player may remove the
# larva from its board; if so, it suffers 1 serious wound. OR choose a Night Stalker in your
# room: it suffers 1 wound, then you receive 1 contamination card. In place of the Night Stalker
# an uncarried egg may be chosen: it is destroyed, and you receive the card all the same.

analysis_instruments = item_card(
    "analysis_instruments",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="electricity",
    rules="LD-CRD-26 LD-KNW-06 LD-KNW-07 LD-KNW-10 LD-KNW-12 LD-CON-05 LD-CON-09",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note=(
        "Effect from the rulebook picture, which also shows a component symbol; which symbol, "
        "cost, combat symbol, deck and copies are ours."
    ),
)
# TASK needs: A bulky object you carry or lying uncarried in your room (eggs still in the Nest
# do not count); or a contamination card in your hand.
# TASK effect: Analyse 1 such object: discover a weakness under LD-KNW-06 and LD-KNW-07 and gain
# 3 knowledge; the object is used up. OR scan all contamination cards in your hand and ignore
# INFECTED results: you alone learn which are INFECTED, nothing else happens.

green_reagent = item_card(
    "green_reagent",
    copies=2,
    deck=GREEN,
    cost=1,
    combat=ANY,
    single_use=True,
    component="fire",
    same_as="reagent",
    rules="LD-CRD-20 LD-ITM-20",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note="Deck and copies are ours.",
)
# TASK effect: As Reagent in items-yellow.toml.

caffeine_pills = item_card(
    "caffeine_pills",
    copies=3,
    deck=GREEN,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="LD-CRD-37 LD-CON-06 LD-CON-07 LD-CON-11 LD-FAQ-11 LD-RND-05",
    source="reconstructed",
    confidence="low",
    note=(
        "Known (publisher's FAQ): it makes you scan, and an INFECTED result infects, or kills "
        "a larva carrier. What it gives is ours."
    ),
)
# TASK needs: At least 1 card in your action deck or discard pile (the card paid as cost
# counts).
# TASK effect: Draw 3 cards from your action deck into your hand (LD-RND-05). Then scan the
# contamination cards among these 3, if any: if at least one is INFECTED, the infection
# procedure follows once (larva, or death and a creeper if the larva was there before). All
# drawn cards stay in hand.

research_documents = item_card(
    "research_documents",
    copies=2,
    deck=GREEN,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="LD-KNW-02 LD-KNW-03 LD-CTG-08 LD-CTG-11",
    source="reconstructed",
    confidence="low",
    note="Known: the name, and that it works on its user (publisher's FAQ).",
)
# TASK needs: Your knowledge is below 8; or your knowledge is 4 or more and the neutral pool
# holds a token (cooperative mode: a face-down one).
# TASK effect: Gain 1 knowledge. OR, with knowledge 4 or more: look alone at 1 contingency token
# of the neutral pool and put it back (cooperative mode: LD-COP-03).

painkillers = item_card(
    "painkillers",
    copies=2,
    deck=GREEN,
    cost=0,
    combat=ANY,
    single_use=True,
    component="medicine",
    rules="LD-HRT-04 LD-HRT-05 LD-HRT-14",
    source="reconstructed",
    confidence="low",
)
# TASK needs: You have a light wound or an undressed serious wound.
# TASK effect: Heal 1 light wound. OR, until the end of this round, ignore the effects of all
# serious-wound cards you have now; they still count towards the limit, and wounds suffered
# later work at once. When an Arm wound works again, drop what is too much.

"""Action cards of the Survivor."""

from __future__ import annotations

from lockdown.cards.registry import action_card
from lockdown.state.facts import NEVER, ONLY

desperate_attack = action_card(
    "desperate_attack",
    copies={"survivor": 1},
    cost=0,
    combat=ONLY,
    rules="LD-CON-01 LD-WND-02 LD-WND-08 LD-ATK-05 LD-ATK-11",
    source="public",
    confidence="high",
)
# TASK needs: A Night Stalker in your room.
# TASK effect: In this order: receive 1 contamination card; choose a Night Stalker in your room,
# it suffers 2 wounds, make one wound check; if it is still in your room, it makes one attack
# against you at once.

distraction = action_card(
    "distraction",
    copies={"survivor": 1},
    cost=0,
    combat=ONLY,
    rules="LD-CRD-09 LD-CMB-19 LD-MOV-05 LD-MOV-10",
    source="public",
    confidence="medium",
    note="Consent of the other character is our reading.",
)
# TASK needs: You have an item card you can discard and an adjacent room to move to.
# TASK effect: Discard 1 item card of yours (an inactive mission item is no item; face up to its
# discard pile, a card without a deck leaves the game). Choose an adjacent room without a closed
# door between and who escapes: you, or 1 other character in your room who agrees, or both. They
# move there together without escape attacks; LD-MOV-05 and LD-MOV-10 apply, with the noise roll
# made by you if you move, else by the other one.

obstinate = action_card(
    "obstinate",
    copies={"survivor": 1},
    cost=0,
    combat=NEVER,
    rules="LD-HRT-13 LD-RND-05 LD-ITM-17",
    source="public",
    confidence="high",
)
# TASK needs: You have at least 1 serious wound (dressed or not) to draw cards; or an item card
# and an undressed serious wound.
# TASK effect: Draw 1 card from your action deck for each serious wound you have, dressed ones
# included. OR discard 1 item card of yours (face up to its discard pile; a card without one
# leaves the game; an inactive mission item is no item) and dress 1 of your serious wounds.

vents = action_card(
    "vents",
    copies={"survivor": 1},
    cost=1,
    combat=NEVER,
    rules="LD-CRD-08 LD-TEC-01 LD-ATK-13 LD-MOV-12 LD-SRF-12",
    source="public",
    confidence="high",
)
# TASK needs: Your room has a technical-corridor entrance and another explored room has one.
# TASK effect: Choose such another room and move there; no exploration, no noise roll. Then draw
# one attack card and resolve it on you as an attack of an adult in darkness (LD-ATK-13).

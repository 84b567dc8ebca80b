"""Action cards of the Xenobiologist."""

from __future__ import annotations

from lockdown.cards.registry import action_card
from lockdown.state.facts import ANY, NEVER, ONLY

rushed_analysis = action_card(
    "rushed_analysis",
    copies={"xenobiologist": 1},
    cost=0,
    combat=NEVER,
    rules="LD-CON-05 LD-CON-06 LD-CON-07 LD-CON-08 LD-CON-10 LD-KNW-01",
    source="public",
    confidence="high",
)
# TASK needs: You have at least 1 contamination card in hand.
# TASK effect: Scan all contamination cards in your hand and remove every card that is not
# INFECTED. If at least 1 card was removed, gain 1 knowledge. Then, if at least one is INFECTED,
# the infection procedure follows once as with Rest.

workspace_plan = action_card(
    "workspace_plan",
    copies={"xenobiologist": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ROM-08 LD-ROM-10",
    source="public",
    confidence="high",
)
# TASK needs: You are in a white or green room with a usable room action; or an unexplored room
# exists.
# TASK effect: In a white or green room: perform one of its room actions free. OR look alone at
# up to 2 unexplored room tiles of your choice and put them back.

pheromones = action_card(
    "pheromones",
    copies={"xenobiologist": 1},
    cost=0,
    combat=ONLY,
    reaction=True,
    rules="LD-CRD-10 LD-KNW-03 LD-ATK-05 LD-ATK-11 LD-MRK-07 LD-ACT-22",
    source="public",
    confidence="medium",
    note=(
        "That the object goes to the supply, that a larva stays, and that the redirecting "
        "option gives no slime is our reading."
    ),
)
# TASK window: When a Night Stalker attacks you: after the attack card is drawn and before its
# effect is resolved; for a larva, before it infests.
# TASK needs: You carry an egg or a carcass.
# TASK effect: Return 1 egg or carcass you carry to the supply. Choose: the attack has no effect
# on you (the card is discarded; an attacking larva stays in the room), and every character in
# your room (you too) gets a slime marker. OR, with knowledge 6 or more and another character in
# the room: the attack is resolved against another character in the room of your choice instead
# of you, with the card already drawn; nobody gets slime.

field_experience = action_card(
    "field_experience",
    copies={"xenobiologist": 1},
    cost=0,
    combat=ANY,
    rules="LD-KNW-01 LD-KNW-03 LD-CMP-22",
    source="public",
    confidence="high",
)
# TASK needs: An item counter of 1 or more in your room; or knowledge 4; or knowledge 6.
# TASK effect: Lower the item counter of your room by 1 and gain 1 knowledge. OR, with knowledge
# 4 or more: look alone at the top 2 event cards, put one on top and the other at the bottom of
# the event deck, you choose. OR, with knowledge 6 or more: the same with the top 2 attack
# cards.

vivisection = action_card(
    "vivisection",
    copies={"xenobiologist": 1},
    cost=0,
    combat=ONLY,
    rules="LD-WND-02 LD-KNW-01 LD-ITM-10",
    source="public",
    confidence="high",
)
# TASK needs: Your Probe Arm has at least 1 use and a Night Stalker is in your room.
# TASK effect: Remove 1 use from your Probe Arm and choose a Night Stalker in your room: it
# suffers 1 wound plus 1 wound for every 2 full knowledge levels you have (knowledge 1: 1, 2-3:
# 2, 4-5: 3, 6-7: 4, 8: 5). One wound check.

"""Action cards of the Lab Rat."""

from __future__ import annotations

from lockdown.cards.registry import action_card
from lockdown.state.facts import ANY, NEVER

weird_metabolism = action_card(
    "weird_metabolism",
    copies={"lab_rat": 1},
    cost=0,
    combat=ANY,
    rules="LD-MRK-09 LD-CON-03 LD-RND-05",
    source="public",
    confidence="high",
)
# TASK needs: You have a slime marker; or a contamination card in hand.
# TASK effect: Remove your slime marker. OR discard 1 contamination card from hand to your own
# action discard pile (it is not scanned and not removed) and draw 2 cards from your action deck
# (LD-RND-05).

sensitive_hearing = action_card(
    "sensitive_hearing",
    copies={"lab_rat": 1},
    cost=0,
    combat=NEVER,
    rules="LD-MRK-02 LD-NOI-13 LD-TEC-03",
    source="public",
    confidence="high",
)
# TASK needs: Your room has a corridor with, or without, a noise marker; a technical-corridor
# entrance counts.
# TASK effect: Choose a corridor connected to your room (the technical-corridors space if the
# room has an entrance). Remove its noise marker. OR place a noise marker in one that has none;
# this never causes an encounter.

feel_of_the_dark = action_card(
    "feel_of_the_dark",
    copies={"lab_rat": 1},
    cost=0,
    combat=ANY,
    reaction=True,
    rules="LD-PWR-08 LD-EVT-21 LD-ENC-09 LD-ATK-05",
    source="public",
    confidence="medium",
    note=(
        "One transcription gives cost 1. A larva's surprise attack draws no card and cannot "
        "be ignored."
    ),
)
# TASK window: In the event phase when the darkness effect of an event card is about to be
# applied to you; or in a surprise attack on you after the attack card is drawn and before its
# effect is resolved.
# TASK effect: The darkness effect of that event does not apply to you (for effects on rooms or
# corridors: your room and its corridors are left out). OR the whole effect of that attack card
# is ignored.

inconspicuous = action_card(
    "inconspicuous",
    copies={"lab_rat": 1},
    cost=0,
    combat=ANY,
    reaction=True,
    rules="LD-CRD-02 LD-ACT-15 LD-ACT-22 LD-ATK-04 LD-BAG-04 LD-BAG-05",
    source="rulebook",
    confidence="high",
    note="That it works in surprise attacks and escapes too is our reading (LD-ACT-15).",
)
# TASK window: When a Night Stalker attacks you, before an attack card is drawn, if another
# character is in your room; or, while you are in darkness, when you would make a noise roll in
# the bag-development step.
# TASK effect: The Night Stalker attacks another character in the room of your choice instead
# (in a surprise attack and an escape too; in an escape you then move on). OR you do not make
# that noise roll.

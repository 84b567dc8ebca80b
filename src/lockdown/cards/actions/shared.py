"""Action cards that several characters share."""

from __future__ import annotations

from lockdown.cards.registry import action_card
from lockdown.state.facts import ANY, NEVER

search = action_card(
    "search",
    copies={
        "hacker": 2,
        "janitor": 2,
        "lab_rat": 2,
        "sentry": 2,
        "survivor": 2,
        "xenobiologist": 2,
    },
    cost=0,
    combat=NEVER,
    rules="LD-SRC-01 LD-SRC-02 LD-SRC-03 LD-SRC-04 LD-SRC-05 LD-SRC-07 LD-SRC-08 LD-CRD-01",
    source="public",
    confidence="high",
)
# TASK needs: Your room has an item counter of 1 or more and a colour; in a white room you name
# one of the three decks first.
# TASK effect: Lower the item counter by 1. Draw 2 cards of the room's colour (fewer if deck and
# discard pile are empty), look at them alone, keep exactly 1 and put the other face down under
# its deck. A kept heavy item is shown and needs a hand slot (LD-ITM-07); if you cannot or will
# not free one, it goes under the deck too. In the Contaminated Room you then get a slime
# marker.

rest = action_card(
    "rest",
    copies={"hacker": 1, "janitor": 1, "lab_rat": 1, "sentry": 1, "survivor": 1},
    cost=0,
    combat=NEVER,
    rules="LD-CRD-06 LD-CON-05 LD-CON-06 LD-CON-07 LD-CON-08 LD-CON-10",
    source="public",
    confidence="high",
)
# TASK needs: You have at least 1 contamination card in hand.
# TASK effect: Scan all contamination cards in your hand. Remove every card that is not INFECTED
# (bottom of the contamination deck). If at least one is INFECTED, the infection procedure
# follows once: larva on your board, or death and a creeper if the larva was there before;
# INFECTED cards stay in hand.

demolition = action_card(
    "demolition",
    copies={
        "hacker": 1,
        "janitor": 1,
        "lab_rat": 1,
        "sentry": 1,
        "survivor": 1,
        "xenobiologist": 1,
    },
    cost=0,
    combat=ANY,
    rules="LD-DOR-02 LD-DOR-07 LD-MRK-26 LD-MRK-28 LD-DOR-13",
    source="public",
    confidence="high",
)
# TASK needs: A closed door in a corridor of your room, or no malfunction marker in your room
# and the room can take one.
# TASK effect: Destroy 1 closed door in a corridor of your room. OR place 1 malfunction marker
# in your room (LD-MRK-26, LD-MRK-27, LD-MRK-28).

interruption = action_card(
    "interruption",
    copies={
        "hacker": 1,
        "janitor": 1,
        "lab_rat": 1,
        "sentry": 1,
        "survivor": 1,
        "xenobiologist": 1,
    },
    cost=0,
    combat=ANY,
    reaction=True,
    rules="LD-ACT-04 LD-ACT-05 LD-ACT-06 LD-ACT-12 LD-ACT-13 LD-ACT-14 LD-CPU-10",
    source="rulebook",
    confidence="high",
)
# TASK window: After another player whose character is in your room has declared an action and
# paid its cost, before any of its effect; or after another player in your room has played an
# Interruption, before it takes effect.
# TASK effect: Cancel that action: its cost stays paid, a single-use item is discarded, nothing
# else happens. OR cancel that Interruption.

repairs = action_card(
    "repairs",
    copies={"sentry": 1, "survivor": 1, "xenobiologist": 1},
    cost=1,
    combat=NEVER,
    rules="LD-CRD-05 LD-MRK-29",
    source="public",
    confidence="high",
)
# TASK needs: A malfunction marker in your room.
# TASK effect: Remove the malfunction marker from your room.

basic_repairs = action_card(
    "basic_repairs",
    copies={"lab_rat": 1},
    cost=2,
    combat=NEVER,
    rules="LD-MRK-29",
    source="public",
    confidence="high",
)
# TASK needs: A malfunction marker in your room.
# TASK effect: Remove the malfunction marker from your room.

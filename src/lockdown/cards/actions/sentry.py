"""Action cards of the Sentry."""

from __future__ import annotations

from lockdown.cards.registry import action_card
from lockdown.state.facts import ANY, NEVER

stun = action_card(
    "stun",
    copies={"sentry": 1},
    cost=0,
    combat=ANY,
    rules="LD-HRM-03 LD-STK-01 LD-STK-03 LD-ITM-12 LD-ITM-17",
    source="public",
    confidence="medium",
    note=(
        "That contamination cards count and are discarded, and that the weapon may be empty, "
        "is our reading."
    ),
)
# TASK needs: Another character in your room whose player holds 1 to 3 cards (contamination
# cards count); or you have a weapon and a Night Stalker is in your room.
# TASK effect: Choose another character in your room whose player has 3 or fewer cards in hand:
# that player discards the whole hand, contamination cards included. OR discard 1 weapon you
# carry (any ammo; with what is attached to it; face up to its discard pile, a card without one
# leaves the game) and choose a Night Stalker in your room: it moves to an adjacent room of your
# choice, not through a closed door and not into a technical corridor; its wounds stay. No event
# card is drawn.

quarantine = action_card(
    "quarantine",
    copies={"sentry": 1},
    cost=1,
    combat=NEVER,
    rules="LD-CRD-12 LD-ROM-25 LD-CPU-09 LD-DOR-08 LD-DOR-09",
    source="public",
    confidence="high",
)
# TASK needs: You are in a room with a computer (no malfunction marker; power is not needed).
# TASK effect: Choose any room of the board. Close the doors of all its ordinary corridors that
# are open; destroyed doors stay. With too few door tokens LD-DOR-09 applies, you choose; doors
# just placed by this card are not moved.

facility_tour = action_card(
    "facility_tour",
    copies={"sentry": 1},
    cost=0,
    combat=ANY,
    rules="LD-CRD-07 LD-MOV-05 LD-MOV-09 LD-MOV-10 LD-CMB-14",
    source="public",
    confidence="medium",
    note="That in combat only the Sentry is attacked is our reading.",
)
# TASK needs: An adjacent room you can move to.
# TASK effect: Choose an adjacent room and up to 1 other character in your room; it needs no
# consent. Move both there by the Move rules. In combat this is an escape: the attacks of LD-
# CMB-14 are made against you, then, if you live, both move; the other character is not
# attacked. If the room is unexplored, turn it up and set its item counter; you choose whether
# the token's special effect is resolved or ignored. If the room was empty before, only you make
# one noise roll (unless a resolved token cancels it).

defense_plan = action_card(
    "defense_plan",
    copies={"sentry": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ROM-08 LD-ROM-10",
    source="public",
    confidence="high",
)
# TASK needs: You are in a white or red room with a usable room action; or an unexplored room
# exists.
# TASK effect: In a white or red room: perform one of its room actions free. OR look alone at up
# to 2 unexplored room tiles of your choice (not at their exploration tokens) and put them back.

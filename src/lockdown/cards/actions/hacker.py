"""Action cards of the Hacker."""

from __future__ import annotations

from lockdown.cards.registry import action_card
from lockdown.state.facts import NEVER

recharge = action_card(
    "recharge",
    copies={"hacker": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ITM-08 LD-ITM-11 LD-PWR-01",
    source="public",
    confidence="medium",
    note="One transcription gives cost 1.",
)
# TASK needs: You are in a powered section and carry an energy weapon below its capacity.
# TASK effect: Add 2 ammo to one energy weapon you carry, never above its capacity.

neuralink = action_card(
    "neuralink",
    copies={"hacker": 1},
    cost=0,
    combat=NEVER,
    rules="LD-CPU-01 LD-CPU-02 LD-CPU-05 LD-MRK-22",
    source="public",
    confidence="medium",
    note=(
        "That the computer action itself costs nothing more is our reading. An emergency "
        "staircase is in no section, so neither case applies there."
    ),
)
# TASK needs: You are in a room without a computer in a powered section; or in a room with a
# computer (no malfunction marker) in an unpowered section.
# TASK effect: Perform one computer action here as if the room had a computer and power: choose
# one option of the face-up computer card, then put the card under the deck and reveal the next.
# The cost of the computer action is not paid. A room whose computer is blocked by a malfunction
# marker counts as a room without a computer.

bypass = action_card(
    "bypass",
    copies={"hacker": 1},
    cost=1,
    combat=NEVER,
    rules="LD-CRD-11 LD-CPU-02 LD-PWR-17 LD-PWR-18",
    source="public",
    confidence="high",
    note="The transcription discards the card; as elsewhere it goes under the deck (LD-ROM-22).",
)
# TASK needs: First part: you are in a room with a computer, no malfunction marker, in a powered
# section. Second part: you are in a section.
# TASK effect: Resolve any number of the options of the face-up computer card, each at most
# once, in an order of your choice; then put the card under the computer deck and reveal the
# next. OR turn the power token of your section to its other side.

it_works_for_me = action_card(
    "it_works_for_me",
    copies={"hacker": 1},
    cost=1,
    combat=NEVER,
    rules="LD-MRK-29 LD-CPU-01 LD-CPU-02",
    source="public",
    confidence="medium",
    note="One transcription gives cost 0.",
)
# TASK needs: A malfunction marker in your room.
# TASK effect: Remove the malfunction marker from your room. Then, if the room has a computer
# and the section is powered, you may perform one computer action without paying its cost.

master_plan = action_card(
    "master_plan",
    copies={"hacker": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ROM-08 LD-ROM-25",
    source="public",
    confidence="high",
)
# TASK needs: You are in a room with a computer (no malfunction marker; power not needed) with a
# usable room action; or an unexplored room exists.
# TASK effect: In a room with a computer: perform one of its room actions (not the computer
# action) free. OR look alone at up to 2 unexplored room tiles of your choice and put them back.

"""Action cards of the Janitor."""

from __future__ import annotations

from lockdown.cards.registry import action_card
from lockdown.state.facts import NEVER

emergency_key = action_card(
    "emergency_key",
    copies={"janitor": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ROM-63 LD-ROM-64 LD-BRD-19 LD-DOR-08 LD-DOR-09",
    source="public",
    confidence="high",
)
# TASK needs: You are in an elevator room without a malfunction marker; or a corridor of your
# room has no destroyed door.
# TASK effect: In an elevator room: bring the elevator token here if it is elsewhere, then use
# the elevator as in LD-ROM-64, whatever the elevator's power. OR open or close 1 door in a
# corridor of your room.

clean_up = action_card(
    "clean_up",
    copies={"janitor": 1},
    cost=0,
    combat=NEVER,
    rules="LD-CRD-04 LD-MRK-20 LD-MRK-29",
    source="rulebook",
    confidence="high",
)
# TASK needs: A malfunction marker or a fire marker in your room.
# TASK effect: Remove the malfunction marker from your room. OR remove the fire marker from your
# room.

maintenance_plan = action_card(
    "maintenance_plan",
    copies={"janitor": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ROM-08 LD-ROM-10",
    source="public",
    confidence="high",
    note="One transcription gives cost 1; the three sister cards cost 0.",
)
# TASK needs: You are in a white or yellow room with a usable room action; or an unexplored room
# exists.
# TASK effect: In a white or yellow room: perform one of its room actions free. OR look alone at
# up to 2 unexplored room tiles of your choice and put them back.

jury_rigging = action_card(
    "jury_rigging",
    copies={"janitor": 1},
    cost=2,
    combat=NEVER,
    rules="LD-CRF-02 LD-CRF-08 LD-CRF-10 LD-ITM-07",
    source="public",
    confidence="high",
)
# TASK needs: You are in a yellow room with an item counter of 1 or more, and a Flamethrower,
# Enviro-Suit or Taser is left in the crafted deck.
# TASK effect: Lower the item counter by 1 and take 1 Flamethrower, Enviro-Suit or Taser of your
# choice from the crafted deck; no components. A Flamethrower needs a hand slot and comes
# loaded.

it_should_work = action_card(
    "it_should_work",
    copies={"janitor": 1},
    cost=1,
    combat=NEVER,
    rules="LD-ROM-03 LD-CPU-01 LD-CPU-02",
    source="public",
    confidence="medium",
    note="That the cost of the action itself is covered by the card is our reading.",
)
# TASK needs: A malfunction marker in your room and a room action that could otherwise be taken;
# or you are in a room with a computer (no malfunction marker) in an unpowered section.
# TASK effect: Perform one room action of your room, ignoring the malfunction marker and without
# paying its card cost; the marker stays. OR perform one computer action here as if the section
# were powered, without paying its cost.

"""The register of Lockdown's components (see `state.registry`)."""

from __future__ import annotations

from lockdown.state.registry import Registry

REGISTRY = Registry()
#: The kit of cards that the Intruders bring (LD-NIN-05).
INTRUDERS = "intruders"
#: The kit of the original characters as guests (LD-NCH-01): they, their cards, their mission items.
GUESTS = "guests"
#: The guests by their keys (LD-NCH-03).
ORIGINAL_CREW = ("captain", "pilot", "mechanic", "soldier", "scout", "scientist")

action_card = REGISTRY.action_card
item_card = REGISTRY.item_card
room_tile = REGISTRY.room_tile
attack_card = REGISTRY.attack_card
event_card = REGISTRY.event_card
computer_card = REGISTRY.computer_card
computer_option = REGISTRY.computer_option
weakness_card = REGISTRY.weakness_card
wound_card = REGISTRY.wound_card
objective_card = REGISTRY.objective_card
character = REGISTRY.character
surface_card = REGISTRY.surface_card

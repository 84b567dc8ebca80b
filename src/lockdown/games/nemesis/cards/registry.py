"""The register of the original game's components (see `state.registry`)."""

from __future__ import annotations

from lockdown.state.registry import Registry

REGISTRY = Registry()

action_card = REGISTRY.action_card
item_card = REGISTRY.item_card
room_tile = REGISTRY.room_tile
attack_card = REGISTRY.attack_card
event_card = REGISTRY.event_card
weakness_card = REGISTRY.weakness_card
wound_card = REGISTRY.wound_card
objective_card = REGISTRY.objective_card
character = REGISTRY.character
intruder_action = REGISTRY.intruder_action

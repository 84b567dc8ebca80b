"""The register of the cards that both games bring along (see `state.registry`)."""

from __future__ import annotations

from lockdown.state.registry import Registry

ORIGINAL = Registry()

action_card = ORIGINAL.action_card
attack_card = ORIGINAL.attack_card
weakness_card = ORIGINAL.weakness_card

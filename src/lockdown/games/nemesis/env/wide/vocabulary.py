"""What the rules of the original game declare for any table, by the list where it belongs."""

from __future__ import annotations

from lockdown.env.sides import corpses, corridors
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.env import vocabulary
from lockdown.games.nemesis.env.wide.known import BOARDS
from lockdown.games.nemesis.rulesets import OPTIONS
from lockdown.kernel.game import Setup
from lockdown.state import keys


def shown(setup: Setup) -> bool:
    """Every table that the original game offers."""
    return True


def declared() -> dict[str, tuple[str, ...]]:
    """Everything but verbs and kinds of decision."""
    usual = vocabulary.declared()
    return {
        **usual,
        "items": (*usual["items"], *corpses(REGISTRY.characters).values()),
        "options": tuple(OPTIONS),
        "boards": tuple(BOARDS),
        "corridors": corridors(BOARDS),
        "intruder_cards": keys.INTRUDER_ACTIONS,
    }

"""What the rules of Lockdown declare for any table, by the list of the layout where it belongs."""

from __future__ import annotations

from lockdown.env.sides import corpses, corridors
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.enemies import ENEMIES
from lockdown.games.lockdown.env import vocabulary
from lockdown.games.lockdown.env.wide.known import BOARDS
from lockdown.games.lockdown.rulesets import OFFERED, OPTIONS, ruleset
from lockdown.games.shared.actions import scientist
from lockdown.kernel.game import Setup
from lockdown.rules import missions
from lockdown.state import keys


def shown(setup: Setup) -> bool:
    """Every table that Lockdown offers."""
    return True


def _words() -> tuple[str, ...]:
    """What options name by a word, beyond those of the usual tables."""
    discarded = {key for item in REGISTRY.items.values() for key in item.activation_discard}
    ways = [card.key for card in REGISTRY.items.values() if (card.same_as or card.key) in discarded]
    return (scientist.TOP, scientist.BOTTOM, missions.BY_ROOM, *ways)


def declared() -> dict[str, tuple[str, ...]]:
    """Everything but verbs and kinds of decision."""
    usual = vocabulary.declared()
    everywhere = [
        ruleset("standard", side, (), enemies, True) for side in BOARDS for enemies in ENEMIES
    ]
    return {
        **usual,
        "words": (*usual["words"], *_words()),
        "cards": (
            *REGISTRY.action_cards,
            "contamination",
            "contamination_clean",
            "contamination_infected",
        ),
        "items": (*REGISTRY.items, *corpses(REGISTRY.characters).values()),
        "tiles": ("none", *(key for key in REGISTRY.rooms if key != "none")),
        "characters": tuple(REGISTRY.characters),
        "events": tuple(REGISTRY.events),
        "attacks": tuple(REGISTRY.attacks),
        "weaknesses": tuple(REGISTRY.weaknesses),
        "exploration": tuple(
            dict.fromkeys(token.key for rules in everywhere for token in rules.exploration)
        ),
        "tokens": tuple(
            dict.fromkeys(
                token.key for foes in ENEMIES.values() for token in foes.tokens if token.copies
            )
        ),
        "boards": tuple(BOARDS),
        "corridors": corridors(BOARDS),
        "modes": OFFERED["mode"][0],
        "enemies": tuple(ENEMIES),
        "options": tuple(OPTIONS),
        "surface_cards": keys.SURFACE_CARDS,
    }

"""What the rules of Lockdown declare, by the list of the layout where it belongs."""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.cards.tokens import STALKER_TOKENS
from lockdown.games.lockdown.rulesets import ruleset
from lockdown.state import keys
from lockdown.state.registry import chosen


def declared() -> dict[str, tuple[str, ...]]:
    """Everything but verbs and kinds of decision."""
    rules = ruleset("standard", "basic", ())
    words = [action.key for room in rules.rooms for action in room.actions]
    words += [option for card in rules.computers for option in card.options]
    return {
        "words": tuple(words),
        "cards": tuple(chosen(REGISTRY.action_cards, "")),
        "items": tuple(chosen(REGISTRY.items, "")),
        "tiles": ("none", *(room.key for room in rules.rooms if room.copies)),
        "characters": tuple(chosen(REGISTRY.characters, "")),
        "places": keys.PLACES[: keys.DEAD + 1],
        "wounds": keys.WOUNDS,
        "objectives": tuple(REGISTRY.objectives),
        "events": tuple(chosen(REGISTRY.events, "")),
        "attacks": tuple(chosen(REGISTRY.attacks, "")),
        "computers": keys.COMPUTERS,
        "weaknesses": tuple(chosen(REGISTRY.weaknesses, "")),
        "colours": keys.COLOURS,
        "contingencies": keys.CONTINGENCIES,
        "css": keys.CSS_TOKENS,
        "exploration": tuple(token.key for token in rules.exploration),
        "tokens": tuple(token.key for token in STALKER_TOKENS),
        "stalkers": keys.STALKERS,
        "faces": keys.COMBAT_FACES,
    }

"""What the rules of Lockdown declare, by the list of the layout where it belongs."""

from __future__ import annotations

from lockdown.env.layout import layout_of
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.cards.tokens import STALKER_TOKENS
from lockdown.games.lockdown.enemies import NIGHT_STALKERS
from lockdown.games.lockdown.rulesets import OPTIONS, ruleset, ruleset_for
from lockdown.kernel.game import Setup
from lockdown.state import keys
from lockdown.state.registry import chosen


def shown(setup: Setup) -> bool:
    """Whether everything that such a table has is in the layout of the usual tables.

    It knows no open hands (LD-COP-07) and no table options.
    """
    rules = ruleset_for(setup)
    usual = rules.enemies == NIGHT_STALKERS.name and not rules.guests and not rules.open_hands
    options = all(value == OPTIONS[name][0] for name, value in rules.options)
    sides = layout_of("lockdown").boards
    return usual and options and setup.board in sides


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

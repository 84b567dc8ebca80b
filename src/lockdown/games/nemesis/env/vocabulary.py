"""What the rules of the original game declare, by the list of the layout where it belongs."""

from __future__ import annotations

from lockdown.env.layout import layout_of
from lockdown.games.nemesis import engines, pods
from lockdown.games.nemesis.cards.items import crafted
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.cards.tokens import EXPLORATION, NOISE_DIE, STALKER_TOKENS
from lockdown.games.nemesis.rulesets import OFFERED, OPTIONS
from lockdown.games.shared.actions import scientist
from lockdown.kernel.game import Setup
from lockdown.rules import eggs, missions, treating
from lockdown.state import keys
from lockdown.state.facts import ItemCard
from lockdown.state.registry import chosen


def _ways(item: ItemCard) -> list[str]:
    """How a mission item is activated, as options say it."""
    ways = [missions.BY_ROOM] if item.activation_rooms else []
    ways += [
        card.key
        for card in REGISTRY.items.values()
        if (card.same_as or card.key) in item.activation_discard
    ]
    return [f"{item.key}{missions.OF}{way}" for way in ways]


def _words() -> tuple[str, ...]:
    words = [action.key for room in REGISTRY.rooms.values() for action in room.actions]
    for item in REGISTRY.items.values():
        if item.activation_rooms or item.activation_discard:
            words += _ways(item)
    words += [engines.LEAVE_WORKING, engines.LEAVE_DAMAGED]
    words += [pods.STAY, pods.LAUNCH, pods.STEP_OUT, scientist.TOP, scientist.BOTTOM]
    words += [crafted.WITH_EGG, crafted.WITHOUT_EGG, "floor"]
    words += [treating.DRESS, treating.HEAL, treating.HEAL_LIGHT, eggs.LYING, eggs.IN_NEST]
    words += [objective.deck for objective in REGISTRY.objectives.values()]
    return tuple(dict.fromkeys(words))


#: Table options that the layout cannot show: tables that use them are refused (`known`).
NOT_SHOWN = frozenset(("intruder_player",))


def shown(setup: Setup) -> bool:
    """Whether everything that such a table has is in the layout of the usual tables."""
    asked = {name for name, value in setup.options if value != OPTIONS[name][0]}
    sides = layout_of("nemesis").boards
    return setup.board in sides and not asked & NOT_SHOWN


def declared() -> dict[str, tuple[str, ...]]:
    """Everything but verbs and kinds of decision."""
    return {
        "words": _words(),
        "cards": (
            *chosen(REGISTRY.action_cards, ""),
            "contamination",
            "contamination_clean",
            "contamination_infected",
        ),
        "items": (*chosen(REGISTRY.items, ""), "corpse_blue"),
        "tiles": ("none", *REGISTRY.rooms),
        "characters": tuple(chosen(REGISTRY.characters, "")),
        "places": tuple(
            keys.PLACES[place]
            for place in (
                keys.UNPLACED,
                keys.IN_ROOM,
                keys.IN_POD,
                keys.HIBERNATING,
                keys.ESCAPED,
                keys.DEAD,
            )
        ),
        "wounds": (*REGISTRY.wounds, "none"),
        "objectives": tuple(REGISTRY.objectives),
        "events": tuple(chosen(REGISTRY.events, "")),
        "attacks": tuple(chosen(REGISTRY.attacks, "")),
        "weaknesses": tuple(chosen(REGISTRY.weaknesses, "")),
        "colours": keys.COLOURS,
        "exploration": tuple(token.key for token in EXPLORATION),
        "tokens": tuple(token.key for token in STALKER_TOKENS if token.copies),
        "stalkers": keys.STALKERS,
        "faces": keys.COMBAT_FACES,
        "noise_faces": tuple(dict.fromkeys(keys.NOISE_FACES[face] for face in NOISE_DIE)),
        "destinations": keys.DESTINATIONS,
        "modes": OFFERED["mode"][0],
        "options": tuple(name for name in OPTIONS if name not in NOT_SHOWN),
    }

"""The components: one card, one place. Importing this package registers all of them."""

from lockdown.games.lockdown.cards import (
    actions,
    attacks,
    characters,
    computer,
    events,
    intruders,
    items,
    objectives,
    rooms,
    surface,
    tokens,
    weaknesses,
    wounds,
)

__all__ = [
    "actions",
    "attacks",
    "characters",
    "computer",
    "events",
    "intruders",
    "items",
    "objectives",
    "rooms",
    "surface",
    "tokens",
    "weaknesses",
    "wounds",
]

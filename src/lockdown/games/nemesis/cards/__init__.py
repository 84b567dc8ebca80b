"""The components: one card, one place. Importing this package registers all of them."""

from lockdown.games.nemesis.cards import (
    actions,
    attacks,
    characters,
    events,
    intruder_actions,
    items,
    objectives,
    rooms,
    tokens,
    weaknesses,
    wounds,
)

__all__ = [
    "actions",
    "attacks",
    "characters",
    "events",
    "intruder_actions",
    "items",
    "objectives",
    "rooms",
    "tokens",
    "weaknesses",
    "wounds",
]

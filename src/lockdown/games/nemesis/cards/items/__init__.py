"""Item cards (NM-ITM): three searchable decks, crafted, starting and mission items, objects."""

from lockdown.games.nemesis.cards.items import (
    crafted,
    green,
    mission,
    objects,
    red,
    starting,
    yellow,
)

__all__ = ["crafted", "green", "mission", "objects", "red", "starting", "yellow"]

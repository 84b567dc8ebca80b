"""Item cards, one module a deck."""

from lockdown.games.lockdown.cards.items import (
    crafted,
    green,
    mission,
    objects,
    red,
    starting,
    yellow,
)

__all__ = ["crafted", "green", "mission", "objects", "red", "starting", "yellow"]

"""Item cards, one module a deck."""

from lockdown.games.lockdown.cards.items import (
    crafted,
    green,
    guests,
    mission,
    objects,
    red,
    starting,
    yellow,
)

__all__ = ["crafted", "green", "guests", "mission", "objects", "red", "starting", "yellow"]

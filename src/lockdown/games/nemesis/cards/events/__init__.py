"""Event cards (NM-EVT), 20."""

from lockdown.games.nemesis.cards.events import crew, intruders, ship

__all__ = ["crew", "intruders", "ship"]

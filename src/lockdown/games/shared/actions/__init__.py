"""Action cards of the original characters that are played in both games."""

from lockdown.games.shared.actions import captain, mechanic, scientist, scout, soldier, team

__all__ = ["captain", "mechanic", "scientist", "scout", "soldier", "team"]

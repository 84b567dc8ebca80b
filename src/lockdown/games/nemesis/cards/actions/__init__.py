"""Action cards (NM-ACT-05), ten for each character."""

from lockdown.games.nemesis.cards.actions import crew, pilot, shared

__all__ = ["crew", "pilot", "shared"]

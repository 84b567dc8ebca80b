"""Action cards (NM-ACT-05), ten for each character."""

from lockdown.games.nemesis.cards.actions import (
    captain,
    mechanic,
    pilot,
    scientist,
    scout,
    shared,
    soldier,
)

__all__ = ["captain", "mechanic", "pilot", "scientist", "scout", "shared", "soldier"]

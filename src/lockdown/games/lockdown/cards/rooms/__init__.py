"""Rooms with their actions."""

from lockdown.games.lockdown.cards.rooms import kind_one, kind_two, outside, special

__all__ = ["kind_one", "kind_two", "outside", "special"]

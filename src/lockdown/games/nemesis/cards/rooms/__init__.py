"""The rooms (NM-ROM): eleven of kind 1, nine of kind 2, five printed on the board."""

from lockdown.games.nemesis.cards.rooms import kind_one, kind_two, special

__all__ = ["kind_one", "kind_two", "special"]

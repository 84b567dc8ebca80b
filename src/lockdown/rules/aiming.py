"""Items and cards aimed at one Night Stalker in the room; an egg is none (LD-BAS-15)."""

from __future__ import annotations

from typing import Any

from lockdown.rules import wounds
from lockdown.rules.queries import code, others_here, stalker, stalkers_in
from lockdown.rules.verbs import PLAYER, TARGET
from lockdown.state.facts import Refusal
from lockdown.state.table import Table

NO_STALKER_HERE: Refusal = ("no_stalker_here", "LD-BAS-15")


def stalkers_here(t: Table, seat: int) -> list[tuple[Any, ...]]:
    """The Night Stalkers of the room, largest first."""
    return [(TARGET, code(figure)) for figure in stalkers_in(t, t.room[seat])]


def wound_here(t: Table, seat: int, target: int, rule: str) -> None:
    """One wound for the chosen Night Stalker, if it is still in the room."""
    figure = stalker(t, target >> 3)
    if figure is not None and figure[2] == t.room[seat]:
        wounds.wound(t, figure[0], 1, rule)


def shock(t: Table, seat: int, target: int, rule: str) -> None:
    """LD-WND-13: one wound with its check, then it retreats if it is still here."""
    slot = t.room[seat]
    wound_here(t, seat, target, rule)
    wounds.retreat_if_here(t, target >> 3, slot)


def others_with_cards(t: Table, seat: int) -> list[tuple[Any, ...]]:
    """Other characters in the room whose players hold a card; how many they hold is public."""
    return [(PLAYER, other) for other in others_here(t, seat) if t.hand[other]]

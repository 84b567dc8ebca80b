"""Items aimed at one Night Stalker in the room, or at an egg in its place (LD-BAS-15)."""

from __future__ import annotations

from typing import Any

from lockdown.rules import wounds
from lockdown.rules.eggs import destroy_eggs, eggs_in
from lockdown.rules.queries import code, stalker, stalkers_in
from lockdown.rules.verbs import EGG, TARGET
from lockdown.state.facts import Refusal
from lockdown.state.table import Table

NO_STALKER_HERE: Refusal = ("no_stalker_here", "LD-BAS-15")

#: What a choice without an argument passes on: here the egg (see `actions.chosen_value`).
AT_EGG = -2


def stalkers_here(t: Table, seat: int) -> list[tuple[Any, ...]]:
    """The Night Stalkers of the room, largest first."""
    return [(TARGET, code(figure)) for figure in stalkers_in(t, t.room[seat])]


def stalkers_and_eggs(t: Table, seat: int) -> list[tuple[Any, ...]]:
    """LD-BAS-15: an uncarried egg may be chosen in place of a Night Stalker."""
    options = stalkers_here(t, seat)
    if eggs_in(t, t.room[seat]):
        options.append((EGG,))
    return options


def wound_or_break(t: Table, seat: int, target: int, rule: str) -> None:
    """LD-BAS-15: one wound for the Night Stalker, or one egg destroyed; no noise roll."""
    if target == AT_EGG:
        destroy_eggs(t, t.room[seat], 1, "LD-BAS-15")
        return
    figure = stalker(t, target >> 3)
    if figure is not None and figure[2] == t.room[seat]:
        wounds.wound(t, figure[0], 1, rule)

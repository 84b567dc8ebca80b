"""What action and item cards of several decks do; shared with Lockdown: `games.shared.common`."""

from __future__ import annotations

from lockdown.games.nemesis import engines
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.shared.common import (
    DECKS_EMPTY,
    NO_DOOR,
    NO_LOADED_WEAPON,
    NO_WAY_OUT,
    Options,
    computer_room_actions,
    doors_here,
    loaded_weapons,
    no_computer_action,
    other_entrances,
    repair,
    search_decks,
    switch_door,
    ways_out,
)

__all__ = [
    "DECKS_EMPTY",
    "NO_DOOR",
    "NO_LOADED_WEAPON",
    "NO_WAY_OUT",
    "Options",
    "computer_room_actions",
    "doors_here",
    "loaded_weapons",
    "no_computer_action",
    "other_entrances",
    "repair",
    "search_decks",
    "switch_door",
    "ways_out",
    "work_on_engine",
]


def work_on_engine(t: NemesisTable, seat: int) -> None:
    """NM-BRD-15, NM-ROM-33: also in a room with a malfunction marker."""
    t.push(engines.work_on_engine, seat)

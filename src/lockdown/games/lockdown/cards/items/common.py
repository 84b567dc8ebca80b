"""What item cards of several decks ask of the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import items
from lockdown.rules.queries import adjacent
from lockdown.rules.verbs import TO

Options = list[tuple[Any, ...]]


def loadable(t: LockdownTable, things: Iterable[int]) -> list[int]:
    """LD-ITM-08, LD-ITM-10: those below their capacity, each kind and state once."""
    return [
        item for item in dict.fromkeys(things) if items.count_of(item) < items.capacity(t, item)
    ]


def within_reach(t: LockdownTable, seat: int) -> list[int]:
    """LD-DOR-11: the own room and those next door without a closed door between."""
    slot = t.room[seat]
    return [slot, *(way[0] for way in adjacent(t, slot))]


def ways_out(t: LockdownTable, seat: int) -> Options:
    """LD-MOV-04: the adjacent rooms one can move to."""
    return [(TO, way[0]) for way in adjacent(t, t.room[seat])]

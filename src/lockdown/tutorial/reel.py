"""What one option did, moment by moment.

The engine resolves an option in one go. A lesson shows it in pieces: the tile, then the die, then
the marker. The same option is played on a copy of the table that is kept as it was whenever
something was told. Nothing here changes the game.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from lockdown.kernel.events import Event, heard_by
from lockdown.kernel.steps import STEPS
from lockdown.kernel.table import Unwind
from lockdown.state.table import Table


class Moment(NamedTuple):
    """The table as it was when an event was told, and how many the learner had heard by then."""

    table: Table
    event: Event
    heard: int


class _Watched(list[Event]):
    """What is told, and the table at each moment of it."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.stills: list[Table] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.stills.append(self.table.clone())


def moments(table: Table, option: tuple[Any, ...], seat: int, heard: int) -> list[Moment]:
    """Every moment of an option; `heard` is what `seat` had heard before it."""
    copy = table.clone()
    raw = copy.decision
    if raw is None:
        return []
    copy.decision = None
    told = _Watched(copy)
    copy.told = told
    with suppress(Unwind):
        STEPS[raw[3]](copy, *raw[4], option)
    copy.run()
    if told:
        # The last one is the table as it stays: an event may be told before its effect is complete.
        told.stills[-1] = copy
    found = []
    for still, event in zip(told.stills, told, strict=True):
        heard += heard_by(event, seat) is not None
        found.append(Moment(still, event, heard))
    return found

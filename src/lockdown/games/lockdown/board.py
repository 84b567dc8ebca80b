"""The boards of Lockdown: what only they have, and the time track."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from lockdown.state import boards
from lockdown.state.boards import Board

#: The sides that can be played on.
BOARDS = ("basic",)


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the time track (LD-BRD-14, LD-BRD-15)."""

    key: str
    colour: str
    css: bool
    failure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LockdownBoard(Board):
    """A board side of Lockdown."""

    staircases: int
    """Mask of slots."""
    exit_rooms: tuple[int, ...]
    """The slots from which one leaves the complex."""
    elevator_rooms: tuple[int, ...]
    elevator_start: int
    track: tuple[Space, ...]
    """Spaces by number: index 0 is S, index 15 is where the time token starts."""
    isolation_opens_at: int


def raw_board(key: str) -> dict[str, Any]:
    """The board file as it stands (drawing coordinates included)."""
    return boards.raw_board("lockdown.games.lockdown", key, BOARDS)


@cache
def board(key: str) -> LockdownBoard:
    """The board of that key, checked."""
    raw = raw_board(key)
    track = raw_board("time")
    staircases = 0
    for slot in raw["slot"]:
        if slot.get("room", "") == "staircase":
            staircases |= 1 << slot["number"]
    return LockdownBoard(
        **boards.read(raw, key),
        staircases=staircases,
        exit_rooms=tuple(raw["exit_rooms"]),
        elevator_rooms=tuple(raw["elevator"]["rooms"]),
        elevator_start=raw["elevator"]["start"],
        track=tuple(
            Space(s["key"], s["colour"], s["css"], s["failure"]) for s in reversed(track["space"])
        ),
        isolation_opens_at=int(track["isolation_opens_at"]),
    )

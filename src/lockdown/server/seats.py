"""Seats, connections and refusals: the small records that a live table is made of."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lockdown.server import protocol as p
from lockdown.views.types import TableView

SPECTATOR = -1
"""The viewer key of spectators."""
PEOPLE = ("person", "hotseat")


class Refusal(Exception):
    """A message that is not carried out; `code` is the key of its words."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def new_secret() -> str:
    """A random token nobody can guess."""
    return secrets.token_urlsafe(24)


@dataclass
class SeatState:
    """Who plays a seat."""

    seat: int
    kind: str = "open"
    name: str = ""
    bot: str = ""
    token_hash: str = ""
    host: bool = False
    stand_in: str = ""
    away_since: int = 0

    def row(self) -> dict[str, Any]:
        """As the database holds it."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "token_hash": self.token_hash,
            "host": int(self.host),
        }

    @property
    def person(self) -> bool:
        """Whether a person decides here, present or not."""
        return self.kind in PEOPLE and not self.stand_in


@dataclass
class Shown:
    """What one viewer of a connection was last sent."""

    seq: int = 0
    view: TableView | None = None
    heard: int = 0
    undone: int = -1
    rest: tuple[str, str, int, p.LessonView | None] = ("", "", 0, None)
    """Decision, undo, deadline, step of a lesson."""


@dataclass(eq=False)
class Connection:
    """One socket at a table."""

    send: Callable[[Any], None]
    seats: set[int] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    """Hashes of the tokens it has shown; its seats follow from them (`seating`)."""
    name: str = ""
    shown: dict[int, Shown] = field(default_factory=dict)
    lobby: p.LobbyView | None = None
    lines: int = 0
    """Lines of talk sent; numbers are the listener's own, so that they tell of no whisper."""
    host: bool = False
    """What it was last told about being the host."""
    behind: bool = False
    """Too slow for every update: gets the whole view once it has caught up."""

    @property
    def viewers(self) -> list[int]:
        """The eyes this connection sees with."""
        return sorted(self.seats) or [SPECTATOR]

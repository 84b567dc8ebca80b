"""What goes over HTTP: tables, reports, standings, replays."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from lockdown.server.protocol.records import EventView, TableOptions
from lockdown.server.protocol.server import Change
from lockdown.views.types import MeView, TableView


class CreateTable(msgspec.Struct, frozen=True):
    """POST /api/tables."""

    players: Annotated[int, msgspec.Meta(ge=1, le=5)] = 4
    game: str = "lockdown"
    mode: str = "standard"
    """standard, solo, coop; or a lesson for one person: tutorial, tutorial_short."""
    board: str = "basic"
    enemies: str = ""
    """Who hunts the crew; empty for the game's own."""
    guests: bool = False
    """Whether characters of the other game may be chosen."""
    name: str = ""
    """The host's display name."""
    options: TableOptions = msgspec.field(default_factory=TableOptions)
    bots: tuple[str, ...] = ()
    """Levels of bots for the seats after the host's; the rest stays open."""
    start: bool = False
    """Start at once; with a seal: as soon as the host's page has opened its part."""
    seal: str = ""
    """Seal of the host's part of the dice."""


class PushKey(msgspec.Struct, frozen=True):
    """GET /api/push: what a browser subscribes with; empty where the server calls nobody."""

    key: str


class CreatedTable(msgspec.Struct, frozen=True):
    """The new table, the host's seat and its secret token."""

    table: str
    seat: int
    token: str


class ReportRequest(msgspec.Struct, frozen=True):
    """POST /api/tables/{id}/report. The seat token travels in the body, never in the address."""

    token: str = ""
    note: str = ""


class SeatKeys(msgspec.Struct, frozen=True):
    """A table and the tokens of one's seats there."""

    table: str
    tokens: tuple[str, ...] = ()


class StandingsRequest(msgspec.Struct, frozen=True):
    """POST /api/standings: how it stands at tables that one has sat at."""

    tables: tuple[SeatKeys, ...]


class Standing(msgspec.Struct, frozen=True):
    """How it stands at one table; what is gone or foreign is not among the answers."""

    table: str
    state: str
    round: int
    yours: bool
    """Whether one of one's own seats is asked something."""


class AgainRequest(msgspec.Struct, frozen=True):
    """POST /api/tables/{id}/again: a table that begins at an earlier moment of this game."""

    token: str = ""
    seat: int = -1
    """Whose place to take; -1: one's own."""
    move: int = -1
    """How many moves to keep; -1: those before the step that killed this seat's character."""


class Report(msgspec.Struct, frozen=True):
    """A bug report: everything needed to see it again, without the secrets of others."""

    program: str
    rules: str
    setup: dict[str, Any]
    options: tuple[str, ...]
    """What was played so far: the reporter's own options (all of them once the game is over)."""
    events: tuple[EventView, ...]
    """What the reporter has heard."""
    view: TableView | None
    note: str
    seed: str = ""
    """Only once the game is over."""


class Scene(msgspec.Struct, frozen=True):
    """What a replay shows at one moment."""

    view: TableView
    hands: tuple[MeView | None, ...] = ()
    """By seat, when the replay is watched with all hands open."""


class ReplayFrame(msgspec.Struct, frozen=True):
    """One option of a replay and what it changed in the scene."""

    seat: int
    option: str
    """Empty where the watcher's seat did not know it."""
    changes: tuple[Change, ...]
    events: tuple[EventView, ...]


class ReplayFilm(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/replay?eyes=…: a finished game from a seat's eyes, or all open."""

    table: str
    eyes: str
    """`0` to `4`, `spectator`, or `open` for all hands."""
    names: tuple[str, ...]
    bots: tuple[str, ...]
    """By seat, the level of the bot that played it; empty for people."""
    start: Scene
    events: tuple[EventView, ...]
    """What was told before the first option."""
    frames: tuple[ReplayFrame, ...]

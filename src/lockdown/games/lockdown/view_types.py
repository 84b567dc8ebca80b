"""The records of what only Lockdown shows (see `views.types`)."""

from __future__ import annotations

import msgspec

from lockdown.views.types import CrewView, MeView, ResultView, TableView


class CssView(msgspec.Struct, frozen=True, gc=False):
    """A CSS token on the time track."""

    space: int
    face: str = ""
    revealed: bool = False


class PoolView(msgspec.Struct, frozen=True, gc=False):
    """A token of the neutral contingency pool."""

    slot: int
    face: str = ""


class PowerView(msgspec.Struct, frozen=True, gc=False):
    """A power token in its place."""

    place: str
    token: int
    on: bool
    fails_next: bool = False
    """LD-PWR-10: the next power failure turns this one off."""


class LockdownCrewView(CrewView, frozen=True, gc=False, kw_only=True):
    """A character of Lockdown as the viewer sees it."""

    knowledge: int
    knowledge_active: bool
    contingencies: tuple[str, ...]
    """One entry a token held, with its face if the viewer knows it."""


class LockdownMeView(MeView, frozen=True, gc=False, kw_only=True):
    """What only the viewer knows of the own character."""

    contingencies: tuple[str, ...]


class LockdownResultView(ResultView, frozen=True, gc=False, kw_only=True):
    """How the game ended."""

    contingency: str


class LockdownView(TableView, frozen=True, gc=False, kw_only=True):
    """The whole table of Lockdown in one viewer's eyes."""

    crew: tuple[LockdownCrewView, ...]
    me: LockdownMeView | None = None
    result: LockdownResultView | None = None
    enemies: str
    """Who hunts the crew (`Setup.enemies`)."""
    guests: bool
    """Whether original characters may be chosen (`Setup.guests`)."""
    time_blue: bool
    power: tuple[PowerView, ...]
    elevator: int
    gate_open: bool
    rover_here: bool
    isolation_open: bool
    destruct_red: bool
    emergency: int
    css: tuple[CssView, ...]
    computer: str
    analysed: tuple[str, ...]
    pool: tuple[PoolView, ...]


class SurfaceView(LockdownView, frozen=True, gc=False, kw_only=True):
    """The table with the surface of Mars on it (LD-SRF)."""

    rover: int
    """The exit where the rover stands, 0 beside the bunker."""
    open_tokens: tuple[int, ...]
    """Open rooms and crossroads whose exploration token lies face down on them (LD-SRF-02)."""

"""What the server says."""

from __future__ import annotations

from typing import Any

import msgspec

from lockdown.server.protocol.records import PROTOCOL, EventView, Line, LobbyView, Refused, Vote
from lockdown.views.types import HintView, TableView


class Welcome(msgspec.Struct, tag_field="op", tag="welcome", frozen=True):
    """Answer to `hello`: which seats this connection holds."""

    lobby: LobbyView
    seats: tuple[int, ...]
    host: bool
    now: int
    """The server's clock, milliseconds since the epoch."""
    protocol: int = PROTOCOL
    version: str = ""


class Seated(msgspec.Struct, tag_field="op", tag="seated", frozen=True):
    """The secret token of a seat just taken. Keep it; it is stored hashed."""

    seat: int
    token: str
    id: str = ""


class Lobby(msgspec.Struct, tag_field="op", tag="lobby", frozen=True):
    """The table around the game has changed (seats, names, presence, options, state)."""

    lobby: LobbyView


class Change(msgspec.Struct, frozen=True, gc=False):
    """One change of a view: the path to a value and the new value (absent: removed)."""

    path: tuple[str | int, ...]
    value: Any = None
    removed: bool = False


class Road(msgspec.Struct, frozen=True):
    """A choice that a learner could have made and did not."""

    step: str
    """Open it with `lesson {act: step}`."""
    line: str
    """Key of what is said of it."""


class LessonView(msgspec.Struct, frozen=True):
    """The step of a lesson. What it does not allow is answered, not carried out."""

    step: str
    chapter: int
    chapters: int
    """How many there are."""
    minutes: int
    """About how many are left."""
    voice: str
    """Who speaks: a name that is the same in every language."""
    mood: tuple[str, ...]
    """How the voice sounds: cut, radio, alarm, pod."""
    line: str
    """Key of what is said."""
    aside: str
    """Key of a second line, for who knows the other game; or empty."""
    rules: tuple[str, ...]
    allowed: tuple[str, ...]
    """The options that this step takes."""
    outline: tuple[str, ...]
    """What to point at: `room 003`, `corridor 002-003`, `card rest`, or a part of the screen."""
    tap: str
    """What the button that ends the step says (`tut-ui-…`); empty where an option is awaited."""
    wanted: str = ""
    """A try that the step waits for although it will be refused."""
    answer: str = ""
    """Key of the answer to the last try that was not taken, and its rule."""
    answer_rule: str = ""
    tries: int = 0
    buttons: tuple[str, ...] = ()
    """Which of skip, back, do_it and play_on make sense now."""
    over: bool = False
    roads: tuple[Road, ...] = ()
    """At the end: the choices that were not made."""


class Update(msgspec.Struct, tag_field="op", tag="update", frozen=True):
    """What changed for one viewer. `seq` counts this viewer's updates; a gap means `resync`."""

    seat: int
    """The seat whose eyes these are; -1 for a spectator."""
    seq: int
    view: TableView | None = None
    """The whole view (first update, and after `resync`)."""
    changes: tuple[Change, ...] = ()
    events: tuple[EventView, ...] = ()
    decision: str = ""
    """Opaque id of the open decision of this seat, empty if it has none."""
    undo: str = ""
    """`alone`, `vote` or empty."""
    deadline: int = 0
    """When the running clock of the table ends, 0 for none."""
    hints: tuple[HintView, ...] = ()
    """What a beginner could be told at this decision, the most important first."""
    lesson: LessonView | None = None


class Ack(msgspec.Struct, tag_field="op", tag="ack", frozen=True):
    """The message with that id is carried out and safely stored."""

    id: str


class Error(msgspec.Struct, tag_field="op", tag="error", frozen=True):
    """The message was refused; nothing has changed. `code` is the key of its words."""

    code: str
    message: str
    id: str = ""


class Said(msgspec.Struct, tag_field="op", tag="said", frozen=True):
    """Lines of talk, oldest first."""

    lines: tuple[Line, ...]


class Votes(msgspec.Struct, tag_field="op", tag="votes", frozen=True):
    """All running votes."""

    votes: tuple[Vote, ...]


class Reasons(msgspec.Struct, tag_field="op", tag="reasons", frozen=True):
    """Answer to `why_not`."""

    seat: int
    refused: tuple[Refused, ...]
    id: str = ""


class DangerView(msgspec.Struct, frozen=True):
    """Something bad that may follow from an option: message `danger-…`, chance, rule."""

    key: str
    chance: float
    rule: str


class OddsAnswer(msgspec.Struct, tag_field="op", tag="odds", frozen=True):
    """Answer to `odds`: outcome -> probability, in the order to show them; worst dangers first."""

    seat: int
    option: str
    outcomes: dict[str, float]
    rule: str = ""
    id: str = ""
    dangers: tuple[DangerView, ...] = ()


class Pong(msgspec.Struct, tag_field="op", tag="pong", frozen=True):
    """I am here."""

    at: int
    now: int


class Closing(msgspec.Struct, tag_field="op", tag="closing", frozen=True):
    """The connection is about to be closed: too_slow, no_spectators or purged."""

    reason: str


ServerMessage = (
    Welcome
    | Seated
    | Lobby
    | Update
    | Ack
    | Error
    | Said
    | Votes
    | Reasons
    | OddsAnswer
    | Pong
    | Closing
)

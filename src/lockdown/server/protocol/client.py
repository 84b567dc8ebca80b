"""What a client says."""

from __future__ import annotations

import msgspec

from lockdown.server.protocol.records import PROTOCOL, TableOptions
from lockdown.views.types import ArgView


class Hello(msgspec.Struct, tag_field="op", tag="hello", frozen=True):
    """First message of a connection. Without tokens: a spectator, or a guest of the lobby."""

    table: str
    tokens: tuple[str, ...] = ()
    name: str = ""
    protocol: int = PROTOCOL


class TakeSeat(msgspec.Struct, tag_field="op", tag="take", frozen=True):
    """Sit down on an open seat; the answer carries the seat's secret token."""

    seat: int
    name: str = ""
    id: str = ""


class LeaveSeat(msgspec.Struct, tag_field="op", tag="leave", frozen=True):
    """Stand up before the start, or leave for good afterwards (a vote follows)."""

    seat: int
    id: str = ""


class SwapSeats(msgspec.Struct, tag_field="op", tag="swap", frozen=True):
    """Change to an open seat (or, for the host, exchange two seats)."""

    seat: int
    other: int
    id: str = ""


class Rename(msgspec.Struct, tag_field="op", tag="rename", frozen=True):
    """Change the display name of a seat."""

    seat: int
    name: str
    id: str = ""


class SetSeat(msgspec.Struct, tag_field="op", tag="set_seat", frozen=True):
    """Host: make a seat open, a bot of a level, or a hot-seat of the host's browser."""

    seat: int
    kind: str
    bot: str = ""
    name: str = ""
    id: str = ""


class SetTable(msgspec.Struct, tag_field="op", tag="set_table", frozen=True):
    """Host: number of seats and options before the start."""

    players: int
    options: TableOptions
    id: str = ""


class HandOver(msgspec.Struct, tag_field="op", tag="hand_over", frozen=True):
    """Host: make somebody else the host. Without a host who is there: make oneself the host."""

    seat: int
    id: str = ""


class Start(msgspec.Struct, tag_field="op", tag="start", frozen=True):
    """Host: start the game. Open seats become bots."""

    id: str = ""


class SealDice(msgspec.Struct, tag_field="op", tag="seal_dice", frozen=True):
    """In the lobby: add the seal of a part of the dice for a seat; a later one replaces it."""

    seat: int
    seal: str
    id: str = ""


class OpenDice(msgspec.Struct, tag_field="op", tag="open_dice", frozen=True):
    """Once the seals are settled: open the part. The last one begins the game."""

    seat: int
    part: str
    id: str = ""


class Play(msgspec.Struct, tag_field="op", tag="play", frozen=True):
    """Play an option of the decision with that opaque id."""

    seat: int
    decision: str
    option: str
    id: str


class Undo(msgspec.Struct, tag_field="op", tag="undo", frozen=True):
    """Take the last option back: alone where nothing was learned, else a vote of all."""

    seat: int
    id: str = ""


class Quiet(msgspec.Struct, tag_field="op", tag="quiet", frozen=True):
    """Privately: do not ask me for reactions again this action or this round."""

    seat: int
    until: str
    """action or round; empty to be asked again."""
    id: str = ""


class Say(msgspec.Struct, tag_field="op", tag="say", frozen=True):
    """Say something: text, a ready phrase, or an emote."""

    seat: int
    channel: str = "table"
    to: int = -1
    text: str = ""
    phrase: str = ""
    args: dict[str, ArgView] = {}
    emote: str = ""
    id: str = ""


class CastVote(msgspec.Struct, tag_field="op", tag="vote", frozen=True):
    """Vote about an absent player or an undo."""

    seat: int
    about: str
    choice: str
    of: int = -1
    """Whom the vote concerns; may be left out while there is one vote of the kind."""
    id: str = ""


class TakeOver(msgspec.Struct, tag_field="op", tag="take_over", frozen=True):
    """A player who was stood in for decides again."""

    seat: int
    id: str = ""


class WhyNot(msgspec.Struct, tag_field="op", tag="why_not", frozen=True):
    """What cannot be done now, and why."""

    seat: int
    id: str = ""


class Odds(msgspec.Struct, tag_field="op", tag="odds", frozen=True):
    """What an option risks, from what this seat may know (help level full).

    Without an option: of every option of the open decision that risks anything, an answer each.
    """

    seat: int
    option: str = ""
    id: str = ""


class Resync(msgspec.Struct, tag_field="op", tag="resync", frozen=True):
    """Send everything anew."""

    id: str = ""


class Rematch(msgspec.Struct, tag_field="op", tag="rematch", frozen=True):
    """Host: a new table with the same crew."""

    id: str = ""


class SetWebhook(msgspec.Struct, tag_field="op", tag="set_webhook", frozen=True):
    """Host: where to post whose turn it is; empty for nowhere. Shown to nobody."""

    url: str
    language: str = "en"
    """What the sentence that is posted is written in."""
    id: str = ""


class Push(msgspec.Struct, tag_field="op", tag="push", frozen=True):
    """Call this browser by Web Push when the seat is awaited and nobody is there.

    What the browser's `PushSubscription` says; an empty endpoint: no longer call any.
    """

    seat: int
    endpoint: str
    p256dh: str = ""
    auth: str = ""
    language: str = "en"
    id: str = ""


class LessonAct(msgspec.Struct, tag_field="op", tag="lesson", frozen=True):
    """What a learner does besides playing.

    go_on, try, do_it, skip, back, chapter, step or play_on.
    """

    seat: int
    act: str
    chapter: int = 0
    """With `chapter`: which one to open, 1 to 10."""
    option: str = ""
    """With `try`: what the learner wanted, as an option is written; with `step`: which one."""
    id: str = ""


class Ping(msgspec.Struct, tag_field="op", tag="ping", frozen=True):
    """Are you there?"""

    at: int = 0


ClientMessage = (
    Hello
    | TakeSeat
    | LeaveSeat
    | SwapSeats
    | Rename
    | SetSeat
    | SetTable
    | HandOver
    | Start
    | SealDice
    | OpenDice
    | Play
    | Undo
    | Quiet
    | Say
    | CastVote
    | TakeOver
    | WhyNot
    | Odds
    | Resync
    | Rematch
    | SetWebhook
    | Push
    | LessonAct
    | Ping
)

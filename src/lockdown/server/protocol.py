"""Every message between browser and server, typed once.

`tools/protocol_ts.py` makes the browser's TypeScript types from this module; `docs/protocol.md`
explains the course of a conversation. All frames are JSON text. Every client message may carry
`id`, its client action id: the answer (`ack` or `error`) repeats it. A move, an undo, a vote, a
swap, a step of a lesson or a line of talk that arrives twice is carried out once; the other
messages say how things shall be, and saying so twice changes nothing more.

What must never be in here: the seed before the end, the kernel's version number (it counts secret
questions), who is being asked in a secret decision, tokens of other seats.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from lockdown.views.types import ArgView, HintView, MeView, TableView

PROTOCOL = 1
"""Raised when old clients could misunderstand new messages."""


# ---- shared records


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat at the table, as everybody sees it."""

    seat: int
    kind: str
    """open, person, bot or hotseat (a further seat of the same browser)."""
    name: str = ""
    bot: str = ""
    """Level of the bot that plays the seat, now or from the start."""
    connected: bool = False
    away_since: int = 0
    """Milliseconds since the epoch at which the last connection was lost, 0 while connected."""
    stand_in: str = ""
    """`bot` or `still` while somebody else decides for an absent player."""
    host: bool = False


class TableOptions(msgspec.Struct, frozen=True):
    """What the host may set before the start. Names of rules options: `rulesets.OPTIONS`."""

    pace: str = "live"
    """live or correspondence."""
    clock: str = "none"
    """none, decision or round."""
    clock_seconds: int = 0
    reaction_seconds: int = 6
    help: str = "full"
    """full, facts or bare."""
    spectators: bool = True
    whispers_shown: bool = True
    bot_talk: bool = True
    """Whether bots say ready phrases at the end of their turns."""
    rules: dict[str, str] = msgspec.field(default_factory=dict)
    characters: tuple[str, ...] = ()
    """Characters by seat; empty for the draft."""


class DiceView(msgspec.Struct, frozen=True):
    """What the seed of the game is made of (`lockdown.kernel.fair`)."""

    seal: str
    """Of the server's part, from the making of the table on."""
    attempt: int = 1
    """One more than how often the start was called off because a part stayed away."""
    seals: dict[int, str] = {}
    """Of the parts that seats add."""
    settled: bool = False
    """The list of seals stands: those who added one open their parts now."""
    missing: tuple[int, ...] = ()
    """Seats whose parts stayed away; they add nothing any more."""
    part: str = ""
    """The server's, once the game is over."""
    parts: dict[int, str] = {}
    """Those of the seats, once the game is over."""


class LobbyView(msgspec.Struct, frozen=True):
    """The table before and around the game."""

    table: str
    state: str
    """lobby, playing or over."""
    game: str
    mode: str
    board: str
    seats: tuple[SeatInfo, ...]
    options: TableOptions
    commitment: str = ""
    """Seal of the server's part of the dice. Of older games: hash of salt and seed."""
    opened: str = ""
    """`part:seed` (of older games `salt:seed`) once the game is over."""
    stopped: str = ""
    """Why the game can be looked at but not go on: `rules` (saved under others) or `steps`."""
    dice: DiceView | None = None
    """None where the dice were the server's alone: lessons and older games."""
    spectators: int = 0
    rematch: str = ""
    """The id of the next table once a rematch was made."""
    rules_version: str = ""
    trouble: str = ""
    """Why the table cannot go on now: `storage` (the database is away; it goes on by itself) or
    `stuck` (a mistake of the program; it is tried again)."""
    seconds: int = 0
    """How long the game took, once it is over; 0 where nobody has noted when it began."""
    replay: bool = True
    """Whether the game can be watched once it is over; not if it began as a lesson."""


class EventView(msgspec.Struct, frozen=True, gc=False):
    """One event as this listener heard it."""

    n: int
    kind: str
    rule: str
    args: dict[str, ArgView | tuple[ArgView, ...]]


class Refused(msgspec.Struct, frozen=True):
    """Something that cannot be done now, and the rule that says so."""

    what: str
    """basic, card, item, room, computer, mission, escape, trade or craft."""
    option: str
    """How the missing options begin: `move 012`, `play repairs 0`, `shoot`."""
    reason: str
    """Key of the message `reason-…`."""
    rule: str
    args: tuple[ArgView, ...] = ()


class Vote(msgspec.Struct, frozen=True):
    """A vote that is running: about an absent player or an undo."""

    about: str
    """absent or undo."""
    seat: int
    """Whom it concerns."""
    choices: tuple[str, ...]
    votes: dict[int, str]
    ends: int = 0


class Line(msgspec.Struct, frozen=True):
    """Something said."""

    n: int
    at: int
    seat: int
    """-1 for a spectator, -2 for the table itself."""
    name: str
    channel: str
    """table, whisper, dead or system."""
    to: int = -1
    text: str = ""
    """Empty to those who only see that somebody whispers."""
    phrase: str = ""
    args: dict[str, ArgView] = {}
    emote: str = ""


# ---- from the client


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


# ---- from the server


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
    minutes: int
    """About how many are left."""
    line: str
    """Key of what is said."""
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
    """The connection is about to be closed: shutdown, too_slow, no_spectators or purged."""

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

# ---- HTTP


class CreateTable(msgspec.Struct, frozen=True):
    """POST /api/tables."""

    players: Annotated[int, msgspec.Meta(ge=1, le=5)] = 4
    game: str = "lockdown"
    mode: str = "standard"
    """standard, or tutorial: a lesson for one person."""
    board: str = "basic"
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

"""What several messages are made of."""

from __future__ import annotations

import msgspec

from lockdown.views.types import ArgView

PROTOCOL = 1
"""Raised when old clients could misunderstand new messages."""


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
    enemies: str = ""
    """Who hunts the crew; empty for the game's own."""
    guests: bool = False
    """Whether characters of the other game may be chosen."""
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

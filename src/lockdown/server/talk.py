"""Talk: who may say what to whom, and who hears it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from lockdown.kernel.options import ARG_KINDS
from lockdown.server import protocol as p
from lockdown.server.clock import wall_ms
from lockdown.server.live import LiveTable
from lockdown.server.seats import Connection, Refusal
from lockdown.state import keys

MAX_TEXT = 500
MAX_ARGS = 6
KEPT = 500
"""Lines that a table keeps in memory."""
_KEY = re.compile(r"[a-z][a-z0-9_-]{0,39}")


def out_of_play(live: LiveTable, seat: int) -> bool:
    """Dead, or the game is over; who plays on without a character is not (NM-INT-16)."""
    if live.game is None:
        return False
    t = live.game.table
    return live.state == "over" or (t.place[seat] == keys.DEAD and not t.rs.plays_on(t, seat))


def _together(live: LiveTable) -> bool:
    """LD-COP-01: a crew that hides nothing from each other hears its dead too."""
    return live.game is not None and live.game.table.rs.open_hands


def line_of(live: LiveTable, connection: Connection, m: p.Say) -> dict[str, Any]:
    """A line as it is stored; raises `Refusal` for what may not be said."""
    if m.channel not in ("table", "whisper", "dead"):
        raise Refusal("bad_channel", "say it to the table, to one seat, or among the dead")
    spectator = m.seat == -1
    if spectator and connection.seats:
        raise Refusal("foreign_seat", "you sit at this table")
    if spectator and m.channel != "dead" and live.state != "lobby":
        raise Refusal("spectators_watch", "spectators talk among themselves")
    if spectator and m.channel == "whisper":
        raise Refusal("spectators_watch", "spectators talk among themselves")
    if m.channel == "dead" and not spectator and not out_of_play(live, m.seat):
        raise Refusal("still_alive", "you are still alive")
    if m.channel == "whisper" and (m.to == m.seat or not 0 <= m.to < len(live.seats)):
        raise Refusal("no_seat", "there is no such seat")
    dead = not spectator and live.state == "playing" and out_of_play(live, m.seat)
    if dead and not _together(live) and m.channel != "dead":
        raise Refusal("out_of_play", "you are dead; talk among the dead")
    words = "".join(c for c in m.text if c.isprintable() or c == "\n").strip()[:MAX_TEXT]
    for key in (m.phrase, m.emote):
        if key and not _KEY.fullmatch(key):
            raise Refusal("bad_phrase", "that is no phrase")
    if len(m.args) > MAX_ARGS or any(
        not _KEY.fullmatch(name) or arg.kind not in ARG_KINDS or len(arg.text) > 60
        for name, arg in m.args.items()
    ):
        raise Refusal("bad_phrase", "that is no phrase")
    if not (words or m.phrase or m.emote):
        raise Refusal("empty", "say something")
    name = live.seats[m.seat].name if m.seat >= 0 else live.name_for(connection.name)
    return {
        "at": wall_ms(),
        "seat": m.seat,
        "name": name,
        "channel": m.channel,
        "to": m.to if m.channel == "whisper" else -1,
        "text": words,
        "phrase": m.phrase,
        "args": msgspec.to_builtins(m.args),
        "emote": m.emote,
        "id": m.id[:64],
    }


def tell_line(live: LiveTable, line: dict[str, Any]) -> None:
    """Let everybody hear a line who may."""
    del live.talk[:-KEPT]
    for connection in list(live.connections):
        said = line_for(live, connection, line)
        if said is not None:
            connection.lines += 1
            connection.send(p.Said((msgspec.structs.replace(said, n=connection.lines),)))


def lines_for(live: LiveTable, connection: Connection) -> tuple[p.Line, ...]:
    """The talk so far that this connection may read, with its own numbers."""
    heard = [line_for(live, connection, line) for line in live.talk[-200:]]
    lines = [line for line in heard if line is not None]
    connection.lines = len(lines)
    return tuple(msgspec.structs.replace(line, n=n) for n, line in enumerate(lines, 1))


def line_for(live: LiveTable, connection: Connection, line: dict[str, Any]) -> p.Line | None:
    """One line as a connection may read it: whispers are seen, not heard."""
    said = msgspec.convert(line, p.Line)
    if said.channel == "dead":
        return said if _hears_the_dead(live, connection, said.seat) else None
    if said.channel != "whisper":
        return said
    if said.seat in connection.seats or said.to in connection.seats:
        return said
    if not live.options.whispers_shown:
        return None
    return msgspec.structs.replace(said, text="", phrase="", args={}, emote="")


def _hears_the_dead(live: LiveTable, connection: Connection, speaker: int) -> bool:
    """Whoever holds no seat may be a living player's second tab: it hears other guests only."""
    if live.state == "over":
        return True
    if not connection.seats:
        return speaker < 0
    return all(out_of_play(live, seat) for seat in connection.seats)

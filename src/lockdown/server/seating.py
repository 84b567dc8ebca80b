"""Which seats a connection holds: those that its tokens open, at every moment and in every worker.

A seat may change hands while a connection lives: the host frees it, two seats are swapped, perhaps
through another worker. So a connection keeps the hashes of the tokens it has shown, and its seats
follow from them whenever the seats of the table change.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from lockdown import __version__
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.clock import now_ms

if TYPE_CHECKING:
    from lockdown.server.live import LiveTable
    from lockdown.server.seats import Connection

MAX_TOKENS = 5


def seats_of(live: LiveTable, keys: set[str]) -> set[int]:
    """The seats that these hashes of tokens open; every comparison takes the same time."""
    return {
        seat.seat
        for seat in live.seats
        for key in keys
        if hmac.compare_digest(seat.token_hash.encode(), key.encode())
    }


def keys_of(tokens: tuple[str, ...]) -> set[str]:
    """The hashes of the tokens that a client shows."""
    return {wire.token_hash(token) for token in tokens[:MAX_TOKENS]}


def welcome(connection: Connection, live: LiveTable) -> None:
    """Say which seats the connection holds."""
    connection.host = is_host(live, connection.seats)
    seats = tuple(sorted(connection.seats))
    view = live.lobby_view()
    connection.send(p.Welcome(view, seats, connection.host, now_ms(), version=__version__))


def is_host(live: LiveTable, seats: set[int]) -> bool:
    """Whether one of these seats is the host's."""
    return any(live.seats[seat].host for seat in seats)


def reseat(live: LiveTable) -> None:
    """The seats have changed: whoever holds others now is told so, or has to go."""
    for connection in list(live.connections):
        seats = seats_of(live, connection.keys)
        if seats != connection.seats:
            connection.seats = seats
            # What was shown to the old seat is no base for differences of another.
            connection.shown.clear()
            welcome(connection, live)
        elif connection.host != is_host(live, seats):
            welcome(connection, live)
        if not may_watch(live, connection.seats):
            live.connections.discard(connection)
            connection.send(p.Closing("no_spectators"))


def may_watch(live: LiveTable, seats: set[int]) -> bool:
    """Whether somebody with these seats may be at the table: guests in the lobby always may."""
    return bool(seats) or live.state == "lobby" or live.options.spectators

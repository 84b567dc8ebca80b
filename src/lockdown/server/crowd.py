"""Many at one table: what they share, and how they are told of each other.

A limit for each connection is none: whoever is refused opens another. So all lines of a seat share
one bucket, and so do all guests of a table. Whole views, which are dear, are handed to guests one
after the other, slowly enough that those who play do not notice; guests of all tables together
share what a worker spends on them. What goes to everybody costs the more the more there are.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from lockdown.server import protocol as p
from lockdown.server.limits import Bucket
from lockdown.server.seats import Refusal

if TYPE_CHECKING:
    from lockdown.server.hub import Hub
    from lockdown.server.live import LiveTable
    from lockdown.server.seats import Connection
    from lockdown.server.shown import ShownTable

COST: dict[type, float] = {
    p.Hello: 2.0,
    p.Resync: 10.0,
    p.Start: 5.0,
    p.Rematch: 20.0,
    p.WhyNot: 2.0,
    p.Say: 4.0,  # it is stored, and everybody gets it
    p.Rename: 4.0,
}
"""What a message counts as; 1 for all others."""
TOLD_TO_ALL = (p.Say, p.Rename, p.SwapSeats, p.SetSeat, p.SetTable, p.CastVote, p.LeaveSeat)
WHOLE = (p.Hello, p.Resync)
"""Messages that are answered with a whole view."""
LISTENERS = 25
"""So many listeners make what they are told cost as much again."""
FEW = 12
"""Up to so many connections everybody is told at once who comes and goes."""
FRAMES_A_SECOND = 100
"""Frames about coming and going that one larger table gets."""
PATIENCE = 20.0
TOO_FAST = "too many messages; wait a moment"


class Crowd:
    """What the connections of one table share."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: dict[int, Bucket] = {}
        self.told: p.LobbyView | None = None
        self.gathering: asyncio.TimerHandle | None = None

    def bucket(self, connection: Connection) -> Bucket:
        """Of the seat that a connection holds, or of all guests."""
        who = min(connection.seats, default=-1)
        found = self.buckets.get(who)
        if found is None:
            found = self.buckets[who] = Bucket(self.rate, self.burst)
        return found

    def cost(self, message: Any, listeners: int) -> float:
        """What a message costs here; never more than can be saved up."""
        cost = COST.get(type(message), 1.0)
        if isinstance(message, TOLD_TO_ALL):
            cost *= 1 + listeners / LISTENERS
        return min(cost, self.burst)


async def afford(hub: Hub, live: LiveTable, connection: Connection, message: Any) -> None:
    """Charge a message to those who share the limit; waits, or raises `Refusal`."""
    cost = live.crowd.cost(message, len(live.connections))
    bucket = live.crowd.bucket(connection)
    if not isinstance(message, WHOLE):
        guest = not connection.seats and not isinstance(message, TOLD_TO_ALL)
        if not guest and not bucket.take(cost):  # other questions of guests cost next to nothing
            raise Refusal("too_fast", TOO_FAST)
        return
    wait = bucket.delay(cost, PATIENCE)
    if wait is not None and not connection.seats:
        all_guests = hub.guest_views.delay(1.0, PATIENCE)
        wait = None if all_guests is None else max(wait, all_guests)
    if wait is None:
        raise Refusal("too_fast", TOO_FAST)
    if wait:
        await asyncio.sleep(wait)


def tell_lobby(live: ShownTable) -> None:
    """Send the table around the game to everybody for whom it has changed.

    Of a crowd that comes and goes everybody is told from time to time; of all else at once.
    """
    crowd, view, present = live.crowd, live.lobby_view(), len(live.connections)
    same = crowd.told is not None and without_presence(view) == without_presence(crowd.told)
    if present <= FEW or not same:
        _tell(live, view)
    elif crowd.gathering is None:
        wait = present / FRAMES_A_SECOND
        crowd.gathering = asyncio.get_running_loop().call_later(wait, _tell_gathered, live)


def _tell_gathered(live: ShownTable) -> None:
    live.crowd.gathering = None
    _tell(live, live.lobby_view())


def _tell(live: ShownTable, view: p.LobbyView) -> None:
    live.crowd.told = view
    message = p.Lobby(view)
    for connection in list(live.connections):
        if connection.lobby != view:
            connection.lobby = view
            connection.send(message)


def without_presence(view: p.LobbyView) -> p.LobbyView:
    """A table as it is, whoever is there to see it."""
    seats = tuple(msgspec.structs.replace(s, connected=False, away_since=0) for s in view.seats)
    return msgspec.structs.replace(view, seats=seats, spectators=0)

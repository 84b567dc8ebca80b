"""All live tables of one worker, and the messages that change them."""

from __future__ import annotations

import asyncio
import hmac
import logging
from typing import Any

import msgspec

from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import Game, Setup
from lockdown.rules.rulesets import checked
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.live import (
    Connection,
    LiveTable,
    Refusal,
    SeatState,
    commit_to_seed,
    new_rows,
    new_secret,
)
from lockdown.server.store import Store, VersionConflict, now_ms

log = logging.getLogger("lockdown.server")

NO_TABLE = "there is no such table, or you may not see it"
MAX_TEXT = 500
MAX_NAME = 24


class Hub:
    """The tables that this worker has in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    def publish(self, table_id: str, version: int) -> None:
        """Tell the other workers that a table changed (one process: nobody to tell)."""

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the database; raises `Refusal` if there is none."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            live = self.tables.get(table_id)
            if live is None:
                saved = await self.store.load(table_id)
                if saved is None:
                    self.loading.pop(table_id, None)
                    raise Refusal("no_table", NO_TABLE)
                live = LiveTable(self.store, saved, self.publish)
                self.tables[table_id] = live
                live.schedule()
        return live

    async def changed_elsewhere(self, table_id: str, version: int) -> None:
        """Another worker changed a table that we may have in memory."""
        live = self.tables.get(table_id)
        if live is None or live.version >= version:
            return
        async with live.lock:
            await live.reload()
        live.tell_lobby()
        live.tell_game()
        live.schedule()

    async def create(self, create: p.CreateTable) -> p.CreatedTable:
        """A new table with its host on the first seat."""
        try:
            checked(Setup(players=create.players, game=create.game, mode=create.mode))
        except KernelError as error:
            raise Refusal("bad_setup", str(error)) from None
        token = new_secret()
        create = msgspec.structs.replace(create, name=create.name.strip()[:MAX_NAME])
        row, seats = new_rows(create, token, create.bots)
        await self.store.create(row, seats)
        live = await self.table(row.id)
        if create.start:
            await self.start(live)
        return p.CreatedTable(row.id, 0, token)

    # ---- connections

    async def join(self, connection: Connection, hello: p.Hello) -> LiveTable:
        """Sit a connection down at its table."""
        live = await self.table(hello.table)
        for token in hello.tokens[:5]:
            digest = wire.token_hash(token)
            for seat in live.seats:
                if seat.token_hash and hmac.compare_digest(seat.token_hash, digest):
                    connection.seats.add(seat.seat)
                    seat.away_since = 0
        if not connection.seats and live.state != "lobby" and not live.options.spectators:
            raise Refusal("no_table", NO_TABLE)
        connection.name = hello.name.strip()[:MAX_NAME]
        live.connections.add(connection)
        self.welcome(connection, live)
        live.tell_lobby()
        connection.send(p.Said(self.lines_for(live, connection)))
        live.update(connection, whole=True)
        return live

    def welcome(self, connection: Connection, live: LiveTable) -> None:
        """Say which seats the connection holds."""
        host = any(live.seats[seat].host for seat in connection.seats)
        connection.send(
            p.Welcome(live.lobby_view(), tuple(sorted(connection.seats)), host, now_ms())
        )

    def leave(self, connection: Connection, live: LiveTable) -> None:
        """A connection is gone."""
        live.connections.discard(connection)
        connected = {seat for c in live.connections for seat in c.seats}
        for seat in connection.seats - connected:
            live.seats[seat].away_since = now_ms()
        live.tell_lobby()

    # ---- messages

    async def handle(self, connection: Connection, live: LiveTable, message: Any) -> None:
        """Carry out one message; raises `Refusal`."""
        handler = HANDLERS.get(type(message))
        if handler is None:
            raise Refusal("unknown", "this message is not understood here")
        seat = getattr(message, "seat", None)
        if seat is not None and not isinstance(message, _FREE_SEAT) and seat != -1:
            self.own(connection, seat)
        await handler(self, connection, live, message)

    @staticmethod
    def own(connection: Connection, seat: int) -> None:
        """Refuse messages for a seat that the connection does not hold."""
        if seat not in connection.seats:
            raise Refusal("foreign_seat", "that seat is not yours")

    @staticmethod
    def host_only(connection: Connection, live: LiveTable) -> None:
        """Refuse what only the host may do."""
        if not any(live.seats[seat].host for seat in connection.seats):
            raise Refusal("host_only", "only the host of the table may do that")

    async def save(self, live: LiveTable, changed: dict[str, Any] | None = None) -> None:
        """Store seats and what is around the game; call with the lock held."""
        values = {
            "options": msgspec.to_builtins(live.options),
            "setup": msgspec.to_builtins(live.setup),
            "lobby": live.around,
            **(changed or {}),
        }
        try:
            await self.store.change(
                live.id, live.version, values, [seat.row() for seat in live.seats]
            )
        except VersionConflict:
            await live.reload()
            raise Refusal("stale", "somebody else was faster") from None
        live.version += 1
        self.publish(live.id, live.version)

    async def start(self, live: LiveTable) -> None:
        """Start the game: open seats become bots."""
        async with live.lock:
            if live.state != "lobby":
                raise Refusal("started", "the game has started already")
            for seat in live.seats:
                if seat.kind == "open":
                    seat.kind, seat.bot = "bot", "regular"
            mode = "solo" if len(live.seats) == 1 else live.setup.mode
            setup = Setup(
                players=len(live.seats),
                game=live.setup.game,
                mode=mode,
                board=live.setup.board,
                characters=live.options.characters,
                options=tuple(sorted(live.options.rules.items())),
            )
            seed, salt, commitment = commit_to_seed()
            try:
                game = Game.new(checked(setup), seed)
            except KernelError as error:
                raise Refusal("bad_setup", str(error)) from None
            live.setup = setup
            await self.save(
                live,
                {
                    "state": "playing",
                    "seed": str(seed),
                    "salt": salt,
                    "commitment": commitment,
                    "opening": wire.stored_events(game.opening),
                    "snapshot": game.to_bytes(),
                    "moves": 0,
                },
            )
            live.state = "playing"
            live.game = game
            live.seed, live.salt, live.commitment = str(seed), salt, commitment
        live.tell_lobby()
        live.schedule()
        live.tell_game()

    def lines_for(self, live: LiveTable, connection: Connection) -> tuple[p.Line, ...]:
        """The talk that this connection may read."""
        lines = (line_for(live, connection, line) for line in live.talk[-200:])
        return tuple(line for line in lines if line is not None)


def line_for(live: LiveTable, connection: Connection, line: dict[str, Any]) -> p.Line | None:
    """One line as a connection may read it: whispers are seen, not heard."""
    said = msgspec.convert(line, p.Line)
    if said.channel == "dead":
        dead = not connection.seats or all(_out_of_play(live, s) for s in connection.seats)
        return said if dead else None
    if said.channel != "whisper":
        return said
    if said.seat in connection.seats or said.to in connection.seats:
        return said
    if not live.options.whispers_shown:
        return None
    return msgspec.structs.replace(said, text="", phrase="", args={}, emote="")


def _out_of_play(live: LiveTable, seat: int) -> bool:
    return live.game is not None and live.game.table.place[seat] not in (0, 1, 2, 3, 4)


# ---- one function a message


async def _take(hub: Hub, connection: Connection, live: LiveTable, m: p.TakeSeat) -> None:
    token = new_secret()
    async with live.lock:
        if live.state != "lobby":
            raise Refusal("started", "the game has started already")
        seat = _seat(live, m.seat)
        if seat.kind != "open":
            raise Refusal("taken", "that seat is taken")
        seat.kind = "person"
        seat.name = m.name.strip()[:MAX_NAME]
        seat.token_hash = wire.token_hash(token)
        await hub.save(live)
    connection.seats.add(m.seat)
    connection.send(p.Seated(m.seat, token, m.id))
    hub.welcome(connection, live)
    live.tell_lobby()


async def _leave(hub: Hub, connection: Connection, live: LiveTable, m: p.LeaveSeat) -> None:
    async with live.lock:
        if live.state != "lobby":
            raise Refusal("started", "the game has started; others may vote about your seat")
        seat = _seat(live, m.seat)
        if seat.host:
            raise Refusal("host_stays", "the host cannot leave the table")
        live.seats[m.seat] = SeatState(m.seat)
        await hub.save(live)
    for other in live.connections:
        other.seats.discard(m.seat)
    hub.welcome(connection, live)
    live.tell_lobby()


async def _rename(hub: Hub, connection: Connection, live: LiveTable, m: p.Rename) -> None:
    async with live.lock:
        _seat(live, m.seat).name = m.name.strip()[:MAX_NAME]
        await hub.save(live)
    live.tell_lobby()


async def _swap(hub: Hub, connection: Connection, live: LiveTable, m: p.SwapSeats) -> None:
    async with live.lock:
        if live.state != "lobby":
            raise Refusal("started", "the game has started already")
        mine, other = _seat(live, m.seat), _seat(live, m.other)
        if other.kind != "open":
            hub.host_only(connection, live)
        mine.seat, other.seat = other.seat, mine.seat
        live.seats.sort(key=lambda seat: seat.seat)
        await hub.save(live)
    exchange = {m.seat: m.other, m.other: m.seat}
    for each in live.connections:
        each.seats = {exchange.get(seat, seat) for seat in each.seats}
        hub.welcome(each, live)
    live.tell_lobby()


async def _set_seat(hub: Hub, connection: Connection, live: LiveTable, m: p.SetSeat) -> None:
    hub.host_only(connection, live)
    token = ""
    async with live.lock:
        if live.state != "lobby":
            raise Refusal("started", "the game has started already")
        seat = _seat(live, m.seat)
        if seat.host:
            raise Refusal("host_stays", "the host's own seat stays")
        if m.kind not in ("open", "bot", "hotseat"):
            raise Refusal("bad_seat", "a seat can be open, bot or hotseat")
        fresh = SeatState(m.seat, m.kind, m.name.strip()[:MAX_NAME])
        if m.kind == "bot":
            fresh.bot = m.bot or "regular"
        elif m.kind == "hotseat":
            token = new_secret()
            fresh.token_hash = wire.token_hash(token)
        live.seats[m.seat] = fresh
        await hub.save(live)
    for other in live.connections:
        other.seats.discard(m.seat)
    if token:
        connection.seats.add(m.seat)
        connection.send(p.Seated(m.seat, token, m.id))
    for each in live.connections:
        hub.welcome(each, live)
    live.tell_lobby()


async def _set_table(hub: Hub, connection: Connection, live: LiveTable, m: p.SetTable) -> None:
    hub.host_only(connection, live)
    async with live.lock:
        if live.state != "lobby":
            raise Refusal("started", "the game has started already")
        try:
            checked(
                Setup(
                    players=m.players,
                    game=live.setup.game,
                    characters=m.options.characters,
                    options=tuple(sorted(m.options.rules.items())),
                )
            )
        except KernelError as error:
            raise Refusal("bad_setup", str(error)) from None
        live.options = m.options
        for seat in live.seats[m.players :]:
            if seat.kind in ("person", "hotseat"):
                raise Refusal("taken", "somebody sits on a seat that would vanish")
        live.seats = live.seats[: m.players]
        live.seats += [SeatState(i) for i in range(len(live.seats), m.players)]
        live.setup = Setup(players=m.players, game=live.setup.game, board=live.setup.board)
        await hub.save(live)
    live.tell_lobby()


async def _start(hub: Hub, connection: Connection, live: LiveTable, m: p.Start) -> None:
    hub.host_only(connection, live)
    await hub.start(live)


async def _play(hub: Hub, connection: Connection, live: LiveTable, m: p.Play) -> None:
    try:
        await live.play(m.seat, m.decision, m.option, m.id)
    except Refusal:
        live.update(connection, whole=True)
        raise


async def _undo(hub: Hub, connection: Connection, live: LiveTable, m: p.Undo) -> None:
    await live.undo(m.seat)


async def _say(hub: Hub, connection: Connection, live: LiveTable, m: p.Say) -> None:
    if m.seat == -1 and m.channel != "dead" and live.state != "lobby":
        raise Refusal("spectators_watch", "spectators talk among themselves")
    if m.channel not in ("table", "whisper", "dead"):
        raise Refusal("bad_channel", "say it to the table, to one seat, or among the dead")
    words = m.text.strip()[:MAX_TEXT]
    if not (words or m.phrase or m.emote):
        raise Refusal("empty", "say something")
    if m.channel == "whisper":
        _seat(live, m.to)
    name = live.seats[m.seat].name if m.seat >= 0 else connection.name
    line = {
        "at": now_ms(),
        "seat": m.seat,
        "name": name,
        "channel": m.channel,
        "to": m.to,
        "text": words,
        "phrase": m.phrase[:40],
        "args": msgspec.to_builtins(m.args),
        "emote": m.emote[:20],
    }
    line["n"] = await hub.store.say(live.id, line)
    live.talk.append(line)
    for each in live.connections:
        said = line_for(live, each, line)
        if said is not None:
            each.send(p.Said((said,)))


async def _why_not(hub: Hub, connection: Connection, live: LiveTable, m: p.WhyNot) -> None:
    from lockdown.server.reasons import refused

    if live.game is not None:
        found = tuple(refused(item) for item in live.game.why_not(m.seat))
        connection.send(p.Reasons(m.seat, found, m.id))


async def _resync(hub: Hub, connection: Connection, live: LiveTable, m: p.Resync) -> None:
    hub.welcome(connection, live)
    live.update(connection, whole=True)


async def _ping(hub: Hub, connection: Connection, live: LiveTable, m: p.Ping) -> None:
    connection.send(p.Pong(m.at, now_ms()))


def _seat(live: LiveTable, seat: int) -> SeatState:
    if not 0 <= seat < len(live.seats):
        raise Refusal("no_seat", "there is no such seat")
    return live.seats[seat]


_FREE_SEAT = (p.TakeSeat, p.SetSeat, p.SwapSeats)
HANDLERS: dict[type, Any] = {
    p.TakeSeat: _take,
    p.LeaveSeat: _leave,
    p.Rename: _rename,
    p.SwapSeats: _swap,
    p.SetSeat: _set_seat,
    p.SetTable: _set_table,
    p.Start: _start,
    p.Play: _play,
    p.Undo: _undo,
    p.Say: _say,
    p.WhyNot: _why_not,
    p.Resync: _resync,
    p.Ping: _ping,
}

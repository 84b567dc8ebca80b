"""All live tables of one worker."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

import msgspec

from lockdown import __version__, games
from lockdown.bots import usual
from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import Game, Setup, checked
from lockdown.server import bot_talk, fair_dice, house, voting, wire
from lockdown.server import protocol as p
from lockdown.server.by_itself import SAFETY_NET
from lockdown.server.calling import Calls
from lockdown.server.clock import now_ms
from lockdown.server.crowd import Crowd, afford
from lockdown.server.fanout import Fanout
from lockdown.server.limits import Bucket, PerAddress
from lockdown.server.live import LiveTable
from lockdown.server.names import clean_name
from lockdown.server.new_table import check_options, full_setup, known_level, new_rows, rules_words
from lockdown.server.rows import SeatRow
from lockdown.server.seating import keys_of, may_watch, reseat, seats_of, welcome
from lockdown.server.seats import Connection, Refusal, new_secret
from lockdown.server.settings import Settings
from lockdown.server.store import Store
from lockdown.server.talk import lines_for, tell_line
from lockdown.server.tutorial import (
    LESSON,
    LESSON_MODES,
    LessonTable,
    begin_lesson,
    for_lesson,
)
from lockdown.server.writer import IdUsed, Note, Request, is_away

log = logging.getLogger("lockdown.server")
games.load()  # those that a table may name

NO_TABLE = "there is no such table, or you may not see it"
UNREADABLE = "this table cannot be read by this version of the server; it is kept"
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{10,32}")
"""Nothing else is looked for in the database."""
GATHER_SECONDS = 0.1
NO_TABLE_SECONDS = 0.25
"""Longer than it takes to look a table up: the answer comes after this time."""
_notes = msgspec.json.Decoder(list[Note])


class Hub:
    """The tables that this worker has in memory."""

    def __init__(self, store: Store, settings: Settings | None = None) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.missed: set[str] = set()
        """Tables that another worker changed while we were reading them."""
        self.fanout = Fanout(store, self.heard, self.recheck)
        self.calls = Calls(self)
        each = self.settings.guest_views_per_second
        self.guest_views = Bucket(each, 2 * each)
        """Whole views for guests of all tables."""
        self.addresses = PerAddress(
            self.settings.address_messages_per_second, self.settings.address_message_burst
        )
        self.moved_in: set[LiveTable] = set()
        """Tables at which somebody came or went; the other workers are told together."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def start(self) -> None:
        """Begin to listen to other workers and to keep house."""
        self.fanout.start()
        self.spawn(house.keep(self))

    def spawn(self, work: Any) -> None:
        """Do something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Finish what was begun, and stop. Everybody's line is closed already (`1012`)."""
        self.stopping = True
        for live in self.tables.values():
            if live.wakeup is not None and not live.busy:
                live.wakeup.cancel()
            live.let_go()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.fanout.close()

    # ---- tables

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the database; raises `Refusal` if there is none."""
        live = self.tables.get(table_id)
        if live is not None:
            live.used = now_ms()
            return live
        if not TABLE_ID.fullmatch(table_id):
            raise Refusal("no_table", NO_TABLE)
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                live = self.tables.get(table_id)
                if live is None:
                    live = await self._read(table_id)
                    live.crowd = Crowd(
                        self.settings.messages_per_second, self.settings.message_burst
                    )
                    live.on_turn = self.calls.turn
                    live.on_asked = self.calls.asked
                    live.on_due = voting.open_absent
                    live.on_turn_end = self._on_turn_end
                    self.tables[table_id] = live
                    live.schedule()
                    if table_id in self.missed:
                        self.spawn(self.changed_elsewhere(live))
                        self.spawn(self.hear_talk(live))
        finally:
            self.loading.pop(table_id, None)
            self.missed.discard(table_id)
        return live

    async def _read(self, table_id: str) -> LiveTable:
        """A table from the database. One that cannot be read is marked, and harms no other."""
        try:
            saved = await self.store.load(table_id)
            if saved is None:
                raise Refusal("no_table", NO_TABLE)  # noqa: TRY301 - an answer, no failure
            make = LessonTable if LESSON in saved.row.lobby else LiveTable
            live = make(self.store, saved, self.settings.away_seconds)
        except Refusal:
            raise
        except Exception as error:
            if is_away(error):
                raise
            if await self.store.mark(table_id, f"{__version__} {type(error).__name__}"):
                log.exception("table %s cannot be read; it is kept as it is", table_id)
            raise Refusal("unreadable", UNREADABLE) from None
        if saved.row.fault:
            await self.store.mark(table_id, "")
        return live

    async def enter(
        self, table_id: str, keys: set[str], *, replay: bool = False
    ) -> tuple[LiveTable, set[int]]:
        """A table for somebody with these keys, and the seats they open.

        Raises `Refusal`: with the same words and after the same time, whether there is no such
        table or it may not be seen. What is over may be watched again by whoever has its link.
        """
        began = time.monotonic()
        try:
            live = await self.table(table_id)
            seats = seats_of(live, keys)
            if may_watch(live, seats) or (replay and live.state == "over"):
                return live, seats
        except Refusal as refusal:
            if refusal.code != "no_table":
                raise
        await asyncio.sleep(began + NO_TABLE_SECONDS - time.monotonic())
        raise Refusal("no_table", NO_TABLE)

    def _on_turn_end(self, live: LiveTable, seat: int) -> None:
        """A bot has ended its turn: it may say something, and nobody waits for it."""
        if bot_talk.may_speak(live, seat):
            self.spawn(self._bot_speaks(live, seat))

    async def _bot_speaks(self, live: LiveTable, seat: int) -> None:
        line = await bot_talk.line_of(live, seat)
        if line is not None:
            await self.say(live, line)

    async def create(self, create: p.CreateTable) -> p.CreatedTable:
        """A new table with its host on the first seat."""
        lesson = create.mode if create.mode in LESSON_MODES else ""
        if lesson:
            create = for_lesson(create)
        setup = Setup(
            players=create.players,
            game=create.game,
            mode="solo" if create.players == 1 else create.mode,
            board=create.board,
            characters=create.options.characters,
            options=tuple(sorted(create.options.rules.items())),
            guests=create.guests,
            enemies=create.enemies,
        )
        try:
            checked(setup)
        except KernelError as error:
            raise Refusal("bad_setup", str(error)) from None
        check_options(create.options)
        for level in () if lesson else create.bots[: create.players - 1]:
            known_level(level, setup)
        token = new_secret()
        create = msgspec.structs.replace(create, name=clean_name(create.name))
        row, seats = new_rows(create, token)
        if lesson:
            begin_lesson(row, create.game, lesson)
        await self.store.create(row, seats)
        live = await self.table(row.id)
        if create.seal and not lesson:
            await fair_dice.add_seal(live, 0, create.seal)
        if create.start and not lesson:
            await self.start_game(live, present={0})
        return p.CreatedTable(row.id, 0, token)

    async def rematch(self, live: LiveTable) -> str:
        """A new table with the same crew; everybody's token opens it too."""
        async with live.lock:
            if live.state != "over":
                raise Refusal("not_over", "the game is not over yet")
            if live.around.get("rematch"):
                return str(live.around["rematch"])
            create = p.CreateTable(
                players=len(live.seats),
                game=live.setup.game,
                mode=live.setup.mode,
                board=live.setup.board,
                enemies=live.setup.enemies,
                guests=live.setup.guests,
                options=live.options,
            )
            row, _ = new_rows(create, "")
            kept = ("webhook", "webhook_language")
            row.lobby = {name: live.around[name] for name in kept if name in live.around}
            seats = [SeatRow(table_id=row.id, **seat.row()) for seat in live.seats]
            await self.store.create(row, seats)
            await live.save_around(rematch=row.id)
        live.tell_lobby()
        return row.id

    async def start_game(self, live: LiveTable, present: Collection[int] = ()) -> None:
        """Start the game, or wait for the parts of the dice: the last one starts it.

        `present` are seats whose pages will be there in a moment.
        """
        async with live.lock:
            if live.state != "lobby":
                raise Refusal("started", "the game has started already")
            full_setup(live)
            if fair_dice.settling(live):
                return
            waiting = await fair_dice.settle(live, live.connected() | set(present))
            if not waiting:
                await self._begin(live, {})
        if waiting:
            live.tell_lobby()
            self.spawn(fair_dice.call_off_later(live))
        else:
            reseat(live)
            live.after_change()

    async def open_dice(self, live: LiveTable, seat: int, part: str) -> None:
        """Somebody opens a part of the dice; the last one starts the game."""
        if await fair_dice.open_part(live, seat, part, partial(self._begin, live)):
            reseat(live)
            live.after_change()

    async def _begin(self, live: LiveTable, parts: Mapping[int, str]) -> None:
        """The game begins: open seats become bots. Call with the lock held."""
        setup = full_setup(live)
        seed, dice = fair_dice.made(live, parts)
        game = Game.new(checked(setup), seed)
        for seat in live.seats:
            if seat.kind == "open":
                seat.kind, seat.bot = "bot", usual(setup.game)
        around = {**live.around, "dice": dice, "began": now_ms()}
        await live.save(
            {
                "setup": setup.as_data(),
                "state": "playing",
                "rules_version": rules_words(setup.game),
                "seed": wire.seed_text(seed),
                "lobby": around,
                "opening": wire.stored_events(game.opening),
                "snapshot": game.to_bytes(),
                "moves": 0,
            },
            seats=True,
        )
        live.setup, live.around = setup, around
        live.rules_version = rules_words(setup.game)
        live.state = "playing"
        live.game = game
        live.moves = 0
        live.since = now_ms()
        live.seed = wire.seed_text(seed)
        live.look()

    async def save_lobby(self, live: LiveTable, request: Request | None = None) -> None:
        """Store seats, setup and options; call with the lock held."""
        await live.save(
            {
                "options": msgspec.to_builtins(live.options),
                "setup": live.setup.as_data(),
            },
            seats=True,
            request=request,
        )

    # ---- connections

    async def join(self, connection: Connection, hello: p.Hello) -> LiveTable:
        """Sit a connection down at its table."""
        keys = keys_of(hello.tokens)
        live, seats = await self.enter(hello.table, keys)
        connection.seats, connection.keys = seats, keys
        await afford(self, live, connection, hello)
        live, seats = await self.enter(hello.table, keys)  # much may have changed meanwhile
        if not seats and live.watching() >= self.settings.spectators_per_table:
            raise Refusal("crowded", "this table has as many spectators as it takes")
        connection.seats = seats
        connection.name = clean_name(hello.name)
        live.connections.add(connection)
        try:
            await self._greet(connection, live)
        except BaseException:
            # Whoever could not be told everything is not at the table.
            self.leave(connection, live)
            raise
        if live.wakeup is None or live.wakeup.done():
            live.schedule()
        return live

    async def _greet(self, connection: Connection, live: LiveTable) -> None:
        """Tell a connection that has just come everything, and the others that it is there."""
        self.presence_soon(live)
        connection.lobby = live.lobby_view()
        welcome(connection, live)
        live.tell_lobby()
        connection.send(p.Votes(live.votes()))
        connection.send(p.Said(lines_for(live, connection)))
        live.update(connection, whole=True)
        with contextlib.suppress(Refusal):
            await voting.returned(live, connection.seats)

    def leave(self, connection: Connection, live: LiveTable) -> None:
        """A connection is gone."""
        live.connections.discard(connection)
        live.used = now_ms()
        for seat in connection.seats - live.connected():
            live.seats[seat].away_since = now_ms()
        if self.stopping:
            return
        self.presence_soon(live)
        live.tell_lobby()
        decision = live.game.decision if live.game is not None else None
        # In a secret question nobody's absence may count for more than anybody else's.
        if decision is not None and (decision.secret or decision.seat in connection.seats):
            live.schedule()

    # ---- other workers

    def presence_soon(self, live: LiveTable) -> None:
        """Tell the other workers in a moment, together with whatever else happens until then."""
        if self.store.sqlite:
            return
        if not self.moved_in:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self._presence_gathered)
        self.moved_in.add(live)

    def _presence_gathered(self) -> None:
        tables, self.moved_in = self.moved_in, set()
        if not self.stopping:
            self.presence(*tables)

    def presence(self, *tables: LiveTable) -> None:
        """Tell the other workers who is connected here."""
        words = []
        for live in tables:
            seats = sorted({seat for c in live.connections for seat in c.seats})
            watching = sum(1 for c in live.connections if not c.seats)
            words.append(f"{live.id} {watching} {','.join(map(str, seats))}")
        for start in range(0, len(words), 100):
            self.fanout.tell("p", ";".join(words[start : start + 100]))

    async def heard(self, kind: str, worker: str, words: str) -> None:
        """What another worker told: moves (`m`), changes (`v`), connections (`p`) or talk (`t`)."""
        if kind == "m":
            for note in _notes.decode(words):
                live = self._concerned(note.table)
                if live is not None and live.version < note.version:
                    self.spawn(self.moved_elsewhere(live, note))
            return
        if kind == "v":
            for entry in words.split(","):
                table_id, _, version = entry.rpartition(":")
                live = self._concerned(table_id)
                if live is not None and live.version < int(version):
                    self.spawn(self.changed_elsewhere(live))
            return
        if kind == "t":
            live = self._concerned(words)
            if live is not None:
                self.spawn(self.hear_talk(live))
        if kind == "p":
            for entry in words.split(";"):
                table_id, count, seats = entry.split(" ")
                if table_id in self.tables:
                    self._present_elsewhere(self.tables[table_id], worker, int(count), seats)

    def _concerned(self, table_id: str) -> LiveTable | None:
        """The table, if we have it in memory.

        One that is just being read may have been read before the change: it is looked at again.
        """
        live = self.tables.get(table_id)
        if live is None and table_id in self.loading:
            self.missed.add(table_id)
        return live

    def _present_elsewhere(self, live: LiveTable, worker: str, count: int, seats: str) -> None:
        there = frozenset(int(seat) for seat in seats.split(",") if seat)
        known = worker in live.elsewhere
        before = live.connected()
        live.elsewhere[worker] = (there, count, now_ms())
        for seat in before - live.connected():
            live.seats[seat].away_since = now_ms()
        live.tell_lobby()
        if not known and live.connections:
            self.presence(live)

    async def moved_elsewhere(self, live: LiveTable, note: Note) -> None:
        """Another worker stored a move at a table that we have in memory."""
        async with live.lock:
            if live.version >= note.version:
                return
            if not live.follow(note) and not await self._caught_up(live):
                return
        live.tell_all()
        live.schedule(SAFETY_NET)

    async def _caught_up(self, live: LiveTable) -> bool:
        """Read what another worker stored; False if the database is away (it is read later)."""
        try:
            await live.catch_up()
        except Exception as error:
            if not is_away(error):
                raise
            live.storage_gone()
            return False
        return True

    async def changed_elsewhere(self, live: LiveTable) -> None:
        """Another worker changed a table that we have in memory."""
        async with live.lock:
            if not await self._caught_up(live):
                return
        live.tell_all()
        live.schedule(SAFETY_NET)

    async def say(self, live: LiveTable, line: dict[str, Any]) -> None:
        """Store a line of talk and let everybody hear it who may; once, if it has an id."""
        try:
            line["n"] = await self.store.say(live.id, line)
        except IdUsed:
            raise Refusal("id_used", "that id was used for another message") from None
        if not line["n"]:
            return  # the same message again
        last = live.talk[-1]["n"] if live.talk else 0
        if line["n"] == last + 1:
            live.talk.append(line)
            tell_line(live, line)
        elif line["n"] > last:
            await self.hear_talk(live)  # other lines came in between
        self.fanout.tell("t", live.id)

    async def hear_talk(self, live: LiveTable) -> None:
        """Read and tell the lines that other workers stored."""
        last = live.talk[-1]["n"] if live.talk else 0
        for line in await self.store.talk_since(live.id, last):
            if not live.talk or line["n"] > live.talk[-1]["n"]:
                live.talk.append(line)
                tell_line(live, line)

    async def recheck(self) -> None:
        """The line to the others was lost: see which tables have changed."""
        ids = list(self.tables)
        for start in range(0, len(ids), 500):
            found = await self.store.versions(ids[start : start + 500])
            for table_id, version in found.items():
                live = self.tables.get(table_id)
                if live is not None and live.version < version:
                    self.spawn(self.changed_elsewhere(live))

    def forget(self, table_id: str) -> None:
        """A table was deleted: nobody sits at it any more."""
        live = self.tables.pop(table_id, None)
        if live is not None:
            live.let_go()
            if live.wakeup is not None:
                live.wakeup.cancel()
            for connection in list(live.connections):
                live.connections.discard(connection)
                connection.send(p.Closing("purged"))

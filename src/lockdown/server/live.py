"""A live table: who sits where, the game, the connections, and what happens next.

Everything that changes a table happens under its lock and is stored before anybody is told. The
engine never waits for people; this module does: it asks bots, paces reaction windows, and keeps
clocks.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from lockdown import __version__
from lockdown.kernel.errors import BadOption, KernelError
from lockdown.kernel.game import Game, Setup
from lockdown.kernel.options import option_text, parse_option
from lockdown.rules.lockdown import RULES
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.store import MoveRow, Saved, SeatRow, Store, TableRow, VersionConflict, now_ms

log = logging.getLogger("lockdown.server")

SPECTATOR = -1
"""The viewer key of spectators."""


class Refusal(Exception):
    """A message that is not carried out; `code` is the key of its words."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass
class SeatState:
    """Who plays a seat."""

    seat: int
    kind: str = "open"
    name: str = ""
    bot: str = ""
    token_hash: str = ""
    host: bool = False
    stand_in: str = ""
    away_since: int = 0

    def row(self) -> dict[str, Any]:
        """As the database holds it."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "token_hash": self.token_hash,
            "host": int(self.host),
        }


@dataclass(eq=False)
class Connection:
    """One socket at a table."""

    send: Callable[[Any], None]
    seats: set[int] = field(default_factory=set)
    name: str = ""
    shown: dict[int, tuple[int, dict[str, Any], int]] = field(default_factory=dict)
    """By viewer: (sequence number, the view last sent, events sent)."""

    @property
    def viewers(self) -> list[int]:
        """The eyes this connection sees with."""
        return sorted(self.seats) or [SPECTATOR]


def new_secret() -> str:
    """A random token nobody can guess."""
    return secrets.token_urlsafe(24)


class LiveTable:
    """One table in memory."""

    def __init__(self, store: Store, saved: Saved, publish: Callable[[str, int], None]) -> None:
        self.store = store
        self.publish = publish
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.talk: list[dict[str, Any]] = []
        self.seats: list[SeatState] = []
        self.game: Game | None = None
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[int, str, str] | None = None
        """An answer to a secret question that waits for the end of its window."""
        self.window_ends = 0
        self.wakeup: asyncio.Task[None] | None = None
        self.read(saved)

    # ---- reading and describing

    def read(self, saved: Saved) -> None:
        """Take over what the database says."""
        row = saved.row
        self.id = row.id
        self.state = row.state
        self.version = row.version
        self.moves = row.moves
        self.setup = Setup(
            players=row.setup["players"],
            game=row.setup["game"],
            mode=row.setup["mode"],
            board=row.setup["board"],
            characters=tuple(row.setup["characters"]),
            options=tuple((k, v) for k, v in row.setup["options"]),
        )
        self.options = msgspec.convert(row.options, p.TableOptions)
        self.around: dict[str, Any] = dict(row.lobby)
        self.secret, self.seed, self.salt = row.secret, row.seed, row.salt
        self.commitment = row.commitment
        self.rules_version = row.rules_version
        away = {s.seat: s.away_since for s in self.seats}
        stand_ins = self.around.get("stand_ins", {})
        self.seats = [
            SeatState(
                s.seat,
                s.kind,
                s.name,
                s.bot,
                s.token_hash,
                bool(s.host),
                stand_ins.get(str(s.seat), ""),
                away.get(s.seat, 0),
            )
            for s in saved.seats
        ]
        self.talk = [line.line for line in saved.talk]
        self.acknowledged = {m.client_id: m.number for m in saved.moves if m.client_id}
        self.game = None
        if row.snapshot:
            self.game = Game.from_bytes(row.snapshot)
            self.game.resume_log(
                wire.read_events(row.opening),
                ((m.seat, parse_option(m.option), wire.read_events(m.told)) for m in saved.moves),
            )

    def lobby_view(self) -> p.LobbyView:
        """The table around the game, as everybody sees it."""
        connected = {seat for c in self.connections for seat in c.seats}
        return p.LobbyView(
            table=self.id,
            state=self.state,
            game=self.setup.game,
            mode=self.setup.mode,
            board=self.setup.board,
            seats=tuple(
                p.SeatInfo(
                    seat=s.seat,
                    kind=s.kind,
                    name=s.name,
                    bot=s.bot,
                    connected=s.seat in connected or s.kind == "bot",
                    away_since=s.away_since if s.seat not in connected else 0,
                    stand_in=s.stand_in,
                    host=s.host,
                )
                for s in self.seats
            ),
            options=self.options,
            commitment=self.commitment,
            opened=f"{self.salt}:{self.seed}" if self.state == "over" else "",
            spectators=sum(1 for c in self.connections if not c.seats),
            rematch=self.around.get("rematch", ""),
            rules_version=self.rules_version,
        )

    def people(self) -> int:
        """How many seats people play."""
        return sum(1 for s in self.seats if s.kind in ("person", "hotseat") and not s.stand_in)

    # ---- telling

    def tell_lobby(self) -> None:
        """Send the table around the game to everybody."""
        message = p.Lobby(self.lobby_view())
        for connection in list(self.connections):
            connection.send(message)

    def tell_game(self) -> None:
        """Send every viewer what changed for it."""
        if self.game is None:
            return
        built: dict[int, dict[str, Any]] = {}
        for connection in list(self.connections):
            self.update(connection, built=built)

    def update(
        self,
        connection: Connection,
        *,
        whole: bool = False,
        built: dict[int, dict[str, Any]] | None = None,
    ) -> None:
        """Send one connection its updates; nothing if nothing changed for it."""
        game = self.game
        if game is None:
            return
        for viewer in connection.viewers:
            seat = None if viewer == SPECTATOR else viewer
            data = built.get(viewer) if built is not None else None
            if data is None:
                data = wire.plain(game.view(seat))
                if built is not None:
                    built[viewer] = data
            seq, before, heard = connection.shown.get(viewer, (0, {}, 0))
            events = game.events(0, seat)
            fresh = whole or not before or len(events) < heard
            changes = () if fresh else tuple(wire.differences(before, data))
            news = events[heard:] if not fresh else events
            if not fresh and not changes and not news:
                continue
            connection.shown[viewer] = (seq + 1, data, len(events))
            connection.send(
                p.Update(
                    seat=viewer,
                    seq=seq + 1,
                    view=game.view(seat) if fresh else None,
                    changes=changes,
                    events=tuple(wire.event_view(e) for e in news),
                    decision=self.decision_for(viewer),
                    undo=self.undo_for(viewer),
                    deadline=self.window_ends,
                )
            )

    def decision_for(self, viewer: int) -> str:
        """The opaque id of the open decision if it is this viewer's."""
        raw = self.game.table.decision if self.game is not None else None
        if self.game is None or raw is None or raw[0] != viewer:
            return ""
        return wire.decision_id(self.secret, self.game.version)

    def undo_for(self, viewer: int) -> str:
        """Whether this viewer could take the last option back."""
        game = self.game
        if game is None or viewer == SPECTATOR or not game.undoable:
            return ""
        return "alone" if game.undo_seat == viewer else "vote"

    # ---- playing

    async def play(self, seat: int, decision: str, option: str, client_id: str) -> None:
        """Play an option for a seat, or raise `Refusal`. Stored when this returns."""
        async with self.lock:
            if client_id and client_id in self.acknowledged:
                return
            game = self._running()
            open_ = game.decision
            if open_ is None or self.decision_for(seat) != decision or not decision:
                raise Refusal("stale", "that decision has been taken already")
            if option not in game.options:
                raise Refusal("illegal", f"{option[:80]!r} is no option of this decision")
            if open_.secret and self._windowed(game) and self.window_ends > now_ms():
                # Answered early: it takes effect when the window closes, like everybody's.
                self.pending = (seat, option, client_id)
                return
            await self.commit(seat, option, client_id)
        self.after_change()

    def _running(self) -> Game:
        if self.state != "playing" or self.game is None:
            raise Refusal("not_playing", "no game is running at this table")
        return self.game

    def _windowed(self, game: Game) -> bool:
        """A reaction window: a secret question that can be declined."""
        return "decline" in game.options

    async def commit(self, seat: int, option: str, client_id: str) -> None:
        """Play on a copy, store, then take the copy over. Call with the lock held."""
        game = self._running()
        trial = game.clone()
        try:
            told = trial.play(option)
        except BadOption as error:
            raise Refusal("illegal", str(error)) from None
        over = trial.decision is None
        move = MoveRow(
            table_id=self.id,
            number=self.moves + 1,
            seat=seat,
            option=option_text(parse_option(option)),
            told=wire.stored_events(told),
            client_id=client_id,
            at=now_ms(),
        )
        changed: dict[str, Any] = {
            "snapshot": trial.to_bytes(),
            "moves": self.moves + 1,
            "state": "over" if over else "playing",
        }
        try:
            await self.store.append_move(self.id, self.version, move, changed)
        except VersionConflict:
            await self.reload()
            raise Refusal("stale", "somebody else was faster") from None
        self.version += 1
        self.moves += 1
        self.game = trial
        self.pending = None
        self.window_ends = 0
        if client_id:
            self.acknowledged[client_id] = self.moves
        if over:
            self.state = "over"

    async def reload(self) -> None:
        """Read the table again after another worker changed it."""
        saved = await self.store.load(self.id)
        if saved is not None:
            self.pending = None
            self.window_ends = 0
            self.read(saved)

    def after_change(self) -> None:
        """Tell everybody here and the other workers, and see who is next."""
        self.publish(self.id, self.version)
        if self.state == "over":
            self.tell_lobby()
        self.schedule()
        self.tell_game()

    async def undo(self, seat: int) -> None:
        """Take the last option back if it is this seat's and nothing was learned."""
        async with self.lock:
            game = self._running()
            if not game.undoable or game.undo_seat != seat:
                raise Refusal("no_undo", "there is nothing you can take back alone")
            trial = game.clone()
            trial.undo()
            changed = {"snapshot": trial.to_bytes(), "moves": self.moves - 1}
            try:
                await self.store.change(self.id, self.version, changed, drop_moves_from=self.moves)
            except VersionConflict:
                await self.reload()
                raise Refusal("stale", "somebody else was faster") from None
            self.version += 1
            self.moves -= 1
            self.game = trial
        for connection in self.connections:
            self.update(connection, whole=True)
        self.after_change()

    # ---- what happens by itself

    def schedule(self) -> None:
        """Wake up when a bot, a window or a stand-in is due."""
        if self.wakeup is not None and not self.wakeup.done():
            if self.wakeup is not asyncio.current_task():
                self.wakeup.cancel()
            self.wakeup = None
        if self.state == "playing" and self.game is not None:
            self.wakeup = asyncio.get_running_loop().create_task(self._by_itself())

    def automatic(self, seat: int) -> str:
        """Who decides for a seat without a person: a bot's level, `still`, or nobody."""
        state = self.seats[seat]
        if state.stand_in == "still":
            return "still"
        if state.stand_in == "bot":
            return state.bot or "regular"
        return state.bot if state.kind == "bot" else ""

    async def _by_itself(self) -> None:
        from lockdown.server.bots import answer

        try:
            while self.state == "playing" and self.game is not None:
                game = self.game
                decision = game.decision
                if decision is None:
                    return
                version = game.version
                window = decision.secret and self._windowed(game)
                seconds = self.window_seconds() if window else 0.0
                if window and not self.window_ends:
                    self.window_ends = now_ms() + int(seconds * 1000)
                    self.tell_game()
                who = self.automatic(decision.seat)
                choice = ""
                if who:
                    choice = await answer(who, game.view(decision.seat), self.id)
                elif window and len(decision.options) == 1:
                    choice = str(decision.options[0])
                if window:
                    await asyncio.sleep(max(0.0, (self.window_ends - now_ms()) / 1000))
                    if self.pending is not None and self.pending[0] == decision.seat:
                        choice = self.pending[1]
                    elif not choice and seconds:
                        choice = "decline"
                if not choice:
                    return
                client_id = ""
                if self.pending is not None and self.pending[1] == choice:
                    client_id = self.pending[2]
                async with self.lock:
                    if self.game is not game or game.version != version:
                        return
                    await self.commit(decision.seat, choice, client_id)
                self.publish(self.id, self.version)
                if self.state == "over":
                    self.tell_lobby()
                self.tell_game()
                await asyncio.sleep(0)
        except asyncio.CancelledError:
            raise
        except Refusal as refusal:
            log.warning("table %s: automatic move refused: %s", self.id, refusal.code)
            self.schedule()
        except KernelError:
            log.exception("table %s: automatic move failed", self.id)

    def window_seconds(self) -> float:
        """How long a reaction window stays open: it must not depend on who holds what."""
        if self.people() <= 1:
            return 0.0
        if self.options.pace == "correspondence":
            return float(random.SystemRandom().randint(600, 3600))
        return float(self.options.reaction_seconds)


def new_rows(
    create: p.CreateTable, token: str, start_bots: tuple[str, ...]
) -> tuple[TableRow, list[SeatRow]]:
    """A new table in the lobby: the host on seat A, bots behind, the rest open."""
    table_id = secrets.token_urlsafe(12)
    setup = Setup(players=create.players, game=create.game, mode=create.mode, board=create.board)
    row = TableRow(
        id=table_id,
        state="lobby",
        version=1,
        moves=0,
        setup=msgspec.to_builtins(setup),
        options=msgspec.to_builtins(create.options),
        lobby={},
        rules_version=f"{RULES.name} {RULES.version} / {__version__}",
        secret=new_secret(),
        seed="",
        salt="",
        commitment="",
        opening="[]",
        snapshot=b"",
        created=now_ms(),
        touched=now_ms(),
    )
    seats = []
    for seat in range(create.players):
        bot = start_bots[seat - 1] if 0 < seat <= len(start_bots) else ""
        seats.append(
            SeatRow(
                table_id=table_id,
                seat=seat,
                kind="person" if seat == 0 else "bot" if bot else "open",
                name=create.name if seat == 0 else "",
                bot=bot,
                token_hash=wire.token_hash(token) if seat == 0 else "",
                host=int(seat == 0),
            )
        )
    return row, seats


def commit_to_seed() -> tuple[int, str, str]:
    """(seed, salt, commitment): the seed comes from the system, the hash is shown at the start."""
    seed = secrets.randbits(128)
    salt = secrets.token_hex(16)
    commitment = hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()
    return seed, salt, commitment

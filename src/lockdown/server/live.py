"""A live table: who sits where, the game, the connections, and what happens next.

Everything that changes a table happens under its lock and is stored before anybody is told. The
engine never waits for people; what happens while people think is in `by_itself`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec

from lockdown.kernel.errors import CorruptState, KernelError
from lockdown.kernel.game import Game, Setup
from lockdown.kernel.options import option_text, parse_option, read_logged
from lockdown.server import by_itself, clock, seating, windows, wire
from lockdown.server import protocol as p
from lockdown.server.bot_memory import BotMemory
from lockdown.server.clock import now_ms
from lockdown.server.metrics import METRICS
from lockdown.server.seats import Refusal, SeatState
from lockdown.server.shown import ShownTable
from lockdown.server.store import Saved, Store, VersionConflict
from lockdown.server.writer import Note, Request

log = logging.getLogger("lockdown.server")


class LiveTable(ShownTable):
    """One table in memory."""

    def __init__(self, store: Store, saved: Saved, away_seconds: int = 60) -> None:
        super().__init__(store)
        self.away_seconds = away_seconds
        self.rules_changes: list[tuple[int, str]] = []
        """Other versions of the rules that the game went on under: (moves before, version)."""
        self.bot_memory = BotMemory()
        self.wakeup: asyncio.Task[None] | None = None
        self.busy = False
        """The wake-up task is storing a move and must not be stopped."""
        self.on_turn: Callable[[LiveTable, int], None] | None = None
        self.on_asked: Callable[[LiveTable], None] | None = None
        """Called when people are awaited, also in secret."""
        self.on_due: Callable[[LiveTable, int], Any] | None = None
        """Called when an awaited player is absent or out of time."""
        self.on_turn_end: Callable[[LiveTable, int], None] | None = None
        """Called when a bot has ended its turn."""
        self.talk: list[dict[str, Any]] = [line.line for line in saved.talk]
        self.read_around(saved)
        self.read_game(saved)

    # ---- reading

    def read_around(self, saved: Saved) -> None:
        """Take over what is around the game."""
        row = saved.row
        self.id = row.id
        self.state = row.state
        self.version = row.version
        self.setup = Setup.from_data(row.setup)
        self.options = msgspec.convert(row.options, p.TableOptions)
        self.around: dict[str, Any] = dict(row.lobby)
        self.secret, self.seed, self.salt = row.secret, row.seed, row.salt
        self.commitment = row.commitment
        self.rules_version = row.rules_version
        if [s.seat for s in saved.seats] != list(range(self.setup.players)):
            raise CorruptState(f"{len(saved.seats)} seats for {self.setup.players} players")
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
                away.get(s.seat) or now_ms(),
            )
            for s in saved.seats
        ]
        seating.reseat(self)

    def read_game(self, saved: Saved) -> None:
        """Take over the game from its snapshot."""
        row = saved.row
        self.moves = row.moves
        self.acknowledged = {(m.seat, m.client_id): m.number for m in saved.moves if m.client_id}
        self.since = clock.past(saved.moves[-1].at if saved.moves else row.touched)
        self.game = None
        if row.snapshot:
            self.game = Game.from_bytes(row.snapshot, to_read=True)
            self.game.resume_log(
                wire.read_events(row.opening),
                ((m.seat, read_logged(m.option), wire.read_events(m.told)) for m in saved.moves),
            )
            if self.game.stopped:
                self.game.view(None)  # what cannot even be looked at is unreadable
                log.warning("table %s cannot go on: %s", self.id, self.game.stopped)
        self.rules_changes = []
        for move in saved.moves:
            self._note_rules(move.number, move.rules)
        self.look()

    def _note_rules(self, number: int, version: str) -> None:
        """Move `number` was played under that version of the rules (empty: the first)."""
        begun = self.rules_version.split()[1]
        now = self.rules_changes[-1][1] if self.rules_changes else begun
        if (version or begun) != now:
            self.rules_changes.append((number - 1, version or begun))

    async def catch_up(self) -> None:
        """Read what other workers stored. Call with the lock held."""
        before = self.version
        await self._read_news()
        if self.version != before:
            # Whoever made us look, everybody here is to hear of it.
            asyncio.get_running_loop().call_soon(self.tell_all)

    async def _read_news(self) -> None:
        saved = await self.store.news(self.id, self.moves)
        if saved is None or saved.row.version <= self.version:
            return
        undone = self.undone
        self.read_around(saved)
        game = self.game.clone() if self.game is not None and undone == self.undone else None
        try:
            if game is None:
                raise VersionConflict  # noqa: TRY301 - read everything, as in any doubt
            for move in saved.moves:
                asked = game.decision
                game.play(move.option)
                self.last_secret = asked is not None and asked.secret
            if wire.snapshot(game) != saved.row.snapshot:
                raise VersionConflict  # noqa: TRY301
        except (KernelError, VersionConflict):
            whole = await self.store.load(self.id)
            if whole is not None:
                self.read_around(whole)
                self.read_game(whole)
            return
        for move in saved.moves:
            if move.client_id:
                self.acknowledged[move.seat, move.client_id] = move.number
            self._note_rules(move.number, move.rules)
            self.since = clock.just_now(move.at)
        if self.game is not None:
            game.inherit_heard(self.game)
        self.game = game
        self.moves = saved.row.moves
        self.look()

    def look(self) -> None:
        """See whether a reaction window is open."""
        playing = self.state == "playing" and self.game is not None
        self.window = windows.look(self.game) if playing and self.game is not None else None

    # ---- playing

    async def play(self, seat: int, decision: str, option: str, client_id: str) -> None:
        """Play an option for a seat, or raise `Refusal`. Stored when this returns."""
        async with self.lock:
            if self._played_before(seat, decision, client_id):
                return
            game = self._running()
            if not decision or self.decision_for(seat) != decision:
                raise Refusal("stale", "that decision has been taken already")
            question = self.window.of(seat) if self.window is not None else None
            asked = question.game if question is not None else game
            if option not in asked.options:
                raise Refusal("illegal", "that is no option of this decision")
            if question is not None:
                await self._answer_window(question, option, client_id)
            else:
                await self.commit(seat, option, client_id)
        self.after_change()

    def _played_before(self, seat: int, decision: str, client_id: str) -> bool:
        """The same message came before: it is not carried out again."""
        number = self.acknowledged.get((seat, client_id)) if client_id else None
        given = self.around.get("pending", {}).get(str(seat))
        if number is None and given is not None and given[2] == client_id and client_id:
            number = given[0] + 1
        if number is None:
            return False
        if not wire.had_that_id(decision, self.secret, number - 1, self.undone):
            raise Refusal("id_used", "that id was used for another message")
        return True

    async def _answer_window(self, question: windows.Question, option: str, client_id: str) -> None:
        """It takes effect when the window closes, like everybody's; stored until then."""
        pending = {
            **self.around.get("pending", {}),
            str(question.seat): [question.game.version, option, client_id],
        }
        await self.save({"lobby": {**self.around, "pending": pending}})
        self.around["pending"] = pending

    def _running(self) -> Game:
        if self.state != "playing" or self.game is None:
            raise Refusal("not_playing", "no game is running at this table")
        if self.game.stopped:
            raise Refusal("stopped", "this game is kept, but cannot go on in this version")
        return self.game

    async def commit(self, seat: int, option: str, client_id: str) -> None:
        """Play on a copy, store, then take the copy over. Call with the lock held."""
        trial = self._running().clone()
        started = now_ms()
        try:
            told = trial.play(option)
        except KernelError as error:
            # The kernel's words name the options of the one who decides: not even for the log.
            what = type(error).__name__, option.partition(" ")[0]
            log.error("table %s: move %d: %s on %s", self.id, self.moves + 1, *what)  # noqa: TRY400
            raise Refusal("failed", "the rules could not carry that out") from None
        over = trial.decision is None
        at = now_ms()
        move = {
            "number": self.moves + 1,
            "seat": seat,
            "option": option_text(parse_option(option)),
            "told": wire.stored_events(told),
            "client_id": client_id,
            "at": at,
            "rules": trial.rules.version,
        }
        changed: dict[str, Any] = {
            "snapshot": wire.snapshot(trial),
            "moves": self.moves + 1,
            "state": "over" if over else "playing",
        }
        around = self._after_move(seat, at, trial, declined=option == windows.DECLINE)
        if around != self.around:
            changed["lobby"] = around
        await self.store_move(move, changed)
        self.version += 1
        self._take_over(trial, seat, client_id, at)
        self.around = around
        self.look()
        if not self.last_secret:
            METRICS.observe_move(now_ms() - started)

    def _take_over(self, trial: Game, seat: int, client_id: str, at: int) -> None:
        """A stored move is played: this is the game now."""
        assert self.game is not None  # noqa: S101 - it was played on a copy of it
        decision = self.game.decision
        self.last_secret = decision is not None and decision.secret
        trial.inherit_heard(self.game)
        self.game, self.since, self.used = trial, at, at
        self.moves += 1
        self._note_rules(self.moves, trial.rules.version)
        if client_id:
            self.acknowledged[seat, client_id] = self.moves
        if trial.decision is None:
            self.state = "over"

    def follow(self, note: Note) -> bool:
        """Play a move that another worker stored; False if it has to be read. With the lock held.

        What is around the game has not changed by it, or the other worker had not told the move.
        """
        if self.version >= note.version:
            return True
        known = (self.version + 1, self.moves + 1) == (note.version, note.number)
        if not known or self.game is None or self.state != "playing":
            return False
        trial = self.game.clone()
        try:
            trial.play(note.option)
        except KernelError:
            return False
        if crc32(wire.snapshot(trial)) != note.check:
            return False
        self.version = note.version
        self._take_over(trial, note.seat, note.client_id, clock.just_now(note.at))
        self.look()
        return True

    def _after_move(self, seat: int, at: int, trial: Game, *, declined: bool) -> dict[str, Any]:
        """What is around the game after a move: spent time, answers that wait, votes."""
        around = dict(self.around)
        around.pop("grace", None)
        pending = around.pop("pending", {})
        if declined and self.window is not None and self.window.of(seat) is not None:
            # The others have answered on the condition that nobody before them reacts.
            left = {who: given for who, given in pending.items() if given[0] >= trial.version}
            if left:
                around["pending"] = left
        if self.options.clock == "round" and self.game is not None:
            spent = dict(around.get("spent", {})) if trial.table.round == self.round() else {}
            if self.window is None:
                # Not the time in which no server was there, whatever its clock says of it.
                thought = max(0, at - max(self.since, clock.STARTED))
                spent[str(seat)] = spent.get(str(seat), 0) + thought
            around["spent"] = spent
        if around.get("votes"):
            # Whoever decides is no longer absent, and a vote about an undo is overtaken.
            around["votes"] = [
                v for v in around["votes"] if v["about"] != "undo" and v["seat"] != seat
            ]
        return around

    def round(self) -> int:
        """The round that is being played."""
        return int(self.game.table.round) if self.game is not None else 0

    def after_change(self) -> None:
        """Tell everybody here, and see who is next."""
        self.tell_all()
        self.schedule()

    async def undo(
        self, seat: int, *, agreed: bool = False, request: Request | None = None
    ) -> None:
        """Take the last option back: one's own, or, once all have agreed, anybody's."""
        async with self.lock:
            if await self.done_before(request):
                return
            game = self._running()
            steps = 1
            if not agreed and game.undo_seat != seat and self.among_bots(seat):
                steps = game.undo_steps(seat)
                agreed = steps > 0
            if not game.undoable or (game.undo_seat != seat and not agreed):
                raise Refusal("no_undo", "there is nothing that can be taken back")
            trial = game.clone()
            for _ in range(steps):
                trial.undo()
            around = {**self.around, "undone": self.undone + 1}
            around.pop("pending", None)
            around["votes"] = [v for v in around.get("votes", []) if v["about"] != "undo"]
            changed = {
                "snapshot": wire.snapshot(trial),
                "moves": self.moves - steps,
                "lobby": around,
            }
            first = self.moves - steps + 1
            await self.save(changed, drop_moves_from=first, request=request)
            self.acknowledged = {k: n for k, n in self.acknowledged.items() if n < first}
            self.moves -= steps
            self.rules_changes = [c for c in self.rules_changes if c[0] < self.moves]
            self.game, self.around, self.since = trial, around, now_ms()
            self.bot_memory.back_to(self.moves, self.undone)
            self.look()
        self.after_change()

    # ---- what happens by itself

    def schedule(self, delay: float = 0.0) -> None:
        """Wake up when a bot, a window, a stand-in or a clock is due."""
        if self.wakeup is not None and not self.wakeup.done():
            if self.busy or self.wakeup is asyncio.current_task():
                return  # it looks again by itself
            self.wakeup.cancel()
        self.wakeup = None
        if self.state == "playing" and self.game is not None:
            self.wakeup = asyncio.get_running_loop().create_task(by_itself.go_on(self, delay))

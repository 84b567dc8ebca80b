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
from lockdown.kernel.events import Heard
from lockdown.kernel.game import Game, Setup
from lockdown.kernel.options import option_text, parse_option, read_logged
from lockdown.server import by_itself, clock, crowd, fair_dice, seating, windows, wire
from lockdown.server import protocol as p
from lockdown.server.clock import now_ms
from lockdown.server.metrics import METRICS
from lockdown.server.moment import Moment
from lockdown.server.names import clean_name, distinct_name
from lockdown.server.seats import SPECTATOR, Connection, Refusal, SeatState, Shown
from lockdown.server.store import Saved, Store, VersionConflict
from lockdown.server.stored import StoredTable
from lockdown.server.writer import Note, Request
from lockdown.views.types import HintView, TableView

log = logging.getLogger("lockdown.server")


class LiveTable(StoredTable):
    """One table in memory."""

    def __init__(self, store: Store, saved: Saved, away_seconds: int = 60) -> None:
        super().__init__(store)
        self.away_seconds = away_seconds
        self.connections: set[Connection] = set()
        self.crowd = crowd.Crowd(20.0, 60.0)
        self.elsewhere: dict[str, tuple[frozenset[int], int, int]] = {}
        """By other worker: the seats connected there, spectators, and when we heard of it."""
        self.game: Game | None = None
        self.window: windows.Window | None = None
        self.rules_changes: list[tuple[int, str]] = []
        """Other versions of the rules that the game went on under: (moves before, version)."""
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
        self.told_votes: tuple[p.Vote, ...] = ()
        self.last_secret = False
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

    @property
    def undone(self) -> int:
        """How often something was taken back."""
        return int(self.around.get("undone", 0))

    # ---- describing

    def connected(self) -> set[int]:
        """Seats with an open connection, here or at another worker."""
        found = {seat for c in self.connections for seat in c.seats}
        limit = now_ms() - 60_000
        for seats, _, at in self.elsewhere.values():
            if at > limit:
                found |= seats
        return found

    def lobby_view(self) -> p.LobbyView:
        """The table around the game, as everybody sees it."""
        connected = self.connected()
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
                    away_since=0 if s.seat in connected or not s.person else s.away_since,
                    stand_in=s.stand_in,
                    host=s.host,
                )
                for s in self.seats
            ),
            options=self.options,
            commitment=self.commitment,
            opened=f"{self.salt}:{self.seed}" if self.state == "over" else "",
            dice=fair_dice.view(self),
            stopped=self.game.stopped if self.game is not None else "",
            spectators=self.watching(),
            rematch=self.around.get("rematch", ""),
            rules_version=self.rules_version,
            seconds=self._seconds() if self.state == "over" else 0,
            replay=not self.around.get("from_lesson") and not self.around.get("again"),
            trouble=self.trouble,
        )

    def _seconds(self) -> int:
        """From the beginning of the game to its last move."""
        began = int(self.around.get("began", 0))
        return max(0, self.since - began) // 1000 if began else 0

    def name_for(self, name: str, seat: int = SPECTATOR) -> str:
        """A name as it is shown here: none looks empty, or like another seat's."""
        return distinct_name(clean_name(name), (s.name for s in self.seats), seat)

    def watching(self) -> int:
        """How many watch without a seat, here or at another worker."""
        limit = now_ms() - 60_000
        here = sum(1 for c in self.connections if not c.seats)
        return here + sum(count for _, count, at in self.elsewhere.values() if at > limit)

    def people(self) -> int:
        """How many seats people play."""
        return sum(1 for s in self.seats if s.person)

    def votes(self) -> tuple[p.Vote, ...]:
        """The votes that are running."""
        return msgspec.convert(self.around.get("votes", []), tuple[p.Vote, ...])

    # ---- telling

    def tell_all(self) -> None:
        """Send everybody here whatever has changed for them."""
        self.tell_lobby()
        self.tell_votes()
        self.tell_game()

    def tell_lobby(self) -> None:
        """Send the table around the game to everybody for whom it has changed."""
        crowd.tell_lobby(self)

    def tell_votes(self) -> None:
        """Send the running votes if they have changed."""
        votes = self.votes()
        if votes != self.told_votes:
            self.told_votes = votes
            for connection in list(self.connections):
                connection.send(p.Votes(votes))

    def tell_game(self) -> None:
        """Send every viewer what changed for it."""
        moment = Moment(len({viewer for c in self.connections for viewer in c.viewers}))
        for connection in list(self.connections):
            self.update(connection, moment=moment)

    def hints(self, view: TableView) -> tuple[HintView, ...]:
        """What the game has to say to a beginner at this moment."""
        return self.game.rules.hints(view, self.options.help) if self.game is not None else ()

    def view(self, viewer: int, moment: Moment | None = None) -> TableView:
        """The table in a viewer's eyes, with its question of an open window."""
        assert self.game is not None  # noqa: S101 - callers have looked
        moment = moment or Moment()
        if viewer == SPECTATOR:
            return moment.seen(self.game, None)
        question = self.window.of(viewer) if self.window is not None else None
        if question is None:
            return moment.seen(self.game, viewer)
        view = moment.seen(question.game, viewer)
        return msgspec.structs.replace(view, decision=None) if self.settled(question) else view

    def settled(self, question: windows.Question) -> bool:
        """Whether a seat has nothing to say any more in the open window."""
        given = self.around.get("pending", {}).get(str(question.seat))
        if given is not None and given[0] == question.game.version:
            return True
        return windows.silent(self, question)

    def update(
        self,
        connection: Connection,
        *,
        whole: bool = False,
        moment: Moment | None = None,
    ) -> None:
        """Send one connection its updates; nothing if nothing changed for it."""
        game = self.game
        if game is None or (connection.behind and not whole):
            return
        moment = moment or Moment(len(connection.viewers))
        for viewer in connection.viewers:
            if viewer not in moment.views:
                moment.views[viewer] = self.view(viewer, moment)
            view = moment.views[viewer]
            shown = connection.shown.setdefault(viewer, Shown())
            before = shown.view
            heard = 0 if whole or before is None or shown.undone != self.undone else shown.heard
            news = self.news(viewer, heard)
            fresh = heard == 0 or before is None
            changes = () if fresh or before is None else moment.changes(before, view)
            rest = (
                self.decision_for(viewer),
                self.undo_for(viewer),
                self.deadline(),
                self.lesson_for(viewer),
            )
            if not fresh and not changes and not news and rest == shown.rest:
                continue
            shown.seq += 1
            shown.view, shown.heard, shown.undone = view, heard + len(news), self.undone
            shown.rest = rest
            connection.send(
                p.Update(
                    seat=viewer,
                    seq=shown.seq,
                    view=view if fresh else None,
                    changes=changes,
                    events=moment.events(news),
                    decision=rest[0],
                    undo=rest[1],
                    deadline=rest[2],
                    hints=self.hints(view) if rest[0] and rest[3] is None else (),
                    lesson=rest[3],
                )
            )

    def news(self, viewer: int, heard: int) -> list[Heard]:
        """What a viewer has heard from its event number `heard` on."""
        assert self.game is not None  # noqa: S101 - callers have looked
        return self.game.events(heard, None if viewer == SPECTATOR else viewer)

    def lesson_for(self, viewer: int) -> p.LessonView | None:  # noqa: ARG002 - a lesson's table asks
        """The step of the lesson that this viewer takes, if it takes one."""
        return None

    def decision_for(self, viewer: int) -> str:
        """The opaque id of the open decision if it is this viewer's to take."""
        if self.game is None or viewer == SPECTATOR or self.state != "playing":
            return ""
        game = self.game
        if self.window is not None:
            question = self.window.of(viewer)
            if question is None or self.settled(question):
                return ""
            game = question.game
        raw = game.table.decision
        if raw is None or raw[0] != viewer:
            return ""
        ahead = game.version - self.game.version
        return wire.decision_id(self.secret, game.version, self.undone, ahead)

    def undo_for(self, viewer: int) -> str:
        """Whether this viewer could take the last option back."""
        game = self.game
        if game is None or viewer == SPECTATOR or not game.undoable or self.state != "playing":
            return ""
        if game.undo_seat == viewer:
            return "alone"
        # Nobody is told that somebody answered a secret question.
        if self.last_secret or self.seats[viewer].kind == "bot":
            return ""
        if self.among_bots(viewer):
            # What bots did since goes back too: they would only do it again.
            return "alone" if game.undo_steps(viewer) else ""
        return "vote"

    def among_bots(self, seat: int) -> bool:
        """Whether nobody but bots sits at the table besides this seat."""
        return not any(s.person for s in self.seats if s.seat != seat)

    def deadline(self) -> int:
        """When the running clock ends (ms), 0 for none; the same for everybody."""
        if self.state != "playing" or self.game is None or self.game.decision is None:
            return 0
        if self.window is not None:
            return windows.closes(self) if windows.mode(self) == "clock" else 0
        decision = self.game.decision
        if decision.secret or not self.seats[decision.seat].person:
            return 0
        budget = self.options.clock_seconds * 1000
        start = max(self.since, clock.past(int(self.around.get("grace", 0))))
        if self.options.clock == "decision" and budget:
            return start + budget
        if self.options.clock == "round" and budget:
            spent = self.around.get("spent", {}).get(str(decision.seat), 0)
            return int(start + max(0, budget - spent))
        return 0

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

    def automatic(self, seat: int) -> str:
        """Who decides for a seat without a person: a bot's level, `still`, or nobody."""
        state = self.seats[seat]
        if state.stand_in == "still":
            return "still"
        if state.stand_in == "bot":
            return state.bot or "regular"
        return state.bot if state.kind == "bot" else ""

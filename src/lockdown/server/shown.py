"""What everybody at a table is shown: the lobby, the votes, the game in each viewer's eyes.

Made from what a viewer may know and from nothing else, and sent only where it has changed.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from lockdown.kernel.events import Heard
from lockdown.kernel.game import Game, Setup
from lockdown.server import clock, crowd, fair_dice, windows, wire
from lockdown.server import protocol as p
from lockdown.server.clock import now_ms
from lockdown.server.moment import Moment
from lockdown.server.names import clean_name, distinct_name
from lockdown.server.seats import SPECTATOR, Connection, Shown
from lockdown.server.store import Store
from lockdown.server.stored import StoredTable
from lockdown.views.types import HintView, TableView


class ShownTable(StoredTable):
    """A table and those who look at it."""

    state: str
    setup: Setup
    options: p.TableOptions
    secret: str
    seed: str
    salt: str
    commitment: str
    rules_version: str
    since: int
    """When the open question was asked."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.connections: set[Connection] = set()
        self.crowd = crowd.Crowd(20.0, 60.0)
        self.elsewhere: dict[str, tuple[frozenset[int], int, int]] = {}
        """By other worker: the seats connected there, spectators, and when we heard of it."""
        self.game: Game | None = None
        self.window: windows.Window | None = None
        self.told_votes: tuple[p.Vote, ...] = ()
        self.last_secret = False

    @property
    def undone(self) -> int:
        """How often something was taken back."""
        return int(self.around.get("undone", 0))

    # ---- the table around the game

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
            enemies=self.setup.enemies,
            guests=self.setup.guests,
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

    def automatic(self, seat: int) -> str:
        """Who decides for a seat without a person: a bot's level, `still`, or nobody."""
        state = self.seats[seat]
        if state.stand_in == "still":
            return "still"
        if state.stand_in == "bot":
            return state.bot or "regular"
        return state.bot if state.kind == "bot" else ""

    def nature(self, seat: int) -> str:
        """What a bot in this seat is like, the same for the whole game; nobody is told of it."""
        return sha256(f"nature {self.secret} {seat}".encode()).hexdigest()

    def votes(self) -> tuple[p.Vote, ...]:
        """The votes that are running; read from the database their seats are words."""
        running = self.around.get("votes", [])
        return msgspec.convert(running, tuple[p.Vote, ...], str_keys=True)

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
            # A table that begins in the middle has told nothing yet, and is shown all the same.
            fresh = whole or before is None or shown.undone != self.undone
            heard = 0 if fresh else shown.heard
            news = self.news(viewer, heard)
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

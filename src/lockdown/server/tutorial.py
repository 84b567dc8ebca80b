"""Tables at which a lesson is taken: one learner, two seats that a list plays.

The learner's choices and the number of the step are all that is stored; the rest is played again
from them. "Play on" makes an ordinary table of it.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from lockdown.bots import usual
from lockdown.kernel.errors import BadOption
from lockdown.kernel.events import Heard
from lockdown.server import protocol as p
from lockdown.server import wire
from lockdown.server.clock import now_ms
from lockdown.server.live import LiveTable
from lockdown.server.moment import Moment
from lockdown.server.rows import TableRow
from lockdown.server.seats import SPECTATOR, Refusal
from lockdown.server.store import Saved
from lockdown.server.writer import Request
from lockdown.tutorial import NotNow, Tutorial, games_with_lessons, lesson_of
from lockdown.tutorial.lesson import LEARNER
from lockdown.views.types import TableView

LESSON_MODES = ("tutorial", "tutorial_short")
"""What a new table names in the place of a mode if it is to be a lesson, or its short road."""
LESSON = "lesson"
"""Where the state of the lesson is stored, around the game."""
SCRIPTED = "lesson"
"""The level of the bots that a list plays."""
DO_IT_AFTER = 2
"""Tries that were not taken before the lesson offers to take the step itself."""


def for_lesson(create: p.CreateTable) -> p.CreateTable:
    """The table that the lesson of a game needs, whatever else was asked for."""
    if create.game not in games_with_lessons():
        raise Refusal("bad_setup", f"there is no lesson of {create.game!r}")
    setup, _ = lesson_of(create.game).new_table()
    return p.CreateTable(
        players=setup.players,
        game=setup.game,
        mode=setup.mode,
        board=setup.board,
        name=create.name,
        options=p.TableOptions(spectators=False),
        bots=(SCRIPTED,) * (setup.players - 1),
    )


def begin_lesson(row: TableRow, game: str, mode: str) -> None:
    """A new table is in the lesson from the start."""
    lesson = Tutorial(lesson_of(game), short=mode == LESSON_MODES[1])
    row.state = "playing"
    row.setup = lesson.game.setup.as_data()
    row.lobby = {LESSON: lesson.saved()}
    # Its dice are written down; there is nothing to seal.
    row.salt = row.commitment = ""


async def act(live: LiveTable, message: p.LessonAct) -> None:
    """Something that a learner does besides playing."""
    if not isinstance(live, LessonTable) or live.lesson is None:
        raise Refusal("no_lesson", "no lesson is taken at this table")
    await live.act(message)


class LessonTable(LiveTable):
    """A lesson in memory; once it is played on, a table like any other."""

    lesson: Tutorial | None = None

    def read_game(self, saved: Saved) -> None:
        """Play the learner's choices again."""
        state = self.around.get(LESSON)
        if state is None:
            self.lesson = None
            super().read_game(saved)
            return
        self.moves, self.since, self.window = 0, saved.row.touched, None
        self._take(Tutorial.resume(state))

    def _take(self, lesson: Tutorial) -> None:
        self.lesson, self.game = lesson, lesson.game

    def look(self) -> None:
        """Nobody but the learner is asked anything in a lesson."""
        if self.lesson is None:
            super().look()

    # ---- describing

    def view(self, viewer: int, moment: Moment | None = None) -> TableView:
        """The table at the moment that the lesson shows."""
        if self.lesson is None:
            return super().view(viewer, moment)
        table = self.lesson.table
        rules = self.lesson.game.rules
        view: TableView = rules.view(table, None if viewer == SPECTATOR else viewer)
        if self.lesson.step.taps:
            view = msgspec.structs.replace(view, decision=None)
        return view

    def news(self, viewer: int, heard: int) -> list[Heard]:
        """Nothing is heard before it is shown."""
        found = super().news(viewer, heard)
        if self.lesson is None:
            return found
        return found[: max(0, self.lesson.heard - heard)] if viewer == LEARNER else []

    def lesson_for(self, viewer: int) -> p.LessonView | None:
        """The step, for the learner."""
        lesson = self.lesson
        if lesson is None or viewer != LEARNER:
            return None
        step, answer = lesson.step, lesson.answer
        buttons = ["back"] if lesson.number else []
        if not lesson.over:
            buttons += ["skip"]
        if lesson.tries >= DO_IT_AFTER:
            buttons += ["do_it"]
        if lesson.game.decision is not None:
            buttons += ["play_on"]
        return p.LessonView(
            step=step.id,
            chapter=step.chapter,
            chapters=len(lesson.script.chapters),
            minutes=-(-lesson.script.seconds_left(step.chapter, lesson.road) // 60),
            voice=lesson.script.voice,
            mood=lesson.mood,
            line=lesson.line,
            aside=lesson.aside,
            rules=step.rules,
            allowed=lesson.allowed,
            outline=step.outline,
            tap=f"tut-ui-{step.tap}" if step.taps and not lesson.over else "",
            wanted=step.expect[0].replace("*", "").strip() if step.expect else "",
            answer=answer.line if answer else "",
            answer_rule=answer.rule if answer else "",
            tries=lesson.tries,
            buttons=tuple(buttons),
            over=lesson.over,
            roads=tuple(p.Road(*road) for road in lesson.roads) if lesson.over else (),
        )

    def decision_for(self, viewer: int) -> str:
        """The learner's decision, where the step waits for one."""
        if self.lesson is None:
            return super().decision_for(viewer)
        if viewer != LEARNER or self.lesson.step.taps:
            return ""
        return wire.decision_id(self.secret, self.lesson.game.version, self.undone)

    def undo_for(self, viewer: int) -> str:
        """Back within a step."""
        if self.lesson is None:
            return super().undo_for(viewer)
        return "alone" if viewer == LEARNER and self.lesson.can_undo else ""

    def deadline(self) -> int:
        """Nothing is timed in a lesson."""
        return 0 if self.lesson is not None else super().deadline()

    def schedule(self, delay: float = 0.0) -> None:
        """Nothing happens by itself in a lesson."""
        if self.lesson is None:
            super().schedule(delay)

    # ---- playing

    async def play(self, seat: int, decision: str, option: str, client_id: str) -> None:
        """Play what the step takes; everything else legal is answered and costs nothing."""
        if self.lesson is None:
            await super().play(seat, decision, option, client_id)
            return
        async with self.lock:
            if (seat, client_id) in self.acknowledged:
                return
            if not decision or self.decision_for(seat) != decision:
                raise Refusal("stale", "that decision has been taken already")
            trial = self.lesson.clone()
            try:
                trial.play(option)
            except BadOption:
                raise Refusal("illegal", "that is no option of this decision") from None
            except NotNow:
                self.lesson.refuse(option)
            else:
                await self._store(trial, jump=False)
                if client_id:
                    self.acknowledged[seat, client_id] = trial.game.version
        self.after_change()

    async def undo(
        self, seat: int, *, agreed: bool = False, request: Request | None = None
    ) -> None:
        """Take a choice back within a step."""
        if self.lesson is None:
            await super().undo(seat, agreed=agreed, request=request)
            return
        async with self.lock:
            if await self.done_before(request):
                return
            if not self.undo_for(seat):
                raise Refusal("no_undo", "there is nothing that can be taken back")
            trial = self.lesson.clone()
            trial.undo()
            await self._store(trial, jump=True, request=request)
        self.after_change()

    async def act(self, message: p.LessonAct) -> None:
        """Go on, try, have it done, skip, go back, open a chapter or a step, or play on."""
        request = Request(message.seat, message.id, "lesson")
        async with self.lock:
            if await self.done_before(request):
                return
            lesson = self.lesson
            if lesson is None:
                raise Refusal("no_lesson", "no lesson is taken at this table")
            trial = lesson.clone()
            if message.act == "try":
                lesson.refuse(message.option[:400])
            elif message.act == "play_on":
                await self._play_on(lesson, request)
            elif message.act == "chapter":
                last = len(lesson.script.chapters)
                if not 1 <= message.chapter <= last:
                    raise Refusal("malformed", f"chapters are 1 to {last}")
                trial.open(message.chapter)
                await self._store(trial, jump=True, request=request)
            elif message.act == "step":
                # Only where another choice could have been made: from the list that was sent.
                if message.option not in {step for step, _ in lesson.roads}:
                    raise Refusal("malformed", "there was no other choice in that step")
                trial.open_step(message.option)
                await self._store(trial, jump=True, request=request)
            elif message.act in ("go_on", "do_it", "skip", "back"):
                getattr(trial, message.act)()
                jump = message.act in ("back", "skip")
                await self._store(trial, jump=jump, request=request)
            else:
                raise Refusal("malformed", "a lesson knows no such act")
        self.after_change()

    async def _store(self, trial: Tutorial, *, jump: bool, request: Request | None = None) -> None:
        """Store where the lesson is, then take it over. Call with the lock held."""
        around: dict[str, Any] = {LESSON: trial.saved()}
        if jump:
            # A jump: whoever looks on gets everything anew.
            around["undone"] = self.undone + 1
        await self.save_around(request, **around)
        self._take(trial)

    async def _play_on(self, lesson: Tutorial, request: Request) -> None:
        """From here with real dice: decks are shuffled now, bots of the usual kind take over."""
        if lesson.game.decision is None:
            raise Refusal("not_playing", "the game of this lesson is over")
        seed = secrets.randbits(256)
        game = lesson.play_on(seed)
        around = {k: v for k, v in self.around.items() if k != LESSON}
        around.update(from_lesson=lesson.saved(), undone=self.undone + 1)
        for seat in self.seats:
            if seat.bot == SCRIPTED:
                seat.bot = usual(game.setup.game)
        opening = wire.stored_events(tuple(lesson.told))
        changed = {
            "lobby": around,
            "opening": opening,
            "snapshot": game.to_bytes(),
            "moves": 0,
            "seed": wire.seed_text(seed),
        }
        await self.save(changed, seats=True, request=request)
        game.resume_log(wire.read_events(opening), ())
        self.around, self.lesson, self.game = around, None, game
        self.moves, self.since, self.seed = 0, now_ms(), wire.seed_text(seed)
        self.acknowledged = {}
        self.look()

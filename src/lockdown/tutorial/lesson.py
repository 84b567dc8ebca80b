"""`Tutorial`: the lesson being played.

>>> from lockdown.tutorial import Tutorial
>>> lesson = Tutorial()
>>> lesson.step.id, lesson.allowed
('1.1', ('move 003',))
>>> lesson.play("move 003")
>>> lesson.step.id
'1.2'
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel import rng
from lockdown.kernel.errors import BadOption
from lockdown.kernel.game import Game, rules_of
from lockdown.kernel.options import option_text, parse_option
from lockdown.rules import decks
from lockdown.state import keys
from lockdown.state.table import Table
from lockdown.tutorial.reel import Moment, moments
from lockdown.tutorial.script import (
    AS_IT_IS,
    LONG,
    SHORT,
    Refused,
    Script,
    Step,
    fits,
    lesson_of,
    told_by,
)

#: The learner sits here.
LEARNER = 0
#: Answers of the two others to whatever their list does not say.
_OTHERWISE = ("decline", "no", "done", "end")
#: Decisions that are the learner's own even with a single option.
_OWN = ("action", "pay")


class NotNow(ValueError):
    """The rules allow it, this step of the lesson does not."""

    def __init__(self, answer: Refused) -> None:
        super().__init__(answer.line)
        self.answer = answer


class Tutorial:
    """One lesson: the game, the step, and how much of the table is shown."""

    def __init__(self, script: Script | None = None, *, short: bool = False) -> None:
        self.script = script or lesson_of()
        self.road = SHORT if short and self.script.has_short else LONG
        self.log: list[str] = []
        """The learner's choices so far: with the number of the step they are the whole state."""
        self.tries = 0
        """Tries of this step that were not taken."""
        self.answer: Refused | None = None
        """What was said to the last of them."""
        self._steps = self.script.steps
        self._restart()

    def _restart(self) -> None:
        setup, table = self.script.new_table()
        self.game = Game(rules_of(setup.game), setup, table)
        self.game._begin()
        self.log = []
        self.chosen: list[str] = []
        """The learner's choices and those that the program made on the short road."""
        self.told = list(self.game.opening)
        """Everything that was told, to whomever."""
        self._where: list[int] = []
        """The step of each choice."""
        self._others = {seat: list(done) for seat, done in self.script.others.items()}
        self._reel: list[Moment] = []
        self._frame = -1
        """Index of the moment shown; the last one is the table as it is."""
        self._before: Table = table
        self._heard_before = 0
        self._number = 0
        self._done = 0
        self.tries, self.answer = 0, None
        self._settle()
        self._enter(0)

    # ---- looking

    @property
    def step(self) -> Step:
        """The step that is being taken."""
        return self._steps[self._number]

    @property
    def number(self) -> int:
        """Which step that is, counted from 0."""
        return self._number

    @property
    def line(self) -> str:
        """The key of what is said."""
        lines = (line for choice, line in self.step.variants if self._has_chosen(choice))
        return next(lines, self.step.line)

    @property
    def aside(self) -> str:
        """The key of a second line, for who knows the other game; or empty."""
        return self.step.aside if self.road == SHORT else ""

    @property
    def mood(self) -> tuple[str, ...]:
        """How the voice sounds now."""
        before = reversed(self._steps[: self._number + 1])
        return next((step.mood for step in before if step.mood), ())

    @property
    def over(self) -> bool:
        """Whether the last step is reached."""
        return self._number == len(self._steps) - 1

    @property
    def live(self) -> bool:
        """Whether the learner sees the table as it is, not as it was a moment ago."""
        return self._frame >= len(self._reel) - 1

    @property
    def table(self) -> Table:
        """The table to show."""
        if self.live:
            table: Table = self.game.table
            return table
        return self._reel[self._frame].table if self._frame >= 0 else self._before

    @property
    def heard(self) -> int:
        """How many events the learner has heard at the moment shown."""
        if self.live:
            return len(self.game.events(0, LEARNER))
        return self._reel[self._frame].heard if self._frame >= 0 else self._heard_before

    @property
    def allowed(self) -> tuple[str, ...]:
        """The options that this step takes: legal ones, and at least one where it waits for one."""
        if self.step.taps:
            return ()
        patterns = [
            *self.step.does[self._done],
            *(pattern for choice, pattern in self.step.also if self._has_chosen(choice)),
        ]
        texts = [str(option) for option in self.game.options]
        return tuple(dict.fromkeys(t for p in patterns for t in texts if fits(p, t)))

    @property
    def can_undo(self) -> bool:
        """Whether the learner's last choice can be taken back: within a step, nothing revealed."""
        return self.game.undoable and self.game.undo_seat == LEARNER and bool(self.log)

    @property
    def roads(self) -> tuple[tuple[str, str], ...]:
        """(step, line) of every choice that the learner could have made and did not."""
        found = []
        for number, step in enumerate(self._steps):
            mine = [o for o, at in zip(self.log, self._where, strict=True) if at == number]
            taken = next((p for o in mine for p, _ in step.roads if fits(p, o)), None)
            if taken is None:
                continue
            takes = [pattern for patterns in step.does for pattern in patterns]
            takes += [pattern for choice, pattern in step.also if self._has_chosen(choice)]
            found += [
                (step.id, line)
                for pattern, line in step.roads
                if pattern != taken and any(fits(one, pattern) for one in takes)
            ]
        return tuple(found)

    # ---- going on

    def play(self, option: str) -> None:
        """Play an option of the learner's, and everything up to the learner's next choice."""
        if self.step.taps or option not in self.game.options:
            raise BadOption(f"{option!r} is no option now")
        if option not in self.allowed:
            raise NotNow(self.refuse(option))
        self.log.append(option)
        self._where.append(self._number)
        self._choose(option)
        self._after_choice()

    def go_on(self) -> None:
        """The tap that ends a step."""
        if self.step.taps and not self.over:
            self._enter(self._number + 1)

    def refuse(self, option: str) -> Refused:
        """A try that this step does not take; it costs nothing."""
        self.answer = self.step.answer(option)
        if not any(fits(pattern, option) for pattern in self.step.expect):
            self.tries += 1
        return self.answer

    def do_it(self) -> None:
        """Take the step for the learner."""
        if self.step.taps:
            self.go_on()
            return
        number = self._number
        while self._number == number and not self.step.taps:
            self.play(self.allowed[0])

    def undo(self) -> None:
        """Take the learner's last choice back."""
        if self.can_undo:
            self._replay(self.log[:-1], self._where[-1], whole=True)

    def clone(self) -> Tutorial:
        """An independent copy, to try something on."""
        copy = Tutorial.__new__(Tutorial)
        copy.__dict__.update(self.__dict__)
        copy.game = self.game.clone()
        copy.log, copy._where = list(self.log), list(self._where)
        copy.chosen = list(self.chosen)
        copy.told, copy._reel = list(self.told), list(self._reel)
        copy._others = {seat: list(left) for seat, left in self._others.items()}
        return copy

    # ---- chapters

    def skip(self) -> None:
        """Go to the next chapter, as if this one had been played; after the last, to the end."""
        chapter = self.step.chapter
        while not self.over and self.step.chapter == chapter:
            self.do_it()

    def back(self) -> None:
        """Back to the mark of this chapter, or, from there, to the one before."""
        chapter = self.step.chapter
        first = self.script.first_step(chapter, self.road)
        if self._number == first and not self._done and chapter > 1:
            chapter -= 1
        self._replay(self.log, self.script.first_step(chapter, self.road))

    def open(self, chapter: int) -> None:
        """Go to the mark of any chapter; what was chosen before it stays chosen."""
        self._replay(self.log, self.script.first_step(chapter, self.road))

    def open_step(self, step: str) -> None:
        """Go back to a step; what was chosen before it stays chosen."""
        self._replay(self.log, next(i for i, s in enumerate(self._steps) if s.id == step))

    def saved(self) -> dict[str, Any]:
        """All that is needed to go on later."""
        return {
            "log": list(self.log),
            "step": self._number,
            "game": self.script.game,
            "road": self.road,
        }

    @classmethod
    def resume(cls, saved: dict[str, Any], script: Script | None = None) -> Tutorial:
        """The lesson as it was saved; what does not say of which game is Lockdown's."""
        own = script or lesson_of(saved.get("game", "lockdown"))
        lesson = cls(own, short=saved.get("road") == SHORT)
        lesson._replay(saved["log"], saved["step"], whole=True)
        return lesson

    def _replay(self, log: list[str], number: int, *, whole: bool = False) -> None:
        """Play anew up to a step; with `whole` also what was chosen within that step."""
        chosen = list(log)
        self._restart()
        while self._number < number:
            if self.step.taps:
                self.go_on()
            else:
                mine = chosen.pop(0) if chosen else self.allowed[0]
                self.play(mine if mine in self.allowed else self.allowed[0])
        while whole and chosen and self._number == number and chosen[0] in self.allowed:
            self.play(chosen.pop(0))

    def play_on(self, seed: int) -> Game:
        """The same position as an ordinary game: decks shuffled now, bag and dice by chance."""
        game = Game.from_bytes(self.game.to_bytes())
        t: Table = game.table
        t.script = []
        t.rng = rng.seeded(seed)
        for seat in range(t.n):
            decks.shuffle_action_deck(t, seat, t.deck[seat])
        for name in t.rs.named_decks:
            field = f"{name}_deck"
            setattr(t, field, decks.shuffled(t, getattr(t, field), name))
        t.contamination = decks.shuffled(t, t.contamination, "contamination")
        for colour in (keys.RED, keys.YELLOW, keys.GREEN):
            t.items_deck[colour] = decks.shuffled(t, t.items_deck[colour], keys.COLOURS[colour])
        t.revealed = False
        return game

    # ---- inside

    def _has_chosen(self, choice: str) -> bool:
        return any(fits(choice, option) for option in self.chosen)

    def _choose(self, option: str) -> None:
        """A choice of the learner's seat and all that follows from it."""
        self._before, self._heard_before = self.game.table.clone(), self.heard
        self._reel, self._frame = [], -1
        self.chosen.append(option)
        self._play(option)
        self._settle()
        self._done += 1

    def _play(self, option: str) -> None:
        raw = parse_option(option)
        heard = len(self.game.events(0, LEARNER))
        found = moments(self.game.table, raw, LEARNER, heard)
        self.told += self.game.play(raw)
        self._reel += found

    def _settle(self) -> None:
        """Everything that is no choice of the learner's."""
        while (raw := self.game.table.decision) is not None:
            seat, kind, options = raw[0], raw[1], raw[2]
            if seat != LEARNER:
                self._play(self._other(seat, [option_text(option) for option in options]))
            elif kind == "end_of_turn":
                self._play("end")
            elif len(options) == 1 and kind not in _OWN:
                self._play(option_text(options[0]))
            else:
                return

    def _other(self, seat: int, texts: list[str]) -> str:
        mine = self._others[seat]
        if len(mine) > 1 and mine[0].startswith("?") and mine[1] in texts:
            del mine[0]  # it was not asked for
        if mine and mine[0].removeprefix("?") in texts:
            return mine.pop(0).removeprefix("?")
        for word in _OTHERWISE:
            if word in texts:
                return word
        raise BadOption(f"seat {seat} is asked for something the lesson does not know: {texts}")

    def _left_out(self) -> bool:
        """Whether a decision of the step is not asked for by what was chosen."""
        does = self.step.does
        return does[self._done][0].startswith("?") and not self.allowed

    def _after_choice(self) -> None:
        """The next decision of the step, or the next step."""
        does = self.step.does
        while self._done < len(does) and self._left_out():
            self._done += 1
        if self._done >= len(does):
            self._enter(self._number + 1)
        else:
            self._frame = len(self._reel) - 1
            self.tries, self.answer = 0, None

    def _enter(self, number: int) -> None:
        """Go to a step; those that are not on this road are taken by the program."""
        while True:
            self._number, self._done = number, 0
            self.tries, self.answer = 0, None
            step = self.step
            left_out = (bool(step.unless) and self._has_chosen(step.unless)) or (
                bool(step.only) and not self._has_chosen(step.only)
            )
            if not left_out:
                self._show()
            if not left_out and step.road in ("", self.road):
                return
            while not left_out and self._done < len(step.does):
                if self._left_out():
                    self._done += 1
                else:
                    self._choose(self.allowed[0])
            number += 1

    def _show(self) -> None:
        """The table up to the moment that the step is about."""
        if not self.step.taps or self.step.until == AS_IT_IS:
            self._frame = len(self._reel) - 1
        elif self.step.until:
            for i in range(max(self._frame, 0), len(self._reel)):
                if told_by(self._reel[i].event, self.step.until):
                    self._frame = i
                    return
            raise BadOption(f"step {self.step.id} waits for {self.step.until!r}: it does not come")

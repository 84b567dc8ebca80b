"""A lesson as data: its table, its forced results, its steps. Each game has its own.

A lesson has one road or two: the long one, and a short one for people who know the other game. On
the short road some steps are taken by the program, and a bridge tells in one line what was done.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from lockdown import games
from lockdown.kernel.events import EVENT_KINDS, Event
from lockdown.kernel.game import Setup
from lockdown.kernel.options import ARG_KINDS
from lockdown.scenario.build import build
from lockdown.scenario.forced import read_forced
from lockdown.scenario.given import read_given, read_setup
from lockdown.scenario.text import Statement
from lockdown.state.table import Table

#: The answer to a try that a step does not mention.
OTHER = "tut-no-other"
LONG, SHORT = "long", "short"
#: A step that shows everything that has happened.
AS_IT_IS = "now"


@dataclass(frozen=True)
class Refused:
    """A try that the lesson does not take: the line and the rule that governs the thing."""

    line: str
    rule: str


@dataclass(frozen=True)
class Step:
    """One line, and what ends it: a choice of the learner, or a tap."""

    id: str
    chapter: int
    line: str
    rules: tuple[str, ...]
    does: tuple[tuple[str, ...], ...] = ()
    """Patterns of options, one tuple for each decision in turn; empty: the step waits for a tap."""
    until: str = ""
    """The table is shown up to this event (`kind field=value`), or as it is (`now`)."""
    tap: str = "next"
    """What the button of a tap says: next, turn, roll, scan or draw."""
    expect: tuple[str, ...] = ()
    """Tries that are refused, and meant to be."""
    outline: tuple[str, ...] = ()
    refuse: tuple[tuple[str, str, str], ...] = ()
    variants: tuple[tuple[str, str], ...] = ()
    """(choice, line): another line for who has made that choice before."""
    also: tuple[tuple[str, str], ...] = ()
    """(choice, pattern): what the step takes, too, from who has made that choice before."""
    only: str = ""
    """The step is only there for who has made that choice before."""
    unless: str = ""
    """The step is left out for who has made that choice before."""
    road: str = ""
    """On which road it is taken: long, short, or (empty) on both."""
    aside: str = ""
    """A second line on the short road."""
    mood: tuple[str, ...] = ()
    """How the voice sounds from here on: a word of the client's, until the next step with one."""
    roads: tuple[tuple[str, str], ...] = ()
    """(pattern, line): choices that matter, with what is said of one that was not made."""
    otherwise: str = ""
    """The rule of an answer where the step has none."""

    @property
    def taps(self) -> bool:
        """Whether a tap ends the step."""
        return not self.does

    def answer(self, text: str) -> Refused:
        """What WARD says to this try."""
        for pattern, line, rule in self.refuse:
            # A whole kind of action may have been tried: `shoot`.
            if fits(pattern, text) or fits(pattern, f"{text} -"):
                return Refused(line, rule)
        return Refused(OTHER, self.rules[0] if self.rules else self.otherwise)


@dataclass(frozen=True)
class Chapter:
    """A chapter: its steps and about how long it takes, on either road."""

    number: int
    seconds: int
    short: int
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Script:
    """A whole lesson."""

    key: str
    game: str
    voice: str
    """Who speaks; a name that is the same in every language."""
    table: str
    forced: str
    others: dict[int, tuple[str, ...]]
    chapters: tuple[Chapter, ...]

    @property
    def has_short(self) -> bool:
        """Whether there is a short road."""
        return any(step.road for step in self.steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps in order."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    def first_step(self, chapter: int, road: str = LONG) -> int:
        """The number of the step with which a chapter begins."""
        return next(
            i
            for i, step in enumerate(self.steps)
            if step.chapter == chapter and step.road in ("", road)
        )

    def seconds_left(self, chapter: int, road: str = LONG) -> int:
        """About how long this chapter and those after it take."""
        return sum(
            c.short if road == SHORT else c.seconds for c in self.chapters if c.number >= chapter
        )

    def new_table(self) -> tuple[Setup, Table]:
        """The table as the lesson finds it, with all results that will be forced."""
        setup, rest = read_setup(_statements(self.table))
        table: Table = build(read_given(setup, rest))
        for statement in _statements(self.forced):
            table.script += read_forced(table, statement)
        return setup, table


def fits(pattern: str, text: str) -> bool:
    """Whether an option is what a pattern means; `*` stands for anything."""
    return fnmatchcase(text, pattern.removeprefix("?"))


def told_by(event: Event, until: str) -> bool:
    """Whether an event is the one that a step waits for."""
    kind, *wanted = until.split()
    if event.kind != kind:
        return False
    fields = EVENT_KINDS[kind].fields
    there = {
        name: ARG_KINDS[arg].write(value)
        for (name, arg), value in zip(fields, event.args, strict=True)
        if arg in ARG_KINDS
    }
    return all(there.get(w.partition("=")[0]) == w.partition("=")[2] for w in wanted)


def lesson_of(game: str = "lockdown") -> Script:
    """The lesson of a game, from the file `lesson.toml` of its package."""
    return _lesson(game)


@cache
def _lesson(game: str) -> Script:
    text = files(f"lockdown.games.{game}").joinpath("lesson.toml").read_text(encoding="utf-8")
    return read(tomllib.loads(text), game)


def games_with_lessons() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(
        game
        for game in games.load()
        if files(f"lockdown.games.{game}").joinpath("lesson.toml").is_file()
    )


def read(data: dict[str, Any], game: str) -> Script:
    """A lesson from its file."""
    return Script(
        key=data["key"],
        game=game,
        voice=data["voice"],
        table=data["table"],
        forced=data["forced"],
        others={"ABCDE".index(seat): tuple(done) for seat, done in data["others"].items()},
        chapters=tuple(
            Chapter(
                chapter["number"],
                chapter["seconds"],
                chapter.get("short", chapter["seconds"]),
                tuple(_step(chapter["number"], step, data["rule"]) for step in chapter["step"]),
            )
            for chapter in data["chapter"]
        ),
    )


def _step(chapter: int, data: dict[str, Any], otherwise: str) -> Step:
    return Step(
        id=data["id"],
        chapter=chapter,
        line=data["line"],
        rules=tuple(data["rules"]),
        does=tuple(map(tuple, data.get("does", ()))),
        until=data.get("until", ""),
        tap=data.get("tap", "next"),
        expect=tuple(data.get("expect", ())),
        outline=tuple(data.get("outline", ())),
        refuse=tuple((pattern, line, rule) for pattern, line, rule in data.get("refuse", ())),
        variants=tuple((choice, line) for choice, line in data.get("variants", ())),
        also=tuple((choice, pattern) for choice, pattern in data.get("also", ())),
        only=data.get("only", ""),
        unless=data.get("unless", ""),
        road=data.get("road", ""),
        aside=data.get("aside", ""),
        mood=tuple(data.get("mood", ())),
        roads=tuple((pattern, line) for pattern, line in data.get("roads", ())),
        otherwise=otherwise,
    )


def _statements(text: str) -> list[Statement]:
    lines = enumerate(text.splitlines(), 1)
    return [Statement(number, line.strip()) for number, line in lines if line.strip()]

"""The lessons of all games on all their roads, and how to walk one."""

from __future__ import annotations

from lockdown.kernel.game import table_digest
from lockdown.tutorial import Tutorial, lesson_of
from lockdown.tutorial.lesson import LEARNER

#: (game, whether the short road is taken)
ROADS = (("lockdown", False), ("nemesis", False), ("nemesis", True))
#: (game, short road, chapter)
CHAPTERS = tuple(
    (game, short, chapter.number) for game, short in ROADS for chapter in lesson_of(game).chapters
)


def begin(game: str, short: bool = False) -> Tutorial:
    """A lesson at its first step."""
    return Tutorial(lesson_of(game), short=short)


def walk(lesson: Tutorial, to: str = "", *, choosing: tuple[str, ...] = ()) -> Tutorial:
    """Take the first allowed choice, or one of `choosing`, up to a step, or to the end."""
    while not lesson.over and lesson.step.id != to:
        if lesson.step.taps:
            lesson.go_on()
        else:
            allowed = lesson.allowed
            lesson.play(next((option for option in choosing if option in allowed), allowed[0]))
    return lesson


def piles(lesson: Tutorial) -> str:
    """The table but for the order of the learner's hand and discard pile."""
    table = lesson.game.table.clone()
    table.hand[LEARNER] = tuple(sorted(table.hand[LEARNER]))
    table.discard[LEARNER] = tuple(sorted(table.discard[LEARNER]))
    return f"{lesson.number} {lesson._done} {table_digest(table)}"


def every_end(lesson: Tutorial) -> list[Tutorial]:
    """All free choices, each state once: the lessons as they ended."""
    seen: set[str] = set()
    ends: list[Tutorial] = []
    todo = [lesson]
    while todo:
        lesson = todo.pop()
        while lesson.step.taps and not lesson.over:
            lesson.go_on()
        if lesson.over:
            ends.append(lesson)
            continue
        state = piles(lesson)
        if state in seen:
            continue
        seen.add(state)
        options = {str(option) for option in lesson.game.options}
        assert lesson.allowed, f"step {lesson.step.id} allows nothing"
        assert set(lesson.allowed) <= options
        for option in lesson.allowed:
            other = lesson.clone()
            other.play(option)
            todo.append(other)
    return ends

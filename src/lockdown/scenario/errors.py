"""What can be wrong with a scenario."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class ScenarioError(ValueError):
    """A line that cannot be read, a table that cannot be, or an expectation that does not hold."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


class Expected(ScenarioError):
    """The scenario was understood; the game did something else."""


def near(word: str, known: Iterable[object]) -> str:
    """` (did you mean …?)` or the known words, for messages."""
    names = [str(name) for name in known]
    close = get_close_matches(word, names, 3, 0.6)
    if close:
        return f"; did you mean {' or '.join(close)}?"
    return f"; there are {', '.join(names)}" if len(names) <= 60 else ""

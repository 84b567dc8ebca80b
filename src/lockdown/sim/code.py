"""Statistics of one's own: a Python file whose functions or class watch every game.

The file has `before(game)`, `step(game, seat, option, told)`, `after(game)` and `result()`, each
optional but the last, as functions or as methods of one class. Every game gets a fresh start (the
file is run anew, the class made anew), so that games do not depend on the order they are played in.
What `result` returns must be fit for JSON. Over all games the results are put together in order:
by `merge(results)` if the file has it, else numbers add up, dicts are joined key by key, lists are
strung together, and of anything else the last one stays.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lockdown import Game
from lockdown.kernel.events import Event

_PARTS = ("before", "step", "after", "result")


class CodeFailed(Exception):
    """Somebody's statistics do not work; says where."""


@dataclass(frozen=True, slots=True)
class Code:
    """The source of a file with statistics."""

    name: str
    source: str

    @classmethod
    def read(cls, file: str | Path) -> Code:
        """The file, tried once; raises `CodeFailed`."""
        try:
            code = cls(str(file), Path(file).read_text(encoding="utf-8"))
        except OSError as error:
            raise CodeFailed(f"{file} cannot be read: {error.strerror}") from None
        code.watcher()
        return code

    def space(self) -> dict[str, Any]:
        """What the file defines."""
        space: dict[str, Any] = {"__name__": "lockdown_statistics", "__file__": self.name}
        try:
            exec(compile(self.source, self.name, "exec"), space)  # noqa: S102 - it is asked for
        except Exception as error:
            raise CodeFailed(f"{self.name} fails: {type(error).__name__}: {error}") from error
        return space

    def watcher(self) -> CodeWatcher:
        """A fresh start for one game."""
        space = self.space()
        if callable(space.get("result")):
            return CodeWatcher(self.name, {part: space.get(part) for part in _PARTS})
        for value in space.values():
            own = isinstance(value, type) and value.__module__ == "lockdown_statistics"
            if own and hasattr(value, "result"):
                made = value()
                return CodeWatcher(self.name, {part: getattr(made, part, None) for part in _PARTS})
        raise CodeFailed(f"{self.name} has neither a function result() nor a class with one")

    def merge(self, results: Sequence[Any]) -> Any:
        """All results together."""
        own = self.space().get("merge")
        if callable(own):
            try:
                return own(list(results))
            except Exception as error:
                raise CodeFailed(f"{self.name}: merge fails: {error!r}") from error
        whole: Any = None
        for result in results:
            whole = joined(whole, result)
        return whole


class CodeWatcher:
    """Calls the parts of somebody's statistics; what they raise is told with its place."""

    def __init__(self, name: str, parts: dict[str, Any]) -> None:
        self.name = name
        self.parts = parts

    def _call(self, part: str, *args: Any) -> Any:
        function = self.parts[part]
        if function is None:
            return None
        try:
            return function(*args)
        except Exception as error:
            raise CodeFailed(
                f"{self.name}: {part} fails: {type(error).__name__}: {error}"
            ) from error

    def before(self, game: Game) -> None:
        """The table is set up."""
        self._call("before", game)

    def step(self, game: Game, seat: int, option: Any, told: tuple[Event, ...]) -> None:
        """An option was played."""
        self._call("step", game, seat, option, told)

    def after(self, game: Game) -> None:
        """The game is over."""
        self._call("after", game)

    def result(self) -> Any:
        """What the game came to, as JSON holds it."""
        try:
            return json.loads(json.dumps(self._call("result")))
        except (TypeError, ValueError) as error:
            raise CodeFailed(f"{self.name}: result() is not fit for JSON: {error}") from error


def joined(a: Any, b: Any) -> Any:
    """Two results together."""
    if a is None:
        return b
    if b is None:
        return a
    if isinstance(a, dict) and isinstance(b, dict):
        return {key: joined(a.get(key), b.get(key)) for key in (*a, *(k for k in b if k not in a))}
    if isinstance(a, list) and isinstance(b, list):
        return a + b
    if isinstance(a, int | float) and isinstance(b, int | float):
        return a + b
    return b

"""Steps: the functions that the agenda names.

What is still to happen is data (`table.agenda`, a stack of `(step name, *arguments)`), so that a
game can be cloned and saved in the middle of any effect. A step is found by its name; names are
part of the save format and must not change meaning.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

StepFunction = Callable[..., None]

#: Every step by name.
STEPS: dict[str, StepFunction] = {}


class Step:
    """A registered step; calling it runs it at once, `table.push(step, …)` schedules it."""

    __slots__ = ("name", "run")

    def __init__(self, name: str, run: StepFunction) -> None:
        self.name = name
        self.run = run

    def __call__(self, t: Any, *args: Any) -> None:
        self.run(t, *args)

    def __repr__(self) -> str:
        return f"<step {self.name}>"


def step(function: StepFunction) -> Step:
    """Register `function` as a step under its own name."""
    name = function.__name__
    known = STEPS.get(name)
    if known is not None and known.__module__ != function.__module__:
        raise ValueError(
            f"two steps are called {name!r}: {known.__module__}, {function.__module__}"
        )
    STEPS[name] = function
    return Step(name, function)

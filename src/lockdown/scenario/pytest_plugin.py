"""A pytest plugin: every scenario of every `.scn` file below `tests/scenarios` is one test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.run import run_scenario
from lockdown.scenario.text import Scenario, read


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Scenario files are collected like test modules."""
    if file_path.suffix == ".scn":
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    """One file of scenarios."""

    def collect(self) -> Iterator[ScenarioItem]:
        """One item a scenario, under its title."""
        try:
            name = self.path.relative_to(self.config.rootpath).as_posix()
        except ValueError:
            name = str(self.path)
        try:
            scenarios = read(self.path, name)
        except ScenarioError as error:
            raise self.CollectError(f"{name}:{error.line}: {error.message}") from None
        for scenario in scenarios:
            yield ScenarioItem.from_parent(self, name=scenario.title, scenario=scenario)


class Failed(Exception):
    """A scenario that does not hold."""


class ScenarioItem(pytest.Item):
    """One scenario; it carries the rules that it names."""

    def __init__(self, *, scenario: Scenario, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.scenario = scenario
        self.add_marker(pytest.mark.rule(*scenario.rules))

    def runtest(self) -> None:
        """Run it."""
        outcome = run_scenario(self.scenario)
        if not outcome.passed:
            raise Failed(outcome.report())

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:  # noqa: ARG002
        """The report alone: no traceback helps here."""
        if isinstance(excinfo.value, Failed):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario stands."""
        return self.path, self.scenario.line - 1, self.scenario.title

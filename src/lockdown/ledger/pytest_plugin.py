"""A pytest plugin: record how tests that carry rule ids come out, and refuse unknown ids.

Works with and without xdist: a test takes its ids along in its report (`user_properties`), and
only the process that gathers all reports writes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lockdown.ledger import carriers, catalogue, record
from lockdown.ledger.record import Outcome, Result
from lockdown.ledger.report import carried_by_tests

_PROPERTY = "lockdown.rules"
_WORSE: tuple[Outcome, ...] = ("passed", "skipped", "failed")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Carrying(config.rootpath), "lockdown-ledger-carrying")
    if not hasattr(config, "workerinput"):  # not in a worker of xdist
        config.pluginmanager.register(Recording(config), "lockdown-ledger-recording")


class Carrying:
    """Where tests run: give each its ids to take along."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        source = item.nodeid.partition("[")[0]
        if item.path.suffix == ".scn":
            source = self._relative(item.path)
            if item.get_closest_marker("rule") is None:
                found = carriers.scenario_rules(item.path.read_text(encoding="utf-8"))
                item.add_marker(pytest.mark.rule(*dict.fromkeys(rule for _, rule in found)))
        rules: dict[str, None] = {}
        for marker in item.iter_markers("rule"):
            rules.update(dict.fromkeys(marker.args))
            if scenario := marker.kwargs.get("scenario"):
                source = self._relative(self.root / scenario)
        if rules:
            item.user_properties.append((_PROPERTY, json.dumps([source, *rules])))

    def _relative(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        known = catalogue.load()
        for marker in item.iter_markers("rule"):
            for rule in marker.args:
                if rule not in known:
                    pytest.fail(str(catalogue.UnknownRuleError(rule, known.near(rule))), False)


class Recording:
    """Where reports arrive: keep the results, and check all ids, of tests that did not run too."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.results: record.Record = {}
        self.complaints: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        carried = dict(report.user_properties).get(_PROPERTY)
        if not isinstance(carried, str) or (report.when == "setup" and report.passed):
            return
        source, *rules = json.loads(carried)
        outcome: Outcome = report.outcome
        if before := self.results.get(report.nodeid):  # report is of the teardown
            outcome = max(before.outcome, outcome, key=_WORSE.index)
        self.results[report.nodeid] = Result(outcome, source, tuple(rules))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        root = self.config.rootpath
        if not (root / "tests").is_dir() or self.config.option.collectonly:
            return
        try:
            carried = carried_by_tests(root)
            self.complaints = carriers.unknown(carried, catalogue.load())
        except (carriers.CarrierError, SyntaxError) as error:
            carried, self.complaints = [], [str(error)]
        if self.complaints:
            session.exitstatus = max(session.exitstatus, pytest.ExitCode.TESTS_FAILED)
        if self.results and carried:
            files = {result.file for result in self.results.values()} if self._complete() else ()
            merged = record.merge(
                record.read(root),
                self.results,
                sources={carrier.source for carrier in carried},
                replaced_files=files,
            )
            record.write(root, merged)

    def _complete(self) -> bool:
        """Did every test of the files that were run, run?"""
        option: Any = self.config.option
        narrowed = (
            option.keyword
            or option.markexpr
            or getattr(option, "deselect", None)
            or getattr(option, "lf", False)
            or getattr(option, "stepwise", False)
            or option.maxfail
            or any("::" in argument for argument in self.config.args)
        )
        return not narrowed

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.complaints:
            terminalreporter.section("rule ids", red=True)
            for complaint in self.complaints:
                terminalreporter.line(complaint)

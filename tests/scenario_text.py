"""Short scenarios as text, for the tests of the scenario language."""

from __future__ import annotations

from lockdown.scenario import Outcome, parse, run_scenario


def run(text: str) -> Outcome:
    """The outcome of the only scenario of a text."""
    (scenario,) = parse(text, "test.scn")
    return run_scenario(scenario)


def situation(given: str, then: str, when: str = "") -> Outcome:
    """A scenario of three lines."""
    middle = f"when {when}\n" if when else ""
    return run(f"scenario: test\ngiven {given}\n{middle}then {then}\n")


def holds(given: str, then: str, when: str = "") -> None:
    outcome = situation(given, then, when)
    assert outcome.passed, outcome.report()


def fails(given: str, then: str, when: str = "") -> str:
    outcome = situation(given, then, when)
    assert not outcome.passed
    assert not outcome.misread, outcome.report()
    return outcome.message


def misread(given: str, then: str = "A is alive", when: str = "") -> str:
    outcome = situation(given, then, when)
    assert outcome.misread, outcome.report() if not outcome.passed else "it holds"
    return outcome.message

"""Scenarios: situations as text files, given, when, then. The language is in docs/scenarios.md."""

from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.run import Outcome, run_scenario
from lockdown.scenario.text import Scenario, parse, read

__all__ = ["Outcome", "Scenario", "ScenarioError", "parse", "read", "run_scenario"]

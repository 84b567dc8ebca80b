"""From a rule to the situations that show it: the scenarios that carry its id, one by one."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path

from lockdown.ledger import catalogue
from lockdown.scenario import parse


@dataclass(frozen=True)
class Situation:
    """One scenario that one can open by itself."""

    id: str
    """Where it stands and what it is called; stays as long as both do."""
    title: str
    rules: tuple[str, ...]
    text: str


def folder() -> Path:
    """Where the scenarios lie: in the source tree, or in the installed package."""
    root = catalogue.source_root()
    return root / "tests" / "scenarios" if root else catalogue.PACKAGE / "_situations"


def read(where: Path) -> dict[str, Situation]:
    """All situations of a folder by their id, in the order of the files."""
    found: dict[str, Situation] = {}
    twins: dict[str, int] = {}
    for path in sorted(where.rglob("*.scn")):
        text = path.read_text(encoding="utf-8-sig")
        place = ".".join(path.relative_to(where).with_suffix("").parts)
        lines, scenarios = text.splitlines(), parse(text, place)
        ends = [one.line - 1 for one in scenarios[1:]] + [len(lines)]
        for scenario, end in zip(scenarios, ends, strict=True):
            own = "\n".join(lines[scenario.line - 1 : end]).rstrip() + "\n"
            name = f"{place}.{re.sub('[^a-z0-9]+', '-', scenario.title.lower()).strip('-')}"
            twins[name] = twins.get(name, 0) + 1
            key = f"{name}~{twins[name]}" if twins[name] > 1 else name
            found[key] = Situation(key, scenario.title, tuple(scenario.rules), own)
    return found


@functools.cache
def load() -> dict[str, Situation]:
    """The situations of this version."""
    return read(folder())


@functools.cache
def _by_rule() -> dict[str, list[Situation]]:
    found: dict[str, list[Situation]] = {}
    for situation in load().values():
        for rule in dict.fromkeys(situation.rules):
            found.setdefault(rule, []).append(situation)
    # What shows one rule alone shows it best.
    return {rule: sorted(those, key=lambda one: len(one.rules)) for rule, those in found.items()}


def showing(rule: str) -> list[Situation]:
    """The situations that carry a rule, those that carry few others first."""
    return _by_rule().get(rule, [])

"""From text to scenarios: titles, rules and the blocks given, when, then."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from lockdown.scenario.errors import ScenarioError

#: A comment begins with `#` at the start of a line or after a space (`adult#1` has none).
_COMMENT = re.compile(r"(?:^|(?<=\s))#.*$")


@dataclass(frozen=True)
class Statement:
    """One statement with the line it stands in."""

    line: int
    text: str

    @property
    def words(self) -> list[str]:
        return self.text.split()


@dataclass
class Block:
    """`given`, `when` or `then` with its statements."""

    kind: str
    line: int
    statements: list[Statement] = field(default_factory=list)


@dataclass
class Scenario:
    """One scenario of a file."""

    title: str
    line: int
    rules: list[str] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    file: str = ""


def read(path: Path, name: str = "") -> list[Scenario]:
    """The scenarios of a file."""
    return parse(path.read_text(encoding="utf-8-sig"), name or str(path))


def parse(text: str, file: str = "") -> list[Scenario]:
    """The scenarios of a text; raises `ScenarioError` with the line that cannot be read."""
    found: list[Scenario] = []
    block: Block | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub("", raw).strip()
        if not line:
            continue
        head, colon, tail = line.partition(":")
        word = head.strip().lower()
        if colon and word == "scenario":
            if not tail.strip():
                raise ScenarioError(
                    "a scenario needs a title: 'scenario: A door is closed'", number
                )
            found.append(Scenario(tail.strip(), number, file=file))
            block = None
            continue
        if not found:
            raise ScenarioError("a file begins with 'scenario: TITLE'", number)
        scenario = found[-1]
        if colon and word in ("rule", "rules"):
            scenario.rules += [part for part in re.split(r"[\s,]+", tail.strip()) if part]
            continue
        first, _, rest = line.partition(" ")
        if first.rstrip(":").lower() in ("given", "when", "then"):
            block = _open_block(scenario, first.rstrip(":").lower(), number)
            line = rest.strip()
            if not line:
                continue
        if block is None:
            raise ScenarioError(f"{line!r} stands in no block; write 'given' above it", number)
        for part in line.split(";"):
            if part.strip():
                block.statements.append(Statement(number, part.strip()))
    for scenario in found:
        if not any(b.kind == "then" and b.statements for b in scenario.blocks):
            raise ScenarioError(f"{scenario.title!r} expects nothing; add a 'then'", scenario.line)
    return found


def _open_block(scenario: Scenario, kind: str, line: int) -> Block:
    if kind == "given" and scenario.blocks:
        raise ScenarioError("'given' comes once, before the first 'when'", line)
    block = Block(kind, line)
    scenario.blocks.append(block)
    return block

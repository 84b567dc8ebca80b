"""Find the rule ids that code, tests and scenarios carry, by reading them.

Ids are written out, every one: `LD-MOV-04, LD-MOV-05`; a shorthand such as `LD-MOV-04, 05` names
only the first. A line with the word TODO carries nothing: it says what is not there yet.

Implemented means code that acts. Facts name rules too: the cards' `rules=`, notes and sources, and
data files; a fact about a mode that nobody can play yet implements nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from lockdown.ledger.catalogue import ID, Catalogue

ENGINE = ("kernel", "state", "rules", "games", "views", "content")
"""The packages in which an id means that the rule is implemented."""

FACTS = ("rules", "note", "ours")
"""What a declaration says about itself."""

_TODO = re.compile(r"\bTODO\b")
_RULE_LINE = re.compile(r"^\s*rules?:\s*(?P<ids>.*?)\s*(?:#.*)?$")


@dataclass(frozen=True, order=True)
class Carrier:
    """A place that carries a rule id."""

    rule: str
    file: str
    """Relative to the repository (or to the installed package), with forward slashes."""
    line: int
    name: str = ""
    """Of a test: what pytest calls it inside its file, such as `TestNoise::test_silence`."""

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"

    @property
    def source(self) -> str:
        """Of a test: its pytest id without parameters. Of a scenario: its file."""
        return f"{self.file}::{self.name}" if self.name else self.file


class CarrierError(ValueError):
    """A marker that cannot be read without running the test."""


# --- code ----------------------------------------------------------------------------------------


def ids_in(text: str) -> Iterator[tuple[int, str]]:
    """Line number and id of every id in a text."""
    for number, line in enumerate(text.splitlines(), 1):
        if not _TODO.search(line):
            for match in ID.finditer(line):
                yield number, match[0]


def in_code(package: Path, base: Path) -> list[Carrier]:
    """Ids in the code of the engine that acts: Python files without the facts in them."""
    found = set()
    for folder in ENGINE:
        for path in _files(package / folder, ".py"):
            file = path.relative_to(base).as_posix()
            text = path.read_text(encoding="utf-8")
            facts = _fact_lines(ast.parse(text, file))
            found |= {Carrier(rule, file, line) for line, rule in ids_in(text) if line not in facts}
    return sorted(found)


def _fact_lines(tree: ast.Module) -> set[int]:
    """The lines of a module on which facts name rules: what they touch, and where they are from."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        parts: list[ast.expr] = [word.value for word in node.keywords if word.arg in FACTS]
        if isinstance(node.func, ast.Name | ast.Attribute) and _name(node.func) == "Provenance":
            parts += node.args
        for part in parts:
            found.update(range(part.lineno, (part.end_lineno or part.lineno) + 1))
    return found


def _name(function: ast.Name | ast.Attribute) -> str:
    return function.id if isinstance(function, ast.Name) else function.attr


def in_all_code(package: Path, base: Path) -> list[Carrier]:
    """Ids anywhere in the package but here, facts and data included: none may be unknown."""
    found = set()
    for folder in package.iterdir():
        if folder.is_dir() and folder.name[0] != "_" and folder.name != "ledger":
            for path in _files(folder, ".py", ".toml"):
                file = path.relative_to(base).as_posix()
                for line, rule in ids_in(path.read_text(encoding="utf-8")):
                    found.add(Carrier(rule, file, line))
    return sorted(found)


def _files(folder: Path, *suffixes: str) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in suffixes and path.is_file())


# --- tests ---------------------------------------------------------------------------------------


def in_tests(tests: Path, base: Path) -> list[Carrier]:
    """Ids in `pytest.mark.rule(…)`: on functions, classes, parameters and in `pytestmark`."""
    found: list[Carrier] = []
    for path in _files(tests, ".py"):
        text = path.read_text(encoding="utf-8")
        if "mark.rule" in text:
            file = path.relative_to(base).as_posix()
            found += _in_body(ast.parse(text, file).body, file, "", [])
    return sorted(set(found))


Marks = list[tuple[int, str]]
"""Line number and id of each marked rule."""


def _in_body(body: list[ast.stmt], file: str, prefix: str, inherited: Marks) -> Iterator[Carrier]:
    marks = list(inherited)
    for node in body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = {target.id for target in targets if isinstance(target, ast.Name)}
            if "pytestmark" in names and node.value is not None:
                marks += _marks(node.value, file)
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [mark for decorator in node.decorator_list for mark in _marks(decorator, file)]
            yield from _in_body(node.body, file, f"{prefix}{node.name}::", marks + own)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            own = [mark for decorator in node.decorator_list for mark in _marks(decorator, file)]
            if node.name.startswith("test"):
                for line, rule in marks + own:
                    yield Carrier(rule, file, line, prefix + node.name)


def _marks(expression: ast.expr, file: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(expression):
        if not (isinstance(node, ast.Call) and _is_rule_mark(node.func)):
            continue
        if any(keyword.arg == "scenario" for keyword in node.keywords):
            continue  # the scenario file is the carrier
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise CarrierError(f"{file}:{node.lineno}: write rule ids as plain strings")
            yield argument.lineno, argument.value


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


# --- scenarios -----------------------------------------------------------------------------------


def scenario_files(tests: Path) -> list[Path]:
    """All scenario files of a test folder."""
    return _files(tests / "scenarios", ".scn")


def scenario_rules(text: str) -> list[tuple[int, str]]:
    """Line number and id of what a scenario carries, from its lines `rule: LD-… LD-…`."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if match := _RULE_LINE.match(line):
            found += [(number, word) for word in re.split(r"[\s,]+", match["ids"]) if word]
    return found


def in_scenarios(tests: Path, base: Path) -> list[Carrier]:
    """Ids in all scenario files."""
    return sorted(
        {
            Carrier(rule, path.relative_to(base).as_posix(), line)
            for path in scenario_files(tests)
            for line, rule in scenario_rules(path.read_text(encoding="utf-8"))
        }
    )


# --- ids that are not in the catalogue -----------------------------------------------------------


def unknown(carriers: Iterable[Carrier], catalogue: Catalogue) -> list[str]:
    """A line for every id that the catalogue does not have: misspelt, or gone since."""
    complaints = []
    for carrier in carriers:
        if carrier.rule not in catalogue:
            near = catalogue.near(carrier.rule)
            hint = f" (near it: {', '.join(near)})" if near else ""
            complaints.append(f"{carrier.place}: unknown rule {carrier.rule}{hint}")
    return complaints

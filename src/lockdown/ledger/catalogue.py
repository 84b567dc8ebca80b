"""Read the rules catalogue: one entry for each heading `### LD-NOI-04 Title`."""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent

ID = re.compile(r"(?<![A-Za-z0-9-])(?:LD|NM)-[A-Z]{3}-\d+(?![A-Za-z0-9])")
"""Anything that has the form of a rule id, whether or not the catalogue has it."""

_HEADING = re.compile(r"^### (?P<id>(?:LD|NM)-[A-Z]{3}-\d+) (?P<title>.+)$")
_SEE = re.compile(r"See (?=(?:LD|NM)-[A-Z]{3}\b)")
_SENTENCE_END = re.compile(r"(?<!\bff)\.(?:\s|$)")
_BRACKETS = re.compile(r"\([^()]*\)")
_MENTION = re.compile(
    r"(?P<first>(?:LD|NM)-[A-Z]{3}-\d+)"
    r"(?: to (?P<last>(?:LD|NM)-[A-Z]{3}-\d+)|(?P<following> ff\.))?"
    r"|(?P<area>(?:LD|NM)-[A-Z]{3})(?!-)"
)

EDITOR_LABELS = (
    "Disagreement",
    "Ruling (ours)",
    "Departure",
    "Doubt",
    "Editor",
    "Data",
    "Source",
)
"""What the bullets of the editor's layer begin with; the first of them ends the player's text."""

_EDITOR_BULLET = re.compile(rf"^- (?:{'|'.join(map(re.escape, EDITOR_LABELS))}):", re.MULTILINE)


class CatalogueError(ValueError):
    """The catalogue contradicts itself."""


class UnknownRuleError(KeyError):
    """An id that the catalogue does not have."""

    def __init__(self, rule_id: str, near: list[str]) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id
        self.near = near

    def __str__(self) -> str:
        hint = f" Near it: {', '.join(self.near)}." if self.near else ""
        return f"There is no rule {self.rule_id}.{hint}"


@dataclass(frozen=True)
class Rule:
    """One entry of the catalogue."""

    id: str
    title: str
    body: str
    """Both layers, as written: `text` for players, then `notes` for editors."""
    file: str
    """Path of its file inside the catalogue, such as `lockdown/03-round.md`."""
    line: int
    section: str = ""
    """The heading that it stands under."""
    targets: tuple[str, ...] = ()
    """Ids of the entries that it only refers to (`See LD-…`); empty for a rule in its own right."""

    @property
    def area(self) -> str:
        """The id without its number: `LD-NOI`."""
        return self.id.rpartition("-")[0]

    @property
    def is_reference(self) -> bool:
        return bool(self.targets)

    @property
    def text(self) -> str:
        """What a player reads: the rule, its cases and examples, without editor's remarks."""
        return layers(self.body)[0]

    @property
    def notes(self) -> str:
        """What an editor needs: disagreements, rulings of ours, doubts, data, sources."""
        return layers(self.body)[1]


class Catalogue(Mapping[str, Rule]):
    """All rules by id, in the order of the files."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules: dict[str, Rule] = {}
        for rule in rules:
            if rule.id in self._rules:
                raise CatalogueError(f"{rule.file}:{rule.line}: {rule.id} is there twice")
            self._rules[rule.id] = rule

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._rules[rule_id]
        except KeyError:
            raise UnknownRuleError(rule_id, self.near(rule_id)) from None

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    @functools.cached_property
    def areas(self) -> dict[str, list[Rule]]:
        areas: dict[str, list[Rule]] = {}
        for rule in self._rules.values():
            areas.setdefault(rule.area, []).append(rule)
        return areas

    def near(self, rule_id: str) -> list[str]:
        """Ids that somebody who wrote `rule_id` may have meant."""
        area, _, number = rule_id.upper().rpartition("-")
        if area in self.areas and number.isdigit():
            numbers = sorted(self.areas[area], key=lambda r: abs(_number(r.id) - int(number)))
            return sorted(rule.id for rule in numbers[:3])
        return difflib.get_close_matches(rule_id.upper(), self._rules, n=3, cutoff=0.7)

    def resolve(self, rule_id: str) -> tuple[str, ...]:
        """The rules in their own right that `rule_id` stands for: itself, or where it leads to."""
        found: dict[str, None] = {}
        seen: set[str] = set()

        def follow(current: str) -> None:
            if current in seen:
                return
            seen.add(current)
            rule = self[current]
            if not rule.targets:
                found[current] = None
            for target in rule.targets:
                follow(target)

        follow(rule_id)
        if not found:
            raise CatalogueError(f"{rule_id} refers in a circle: {', '.join(sorted(seen))}")
        return tuple(found)


def _number(rule_id: str) -> int:
    return int(rule_id.rpartition("-")[2])


def layers(body: str) -> tuple[str, str]:
    """The player's text and the editor's notes of a body (see `EDITOR_LABELS`)."""
    first = _EDITOR_BULLET.search(body)
    cut = first.start() if first else len(body)
    return body[:cut].strip(), body[cut:].strip()


@dataclass(frozen=True)
class _Entry:
    id: str
    title: str
    body: str
    file: str
    line: int
    section: str


def parse(text: str, file: str) -> list[_Entry]:
    """The entries of one file, references not yet looked up.

    A heading of any kind ends an entry, and so does a line `---` between sections.
    """
    entries: list[_Entry] = []
    heading: re.Match[str] | None = None
    start = 0
    section = ""
    lines = text.splitlines()
    for number, line in enumerate([*lines, "#"], 1):
        if not line.startswith(("#", "---")):
            continue
        if heading is not None:
            body = "\n".join(lines[start : number - 1]).strip()
            title = heading["title"].strip()
            entries.append(_Entry(heading["id"], title, body, file, start, section))
        if line.startswith(("# ", "## ")):
            section = line.lstrip("# ")
        heading, start = _HEADING.match(line), number
    return entries


def reference(body: str, areas: Mapping[str, list[str]]) -> tuple[str, ...]:
    """The ids in the opening sentence `See LD-….` of a body, or none if it does not open so.

    Brackets and later sentences explain; they are not referred to. `LD-A-01 to LD-A-03` is a range,
    `LD-A-01 ff.` the rest of an area, `LD-A` all of it.
    """
    opening = _SEE.match(body)
    if opening is None:
        return ()
    sentence = _SENTENCE_END.split(_BRACKETS.sub("", body[opening.end() :]), maxsplit=1)[0]
    ids: dict[str, None] = {}
    for mention in _MENTION.finditer(sentence):
        if mention["area"]:
            ids.update(dict.fromkeys(areas.get(mention["area"], [mention["area"]])))
            continue
        first, last = mention["first"], mention["last"]
        if not last and not mention["following"]:
            ids[first] = None
            continue
        area, low = first.rpartition("-")[0], _number(first)
        high = _number(last) if last else float("inf")
        if last and last.rpartition("-")[0] != area:
            raise CatalogueError(f"a range over two areas: {mention[0]}")
        ids.update(dict.fromkeys(i for i in areas.get(area, ()) if low <= _number(i) <= high))
    return tuple(ids)


def read(folder: Path) -> Catalogue:
    """Read all `*.md` under a folder."""
    entries: list[_Entry] = []
    for path in sorted(folder.rglob("*.md")):
        entries += parse(path.read_text(encoding="utf-8"), path.relative_to(folder).as_posix())
    areas: dict[str, list[str]] = {}
    for entry in entries:
        areas.setdefault(entry.id.rpartition("-")[0], []).append(entry.id)
    rules = []
    for entry in entries:
        targets = tuple(i for i in reference(entry.body, areas) if i != entry.id)
        rules.append(
            Rule(
                entry.id,
                entry.title,
                entry.body,
                entry.file,
                entry.line,
                entry.section,
                targets,
            )
        )
    catalogue = Catalogue(rules)
    for rule in rules:
        for target in rule.targets:
            if target not in catalogue:
                raise CatalogueError(
                    f"{rule.file}:{rule.line}: {rule.id} refers to {target}, which is not there"
                )
    return catalogue


def source_root() -> Path | None:
    """The repository this package runs from, or None when it is installed."""
    root = PACKAGE.parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "docs/rules").is_dir() else None


def folder() -> Path:
    """Where the catalogue lies: in the source tree, or in the installed package."""
    root = source_root()
    found = root / "docs" / "rules" if root else PACKAGE / "_catalogue"
    if not found.is_dir():
        raise FileNotFoundError(f"the rules catalogue is missing: {found}")
    return found


@functools.cache
def load() -> Catalogue:
    """The catalogue of this version."""
    return read(folder())

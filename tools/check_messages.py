"""Check the messages: the same ids, attributes and variables in every language, all readable.

Usage: python tools/check_messages.py

Whether every component has its words is what `lockdown content check` says.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from fluent.syntax import FluentParser, ast  # noqa: E402
from fluent.syntax.visitor import Visitor  # noqa: E402

from lockdown import messages  # noqa: E402

FOLDER = ROOT / "src" / "lockdown" / "messages"
LINE = 14
WORDS = 48
ARGUMENTS: dict[str, Any] = {
    "player": 2,
    "min": 2,
    "sections": "S-01",
    "objects": "x",
    "places": "x",
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def patterns(language: str) -> Iterator[tuple[str, set[str]]]:
    parser = FluentParser(with_spans=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise SystemExit(f"{path}: cannot read {entry.content!r}")
            if not isinstance(entry, ast.Message):
                continue
            named = [(entry.id.name, entry.value)]
            named += [(f"{entry.id.name}.{item.id.name}", item.value) for item in entry.attributes]
            for name, pattern in named:
                if pattern is not None:
                    visitor = _Variables()
                    visitor.visit(pattern)
                    yield name, visitor.names


def fits(short: str) -> bool:
    """Whether the name fits two lines, broken at a space or a soft hyphen."""
    plain = short.replace("\u00ad", "")
    if len(plain) <= LINE:
        return True
    for match in re.finditer("[ \u00ad]", short):
        first = short[: match.start()].replace("\u00ad", "")
        first += "" if match.group() == " " else "-"
        second = short[match.end() :].replace("\u00ad", "")
        if len(first) <= LINE and len(second) <= LINE:
            return True
    return False


def check() -> list[str]:
    """Every fault in words; an empty list means that all is well."""
    faults: list[str] = []
    english = dict(patterns("en"))
    for language in messages.LANGUAGES:
        names = [name for name, _ in patterns(language)]
        faults += [f"{language}: {name} twice" for name in sorted(names) if names.count(name) > 1]
        own = dict(patterns(language))
        faults += [f"{language}: {name} missing" for name in sorted(english.keys() - own.keys())]
        faults += [f"{language}: {name} unknown" for name in sorted(own.keys() - english.keys())]
        # Any value will do: only whether the text can be formatted is of interest here.
        given = {name: 2 for used in own.values() for name in used} | ARGUMENTS
        for name, used in own.items():
            if name in english and used != english[name]:
                faults.append(f"{language}: {name} has other variables than English")
            message, _, attribute = name.partition(".")
            try:
                words = messages.text(language, message, attribute or None, **given)
            except Exception as error:  # noqa: BLE001
                faults.append(f"{language}: {name}: {error}")
                continue
            if name.endswith(".short") and not fits(words):
                faults.append(f"{language}: {name} does not fit: {words}")
            if re.search(r"\b(LD|NM)-[A-Z]{3}-\d", words):
                faults.append(f"{language}: {name} names a rule id")
            if (
                language == "en"
                and name.startswith("roomaction-")
                and attribute == "text"
                and len(words.replace("—", " ").split()) > WORDS
            ):
                faults.append(f"en: {name} is longer than {WORDS} words")
    return faults


def main() -> int:
    faults = check()
    for fault in faults:
        print(fault)
    counts = ", ".join(f"{name} {len(messages.ids(name))}" for name in messages.LANGUAGES)
    print(f"{len(faults)} faults; texts: {counts}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())

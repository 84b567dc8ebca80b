"""Check the messages: the same ids, attributes and variables in every language, all readable.

What all games share is one part, each game's own another.

Usage: python tools/check_messages.py

Whether every component has its words is what `lockdown content check` says.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from fluent.syntax import FluentParser, ast  # noqa: E402
from fluent.syntax.visitor import Visitor  # noqa: E402

from lockdown import messages  # noqa: E402

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


def patterns(language: str, game: str = "", enemies: str = "") -> Iterator[tuple[str, set[str]]]:
    """Every text with its variables: those that all games share, or a game's own."""
    parser = FluentParser(with_spans=False)
    for file, source in messages.sources(language, game, enemies):
        for entry in parser.parse(source).body:
            if isinstance(entry, ast.Junk):
                raise SystemExit(f"{language}/{game}/{file}: cannot read {entry.content!r}")
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
    for game in ("", *messages.games()):
        english = dict(patterns("en", game))
        for language in messages.LANGUAGES:
            where = f"{language}/{game}" if game else language
            faults += [f"{where}: {fault}" for fault in _faults(language, game, english)]
            for enemies in messages.against(game):
                other = _unlike(language, game, enemies)
                faults += [f"{where}/{enemies}: {fault}" for fault in other]
    return faults


def _forms(language: str, game: str = "", enemies: str = "") -> dict[str, set[str]]:
    """The terms of a folder with the forms they are given in."""
    parser = FluentParser(with_spans=False)
    return {
        entry.id.name: {
            variant.key.name
            for element in entry.value.elements
            if isinstance(element, ast.Placeable)
            and isinstance(element.expression, ast.SelectExpression)
            for variant in element.expression.variants
            if isinstance(variant.key, ast.Identifier)
        }
        for _, source in messages.sources(language, game, enemies)
        for entry in parser.parse(source).body
        if isinstance(entry, ast.Term)
    }


def _unlike(language: str, game: str, enemies: str) -> Iterator[str]:
    """What is said otherwise against other enemies is there otherwise too, in the same forms."""
    yield from (f"{name} is no term" for name, _ in patterns(language, game, enemies))
    usual = _forms(language) | _forms(language, game)
    for name, forms in _forms(language, game, enemies).items():
        if forms != usual.get(name):
            yield f"-{name} has other forms than usual"


def _faults(language: str, game: str, english: dict[str, set[str]]) -> Iterator[str]:
    found = list(patterns(language, game))
    names = Counter(name for name, _ in found)
    yield from (f"{name} twice" for name in sorted(names) if names[name] > 1)
    own = dict(found)
    yield from (f"{name} missing" for name in sorted(english.keys() - own.keys()))
    yield from (f"{name} unknown" for name in sorted(own.keys() - english.keys()))
    words_of = messages.Words(language, game)
    # Any value will do: only whether the text can be formatted is of interest here. A game's own
    # words may quote shared ones.
    quoted = dict(patterns(language)) if game else {}
    given = {n: 2 for used in (*own.values(), *quoted.values()) for n in used} | ARGUMENTS
    for name, used in own.items():
        if name in english and used != english[name]:
            yield f"{name} has other variables than English"
        message, _, attribute = name.partition(".")
        try:
            words = words_of.text(message, attribute or None, **given)
        except Exception as error:  # noqa: BLE001
            yield f"{name}: {error}"
            continue
        if name.endswith(".short") and not fits(words):
            yield f"{name} does not fit: {words}"
        if re.search(r"\b(LD|NM)-[A-Z]{3}-\d", words):
            yield f"{name} names a rule id"
        if (
            language == "en"
            and name.startswith("roomaction-")
            and attribute == "text"
            and len(words.replace("—", " ").split()) > WORDS
        ):
            yield f"{name} is longer than {WORDS} words"


def main() -> int:
    faults = check()
    for fault in faults:
        print(fault)
    for game in ("", *messages.games()):
        counts = ", ".join(f"{one} {len(dict(patterns(one, game)))}" for one in messages.LANGUAGES)
        print(f"{game or 'shared'}: {counts}")
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Write glossary.ftl in every language from the glossary table.

Usage: python tools/glossary_ftl.py path/to/glossary.csv [messages folder]

Each row becomes the message `glossary-<key>`, with dots of the key turned into
hyphens. `{name}` in a cell becomes the Fluent variable `{ $name }`. An empty
cell writes nothing, so that the message falls back to English.
"""

from __future__ import annotations

import csv
import re
import sys
from pathlib import Path

LANGUAGES = ("en", "es", "pl", "de")
MESSAGES = Path(__file__).resolve().parent.parent / "src" / "lockdown" / "messages"
HEAD = "# Written by tools/glossary_ftl.py; change the glossary table, not this file.\n\n"

_PLACEHOLDER = re.compile(r"\{\s*(\w+)\s*\}")
_IDENTIFIER = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*\Z")


def message_id(key: str) -> str:
    identifier = "glossary-" + key.replace(".", "-")
    if not _IDENTIFIER.match(identifier):
        raise ValueError(f"{key!r} makes no Fluent identifier")
    return identifier


def value(cell: str) -> str:
    pieces: list[str] = []
    position = 0
    for match in _PLACEHOLDER.finditer(cell):
        pieces.append(_plain(cell[position : match.start()]))
        pieces.append("{ $" + match.group(1) + " }")
        position = match.end()
    pieces.append(_plain(cell[position:]))
    return "".join(pieces)


def _plain(text: str) -> str:
    if "{" in text or "}" in text or "\n" in text:
        raise ValueError(f"cannot write {text!r}")
    return text


def convert(table: Path, folder: Path) -> int:
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    identifiers = [message_id(row["key"]) for row in rows]
    if len(set(identifiers)) != len(identifiers):
        raise ValueError("two keys make the same identifier")
    for language in LANGUAGES:
        lines = [
            f"{identifier} = {value(row[language].strip())}\n"
            for identifier, row in zip(identifiers, rows, strict=True)
            if row[language].strip()
        ]
        target = folder / language / "glossary.ftl"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(HEAD + "".join(lines), encoding="utf-8", newline="\n")
    return len(rows)


def main(arguments: list[str]) -> int:
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[1]) if len(arguments) == 2 else MESSAGES
    count = convert(Path(arguments[0]), folder)
    print(f"{count} entries in {len(LANGUAGES)} languages")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

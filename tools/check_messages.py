"""Check the messages: complete for the content, the same in every full language.

Usage: python tools/check_messages.py [folder with the content files]

A language whose folder holds only glossary.ftl is checked for that file alone.
"""

from __future__ import annotations

import re
import sys
import tomllib
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
# key: file, list in it, kind of message
LISTS = (
    ("characters", "character", "char"),
    ("characters", "substitute", "char"),
    ("rooms", "room", "room"),
    ("actions", "card", "action"),
    ("actions-pilot", "card", "action"),
    ("contamination", "card", "contamination"),
    ("items-red", "card", "item"),
    ("items-yellow", "card", "item"),
    ("items-green", "card", "item"),
    ("items-crafted", "card", "item"),
    ("items-starting", "card", "item"),
    ("items-mission", "card", "item"),
    ("events", "card", "event"),
    ("events-intruder", "card", "intruderevent"),
    ("attacks", "card", "attack"),
    ("computer", "card", "computer"),
    ("computer", "option", "computeroption"),
    ("weaknesses", "card", "weakness"),
    ("wounds", "card", "wound"),
    ("objectives", "card", "objective"),
    ("objectives-coop", "card", "objective"),
    ("objectives", "condition_kind", "condition"),
    ("surface", "card", "surface"),
    ("tokens", "contingency_token", "contingency"),
    ("tokens", "css_token", "css"),
    ("tokens", "power_token", "power"),
    ("dice", "die", "die"),
)
PLAIN = {"power", "die"}


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


def expected(content: Path) -> set[str]:
    wanted: set[str] = set()
    for file, table, kind in LISTS:
        data = tomllib.loads((content / f"{file}.toml").read_text(encoding="utf-8"))
        for entry in data[table]:
            name = f"{kind}-{entry['key']}"
            wanted.add(name)
            if kind not in PLAIN and not (kind == "computer" and entry["options"]):
                wanted.add(f"{name}.text")
            if entry.get("dark_effect"):
                wanted.add(f"{name}.dark")
            if kind == "room":
                wanted.add(f"{name}.short")
                for action in entry.get("action", []):
                    action_name = f"roomaction-{action['key']}"
                    wanted |= {action_name, f"{action_name}.text", f"{action_name}.needs"}
            if "activation" in entry:
                wanted.add(f"{name}.activation")
            if "shelter_effect" in entry:
                wanted |= {f"{name}.shelter", f"{name}.scope"}
            wanted |= {f"component-{symbol}" for symbol in entry.get("components", [])}
            wanted |= {f"face-{face}" for face in entry.get("faces", [])}
    tokens = tomllib.loads((content / "tokens.toml").read_text(encoding="utf-8"))
    wanted |= {f"stalker-{entry['kind']}" for entry in tokens["stalker_token"]}
    explore = tomllib.loads((content / "exploration.toml").read_text(encoding="utf-8"))
    wanted |= {f"exploration-{entry['effect_key']}.text" for entry in explore["token"]}
    return wanted


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


def check(content: Path | None) -> list[str]:
    faults: list[str] = []
    english = dict(patterns("en"))
    for language in messages.LANGUAGES:
        names = [name for name, _ in patterns(language)]
        faults += [f"{language}: {name} twice" for name in sorted(names) if names.count(name) > 1]
        own = dict(patterns(language))
        full = any(path.name != "glossary.ftl" for path in (FOLDER / language).glob("*.ftl"))
        reference = {
            name: used for name, used in english.items() if full or name.startswith("glossary-")
        }
        faults += [f"{language}: {name} missing" for name in sorted(reference.keys() - own.keys())]
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
    if content is not None:
        wanted = expected(content)
        faults += [f"content: {name} missing" for name in sorted(wanted - english.keys())]
        faults += [
            f"content: {name} has no darkness effect in the content"
            for name in sorted(english)
            if name.endswith(".dark") and name not in wanted
        ]
    return faults


def main(arguments: list[str]) -> int:
    faults = check(Path(arguments[0]) if arguments else None)
    for fault in faults:
        print(fault)
    counts = ", ".join(f"{name} {len(messages.ids(name))}" for name in messages.LANGUAGES)
    print(f"{len(faults)} faults; texts: {counts}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

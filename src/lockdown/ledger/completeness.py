"""Whether the components are complete: counts, facts, behaviour, words, tests.

`problems()` names everything that is not as it should be; an empty list means that all is well.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from lockdown import messages
from lockdown.games.lockdown import objectives as own_objectives
from lockdown.games.lockdown.cards import registry, tokens
from lockdown.ledger import carriers, catalogue
from lockdown.ledger.components import COMPONENT_LIST, Facts, all_components, counts, facts
from lockdown.rules import objectives
from lockdown.state import facts as shapes
from lockdown.state import keys
from lockdown.state.facts import Component

#: The facts once more, so that a slip in a card does not go unnoticed.
EXPECTED = "tests/data/lockdown_facts.json"


class Problem(NamedTuple):
    """One thing that is not as it should be."""

    about: str
    """counts, facts, behaviour, words or tests."""
    text: str


def problems(*about: str) -> list[Problem]:
    """Everything that is wrong (about these things only); an empty list means that all is well.

    Facts and tests can be checked in the source tree alone; installed, the rest is.
    """
    found: list[Problem] = []
    for name, check in CHECKS.items():
        if not about or name in about:
            found += check()
    return found


def _wrong_counts() -> Iterator[Problem]:
    have = counts()
    for name in sorted(COMPONENT_LIST.keys() ^ have.keys()):
        yield Problem("counts", f"{name}: in the list or among the components, but not in both")
    for name, number in COMPONENT_LIST.items():
        if have.get(name, number) != number:
            yield Problem("counts", f"{name}: {have[name]}, the component list says {number}")


def differences(expected: Facts, found: Facts) -> list[str]:
    """Where two tables of facts differ, a line for each component and field."""
    lines = []
    for kind in sorted(expected.keys() | found.keys()):
        want, have = expected.get(kind, {}), found.get(kind, {})
        for key in sorted(want.keys() | have.keys()):
            if key not in have:
                lines.append(f"{kind} {key} is missing")
            elif key not in want:
                lines.append(f"{kind} {key} is not in {EXPECTED}")
            else:
                for name in sorted(want[key].keys() | have[key].keys()):
                    right, wrong = want[key].get(name), have[key].get(name)
                    if right != wrong:
                        lines.append(f"{kind} {key}: {name} is {wrong!r}, should be {right!r}")
    return lines


def _wrong_facts() -> Iterator[Problem]:
    root = catalogue.source_root()
    if root is None:
        return
    expected = json.loads((root / EXPECTED).read_text(encoding="utf-8"))
    for line in differences(expected, facts()):
        yield Problem("facts", line)


def _without_behaviour() -> Iterator[Problem]:
    code = _engine_code()
    for kind, component in all_components():
        lack = _lack(kind, component, code)
        if lack:
            yield Problem("behaviour", f"{kind} {component.key}: {lack}")


def _lack(kind: str, component: Component, code: str) -> str:
    """What the behaviour of a component lacks, in words; empty if nothing."""
    named = len(re.findall(rf"[\"']{re.escape(component.key)}[\"']", code)) > 1
    if isinstance(component, shapes.ItemCard):
        return _lack_of_item(component, named)
    if isinstance(component, shapes.ActionCard):
        if component.reaction:
            return "" if named or component.reactions else "a reaction that no rule names"
        return "" if component.parts else "no part"
    if isinstance(component, shapes.RoomTile):
        bare = all(action.parts for action in component.actions)
        return "" if bare else "an action without effect"
    if isinstance(component, shapes.AttackCard | shapes.EventCard):
        return "" if component.effect or component.dark_effect else "no effect"
    if isinstance(component, shapes.ComputerCard):
        unknown = [
            key for key in component.options if key not in registry.REGISTRY.computer_options
        ]
        return f"unknown options {unknown}" if unknown else ""
    if isinstance(component, shapes.Objective):
        tests = {test["kind"] for tests in component.condition for test in tests}
        unknown = sorted(tests - {**objectives.TESTS, **own_objectives.TESTS}.keys())
        return f"unknown tests {unknown}" if unknown else "" if tests else "no test"
    if kind == "computeroption":
        return "" if component.parts else "no effect"
    if isinstance(component, shapes.WoundCard):
        return "" if component.changes else "changes nothing"
    if kind == "weakness":
        return "" if component.hooks or component.reactions else "does nothing"
    return ""


def _lack_of_item(card: shapes.ItemCard, named: bool) -> str:
    """LD-ACT-16: exactly one of an action, a reaction, a weapon, something passive."""
    if card.bulky or card.same_as:
        return ""
    if card.weapon:
        return "" if any(card.ammo) else "a weapon without ammo"
    if card.passive or card.reaction:
        return "" if named else "no rule names it"
    return "" if card.parts else "no part"


def _engine_code() -> str:
    """The source of the rules and cards as one text."""
    files = sorted(
        path for folder in ("rules", "games") for path in (catalogue.PACKAGE / folder).rglob("*.py")
    )
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


# ---- words


def wanted_words() -> Iterator[str]:
    """The message ids (and `id.attribute`) that the components need (see `messages/README.md`)."""
    for kind, component in all_components():
        key = component.key
        if isinstance(component, shapes.ItemCard):
            if component.bulky:
                yield f"object-{key}"
                continue
            key = component.same_as or key
            if component.group == "mission":
                yield f"item-{key}.activation"
        yield f"{kind}-{key}"
        if isinstance(component, shapes.RoomTile):
            yield f"room-{key}.short"
            for action in component.actions:
                yield f"roomaction-{action.key}"
                yield f"roomaction-{action.key}.text"
        elif isinstance(component, shapes.AttackCard | shapes.EventCard):
            if component.effect:
                yield f"{kind}-{key}.text"
            if component.dark_effect:
                yield f"{kind}-{key}.dark"
        elif kind in ("action", "item", "weakness", "wound", "objective"):
            yield f"{kind}-{key}.text"
    for test in {**objectives.TESTS, **own_objectives.TESTS}:
        yield f"condition-{test}"
    for token in tokens.EXPLORATION:
        yield f"exploration-{token.effect}"
    for css in tokens.CSS_TOKENS:
        yield f"css-{css.key}"
    for code in tokens.CONTINGENCIES:
        yield f"contingency-{code.key}.text"
    for stalker in keys.STALKERS:
        yield f"stalker-{stalker}"


def _without_words() -> Iterator[Problem]:
    wanted = sorted(set(wanted_words()))
    for language in messages.LANGUAGES:
        known = messages.ids(language, "lockdown")
        for name in wanted:
            if name not in known:
                yield Problem("words", f"{language}: {name} is missing")


# ---- tests


#: Kinds with a file of their own for each key, `tests/scenarios/cards/<kind>/<key>.scn`.
_CARDS = ("action", "item", "attack", "event", "weakness", "wound", "objective")


def tested_keys() -> Iterator[tuple[str, str]]:
    """(kind, key) of everything that must have a scenario or a test."""
    for kind, component in all_components():
        if isinstance(component, shapes.ItemCard) and component.bulky:
            yield "object", component.key
        elif isinstance(component, shapes.RoomTile) and component.actions:
            for action in component.actions:
                yield "roomaction", action.key
        else:
            yield kind, component.key
    for effect in dict.fromkeys(token.effect for token in tokens.EXPLORATION):
        yield "exploration", effect
    for css in tokens.CSS_TOKENS:
        yield "css", css.key
    for code in tokens.CONTINGENCIES:
        yield "contingency", code.key


def _without_test() -> Iterator[Problem]:
    """Cards need a scenario or a test named after them; the rest must occur in a scenario."""
    root = catalogue.source_root()
    if root is None:
        return
    named = set(_named_in_tests(root / "tests"))
    used = set(_used_in_scenarios(root / "tests"))
    for kind, key in dict.fromkeys(tested_keys()):
        if kind in _CARDS and key not in named:
            yield Problem("tests", f"{kind} {key}: no scenario and no test is named after it")
        elif kind not in _CARDS and key not in named | used:
            yield Problem("tests", f"{kind} {key}: no scenario uses it")


def _used_in_scenarios(tests: Path) -> Iterator[str]:
    for path in carriers.scenario_files(tests):
        yield from re.split(r"[\s,;:=]+", path.read_text(encoding="utf-8"))


def _named_in_tests(tests: Path) -> Iterator[str]:
    """Keys that a scenario's file or folder, or a test's parameter is named after.

    `medkit.scn`, `medkit-solo.scn` and `medkit/solo.scn` are named after `medkit`.
    """
    for path in carriers.scenario_files(tests):
        if "cards" in path.parts:
            yield path.stem.partition("-")[0]
            yield path.parent.name
    # Tests directly in the folder are those of tools: they prove nothing about a card.
    for path in sorted(tests.glob("*/**/test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "parametrize" in text:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                    for decorator in node.decorator_list:
                        yield from _parameters(decorator)


def _parameters(decorator: ast.expr) -> Iterator[str]:
    call = decorator.func if isinstance(decorator, ast.Call) else None
    if isinstance(call, ast.Attribute) and call.attr == "parametrize":
        for node in ast.walk(decorator):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


#: What is checked, in this order.
CHECKS: dict[str, Callable[[], Iterator[Problem]]] = {
    "counts": _wrong_counts,
    "facts": _wrong_facts,
    "behaviour": _without_behaviour,
    "words": _without_words,
    "tests": _without_test,
}

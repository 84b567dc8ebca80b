"""Whether the components of a game are complete: counts, facts, behaviour, words, tests.

`problems(game)` names everything that is not as it should be; an empty list means that all is well.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from lockdown import messages
from lockdown.kernel.game import known_games
from lockdown.ledger import carriers, catalogue
from lockdown.ledger.components import all_components, counts, facts, listed
from lockdown.state import facts as shapes
from lockdown.state import keys
from lockdown.state.content import Content, Facts, content_of
from lockdown.state.facts import Component

#: The game of a scenario that names none.
FIRST = "lockdown"
_GAME = re.compile(r"(?m)^\s*(?:given:?\s+)?(?:[^#\n]*;\s*)?game (\w+)\s*(?:;|#|$)")


def expected(game: str) -> str:
    """The file with the facts once more, so that a slip in a card does not go unnoticed."""
    return f"tests/data/{game}_facts.json"


class Problem(NamedTuple):
    """One thing that is not as it should be."""

    about: str
    """counts, facts, behaviour, words or tests."""
    text: str


def problems(game: str, *about: str) -> list[Problem]:
    """Everything that is wrong (about these things only); an empty list means that all is well.

    Facts and tests can be checked in the source tree alone; installed, the rest is.
    """
    found: list[Problem] = []
    for name, check in CHECKS.items():
        if not about or name in about:
            found += check(game)
    return found


def _wrong_counts(game: str) -> Iterator[Problem]:
    have, wanted = counts(game), listed(game)
    for name in sorted(wanted.keys() ^ have.keys()):
        yield Problem("counts", f"{name}: in the list or among the components, but not in both")
    for name, number in wanted.items():
        if have.get(name, number) != number:
            yield Problem("counts", f"{name}: {have[name]}, the component list says {number}")


def differences(kept: Facts, found: Facts) -> list[str]:
    """Where two tables of facts differ, a line for each component and field."""
    lines = []
    for kind in sorted(kept.keys() | found.keys()):
        want, have = kept.get(kind, {}), found.get(kind, {})
        for key in sorted(want.keys() | have.keys()):
            if key not in have:
                lines.append(f"{kind} {key} is missing")
            elif key not in want:
                lines.append(f"{kind} {key} is not among the kept facts")
            else:
                for name in sorted(want[key].keys() | have[key].keys()):
                    right, wrong = want[key].get(name), have[key].get(name)
                    if right != wrong:
                        lines.append(f"{kind} {key}: {name} is {wrong!r}, should be {right!r}")
    return lines


def _wrong_facts(game: str) -> Iterator[Problem]:
    root = catalogue.source_root()
    if root is None:
        return
    file = root / expected(game)
    if not file.is_file():
        yield Problem("facts", f"{expected(game)} is missing")
        return
    for line in differences(json.loads(file.read_text(encoding="utf-8")), facts(game)):
        yield Problem("facts", line)


def _without_behaviour(game: str) -> Iterator[Problem]:
    box, code = content_of(game), _engine_code(game)
    for kind, component in all_components(game):
        lack = _lack(box, kind, component, code)
        if lack:
            yield Problem("behaviour", f"{kind} {component.key}: {lack}")


def _lack(box: Content, kind: str, component: Component, code: str) -> str:
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
    if isinstance(component, shapes.AttackCard) and component.room_effect:
        return ""
    if isinstance(component, shapes.AttackCard | shapes.EventCard):
        return "" if component.effect or component.dark_effect else "no effect"
    if isinstance(component, shapes.SurfaceCard):
        return "" if component.effect and component.shelter_effect else "a part is missing"
    if isinstance(component, shapes.ComputerCard):
        unknown = [key for key in component.options if key not in box.registry.computer_options]
        return f"unknown options {unknown}" if unknown else ""
    if isinstance(component, shapes.Objective):
        tests = {test["kind"] for tests in component.condition for test in tests}
        unknown = sorted(tests - box.ruleset.objective_tests.keys())
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


def _engine_code(game: str) -> str:
    """The source of the rules and of a game's cards as one text."""
    games = catalogue.PACKAGE / "games"
    folders = (catalogue.PACKAGE / "rules", games / game, games / "shared")
    files = sorted(path for folder in folders for path in folder.rglob("*.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


# ---- words


def wanted_words(game: str) -> Iterator[str]:
    """The message ids (and `id.attribute`) that the components need (see `messages/README.md`)."""
    box = content_of(game)
    for kind, component in all_components(game):
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
        elif isinstance(component, shapes.SurfaceCard):
            yield from (f"{kind}-{key}.{part}" for part in ("text", "shelter", "scope"))
    for test in box.ruleset.objective_tests:
        yield f"condition-{test}"
    for token in box.ruleset.exploration:
        yield f"exploration-{token.effect}"
    yield from box.checked.words()
    for stalker in keys.STALKERS:
        yield f"stalker-{stalker}"


def _without_words(game: str) -> Iterator[Problem]:
    wanted = sorted(set(wanted_words(game)))
    for language in messages.LANGUAGES:
        known = messages.ids(language, game)
        for name in wanted:
            if name not in known:
                yield Problem("words", f"{language}: {name} is missing")


# ---- tests


#: Kinds with a file of their own for each key, `tests/scenarios/cards/<kind>/<key>.scn`.
_CARDS = ("action", "item", "attack", "event", "weakness", "wound", "objective", "surface")


def tested_keys(game: str) -> Iterator[tuple[str, str]]:
    """(kind, key) of everything that must have a scenario or a test."""
    box = content_of(game)
    for kind, component in all_components(game):
        if isinstance(component, shapes.ItemCard) and component.bulky:
            yield "object", component.key
        elif isinstance(component, shapes.RoomTile) and component.actions:
            for action in component.actions:
                yield "roomaction", action.key
        else:
            yield kind, component.key
    for effect in dict.fromkeys(token.effect for token in box.ruleset.exploration):
        yield "exploration", effect
    yield from box.checked.tested()


def _without_test(game: str) -> Iterator[Problem]:
    """Cards need a scenario or a test named after them; the rest must occur in a scenario."""
    root = catalogue.source_root()
    if root is None:
        return
    named = set(_named_in_tests(game, root / "tests"))
    used = set(_used_in_scenarios(game, root / "tests"))
    for kind, key in dict.fromkeys(tested_keys(game)):
        if kind in _CARDS and key not in named:
            yield Problem("tests", f"{kind} {key}: no scenario and no test is named after it")
        elif kind not in _CARDS and key not in named | used:
            yield Problem("tests", f"{kind} {key}: no scenario uses it")


def game_of(scenario: str) -> str:
    """The game that a scenario file is about: its first `game …`."""
    named = (found[1] for found in _GAME.finditer(scenario) if found[1] in known_games())
    return next(named, FIRST)


def _scenarios(game: str, tests: Path) -> Iterator[tuple[Path, str]]:
    for path in carriers.scenario_files(tests):
        text = path.read_text(encoding="utf-8")
        if game_of(text) == game:
            yield path, text


def _used_in_scenarios(game: str, tests: Path) -> Iterator[str]:
    for _, text in _scenarios(game, tests):
        yield from re.split(r"[\s,;:=]+", text)


def _named_in_tests(game: str, tests: Path) -> Iterator[str]:
    """Keys that a scenario's file or folder, or a test's parameter is named after.

    `medkit.scn`, `medkit-solo.scn` and `medkit/solo.scn` are named after `medkit`.
    """
    for path, _ in _scenarios(game, tests):
        if "cards" in path.parts:
            yield path.stem.partition("-")[0]
            yield path.parent.name
    # Tests directly in the folder are those of tools: they prove nothing about a card.
    for path in sorted(tests.glob("*/**/test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "parametrize" in text and _about(path, tests, game):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                    for decorator in node.decorator_list:
                        yield from _parameters(decorator)


def _about(path: Path, tests: Path, game: str) -> bool:
    """Whether a test module is about a game: other games' are in folders of their names."""
    folders = set(path.relative_to(tests).parts[:-1])
    return game in folders if game != FIRST else not folders & set(known_games()) - {FIRST}


def _parameters(decorator: ast.expr) -> Iterator[str]:
    call = decorator.func if isinstance(decorator, ast.Call) else None
    if isinstance(call, ast.Attribute) and call.attr == "parametrize":
        for node in ast.walk(decorator):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


#: What is checked, in this order.
CHECKS: dict[str, Callable[[str], Iterator[Problem]]] = {
    "counts": _wrong_counts,
    "facts": _wrong_facts,
    "behaviour": _without_behaviour,
    "words": _without_words,
    "tests": _without_test,
}

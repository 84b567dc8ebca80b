"""Arrows only go down: which package may import which; and no rule asks which game it is in."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import lockdown
from lockdown.state import keys

ROOT = Path(lockdown.__file__).parent

#: What each package may import of the others, itself apart. The engine's packages first.
BELOW: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "state": ("kernel",),
    "rules": ("kernel", "state"),
    "views": ("kernel", "state", "rules"),
    "games": (
        "kernel",
        "state",
        "rules",
        "views",
        "bots",
        "env",
        "scenario",
        "terminal",
        "tutorial",
        "messages",
    ),
    "bots": ("kernel", "state", "rules", "views", "games"),  # rules: imagined tables alone
    "env": ("kernel", "state", "rules", "views", "bots", "games"),
    "messages": ("kernel", "state", "rules", "games", "views", "ledger"),
}
#: Imports inside functions that lead up on purpose: a game names who shows it.
BY_NAME = {("games", "views"), ("games", "scenario"), ("games", "terminal"), ("bots", "env")}


def imports(file: Path) -> list[tuple[str, bool]]:
    """(module, at the top of the file) of everything that a file imports from this package."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    top = set(map(id, tree.body))
    found: list[tuple[str, bool]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("lockdown."):
            found.append((node.module, id(node) in top))
        elif isinstance(node, ast.ImportFrom) and node.module == "lockdown":
            names = [n.name for n in node.names if (ROOT / n.name).is_dir()]
            found += [(f"lockdown.{name}", id(node) in top) for name in names]
        elif isinstance(node, ast.Import):
            names = [n.name for n in node.names if n.name.startswith("lockdown.")]
            found += [(name, id(node) in top) for name in names]
    return found


@pytest.mark.parametrize("package", sorted(BELOW))
def test_arrows_only_go_down(package: str) -> None:
    files = sorted((ROOT / package).rglob("*.py"))
    assert files, package
    for file in files:
        for module, top in imports(file):
            other = module.split(".")[1]
            if other == package or (not top and (package, other) in BY_NAME):
                continue
            assert other in BELOW[package], f"{file.relative_to(ROOT)} imports {module}"


def test_only_a_games_own_package_imports_it() -> None:
    """Everybody else asks by the game's name."""
    for file in sorted(ROOT.rglob("*.py")):
        package = file.relative_to(ROOT).parts[0]
        if package == "games":
            continue
        for module, _ in imports(file):
            # Which games there are, everybody may ask.
            assert not module.startswith("lockdown.games."), f"{file.name} imports {module}"


#: Cards that both games bring along; it names neither of them.
SHARED = "lockdown.games.shared"


def test_games_do_not_import_each_other() -> None:
    for file in sorted((ROOT / "games").rglob("*.py")):
        own = ".".join(("lockdown", *file.relative_to(ROOT).parts[:2])).removesuffix(".__init__.py")
        for module, _ in imports(file):
            if module.startswith("lockdown.games."):
                assert module.startswith((own, SHARED)), (
                    f"{file.relative_to(ROOT)} imports {module}"
                )


#: Components that both games have in every box.
SHARED_WORDS = frozenset(("none",))


def test_shared_chapters_name_no_card_and_no_room() -> None:
    """`ITEM["medkit"]`, `ROOM["nest"]` and their like stand with the cards of a game."""
    named = re.compile(r'\b(?:ITEM|ROOM|ACTION|WEAKNESS|WOUND|OBJECTIVE)\["(\w+)"\]')
    for file in sorted((ROOT / "rules").rglob("*.py")):
        found = set(named.findall(file.read_text(encoding="utf-8"))) - SHARED_WORDS
        assert not found, f"{file.name} names {', '.join(sorted(found))}"


def test_shared_bots_name_nothing_of_a_game() -> None:
    """What a bot wants, and what a card is worth to it, stands with the game's own bots."""
    named = {
        key
        for keys_ in (keys.ITEMS, keys.ACTIONS, keys.ROOMS, keys.OBJECTIVES, keys.EVENTS)
        for key in keys_
    }
    # Words that mean something else too: a verb, the name of a field or of a kind of decision.
    named -= {"search", "rest", "none"}
    for file in sorted((ROOT / "bots").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in named, f"{file.name}:{node.lineno} names {node.value}"


def test_only_the_makers_of_rule_sets_ask_for_game_or_mode() -> None:
    """A rule never asks which game or mode it is in: what differs is a part of the rule set."""
    for file in sorted(ROOT.rglob("*.py")):
        if file.name != "rulesets.py":
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Compare):
                    sides = [node.left, *node.comparators]
                    asked = any(
                        ast.unparse(side).split(".")[-1] in ("game", "mode", "board")
                        for side in sides
                    )
                    named = any(_holds_text(side) for side in sides)
                    assert not (asked and named), f"{file.relative_to(ROOT)}:{node.lineno}"


def _holds_text(node: ast.expr) -> bool:
    return any(isinstance(n, ast.Constant) and isinstance(n.value, str) for n in ast.walk(node))

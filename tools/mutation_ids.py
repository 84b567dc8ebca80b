"""Which rules and cards a place in a module is about: by the ids and cards that stand at it."""

from __future__ import annotations

import ast
import re

ID = re.compile(r"\b(?:LD|NM)-[A-Z]{3}-\d{2}\b")
#: Calls that say something and do nothing.
SAYING = frozenset(("decision_kind", "event", "verb", "arg_kind", "Provenance", "TypeVar", "cache"))


class Ids:
    """The rule ids that stand at a place, at its function, or at what uses that function.

    Cards likewise: a function belongs to the card that it decorates, or to that of its users.
    """

    def __init__(self, tree: ast.Module, source: str) -> None:
        self.lines = source.splitlines()
        self.statements = tree.body
        self.own = {id(node): self._in(node) for node in tree.body}
        self.uses = {
            id(node): {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            for node in tree.body
        }
        self.declared = dict(filter(None, map(_declared, tree.body)))

    def _in(self, node: ast.stmt) -> tuple[str, ...]:
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
        while first > 1 and self.lines[first - 2].lstrip().startswith("#"):
            first -= 1  # a comment above belongs to what follows
        text = "\n".join(self.lines[first - 1 : node.end_lineno])
        return tuple(dict.fromkeys(ID.findall(text)))

    def of(self, statement: ast.stmt, line: int) -> tuple[str, ...]:
        """Those of the line first, then those of its statement, else of its users."""
        here = ID.findall(self.lines[line - 1])
        found = dict.fromkeys([*here, *self.own[id(statement)]])
        if not found:
            found = dict.fromkeys(self._of_users(statement, 3))
        return tuple(found)

    def cards_of(self, statement: ast.stmt, depth: int = 3) -> tuple[str, ...]:
        """The keys of the cards that it is about."""
        names = self.uses[id(statement)] | _defined(statement)
        found = dict.fromkeys(self.declared[name] for name in sorted(names & self.declared.keys()))
        if not found and depth:
            mine = _defined(statement)
            for other in self.statements:
                if other is not statement and mine & self.uses[id(other)]:
                    found |= dict.fromkeys(self.cards_of(other, depth - 1))
        return tuple(found)

    def _of_users(self, statement: ast.stmt, depth: int) -> list[str]:
        names = _defined(statement)
        found: list[str] = []
        for other in self.statements:
            if other is not statement and names & self.uses[id(other)]:
                ids = self.own[id(other)]
                found += ids if ids or depth == 0 else self._of_users(other, depth - 1)
        return found


def _declared(statement: ast.stmt) -> tuple[str, str] | None:
    """`name = some_card("key", …)`: the name and the key."""
    if not isinstance(statement, ast.Assign) or not isinstance(statement.value, ast.Call):
        return None
    target, call = statement.targets[0], statement.value
    if isinstance(target, ast.Name) and call.args and isinstance(call.args[0], ast.Constant):
        key = call.args[0].value
        if isinstance(key, str) and called(call) not in SAYING:
            return target.id, key
    return None


def _defined(statement: ast.stmt) -> set[str]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return {statement.name}
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    return {
        node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)
    }


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""

"""Small changes of rules, one at a time: what `tools/mutate.py` tries.

`sites(source)` finds every change that can be made to a module, in a fixed order; `changed(source,
number)` makes one of them. Numbers, comparisons, conditions, orders and targets are changed; types,
texts, and what facts say about themselves are not.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tools.mutation_ids import ID, SAYING, Ids, called

#: Arguments of declarations that are texts, sources or keys: no play in them.
QUIET = frozenset(
    (
        *("rules", "note", "ours", "source", "confidence", "colour_confidence"),
        *("computer_confidence", "key", "secret", "empty", "rule", "what", "colour", "shows"),
        "order",
    )
)
_COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_BINARY: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.FloorDiv: ast.Mult,
    ast.Mult: ast.FloorDiv,
}
#: Numbers that part kinds of things and are none of them.
_CODES = frozenset(("CONTAMINATION", "keys.CONTAMINATION"))
#: Operators of what numbers are packed into, no rule: `item & 255`, `mask >> seat & 1`.
_PACKING = (ast.BitAnd, ast.BitOr, ast.LShift, ast.RShift, ast.BitXor)
#: Arguments that cannot be mistaken for somebody or something.
_PLAIN = frozenset(("t", "rule", "choice", "what", "options"))
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Site:
    """One change: where, of which kind, and in words."""

    number: int
    kind: str
    line: int
    function: str
    """The function or method in which it is, empty at the level of the module."""
    before: str
    after: str
    cold: bool
    """It takes effect when the module is loaded, not when a function runs."""
    ids: tuple[str, ...]
    """Rules of the line, of the function, or of those that use the function."""
    cards: tuple[str, ...]
    """The cards, rooms or tokens whose behaviour it is."""

    @property
    def words(self) -> str:
        """What is changed into what."""
        return f"{self.kind}: {self.before} → {self.after}"


Change = Callable[[], None]


@dataclass
class _Found:
    kind: str
    node: ast.AST
    change: Change
    """Makes the change in the tree."""
    before: str
    after: str
    function: ast.FunctionDef | None
    owner: str
    statement: ast.stmt
    cold: bool


def sites(source: str) -> list[Site]:
    """Every change that can be made to a module."""
    tree = ast.parse(source)
    ids = Ids(tree, source)
    found = []
    for number, one in enumerate(_walk(tree)):
        line = getattr(one.node, "lineno", one.statement.lineno)
        found.append(
            Site(
                number,
                one.kind,
                line,
                one.owner,
                one.before,
                one.after,
                one.cold,
                ids.of(one.statement, line),
                ids.cards_of(one.statement),
            )
        )
    return found


def changed(source: str, number: int) -> ast.Module:
    """The module with that one change."""
    tree = ast.parse(source)
    for index, one in enumerate(_walk(tree)):
        if index == number:
            one.change()
            return ast.fix_missing_locations(tree)
    raise IndexError(number)


# ---- finding changes


def _walk(tree: ast.Module) -> Iterator[_Found]:
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef):
            yield from _function(statement, statement.name, statement)
        elif isinstance(statement, ast.ClassDef):
            for part in statement.body:
                if isinstance(part, ast.FunctionDef):
                    yield from _function(part, f"{statement.name}.{part.name}", statement)
        elif not isinstance(statement, ast.Import | ast.ImportFrom | ast.If):
            yield from _Places(None, "", statement, cold=True).of_statement(statement)


def _function(node: ast.FunctionDef, owner: str, statement: ast.stmt) -> Iterator[_Found]:
    """The body takes effect when it runs; decorators and defaults when the module is loaded."""
    outside = _Places(node, owner, statement, cold=True)
    for default in [*node.args.defaults, *node.args.kw_defaults]:
        if default is not None:
            yield from outside.of_expression(node.args, default)
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and called(decorator) not in SAYING:
            yield from outside.of_expression(node, decorator)
    inside = _Places(node, owner, statement, cold=False)
    yield from inside.of_block(node.body, skip_docstring=True)


def _text(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else text[:87] + "…"


class _Places:
    """Changes within one statement of a module."""

    def __init__(
        self, function: ast.FunctionDef | None, owner: str, statement: ast.stmt, *, cold: bool
    ) -> None:
        self.function = function
        self.owner = owner
        self.statement = statement
        self.cold = cold

    def _found(self, kind: str, node: ast.AST, change: Change, before: str, after: str) -> _Found:
        return _Found(
            kind, node, change, before, after, self.function, self.owner, self.statement, self.cold
        )

    # ---- statements

    def of_block(self, body: list[ast.stmt], *, skip_docstring: bool = False) -> Iterator[_Found]:
        first = 1 if skip_docstring and ast.get_docstring(_holder(body)) is not None else 0
        for index in range(first, len(body)):
            node = body[index]
            if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.Raise | ast.Pass):
                continue
            if self._can_go(node):
                yield self._found("without", node, _without(body, index), _text(node), "nothing")
            if index + 1 < len(body) and self._can_swap(node, body[index + 1]):
                both = f"{_text(node)}; {_text(body[index + 1])}"
                yield self._found("order", node, _swapped(body, index), both, "the other way round")
            yield from self.of_statement(node)

    @staticmethod
    def _can_go(node: ast.stmt) -> bool:
        """A statement that does something to the table: a call, or a change of a field."""
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            return True
        if isinstance(node, ast.Assign):
            return not _is_undo(node) and all(
                isinstance(t, ast.Attribute | ast.Subscript) for t in node.targets
            )
        return isinstance(node, ast.AugAssign | ast.Continue)

    @staticmethod
    def _can_swap(one: ast.stmt, other: ast.stmt) -> bool:
        """Two calls in a row, one thing after the other; telling changes nothing."""
        return all(
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Call)
            and called(node.value) not in ("tell", "tell_only", "tell_secret")
            for node in (one, other)
        )

    def of_statement(self, node: ast.stmt) -> Iterator[_Found]:
        if isinstance(node, ast.If | ast.While):
            if not _flips_itself(node.test):
                yield self._negated(node)
            yield from self.of_expression(node, node.test)
            yield from self.of_block(node.body)
            yield from self.of_block(node.orelse)
        elif isinstance(node, ast.For):
            yield from self.of_expression(node, node.iter)
            yield from self.of_block(node.body)
            yield from self.of_block(node.orelse)
        elif isinstance(node, ast.With):
            yield from self.of_block(node.body)
        elif isinstance(node, ast.Try):
            yield from self.of_block(node.body)
            for handler in node.handlers:
                yield from self.of_block(handler.body)
        elif isinstance(node, ast.AugAssign):
            if type(node.op) in _BINARY:
                yield self._operator(node)
            yield from self.of_expression(node, node.value)
        elif isinstance(node, ast.FunctionDef):
            yield from self.of_block(node.body, skip_docstring=True)
        elif isinstance(node, ast.Assign) and _is_undo(node):
            return
        elif isinstance(node, ast.Assign | ast.Return | ast.Expr | ast.AnnAssign):
            text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if node.value is not None and not text:
                yield from self.of_expression(node, node.value)

    def _negated(self, node: ast.If | ast.While | ast.IfExp) -> _Found:
        def change() -> None:
            node.test = _not(node.test)

        return self._found("condition", node.test, change, _text(node.test), _text(_not(node.test)))

    def _operator(self, node: ast.BinOp | ast.AugAssign) -> _Found:
        other = _BINARY[type(node.op)]
        before = _text(node)
        kept = node.op
        node.op = other()
        after = _text(node)
        node.op = kept

        def change() -> None:
            node.op = other()

        return self._found("arithmetic", node, change, before, after)

    # ---- expressions

    def of_expression(self, parent: ast.AST, node: ast.expr) -> Iterator[_Found]:
        yield from self._here(parent, node)
        for holder, child in _children(node):
            yield from self.of_expression(holder, child)

    def _here(self, parent: ast.AST, node: ast.expr) -> Iterator[_Found]:
        if isinstance(node, ast.Constant):
            if not (_is_packing(parent) or _is_minus(parent) or _is_index(parent, node)):
                yield from self._constant(node, least=2 if _is_any_choice(parent) else 0)
        elif isinstance(node, ast.Compare):
            yield from self._comparison(node)
        elif isinstance(node, ast.BoolOp):
            yield from self._both_or_either(parent, node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self._replaced("condition", parent, node, node.operand)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
            yield self._replaced("arithmetic", parent, node, node.operand)
        elif isinstance(node, ast.BinOp) and type(node.op) in _BINARY:
            if not _joins_texts(node) and not _unpacks(node):
                yield self._operator(node)
        elif isinstance(node, ast.IfExp) and not _flips_itself(node.test):
            yield self._negated(node)
        elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp):
            yield from self._comprehension(node)
        elif isinstance(node, ast.Call):
            yield from self._call(node)

    def _constant(self, node: ast.Constant, least: int) -> Iterator[_Found]:
        value = node.value
        if isinstance(value, bool):
            others: tuple[object, ...] = (not value,)
        elif isinstance(value, int):
            others = tuple(n for n in (value + 1, value - 1) if n >= max(least, min(value, 0)))
        else:
            return
        for other in others:

            def change(other: object = other) -> None:
                node.value = other  # type: ignore[assignment]

            yield self._found("number", node, change, repr(value), repr(other))

    def _comparison(self, node: ast.Compare) -> Iterator[_Found]:
        for index, operator in enumerate(node.ops):
            other = _COMPARE[type(operator)]
            if _text(node.comparators[index]) in _CODES:
                # Codes below and above; the border itself is no card.
                other = ast.Lt if isinstance(operator, ast.GtE | ast.Gt) else ast.GtE
            if _is_any_choice(node):
                other = ast.LtE
            before = _text(node)
            node.ops[index] = other()
            after = _text(node)
            node.ops[index] = operator

            def change(index: int = index, other: type[ast.cmpop] = other) -> None:
                node.ops[index] = other()

            yield self._found("comparison", node, change, before, after)

    def _both_or_either(self, parent: ast.AST, node: ast.BoolOp) -> Iterator[_Found]:
        before = _text(node)
        kept = node.op
        other = ast.Or() if isinstance(kept, ast.And) else ast.And()
        node.op = other
        after = _text(node)
        node.op = kept

        def change() -> None:
            node.op = other

        yield self._found("condition", node, change, before, after)
        for index in range(len(node.values)):
            rest = [value for i, value in enumerate(node.values) if i != index]
            new = rest[0] if len(rest) == 1 else ast.BoolOp(kept, rest)
            yield self._replaced("condition", parent, node, new)

    def _comprehension(self, node: ast.expr) -> Iterator[_Found]:
        for part in getattr(node, "generators", []):
            for index, test in enumerate(part.ifs):
                if _flips_itself(test):
                    continue

                def change(part: ast.comprehension = part, index: int = index) -> None:
                    part.ifs[index] = _not(part.ifs[index])

                yield self._found("condition", test, change, _text(test), _text(_not(test)))

    def _call(self, node: ast.Call) -> Iterator[_Found]:
        name = called(node)
        if isinstance(node.func, ast.Name) and name in _CALLS:
            function = node.func
            before = _text(node)
            function.id = _CALLS[name]
            after = _text(node)
            function.id = name

            def change() -> None:
                function.id = _CALLS[name]

            yield self._found("order", node, change, before, after)
        if name in ("sorted", "reversed") and isinstance(node.func, ast.Name):
            yield from self._sorting(node, name)
        if name == "then" and len(node.args) > 1:
            swapped = [node.args[1], node.args[0], *node.args[2:]]
            if not any(isinstance(arg, ast.Starred) for arg in swapped[:2]):

                def other_way() -> None:
                    node.args = swapped

                yield self._found("order", node, other_way, _text(node), "the other way round")
        yield from self._targets(node, name)

    def _sorting(self, node: ast.Call, name: str) -> Iterator[_Found]:
        if name == "reversed":

            def as_it_is() -> None:
                node.func = ast.Name("list", ast.Load())

            yield self._found("order", node, as_it_is, _text(node), "as it is")
        elif not any(word.arg == "reverse" for word in node.keywords):

            def backwards() -> None:
                node.keywords.append(ast.keyword("reverse", ast.Constant(True)))

            yield self._found("order", node, backwards, _text(node), "backwards")

    def _targets(self, node: ast.Call, name: str) -> Iterator[_Found]:
        """Two plain arguments next to each other change places: somebody else is meant."""
        if name in SAYING or name in ("isinstance", "range", "then", "tell_secret", "ask"):
            return
        if name in ("min", "max"):
            return  # the same either way round
        for index in range(len(node.args) - 1):
            one, other = node.args[index], node.args[index + 1]
            if all(isinstance(arg, ast.Name) and arg.id not in _PLAIN for arg in (one, other)):

                def change(index: int = index) -> None:
                    args = node.args
                    args[index], args[index + 1] = args[index + 1], args[index]

                yield self._found(
                    "target", node, change, _text(node), f"{_text(other)}, {_text(one)}"
                )

    def _replaced(self, kind: str, parent: ast.AST, node: ast.expr, new: ast.expr) -> _Found:
        def change() -> None:
            for name, value in ast.iter_fields(parent):
                if value is node:
                    setattr(parent, name, new)
                elif isinstance(value, list):
                    value[:] = [new if part is node else part for part in value]

        return self._found(kind, node, change, _text(node), _text(new))


# ---- helpers


def _holder(body: list[ast.stmt]) -> ast.Module:
    return ast.Module(body, [])


def _not(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(ast.Not(), test)


def _flips_itself(test: ast.expr) -> bool:
    """The same change is found inside: a comparison with an opposite, or a `not`."""
    if isinstance(test, ast.UnaryOp):
        return isinstance(test.op, ast.Not)
    exact = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], exact)


def _is_packing(node: ast.AST) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, _PACKING)


def _is_minus(node: ast.AST) -> bool:
    """`-1` and its like stand for nothing, nobody, nowhere."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)


def _is_index(parent: ast.AST, node: ast.expr) -> bool:
    """`figure[2]`: the name of a part."""
    return isinstance(parent, ast.Subscript) and parent.slice is node


def _is_any_choice(node: ast.AST) -> bool:
    """`len(options) > 1`: a question with one answer is asked or not, which is no rule."""
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Call)
        and called(node.left) == "len"
        and isinstance(node.ops[0], ast.Gt)
        and isinstance(node.comparators[0], ast.Constant)
        and node.comparators[0].value == 1
    )


def _unpacks(node: ast.BinOp) -> bool:
    return _is_packing(node) and isinstance(node.right, ast.Constant)


def _without(body: list[ast.stmt], index: int) -> Change:
    def change() -> None:
        body[index] = ast.Pass()

    return change


def _swapped(body: list[ast.stmt], index: int) -> Change:
    def change() -> None:
        body[index], body[index + 1] = body[index + 1], body[index]

    return change


def _joins_texts(node: ast.BinOp) -> bool:
    """Texts and tuples are joined with +: the other operator would only be an error."""
    sides = (node.left, node.right)
    return any(
        isinstance(side, ast.Tuple | ast.List | ast.JoinedStr | ast.ListComp)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        or (isinstance(side, ast.Call) and called(side) in ("list", "tuple"))
        for side in sides
    )


def _is_undo(node: ast.Assign) -> bool:
    """`t.revealed = True`: what cannot be taken back is a promise of the program, no rule."""
    return any(isinstance(t, ast.Attribute) and t.attr == "revealed" for t in node.targets)


def _is_refusal(node: ast.expr) -> bool:
    """`("message", "LD-ACT-02", 3)`: the reason why something cannot be done, in words."""
    if not isinstance(node, ast.Tuple) or len(node.elts) < 2:
        return False
    rule = node.elts[1]
    return isinstance(rule, ast.Constant) and ID.fullmatch(str(rule.value)) is not None


def _children(node: ast.expr) -> Iterator[tuple[ast.AST, ast.expr]]:
    """(what holds it, the expression), without what only says something."""
    if isinstance(node, ast.JoinedStr) or _is_refusal(node):
        return
    if isinstance(node, ast.Call):
        if called(node) in SAYING:
            return
        if not isinstance(node.func, ast.Name):
            yield from _children(node.func)
        yield from ((node, arg) for arg in node.args)
        yield from ((word, word.value) for word in node.keywords if word.arg not in QUIET)
        return
    if isinstance(node, ast.Lambda):
        yield node, node.body
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield node, child
        elif isinstance(child, ast.comprehension):
            yield child, child.iter
            yield from ((child, test) for test in child.ifs)

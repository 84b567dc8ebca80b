"""Tables from a list of fields: each field is written once, with its type, start and meaning.

    @table_class
    class Table(BaseTable):
        round: int = start(0)  # rounds begun so far
        hand: list[tuple[int, ...]] = each_seat(())  # cards in hand

`table_class` makes the slots, `__init__`, `clone`, `dump` and `load` of the class and of those it
builds on. They are written out as source and compiled: a clone is one straight run of assignments,
because a search makes hundreds of thousands of them.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from lockdown.kernel import rng

T = TypeVar("T")


class Start(NamedTuple):
    """How a field begins. Flat lists are changed in place, so a clone copies them."""

    value: Any
    flat: bool = False
    seats: bool = False


def start(value: Any) -> Any:
    """A field that is replaced, never changed in place: an int, a bool, a text or a tuple."""
    return Start(value)


def flat(*values: Any) -> Any:
    """A list that is changed in place, with these values at the start."""
    return Start(values, flat=True)


def each_seat(value: Any) -> Any:
    """A list with one value a seat, changed in place."""
    return Start(value, flat=True, seats=True)


def frozen(value: Any) -> Any:
    """JSON lists back as tuples, all the way down."""
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    return value


#: What a kernel's table has besides: saved first, in this order (see `kernel.table.BaseTable`).
_KERNEL = ("agenda", "decision", "rng", "script")


def table_class(cls: type[T]) -> type[T]:
    """The class with slots for its annotated fields, and what copies, saves and reads them."""
    own = {
        name: declared
        for name in inspect.get_annotations(cls)
        if isinstance(declared := cls.__dict__.get(name), Start)
    }
    fields: dict[str, Start] = {**getattr(cls, "FIELDS", {}), **own}
    body = {
        name: value
        for name, value in cls.__dict__.items()
        if name not in own and name not in ("__dict__", "__weakref__")
    }
    there = {name for base in cls.__mro__[1:] for name in getattr(base, "__slots__", ())}
    body["__slots__"] = tuple(
        name
        for name, kind in inspect.get_annotations(cls).items()
        if name not in body and name not in there and not str(kind).startswith("ClassVar")
    )
    body["FIELDS"] = fields
    body["SAVED"] = (*_KERNEL, *fields)
    body["FLAT"] = frozenset(("agenda", "script", *(n for n, s in fields.items() if s.flat)))
    made: Any = type(cls.__name__, cls.__bases__, body)
    made.__qualname__ = cls.__qualname__
    for method in (_init(fields, made), _clone(fields, made), _dump(fields)):
        setattr(made, method.__name__, method)
    return made  # type: ignore[no-any-return]


def _compiled(name: str, lines: list[str], known: dict[str, Any]) -> Callable[..., Any]:
    scope: dict[str, Any] = dict(known)
    exec("\n    ".join(lines), scope)  # noqa: S102 (our own field names, nothing from outside)
    made: Callable[..., Any] = scope[name]
    return made


def _init(fields: dict[str, Start], made: Any) -> Callable[..., Any]:
    lines = ["def __init__(self, rs, n):", "base(self)", "self.rs = rs", "self.n = n"]
    known: dict[str, Any] = {"base": made.KERNEL.__init__}
    for name, field in fields.items():
        known[f"_{name}"] = [field.value] if field.seats else field.value
        if field.seats:
            lines.append(f"self.{name} = _{name} * n")
        elif field.flat:
            lines.append(f"self.{name} = list(_{name})")
        else:
            lines.append(f"self.{name} = _{name}")
    return _compiled("__init__", lines, known)


def _clone(fields: dict[str, Start], made: Any) -> Callable[..., Any]:
    lines = [
        "def clone(self):",
        '"""An independent copy: references to immutable values, slices of the flat lists."""',
        "new = blank(made)",
        "new.rs = self.rs",
        "new.n = self.n",
        "new.agenda = self.agenda[:]",
        "new.decision = self.decision",
        "new.rng = self.rng",
        "new.script = self.script[:] if self.script else []",
        "new.told = []",
        "new.revealed = False",
        "new.quiet = self.quiet",
    ]
    for name, field in fields.items():
        lines.append(f"new.{name} = self.{name}" + ("[:]" if field.flat else ""))
    lines.append("return new")
    return _compiled("clone", lines, {"made": made, "blank": object.__new__})


def _dump(fields: dict[str, Start]) -> Callable[..., Any]:
    kernel = "self.agenda, self.decision, saved(self.rng), self.script"
    names = ", ".join((kernel, *(f"self.{name}" for name in fields)))
    lines = [
        "def dump(self):",
        '"""All fields in the order of `SAVED`, as JSON can hold them."""',
        f"return [{names}]",
    ]
    return _compiled("dump", lines, {"saved": rng.saved})

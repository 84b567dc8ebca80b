"""The games of this table, one package each: what differs between them stands here."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec


@cache
def load() -> tuple[str, ...]:
    """Register every game of the program (its module `game` does it); their names."""
    found = [
        module.name
        for module in pkgutil.iter_modules(__path__)
        if module.ispkg and find_spec(f"{__name__}.{module.name}.game") is not None
    ]
    for name in found:
        import_module(f"{__name__}.{name}.game")
    return tuple(found)

"""What was built for an earlier view of a game and still holds.

A part of a view is a pure function of a few fields of the table, and those are replaced, never
changed. Whoever looks at the same game again and again (a server after every move, a bot at every
decision) keeps the parts whose fields are still the same. Parts that did not change are the same
objects as before, so that finding what changed is quick as well.

Forgetting a field here would show a player something stale: a test compares every view of whole
games with one that was built from nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Memo = dict[Any, tuple[tuple[Any, ...], Any]]
"""By part: the fields it was built from, and the part."""

T = TypeVar("T")


def kept(memo: Memo, part: Any, fields: tuple[Any, ...], make: Callable[..., T], *args: Any) -> T:
    """The part as it was built before, if its fields are the same; else built by `make(*args)`."""
    found = memo.get(part)
    if found is None:
        value = make(*args)
    elif found[0] == fields:
        return found[1]  # type: ignore[no-any-return]
    else:
        value = make(*args)
        if value == found[1]:
            value = found[1]
    memo[part] = fields, value
    return value

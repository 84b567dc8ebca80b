"""Piles of items and tokens as both kinds of check read them."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.games.lockdown.table import LockdownTable
from lockdown.scenario import words as say
from lockdown.scenario.compare import Pile
from lockdown.state import keys


def items_pile(t: LockdownTable, what: str, values: tuple[int, ...] | list[int]) -> Pile:
    """A pile of items."""
    return Pile(
        what,
        list(values),
        lambda i: say.item_text(i, t.rs),
        lambda w, i: say.item_matches(w, i, t.rs),
    )


def tokens_pile(t: LockdownTable, what: str, places: Callable[[int], bool]) -> Pile:
    """Contingency tokens in some places."""
    found = sorted((place, face) for face, place in zip(t.ctg_face, t.ctg_place, strict=True))
    return Pile(
        what,
        [face for place, face in found if places(place)],
        lambda i: keys.CONTINGENCIES[i],
        lambda w, i: say.key(w, keys.CONTINGENCIES, "contingency") == i,
    )

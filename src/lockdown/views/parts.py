"""What a game adds to views: its own records, and the functions that fill their fields.

`build` makes the part that both games share and asks the rule set for the rest (`Ruleset.view`).
Everything here follows the rule of all views: built up from nothing, for one pair of eyes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewParts:
    """The part of views that one game brings along. `seat` None is a spectator."""

    table: Callable[..., Any]
    crew: Callable[..., Any]
    me: Callable[..., Any]
    result: Callable[..., Any]
    of_table: Callable[[Any, int | None, Any], dict[str, Any]]
    """(table, seat, memo): fields of the table's record."""
    known_to: Callable[[Any, int, Any, Any], dict[str, Any]]
    """(table, seat, memo, shared): those of them that a seat sees otherwise than everybody."""
    of_crew: Callable[[Any, int | None, int], dict[str, Any]]
    """(table, seat, other): fields of a character's record."""
    with_known: Callable[[Any, int, int], dict[str, Any]]
    """(table, seat, other): those of them that a seat sees otherwise than everybody."""
    knows_of: Callable[[Any, int, int], bool]
    """(table, seat, other): whether `with_known` would change anything."""
    crew_fields: Callable[[Any, int], Any]
    """(table, other): what `of_crew` is made of (for the memo)."""
    known_fields: Callable[[Any, int], tuple[Any, ...]]
    """(table, seat): what `with_known` is made of besides."""
    of_me: Callable[[Any, int], dict[str, Any]]
    me_fields: Callable[[Any], Any]
    of_result: Callable[[Any], dict[str, Any]]
    decks: Callable[[Any], tuple[Any, ...]]
    """Decks besides those of both games."""
    deck_fields: Callable[[Any], tuple[Any, ...]]

"""Tests of objectives that only Lockdown has (LD-OBJ)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules.queries import alive, slots
from lockdown.state import keys


def _no_nemesis_survivor(t: LockdownTable, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-06: the owner's own character counts."""
    return not any(
        alive(t, s) and t.rs.characters[t.char[s]].origin == "survivor" for s in range(t.n)
    )


def _complex_destroyed(t: LockdownTable, seat: int, test: dict[str, Any]) -> bool:
    """LD-END-05; the red contingency does not count (LD-CTG-16)."""
    return t.destroyed


def _knowledge(t: LockdownTable, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-11."""
    return t.knowledge[seat] >= int(test["min"])


def _knowledge_active(t: LockdownTable, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-12."""
    return bool(t.active >> seat & 1)


def _sections_explored(t: LockdownTable, seat: int, test: dict[str, Any]) -> bool:
    """LD-OBJ-13."""
    board = t.rs.board
    wanted = 0
    for name in test["sections"]:
        wanted |= board.section_slots[keys.SECTIONS.index(name)]
    return not slots(wanted & ~t.explored)


PLACE_WORDS = {
    keys.LOCKED_IN: "isolation",
    keys.LAUNCHED: "container",
    keys.BUNKER: "bunker",
}


def _survived_in(t: LockdownTable, seat: int, test: dict[str, Any]) -> bool:
    """LD-GOL-03."""
    return PLACE_WORDS.get(t.place[seat], "") in test["places"]


TESTS: dict[str, Callable[[Any, int, dict[str, Any]], bool]] = {
    "no_nemesis_survivor": _no_nemesis_survivor,
    "complex_destroyed": _complex_destroyed,
    "knowledge": _knowledge,
    "knowledge_token_active": _knowledge_active,
    "sections_explored": _sections_explored,
    "survived_in": _survived_in,
}

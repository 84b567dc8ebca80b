"""Double corridors (NM-ALT-04): whoever walks between such rooms chooses one of them."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import movement
from lockdown.rules.verbs import ROOM_SLOT, THROUGH

WHICH_CORRIDOR = decision_kind(
    "which_corridor", "NM-ALT-04", "Two corridors lead there: which one?", room=(1, ROOM_SLOT)
)


def which(t: NemesisTable, seat: int, slot: int, ways: list[int], rest: movement.Walk) -> None:
    """NM-ALT-04: the walker chooses before moving; `rest` is how the walk goes on."""
    options: list[tuple[Any, ...]] = [(THROUGH, t.rs.board.code[way]) for way in ways]
    t.ask(seat, WHICH_CORRIDOR, options, chosen, seat, slot, rest)


@step
def chosen(
    t: NemesisTable, seat: int, slot: int, rest: movement.Walk, choice: tuple[Any, ...]
) -> None:
    """One of the corridors was named."""
    movement.go_through(t, seat, slot, t.rs.board.by_code[choice[1]], rest)

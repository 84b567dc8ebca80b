"""Doors (LD-DOR): open, closed or destroyed; the supply of tokens; the vented room.

A corridor is open while it is in neither mask, closed in `t.closed`, destroyed in `t.wrecked`.
"""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened
from lockdown.rules.verbs import CORRIDOR, THROUGH
from lockdown.state.table import Table

MOVE_DOOR = decision_kind(
    "move_door",
    "LD-DOR-09",
    "No door token is left: choose the closed door to take.",
    corridor=(1, CORRIDOR),
)


def doors_left(t: Table) -> int:
    """LD-DOR-09: tokens in the supply; destroyed doors keep theirs."""
    return t.rs.doors - t.closed.bit_count() - t.wrecked.bit_count()


def is_open(t: Table, corridor: int) -> bool:
    """LD-DOR-02, LD-DOR-09: no door token in the corridor."""
    return not (t.closed | t.wrecked) >> corridor & 1


def takes_door(t: Table, corridor: int) -> bool:
    """LD-DOR-01, LD-SRF-11, LD-SRF-12: an ordinary corridor, no path and no noise space."""
    return corridor < t.rs.board.tech and not t.rs.board.doorless >> corridor & 1


def close_door(t: Table, corridor: int, rule: str, seat: int, keep: int = 0) -> None:
    """LD-DOR-08: stand a door in an open corridor; LD-DOR-09 if no token is left.

    `seat` chooses a door to take in that case, never one of the mask `keep`. The technical
    corridors take no doors (LD-DOR-01), nor do paths (LD-SRF-11).
    """
    if not takes_door(t, corridor) or not is_open(t, corridor):
        return
    if doors_left(t) > 0:
        t.closed |= 1 << corridor
        t.tell(happened.DOOR_CLOSED, rule, t.rs.board.code[corridor])
        return
    choices = [c for c in range(t.rs.board.tech) if t.closed >> c & 1 and not keep >> c & 1]
    if not choices:
        return
    if len(choices) == 1:
        _move_door(t, choices[0], corridor, rule)
        return
    options: list[tuple[Any, ...]] = [(THROUGH, t.rs.board.code[c]) for c in choices]
    t.ask(seat, MOVE_DOOR, options, door_moved, rule, t.rs.board.code[corridor])


@step
def door_moved(t: Table, rule: str, code: int, choice: tuple[Any, ...]) -> None:
    """The closed door to take was chosen (LD-DOR-09)."""
    board = t.rs.board
    _move_door(t, board.by_code[choice[1]], board.by_code[code], rule)


def _move_door(t: Table, origin: int, corridor: int, rule: str) -> None:
    open_door(t, origin, "LD-DOR-09")
    t.closed |= 1 << corridor
    t.tell(happened.DOOR_CLOSED, rule, t.rs.board.code[corridor])


@step
def close_doors(t: Table, corridors: tuple[int, ...], rule: str, seat: int, keep: int) -> None:
    """Close several doors one after the other; those just placed are not moved (LD-DOR-09)."""
    if corridors:
        first, rest = corridors[0], corridors[1:]
        if rest:
            t.push(close_doors, rest, rule, seat, keep | 1 << first)
        close_door(t, first, rule, seat, keep | 1 << first)


def open_door(t: Table, corridor: int, rule: str) -> None:
    """LD-DOR-08: take the token of a closed door away."""
    if t.closed >> corridor & 1:
        t.closed &= ~(1 << corridor)
        t.tell(happened.DOOR_OPENED, rule, t.rs.board.code[corridor])
        _call_off_venting(t, corridor)


def destroy_door(t: Table, corridor: int, rule: str) -> None:
    """LD-DOR-05, LD-DOR-07: the token lies down and stays for good."""
    if t.closed >> corridor & 1:
        t.closed &= ~(1 << corridor)
        t.wrecked |= 1 << corridor
        t.tell(happened.DOOR_DESTROYED, rule, t.rs.board.code[corridor])
        _call_off_venting(t, corridor)


def restore_door(t: Table, corridor: int, rule: str) -> None:
    """NM-DOR-07: a destroyed door is a closed one again."""
    if t.wrecked >> corridor & 1:
        t.wrecked &= ~(1 << corridor)
        t.closed |= 1 << corridor
        t.tell(happened.DOOR_CLOSED, rule, t.rs.board.code[corridor])


def _call_off_venting(t: Table, corridor: int) -> None:
    """LD-DOR-13: an opened or destroyed door of the vented room removes the token."""
    if t.vented and t.rs.board.doors_of[t.vented] >> corridor & 1:
        t.tell(happened.DEPRESSURIZE_OFF, "LD-DOR-13", t.vented)
        t.vented = 0


def switch_door(t: Table, corridor: int, rule: str, seat: int) -> None:
    """LD-DOR-14: open it if it is closed, close it if it is open."""
    if t.closed >> corridor & 1:
        open_door(t, corridor, rule)
    else:
        close_door(t, corridor, rule, seat)

"""Action cards of the Pilot."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import course
from lockdown.games.nemesis.cards.common import (
    NO_DOOR,
    computer_room_actions,
    doors_here,
    no_computer_action,
    switch_door,
)
from lockdown.games.nemesis.cards.registry import action_card
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules.looking import look_at_tiles
from lockdown.rules.needs import computer_here
from lockdown.rules.queries import is_room
from lockdown.rules.room_actions import (
    do_room_action,
    free_action_refusal,
    free_room_actions,
    unseen_refusal,
)
from lockdown.state.facts import NEVER, Refusal

Options = list[tuple[Any, ...]]

piloting = action_card(
    "piloting",
    copies={"pilot": 1},
    cost=0,
    combat=NEVER,
    rules="NM-ACT-09 NM-ROM-30 NM-ROM-36 NM-MRK-25 NM-BRD-16",
    source="public",
    confidence="high",
)


def cockpit_or_computer(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-36: the actions of the Cockpit, or of a room with a computer."""
    if is_room(t, t.room[seat], "cockpit"):
        return free_room_actions(t, seat)
    return computer_room_actions(t, seat)


def no_controls(t: NemesisTable, seat: int) -> Refusal:
    """NM-ROM-36: neither the Cockpit nor a working computer, or nothing of the room to be done."""
    if is_room(t, t.room[seat], "cockpit"):
        return free_action_refusal(t, seat)
    return no_computer_action(t, seat)


@piloting.part(target=cockpit_or_computer, empty=no_controls)
def steer(t: NemesisTable, seat: int, key: str) -> None:
    """NM-ROM-36: one of them, free."""
    do_room_action(t, seat, key)


def coordinates_from_here(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-MRK-25, NM-SET-33: at a computer, and the card is not known yet."""
    refusal = computer_here(t, seat)
    if refusal is None and t.seen_coordinates >> seat & 1:
        return ("coordinates_known", "NM-SET-33")
    return refusal


@piloting.part(needs=coordinates_from_here)
def read_coordinates(t: NemesisTable, seat: int) -> None:
    """NM-BRD-16: look alone at the coordinates card."""
    course.look_at_coordinates(t, seat, "NM-BRD-16")


knowledge_of_the_ship = action_card(
    "knowledge_of_the_ship",
    copies={"pilot": 1},
    cost=0,
    combat=NEVER,
    rules="NM-DOR-08 NM-DOR-09 NM-DOR-11 NM-BRD-16",
    source="public",
    confidence="high",
)


@knowledge_of_the_ship.part(target=doors_here, empty=NO_DOOR)
def switch_a_door(t: NemesisTable, seat: int, code: int) -> None:
    """NM-DOR-08, NM-DOR-11."""
    switch_door(t, seat, code, "NM-DOR-11")


@knowledge_of_the_ship.part(needs=unseen_refusal)
def remember_the_plans(t: NemesisTable, seat: int) -> None:
    """NM-BRD-16: one unexplored room tile, not its token."""
    t.push(look_at_tiles, seat, 1, 0)

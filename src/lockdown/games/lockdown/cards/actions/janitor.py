"""Action cards of the Janitor."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import computer, elevator
from lockdown.games.lockdown.cards.registry import action_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import crafting, doors, items, markers
from lockdown.rules.looking import look_at_tiles
from lockdown.rules.needs import computer_here, fire_here, in_a_section, malfunction_here
from lockdown.rules.queries import in_dark, slots
from lockdown.rules.room_actions import (
    do_room_action,
    free_action_refusal,
    free_room_actions,
    room_colour_refusal,
    unseen_refusal,
)
from lockdown.rules.verbs import DROP, TAKE, THROUGH
from lockdown.state.facts import NEVER, Refusal
from lockdown.state.keys import ITEM

emergency_key = action_card(
    "emergency_key",
    copies={"janitor": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ROM-63 LD-ROM-64 LD-BRD-19 LD-DOR-08 LD-DOR-09",
    source="public",
    confidence="high",
)


@emergency_key.part(needs=elevator.elevator_room_refusal, target=elevator.destinations)
def override_elevator(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-ROM-63, LD-ROM-64, LD-BRD-19: the elevator comes here, then goes, without power too."""
    elevator.bring(t, t.room[seat], "LD-ROM-63")
    t.push(elevator.ride, seat, slot)


def doors_to_switch(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-DOR-14: corridors of the room without a destroyed door; closing needs a token."""
    board = t.rs.board
    ways = board.doors_of[t.room[seat]] & ~t.wrecked
    if doors.doors_left(t) <= 0 and not t.closed:
        ways = 0
    return [(THROUGH, board.code[corridor]) for corridor in slots(ways)]


@emergency_key.part(target=doors_to_switch, empty=("no_door", "LD-DOR-14"))
def override_door(t: LockdownTable, seat: int, corridor: int) -> None:
    """LD-DOR-08, LD-DOR-09, LD-DOR-14: open it or close it."""
    doors.switch_door(t, t.rs.board.by_code[corridor], "LD-DOR-08", seat)


clean_up = action_card(
    "clean_up",
    copies={"janitor": 1},
    cost=0,
    combat=NEVER,
    rules="LD-CRD-04 LD-MRK-20 LD-MRK-29",
    source="rulebook",
    confidence="high",
)


@clean_up.part(needs=malfunction_here)
def clean_up_malfunction(t: LockdownTable, seat: int) -> None:
    """LD-CRD-04, LD-MRK-29."""
    markers.remove_malfunction(t, t.room[seat], "LD-MRK-29")


@clean_up.part(needs=fire_here)
def clean_up_fire(t: LockdownTable, seat: int) -> None:
    """LD-CRD-04, LD-MRK-20."""
    markers.remove_fire(t, t.room[seat], "LD-MRK-20")


maintenance_plan = action_card(
    "maintenance_plan",
    copies={"janitor": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ROM-08 LD-ROM-10",
    source="public",
    confidence="high",
    note="One transcription gives cost 1; the three sister cards cost 0.",
)


def white_or_yellow(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-10."""
    return room_colour_refusal(t, seat, "white", "yellow")


@maintenance_plan.part(needs=white_or_yellow, target=free_room_actions, empty=free_action_refusal)
def planned_maintenance(t: LockdownTable, seat: int, key: str) -> None:
    """LD-ROM-08, LD-ACT-14: one action of the room, free."""
    do_room_action(t, seat, key)


@maintenance_plan.part(needs=unseen_refusal)
def study_blueprints(t: LockdownTable, seat: int) -> None:
    """Look at up to 2 unexplored room tiles, not at their tokens."""
    t.push(look_at_tiles, seat, 2, 0)


jury_rigging = action_card(
    "jury_rigging",
    copies={"janitor": 1},
    cost=2,
    combat=NEVER,
    rules="LD-CRF-02 LD-CRF-08 LD-CRF-10 LD-ITM-07",
    source="public",
    confidence="high",
)


RIGGED = tuple(ITEM[key] for key in ("flamethrower", "enviro_suit", "taser"))


def yellow_room_with_items(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-10, LD-SRC-09: a yellow room that is not empty."""
    if t.counter[t.room[seat]] < 1:
        return ("room_empty", "LD-SRC-09")
    return room_colour_refusal(t, seat, "yellow")


def rigged_items(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-CRF-02, LD-CRF-10: what is left of the three in the crafted deck."""
    return [(TAKE, kind) for kind in RIGGED if kind in t.crafted]


def slot_for_rigged(t: LockdownTable, seat: int, kind: int) -> list[tuple[Any, ...]]:
    """LD-ITM-07: with full hands the thing to drop for a heavy item is chosen now."""
    if not t.rs.items[kind].heavy or items.free_slots(t, seat) > 0:
        return []
    return [(DROP, item) for item in dict.fromkeys(t.hands[seat])]


@jury_rigging.part(
    needs=yellow_room_with_items,
    target=(rigged_items, slot_for_rigged),
    empty=("none_left", "LD-CRF-10"),
)
def rig_up(t: LockdownTable, seat: int, kind: int, dropped: int) -> None:
    """LD-CRF-08, LD-CRF-10: no components; a Flamethrower comes loaded."""
    markers.lower_counter(t, t.room[seat], "LD-ROM-11")
    crafting.make(t, seat, kind, (), dropped, "LD-CRF-10")


it_should_work = action_card(
    "it_should_work",
    copies={"janitor": 1},
    cost=1,
    combat=NEVER,
    rules="LD-ROM-03 LD-CPU-01 LD-CPU-02",
    source="public",
    confidence="medium",
    note="That the cost of the action itself is covered by the card is our reading.",
)


def actions_despite_malfunction(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-ROM-03: the actions of the room that only the marker blocks."""
    return free_room_actions(t, seat, broken=True)


def despite_malfunction_refusal(t: LockdownTable, seat: int) -> Refusal:
    """LD-ROM-08: why the room's actions are out of reach even so."""
    return free_action_refusal(t, seat, broken=True)


@it_should_work.part(
    needs=malfunction_here,
    target=actions_despite_malfunction,
    empty=despite_malfunction_refusal,
)
def work_around(t: LockdownTable, seat: int, key: str) -> None:
    """LD-ROM-03, LD-ACT-14: one action of the room, free; the marker stays."""
    do_room_action(t, seat, key)


def computer_without_power(t: LockdownTable, seat: int) -> Refusal | None:
    """A working computer in an unpowered section, and an option that can do something.

    Hurt eyes are as good as a section without power (LD-PWR-08).
    """
    refusal = in_a_section(t, seat) or computer_here(t, seat)
    if refusal is None and not in_dark(t, seat):
        refusal = ("powered_already", "LD-CPU-01")
    if refusal is None and not computer.open_options(t, seat):
        refusal = ("computer_idle", "LD-ACT-26")
    return refusal


@it_should_work.part(needs=computer_without_power)
def boot_without_power(t: LockdownTable, seat: int) -> None:
    """LD-CPU-01, LD-CPU-02: one computer action as if the section were powered, free."""
    t.push(computer.computer_action, seat)

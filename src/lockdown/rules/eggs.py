"""Eggs and the Nest (LD-ROM-39, LD-ROM-41, LD-EVT-10, LD-BAS-14, LD-BAS-15)."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened, items
from lockdown.rules.queries import explored_room, is_room, turn_order
from lockdown.rules.verbs import OPTION, ROOM_SLOT
from lockdown.state.keys import EGG
from lockdown.state.table import Table

WHICH_EGG = decision_kind(
    "which_egg",
    "LD-BAS-14",
    "Which egg is destroyed: one that lies there, or one of the Nest?",
    room=(0, ROOM_SLOT),
)
LYING, IN_NEST = "lying", "nest"


def eggs_in(t: Table, slot: int) -> int:
    """Uncarried eggs in a room: those lying there and, in the explored Nest, its own."""
    lying = sum(1 for thing in t.lying if thing >> 16 == slot and thing & 255 == EGG)
    return lying + (t.eggs if is_room(t, slot, "nest") else 0)


def destroy_eggs(t: Table, slot: int, count: int, rule: str, seat: int = -1) -> None:
    """Destroy up to `count` uncarried eggs of a room.

    In the Nest the laboratory board comes first (LD-ROM-39, LD-EVT-10), or `seat` chooses (-1: the
    first player) where the rule set says so; destroyed eggs return to the supply (LD-BAS-14).
    """
    for left in range(count, 0, -1):
        in_nest = is_room(t, slot, "nest") and t.eggs > 0
        lies = slot << 16 | EGG in t.lying
        if in_nest and lies and t.rs.eggs_chosen and left < eggs_in(t, slot):
            chooser = seat if seat >= 0 else next(iter(turn_order(t)), -1)
            if chooser >= 0:
                options: list[tuple[Any, ...]] = [(OPTION, LYING), (OPTION, IN_NEST)]
                t.ask(chooser, WHICH_EGG, options, egg_chosen, slot, left, rule, chooser)
                return
        if not in_nest and not lies:
            return
        _destroy_egg(t, slot, rule, lying=not in_nest)


def _destroy_egg(t: Table, slot: int, rule: str, *, lying: bool) -> None:
    if lying:
        items.take_lying(t, slot, EGG)
    else:
        take_nest_egg(t)
    t.egg_supply += 1
    t.tell(happened.EGG_DESTROYED, rule, slot)


@step
def egg_chosen(
    t: Table, slot: int, left: int, rule: str, seat: int, choice: tuple[Any, ...]
) -> None:
    """NM-ROM-14, NM-ROM-15: one egg was chosen; then the others."""
    _destroy_egg(t, slot, rule, lying=choice[1] == LYING)
    destroy_eggs(t, slot, left - 1, rule, seat)


def take_nest_egg(t: Table) -> None:
    """LD-ROM-41: the last egg taken or destroyed destroys the Nest for good."""
    t.eggs -= 1
    if t.eggs == 0 and not t.nest_destroyed:
        t.nest_destroyed = True
        t.tell(happened.NEST_DESTROYED, "LD-ROM-41")


def lay_egg(t: Table, rule: str) -> None:
    """LD-BAG-09: one more egg on the laboratory board, while tokens last."""
    if t.egg_supply > 0:
        t.egg_supply -= 1
        t.eggs += 1
        t.tell(happened.EGG_ADDED, rule, t.eggs)


def hatch_egg(t: Table, rule: str) -> None:
    """LD-ROM-41: an egg leaves the laboratory board, wherever the Nest lies; to the supply."""
    if t.eggs:
        t.tell(happened.EGG_HATCHED, rule, t.eggs - 1)
        take_nest_egg(t)
        t.egg_supply += 1


def nest_slot(t: Table) -> int:
    """The slot of the discovered Nest, 0 while it is unexplored."""
    return explored_room(t, "nest")

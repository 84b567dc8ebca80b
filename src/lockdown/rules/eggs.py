"""Eggs and the Nest (LD-ROM-39, LD-ROM-41, LD-EVT-10, LD-BAS-14, LD-BAS-15)."""

from __future__ import annotations

from lockdown.rules import happened, items
from lockdown.rules.queries import explored_room, is_room
from lockdown.state.keys import EGG
from lockdown.state.table import Table


def eggs_in(t: Table, slot: int) -> int:
    """Uncarried eggs in a room: those lying there and, in the explored Nest, its own."""
    lying = sum(1 for thing in t.lying if thing >> 16 == slot and thing & 255 == EGG)
    return lying + (t.eggs if is_room(t, slot, "nest") else 0)


def destroy_eggs(t: Table, slot: int, count: int, rule: str) -> int:
    """Destroy up to `count` uncarried eggs of a room; returns how many.

    In the Nest the laboratory board comes first (LD-ROM-39, LD-EVT-10); destroyed eggs return to
    the supply (LD-BAS-14).
    """
    done = 0
    while done < count:
        if is_room(t, slot, "nest") and t.eggs:
            take_nest_egg(t)
        elif slot << 16 | EGG in t.lying:
            items.take_lying(t, slot, EGG)
        else:
            break
        t.egg_supply += 1
        done += 1
        t.tell(happened.EGG_DESTROYED, rule, slot)
    return done


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

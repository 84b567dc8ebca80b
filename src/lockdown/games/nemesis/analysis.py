"""Weaknesses (NM-WEA): three cards, each bound to a kind of object that must be analysed."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules import happened, items
from lockdown.rules.queries import here, is_room, room_named
from lockdown.rules.verbs import OPTION, PLAYER, TAKE
from lockdown.state import keys
from lockdown.state.keys import CARCASS, CORPSE, EGG

Options = list[tuple[Any, ...]]
#: The weakness spaces in order (NM-SET-11): what must be analysed for each.
SPACES = (CORPSE, EGG, CARCASS)
ON_FLOOR = "floor"


def space_of(item: int) -> int:
    """The weakness space of an object."""
    return SPACES.index(item & 255)


def undiscovered(t: NemesisTable, item: int) -> bool:
    """NM-WEA-05: whether the weakness of that kind still lies face down."""
    return item & 255 in SPACES and not t.weakness_up >> space_of(item) & 1


def _objects(t: NemesisTable, source: Any, slot: int) -> list[int]:
    """Objects in a room that would show something: lying there, or carried by one.

    In the Nest the eggs on the Intruder board are there too (NM-ROM-13).
    """
    found = list(t.hands[source]) if source != ON_FLOOR else items.lying_in(t, slot)
    if source == ON_FLOOR and t.eggs and is_room(t, slot, "nest"):
        found.append(EGG)
    return [item for item in dict.fromkeys(found) if undiscovered(t, item)]


def sources_in(t: NemesisTable, seat: int, slot: int) -> Options:
    """NM-ROM-11: the floor of a room, and characters there, the acting one first."""
    options: Options = [(OPTION, ON_FLOOR)] if _objects(t, ON_FLOOR, slot) else []
    crew = sorted(here(t, slot), key=lambda other: other != seat)
    return options + [
        (PLAYER, other)
        for other in crew
        if t.place[other] == keys.IN_ROOM and _objects(t, other, slot)
    ]


def objects_in(t: NemesisTable, source: Any, slot: int) -> Options:
    """Which of them."""
    return [(TAKE, item) for item in _objects(t, source, slot)]


def sources(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-11: what can be analysed in the Laboratory."""
    return sources_in(t, seat, room_named(t, "laboratory"))


def objects(t: NemesisTable, seat: int, source: Any) -> Options:
    """Which of them."""
    return objects_in(t, source, room_named(t, "laboratory"))


def carrier(t: NemesisTable, seat: int, source: Any, item: int) -> int:
    """NM-ROM-11, NM-ACT-20: another carrier is asked before the cost is paid."""
    return -1 if source in (ON_FLOOR, seat) else int(source)


def analyse(t: NemesisTable, seat: int, source: Any, item: int, rule: str) -> None:
    """NM-ROM-11, NM-WEA-02: an object in the Laboratory."""
    analyse_in(t, seat, room_named(t, "laboratory"), source, item, rule)


def analyse_in(t: NemesisTable, seat: int, slot: int, source: Any, item: int, rule: str) -> None:
    """NM-WEA-02: the card of that kind is turned up; the object is kept."""
    if item in _objects(t, source, slot):
        t.tell(happened.ANALYSED, rule, seat, item)
        discover(t, space_of(item), rule)


def discover(t: NemesisTable, space: int, rule: str) -> None:
    """NM-WEA-02, NM-WEA-03: from now on it helps everybody."""
    if not t.weakness_up >> space & 1:
        t.weakness_up |= 1 << space
        t.revealed = True
        t.tell(happened.WEAKNESS_FOUND, rule, t.weakness[space], space)

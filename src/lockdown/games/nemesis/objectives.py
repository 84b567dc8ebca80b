"""Tests of objectives that only the original game has (NM-OBJ)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lockdown.games.nemesis import analysis
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules import items
from lockdown.rules.queries import explored_room
from lockdown.state import keys
from lockdown.state.keys import BLUE_CORPSE, CORPSE

#: Objects as objectives name them; the blue corpse is one of the corpses (NM-SET-30).
OBJECTS = {"egg": keys.EGG, "carcass": keys.CARCASS, "corpse": CORPSE}
SPACES = {"character_corpse": CORPSE, "egg": keys.EGG, "carcass": keys.CARCASS}
PLACE_WORDS = {keys.ESCAPED: "pod", keys.HIBERNATING: "hibernation"}


def _is_object(item: int, name: str) -> bool:
    if name == "corpse_blue":
        return item == BLUE_CORPSE
    return item & 255 == OBJECTS[name]


def _weakness_of(t: NemesisTable, seat: int, test: dict[str, Any]) -> bool:
    """NM-OBJ-06, NM-WEA-01: the card on that space is face up."""
    return bool(t.weakness_up >> analysis.SPACES.index(SPACES[test["space"]]) & 1)


def _ship_destroyed(t: NemesisTable, seat: int, test: dict[str, Any]) -> bool:
    """NM-END-06, NM-VIC-02: by whatever, the engine check included."""
    return t.destroyed


def _ship_reached(t: NemesisTable, seat: int, test: dict[str, Any]) -> bool:
    """NM-OBJ-05: the destination that was read; before that nobody may learn it from a goal."""
    return t.arrived == keys.DESTINATIONS.index(test["destination"])


def _rooms_explored(t: NemesisTable, seat: int, test: dict[str, Any]) -> bool:
    """NM-BRD-06: every room of the ship, by whomever."""
    return t.explored == (1 << t.rs.board.slots + 1) - 2


def _carries(t: NemesisTable, seat: int, test: dict[str, Any]) -> bool:
    """NM-OBJ-12: in a hand slot when the character left play."""
    return any(_is_object(item, name) for name in test["objects"] for item in t.hands[seat])


def _survived_in(t: NemesisTable, seat: int, test: dict[str, Any]) -> bool:
    """NM-GOL-03."""
    return PLACE_WORDS.get(t.place[seat], "") in test["places"]


def _items(t: NemesisTable, seat: int, test: dict[str, Any]) -> bool:
    """NM-OBJ-12: item cards in inventory, hand slots and lying open; what is attached is part."""
    return len(items.item_cards(t, seat)) >= int(test["min"])


def _object_lies_in(t: NemesisTable, seat: int, test: dict[str, Any]) -> bool:
    """NM-OBJ-12: uncarried in that explored room, whatever the end did to the ship."""
    slot = explored_room(t, test["room"])
    return bool(slot) and any(_is_object(item, test["object"]) for item in items.lying_in(t, slot))


#: NM-CRD-56: what the rulebook names; the rest stands in `rules.objectives`.
TESTS: dict[str, Callable[[Any, int, dict[str, Any]], bool]] = {
    "weakness_of": _weakness_of,
    "ship_destroyed": _ship_destroyed,
    "ship_reached": _ship_reached,
    "rooms_explored": _rooms_explored,
    "carries": _carries,
    "survived_in": _survived_in,
    "items": _items,
    "object_lies_in": _object_lies_in,
}

"""What action and item cards of several decks do: doors, repairs, free room actions, weapons."""

from __future__ import annotations

from typing import Any

from lockdown.rules import doors, items, markers, searching
from lockdown.rules.needs import at_computer
from lockdown.rules.queries import adjacent, slots
from lockdown.rules.room_actions import free_action_refusal, free_room_actions
from lockdown.rules.verbs import TAKE, THROUGH, TO
from lockdown.state.facts import Refusal
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
NO_DOOR: Refusal = ("no_door_to_switch", "NM-DOR-11")
NO_WAY_OUT: Refusal = ("no_way_out", "NM-MOV-01")
NO_LOADED_WEAPON: Refusal = ("no_loaded_weapon", "NM-CMB-03")
DECKS_EMPTY: Refusal = ("decks_empty", "NM-SRC-07")


# ---- doors (NM-DOR-08, NM-DOR-11)


def doors_here(t: Table, seat: int) -> Options:
    """Corridors of the room whose door can be opened, or closed while tokens can be had."""
    ways = t.rs.board.doors_of[t.room[seat]] & ~t.wrecked
    if doors.doors_left(t) <= 0 and not t.closed:
        return []
    return [(THROUGH, t.rs.board.code[corridor]) for corridor in slots(ways)]


def switch_door(t: Table, seat: int, code: int, rule: str) -> None:
    """NM-DOR-08, NM-DOR-11: open becomes closed, closed becomes open."""
    doors.switch_door(t, t.rs.board.by_code[code], rule, seat)


# ---- repairs (NM-MRK-23)


def repair(t: Table, seat: int) -> None:
    """NM-MRK-23: the marker of the room goes back to the supply."""
    markers.remove_malfunction(t, t.room[seat], "NM-MRK-23")


# ---- room actions done free (NM-ROM-36)


def computer_room_actions(t: Table, seat: int) -> Options:
    """NM-MRK-25: the actions of a room with a working computer."""
    return free_room_actions(t, seat) if at_computer(t, seat) else []


def no_computer_action(t: Table, seat: int) -> Refusal:
    """NM-MRK-25, NM-ROM-36: no working computer here, or nothing of the room to be done."""
    if not at_computer(t, seat):
        return ("no_computer", "NM-MRK-25")
    return free_action_refusal(t, seat)


# ---- searching (NM-SRC-02, NM-SRC-07)


def search_decks(t: Table, seat: int) -> Options:
    """NM-SRC-02, NM-SRC-07: the room's deck, in a white room each; one without cards is none."""
    return [
        (verb, colour)
        for verb, colour in searching.search_decks(t, seat)
        if t.items_deck[colour] or t.items_discard[colour]
    ]


# ---- moving and weapons


def ways_out(t: Table, seat: int, *_: Any) -> Options:
    """NM-MOV-01: the adjacent rooms one can move to."""
    return [(TO, slot) for slot in dict.fromkeys(way[0] for way in adjacent(t, t.room[seat]))]


def loaded_weapons(t: Table, seat: int, *_: Any) -> Options:
    """NM-CMB-03: weapons in the hand slots with ammo."""
    return [(TAKE, item) for item in dict.fromkeys(items.weapons(t, seat)) if items.count_of(item)]


def other_entrances(t: Table, seat: int) -> Options:
    """NM-TEC-01: rooms with an entrance to a network that the own room has one of too."""
    slot = t.room[seat]
    reach = 0
    for network in t.rs.board.tunnels:
        if network >> slot & 1:
            reach |= network
    return [(TO, other) for other in slots(reach & ~(1 << slot))]

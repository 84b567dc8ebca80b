"""Action cards that several characters share, and the Pilot's that both games have."""

from __future__ import annotations

from typing import Any

from lockdown.games.shared.common import (
    NO_DOOR,
    NO_LOADED_WEAPON,
    computer_room_actions,
    doors_here,
    loaded_weapons,
    no_computer_action,
    repair,
    switch_door,
    ways_out,
)
from lockdown.games.shared.registry import action_card
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import items, movement
from lockdown.rules.needs import malfunction_here
from lockdown.rules.queries import in_room, others_here
from lockdown.rules.room_actions import do_room_action, free_action_refusal, free_room_actions
from lockdown.rules.verbs import PLAYER
from lockdown.state.facts import NEVER, ONLY, Refusal
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
ESCAPE_WHERE = decision_kind(
    "escape_where", "NM-CMB-18", "You are covered: to which room do you escape?"
)

fast_repairs = action_card(
    "fast_repairs",
    copies={"mechanic": 1},
    cost=0,
    combat=NEVER,
    rules="NM-MRK-23 NM-BRD-15 NM-ROM-33",
    source="public",
    confidence="high",
)


@fast_repairs.part(needs=malfunction_here)
def repair_room(t: Table, seat: int) -> None:
    """NM-MRK-23."""
    repair(t, seat)


computer_skills = action_card(
    "computer_skills",
    copies={"pilot": 1, "mechanic": 1, "scientist": 1},
    cost=0,
    combat=NEVER,
    rules="NM-DOR-08 NM-DOR-09 NM-DOR-11 NM-ACT-09 NM-MRK-25 NM-ROM-36",
    source="public",
    confidence="high",
)


@computer_skills.part(target=doors_here, empty=NO_DOOR)
def hack_door(t: Table, seat: int, code: int) -> None:
    """NM-DOR-08, NM-DOR-11."""
    switch_door(t, seat, code, "NM-DOR-11")


@computer_skills.part(target=computer_room_actions, empty=no_computer_action)
def use_computer(t: Table, seat: int, key: str) -> None:
    """NM-ROM-36: one action of a room with a computer, free."""
    do_room_action(t, seat, key)


# NM-CRD-07
suppressive_fire = action_card(
    "suppressive_fire",
    copies={"captain": 1, "scout": 1},
    cost=0,
    combat=ONLY,
    rules="NM-CMB-18 NM-MOV-02 NM-MOV-06 NM-ACT-20",
    source="public",
    confidence="high",
    note="That the player of the one who escapes picks the room is our ruling.",
)


def a_way_out(t: Table, seat: int) -> Refusal | None:
    """NM-CMB-18: ammo to spend, and somewhere to go."""
    if not loaded_weapons(t, seat):
        return NO_LOADED_WEAPON
    return None if ways_out(t, seat) else ("no_way_out", "NM-MOV-01")


def who_escapes(t: Table, seat: int, *_: Any) -> Options:
    """Oneself, or another character here whose player agrees."""
    return [(PLAYER, who) for who in (seat, *others_here(t, seat))]


def own_room(t: Table, seat: int, who: int, weapon: int) -> Options:
    """One's own destination is named at once; another's is named by that player."""
    return ways_out(t, seat) if who == seat else []


def who_is_covered(t: Table, seat: int, who: int, *_: Any) -> int:
    """NM-ACT-20: another player is asked first."""
    return -1 if who == seat else who


@suppressive_fire.part(
    needs=a_way_out,
    target=(who_escapes, loaded_weapons, own_room),
    consent=who_is_covered,
)
def suppress(t: Table, seat: int, who: int, weapon: int, slot: int) -> None:
    """NM-CMB-18: one ammo, and one character leaves without being attacked."""
    if weapon not in t.hands[seat]:
        return
    items.spend(t, seat, weapon, "NM-CMB-18")
    if who == seat:
        t.push(slips_away, seat, slot)
        return
    options = ways_out(t, who)
    if in_room(t, who) and options:
        t.ask(who, ESCAPE_WHERE, options, escape_chosen, who)


@step
def escape_chosen(t: Table, seat: int, choice: tuple[Any, ...]) -> None:
    """NM-CMB-18: where to was chosen by the one who goes."""
    t.push(slips_away, seat, choice[1])


@step
def slips_away(t: Table, seat: int, slot: int, companion: int = -1) -> None:
    """NM-MOV-02: no attacks; exploring and noise as with Move."""
    if in_room(t, seat) and movement.way_refusal(t, seat, slot) is None:
        movement.walk(t, seat, slot, careful=False, companion=companion)


old_friend = action_card(
    "old_friend",
    copies={"pilot": 1},
    cost=0,
    combat=NEVER,
    rules="NM-ACT-09 NM-ROM-36 NM-MRK-25",
    source="public",
    confidence="high",
    note="A computer room with a malfunction marker does not qualify: it is not working.",
)


def without_computer(t: Table, seat: int) -> Options:
    """NM-ROM-36: the actions of a room without a computer symbol."""
    if t.rs.rooms[t.tile[t.room[seat]]].computer:
        return []
    return free_room_actions(t, seat)


def no_friend_here(t: Table, seat: int) -> Refusal:
    """NM-ROM-36: a computer is in the way, or nothing of the room can be done."""
    if t.rs.rooms[t.tile[t.room[seat]]].computer:
        return ("computer_in_the_way", "NM-ACT-11")
    return free_action_refusal(t, seat)


@old_friend.part(target=without_computer, empty=no_friend_here)
def ask_a_friend(t: Table, seat: int, key: str) -> None:
    """NM-ROM-36: one action of the room, free."""
    do_room_action(t, seat, key)

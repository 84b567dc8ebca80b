"""Mission item cards of the original characters (LD-NCH-04): six that come with Lockdown."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.cards.actions.guests import move_rover, rover_places
from lockdown.games.lockdown.cards.registry import GUESTS, item_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.games.shared.common import NO_DOOR, doors_here, switch_door
from lockdown.rules import doors, items, listening, moments, reactions
from lockdown.rules.queries import slots
from lockdown.rules.verbs import THROUGH
from lockdown.state.facts import ANY, NEVER
from lockdown.state.keys import ITEM, NO_DECK

Options = list[tuple[Any, ...]]

old_revolver = item_card(
    "old_revolver",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="captain",
    heavy=True,
    weapon="classic",
    ammo=(3, 6),
    one_more="double",
    activation_rooms=("guard_room",),
    activation_discard=(
        "tool_belt",
        "duct_tape",
    ),
    rules="LD-CMB-04 LD-CMB-07 LD-NCH-04 LD-NCH-06",
    source="reconstructed",
    confidence="low",
    kit=GUESTS,
)

service_rifle = item_card(
    "service_rifle",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="soldier",
    heavy=True,
    weapon="energy",
    ammo=(3, 5),
    one_more="hit",
    activation_rooms=(
        "guard_room",
        "defense_control",
    ),
    activation_discard=("weapon_battery",),
    rules="LD-CMB-04 LD-CMB-07 LD-NCH-04 LD-NCH-06",
    source="reconstructed",
    confidence="low",
    kit=GUESTS,
)
# `one_more` is read by `rules.combat`; Reload and Full Auto name the two weapons.

rover_remote = item_card(
    "rover_remote",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="pilot",
    cost=1,
    combat=NEVER,
    uses=(2, 2),
    activation_rooms=("transmitter_control",),
    activation_discard=("weapon_battery",),
    rules="LD-BNK-11 LD-SRF-23 LD-NCH-04",
    source="reconstructed",
    confidence="low",
    kit=GUESTS,
)


@rover_remote.part(target=rover_places, empty=None)
def steer_rover(t: LockdownTable, seat: int, item: int, place: int) -> None:
    """LD-BNK-11, LD-SRF-23: a use, and the rover goes."""
    items.spend(t, seat, item, "LD-ITM-10")
    move_rover(t, seat, place)


data_pad = item_card(
    "data_pad",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="scientist",
    passive=True,
    heavy=True,
    activation_rooms=(
        "laboratory",
        "archive",
    ),
    rules="LD-CPU-01 LD-CPU-09 LD-MRK-22 LD-NCH-04 LD-NCH-06",
    source="reconstructed",
    confidence="low",
    kit=GUESTS,
)


@data_pad.at(moments.COMPUTER)
def brings_a_computer(t: LockdownTable, seat: int, there: bool) -> bool:
    """LD-CPU-09, LD-MRK-22: wherever its bearer is, unless a malfunction marker is there too."""
    if there or t.broken >> t.room[seat] & 1:
        return there
    return any(item & 255 == ITEM["data_pad"] for item in t.hands[seat])


motion_tracker = item_card(
    "motion_tracker",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="scout",
    cost=0,
    combat=ANY,
    heavy=True,
    reaction=True,
    activation_rooms=("cave_entrance",),
    activation_discard=("weapon_battery",),
    rules="LD-NOI-01 LD-NOI-02 LD-SRF-04 LD-ACT-03 LD-ACT-22 LD-NCH-04",
    source="reconstructed",
    confidence="low",
    kit=GUESTS,
)


def _tracks(t: LockdownTable, seat: int, face: int) -> bool:
    """By what lies open: the Motion Tracker in a hand slot, and a card to pay with."""
    return listening.may_listen(t, seat, ITEM["motion_tracker"])


def _may_pay(t: LockdownTable, seat: int, face: int) -> Options:
    return listening.listen_options(t, seat, ITEM["motion_tracker"])


@motion_tracker.reacts(reactions.REROLL_NOISE, may=_tracks, options=_may_pay)
def hears_better(t: LockdownTable, seat: int, choice: tuple[Any, ...], face: int) -> None:
    """LD-ACT-22 (4), LD-ACT-03: for an action card the noise die is rolled again."""
    listening.listen(t, seat, choice[1])


plasma_cutter = item_card(
    "plasma_cutter",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="mechanic",
    cost=1,
    combat=ANY,
    heavy=True,
    activation_rooms=(
        "power_generator",
        "cooling_system",
    ),
    rules="LD-DOR-07 LD-DOR-08 LD-DOR-09 LD-DOR-13 LD-NCH-04",
    source="reconstructed",
    confidence="low",
    kit=GUESTS,
)


def doors_to_cut(t: LockdownTable, seat: int) -> Options:
    """LD-DOR-08, LD-DOR-07: every ordinary corridor of the room, with destroyed doors too."""
    wrecked = t.rs.board.doors_of[t.room[seat]] & t.wrecked
    return doors_here(t, seat) + [(THROUGH, t.rs.board.code[c]) for c in slots(wrecked)]


@plasma_cutter.part(target=doors_to_cut, empty=NO_DOOR)
def weld_or_cut(t: LockdownTable, seat: int, item: int, code: int) -> None:
    """LD-DOR-07, LD-DOR-08: a destroyed door stands again, closed; any other is switched."""
    corridor = t.rs.board.by_code[code]
    if t.wrecked >> corridor & 1:
        doors.restore_door(t, corridor, "LD-NCH-04")
    else:
        switch_door(t, seat, code, "LD-DOR-08")

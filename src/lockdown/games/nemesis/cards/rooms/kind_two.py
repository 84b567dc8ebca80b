"""Rooms of kind 2: five of nine are used (NM-SET-02)."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import engines, pods
from lockdown.games.nemesis.cards.registry import room_tile
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.nemesis.verbs import POD
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import contamination, doors, hurt, looking, markers, moments, venting
from lockdown.rules.queries import in_room, is_room, slots
from lockdown.rules.verbs import DONE, NO, ROOM_SLOT, THROUGH, TO, YES
from lockdown.state.facts import Refusal
from lockdown.state.keys import CONTAMINATION

Options = list[tuple[Any, ...]]
SCAN_HAND = decision_kind("scan_hand", "NM-ROM-20", "Scan the contamination cards in your hand?")
SWITCH_DOORS = decision_kind(
    "switch_doors",
    "NM-ROM-22",
    "Which door of that room do you open or close?",
    room=(1, ROOM_SLOT),
)

# ---- Airlock Control

airlock_control = room_tile(
    "airlock_control",
    kind="2",
    colour="yellow",
    computer=False,
    rules="NM-ROM-24 NM-ROM-25 NM-RND-11 NM-DOR-09 NM-DOR-12",
    note="No computer symbol on the tile (scan).",
)


def nothing_vented(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-ROM-24: there is one token."""
    return ("vented_already", "NM-ROM-24") if t.vented else None


def sealable_rooms(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-24, NM-ROM-25: other explored yellow rooms whose doors can all be closed."""
    return [
        (TO, slot)
        for slot in slots(t.explored)
        if t.rs.rooms[t.tile[slot]].colour == "yellow"
        and not is_room(t, slot, "airlock_control")
        and venting.can_seal(t, slot)
    ]


@airlock_control.action(
    "depressurise",
    cost=2,
    needs=nothing_vented,
    target=sealable_rooms,
    empty=("no_sealable_room", "NM-ROM-24"),
)
def depressurise(t: NemesisTable, seat: int, slot: int) -> None:
    """NM-ROM-24: its doors close; the air goes at the end of the player phase."""
    venting.seal(t, seat, slot)


# ---- Cabins: the rule set's bonus draw (NM-ROM-21)

cabins = room_tile(
    "cabins",
    kind="2",
    colour="white",
    computer=False,
    rules="NM-ROM-21 NM-RND-03",
)

# ---- Canteen and Shower Room

canteen = room_tile(
    "canteen",
    kind="2",
    colour="green",
    computer=False,
    rules="NM-ROM-20 NM-CON-07 NM-CON-08 NM-HRT-11",
)


def contaminated(t: NemesisTable, seat: int) -> bool:
    """Whether there is something to scan in hand."""
    return any(card >= CONTAMINATION for card in t.hand[seat])


def hungry(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-ROM-20, NM-ACT-11: a light wound, or a contamination card in hand."""
    if t.light[seat] or contaminated(t, seat):
        return None
    return ("nothing_to_eat_for", "NM-ROM-20")


@canteen.action("eat", cost=2, needs=hungry)
def eat(t: NemesisTable, seat: int) -> None:
    """NM-ROM-20: one light wound less, then the scan if one likes."""
    hurt.heal_light(t, seat, "NM-ROM-20", 1)
    offer_scan(t, seat)


def offer_scan(t: NemesisTable, seat: int) -> None:
    """NM-ROM-20, NM-ROM-27: scanning is a choice; without cards there is none."""
    if contaminated(t, seat):
        options: Options = [(YES,), (NO,)]
        t.ask(seat, SCAN_HAND, options, scan_answer, seat)


@step
def scan_answer(t: NemesisTable, seat: int, choice: tuple[Any, ...]) -> None:
    """NM-ROM-20, NM-CON-07, NM-CON-08: clean cards leave the game, an INFECTED one infects."""
    if choice[0] == NO or not in_room(t, seat):
        return
    _, infected = contamination.scan_hand_removing_clean(t, seat, "NM-ROM-20")
    if infected:
        contamination.infection(t, seat, "NM-CON-07")


shower_room = room_tile(
    "shower_room",
    kind="2",
    colour="white",
    computer=False,
    rules="NM-ROM-27 NM-MRK-05 NM-CON-07 NM-CON-08",
    note="White on a scan and in a second public source.",
)


def dirty(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-ROM-27, NM-ACT-11: slime, or a contamination card in hand."""
    if t.slime >> seat & 1 or contaminated(t, seat):
        return None
    return ("nothing_to_clean", "NM-ROM-27")


@shower_room.action("shower", cost=2, needs=dirty)
def shower(t: NemesisTable, seat: int) -> None:
    """NM-ROM-27: the slime goes, then the scan if one likes; a fire is not put out."""
    markers.remove_slime(t, seat, "NM-ROM-27")
    offer_scan(t, seat)


# ---- Command Center

command_center = room_tile(
    "command_center",
    kind="2",
    colour="red",
    computer=True,
    rules="NM-ROM-22 NM-DOR-08 NM-DOR-09 NM-DOR-11",
    note="Red on a scan and in a second public source.",
)


def switchable(t: NemesisTable, slot: int) -> int:
    """NM-ROM-22: corridors of a room whose door can be opened or closed."""
    ways = t.rs.board.doors_of[slot] & ~t.wrecked
    if doors.doors_left(t) > 0 or t.closed & ~ways:
        return ways
    return ways & t.closed  # no door token to be had for one more


def rooms_with_doors(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-22: any room where at least one door can change."""
    return [(TO, slot) for slot in range(1, t.rs.board.slots + 1) if switchable(t, slot)]


@command_center.action(
    "doors", cost=2, target=rooms_with_doors, empty=("no_door_to_switch", "NM-ROM-22")
)
def doors_of_a_room(t: NemesisTable, seat: int, slot: int) -> None:
    """NM-ROM-22: one door after the other, each once; at least one changes."""
    t.push(switch_doors, seat, slot, 0)


@step
def switch_doors(t: NemesisTable, seat: int, slot: int, done: int) -> None:
    """Ask for the next door, or whether it is enough."""
    left = switchable(t, slot) & ~done
    if not in_room(t, seat) or not left:
        return
    options: Options = [(THROUGH, t.rs.board.code[corridor]) for corridor in slots(left)]
    if done:
        options.insert(0, (DONE,))
    t.ask(seat, SWITCH_DOORS, options, door_switched, seat, slot, done)


@step
def door_switched(
    t: NemesisTable, seat: int, slot: int, done: int, choice: tuple[Any, ...]
) -> None:
    """NM-DOR-08, NM-DOR-11: what was open closes, what was closed opens."""
    if choice[0] == DONE:
        return
    corridor = t.rs.board.by_code[choice[1]]
    t.push(switch_doors, seat, slot, done | 1 << corridor)
    if t.closed >> corridor & 1:
        doors.open_door(t, corridor, "NM-ROM-22")
    else:
        doors.close_door(t, corridor, "NM-ROM-22", seat, done | 1 << corridor)


# ---- Engine Control Room

engine_control_room = room_tile(
    "engine_control_room",
    kind="2",
    colour="yellow",
    computer=True,
    rules="NM-ROM-26 NM-BRD-16",
)


def an_engine_unknown(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-SET-33: somebody who knows all three sees nothing new."""
    return engines.known_refusal(t, seat, engines.ALL)


@engine_control_room.action("check_engines", cost=2, needs=an_engine_unknown)
def check_engines(t: NemesisTable, seat: int) -> None:
    """NM-ROM-26: the top tokens of all three."""
    engines.look(t, seat, engines.ALL, "NM-ROM-26")


# ---- Hatch Control System

hatch_control_system = room_tile(
    "hatch_control_system",
    kind="2",
    colour="white",
    computer=False,
    rules="NM-ROM-28 NM-POD-02 NM-POD-13",
    note="White and without computer on a scan and in a second public source.",
)


def pods_on_board(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-28: any pod still there, of either section, occupied or not."""
    return [(POD, t.pod_number[pod]) for pod in pods.on_board(t)]


@hatch_control_system.action(
    "flip_pod", cost=2, target=pods_on_board, empty=("no_pod_left", "NM-ROM-28")
)
def flip_pod(t: NemesisTable, seat: int, number: int) -> None:
    """NM-ROM-28: to its other side."""
    pod = t.pod_number.index(number)
    pods.set_lock(t, pod, not t.pod_locked >> pod & 1, "NM-ROM-28")


# ---- Monitoring Room

monitoring_room = room_tile(
    "monitoring_room",
    kind="2",
    colour="red",
    computer=True,
    rules="NM-ROM-29 NM-BRD-16",
)


def unseen(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-29: unexplored rooms that would show something new."""
    return [(TO, slot) for slot in looking.unseen_rooms(t, seat, with_tokens=True)]


@monitoring_room.action("look", cost=2, target=unseen, empty=("nothing_to_look_at", "NM-ROM-29"))
def look(t: NemesisTable, seat: int, slot: int) -> None:
    """NM-ROM-29: the tile and its exploration token."""
    looking.look_at_tile(t, seat, slot, "NM-ROM-29")
    looking.look_at_token(t, seat, slot, "NM-ROM-29")


# ---- Room Covered with Slime

room_covered_with_slime = room_tile(
    "room_covered_with_slime",
    kind="2",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    malfunction=False,
    rules="NM-ROM-23 NM-MOV-02 NM-MRK-04",
)


@room_covered_with_slime.at(moments.ENTERED)
def slimy_entrance(t: NemesisTable, seat: int, slot: int) -> None:
    """NM-ROM-23: before an exploration token is resolved."""
    if is_room(t, slot, "room_covered_with_slime"):
        markers.give_slime(t, seat, "NM-ROM-23")

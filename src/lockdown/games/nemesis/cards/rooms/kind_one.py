"""Rooms of kind 1: all eleven are in every game (NM-SET-03)."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import analysis, pods, self_destruct
from lockdown.games.nemesis.cards.registry import room_tile
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.steps import step
from lockdown.rules import (
    happened,
    items,
    markers,
    moments,
    nest,
    searching,
    treating,
    wounds,
)
from lockdown.rules import surgery as operation
from lockdown.rules.queries import slots, stalkers_in
from lockdown.rules.verbs import DECK, TAKE, TO
from lockdown.state.facts import Refusal

Options = list[tuple[Any, ...]]

armory = room_tile(
    "armory",
    kind="1",
    colour="red",
    computer=False,
    rules="NM-ROM-02 NM-ITM-11 NM-ITM-15",
)


def energy_weapons(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-02, NM-ITM-15: energy weapons below their capacity."""
    return [
        (TAKE, item)
        for item in dict.fromkeys(t.hands[seat])
        if t.rs.items[item & 255].weapon == "energy"
        and items.count_of(item) < items.capacity(t, item)
    ]


@armory.action("recharge", cost=2, target=energy_weapons, empty=("no_weapon_to_load", "NM-ROM-02"))
def recharge(t: NemesisTable, seat: int, weapon: int) -> None:
    """NM-ROM-02: two ammo, never above the capacity."""
    if weapon in t.hands[seat]:
        items.load(t, seat, weapon, "NM-ROM-02", 2)


comms_room = room_tile(
    "comms_room",
    kind="1",
    colour="yellow",
    computer=True,
    rules="NM-ROM-03 NM-MRK-26 NM-OBJ-04",
)


def no_signal_yet(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-ACT-11: a second signal changes nothing."""
    return ("signal_sent", "NM-ROM-03") if t.signal >> seat & 1 else None


@comms_room.action("send_signal", cost=2, needs=no_signal_yet)
def send_signal(t: NemesisTable, seat: int) -> None:
    """NM-ROM-03, NM-MRK-26."""
    t.signal |= 1 << seat
    t.tell(happened.SIGNAL_SENT, "NM-ROM-03", seat)


emergency_room = room_tile(
    "emergency_room",
    kind="1",
    colour="green",
    computer=False,
    rules="NM-ROM-04 NM-HRT-10 NM-HRT-11 NM-COP-08",
)


@emergency_room.action(
    "treat_wounds",
    cost=2,
    target=(treating.treatments, treating.wounds_to_heal),
    empty=("nothing_to_treat", "NM-ROM-04"),
)
def treat_wounds(t: NemesisTable, seat: int, what: str, wound: int) -> None:
    """NM-ROM-04, NM-HRT-12: one of three, for the acting character alone."""
    treating.treat(t, seat, what, wound)


evacuation_section_a = room_tile(
    "evacuation_section_a",
    kind="1",
    colour="white",
    computer=False,
    rules="NM-ROM-05 NM-POD-03 NM-POD-04 NM-POD-05 NM-POD-10 NM-POD-11",
)


@evacuation_section_a.action("enter_pod", cost=2, needs=pods.refusal_of(pods.A))
def enter_pod_of_a(t: NemesisTable, seat: int) -> None:
    """NM-ROM-05."""
    pods.enter(t, seat, pods.A)


evacuation_section_b = room_tile(
    "evacuation_section_b",
    kind="1",
    colour="white",
    computer=False,
    rules="NM-ROM-06 NM-POD-03 NM-POD-04 NM-POD-05 NM-POD-10 NM-POD-11",
)


@evacuation_section_b.action("enter_pod", cost=2, needs=pods.refusal_of(pods.B))
def enter_pod_of_b(t: NemesisTable, seat: int) -> None:
    """NM-ROM-06."""
    pods.enter(t, seat, pods.B)


fire_control_system = room_tile(
    "fire_control_system",
    kind="1",
    colour="yellow",
    computer=True,
    rules="NM-ROM-09 NM-ROM-10 NM-WND-09 NM-WND-10",
)


def rooms_to_clear(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-09: any room with fire or an Intruder, explored or not."""
    return [(TO, slot) for slot in slots(t.fire | t.foes)]


@fire_control_system.action(
    "fire_control_procedure", cost=2, target=rooms_to_clear, empty=("nothing_burns", "NM-ROM-09")
)
def fire_control_procedure(t: NemesisTable, seat: int, slot: int) -> None:
    """NM-ROM-09, NM-ROM-10: the fire goes out, then every Intruder there runs, largest first."""
    markers.remove_fire(t, slot, "NM-ROM-09")
    figures = [figure[0] for figure in stalkers_in(t, slot)]
    moments.happen(t, moments.SPRAYED, seat, tuple(figures))
    for uid in reversed(figures):
        t.push(runs_from_the_gas, uid, slot)


@step
def runs_from_the_gas(t: NemesisTable, uid: int, slot: int) -> None:
    """NM-ROM-10, NM-WND-14: one that is dead or gone already does not run again."""
    wounds.retreat_if_here(t, uid, slot)


generator = room_tile(
    "generator",
    kind="1",
    colour="yellow",
    computer=True,
    rules="NM-ROM-07 NM-ROM-08 NM-SDS-01 NM-SDS-02 NM-SDS-04 NM-SDS-05",
)


@generator.action("start_self_destruct", cost=2, needs=self_destruct.start_refusal)
def start_self_destruct(t: NemesisTable, seat: int) -> None:
    """NM-ROM-07, NM-SDS-01."""
    self_destruct.start(t, "NM-SDS-01")


@generator.action("stop_self_destruct", cost=2, needs=self_destruct.stop_refusal)
def stop_self_destruct(t: NemesisTable, seat: int) -> None:
    """NM-ROM-08, NM-SDS-04."""
    self_destruct.stop(t, "NM-SDS-04")


laboratory = room_tile(
    "laboratory",
    kind="1",
    colour="green",
    computer=True,
    rules="NM-ROM-11 NM-WEA-02 NM-WEA-05 NM-WEA-06",
)


@laboratory.action(
    "analyse",
    cost=2,
    target=(analysis.sources, analysis.objects),
    empty=("no_object", "NM-ROM-11"),
    consent=analysis.carrier,
)
def analyse(t: NemesisTable, seat: int, source: Any, item: int) -> None:
    """NM-ROM-11: the weakness of that kind of object; the object is kept."""
    analysis.analyse(t, seat, source, item, "NM-ROM-11")


nest_room = room_tile(
    "nest",
    kind="1",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    malfunction=False,
    rules="NM-ROM-12 NM-ROM-13 NM-ROM-14 NM-ROM-15 NM-ROM-16 NM-ROM-17",
)


@nest_room.action("take_egg", cost=2, needs=nest.egg_left, target=nest.egg_slot, empty=None)
def take_egg(t: NemesisTable, seat: int, dropped: int) -> None:
    """NM-ROM-12: the egg, then a noise roll, also with others in the room."""
    nest.take_egg(t, seat, dropped)


storage = room_tile(
    "storage",
    kind="1",
    colour="red",
    computer=False,
    rules="NM-ROM-01 NM-SRC-07 NM-SRC-08",
    note="Red in two public sources and a scan, not white.",
)


def decks_with_cards(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-01: any of the three decks that holds a card, its discard pile included."""
    return [
        (DECK, colour) for colour in range(3) if t.items_deck[colour] or t.items_discard[colour]
    ]


@storage.action(
    "look_for_item", cost=2, target=decks_with_cards, empty=("decks_empty", "NM-ROM-01")
)
def look_for_item(t: NemesisTable, seat: int, colour: int) -> None:
    """NM-ROM-01: no search, so the item counter stays as it is."""
    searching.find_two(t, seat, colour)


surgery = room_tile(
    "surgery",
    kind="1",
    colour="green",
    computer=False,
    rules="NM-ROM-18 NM-CON-09",
    note="No computer symbol on the tile (scan).",
)


@surgery.action("operate", cost=2)
def operate(t: NemesisTable, seat: int) -> None:
    """NM-ROM-18."""
    operation.operate(t, seat)

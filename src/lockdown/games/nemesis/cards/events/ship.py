"""Event cards that break the ship: malfunctions, fire, doors, pods, the self-destruct."""

from __future__ import annotations

from lockdown.games.nemesis import pods, self_destruct
from lockdown.games.nemesis.cards.registry import event_card
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules import doors, markers
from lockdown.rules.queries import explored_room, slots
from lockdown.state.keys import ADULT

damage = event_card(
    "damage",
    icons="creeper adult",
    corridors=(2,),
    rules="NM-EVT-10 NM-MRK-19 NM-MRK-21 NM-MRK-22 NM-MRK-24",
)


@damage
def intruders_do_damage(t: NemesisTable) -> None:
    """NM-MRK-21: adults, breeders and the queen wreck the rooms they are in."""
    rooms = {figure[2] for figure in t.stalkers if figure[1] >= ADULT}
    for slot in sorted(rooms):
        markers.place_malfunction(t, slot, "NM-EVT-10")


malfunction_event = event_card(
    "malfunction_event",
    icons="adult breeder",
    corridors=(2,),
    reshuffle=True,
    rules="NM-EVT-02 NM-BRD-06 NM-MRK-19 NM-MRK-21 NM-MRK-22",
    note="Read literally: no other room is taken instead.",
)


@malfunction_event
def first_room_fails(t: NemesisTable) -> None:
    """NM-BRD-06: the explored room with the lowest number, special rooms included."""
    markers.place_malfunction(t, slots(t.explored)[0], "NM-EVT-10")


flammable_compounds = event_card(
    "flammable_compounds",
    icons="breeder queen",
    corridors=(4,),
    rules="NM-EVT-10 NM-MRK-13 NM-MRK-14 NM-MRK-16",
)


@flammable_compounds
def compounds_burn(t: NemesisTable) -> None:
    """NM-MRK-16: the Hibernatorium, or everything around it if it burns already."""
    slot = t.rs.board.start_slot
    if not t.fire >> slot & 1:
        markers.place_fire(t, slot, "NM-EVT-10")
    else:
        spread(t, [slot])


consuming_fire = event_card(
    "consuming_fire",
    icons="creeper breeder queen",
    corridors=(4,),
    rules="NM-EVT-10 NM-MRK-13 NM-MRK-14 NM-MRK-16 NM-BRD-18",
    note="The case of unexplored rooms is our ruling.",
)


@consuming_fire
def fire_consumes(t: NemesisTable) -> None:
    """NM-BRD-18: burning rooms lose their items, then every neighbour burns too."""
    burning = slots(t.fire)
    for slot in burning:
        markers.empty_counter(t, slot, "NM-EVT-10")
    spread(t, burning)


damaging_fire = event_card(
    "damaging_fire",
    icons="creeper adult",
    corridors=(1,),
    rules="NM-EVT-10 NM-MRK-13 NM-MRK-14 NM-MRK-21 NM-MRK-24",
)


@damaging_fire
def fire_damages(t: NemesisTable) -> None:
    """NM-MRK-24: malfunctions in the burning rooms, then every neighbour burns too."""
    burning = slots(t.fire)
    for slot in burning:
        markers.place_malfunction(t, slot, "NM-EVT-10")
    spread(t, burning)


def spread(t: NemesisTable, burning: list[int]) -> None:
    """NM-MRK-14, NM-MRK-16: to all rooms beside them, explored or not, whatever the doors."""
    reached = {room for slot in burning for room, _ in t.rs.board.ways[slot]}
    for slot in sorted(reached):
        markers.place_fire(t, slot, "NM-MRK-16")


bulkheads_open = event_card(
    "bulkheads_open",
    icons="adult breeder",
    corridors=(1,),
    rules="NM-EVT-10 NM-DOR-08 NM-DOR-12",
)


@bulkheads_open
def doors_open(t: NemesisTable) -> None:
    """NM-DOR-08: all closed doors; destroyed ones stay."""
    for corridor in slots(t.closed):
        doors.open_door(t, corridor, "NM-DOR-08")


# NM-CRD-51
coolant_leak = event_card(
    "coolant_leak",
    icons="adult breeder queen",
    corridors=(1,),
    remove=True,
    rules="NM-SDS-01 NM-SDS-02 NM-SDS-03 NM-EVT-02",
    note="Not while somebody hibernates: the rulebook; the publisher's FAQ lets it (an option).",
)


@coolant_leak
def coolant_leaks(t: NemesisTable) -> None:
    """NM-SDS-01, NM-SDS-02: a broken Generator starts the self-destruct sequence."""
    slot = explored_room(t, "generator")
    if slot and t.broken >> slot & 1:
        self_destruct.start_by_event(t, "NM-SDS-02")


life_support_failure = event_card(
    "life_support_failure",
    icons="adult breeder queen",
    corridors=(2,),
    remove=True,
    rules="NM-EVT-02 NM-MRK-21 NM-MRK-24",
)


@life_support_failure
def green_rooms_fail(t: NemesisTable) -> None:
    """NM-MRK-24: every explored green room."""
    for slot in slots(t.explored):
        if t.rs.rooms[t.tile[slot]].colour == "green":
            markers.place_malfunction(t, slot, "NM-EVT-10")


evacuation_pod_ejection = event_card(
    "evacuation_pod_ejection",
    icons="adult breeder queen",
    corridors=(3,),
    remove=True,
    rules="NM-POD-06 NM-POD-16 NM-EVT-02 NM-END-07 NM-END-10",
    note=(
        "English edition: launch; another transcription: remove the pod. The difference matters "
        "only for characters waiting in it."
    ),
)


@evacuation_pod_ejection
def pod_is_ejected(t: NemesisTable) -> None:
    """NM-POD-16: the lowest number still on the board, locked or not, with all in it."""
    left = pods.on_board(t)
    if left:
        pods.launch(t, left[0], "NM-POD-16")


short_circuit = event_card(
    "short_circuit",
    icons="adult breeder queen",
    corridors=(4,),
    remove=True,
    rules="NM-EVT-02 NM-MRK-21 NM-MRK-24 NM-MRK-25",
)


@short_circuit
def computers_fail(t: NemesisTable) -> None:
    """NM-MRK-24: every explored yellow room with a computer symbol."""
    for slot in slots(t.explored):
        room = t.rs.rooms[t.tile[slot]]
        if room.colour == "yellow" and room.computer:
            markers.place_malfunction(t, slot, "NM-EVT-10")

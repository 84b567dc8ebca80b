"""Event cards that break the complex: malfunctions, doors, power, supplies."""

from __future__ import annotations

from lockdown.games.lockdown import power, time_track
from lockdown.games.lockdown.cards.events.common import (
    crew_in_dark,
    event_light_wound,
    noise_in_the_dark,
    shielded_rooms,
)
from lockdown.games.lockdown.cards.registry import event_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import doors, happened, markers
from lockdown.rules.event_effects import one_by_one
from lockdown.rules.queries import explored_room, has_computer, slots
from lockdown.state.keys import ADULT, ELEVATOR

blue_screen = event_card(
    "blue_screen",
    icons="adult breeder queen",
    corridors=(3,),
    remove=True,
    rules="LD-MRK-22 LD-MRK-28 LD-ROM-20 LD-ROM-21",
)


@blue_screen
def computer_fails(t: LockdownTable) -> None:
    """LD-MRK-22: the first working computer in a powered section fails."""
    for slot in slots(t.explored & t.lit):
        if has_computer(t, slot):
            markers.place_malfunction(t, slot, "LD-EVT-20")
            return


bulkheads_open = event_card(
    "bulkheads_open",
    icons="adult breeder",
    corridors=(1,),
    rules="LD-DOR-08 LD-DOR-13 LD-NOI-13",
)


@bulkheads_open
def doors_open(t: LockdownTable) -> None:
    """LD-DOR-08, LD-DOR-13."""
    for corridor in slots(t.closed):
        doors.open_door(t, corridor, "LD-DOR-08")


bulkheads_open.dark(noise_in_the_dark)


coolant_leak = event_card(
    "coolant_leak",
    icons="adult breeder queen",
    corridors=(1,),
    remove=True,
    rules="LD-CRD-50 LD-SDS-02 LD-SDS-10 LD-MRK-26",
)


@coolant_leak
def coolant_leaks(t: LockdownTable) -> None:
    """LD-CRD-50, LD-SDS-02: a broken Cooling System starts the self-destruct sequence."""
    slot = explored_room(t, "cooling_system")
    if not slot:
        return
    if t.broken >> slot & 1:
        time_track.start_self_destruct(t, "LD-SDS-02")
    else:
        markers.place_malfunction(t, slot, "LD-CRD-50")


damage = event_card(
    "damage",
    icons="creeper adult",
    corridors=(3,),
    rules="LD-MRK-26 LD-MRK-27 LD-MRK-28",
)


@damage
def stalkers_do_damage(t: LockdownTable) -> None:
    """LD-MRK-30: adults, breeders and the queen wreck the rooms they are in."""
    rooms = {figure[2] for figure in t.stalkers if figure[1] >= ADULT}
    for slot in sorted(rooms):
        markers.place_malfunction(t, slot, "LD-EVT-20")


@damage.dark
def damage_in_dark(t: LockdownTable, shielded: int) -> None:
    """LD-PWR-07: the room itself must be dark."""
    for slot in slots(t.occupied & ~t.lit & ~shielded_rooms(t, shielded)):
        markers.place_malfunction(t, slot, "LD-EVT-21")


kickstopper = event_card(
    "kickstopper",
    icons="adult breeder queen",
    corridors=(2, 4),
    remove=True,
    rules="LD-BRD-10 LD-BRD-20 LD-MRK-28 LD-PWR-17",
)


@kickstopper
def elevator_stops(t: LockdownTable) -> None:
    """LD-BRD-10, LD-PWR-17, LD-BRD-20."""
    power.switch(t, ELEVATOR, False, "LD-PWR-17")
    for slot in sorted(t.rs.board.elevator_rooms):
        markers.place_malfunction(t, slot, "LD-EVT-20")


noise_in_corridors = event_card(
    "noise_in_corridors",
    icons="adult breeder",
    corridors=(3,),
    rules="LD-BRD-21 LD-MRK-15 LD-MRK-28",
)


@noise_in_corridors
def technical_noise(t: LockdownTable) -> None:
    """LD-MRK-15, LD-MRK-28: a second noise there costs a marker of each supply for good."""
    tech = t.rs.board.tech
    if not t.noise >> tech & 1:
        markers.place_noise(t, tech, "LD-EVT-20")
        return
    broken = int(t.broken.bit_count() < t.broken_limit)
    fire = int(t.fire.bit_count() < t.fire_limit)
    t.broken_limit -= broken
    t.fire_limit -= fire
    t.tell(happened.SUPPLY_SHRUNK, "LD-MRK-15", fire, broken)


@noise_in_corridors.dark
def hurt_at_entrances(t: LockdownTable, shielded: int) -> None:
    """LD-EVT-21: those in darkness beside a technical-corridor entrance."""
    entrances = t.rs.board.entrances
    hurt = [seat for seat in crew_in_dark(t, shielded) if entrances >> t.room[seat] & 1]
    one_by_one(t, event_light_wound, hurt)


power_surge = event_card(
    "power_surge",
    icons="breeder queen",
    corridors=(3,),
    rules="LD-CRD-52 LD-PWR-02 LD-PWR-17",
)


@power_surge
def backup_stops(t: LockdownTable) -> None:
    """LD-CRD-52, LD-PWR-02."""
    power.turn_time_token(t, False, "LD-CRD-52")


sanitary_network_failure = event_card(
    "sanitary_network_failure",
    icons="adult breeder queen",
    corridors=(2,),
    remove=True,
    rules="LD-ROM-10 LD-MRK-27 LD-MRK-28",
)


@sanitary_network_failure
def green_rooms_fail(t: LockdownTable) -> None:
    """LD-ROM-10: every explored green room."""
    for slot in slots(t.explored):
        if t.rs.rooms[t.tile[slot]].colour == "green":
            markers.place_malfunction(t, slot, "LD-EVT-20")

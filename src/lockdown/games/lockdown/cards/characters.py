"""The six characters (LD-CMP-03, LD-SET-24 to LD-SET-30), and six that may come as guests."""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import GUESTS, character

hacker = character(
    "hacker",
    colour="green",
    origin="worker",
    start_room="repository",
    knowledge=1,
    starting_item="smart_gun",
    mission_items=("cheat_codes",),
    rules="LD-CMP-03 LD-SET-25 LD-SET-26 LD-SET-28 LD-SET-30",
)

janitor = character(
    "janitor",
    colour="orange",
    origin="worker",
    start_room="repository",
    knowledge=1,
    starting_item="nailgun",
    mission_items=("pressure_washer",),
    rules="LD-CMP-03 LD-SET-25 LD-SET-26 LD-SET-28 LD-SET-30",
)

sentry = character(
    "sentry",
    colour="blue",
    origin="worker",
    start_room="repository",
    knowledge=1,
    starting_item="smg",
    mission_items=("battle_suit",),
    rules="LD-CMP-03 LD-SET-25 LD-SET-26 LD-SET-28 LD-SET-30",
)

xenobiologist = character(
    "xenobiologist",
    colour="white",
    origin="worker",
    start_room="repository",
    knowledge=1,
    starting_item="probe_arm",
    mission_items=("overmind",),
    rules="LD-CMP-03 LD-SET-25 LD-SET-26 LD-SET-28 LD-SET-30",
)

lab_rat = character(
    "lab_rat",
    colour="violet",
    origin="survivor",
    start_room="isolation_room",
    knowledge=3,
    starting_item="",
    mission_items=("wail",),
    rules="LD-CMP-03 LD-SET-25 LD-SET-26 LD-SET-28 LD-SET-30",
)

survivor = character(
    "survivor",
    colour="red",
    origin="survivor",
    start_room="isolation_room",
    knowledge=3,
    starting_item="",
    mission_items=("assault_rifle",),
    rules="LD-CMP-03 LD-SET-25 LD-SET-26 LD-SET-28 LD-SET-30",
)

# ---- original characters: Nemesis survivors (LD-NCH-03) without a starting item (LD-NCH-04), each
# on the choice card of its colour (LD-NCH-01). Those of expansions are outside (LD-NCH-07).

pilot = character(
    "pilot",
    colour="green",
    origin="survivor",
    start_room="isolation_room",
    knowledge=3,
    starting_item="",
    mission_items=("rover_remote",),
    rules="LD-NCH-01 LD-NCH-02 LD-NCH-03 LD-NCH-04",
    kit=GUESTS,
)

mechanic = character(
    "mechanic",
    colour="orange",
    origin="survivor",
    start_room="isolation_room",
    knowledge=3,
    starting_item="",
    mission_items=("plasma_cutter",),
    rules="LD-NCH-01 LD-NCH-02 LD-NCH-03 LD-NCH-04",
    kit=GUESTS,
)

captain = character(
    "captain",
    colour="blue",
    origin="survivor",
    start_room="isolation_room",
    knowledge=3,
    starting_item="",
    mission_items=("old_revolver",),
    rules="LD-NCH-01 LD-NCH-02 LD-NCH-03 LD-NCH-04",
    kit=GUESTS,
)

scientist = character(
    "scientist",
    colour="white",
    origin="survivor",
    start_room="isolation_room",
    knowledge=3,
    starting_item="",
    mission_items=("data_pad",),
    rules="LD-NCH-01 LD-NCH-02 LD-NCH-03 LD-NCH-04",
    kit=GUESTS,
)

scout = character(
    "scout",
    colour="violet",
    origin="survivor",
    start_room="isolation_room",
    knowledge=3,
    starting_item="",
    mission_items=("motion_tracker",),
    rules="LD-NCH-01 LD-NCH-02 LD-NCH-03 LD-NCH-04",
    kit=GUESTS,
)

soldier = character(
    "soldier",
    colour="red",
    origin="survivor",
    start_room="isolation_room",
    knowledge=3,
    starting_item="",
    mission_items=("service_rifle",),
    rules="LD-NCH-01 LD-NCH-02 LD-NCH-03 LD-NCH-04",
    kit=GUESTS,
)

"""The six characters (LD-CMP-03, LD-SET-24 to LD-SET-30)."""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import character

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

"""The six characters (NM-CMP-02, NM-SET-23 to NM-SET-28): all wake in the Hibernatorium."""

from __future__ import annotations

from lockdown.games.nemesis.cards.registry import character

captain = character(
    "captain",
    colour="blue",
    origin="crew",
    start_room="hibernatorium",
    knowledge=0,
    starting_item="revolver",
    mission_items=("log_key", "intercom"),
    rules="NM-CMP-02 NM-SET-25 NM-SET-26 NM-SET-27 NM-SET-28",
)

pilot = character(
    "pilot",
    colour="green",
    origin="crew",
    start_room="hibernatorium",
    knowledge=0,
    starting_item="shotgun",
    mission_items=("orbital_maneuvering_system", "pilot_evacuation_key"),
    rules="NM-CMP-02 NM-SET-25 NM-SET-26 NM-SET-27 NM-SET-28",
)

mechanic = character(
    "mechanic",
    colour="orange",
    origin="crew",
    start_room="hibernatorium",
    knowledge=0,
    starting_item="sawed_off_shotgun",
    mission_items=("plasma_torch", "flashlight"),
    rules="NM-CMP-02 NM-SET-25 NM-SET-26 NM-SET-27 NM-SET-28",
)

soldier = character(
    "soldier",
    colour="red",
    origin="crew",
    start_room="hibernatorium",
    knowledge=0,
    starting_item="assault_rifle",
    mission_items=("autoloader", "armor"),
    rules="NM-CMP-02 NM-SET-25 NM-SET-26 NM-SET-27 NM-SET-28",
)

scout = character(
    "scout",
    colour="violet",
    origin="crew",
    start_room="hibernatorium",
    knowledge=0,
    starting_item="rifle",
    mission_items=("motion_scanner", "security_key"),
    rules="NM-CMP-02 NM-SET-25 NM-SET-26 NM-SET-27 NM-SET-28",
)

scientist = character(
    "scientist",
    colour="white",
    origin="crew",
    start_room="hibernatorium",
    knowledge=0,
    starting_item="pistol",
    mission_items=("holo_computer", "laboratory_equipment"),
    rules="NM-CMP-02 NM-SET-25 NM-SET-26 NM-SET-27 NM-SET-28",
)

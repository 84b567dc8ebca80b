"""Objectives (NM-OBJ-10): nine personal, nine corporate, seven for solo and cooperative games."""

from __future__ import annotations

from lockdown.games.nemesis.cards.registry import objective_card

salvaging_the_prime_asset = objective_card(
    "salvaging_the_prime_asset",
    deck="personal",
    players=2,
    condition=(
        ({"kind": "ship_reached", "destination": "earth"},),
        ({"kind": "only_survivor"},),
    ),
    rules="NM-OBJ-05 NM-OBJ-03",
    source="public",
    confidence="high",
)

# NM-CRD-55
quarantine = objective_card(
    "quarantine",
    deck="personal",
    players=2,
    condition=(
        ({"kind": "ship_reached", "destination": "mars"},),
        (
            {"kind": "ship_reached", "destination": "earth"},
            {"kind": "nest_destroyed"},
        ),
    ),
    rules="NM-OBJ-05 NM-OBJ-07 NM-OBJ-09 NM-VIC-05",
    source="public",
    confidence="high",
)

the_great_hunt = objective_card(
    "the_great_hunt",
    deck="personal",
    players=2,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "ship_destroyed"},
        ),
        (
            {"kind": "signal_sent"},
            {"kind": "queen_killed"},
        ),
    ),
    rules="NM-OBJ-04 NM-OBJ-08",
    source="public",
    confidence="high",
)

a_proper_burial = objective_card(
    "a_proper_burial",
    deck="personal",
    players=2,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "survived_in", "places": ("pod", "hibernation")},
            {"kind": "carries", "objects": ("corpse_blue",)},
        ),
    ),
    rules="NM-OBJ-04 NM-OBJ-12 NM-SET-30",
    source="public",
    confidence="high",
    note="Only the blue corpse, which starts in the Hibernatorium.",
)

hoarder = objective_card(
    "hoarder",
    deck="personal",
    players=2,
    condition=(
        (
            {"kind": "survived_in", "places": ("pod",)},
            {"kind": "items", "min": 7},
        ),
    ),
    rules="NM-OBJ-12 NM-POD-06",
    source="public",
    confidence="high",
    note="Printed: mission items only if active. What else counts is our ruling.",
)

relentless_investigator = objective_card(
    "relentless_investigator",
    deck="personal",
    players=2,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "rooms_explored"},
        ),
    ),
    rules="NM-OBJ-04 NM-BRD-06",
    source="public",
    confidence="high",
)

the_oldest_friend = objective_card(
    "the_oldest_friend",
    deck="personal",
    players=3,
    condition=(
        ({"kind": "ship_reached", "destination": "earth"},),
        ({"kind": "only_survivor"},),
    ),
    rules="NM-OBJ-05 NM-OBJ-03",
    source="public",
    confidence="high",
)

best_friends_forever = objective_card(
    "best_friends_forever",
    deck="personal",
    players=4,
    condition=(({"kind": "others_survive", "min": 1},),),
    rules="NM-OBJ-11 NM-VIC-09",
    source="public",
    confidence="high",
)

aliens_on_a_spaceship = objective_card(
    "aliens_on_a_spaceship",
    deck="personal",
    players=5,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "nest_destroyed"},
        ),
        (
            {"kind": "signal_sent"},
            {"kind": "ship_destroyed"},
        ),
    ),
    rules="NM-OBJ-04 NM-OBJ-07",
    source="public",
    confidence="high",
)

the_right_moment_to_strike = objective_card(
    "the_right_moment_to_strike",
    deck="corporate",
    players=2,
    condition=(
        ({"kind": "player_dead", "player": 1},),
        ({"kind": "only_survivor"},),
    ),
    rules="NM-OBJ-02 NM-OBJ-03 NM-SET-22",
    source="public",
    confidence="high",
)

greener_pastures = objective_card(
    "greener_pastures",
    deck="corporate",
    players=2,
    condition=(
        ({"kind": "player_dead", "player": 2},),
        ({"kind": "only_survivor"},),
    ),
    rules="NM-OBJ-02 NM-OBJ-03 NM-SET-22",
    source="public",
    confidence="high",
)

an_old_feud = objective_card(
    "an_old_feud",
    deck="corporate",
    players=3,
    condition=(
        ({"kind": "player_dead", "player": 3},),
        ({"kind": "only_survivor"},),
    ),
    rules="NM-OBJ-02 NM-OBJ-03 NM-SET-22",
    source="public",
    confidence="high",
)

hostile_takeover = objective_card(
    "hostile_takeover",
    deck="corporate",
    players=4,
    condition=(
        ({"kind": "player_dead", "player": 4},),
        ({"kind": "only_survivor"},),
    ),
    rules="NM-OBJ-02 NM-OBJ-03 NM-SET-22",
    source="public",
    confidence="high",
)

the_final_enlightenment = objective_card(
    "the_final_enlightenment",
    deck="corporate",
    players=5,
    condition=(
        ({"kind": "player_dead", "player": 5},),
        ({"kind": "only_survivor"},),
    ),
    rules="NM-OBJ-02 NM-OBJ-03 NM-SET-22",
    source="public",
    confidence="high",
)

extreme_field_biology = objective_card(
    "extreme_field_biology",
    deck="corporate",
    players=2,
    condition=(({"kind": "weaknesses_discovered", "min": 2},),),
    rules="NM-OBJ-06 NM-WEA-02",
    source="public",
    confidence="high",
)

ab_ovo = objective_card(
    "ab_ovo",
    deck="corporate",
    players=2,
    condition=(({"kind": "weakness_of", "space": "egg"},),),
    rules="NM-OBJ-06 NM-WEA-01",
    source="public",
    confidence="high",
)

necroscopy = objective_card(
    "necroscopy",
    deck="corporate",
    players=2,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "weakness_of", "space": "carcass"},
        ),
    ),
    rules="NM-OBJ-04 NM-OBJ-06 NM-WEA-01",
    source="public",
    confidence="high",
)

my_precious = objective_card(
    "my_precious",
    deck="corporate",
    players=2,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "survived_in", "places": ("pod", "hibernation")},
            {"kind": "carries", "objects": ("egg",)},
        ),
    ),
    rules="NM-OBJ-04 NM-OBJ-12 NM-ROM-12",
    source="public",
    confidence="high",
)

destination_earth = objective_card(
    "destination_earth",
    deck="coop",
    players=1,
    condition=(({"kind": "ship_reached", "destination": "earth"},),),
    rules="NM-OBJ-05",
    source="public",
    confidence="high",
)

emergency_post_mortem = objective_card(
    "emergency_post_mortem",
    deck="coop",
    players=1,
    condition=(({"kind": "object_lies_in", "object": "corpse_blue", "room": "surgery"},),),
    rules="NM-OBJ-12 NM-SET-30",
    source="public",
    confidence="high",
    note=(
        "Printed: place the corpse in Surgery. That it must lie there at the end, and that a ship "
        "destroyed afterwards does not matter, are our rulings."
    ),
)

first_contact_protocol = objective_card(
    "first_contact_protocol",
    deck="coop",
    players=1,
    condition=(({"kind": "weaknesses_discovered", "min": 2},),),
    rules="NM-OBJ-06",
    source="public",
    confidence="high",
)

cutting_off_the_head = objective_card(
    "cutting_off_the_head",
    deck="coop",
    players=1,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "queen_killed"},
        ),
        (
            {"kind": "signal_sent"},
            {"kind": "ship_destroyed"},
        ),
    ),
    rules="NM-OBJ-04 NM-OBJ-08 NM-COP-04",
    source="public",
    confidence="high",
)

no_man_left_behind = objective_card(
    "no_man_left_behind",
    deck="coop",
    players=1,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "rooms_explored"},
        ),
    ),
    rules="NM-OBJ-04 NM-COP-04 NM-BRD-06",
    source="public",
    confidence="high",
)

special_delivery = objective_card(
    "special_delivery",
    deck="coop",
    players=1,
    condition=(
        (
            {"kind": "survived_in", "places": ("pod", "hibernation")},
            {"kind": "carries", "objects": ("egg",)},
        ),
    ),
    rules="NM-OBJ-12 NM-COP-05",
    source="public",
    confidence="high",
)

clean_up_crew = objective_card(
    "clean_up_crew",
    deck="coop",
    players=1,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "nest_destroyed"},
        ),
        (
            {"kind": "signal_sent"},
            {"kind": "ship_destroyed"},
        ),
    ),
    rules="NM-OBJ-04 NM-OBJ-07 NM-COP-04",
    source="public",
    confidence="high",
)

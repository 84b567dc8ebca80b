"""The keys of all components, in a fixed order: their index is their number on the table.

These lists are part of the save format. Append to them; never reorder or remove. The facts and
the behaviour of each component stand with each game (`lockdown.games`), its words in
`lockdown.messages`.
"""

from __future__ import annotations

# ---- Night Stalkers, smallest first: a larger number is a larger kind (LD-CMP-03)
STALKERS = ("larva", "creeper", "adult", "breeder", "queen", "blank")
LARVA, CREEPER, ADULT, BREEDER, QUEEN, BLANK = range(6)

# ---- characters (LD-CMP-03)
CHARACTERS = (
    "survivor",
    "hacker",
    "xenobiologist",
    "sentry",
    "janitor",
    "lab_rat",
    # the original game
    "captain",
    "pilot",
    "mechanic",
    "soldier",
    "scout",
    "scientist",
)
SURVIVOR, HACKER, XENOBIOLOGIST, SENTRY, JANITOR, LAB_RAT, *_ = range(len(CHARACTERS))

# ---- room tiles and printed rooms (LD-CMP-04)
ROOMS = (
    "none",
    # kind I
    "archive",
    "transmitter_control",
    "cave_entrance",
    "power_generator",
    "laboratory",
    "nest",
    "decon_room",
    "css_a",
    "cooling_system",
    "emergency_room",
    # kind II
    "contaminated_room",
    "css_control",
    "defense_control",
    "guard_room",
    "testing_lab",
    "surgery",
    "css_b",
    "css_c",
    "vent_control",
    # special
    "elevator_s01",
    "elevator_s02",
    "elevator_s03",
    "alert_room",
    "staircase",
    "repository",
    "isolation_room",
    "backup_power_supply",
    # the original game
    "armory",
    "comms_room",
    "evacuation_section_a",
    "evacuation_section_b",
    "fire_control_system",
    "generator",
    "storage",
    "airlock_control",
    "cabins",
    "canteen",
    "command_center",
    "engine_control_room",
    "hatch_control_system",
    "monitoring_room",
    "room_covered_with_slime",
    "shower_room",
    "cockpit",
    "hibernatorium",
    "engine_1",
    "engine_2",
    "engine_3",
    # the surface of Mars
    "crossroads_west",
    "crossroads_middle",
    "crossroads_east",
)
ROOM = {key: index for index, key in enumerate(ROOMS)}

# ---- action cards (LD-CMP-14); contamination cards live in the same hands and decks
ACTIONS = (
    "search",
    "rest",
    "demolition",
    "interruption",
    "repairs",
    "basic_repairs",
    "stun",
    "quarantine",
    "facility_tour",
    "defense_plan",
    "recharge",
    "neuralink",
    "bypass",
    "it_works_for_me",
    "master_plan",
    "emergency_key",
    "clean_up",
    "maintenance_plan",
    "jury_rigging",
    "it_should_work",
    "weird_metabolism",
    "sensitive_hearing",
    "feel_of_the_dark",
    "inconspicuous",
    "desperate_attack",
    "distraction",
    "obstinate",
    "vents",
    "rushed_analysis",
    "workspace_plan",
    "pheromones",
    "field_experience",
    "vivisection",
    # the original game
    "fast_repairs",
    "computer_skills",
    "suppressive_fire",
    "order",
    "reload",
    "motivation",
    "piloting",
    "knowledge_of_the_ship",
    "old_friend",
    "technical_corridors",
    "pyrotechnics",
    "ingenuity",
    "covering_fire",
    "taking_aim",
    "full_auto",
    "nerves_of_steel",
    "scavenging",
    "reconnaissance",
    "adrenaline",
    "risk_assessment",
    "blocking_access",
    "intranet",
    # the Pilot of the original game as a guest in Lockdown
    "remote_piloting",
    "knowledge_of_the_facility",
)
ACTION = {key: index for index, key in enumerate(ACTIONS)}
#: Contamination cards in a hand, deck or discard pile. The KNOWN ones were scanned by their owner
#: and not shuffled since (LD-CON-05); only their owner sees the difference.
CLEAN, INFECTED, KNOWN_CLEAN, KNOWN_INFECTED = 100, 101, 102, 103
#: A contamination card as one sees it who does not know its face. Every card number from here on
#: is a contamination card.
CONTAMINATION = 99

# ---- item cards and bulky objects. An item on the table is `number | count << 8 | …`, see items.
ITEMS = (
    # red
    "weapon_battery",
    "glow_stick",
    "flashlight",
    "grenade",
    "thermite_charge",
    "smoke_grenade",
    "recon_drone",
    "decoy",
    "extended_magazine",
    "gate_key",
    "security_card",
    "riot_shotgun",
    "marksman_rifle",
    # yellow
    "tool_belt",
    "duct_tape",
    "reagent",
    "lighter",
    "fire_blanket",
    "yellow_flashlight",
    "yellow_weapon_battery",
    "cave_plans",
    "facility_plans",
    "elevator_key",
    "portable_generator",
    # green
    "medkit",
    "skin_stapler",
    "antiseptic",
    "clothes",
    "scalpel",
    "analysis_instruments",
    "green_reagent",
    "caffeine_pills",
    "research_documents",
    "painkillers",
    # crafted
    "neutralizer",
    "taser",
    "flamethrower",
    "enviro_suit",
    "pistol",
    # starting
    "smart_gun",
    "nailgun",
    "smg",
    "probe_arm",
    # mission
    "cheat_codes",
    "pressure_washer",
    "battle_suit",
    "overmind",
    "wail",
    "assault_rifle",
    # bulky objects (tokens)
    "egg",
    "carcass",
    "corpse",
    # the original game
    "energy_charge",
    "prototype_rifle",
    "prototype_shotgun",
    "prototype_pistol",
    "comms_key",
    "evacuation_key",
    "self_destruct_key",
    "chemicals",
    "tools",
    "fire_extinguisher",
    "energy_charge_yellow",
    "technical_corridor_plans",
    "space_suit",
    "nemesis_plans",
    "bandages",
    "synthetic_food",
    "adrenaline_injection",
    "alcohol",
    "clothes_green",
    "military_drugs",
    "antidote",
    "molotov_cocktail",
    "revolver",
    "shotgun",
    "sawed_off_shotgun",
    "rifle",
    "log_key",
    "intercom",
    "orbital_maneuvering_system",
    "pilot_evacuation_key",
    "plasma_torch",
    "autoloader",
    "armor",
    "motion_scanner",
    "security_key",
    "holo_computer",
    "laboratory_equipment",
    # mission items of characters of the other game
    "motion_tracker",
    "old_revolver",
    "rover_remote",
    "data_pad",
    "service_rifle",
    "plasma_cutter",
)
ITEM = {key: index for index, key in enumerate(ITEMS)}
EGG, CARCASS, CORPSE = ITEM["egg"], ITEM["carcass"], ITEM["corpse"]
#: A corpse says whose it is in the bits of its count; the blue one is no player's (NM-SET-30).
BLUE_CORPSE = CORPSE | 15 << 8
#: What is attached to other items lies under them in both games (LD-ITM-12, LD-ITM-13).
DUCT_TAPE, MAGAZINE = ITEM["duct_tape"], ITEM["extended_magazine"]
AUTOLOADER = ITEM["autoloader"]

RED, YELLOW, GREEN, BLUE, NO_DECK = range(5)
COLOURS = ("red", "yellow", "green", "blue", "none")

# ---- attack cards: number of a card = index here * 8 + index of its blood value
ATTACKS = (
    "cut",
    "blood_chase",
    "perched_in_the_dark",
    "blood_rage",
    "piercing_the_heart",
    "evolve",
    "infecting_the_host",
    # the original game
    "scratch",
    "claw_attack",
    "bite",
    "slime",
    "summoning",
    "transformation",
    "frenzy",
    "tail_attack",
)
EVENTS = (
    "blood_trace_1",
    "blood_trace_2",
    "blue_screen",
    "bulkheads_open",
    "consuming_fire",
    "coolant_leak",
    "damage",
    "egg_protection",
    "fire_in_the_hole",
    "hatching",
    "kickstopper",
    "leaving_the_shell_1",
    "leaving_the_shell_2",
    "lurking",
    "nest",
    "noise_in_corridors",
    "panic",
    "power_surge",
    "sanitary_network_failure",
    "scent_of_blood",
    "short_circuit",
    "thats_hot",
    # the original game
    "regeneration",
    "eclosion",
    "noise_in_technical_corridors",
    "nest_event",
    "flammable_compounds",
    "hunt_a",
    "hunt_b",
    "scent_of_prey",
    "malfunction_event",
    "damaging_fire",
    "life_support_failure",
    "evacuation_pod_ejection",
    # the deck of Lockdown for the Intruders
    "intruder_egg_protection",
    "intruder_hatching",
    "intruder_regeneration",
    "intruder_damage",
    "intruder_lurking",
    "intruder_eclosion",
    "intruder_noise_in_technical_corridors",
    "intruder_nest",
    "intruder_flammable_compounds",
    "intruder_bulkheads_open",
    "intruder_hunt_1",
    "intruder_hunt_2",
    "intruder_scent_of_prey",
    "intruder_blackout",
    "intruder_consuming_fire",
    "intruder_damaging_fire",
    "intruder_coolant_leak",
    "intruder_sanitary_network_failure",
    "intruder_lost_cargo",
    "intruder_short_circuit",
)
COMPUTERS = ("computer_a", "computer_b", "computer_c", "computer_d", "computer_e", "lockdown")
COMPUTER_LOCKDOWN = 5
WEAKNESSES = (
    "wary_of_shadows",
    "light_shock",
    "slow_awakening",
    "hunters_by_sound",
    "fear_of_fire",
    "brittle_shell",
    # the original game
    "vulnerability_to_fire",
    "vulnerability_to_energy",
    "reaction_to_danger",
    "the_way_of_moving",
    "vital_places",
    "species_on_the_brink_of_extinction",
    "the_way_of_fighting",
    "susceptibility_to_phosphates",
)
WEAKNESS = {key: index for index, key in enumerate(WEAKNESSES)}
WOUNDS = ("body", "leg", "hand", "arm", "bleeding", "knee", "eyes", "guts", "none")
WOUND = {key: index for index, key in enumerate(WOUNDS)}
OBJECTIVES = (
    # personal
    "let_them_know",
    "scorched_nest",
    "whole_picture",
    "dangerous_mind",
    "never_again",
    "proof",
    "long_walk_home",
    "nobody_left_behind",
    "last_inspection",
    # corporate
    "loose_end_1",
    "loose_end_2",
    "loose_end_3",
    "loose_end_4",
    "loose_end_5",
    "no_witnesses",
    "applied_xenology",
    "special_delivery",
    "write_off",
    # solo / cooperative
    "complete_file",
    "distress_call",
    "burn_the_brood",
    "cut_off_the_head",
    "know_your_enemy",
    "search_party",
    "deep_survey",
    "sterilization",
    "live_specimen",
    "field_report",
    # the original game
    "salvaging_the_prime_asset",
    "quarantine",
    "the_great_hunt",
    "a_proper_burial",
    "hoarder",
    "relentless_investigator",
    "the_oldest_friend",
    "best_friends_forever",
    "aliens_on_a_spaceship",
    "the_right_moment_to_strike",
    "greener_pastures",
    "an_old_feud",
    "hostile_takeover",
    "the_final_enlightenment",
    "extreme_field_biology",
    "ab_ovo",
    "necroscopy",
    "my_precious",
    "destination_earth",
    "emergency_post_mortem",
    "first_contact_protocol",
    "cutting_off_the_head",
    "no_man_left_behind",
    "clean_up_crew",
)
OBJECTIVE = {key: index for index, key in enumerate(OBJECTIVES)}

# ---- tokens
STALKER_TOKENS = (
    "blank",
    "larva_1_2",
    "larva_0_1",
    "creeper_1_2",
    "adult_1_3",
    "adult_2_3",
    "adult_2_4",
    "adult_3_4",
    "breeder_2_4",
    "breeder_3_4",
    "queen_4_4",
    # the original game
    "larva_1",
    "creeper_1",
    "adult_2",
    "adult_3",
    "adult_4",
    "breeder_3",
    "breeder_4",
    "queen_4",
)
EXPLORATION = (
    "malfunction_4",
    "malfunction_3",
    "malfunction_2",
    "malfunction_1",
    "fire_2",
    "fire_1",
    "silence_1",
    "slime_4",
    "slime_3",
    "danger_3",
    "danger_2",
    "door_4",
    "door_3",
    "door_2",
    "door_1",
    # the surface of Mars
    "surface_item_red_2",
    "surface_item_yellow_2",
    "surface_item_green_1",
    "surface_card_3",
    "surface_card_2",
    "surface_malfunction_3",
    "surface_malfunction_2",
    "surface_danger_4",
    "surface_silence_1",
    "surface_slime_3",
)
CSS_TOKENS = ("launch_a", "launch_b", "launch_c", "launch_all", "launch_none")
CONTINGENCIES = ("green", "yellow", "blue", "grey", "red")

# ---- dice faces
NOISE_FACES = ("1", "2", "3", "4", "silence", "danger", "surface")
SILENCE, DANGER, SURFACE_FACE = 4, 5, 6
COMBAT_FACES = (
    "blank",
    "creeper",
    "adult",
    "single_hit",
    "double_hit",
    "discard_hit",
    "hit_plus",
)
FACE_BLANK, FACE_CREEPER, FACE_ADULT, FACE_SINGLE, FACE_DOUBLE, FACE_DISCARD, FACE_PLUS = range(7)

# ---- where a character is (LD-SET words "in play", "out of play")
(
    UNPLACED,
    IN_ROOM,
    CONTAINER_A,
    CONTAINER_B,
    CONTAINER_C,
    LAUNCHED,
    LOCKED_IN,
    BUNKER,
    DEAD,
    IN_POD,
    HIBERNATING,
    ESCAPED,
) = range(12)
PLACES = (
    "unplaced",
    "room",
    "container_a",
    "container_b",
    "container_c",
    "launched",
    "isolation",
    "bunker",
    "dead",
    # the original game
    "pod",
    "hibernation",
    "escaped",
)

# ---- places of the power tokens
ELEVATOR = 3
SECTIONS = ("S-01", "S-02", "S-03", "elevator")

# ---- Mars surface cards (LD-SRF-24)
SURFACE_CARDS = (
    "radioactive_dust",
    "dust_storm",
    "solar_flare",
    "tremor",
    "something_in_the_dunes",
    "cracked_seal",
    "abandoned_crate",
    "calm",
)

# ---- the original game: coordinates cards and where the ship may go (NM-BRD-12)
COORDINATES = tuple(f"coordinates_{number}" for number in range(1, 9))
DESTINATIONS = ("earth", "mars", "venus", "deep_space")
EARTH, MARS, VENUS, DEEP_SPACE = range(4)

# ---- cards of the Intruder player (NM-INT)
INTRUDER_ACTIONS = (
    *("pursuit_1", "pursuit_2", "pursuit_3", "pursuit_any"),
    *("coordinated_hunt_3", "coordinated_hunt_4"),
    "metamorphosis",
    *("planning_4", "planning_any"),
    "self_healing",
)
INTRUDER_ACTION = {key: index for index, key in enumerate(INTRUDER_ACTIONS)}

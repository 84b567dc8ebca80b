"""What the bots of the original game make of its cards, items and objectives."""

from __future__ import annotations

from lockdown.bots.values import Values

#: How gladly a card is kept; contamination is kept least.
_CARDS = {
    "search": 3.0,
    "rest": 2.0,
    "demolition": 0.6,
    "interruption": 0.8,
    "basic_repairs": 1.0,
    "repairs": 1.4,
    "fast_repairs": 2.0,
    "computer_skills": 1.6,
    "suppressive_fire": 2.2,
    "order": 1.0,
    "reload": 1.4,
    "motivation": 2.2,
    "piloting": 2.4,
    "knowledge_of_the_ship": 1.2,
    "old_friend": 1.8,
    "technical_corridors": 1.4,
    "pyrotechnics": 0.6,
    "ingenuity": 1.8,
    "covering_fire": 2.2,
    "taking_aim": 1.8,
    "full_auto": 2.2,
    "nerves_of_steel": 2.4,
    "scavenging": 2.6,
    "reconnaissance": 2.8,
    "adrenaline": 2.0,
    "risk_assessment": 1.0,
    "blocking_access": 1.2,
    "intranet": 1.6,
}
#: How gladly an item is kept.
_ITEMS = {
    "assault_rifle": 8.0,
    "shotgun": 7.5,
    "prototype_rifle": 7.0,
    "prototype_shotgun": 7.0,
    "flamethrower": 7.0,
    "revolver": 6.8,
    "rifle": 6.6,
    "sawed_off_shotgun": 6.6,
    "prototype_pistol": 6.0,
    "pistol": 5.8,
    "medkit": 6.5,
    "bandages": 6.0,
    "antidote": 6.0,
    "evacuation_key": 7.0,
    "pilot_evacuation_key": 7.0,
    "smoke_grenade": 5.5,
    "grenade": 5.0,
    "taser": 5.0,
    "armor": 6.0,
    "motion_scanner": 5.5,
    "clothes": 4.6,
    "clothes_green": 4.6,
    "alcohol": 4.4,
    "energy_charge": 4.5,
    "energy_charge_yellow": 4.5,
    "fire_extinguisher": 4.0,
    "synthetic_food": 4.0,
    "adrenaline_injection": 4.2,
    "military_drugs": 4.0,
    "tools": 4.6,
    "duct_tape": 3.6,
    "chemicals": 2.4,
    "molotov_cocktail": 4.4,
    "decoy": 3.0,
    "recon_drone": 2.4,
    "nemesis_plans": 2.6,
    "technical_corridor_plans": 3.0,
    "space_suit": 2.8,
    "extended_magazine": 3.4,
    "comms_key": 1.6,
    "self_destruct_key": 2.2,
    "carcass": 2.0,
    "corpse": 2.0,
    "egg": 2.0,
}
#: How likely an objective is met by one who survives.
_OBJECTIVES = {
    "salvaging_the_prime_asset": 0.55,
    "the_oldest_friend": 0.55,
    "quarantine": 0.12,
    "the_great_hunt": 0.22,
    "a_proper_burial": 0.18,
    "hoarder": 0.05,
    "relentless_investigator": 0.06,
    "best_friends_forever": 0.55,
    "aliens_on_a_spaceship": 0.14,
    "the_right_moment_to_strike": 0.75,
    "greener_pastures": 0.75,
    "an_old_feud": 0.75,
    "hostile_takeover": 0.75,
    "the_final_enlightenment": 0.75,
    "extreme_field_biology": 0.06,
    "ab_ovo": 0.06,
    "necroscopy": 0.06,
    "my_precious": 0.07,
    "destination_earth": 0.55,
    "emergency_post_mortem": 0.2,
    "first_contact_protocol": 0.12,
    "cutting_off_the_head": 0.12,
    "no_man_left_behind": 0.12,
    "special_delivery": 0.2,
    "clean_up_crew": 0.14,
}
#: Cards that nobody waits with: who has nothing better to do passes and lets new ones come.
DULL = (
    "demolition",
    "pyrotechnics",
    "order",
    "risk_assessment",
    "knowledge_of_the_ship",
    "blocking_access",
)
#: Cards that are kept against a surprise; as many as no token surprises (NM-ENC-07): a hand that is
#: fuller, and kept, is the same hand in the next round.
GUARD, BRACED = 3, 4
#: Rounds before the end, this one included, in which no card is kept that pays for nothing.
LAST = 2
#: Rooms for which one waits until the card comes that repairs them.
AWAITED = (
    *("hibernatorium", "evacuation_section_a", "evacuation_section_b"),
    *("hatch_control_system", "comms_room", "surgery", "laboratory"),
)
#: Rooms from which one leaves.
WAYS_OUT = ("hibernatorium", "evacuation_section_a", "evacuation_section_b")
#: Cards that remove a malfunction marker or work on an engine.
REPAIRS = ("fast_repairs", "repairs", "basic_repairs", "ingenuity")
#: Items that do the same.
TOOLS = ("tools", "duct_tape")
#: Serious wounds, what to treat first: bleeding kills, a hurt body draws less (NM-HRT-12); a leg or
#: a hand takes a card more now and then, and from an arm things have fallen already.
WORST = ("bleeding", "body", "leg", "hand", "arm")

VALUES = Values(
    cards=_CARDS,
    items=_ITEMS,
    characters=("soldier", "captain", "scout", "pilot", "mechanic", "scientist"),
    objectives=_OBJECTIVES,
    objects=("carcass", "corpse", "egg"),
    searching=("search", "scavenging"),
    resting=("rest",),
    repairing=REPAIRS,
    striking=("taking_aim", "full_auto", "adrenaline"),
    healing=("medkit",),
    dressing=("bandages", "clothes", "clothes_green"),
    soothing=("bandages",),
    cures=("antidote",),
    defending=(
        "grenade",
        "smoke_grenade",
        "taser",
        "decoy",
        "fire_extinguisher",
        "molotov_cocktail",
    ),
    charges={"energy_charge": ("energy",), "energy_charge_yellow": ("energy",)},
    fuels={"chemicals": ("flamethrower",)},
    blinding="",
    bleeding="bleeding",
    thinning="body",
    opening=("demolition",),
    stopping=("interruption",),
    verb_costs={"careful": 2, "activate": 1},
)

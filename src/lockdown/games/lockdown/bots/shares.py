"""What the rooms, cards and items of Lockdown bring by themselves, whatever the plan."""

from __future__ import annotations

#: Rooms' actions with a share of their own; others are not worth their cards outside a plan.
SHARES = {
    "start_procedure": 0.1,
    "take_equipment": 0.04,
    "take_neutralizer": 0.02,
    "examine_archive": 0.02,
    "send_signal": 0.02,
    "take_contingency": 0.01,
    "craft_gear": -0.1,
}
#: What only tells something, which is of no use any more with so few rounds left.
PEEKS = (
    *((f"{plan}_plan", "1") for plan in ("master", "maintenance", "workspace", "defense")),
    *(("remote_piloting", "1"), ("knowledge_of_the_facility", "1"), ("risk_assessment", "0")),
)
LATE = 2
#: Actions of rooms that are for the rounds to come.
LASTING = ("switch_power", "restore_power", "take_equipment", "treat_wounds", "start_procedure")
#: Share by card and part.
CARD_SHARES = {
    ("field_experience", "0"): 0.03,
    ("sensitive_hearing", "0"): 0.02,
    ("jury_rigging", "0"): 0.06,
    # original characters
    ("motivation", "0"): 0.03,
    ("reload", "0"): 0.02,
    ("reconnaissance", "0"): 0.0,
    ("remote_piloting", "1"): 0.01,
    ("knowledge_of_the_facility", "1"): 0.008,
    ("risk_assessment", "0"): 0.005,
    ("ingenuity", "0"): 0.02,
    ("ingenuity", "1"): 0.03,
}
#: The part of a tool that repairs a room.
FIXING = {"tool_belt": "0", "duct_tape": "1"}
#: What a plan calls the use of an item, by item and part.
PLANNED_USES = {("gate_key", "0"): "gate_key", ("analysis_instruments", "0"): "instruments"}
PLANNED_USES |= {("neutralizer", "0"): "neutralise"}
#: What puts out the fire in the room: an item with its part, and all of it as options name it.
QUENCHER = ("fire_blanket", "0")
PUTS_OUT = ("play clean_up 1", "use fire_blanket 0")
#: What takes noise away, up to so many markers; what only shows a room.
WAIL, WAILS = ("wail", "0"), 3
SPIES = (("recon_drone", "0"), ("facility_plans", "0"))
#: Share by item and part.
ITEM_SHARES = {
    ("weapon_battery", "0"): 0.02,
    ("yellow_weapon_battery", "0"): 0.02,
    ("extended_magazine", "0"): 0.03,
    ("research_documents", "0"): 0.02,
    ("research_documents", "1"): 0.02,
    ("analysis_instruments", "0"): 0.05,
    ("recon_drone", "0"): 0.01,
    ("facility_plans", "0"): 0.015,
}
#: Share of the threat that a card or item takes away in a fight.
FIGHT_CARDS = {
    "distraction": 1.0,
    "facility_tour": 0.0,
    "vivisection": 0.3,
    "desperate_attack": -0.3,
    "stun": 0.5,
    "suppressive_fire": 1.0,
    "covering_fire": 1.0,
    "taking_aim": 0.5,
    "full_auto": 0.8,
    "adrenaline": 0.5,
}
#: The part of an item that does it, of those that have others too.
FIGHT_PARTS = {
    "pressure_washer": "2",
    "reagent": "1",
    "green_reagent": "1",
    "scalpel": "1",
    "weapon_battery": "0",
    "yellow_weapon_battery": "0",
}
#: What takes this much of it away leaves nobody to run from.
RIDS = 0.9
FIGHT_ITEMS = {
    "smoke_grenade": 1.0,
    "taser": 1.0,
    "grenade": 0.2,
    "decoy": 0.2,
    "pressure_washer": 0.9,
    "reagent": 0.9,
    "green_reagent": 0.9,
    "scalpel": 0.1,
    "overmind": 0.9,
    "skin_stapler": 0.1,
    "weapon_battery": 0.1,
    "yellow_weapon_battery": 0.1,
}

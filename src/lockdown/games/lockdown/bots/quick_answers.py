"""The quick player's answers to everything that is not the choice of an action, and what cards,
items and rooms are worth to it. Works on imagined tables; see `quick_player`."""

from __future__ import annotations

from lockdown.bots.quick_answers import (
    Answer,
    Answers,
    Option,
    agree,
    open_wounds,
    react,
    shrug,
)
from lockdown.games.lockdown.bots.values import VALUES
from lockdown.games.lockdown.table import LockdownTable
from lockdown.state.keys import ACTION, ATTACKS, ITEM, ROOM

#: By number: how gladly a card and a thing are kept, how likely an objective is met.
_USUAL = Answers(VALUES)
CARDS, ITEMS, OBJECTIVE_ODDS = _USUAL.cards, _USUAL.items, _USUAL.odds
SUITS = (ITEM["enviro_suit"], ITEM["battle_suit"])
SEARCH = ACTION["search"]
_RESTING = (ACTION["rest"], ACTION["rushed_analysis"])
_REPAIRS = tuple(
    ACTION[k] for k in ("repairs", "clean_up", "it_works_for_me", "basic_repairs", "fast_repairs")
)
_FIELD, _HEARING = ACTION["field_experience"], ACTION["sensitive_hearing"]
_ISOLATION = ROOM["isolation_room"]

#: Attack cards whose darkness kills from so many serious wounds on, and does nothing before.
_DEADLY = {ATTACKS.index("perched_in_the_dark"): 3, ATTACKS.index("piercing_the_heart"): 2}
#: What cards and items are worth in a fight.
_FIGHT_CARDS = {
    ACTION["distraction"]: 3.0,
    ACTION["facility_tour"]: 1.2,
    ACTION["vivisection"]: 2.0,
    ACTION["desperate_attack"]: 0.8,
    ACTION["suppressive_fire"]: 2.6,
    ACTION["covering_fire"]: 2.6,
    ACTION["taking_aim"]: 2.4,
    ACTION["full_auto"]: 2.8,
    ACTION["adrenaline"]: 2.0,
}
_FIGHT_ITEMS = {
    ITEM["smoke_grenade"]: 3.2,
    ITEM["taser"]: 2.4,
    ITEM["grenade"]: 0.6,
    ITEM["decoy"]: 1.0,
    ITEM["pressure_washer"]: 1.8,
    ITEM["reagent"]: 2.0,
    ITEM["green_reagent"]: 2.0,
    ITEM["scalpel"]: 0.8,
    ITEM["overmind"]: 2.0,
    ITEM["weapon_battery"]: 1.5,
    ITEM["yellow_weapon_battery"]: 1.5,
}
#: What they are worth in peace, where it does not depend on anything.
_CARDS = {
    ACTION["recharge"]: 1.8,
    ACTION["jury_rigging"]: 2.6,
    ACTION["neuralink"]: 0.8,
    ACTION["bypass"]: 0.6,
    ACTION["obstinate"]: 0.8,
    ACTION["motivation"]: 2.2,
    ACTION["reload"]: 1.4,
    ACTION["scavenging"]: 1.6,
}
_ITEMS = {
    ITEM["antiseptic"]: 1.4,
    ITEM["weapon_battery"]: 1.2,
    ITEM["yellow_weapon_battery"]: 1.2,
    ITEM["research_documents"]: 1.2,
}
_ROOMS = {
    "take_equipment": 3.0,
    "take_contingency": 1.2,
    "stop_self_destruct": 6.0,
    "craft_gear": 1.5,
    "send_signal": 3.0,
    "examine_archive": 4.0,
}
_MEDKIT, _NEUTRALIZER = ITEM["medkit"], ITEM["neutralizer"]
_DRESSINGS = (ITEM["skin_stapler"], ITEM["clothes"])
_PAIN, _GATE_KEY = ITEM["painkillers"], ITEM["gate_key"]


# ---- what actions are worth that nobody walked anywhere for


def room_worth(t: LockdownTable, seat: int, key: str) -> float:
    """A room action."""
    if key in _ROOMS:
        return _ROOMS[key]
    if key == "treat_wounds":
        last = 2.0 if len(t.wounds[seat]) == 3 else 0.0
        return 2.5 * open_wounds(t, seat) + 0.8 * t.light[seat] + last
    if key == "decontaminate":
        return 6.0 * (t.larva >> seat & 1) + (t.slime >> seat & 1)
    if key == "operate":
        return 6.0 * (t.larva >> seat & 1) - 1.0
    if key == "restore_power":
        return 0.5 if t.time_blue else 2.0
    if key == "switch_power":
        return 1.5 if not t.lit >> t.room[seat] & 1 else -5.0
    return -2.0


def card_worth(
    t: LockdownTable, seat: int, option: Option, fight: bool, search: float, rest: float
) -> float:
    """A card played for its effect; `rest` is what resting brings now."""
    _, card, part = option
    if fight:
        return _FIGHT_CARDS.get(card, -3.0)
    slot = t.room[seat]
    if card == SEARCH:
        return search + 0.2 * max(0, t.counter[slot])
    if card in _RESTING:
        return rest if not t.larva >> seat & 1 else -3.0
    if card in _REPAIRS:
        return 3.0 if t.broken >> slot & 1 and slot == t.slot_of[_ISOLATION] else 0.3
    if card == _FIELD:
        return 2.4 if part == 0 else -1.0
    if card == _HEARING:
        return 0.8 if part == 0 and t.rs.board.links_of[slot] & t.noise else -1.0
    return _CARDS.get(card, -2.0)


def item_worth(t: LockdownTable, seat: int, kind: int, fight: bool) -> float:
    """An item used for its effect."""
    if fight:
        return _FIGHT_ITEMS.get(kind, -3.0)
    if kind == _MEDKIT:
        wounds = len(t.wounds[seat])
        return 2.0 + wounds if wounds else -1.0
    if kind in _DRESSINGS:
        slime = 0.3 * (t.slime >> seat & 1)
        return 1.8 * open_wounds(t, seat) + 0.4 * t.light[seat] + slime
    if kind == _NEUTRALIZER:
        return 7.0 if t.larva >> seat & 1 else -1.0
    if kind == _PAIN:
        return 0.5 * t.light[seat]
    if kind == _GATE_KEY:
        return 3.5 if not t.gate_open else -1.0
    return _ITEMS.get(kind, -3.0)


# ---- answers


def _last(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    return options[-1]


def _target(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """As usual, but another room than one's own, which it let the air out of (LD-ROM-61)."""
    if options[0] == ("to", t.room[seat]) and len(options) > 1:
        return options[1]
    return _USUAL.target(t, seat, options)


def _light(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """LD-ITM-36: a light where it decides; what it is about waits on top (see `darkness`)."""
    waiting, wounds = t.agenda[-1], len(t.wounds[seat])
    if waiting[0] == "compare_number":
        lit, dark = (t.rs.token_number(t, waiting[2], n) for n in (0, 1))
        useless = not lit <= len(t.hand[seat]) < dark
    else:
        useless = wounds < _DEADLY.get(waiting[4] >> 3, 0)
    return shrug(options) if useless else react(t, seat, options)


ANSWERS: dict[str, Answer] = {
    **_USUAL.known(),
    "fear_price": _USUAL.pay,
    "reroll_price": _USUAL.pay,
    "panic_item": _USUAL.drop,
    "give_up_item": _USUAL.drop,
    "use_light": _light,
    "dark_event": react,
    "elevator_consent": agree,
    "escape_too": agree,
    "choose_target": _target,
    "computer_target": _USUAL.target,
    "quiet": _last,
}

"""The quick player's answers to everything that is not the choice of an action, and what cards,
items and rooms are worth to it. Works on imagined tables; see `quick_player`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lockdown.games.lockdown.bots.values import VALUES
from lockdown.games.lockdown.table import LockdownTable
from lockdown.state import keys
from lockdown.state.keys import ACTION, CONTAMINATION, ITEM, ROOM

Option = tuple[Any, ...]
Answer = Callable[[LockdownTable, int, tuple[Option, ...]], Option]

#: By number: how gladly a card and a thing are kept, how likely an objective is met.
CARDS = tuple(VALUES.cards.get(key, 0.0) for key in keys.ACTIONS)
ITEMS = tuple(VALUES.items.get(key, 2.5) for key in keys.ITEMS)
OBJECTIVE_ODDS = tuple(VALUES.objectives.get(key, 0.1) for key in keys.OBJECTIVES)
SUITS = (ITEM["enviro_suit"], ITEM["battle_suit"])
SEARCH = ACTION["search"]
_RESTING = (ACTION["rest"], ACTION["rushed_analysis"])
_REPAIRS = tuple(
    ACTION[k] for k in ("repairs", "clean_up", "it_works_for_me", "basic_repairs", "fast_repairs")
)
_FIELD, _HEARING = ACTION["field_experience"], ACTION["sensitive_hearing"]
_ISOLATION = ROOM["isolation_room"]
_SAFE = ("pass", "decline", "no", "done", "end")

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


def open_wounds(t: LockdownTable, seat: int) -> int:
    """Serious wounds that nobody has dressed."""
    return sum(1 for wound in t.wounds[seat] if not wound & 16)


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


def shrug(options: tuple[Option, ...]) -> Option:
    """What commits to nothing."""
    for word in _SAFE:
        for option in options:
            if option[0] == word:
                return option
    return options[0]


def _pay(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """With what is missed least."""
    sick = any(card >= CONTAMINATION for card in t.hand[seat])
    best, least = options[0], 99.0
    for option in options:
        if len(option) > 1:
            value = CARDS[option[1]] + (1.5 if sick and option[1] in _RESTING else 0.0)
            if value < least:
                best, least = option, value
    return best


def _better(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Take a better result that is free; pay for it with two cards in hand."""
    for option in options:
        if option[0] == "react-weakness":
            return option
    return _pay(t, seat, options) if len(t.hand[seat]) >= 2 else options[0]


def _discard(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Contamination goes, as long as enough cards guard against a surprise."""
    if len(t.hand[seat]) > 3:
        for option in options:
            if len(option) > 1 and option[1] >= CONTAMINATION:
                return option
    return options[0]


def _keep(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """The best thing."""
    return max(options, key=lambda option: ITEMS[option[1] & 255])


def _drop(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """The worst thing."""
    drops = [option for option in options if option[0] in ("drop", "take")]
    return min(drops, key=lambda option: ITEMS[option[1] & 255]) if drops else shrug(options)


def _objective(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """The likelier one."""
    return max(options, key=lambda option: OBJECTIVE_ODDS[option[1]])


def _react(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Whatever helps."""
    for option in options:
        if option[0] in ("react", "react-item", "react-weakness"):
            return option
    return shrug(options)


def _yes(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Go along."""
    for option in options:
        if option[0] == "yes":
            return option
    return options[0]


def _noise(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Into the technical corridors, where nobody walks."""
    for option in options:
        if not option[1]:
            return option
    return options[0]


def _target(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Medicine for the hurt and the armed, weapons for the others; else the first."""
    verb = options[0][0]
    if verb == "deck":
        want = keys.GREEN if t.wounds[seat] or t.light[seat] or t.hands[seat] else keys.RED
        for option in options:
            if option[1] == want:
                return option
    if verb in ("drop", "take"):
        return min(options, key=lambda option: ITEMS[option[1] & 255])
    return options[0] if verb != "done" else shrug(options)


def _last(t: LockdownTable, seat: int, options: tuple[Option, ...]) -> Option:
    return options[-1]


ANSWERS: dict[str, Answer] = {
    "pay": _pay,
    "fear_price": _pay,
    "reroll_price": _pay,
    "better_result": _better,
    "pass_discard": _discard,
    "keep_item": _keep,
    "full_hands": _drop,
    "drop_something": _drop,
    "drop_for_egg": _drop,
    "panic_item": _drop,
    "give_up_item": _drop,
    "choose_objective": _objective,
    "use_light": _react,
    "dark_event": _react,
    "before_attack": _react,
    "attack_shown": _react,
    "elevator_consent": _yes,
    "escape_too": _yes,
    "careful_noise": _noise,
    "choose_target": _target,
    "computer_target": _target,
    "quiet": _last,
}

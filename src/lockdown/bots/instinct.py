"""Instinct: sensible play straight on an imagined table, many times faster than `regular`.

A search plays thousands of turns to see how they end. Building a view and weighing every option
as `regular` does would take most of its time, so here is a short version of the same thoughts
that reads the table itself. It runs on imagined tables only (`lockdown.bots.determinise`), and
even there it keeps to what the seat could know: unexplored rooms stay unknown to it, and so does
the active contingency.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from lockdown.boards import board
from lockdown.bots.habits import CARD_VALUE, ITEM_VALUE, OBJECTIVE_VALUE
from lockdown.state import keys
from lockdown.state.keys import CONTAMINATION, ITEM, ROOM
from lockdown.state.table import Table

Option = tuple[Any, ...]

_CARDS = tuple(CARD_VALUE.get(key, 0.0) for key in keys.ACTIONS)
_ITEMS = tuple(ITEM_VALUE.get(key, 2.5) for key in keys.ITEMS)
OBJECTIVE_ODDS = tuple(OBJECTIVE_VALUE.get(key, 0.1) for key in keys.OBJECTIVES)
_SEARCH, _REST, _RUSHED = (keys.ACTION[key] for key in ("search", "rest", "rushed_analysis"))
SUITS = (ITEM["enviro_suit"], ITEM["battle_suit"])
_OBJECTS = (keys.EGG, keys.CARCASS, keys.CORPSE)
_ISOLATION, _ALERT = ROOM["isolation_room"], ROOM["alert_room"]
_ARCHIVE, _TRANSMITTER = ROOM["archive"], ROOM["transmitter_control"]
_EMERGENCY, _DECON, _SURGERY = ROOM["emergency_room"], ROOM["decon_room"], ROOM["surgery"]
_LABORATORY, _NEST, _COOLING = ROOM["laboratory"], ROOM["nest"], ROOM["cooling_system"]
_CSS = tuple(ROOM[f"css_{letter}"] for letter in "abc")
_GUARD = ROOM["guard_room"]
_GREEN, _YELLOW, _BLUE, _GREY, _RED = range(5)
#: How bad the company of each kind is, larva to queen.
THREAT = (2.0, 3.0, 4.0, 6.5, 9.0)
#: What killing each kind is worth, and how often a shot hits it in the light and in the dark.
_PREY = (3.5, 3.0, 4.0, 6.5, 8.0)
_HIT = ((0.95, 0.95), (0.85, 0.83), (0.85, 0.66), (0.6, 0.4), (0.6, 0.4))
#: Chance that a wound check ends a fight, by wounds.
_GONE = (0.0, 0.15, 0.3, 0.45, 0.7, 1.0)
#: Chance to fail the contamination check, by contamination cards (7 of 27 are infected).
SICK = (0.0, 0.09, 0.26, 0.42, 0.55, 0.66, 0.75)
_SAFE = ("pass", "decline", "no", "done", "end")


@dataclass
class Weights:
    """What things weigh; found by playing (see docs/bots.md)."""

    meet: float = 7.0
    startle: float = 8.0
    company: float = 16.0
    prowl: float = 0.4
    fire: float = 0.8
    unknown: float = 0.5
    pain: float = 1.0
    calm2: float = 0.7
    calm3: float = 0.15
    fade: float = 0.25
    step: float = 1.2
    careful: float = 1.3
    reserve: float = 1.5
    leave: float = 26.0
    press0: float = 0.9
    press1: float = 2.0
    press2: float = 4.0
    press3: float = 5.0
    wait: float = 4.0
    alarm: float = 0.5
    alarm_from: float = 9.0
    gamble: float = 0.35
    css: float = 1.0
    bunker: float = 1.3
    signal: float = 24.0
    learn: float = 24.0
    zeal: float = 6.0
    treat: float = 2.0
    cure: float = 7.0
    loot: float = 1.4
    search: float = 2.2
    rest: float = 3.0
    idle: float = 0.7
    burn: float = 1.0
    flee: float = 0.55
    pull: float = 0.15
    hits: float = 1.2
    shoot: float = 1.0
    fists: float = 0.6
    lockroll: float = 1.0
    token: float = 1.2
    equip: float = 3.0


USUAL = Weights()


@cache
def near(name: str, closed: int) -> tuple[tuple[int, ...], ...]:
    """Moves between any two slots of a board with these doors closed."""
    b = board(name)
    found = []
    for start in range(b.slots + 1):
        away = [40] * (b.slots + 1)
        if start:
            away[start] = 0
            queue = [start]
            for slot in queue:
                for other, corridor in b.ways[slot]:
                    if away[other] == 40 and not closed >> corridor & 1:
                        away[other] = away[slot] + 1
                        queue.append(other)
        found.append(tuple(away))
    return tuple(found)


def beliefs(t: Table, seat: int) -> list[float]:
    """How likely each contingency is the active one, from the tokens that the seat has seen."""
    left = [float(code.copies) for code in t.rs.contingencies]
    seen = t.seen_ctg[seat]
    unknown = len(t.ctg_face)
    for i, place in enumerate(t.ctg_place):
        if place == seat or seen >> i & 1:
            left[t.ctg_face[i]] -= 1
            unknown -= 1
    return [count / unknown for count in left]


def answer(t: Table, w: Weights = USUAL) -> Option:
    """What the seat that is asked does."""
    decision = t.decision
    assert decision is not None  # noqa: S101
    seat, kind, options, _, context = decision
    if len(options) == 1:
        return options[0]
    if kind == "action":
        return act(t, seat, options, w)
    habit = _HABITS.get(kind)
    if habit is not None:
        return habit(t, seat, options, context)
    return shrug(options)


def shrug(options: tuple[Option, ...]) -> Option:
    """What commits to nothing."""
    for word in _SAFE:
        for option in options:
            if option[0] == word:
                return option
    return options[0]


# ---- acting


def act(t: Table, seat: int, options: tuple[Option, ...], w: Weights) -> Option:
    """The option with the best score."""
    best, score = options[0], -1e9
    for option, value in scores(t, seat, options, w):
        if value > score:
            best, score = option, value
    return best


def scores(
    t: Table, seat: int, options: tuple[Option, ...], w: Weights
) -> list[tuple[Option, float]]:
    """Every option that is worth a thought, with what it seems to bring; passing is about 0."""
    slot = t.room[seat]
    b = t.rs.board
    away = near(b.key, t.closed)
    hand = t.hand[seat]
    size = len(hand)
    sick = 0
    for card in hand:
        if card >= CONTAMINATION:
            sick += 1
    purse = size - sick
    wounds = len(t.wounds[seat])
    hurt = min(1.0, (wounds * 3 + t.light[seat]) / 9)
    larva = t.larva >> seat & 1
    known = t.explored | t.seen_tile[seat]
    # ---- time
    end = max(0, t.emergency)
    if t.destruct_red and t.destruct > end:
        end = t.destruct
    left = t.time - end + (1 if end else 0)
    left = max(left, 1)
    isolation = t.slot_of[_ISOLATION]
    spare = left - (away[slot][isolation] + 2) / 2.0 - 1.0
    if left <= 1:
        press, calm = w.press3, w.calm3
    elif spare <= 1.0:
        press, calm = w.press2, w.calm2
    elif spare <= 3.0:
        press, calm = w.press1, 1.0
    else:
        press, calm = w.press0, 1.0
    if press < w.press1 and (hurt >= 0.6 or larva):
        press = w.press1
    caution = (0.8 + w.pain * hurt) * calm
    # ---- goals
    goals = _goals(t, seat, w, away, press, left, purse, wounds, larva, known)
    fade = 1.0 / (1.0 + w.fade)
    fight = t.foes >> slot & 1

    def pull(place: int) -> float:
        row = away[place]
        best = 0.0
        for goal, value, _ in goals:
            far = row[goal]
            if far < 40:
                worth = value * fade**far
                best = max(best, worth)
        return best

    here = pull(slot)
    found: list[tuple[Option, float]] = []
    surprise: dict[tuple[int, int], float] = {}
    eyes = 6 in t.wounds[seat]

    def startled(place: int, cards: int) -> float:
        dark = int(eyes or not t.lit >> place & 1)
        key = (cards, dark)
        if key not in surprise:
            total = hits = 0
            for token, count in zip(t.rs.stalker_tokens, t.bag, strict=True):
                total += count
                if cards < (token.dark if dark else token.lit):
                    hits += count
            surprise[key] = hits / total if total else 0.0
        return surprise[key]

    def danger(place: int, cards: int, careful: bool) -> float:
        risk = 0.0
        if t.foes >> place & 1:
            for f in t.stalkers:
                if f[2] == place:
                    risk += THREAT[f[1]]
            risk *= w.company
        elif not careful and not t.occupied & ~(1 << slot) >> place & 1:
            noise = t.noise
            meeting = 0.0
            for way in b.exits[place]:
                if noise >> way & 1:
                    meeting += 0.2
            if meeting:
                risk += meeting * (w.meet + w.startle * startled(place, cards))
            for other, _ in b.ways[place]:
                if t.foes >> other & 1:
                    risk += w.prowl
                    break
        if t.fire >> place & 1:
            risk += w.fire
        if not t.explored >> place & 1:
            risk += w.unknown
        return risk

    at = {action for goal, _, action in goals if goal == slot}
    values = {action: value for goal, value, action in goals if goal == slot}
    meeting = 0.1
    for way in b.exits[slot]:
        if t.noise >> way & 1:
            meeting += 0.2
    threat = hits = 0.0
    if fight:
        for f in t.stalkers:
            if f[2] == slot:
                threat += THREAT[f[1]]
                hits += 0.8 if f[1] == 0 else 0.55

    for option in options:
        verb = option[0]
        if verb == "move":
            place = option[1]
            if fight:
                relief = threat
                for f in t.stalkers:
                    if f[2] == place:
                        relief -= THREAT[f[1]]
                score = (
                    w.flee * relief
                    + w.pull * (pull(place) - here)
                    - w.hits * hits * (1.0 + 2.2 * hurt)
                    - 0.5 * caution * danger(place, size - 1, False)
                    + 0.4
                )
            else:
                score = pull(place) - here - w.step - caution * danger(place, size - 1, False)
                score -= w.reserve * meeting * (startled(place, size - 1) - startled(place, size))
        elif verb == "careful":
            place = option[1]
            score = pull(place) - here - w.careful - caution * danger(place, size - 2, True)
            score -= w.reserve * meeting * (startled(place, size - 2) - startled(place, size))
        elif verb == "pass":
            score = w.idle * max(0, 4 - purse)
            if fight:
                score -= 2.0
            if t.fire >> slot & 1:
                score -= w.burn
        elif verb == "room":
            key = option[1]
            if key in at:
                score = values[key]
                if key == "lock_in":
                    score -= (
                        w.lockroll
                        * calm
                        * (meeting - 0.1)
                        * (w.meet + w.startle * startled(slot, size - 2))
                    )
            else:
                score = _room(t, seat, key, w)
        elif verb == "shoot":
            score = -1.0
            for f in t.stalkers:
                if f[0] == option[2] >> 3:
                    odds = _HIT[f[1]][0 if t.lit >> slot & 1 else 1]
                    gone = 1.0 if f[1] == 0 else _GONE[min(f[3] + 1, 5)]
                    if f[1] >= 3:
                        gone *= 0.4
                    score = w.shoot * _PREY[f[1]] * odds * gone * (1.0 + 1.5 * hurt) + 0.2 * odds
        elif verb == "melee":
            kind = option[1] & 7
            score = (1.6 if kind == 0 else w.fists if kind == 1 else -1.5) - 2.0 * hurt
        elif verb == "escape":
            score = 40.0
        elif verb == "play":
            score = _card(t, seat, option, w, sick, bool(fight), at)
        elif verb == "use":
            score = _item(t, seat, option, bool(fight), wounds, hurt, bool(larva), at)
        elif verb == "activate":
            score = 3.0
        elif verb == "pickup":
            score = 8.0 if "pickup" in at else -2.0
        elif verb == "craft":
            score = 4.0 if option[1] & 255 in SUITS else 1.0
        elif verb == "computer":
            score = 0.2
        else:
            continue
        found.append((option, score))
    return found


def _goals(
    t: Table,
    seat: int,
    w: Weights,
    away: tuple[tuple[int, ...], ...],
    press: float,
    left: int,
    purse: int,
    wounds: int,
    larva: int,
    known: int,
) -> list[tuple[int, float, str]]:
    """(slot, value, action): everything worth walking for."""
    found: list[tuple[int, float, str]] = []
    slot_of, broken = t.slot_of, t.broken
    codes = beliefs(t, seat)
    base = codes[_GREEN] + codes[_GREY]
    if t.knowledge[seat] > 4:
        base += codes[_YELLOW]
    if t.signal >> seat & 1:
        base += codes[_BLUE]
    tests = _tests(t, seat)
    done = not tests
    hurry = press if not done or press > 1.0 else 1.0
    isolation = slot_of[_ISOLATION]
    if t.isolation_open and not broken >> isolation & 1:
        found.append((isolation, w.leave * base * hurry, "lock_in"))
    elif t.time <= 10:
        found.append((isolation, w.wait * press, ""))
    if not t.isolation_open and t.emergency < 0 and t.time >= w.alarm_from:
        alert = slot_of[_ALERT]
        if not broken >> alert & 1:
            found.append((alert, w.alarm, "start_procedure"))
    if t.gate_open and (t.rover_here or _suited(t, seat)):
        safe = base + codes[_RED]
        rush = max(1.0, hurry)
        found.append((t.rs.board.exit_slot, w.bunker * w.leave * safe * rush, "escape"))
    token = -1
    for i, space in enumerate(t.css_space):
        if space == t.time and not t.css_up >> i & 1:
            token = i
    if token >= 0:
        sure = t.seen_css[seat] >> token & 1
        launches = t.rs.css_tokens[t.css_face[token]].launches if sure else ()
        for i, tile in enumerate(_CSS):
            slot = slot_of[tile]
            if not slot or not known >> slot & 1 or broken >> slot & 1:
                continue
            if away[t.room[seat]][slot] + 2 > purse or keys.CONTAINER_A + i in t.place:
                continue
            odds = float("ABC"[i] in launches) if sure else w.gamble
            if wounds < 3 or odds == 1.0:
                value = w.css * w.leave * (1.0 - codes[_GREY]) * odds * hurry
                found.append((slot, value, "enter_css"))
    if left > 2:
        _tasks(t, seat, w, known, codes, tests, found)
    undressed = sum(1 for x in t.wounds[seat] if not x & 16)
    if undressed or t.light[seat] > 1:
        _at(
            t, _EMERGENCY, "treat_wounds", w.treat * (undressed + 0.3 * t.light[seat]), known, found
        )
    if larva:
        _at(t, _DECON, "decontaminate", w.cure, known, found)
        _at(t, _SURGERY, "operate", w.cure, known, found)
    if left > 3 and _SEARCH in t.hand[seat]:
        for slot, count in enumerate(t.counter):
            if count > 0:
                found.append((slot, w.loot, ""))
    return found


def _at(
    t: Table,
    tile: int,
    action: str,
    value: float,
    known: int,
    found: list[tuple[int, float, str]],
    blind: float = 0.0,
) -> None:
    """A room where it is known; with `blind` also where it might be."""
    slot = t.slot_of[tile]
    if slot and known >> slot & 1:
        if not t.broken >> slot & 1:
            found.append((slot, value, action))
    elif blind:
        kind = t.rs.board.kind
        mine = t.rs.rooms[tile].kind
        found += [
            (place, value * blind, "")
            for place in range(1, t.rs.board.slots + 1)
            if not known >> place & 1 and kind[place] == mine
        ]


def _tests(t: Table, seat: int) -> list[dict[str, Any]]:
    """What an objective still asks for, as far as the seat can do something about it."""
    found: list[dict[str, Any]] = []
    for objective in t.objectives[seat]:
        for alternative in t.rs.objectives[objective].condition:
            for test in alternative:
                kind = test["kind"]
                if kind == "signal_sent":
                    if not t.signal >> seat & 1:
                        found.append(test)
                elif kind in ("knowledge_token_active", "knowledge"):
                    if not t.active >> seat & 1:
                        found.append(test)
                elif kind in ("carries", "sections_explored"):
                    found.append(test)
    return found


def _tasks(
    t: Table,
    seat: int,
    w: Weights,
    known: int,
    codes: list[float],
    tests: list[dict[str, Any]],
    found: list[tuple[int, float, str]],
) -> None:
    signal = 0.0 if t.signal >> seat & 1 else w.signal * codes[_BLUE]
    learn = 0.0
    if not t.active >> seat & 1 and t.knowledge[seat] == 3:
        learn = w.learn * codes[_YELLOW]
    for test in tests:
        kind = test["kind"]
        if kind == "signal_sent":
            signal += w.zeal
        elif kind in ("knowledge_token_active", "knowledge"):
            learn += w.zeal
        elif kind == "carries":
            wanted = [ITEM[key] for key in test["objects"]]
            if any(item & 255 in wanted for item in t.hands[seat]):
                continue
            found += [(x >> 16, w.zeal, "pickup") for x in t.lying if x & 255 in wanted]
            if keys.EGG in wanted:
                _at(t, _NEST, "take_egg", w.zeal, known, found)
        else:
            mask = 0
            for name in test["sections"]:
                mask |= t.rs.board.section_slots[keys.SECTIONS.index(name)]
            mask &= ~t.explored
            places = range(1, t.rs.board.slots + 1)
            found += [(slot, 0.7 * w.zeal, "") for slot in places if mask >> slot & 1]
    if signal:
        _at(t, _TRANSMITTER, "send_signal", signal, known, found, 0.4)
    if learn:
        _at(t, _ARCHIVE, "examine_archive", learn, known, found, 0.4)


def _suited(t: Table, seat: int) -> bool:
    for item in t.pack[seat]:
        if item & 255 in SUITS:
            return True
    return any(item & 255 in SUITS for item in t.beside[seat])


def _room(t: Table, seat: int, key: str, w: Weights) -> float:
    """Room actions that nobody walked here for."""
    if key == "treat_wounds":
        undressed = sum(1 for x in t.wounds[seat] if not x & 16)
        return 2.5 * undressed + 0.8 * t.light[seat] + (2.0 if len(t.wounds[seat]) == 3 else 0.0)
    if key == "decontaminate":
        return 6.0 * (t.larva >> seat & 1) + (t.slime >> seat & 1)
    if key == "operate":
        return 6.0 * (t.larva >> seat & 1) - 1.0
    if key == "take_equipment":
        return w.equip
    if key == "take_contingency":
        return w.token
    if key == "restore_power":
        return 0.5 if t.time_blue else 2.0
    if key == "stop_self_destruct":
        return 6.0
    if key == "switch_power":
        return 1.5 if not t.lit >> t.room[seat] & 1 else -5.0
    if key == "craft_gear":
        return 1.5
    if key == "send_signal":
        return 3.0
    if key == "examine_archive":
        return 4.0
    return -2.0


_FIGHT_CARDS = {
    keys.ACTION["distraction"]: 3.0,
    keys.ACTION["facility_tour"]: 1.2,
    keys.ACTION["vivisection"]: 2.0,
    keys.ACTION["desperate_attack"]: 0.8,
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
_REPAIRS = tuple(
    keys.ACTION[k] for k in ("repairs", "clean_up", "it_works_for_me", "basic_repairs")
)
_PLAIN_CARDS = {
    keys.ACTION["recharge"]: 1.8,
    keys.ACTION["jury_rigging"]: 2.6,
    keys.ACTION["neuralink"]: 0.8,
    keys.ACTION["bypass"]: 0.6,
    keys.ACTION["obstinate"]: 0.8,
}
_FIELD, _HEARING = keys.ACTION["field_experience"], keys.ACTION["sensitive_hearing"]


def _card(
    t: Table, seat: int, option: Option, w: Weights, sick: int, fight: bool, at: set[str]
) -> float:
    card, part = option[1], option[2]
    if fight:
        return _FIGHT_CARDS.get(card, -3.0)
    slot = t.room[seat]
    if card == _SEARCH:
        return w.search + 0.2 * max(0, t.counter[slot])
    if card in (_REST, _RUSHED):
        return w.rest * sick if not t.larva >> seat & 1 else -3.0
    if card in _REPAIRS:
        return 3.0 if t.broken >> slot & 1 and slot == t.slot_of[_ISOLATION] else 0.3
    if card == _FIELD:
        return 2.4 if part == 0 else -1.0
    if card == _HEARING:
        return 0.8 if part == 0 and t.rs.board.links_of[slot] & t.noise else -1.0
    return _PLAIN_CARDS.get(card, -2.0)


_MEDKIT, _STAPLER, _CLOTHES = ITEM["medkit"], ITEM["skin_stapler"], ITEM["clothes"]
_NEUTRALIZER, _ANTISEPTIC, _PAIN = ITEM["neutralizer"], ITEM["antiseptic"], ITEM["painkillers"]
_DOCUMENTS, _GATE_KEY = ITEM["research_documents"], ITEM["gate_key"]
_BATTERIES = (ITEM["weapon_battery"], ITEM["yellow_weapon_battery"])


def _item(
    t: Table,
    seat: int,
    option: Option,
    fight: bool,
    wounds: int,
    hurt: float,
    larva: bool,
    at: set[str],
) -> float:
    kind = option[1] & 255
    if fight:
        return _FIGHT_ITEMS.get(kind, -3.0)
    if kind == _MEDKIT:
        return 2.0 + wounds if wounds else -1.0
    if kind in (_STAPLER, _CLOTHES):
        undressed = sum(1 for x in t.wounds[seat] if not x & 16)
        return 1.8 * undressed + 0.4 * t.light[seat] + 0.3 * (t.slime >> seat & 1)
    if kind == _NEUTRALIZER:
        return 7.0 if larva else -1.0
    if kind == _ANTISEPTIC:
        return 1.4
    if kind == _PAIN:
        return 0.5 * t.light[seat]
    if kind in _BATTERIES:
        return 1.2
    if kind == _DOCUMENTS:
        return 1.2
    if kind == _GATE_KEY:
        return 3.5 if not t.gate_open else -1.0
    return -3.0


# ---- everything else


def _pay(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    """With what is missed least."""
    sick = any(card >= CONTAMINATION for card in t.hand[seat])
    best, least = options[0], 99.0
    for option in options:
        if len(option) < 2:
            continue
        value = _CARDS[option[1]]
        if sick and option[1] in (_REST, _RUSHED):
            value += 1.5
        if value < least:
            best, least = option, value
    return best


def _better(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    return _pay(t, seat, options, context) if len(t.hand[seat]) >= 2 else options[0]


def _discard(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    """Contamination goes, as long as enough cards guard against a surprise."""
    if len(t.hand[seat]) > 3:
        for option in options:
            if len(option) > 1 and option[1] >= CONTAMINATION:
                return option
    return options[0]


def _keep(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    return max(options, key=lambda option: _ITEMS[option[1] & 255])


def _drop(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    drops = [option for option in options if option[0] in ("drop", "take")]
    return min(drops, key=lambda option: _ITEMS[option[1] & 255]) if drops else shrug(options)


def _objective(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    return max(options, key=lambda option: OBJECTIVE_ODDS[option[1]])


def _first_reaction(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    for option in options:
        if option[0] in ("react", "react-item", "react-weakness"):
            return option
    return shrug(options)


def _yes(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    for option in options:
        if option[0] == "yes":
            return option
    return options[0]


def _reroll(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    return shrug(options)


def _noise(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    """Behind us, or where nobody walks."""
    b = t.rs.board
    return max(options, key=lambda option: not option[1] or b.by_code[option[1]] < 0)


def _target(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    verb = options[0][0]
    if verb == "deck":
        want = keys.GREEN if t.wounds[seat] or t.light[seat] or t.hands[seat] else keys.RED
        for option in options:
            if option[1] == want:
                return option
    if verb in ("drop", "take"):
        return min(options, key=lambda option: _ITEMS[option[1] & 255])
    return options[0] if verb != "done" else shrug(options)


def _last(t: Table, seat: int, options: tuple[Option, ...], context: Option) -> Option:
    return options[-1]


Habit = Callable[[Table, int, tuple[Option, ...], Option], Option]
_HABITS: dict[str, Habit] = {
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
    "use_light": _first_reaction,
    "dark_event": _first_reaction,
    "before_attack": _first_reaction,
    "attack_shown": _first_reaction,
    "elevator_consent": _yes,
    "escape_too": _yes,
    "careful_noise": _noise,
    "choose_target": _target,
    "computer_target": _target,
    "quiet": _last,
}

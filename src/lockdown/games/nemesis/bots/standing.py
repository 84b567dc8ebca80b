"""How well a seat stands on an imagined table: a number from 0 (dead) to 1 (safe, objective met).

For those who have left it is the chance to pass the checks at the end. For those still on board it
is what a small network makes of `features`, fitted on games of `quick_player` and `regular`: the
state at the start of each round against what became of the seat. See docs/bots.md.
"""

from __future__ import annotations

from typing import Any

from lockdown.bots.quick_answers import open_wounds
from lockdown.bots.quick_player import THREAT, near
from lockdown.bots.standing import SURVIVAL, Model, fitted, sickness
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots.quick_answers import (
    OBJECTIVE_ODDS,
    POD_KEYS,
    SECTIONS,
    may_sleep,
    rounds_left,
)
from lockdown.games.nemesis.bots.quick_goals import arrival, fails
from lockdown.games.nemesis.bots.quick_tasks import has_any, mends
from lockdown.games.nemesis.course import reached
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.nemesis.victory import NEEDED
from lockdown.state import keys
from lockdown.state.keys import CONTAMINATION, ITEM, ROOM

#: The step with which the victory check begins.
CHECK = "check_engines"
_HATCHES, _GENERATOR = ROOM["hatch_control_system"], ROOM["generator"]
_HEALING = frozenset(ITEM[key] for key in ("medkit", "bandages", "clothes", "clothes_green"))
#: Chance that somebody who is still at large is dead in the end, and that one who is out is.
_DIES, _OUT_DIES = 0.7, 0.2
#: Chance that the ship is lost in the end when no sequence runs.
_LOST = 0.3


def likely(t: NemesisTable, seat: int) -> float:
    """Chance that an objective is met which the seat still holds, if it survives."""
    return max((_objective(t, seat, card) for card in t.objectives[seat]), default=0.0)


def _objective(t: NemesisTable, seat: int, card: int) -> float:
    best = 0.0
    for alternative in t.rs.objectives[card].condition:
        chance = 1.0
        for test in alternative:
            chance *= _test(t, seat, test)
        best = max(best, chance)
    return best


def _test(t: NemesisTable, seat: int, test: dict[str, Any]) -> float:
    """What may still change is a guess; all else is as it is now."""
    kind = test["kind"]
    if kind == "player_dead":
        target = t.number.index(int(test["player"])) if int(test["player"]) <= t.n else seat
        if t.place[target] == keys.DEAD:
            return 1.0
        if target == seat:
            return 0.0
        return _OUT_DIES if t.place[target] == keys.ESCAPED else _DIES
    if kind == "ship_destroyed":
        return 0.95 if t.destruct >= 0 else _LOST
    if kind == "ship_reached":
        there = t.place[seat] == keys.HIBERNATING
        chance = arrival(t, seat)
        return max(chance, 0.9) if there else chance
    if kind == "only_survivor":
        others = sum(1 for s in range(t.n) if s != seat and t.place[s] != keys.DEAD)
        return float(0.3**others)
    if kind == "others_survive":
        out = sum(1 for s in range(t.n) if s != seat and t.place[s] == keys.ESCAPED)
        inside = sum(1 for s in range(t.n) if s != seat and t.place[s] == keys.IN_ROOM)
        return 1.0 - float(0.25**out) * float(0.8**inside)
    found = t.rs.objective_tests[kind](t, seat, test)
    return 1.0 if found else 0.08


def features(t: NemesisTable, seat: int) -> list[float]:
    """What the model looks at; only meaningful for a character in play."""
    board = t.rs.board
    room = t.room[seat]
    row = near(board, t.closed)[room]
    known = t.explored | t.seen_tile[seat]
    start = board.start_slot
    left = rounds_left(t)
    open_far = shut_far = key_far = 9
    quiet = 0.0
    guard = 0.0
    for number, tile in enumerate(SECTIONS):
        slot = t.slot_of[tile]
        if not slot or not known >> slot & 1:
            continue
        there = [
            pod
            for pod, section in enumerate(t.pod_section)
            if section == number and not t.pod_gone >> pod & 1
        ]
        far = min(row[slot], 9)
        if pods.open_pods(t, number):
            if far < open_far:
                quiet = 1.0 - fails(t, slot)
                guard = float(t.foes >> slot & 1)
            open_far = min(open_far, far)
        elif there:
            shut_far = min(shut_far, far)
            if has_any(t, seat, POD_KEYS):
                key_far = min(key_far, far)
    hatches, generator = t.slot_of[_HATCHES], t.slot_of[_GENERATOR]
    far_hatches = min(row[hatches], 9) if hatches and known >> hatches & 1 else 9
    far_generator = min(row[generator], 9) if generator and known >> generator & 1 else 9
    threat = next_door = large = 0.0
    for _, kind, slot, _ in t.stalkers:
        if slot == room:
            threat += THREAT[kind]
        if kind >= keys.ADULT:
            large += 1.0
    for other, corridor in board.ways[room]:
        if t.foes >> other & 1 and not t.closed >> corridor & 1:
            next_door += 1.0
    noise = sum(1 for corridor in board.exits[room] if t.noise >> corridor & 1)
    wounds = len(t.wounds[seat])
    purse = sum(1 for card in t.hand[seat] if card < CONTAMINATION)
    ammo = sum(item >> 8 & 15 for item in t.hands[seat] if t.rs.items[item & 255].weapon)
    heal = sum(1 for item in t.pack[seat] if item & 255 in _HEALING)
    friends = alive = inside = nearer = 0
    exit_slots = [t.slot_of[tile] for tile in SECTIONS if known >> t.slot_of[tile] & 1]
    for other in range(t.n):
        if other == seat or t.place[other] == keys.DEAD:
            continue
        alive += 1
        if t.place[other] == keys.IN_ROOM:
            inside += 1
            friends += t.room[other] == room
            away = near(board, t.closed)[t.room[other]]
            nearer += any(away[slot] < row[slot] for slot in exit_slots if slot)
    places = sum(2 - len(pods.passengers(t, pod)) for pod in pods.on_board(t))
    chance = arrival(t, seat)
    seen = t.seen_engines[seat]
    fire_left = t.fire_limit - t.fire.bit_count()
    broken_left = t.broken_limit - t.broken.bit_count()
    asleep = keys.HIBERNATING in t.place
    until = max(0, t.time - board.hibernation_opens_at)
    hand = len(t.hand[seat])
    return [
        t.time / 15.0,
        left / 15.0,
        t.round / 10.0,
        until / 7.0,
        float(t.hibernation_open),
        float(t.destruct >= 0),
        float(0 <= t.destruct <= board.no_return),
        float(t.destruct) / 6.0 if t.destruct >= 0 else 0.0,
        float(t.somebody_died),
        open_far / 9.0,
        float(open_far == 0),
        float(open_far <= 2),
        quiet,
        quiet * (open_far <= 2),
        guard,
        shut_far / 9.0,
        key_far / 9.0,
        far_hatches / 9.0,
        far_generator / 9.0,
        float(not exit_slots),
        min(places, 6) / 6.0,
        nearer / 3.0,
        min(row[start], 9) / 9.0,
        float(t.hibernation_open and row[start] <= 1),
        float(t.broken >> start & 1),
        1.0 - fails(t, start),
        chance,
        chance * t.hibernation_open,
        float(t.seen_coordinates >> seat & 1),
        sum(1 for state in seen if state == 1) / 3.0,
        sum(1 for state in seen if state == 0) / 3.0,
        float(mends(t, seat)),
        float(asleep),
        wounds / 3.0,
        float(wounds >= 3),
        open_wounds(t, seat) / 3.0,
        t.light[seat] / 2.0,
        float(t.larva >> seat & 1),
        float(t.slime >> seat & 1),
        sickness(t, seat),
        hand / 5.0,
        purse / 5.0,
        float(threat > 0),
        threat / 8.0,
        threat * wounds / 12.0,
        next_door / 2.0,
        noise / 4.0,
        float(t.fire >> room & 1),
        large / 5.0,
        min(fire_left, 8) / 8.0,
        float(fire_left <= 2),
        min(broken_left, 8) / 8.0,
        float(broken_left <= 2),
        friends / 3.0,
        inside / 3.0,
        alive / 3.0,
        ammo / 4.0,
        heal / 2.0,
        len(t.pack[seat]) / 5.0,
        (~t.explored & ((1 << board.slots + 1) - 2)).bit_count() / 16.0,
        likely(t, seat),
        max((OBJECTIVE_ODDS[o] for o in t.objectives[seat]), default=0.1),
        float(len(t.objectives[seat]) == 1),
        float(t.place[seat] == keys.IN_POD),
    ]


def model() -> Model:
    """The fitted model."""
    return fitted("lockdown.games.nemesis.bots")


def passes(t: NemesisTable, seat: int) -> float:
    """Chance to pass the checks of the end, noted when they begin: engines and course are set."""
    place = t.place[seat]
    if place not in (keys.ESCAPED, keys.HIBERNATING):
        return 0.0
    if place == keys.HIBERNATING and (
        t.destroyed or sum(t.engines) < NEEDED or reached(t) not in may_sleep(t, seat)
    ):
        return 0.0
    return 1.0 - sickness(t, seat)


def value(t: NemesisTable, seat: int) -> float:
    """How well the seat stands, from 0 to 1."""
    place = t.place[seat]
    if place == keys.DEAD:
        return 0.0
    if place in (keys.ESCAPED, keys.HIBERNATING):
        arrives = arrival(t, seat) if place == keys.HIBERNATING else 1.0
        goal = SURVIVAL + (1.0 - SURVIVAL) * likely(t, seat)
        return arrives * (1.0 - sickness(t, seat)) * goal
    survive, win = model().odds(features(t, seat))
    return SURVIVAL * survive + (1.0 - SURVIVAL) * win

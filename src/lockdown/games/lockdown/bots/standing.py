"""How well a seat stands on an imagined table: a number from 0 (dead) to 1 (safe, objective met).

For those who have left it is the chance to pass the victory check. For those still inside it is
what a small network makes of `features`, fitted on games of `quick_player`: the
state at the start of each round against what became of the seat. See docs/bots.md.
"""

from __future__ import annotations

from lockdown.bots.quick_answers import open_wounds
from lockdown.bots.quick_player import THREAT, near
from lockdown.bots.standing import SURVIVAL, Model, fitted, met, sickness
from lockdown.games.lockdown.bots.quick_answers import OBJECTIVE_ODDS
from lockdown.games.lockdown.bots.quick_goals import (
    CONTAINERS,
    ISOLATION,
    beliefs,
    rounds_left,
    safety,
    suited,
)
from lockdown.games.lockdown.table import LockdownTable
from lockdown.state import keys
from lockdown.state.keys import CONTAMINATION, ITEM, ROOM

_TRANSMITTER, _ARCHIVE = ROOM["transmitter_control"], ROOM["archive"]
_OUT = (keys.LOCKED_IN, keys.BUNKER, keys.LAUNCHED)
#: The step with which the victory check begins.
CHECK = "check_contingency"
_HEALING = frozenset(ITEM[key] for key in ("medkit", "skin_stapler", "clothes"))


def features(t: LockdownTable, seat: int) -> list[float]:
    """What the model looks at; only meaningful for a character in a room or a container."""
    board = t.rs.board
    room = t.room[seat]
    place = t.place[seat]
    inside = place != keys.IN_ROOM
    if inside:
        room = t.slot_of[CONTAINERS[place - keys.CONTAINER_A]]
    codes = beliefs(t, seat)
    iso, bunker, css = safety(t, seat, codes)
    row = near(board, t.closed)[room]
    isolation = t.slot_of[ISOLATION]
    known = t.explored | t.seen_tile[seat]
    left = rounds_left(t)
    suit = suited(t, seat)
    way = float(t.gate_open and (t.rover_here or suit))
    far_iso = min(row[isolation], 9)
    far_exit = min(row[slot] for slot in board.exit_rooms)
    far_exit = min(far_exit, 9)
    wounds = len(t.wounds[seat])
    undressed = open_wounds(t, seat)
    noise = sum(1 for corridor in board.exits[room] if t.noise >> corridor & 1)
    loud = sum(1 for corridor in board.exits[isolation] if t.noise >> corridor & 1)
    threat = next_door = guard = large = 0.0
    for _, kind, slot, _ in t.stalkers:
        if slot == room:
            threat += THREAT[kind]
        elif slot == isolation:
            guard += THREAT[kind]
        if kind >= keys.ADULT:
            large += 1.0
    for other, corridor in board.ways[room]:
        if t.foes >> other & 1 and not t.closed >> corridor & 1:
            next_door += 1.0
    purse = 0
    for card in t.hand[seat]:
        if card < CONTAMINATION:
            purse += 1
    ammo = heal = 0
    for item in t.hands[seat]:
        if t.rs.items[item & 255].weapon:
            ammo += item >> 8 & 15
    for item in t.pack[seat]:
        if item & 255 in _HEALING:
            heal += 1
    friends = rivals = alive = 0
    for other in range(t.n):
        if other != seat and t.place[other] != keys.DEAD:
            alive += 1
            if t.place[other] <= keys.CONTAINER_C:
                rivals += 1
                if t.room[other] == room:
                    friends += 1
    container = 9
    for tile in CONTAINERS:
        slot = t.slot_of[tile]
        if slot and known >> slot & 1 and not t.broken >> slot & 1:
            container = min(container, row[slot])
    launch = 9
    for i, space in enumerate(t.css_space):
        if space <= t.time and not t.css_up >> i & 1:
            launch = min(launch, t.time - space)
    held = t.objectives[seat]
    odds = max((OBJECTIVE_ODDS[o] for o in held), default=0.1)
    done = float(met(t, seat))
    sent = t.signal >> seat & 1
    transmitter, archive = t.slot_of[_TRANSMITTER], t.slot_of[_ARCHIVE]
    far_signal = 0 if sent else row[transmitter] if known >> transmitter & 1 else 7
    far_archive = 0 if t.active >> seat & 1 else row[archive] if known >> archive & 1 else 7
    rounds = min(left, 9)
    return [
        t.time / 15.0,
        rounds / 9.0,
        1.0 / left,
        float(t.isolation_open),
        max(0, t.time - board.isolation_opens_at) / 7.0 if not t.isolation_open else 0.0,
        far_iso / 9.0,
        min(3.0, (far_iso + 2.0) / (left * 2.5)),
        way,
        way * far_exit / 9.0,
        way * min(3.0, (far_exit + 2.0) / (left * 2.5)),
        far_exit / 9.0,
        float(t.gate_open),
        float(t.rover_here),
        float(suit),
        wounds / 3.0,
        float(wounds >= 3),
        float(wounds >= 2),
        undressed / 3.0,
        t.light[seat] / 2.0,
        float(t.larva >> seat & 1),
        float(t.slime >> seat & 1),
        sickness(t, seat),
        len(t.hand[seat]) / 5.0,
        purse / 5.0,
        float(threat > 0),
        threat / 8.0,
        threat * wounds / 12.0,
        next_door / 2.0,
        noise / 4.0,
        float(t.lit >> room & 1),
        float(t.fire >> room & 1),
        float(t.broken >> isolation & 1),
        loud / 4.0,
        guard / 6.0,
        large / 5.0,
        sum(1 for state in t.power[:3] if state <= 0) / 3.0,
        iso,
        bunker,
        css,
        way * bunker,
        float(sent),
        float(t.knowledge[seat] > 4),
        float(t.active >> seat & 1),
        far_signal / 7.0,
        far_archive / 7.0,
        done,
        odds,
        done * iso,
        friends / 3.0,
        rivals / 3.0,
        alive / 3.0,
        min(container, 9) / 9.0,
        launch / 9.0,
        float(launch == 0 and container <= 3),
        ammo / 4.0,
        heal / 2.0,
        len(t.pack[seat]) / 5.0,
        float(t.destruct >= 0),
        float(inside),
        float(len(held) == 1),
    ]


def model() -> Model:
    """The fitted model."""
    return fitted("lockdown.games.lockdown.bots")


def passes(t: LockdownTable, seat: int) -> float:
    """Chance to pass the victory check from where the seat is."""
    if t.place[seat] not in _OUT:
        return 0.0
    safe = safety(t, seat, beliefs(t, seat))[_OUT.index(t.place[seat])]
    return safe * (1.0 - sickness(t, seat))


def value(t: LockdownTable, seat: int) -> float:
    """How well the seat stands, from 0 to 1."""
    place = t.place[seat]
    if place == keys.DEAD:
        return 0.0
    if place in _OUT:
        return passes(t, seat) * (SURVIVAL + (1.0 - SURVIVAL) * met(t, seat))
    survive, win = model().odds(features(t, seat))
    return SURVIVAL * survive + (1.0 - SURVIVAL) * win

"""How well a seat stands on a table: a number from 0 (dead) to 1 (safe, objective met).

For those who have left it is the chance to survive the victory check. For those still inside it
is a logistic model of few features: those at the start of each turn, against what the seat's way
out was worth in the end, fitted on games of `regular` bots. See docs/bots.md.
"""

from __future__ import annotations

import math
from functools import cache

from lockdown.boards import board
from lockdown.rules import objectives
from lockdown.state import keys
from lockdown.state.keys import CLEAN, KNOWN_CLEAN, KNOWN_INFECTED
from lockdown.state.table import Table

#: Surviving is worth this much, meeting the objective the rest.
SURVIVAL = 0.6
_THREAT = (1.0, 1.5, 2.0, 3.5, 4.5)
#: Chance to fail the contamination check, by contamination cards (7 of 27 are infected).
_SICK = (0.0, 0.09, 0.26, 0.42, 0.55, 0.66, 0.75)
NAMES = (
    "one",
    "wounds",
    "light",
    "larva",
    "sick",
    "distance",
    "rounds",
    "distance_by_rounds",
    "open",
    "threat",
    "noise",
    "hand",
    "signal",
    "knowledge",
    "rover",
    "met",
    "dark",
    "wounds_squared",
    "infected",
)
WEIGHTS = (
    -0.856,
    -0.286,
    -0.210,
    -0.242,
    -0.436,
    0.009,
    -0.588,
    -0.780,
    -0.017,
    -0.121,
    -0.007,
    0.105,
    0.291,
    0.280,
    0.629,
    0.292,
    -0.157,
    -0.091,
    -1.363,
)


@cache
def steps_between(name: str) -> tuple[tuple[int, ...], ...]:
    """Moves between any two slots of a board, doors aside."""
    b = board(name)
    found = []
    for start in range(b.slots + 1):
        away = [99] * (b.slots + 1)
        if start:
            away[start] = 0
            queue = [start]
            for slot in queue:
                for other, _ in b.ways[slot]:
                    if away[other] == 99:
                        away[other] = away[slot] + 1
                        queue.append(other)
        found.append(tuple(away))
    return tuple(found)


def contamination(t: Table, seat: int) -> int:
    """Contamination cards that the character has anywhere."""
    cards = (*t.hand[seat], *t.deck[seat], *t.discard[seat])
    return sum(1 for card in cards if card >= CLEAN)


def safety(place: int, knowledge: int, signal: bool, codes: dict[str, float]) -> float:
    """Chance that the active contingency spares a character in that place."""
    if place == keys.LAUNCHED:
        return 1.0 - codes["grey"]
    safe = codes["green"] + codes["grey"]
    if place == keys.BUNKER:
        safe += codes["red"]
    if knowledge > 4:
        safe += codes["yellow"]
    if signal:
        safe += codes["blue"]
    return safe


def met(t: Table, seat: int) -> bool:
    """Whether an objective that the seat still holds is met as things are."""
    return any(objectives.is_met(t, seat, o) for o in t.objectives[seat])


def features(t: Table, seat: int) -> tuple[float, ...]:
    """What the model looks at; only meaningful for a character in a room."""
    room = t.room[seat]
    isolation = t.slot_of[keys.ROOM["isolation_room"]]
    away = steps_between(t.rs.board.key)
    distance = away[room][isolation] if room else 6
    if t.gate_open and t.rover_here and room:
        distance = min(distance, away[room][t.rs.board.exit_slot] + 1)
    end = max(t.emergency, 0)
    rounds = max(1, t.time - end + (1 if end else 0))
    threat = sum(_THREAT[f[1]] for f in t.stalkers if f[2] == room)
    noise = sum(1 for way in t.rs.board.exits[room] if t.noise >> way & 1) if room else 0
    wounds = len(t.wounds[seat])
    scanned = sum(1 for c in (*t.hand[seat], *t.discard[seat]) if c == KNOWN_INFECTED)
    clean = sum(1 for c in (*t.hand[seat], *t.discard[seat]) if c == KNOWN_CLEAN)
    return (
        1.0,
        float(wounds),
        float(t.light[seat]),
        float(t.larva >> seat & 1),
        float(contamination(t, seat) - clean),
        distance / 5.0,
        rounds / 8.0,
        min(3.0, (distance + 2) / rounds),
        float(t.isolation_open),
        threat,
        float(noise),
        len(t.hand[seat]) / 5.0,
        float(t.signal >> seat & 1),
        float(t.knowledge[seat] > 4),
        float(t.gate_open and t.rover_here),
        float(met(t, seat)),
        float(not t.lit >> room & 1),
        float(wounds * wounds),
        float(scanned),
    )


def value(t: Table, seat: int, codes: dict[str, float]) -> float:
    """How well the seat stands; `codes` says how likely each contingency is the active one."""
    place = t.place[seat]
    if place == keys.DEAD:
        return 0.0
    if place in (keys.LOCKED_IN, keys.BUNKER, keys.LAUNCHED):
        safe = safety(place, t.knowledge[seat], bool(t.signal >> seat & 1), codes)
        sick = contamination(t, seat)
        risk = _SICK[min(sick, 6)] if not t.larva >> seat & 1 else min(0.9, 0.36 * sick)
        return safe * (1.0 - risk) * (SURVIVAL + (1.0 - SURVIVAL) * met(t, seat))
    total = sum(w * x for w, x in zip(WEIGHTS, features(t, seat), strict=True))
    return 1.0 / (1.0 + math.exp(-total))

"""What the critic is told and no policy may know: the table as it really is.

The critic judges positions in training only. It is told everybody's objectives and how far they
are, the active contingency, infections and the faces of the CSS tokens, so that it can learn what
a position is worth from few games instead of learning games by heart.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lockdown.games.lockdown.env.standing import progress
from lockdown.games.lockdown.table import LockdownTable as Table
from lockdown.state import keys

SEATS = 5
_PLACES, _CHARACTERS, _OBJECTIVES, _CODES = 12, 12, 48, 8
_NUMBERS = 16
#: Numbers of a seat.
ROW = 1 + _PLACES + _CHARACTERS + _OBJECTIVES + _CODES + _NUMBERS
_TABLE = 40
#: How many numbers the critic is told.
SIZE = SEATS * ROW + _TABLE + _CODES
_BLANK = bytes(SIZE)
_BAD = (keys.INFECTED, keys.KNOWN_INFECTED)


@lru_cache(maxsize=65536)
def _sick(cards: tuple[int, ...]) -> tuple[int, int]:
    """How many contamination cards, and how many of them are infected."""
    sick = [card for card in cards if card >= keys.CONTAMINATION]
    return len(sick), sum(card in _BAD for card in sick)


#: By seat: (when it was looked at, how far each of its objectives is).
Steps = dict[int, tuple[Any, list[tuple[int, float]]]]


def write(t: Table, seat: int, out: Any, steps: Steps | None = None) -> None:
    """Write what is true at the table into `out`, from the eyes of `seat`.

    `steps` keeps how far the others' objectives are for as long as the same turn goes on: close
    enough for a critic, and half the work.
    """
    if steps is None:
        steps = {}
    turn = (t.round, t.turn, t.phase)
    out[:] = _BLANK
    n = t.n
    for i in range(n):
        other = (seat + i) % n
        at = i * ROW
        out[at] = 1
        at += 1
        place = t.place[other]
        out[at + place] = 1
        at += _PLACES
        if t.char[other] >= 0:
            out[at + t.char[other]] = 1
        at += _CHARACTERS
        found = steps.get(other)
        if found is None or other == seat or found[0] != turn:
            found = (turn, [(o, progress(t, other, o)) for o in t.objectives[other]])
            steps[other] = found
        best = 0.0
        for objective, done in found[1]:
            best = max(best, done)
            out[at + objective] = 4 + int(8 * done)
        at += _OBJECTIVES
        for token, holder in enumerate(t.ctg_place):
            if holder == other:
                out[at + t.ctg_face[token]] += 4
        at += _CODES
        sick_hand, bad_hand = _sick(t.hand[other])
        sick_deck, bad_deck = _sick(t.deck[other])
        sick_pile, bad_pile = _sick(t.discard[other])
        room = t.room[other]
        numbers = (
            int(10 * best),
            2 * (sick_hand + sick_deck + sick_pile),
            4 * (bad_hand + bad_deck + bad_pile),
            4 * t.light[other],
            4 * len(t.wounds[other]),
            t.knowledge[other],
            8 * (t.active >> other & 1),
            8 * (t.signal >> other & 1),
            8 * (t.larva >> other & 1),
            8 * (t.slime >> other & 1),
            8 * (t.passed >> other & 1),
            2 * len(t.hand[other]),
            8 * (t.foes >> room & 1) if room else 0,
            2 * len(t.pack[other]) + 2 * len(t.hands[other]),
            8 * (t.lit >> room & 1),
            8 * (room == t.room[seat]),
        )
        out[at : at + _NUMBERS] = bytes(numbers)
    at = SEATS * ROW
    table = (
        t.round,
        t.time,
        8 * t.time_blue,
        8 * t.gate_open,
        8 * t.rover_here,
        8 * t.isolation_open,
        max(t.destruct + 1, 0),
        8 * t.destruct_red,
        max(t.emergency + 1, 0),
        t.eggs,
        8 * t.nest_destroyed,
        8 * t.queen_killed,
        2 * t.n,
        2 * len(t.stalkers),
        t.fire.bit_count(),
        t.broken.bit_count(),
        *[8 * (token > 0) for token in t.power],
        t.explored.bit_count() // 2,
    )
    out[at : at + len(table)] = bytes(table)
    at += _TABLE
    if -1 in t.ctg_place:
        out[at + t.ctg_face[t.ctg_place.index(-1)]] = 8

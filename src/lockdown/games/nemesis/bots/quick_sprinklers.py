"""What the Fire Control System is worth to the quick player of the original game, and where.

It puts out a fire and drives all Intruders out of one room, wherever that is (NM-ROM-09,
NM-ROM-10). Works on imagined tables; see `quick_player`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lockdown.bots.quick_answers import Option
from lockdown.games.nemesis.bots.quick_answers import FREE, SECTIONS, burning
from lockdown.games.nemesis.bots.quick_fights import FULL
from lockdown.games.nemesis.bots.quick_keys import doomed
from lockdown.rules.queries import slots

if TYPE_CHECKING:
    from lockdown.games.nemesis.bots.quick_thought import NemesisThought

PROCEDURE = "fire_control_procedure"
#: Cards that it takes (NM-ACT-04).
FARE = 2
#: Cards that a careful step takes (NM-BAS-03).
CREEPS = 2
#: What speaks against it where nothing comes of it: a fire somewhere is no reason by itself.
COST = 0.5
#: Which part of a way counts that is free then, and how much at most: dice decide what comes next.
FREED, MOST = 0.6, 6.0
#: How much better it is to put out a fire where one leaves, or next door.
NEARER = 0.2
#: What is left of it for one who has no card to go on with in this round, or too few.
LATER = 0.5
#: What it is worth to go on where one would wait with a full hand.
IDLE = 1.0
#: What it costs that somebody is driven to where one stands, or away from one who is to die.
DRIVEN, RESCUED = 6.0, 6.0


def sprays(act: Option) -> bool:
    """Whether an action is this one, done for its cost or with a card that does it for nothing."""
    if act[0] == "play":
        return bool(FREE.get(act[1]) == act[2])
    return bool(act[:2] == ("room", PROCEDURE))


def worth(mind: NemesisThought) -> float:
    """What the best room is worth that can be cleared."""
    found = slots(mind.t.fire | mind.t.foes)
    return max((cleared(mind, slot) for slot in found), default=0.0) - COST


def cleared(mind: NemesisThought, place: int) -> float:
    """What it is worth to clear a room: what one can do then and cannot do now.

    One sat with the card for it between rooms with adults, the pod two moves away, and passed
    (17102, rounds 6 and 7).
    """
    t = mind.t
    gain = 0.0
    if t.fire >> place & 1:
        gain = burning(t) + (mind.singed(last=True) if place == mind.slot else 0.0)
        # Of fires that bar nothing now, those on the ways that one will take.
        known = t.explored | t.seen_tile[mind.seat]
        leaves = t.tile[place] in SECTIONS and bool(known >> place & 1)
        ahead = [other for other, _ in t.rs.board.ways[mind.slot]]
        gain += NEARER * ((leaves or place == t.rs.board.start_slot) + (place in ahead))
    step = _best_step(mind)
    late = max(0.0, _after(mind, place) - step)
    soon = max(0.0, _after(mind, place, FARE) - step) if mind.purse > FARE else 0.0
    freed = FREED * max(min(soon, MOST), LATER * min(late, MOST))
    if late > 0.0 and step <= 0.0 and mind.purse >= FULL - 1 and t.fire >> place & 1:
        # Cards that do not come anew cost nothing: in this room one sat for three rounds with five
        # of them, behind the fire next door (116325, rounds 5 to 7).
        gain += IDLE
    saved = bool(t.foes >> place & 1) and any(t.room[s] == place for s in doomed(t, mind.seat))
    # For two of three cards one rescued the very one whose death it needed (82101, round 9).
    return gain + freed - DRIVEN * _comes(mind, place) - RESCUED * saved


def _best_step(mind: NemesisThought) -> float:
    """The best step that can be taken and paid for (NM-BAS-03), 0 if none is any good."""
    t = mind.t
    ways = {other for other, way in t.rs.board.ways[mind.slot] if not t.closed >> way & 1}
    paces = (False, True) if mind.purse >= CREEPS else (False,)
    return max((0.0, *(mind.walk(s, careful=slow) for s in ways for slow in paces)))


def _after(mind: NemesisThought, place: int, spent: int = 0) -> float:
    """The same once a room is free; where those go who were there nobody knows.

    `spent`: cards that it took. Somebody put out the fire next door, to creep there with cards that
    it paid with, and burnt on where it stood (51203, round 6).
    """

    def step(free: NemesisThought) -> float:
        free.size, free.purse = free.size - spent, free.purse - spent
        return _best_step(free)

    return cleared_of(mind, place, step)


def cleared_of(mind: NemesisThought, place: int, judge: Callable[[NemesisThought], float]) -> float:
    """What one thinks with neither fire nor Intruders in a room."""
    t = mind.t
    fire, foes, stalkers = t.fire, t.foes, t.stalkers
    t.fire, t.foes = fire & ~(1 << place), foes & ~(1 << place)
    t.stalkers = tuple(foe for foe in stalkers if foe[2] != place)
    try:
        free = type(mind)(t, mind.seat, mind.w)
        # A way out that is nearer is no reason to be in less of a hurry.
        free.hurry_as(mind)
        return judge(free)
    finally:
        t.fire, t.foes, t.stalkers = fire, foes, stalkers


def _comes(mind: NemesisThought, place: int) -> float:
    """Chance that somebody who is driven out of a room comes here: each goes any way of it."""
    t = mind.t
    number = sum(1 for _, _, slot, _ in t.stalkers if slot == place)
    exits = t.rs.board.exits[place]
    here = sum(
        1 for other, way in t.rs.board.ways[place] if other == mind.slot and not t.closed >> way & 1
    )
    return float(1.0 - (1.0 - here / len(exits)) ** number)


def spray(mind: NemesisThought, options: tuple[Option, ...]) -> Option:
    """Which room is cleared: the one that it was reckoned for."""
    return max(options, key=lambda option: cleared(mind, option[1]))

"""Ways round Intruders and fires, for the quick player of the original game."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from lockdown.bots.quick_player import FAR, HURRY, to_spare
from lockdown.games.nemesis.bots.quick_goals import way_out
from lockdown.games.nemesis.bots.quick_hull import holds
from lockdown.state.boards import Board

if TYPE_CHECKING:
    from lockdown.games.nemesis.bots.quick_thought import NemesisThought

#: How many moves round a room with an Intruder in it are as good as the way through it.
DETOUR = 2.0
#: The same of a burning room; counted where one leaves it, so that none is farther because it
#: burns itself.
BLAZE = 1.0


def around(board: Board, closed: int, foes: int, fire: int, start: int) -> tuple[float, ...]:
    """Moves from a room to every other one past closed doors; what bars a way makes it longer."""
    _BOARDS.setdefault(id(board), board)
    return _around(id(board), closed, foes, fire, start)


#: By id, as they are made once and kept: to hash a whole board takes longer than to walk it.
_BOARDS: dict[int, Board] = {}


@lru_cache(maxsize=4096)
def _around(board: int, closed: int, foes: int, fire: int, start: int) -> tuple[float, ...]:
    ways = _BOARDS[board].ways
    away = [float(FAR)] * len(ways)
    away[start] = 0.0
    queue = [(0.0, start)]
    while queue:
        far, slot = heappop(queue)
        if far > away[slot]:
            continue
        step = 1.0 + BLAZE * (fire >> slot & 1)
        for other, corridor in ways[slot]:
            there = far + step + DETOUR * (foes >> other & 1)
            if there < away[other] and not closed >> corridor & 1:
                away[other] = there
                heappush(queue, (there, other))
    return tuple(away)


def bypasses(mind: NemesisThought, place: int) -> bool:
    """Whether a step leads round a fire in which one would get stuck, and is as good a way.

    One passed with four cards between two ways to its bed, four rounds before the end: one through
    a fire, the other longer by just that (23303, round 12).
    """
    t = mind.t
    if t.fire >> place & 1 or mind.pull(place) < mind.pulled:
        return False
    return any(
        t.fire >> other & 1 and mind.stuck(("move", other)) and mind.pull(other) > mind.pulled
        for other, way in t.rs.board.ways[mind.slot]
        if not t.closed >> way & 1
    )


def turns_back(mind: NemesisThought, place: int) -> bool:
    """Whether a step leads so far from the way out that one would go back at once, for nothing.

    On a ship that blew up one went past its way to the pods into a dead end, because there might be
    something behind it, was in a hurry there, sat down and went back (82202, rounds 5 and 6).
    """
    t = mind.t
    if not t.explored >> place & 1 or any(goal == place for goal, _, _ in mind.goals):
        return False
    left = holds(t, mind.rounds_left())
    here, there = way_out(t, mind.seat), way_out(t, mind.seat, place)
    return to_spare(left, there) <= HURRY < to_spare(left, here)

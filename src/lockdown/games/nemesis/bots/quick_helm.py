"""The course, as the quick player of the original game thinks of it: who looks, and who sleeps.

Works on imagined tables; see `quick_player`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lockdown.bots.quick_player import Goal, near
from lockdown.games.nemesis import hibernation
from lockdown.games.nemesis.bots.quick_answers import going_to, haven, rounds_left
from lockdown.games.nemesis.bots.quick_tasks import REPAIRED, mends, needs_pod
from lockdown.games.nemesis.table import NemesisTable

if TYPE_CHECKING:
    from lockdown.games.nemesis.bots.quick_goals import Weights

#: Moves to the Cockpit that one goes before one sleeps, and rounds before the end in which nobody
#: does any more.
REACH, LATEST = 3, 4
#: Rounds before the hibernation pods open in which one thinks of it.
SOON = 2
#: Which part of sleeping is won by a course that is seen to be right: engines alone decide then.
KNOWN = 0.5


def unsighted(t: NemesisTable, seat: int) -> bool:
    """Whether one would sleep on a course that nobody has seen, and has time to look at it.

    NM-VIC-04, NM-ROM-30: one of eight wakes up, and by its own sleep nobody could mend it. Three
    moves from the Cockpit two waited in the Hibernatorium with five cards and lay down as soon as
    it opened, well, with seven rounds to go (102303, rounds 5 to 8).
    """
    board = t.rs.board
    cockpit, here = board.cockpit, t.room[seat]
    if t.destruct >= 0 or rounds_left(t) <= LATEST or t.seen_coordinates >> seat & 1:
        return False
    if t.time > board.hibernation_opens_at + SOON or hibernation.anybody_hibernates(t):
        return False
    if len(t.wounds[seat]) > 1 or t.larva >> seat & 1 or needs_pod(t, seat):
        return False
    if t.foes >> cockpit & 1 or (t.foes | t.fire) >> here & 1:
        return False
    able = not t.broken >> cockpit & 1 or mends(t, seat)
    return able and near(board, t.closed)[here][cockpit] <= REACH


def helm(t: NemesisTable, seat: int, w: Weights, zeal: float, eager: float) -> list[Goal]:
    """NM-ROM-29: the Cockpit, to see the course or to change it; broken, to be repaired first.

    With two Tools three stood for two rounds in a broken one, two of whom knew or would have found
    that the course was wrong (72101, rounds 5 and 6).
    """
    cockpit = t.rs.board.cockpit
    if not t.seen_coordinates >> seat & 1:
        worth = eager * w.course
        if unsighted(t, seat):
            worth = max(worth, KNOWN * w.sleep)
        goal = (cockpit, worth, "check_coordinates")
    elif going_to(t, seat, t.destination) != haven(t, seat):
        goal = (cockpit, 2.0 * zeal * w.course, "set_destination")
    else:
        return []
    if not t.broken >> cockpit & 1:
        return [goal]
    return [(cockpit, REPAIRED * goal[1], "mend")] if mends(t, seat) else []

"""When the quick player of the original game opens a pod: not for those beside it.

Works on imagined tables; see `quick_player`.
"""

from __future__ import annotations

from lockdown.bots.quick_player import near
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.table import NemesisTable
from lockdown.state import keys
from lockdown.state.keys import ACTION, ROOM

#: What it is worth to open the pod that one leaves in, and one that is of no use.
OPENED, IDLE = 20.0, -2.0
#: Cards that getting in takes (NM-ROM-05), and the one that does it for itself alone.
FARE, FRIEND = 2, ACTION["old_friend"]
#: Actions of a turn that opening and getting in take.
TURN = 2
#: Moves from which others get in before one's next turn: a step, and an action for the pod.
NEXT = 1
#: Moves from which they do as long as one has no cards to get in, or has to repair the room first.
REACH = 2
#: Moves from which somebody is in a pod before anything is done about it.
BEFORE = 1
#: Rounds sooner for which it is well worth while to unlock a pod.
SOONER = 3

_SECTIONS = tuple(ROOM[key] for key in pods.SECTIONS)
_HATCHES = ROOM["hatch_control_system"]


def section_of(t: NemesisTable, seat: int) -> int:
    """Which section one stands in, as pods count them; -1 for none."""
    here = [number for number, tile in enumerate(_SECTIONS) if t.slot_of[tile] == t.room[seat]]
    return here[0] if here else -1


def keyed(t: NemesisTable, seat: int, key: int, purse: int) -> float:
    """NM-POD-13: what a key is worth here: it opens a pod for whoever gets in first.

    One opened the only pod with all cards but one; two others left in it (15102, round 6).
    """
    section = section_of(t, seat)
    if section < 0 or pods.open_pods(t, section):
        return IDLE
    dear = keys.WOUND["hand"] in t.wounds[seat]  # NM-HRT-04
    left = purse - t.rs.items[key & 255].cost - dear
    pays = left >= FARE or (left >= 1 and FRIEND in t.hand[seat])
    ready = pays and not t.broken >> t.room[seat] & 1
    at_once = ready and t.actions_left >= TURN
    return OPENED if at_once or not rivals(t, seat, NEXT if ready else REACH) else IDLE


def rivals(t: NemesisTable, seat: int, reach: int) -> bool:
    """Whether somebody else may get into a pod of this section before oneself.

    One passed with four cards beside its pod: somebody was two rooms off (41105, round 4).
    """
    row = near(t.rs.board, t.closed)[t.room[seat]]
    return any(
        other != seat
        and t.place[other] == keys.IN_ROOM
        and not t.passed >> other & 1
        and row[t.room[other]] <= reach
        for other in range(t.n)
    )


def taken(t: NemesisTable, seat: int, section: int, slot: int) -> bool:
    """NM-POD-05: whether others leave first in all open pods, where one may unlock another one.

    Two stood before the only one; a third one went there out of the room from which it opened
    another one afterwards, with the card for it in hand all the time (73015, round 1). In a fight
    nobody unlocks anything, and runs to those who are there: one ran from a friend before an open
    pod to a bed on a ship that hardly arrived (161802, round 13).
    """
    here = t.room[seat]
    if here != t.slot_of[_HATCHES] or t.foes >> here & 1 or (t.foes | t.broken) >> slot & 1:
        return False
    first = sum(
        1
        for other in range(t.n)
        if t.place[other] == keys.IN_ROOM
        and t.room[other] == slot
        and not t.passed >> other & 1
        and len(t.hand[other]) >= FARE
    )
    return first >= len(pods.open_pods(t, section))


def spared(t: NemesisTable) -> float:
    """What is left of unlocking pods on a ship that is lost, where they all open by themselves.

    Tonight they do so for nothing (NM-SDS-06), and tomorrow it spares a round: past the section
    that was as near one crept to the hatches through noise (161605, round 4).
    """
    nights = t.destruct - t.rs.board.no_return
    return min(1.0, (nights - 1) / SOONER) if nights > 0 else 1.0


def turn(t: NemesisTable, seat: int) -> None:
    """The pods of this section are open: what one pays with is then paid with them in mind."""
    section = section_of(t, seat)
    for pod, mine in enumerate(t.pod_section):
        t.pod_locked &= ~((mine == section) << pod)


def doomed(t: NemesisTable, seat: int) -> list[int]:
    """Those on board whose death the one objective that is left asks for (NM-OBJ-02)."""
    if len(t.objectives[seat]) != 1:
        return []
    named = {
        test["player"]
        for alternative in t.rs.objectives[t.objectives[seat][0]].condition
        for test in alternative
        if test["kind"] == "player_dead"
    }
    return [
        other
        for other in range(t.n)
        if other != seat and t.number[other] in named and t.place[other] == keys.IN_ROOM
    ]


def gift(t: NemesisTable, seat: int, slot: int) -> bool:
    """Whether one of them stands before a section, nearer than oneself, and would leave in its pod.

    One opened a pod for the very one whose death it needed (17103, C).
    """
    row = near(t.rs.board, t.closed)[slot]
    reach = min(BEFORE, row[t.room[seat]] - 1)
    return any(row[t.room[other]] <= reach for other in doomed(t, seat))

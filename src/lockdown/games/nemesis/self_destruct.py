"""The self-destruct sequence on its own track (NM-SDS) and time (NM-RND-15)."""

from __future__ import annotations

from typing import NoReturn

from lockdown.games.nemesis import happened as own
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.hibernation import anybody_hibernates
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.steps import step
from lockdown.rules import ending, happened
from lockdown.state.facts import Refusal


def can_start(t: NemesisTable) -> bool:
    """NM-SDS-01, NM-SDS-02: no marker on the track, and nobody hibernates."""
    return t.destruct < 0 and not anybody_hibernates(t)


def start_refusal(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-SDS-01, NM-SDS-02: why nobody can start it now."""
    if t.destruct >= 0:
        return ("self_destruct_active", "NM-SDS-01")
    return ("somebody_hibernates", "NM-SDS-02") if anybody_hibernates(t) else None


def stop_refusal(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-SDS-04, NM-SDS-06: why nobody can stop it now."""
    if t.destruct < 0:
        return ("no_self_destruct", "NM-SDS-04")
    return None if can_stop(t) else ("self_destruct_yellow", "NM-SDS-06")


def start(t: NemesisTable, rule: str) -> None:
    """NM-SDS-01: the marker goes to the first space; by characters only if nobody hibernates."""
    if can_start(t):
        _put(t, rule)


def start_by_event(t: NemesisTable, rule: str) -> None:
    """NM-SDS-02: events are barred by sleepers too, unless the table plays the FAQ's variant."""
    if t.destruct < 0 and (t.rs.events_start_destruct or not anybody_hibernates(t)):
        _put(t, rule)


def _put(t: NemesisTable, rule: str) -> None:
    t.destruct = t.rs.board.destruct_start
    t.tell(happened.DESTRUCT_STARTED, rule, t.destruct)


def can_stop(t: NemesisTable) -> bool:
    """NM-SDS-04: only before the first yellow space."""
    return t.destruct > t.rs.board.no_return


def stop(t: NemesisTable, rule: str) -> None:
    """NM-SDS-04: the marker leaves the track."""
    if can_stop(t):
        t.destruct = -1
        t.tell(happened.DESTRUCT_STOPPED, rule)


@step
def both_tracks_move(t: NemesisTable) -> None:
    """NM-RND-15: both markers move, then what they cause in this order."""
    t.time -= 1
    t.tell(happened.TIME, "NM-RND-15", t.time)
    if t.destruct >= 0:
        t.destruct -= 1  # NM-SDS-03
        t.tell(own.DESTRUCT_MOVED, "NM-SDS-03", t.destruct)
    if t.destruct == 0:
        ending.destroy_complex(t, "self_destruct", "NM-END-04")  # NM-SDS-07
    if t.time == 0:
        ending.end_game(t, "jump", "NM-END-02")  # destroyed if the sequence runs (NM-SDS-08)
    if t.destruct == t.rs.board.no_return:
        pods.unlock_all(t, "NM-SDS-06")
    if t.time == t.rs.board.hibernation_opens_at:
        t.hibernation_open = True
        t.tell(own.HIBERNATION_OPEN, "NM-CRT-07")


def nobody_left(t: NemesisTable) -> NoReturn:
    """NM-END-07: the sequence runs to its end, or the ship jumps at once."""
    if t.destruct >= 0:
        t.destruct = 0
        ending.destroy_complex(t, "nobody", "NM-END-07")
    t.time = 0
    ending.end_game(t, "nobody", "NM-END-07")

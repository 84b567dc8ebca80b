"""Step 5 of the event phase: the time token (LD-EVT-03 to LD-EVT-05), and what waits on the track:
self-destruct (LD-SDS), the emergency procedure (LD-EMP), the Isolation Room (LD-CRT-06)."""

from __future__ import annotations

from typing import NoReturn

from lockdown.games.lockdown import bunker, power
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import step
from lockdown.rules import ending, happened


@step
def time_passes(t: LockdownTable) -> None:
    """LD-EVT-04: everything that the time token's step causes, in order.

    Power failures are checked here alone, not when the token jumps to its end (LD-PWR-11).
    """
    left = t.time
    if t.destruct_red and t.destruct == left:
        # LD-SDS-07: the complex is destroyed when the token has to leave the red one's space.
        ending.destroy_complex(t, "self_destruct", "LD-SDS-07")
    if t.emergency == left:
        ending.end_game(t, "emergency", "LD-EMP-04")
    t.time = left - 1
    t.tell(happened.TIME, "LD-EVT-03", t.time)
    if t.destruct == left:
        _turn_red(t)
    if t.time == 0:
        ending.end_game(t, "time", "LD-END-02")
    if t.time <= t.rs.board.isolation_opens_at:
        open_isolation(t, "LD-CRT-06")
    symbol = t.rs.board.track[left].failure
    if power.failure_counts(t, symbol):
        power.power_failure(t)


def _turn_red(t: LockdownTable) -> None:
    """LD-SDS-05, LD-BRD-16, LD-CRT-08: three spaces on, red side up, and the main gate opens."""
    t.destruct = max(0, t.destruct - 3)
    t.destruct_red = True
    t.tell(happened.DESTRUCT_RED, "LD-SDS-05", t.destruct)
    bunker.open_gate(t, "LD-CRT-08")


def open_isolation(t: LockdownTable, rule: str) -> None:
    """LD-CRT-06, LD-CRT-07: once open it stays open; one of the four moments of LD-CRT-01."""
    if not t.isolation_open:
        t.isolation_open = True
        t.tell(happened.ISOLATION_OPEN, rule)


def start_self_destruct(t: LockdownTable, rule: str) -> None:
    """LD-SDS-01, LD-SDS-08, LD-SDS-10, LD-BRD-16: three ahead, yellow; no effect while active.

    Also after it was stopped, and whoever is locked in (LD-SDS-11). Its timetable: LD-SDS-09.
    """
    if t.destruct < 0:
        t.destruct = max(0, t.time - 3)
        t.destruct_red = False
        t.tell(happened.DESTRUCT_STARTED, rule, t.destruct)


def stop_self_destruct(t: LockdownTable, rule: str) -> None:
    """LD-SDS-03, LD-SDS-04, LD-SDS-06: as long as the token is yellow, on its space too."""
    if t.destruct >= 0 and not t.destruct_red:
        t.destruct = -1
        t.tell(happened.DESTRUCT_STOPPED, rule)


def start_emergency(t: LockdownTable, rule: str) -> None:
    """LD-EMP-02, LD-EMP-05: half the time, rounded down; the Isolation Room opens at once."""
    t.emergency = t.time // 2
    t.tell(happened.EMERGENCY, rule, t.emergency)
    open_isolation(t, "LD-EMP-03")


def nobody_left(t: LockdownTable) -> NoReturn:
    """LD-END-04: the time token goes where the game would have ended."""
    if t.destruct >= 0:
        t.time = t.destruct
        ending.destroy_complex(t, "nobody", "LD-END-04")
    t.time = max(t.emergency, 0)
    ending.end_game(t, "nobody", "LD-END-04")

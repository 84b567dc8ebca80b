"""Time: one clock for waiting, which only goes forward, and the machine's own for dates.

Whoever runs a machine may set its clock, and so may a battery, a suspended laptop or a time server.
Nobody at a table is to wait a day for it, or to lose a window. So everything that is waited for is
counted on a clock that starts with the process and runs evenly; what another process has written
down is believed only as far as it makes sense here.
"""

from __future__ import annotations

import time

_WALL = time.time_ns() // 1_000_000
_STEADY = time.monotonic_ns() // 1_000_000
STARTED = _WALL
"""When this process began, on the clock for waiting."""
YOUNG_MS = 10_000
"""What another worker has just told of is not older than this."""


def now_ms() -> int:
    """Milliseconds since the epoch, as this process counts them: for waiting and comparing."""
    return _WALL + time.monotonic_ns() // 1_000_000 - _STEADY


def wall_ms() -> int:
    """Milliseconds since the epoch by the machine's clock: for dates that people read."""
    return time.time_ns() // 1_000_000


def past(at: int) -> int:
    """A moment that somebody wrote down; not in the future, whatever clock they had."""
    return min(at, now_ms())


def just_now(at: int) -> int:
    """A moment that another worker has just told of; its clock may be another one."""
    now = now_ms()
    return at if now - YOUNG_MS <= at <= now else now

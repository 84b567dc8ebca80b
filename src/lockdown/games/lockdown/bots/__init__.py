"""The bots that know Lockdown: what they want; how they play is `lockdown.bots`."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.base import Bot
from lockdown.games.lockdown.bots.learned import LockdownLearned
from lockdown.games.lockdown.bots.rookie import LockdownRookie
from lockdown.games.lockdown.bots.sensible import LockdownSensible
from lockdown.games.lockdown.bots.veteran import LockdownVeteran

#: From the easiest to the best.
LEVELS: dict[str, Callable[[int], Bot]] = {
    "rookie": LockdownRookie,
    "regular": LockdownSensible,
    "veteran": LockdownVeteran,
    "learned": LockdownLearned,
}

"""The bots that know the original game: what they want; how they play is `lockdown.bots`."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.base import Bot
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.games.nemesis.bots.sensible import NemesisSensible
from lockdown.games.nemesis.bots.veteran import NemesisVeteran

#: From the easiest to the best.
LEVELS: dict[str, Callable[[int], Bot]] = {
    "rookie": NemesisRookie,
    "regular": NemesisSensible,
    "veteran": NemesisVeteran,
    "learned": NemesisLearned,
}

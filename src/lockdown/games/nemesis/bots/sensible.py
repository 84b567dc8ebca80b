"""The level `regular` of the original game."""

from __future__ import annotations

from lockdown.bots.sensible import SensibleMixin
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.games.nemesis.bots.world import NemesisWorld


class NemesisSensible(SensibleMixin[NemesisWorld], NemesisSense):
    """Plans for its objective and for a way out, and does nothing that has no sense."""

"""The level `regular` of Lockdown."""

from __future__ import annotations

from lockdown.bots.sensible import SensibleMixin
from lockdown.games.lockdown.bots.sense import LockdownSense
from lockdown.games.lockdown.bots.world import LockdownWorld


class LockdownSensible(SensibleMixin[LockdownWorld], LockdownSense):
    """Plans for its objective and for a way out, and does nothing that has no sense."""

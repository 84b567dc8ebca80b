"""The level `learned` of Lockdown: a policy trained by self-play (`docs/learning.md`)."""

from __future__ import annotations

from pathlib import Path

from lockdown.bots.learned import ShippedMixin
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.view_types import LockdownView

#: Weights in half precision, for the layout `lockdown/2`.
FILE = str(Path(__file__).with_name("policy.npz"))
#: What it was trained for: mode, side, enemies, guests.
TRAINED = frozenset((mode, "basic", "night_stalkers", False) for mode in ("standard", "solo"))


class LockdownLearned(ShippedMixin, LockdownRegular):
    """Plays what it learned on the basic side, everybody for themselves; `regular` elsewhere."""

    def policy_file(self) -> str:
        """The file of the policy."""
        return FILE

    def knows(self, view: LockdownView) -> bool:
        """The basic side without guests, against Night Stalkers, nobody in league."""
        return (view.mode, view.board, view.enemies, view.guests) in TRAINED

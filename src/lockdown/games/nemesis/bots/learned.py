"""The level `learned` of the original game: a policy trained by self-play (`docs/learning.md`)."""

from __future__ import annotations

from pathlib import Path

from lockdown.bots.learned import ShippedMixin
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.view_types import NemesisView

#: Weights in half precision, for the layout `nemesis/1`.
FILE = str(Path(__file__).with_name("policy.npz"))
#: What it was trained for: mode and side.
TRAINED = frozenset((mode, "basic") for mode in ("standard", "solo"))


class NemesisLearned(ShippedMixin, NemesisRegular):
    """Plays what it learned on the basic side, everybody for themselves; `regular` elsewhere."""

    def policy_file(self) -> str:
        """The file of the policy."""
        return FILE

    def knows(self, view: NemesisView) -> bool:
        """The basic side, nobody in league, and nobody to become the Intruder."""
        return (view.mode, view.board) in TRAINED and "intruder_player" not in view.options

"""The veteran of the original game: `regular`, checked on imagined tables of this game."""

from __future__ import annotations

from lockdown.bots.search import Imagination, Walker
from lockdown.bots.veteran import VeteranBot
from lockdown.games.nemesis.bots import quick_player, standing
from lockdown.games.nemesis.bots.determinise import determinise
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.state import keys

IMAGINATION = Imagination(
    table=determinise,
    answer=quick_player.answer,
    scores=quick_player.scores,
    standing=standing.value,
    out=frozenset((keys.DEAD, keys.ESCAPED, keys.HIBERNATING)),
)


class NemesisVeteran(VeteranBot[NemesisWorld], NemesisRegular):
    """Searches before it acts."""

    def imagination(self) -> Imagination:
        """Tables of the original game."""
        return IMAGINATION

    def walker(self) -> Walker | None:
        """`regular` acts as the quick player does, which needs no view."""
        return None

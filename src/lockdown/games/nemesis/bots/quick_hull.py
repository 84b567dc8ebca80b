"""How long the ship of the original game holds, as the quick player sees it; see `quick_player`.

The marker that is missing destroys it (NM-MRK-13, NM-MRK-21): whoever is not in a pod by then dies.
"""

from __future__ import annotations

from lockdown.games.nemesis.table import NemesisTable

#: Chance that the token of a new room brings a malfunction, and a fire (NM-CMP-07).
MALFUNCTION, FIRE = 0.4, 0.1
#: Markers left with which any round may be the last, and the rounds with which one reckons then.
FEW, HOLDS = 1, 3


def broken_left(t: NemesisTable) -> int:
    """Malfunction markers in the supply (NM-MRK-21)."""
    return t.broken_limit - t.broken.bit_count()


def fire_left(t: NemesisTable) -> int:
    """Fire markers in the supply (NM-MRK-13)."""
    return t.fire_limit - t.fire.bit_count()


def wrecks(t: NemesisTable) -> float:
    """Chance that whoever explores a room destroys the ship by it.

    For want of anything to do one found the fire for which no marker was left (41109, round 10).
    """
    return MALFUNCTION * (broken_left(t) <= 0) + FIRE * (fire_left(t) <= 0)


def holds(t: NemesisTable, left: int) -> int:
    """Rounds that one may reckon with of those that are left.

    Fire spreads from every room that burns, and events bring it and malfunctions: one sat with four
    cards, three rooms from an open pod, until the last marker was gone (41108, round 6).
    """
    few = broken_left(t) <= FEW or (fire_left(t) <= FEW and t.fire)
    return min(left, HOLDS) if few else left

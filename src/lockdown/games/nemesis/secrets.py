"""What only the original game hides, dealt anew for a viewer who may not know it (`sim.swap`)."""

from __future__ import annotations

import random

from lockdown.games.nemesis.engines import UNKNOWN
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules import ending


def deal_anew(t: NemesisTable, viewer: int | None, dice: random.Random) -> None:
    """Change engines and coordinates as far as the viewer has not seen them."""
    if t.phase != ending.PHASE_OVER:  # NM-VIC-02, NM-VIC-04: the end shows them
        _engines(t, viewer, dice)
        _coordinates(t, viewer, dice)


def _engines(t: NemesisTable, viewer: int | None, dice: random.Random) -> None:
    """Other states of the engines that the viewer has not seen (NM-SET-10, NM-SET-33).

    Whoever else has looked at one has seen the other token then.
    """
    states = list(t.engines)
    for engine in range(len(states)):
        if viewer is None or t.seen_engines[viewer][engine] == UNKNOWN:
            states[engine] = dice.randrange(2)
    t.engines = (states[0], states[1], states[2])
    for seat, seen in enumerate(t.seen_engines):
        one, two, three = (
            UNKNOWN if belief == UNKNOWN else states[engine] for engine, belief in enumerate(seen)
        )
        t.seen_engines[seat] = (one, two, three)


def _coordinates(t: NemesisTable, viewer: int | None, dice: random.Random) -> None:
    """Another coordinates card, unless the viewer has looked at it (NM-SET-05)."""
    known = viewer is not None and t.seen_coordinates >> viewer & 1
    if not known:
        t.coordinates = dice.randrange(len(t.rs.coordinates))

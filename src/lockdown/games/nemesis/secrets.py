"""What only the original game hides, dealt anew for a viewer who may not know it (`sim.swap`)."""

from __future__ import annotations

import random

from lockdown.games.nemesis.engines import UNKNOWN
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.rules import ending


def deal_anew(t: NemesisTable, viewer: int | None, dice: random.Random) -> None:
    """Change engines, coordinates and the Intruder's cards as far as the viewer may not know."""
    if isinstance(t, HuntTable):
        _intruder_cards(t, viewer, dice)
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


def _intruder_cards(t: HuntTable, viewer: int | None, dice: random.Random) -> None:
    """NM-INT-16: the Intruder player's hand is secret, their number and the discards are not.

    While that player is asked, the hand stays: the options follow from it.
    """
    asked = t.decision is not None and t.decision[0] == t.hunter
    pool = list(t.hunt_deck)
    if viewer == t.hunter or asked:
        t.hunt_deck = tuple(dice.sample(pool, len(pool)))
        return
    pool += t.hunt_hand
    dice.shuffle(pool)
    held = len(t.hunt_hand)
    t.hunt_hand, t.hunt_deck = tuple(pool[:held]), tuple(pool[held:])

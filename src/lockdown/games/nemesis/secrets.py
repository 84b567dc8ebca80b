"""What only the original game hides, dealt anew for a viewer who may not know it.

See `lockdown.bots.deals`.
"""

from __future__ import annotations

import random

from lockdown.bots.unknown import Part, Row, Unknown
from lockdown.games.nemesis.engines import UNKNOWN
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.rules import ending


def hidden(t: NemesisTable, u: Unknown) -> list[Part]:
    """Engines, coordinates and the Intruder's cards, as far as the viewer may not know them."""
    found = []
    if isinstance(t, HuntTable):
        found.append(_intruder_cards(t, u))
    if t.phase != ending.PHASE_OVER:  # NM-VIC-02, NM-VIC-04: the end shows them
        found.append(_engines(t, u))
        if u.viewer is None or not t.seen_coordinates >> u.viewer & 1:
            found.append(_coordinates(len(t.rs.coordinates)))
    return found


def _engines(t: NemesisTable, u: Unknown) -> Part:
    """Other states of the engines that the viewer has not seen (NM-SET-10, NM-SET-33).

    Whoever else has looked at one has seen the other token then.
    """
    viewer = u.viewer
    sure = [0 if viewer is None or t.seen_engines[viewer][i] == UNKNOWN else 1 for i in range(3)]
    one, two, three = (t.engines[i] if sure[i] else -1 for i in range(3))
    believers = [s for s, seen in enumerate(t.seen_engines) if any(b != UNKNOWN for b in seen)]

    def deal(new: NemesisTable, row: Row, dice: random.Random) -> None:
        chance = dice.getrandbits(3)
        first = one if one >= 0 else chance & 1
        second = two if two >= 0 else chance >> 1 & 1
        third = three if three >= 0 else chance >> 2
        new.engines = (first, second, third)
        for seat in believers:
            a, b, c = new.seen_engines[seat]
            new.seen_engines[seat] = (
                UNKNOWN if a == UNKNOWN else first,
                UNKNOWN if b == UNKNOWN else second,
                UNKNOWN if c == UNKNOWN else third,
            )

    return deal


def _coordinates(cards: int) -> Part:
    """Another coordinates card (NM-SET-05)."""

    def deal(new: NemesisTable, row: Row, dice: random.Random) -> None:
        new.coordinates = int(dice.random() * cards)

    return deal


def _intruder_cards(t: HuntTable, u: Unknown) -> Part:
    """NM-INT-16: the Intruder player's hand is secret, their number and the discards are not.

    While that player is asked, the hand stays: the options follow from it.
    """
    stays = t.hunter in (u.viewer, u.asked) and t.hunter >= 0
    start = u.pool(t.hunt_deck if stays else t.hunt_hand + t.hunt_deck)
    middle = start if stays else start + len(t.hunt_hand)
    end = middle + len(t.hunt_deck)

    def deal(new: HuntTable, row: Row, dice: random.Random) -> None:
        if not stays:
            new.hunt_hand = row[start:middle]
        new.hunt_deck = row[middle:end]

    return deal

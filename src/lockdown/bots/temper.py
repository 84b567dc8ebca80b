"""Temperaments: how a bot differs from the next one, whatever it is to achieve.

A temperament is drawn from the seed of a bot, never from its objective or anything else at the
table, so nobody can read an objective from it, nor the temperament from a view. It shifts what a
bot dares, searches, gives away, begrudges and says; a player can guess it, and be wrong.
"""

from __future__ import annotations

import random
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """What a bot is like."""

    key: str
    fear: float = 1.0
    """How much a round more counts."""
    find: float = 1.0
    """How much finding things is worth."""
    giving: float = 0.0
    """What helping somebody in need is worth, as a share of the own chances."""
    margin: float = 0.0
    """How much more than it gives a trade must bring."""
    spiteful: bool = False
    """Whether it holds up those who leave, although it gains nothing by it."""
    grasping: bool = False
    """Whether it holds up those who take what it wants itself."""
    honest: float = 0.7
    """How often it claims what is so."""
    harmless: float = 0.25
    """How often it calls itself harmless."""

    @staticmethod
    def drawn(dice: random.Random) -> Temper:
        """The temperament of one bot, by one throw."""
        return TEMPERS[int(dice.random() * len(TEMPERS))]


CAUTIOUS = Temper("cautious", fear=1.1, find=0.8, giving=0.03, honest=0.8)
GREEDY = Temper("greedy", fear=0.95, find=2.5, margin=1.0, grasping=True, honest=0.6, harmless=0.15)
LOYAL = Temper("loyal", giving=0.08, margin=-2.0, honest=0.95, harmless=0.3)
TREACHEROUS = Temper(
    "treacherous", margin=0.5, spiteful=True, grasping=True, honest=0.4, harmless=0.5
)
#: All of them, equally likely.
TEMPERS = (CAUTIOUS, GREEDY, LOYAL, TREACHEROUS)

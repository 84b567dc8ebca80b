"""How well a seat stands on an imagined table: what both games share.

A small network gives the chances of one who is still in play from what a game looks at (`features`
in `games/*/bots/standing.py`); `tools/fit_standing.py` fits it. See docs/bots.md.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from math import exp, tanh
from operator import mul
from typing import Any

from lockdown.rules import objectives
from lockdown.state.keys import CONTAMINATION, KNOWN_CLEAN, KNOWN_INFECTED
from lockdown.state.table import Table

#: Surviving is worth this much, meeting the objective the rest.
SURVIVAL = 0.6
#: Chance to fail the contamination check, by contamination cards (7 of 27 are infected).
_SICK = (0.0, 0.09, 0.26, 0.42, 0.55, 0.66, 0.75)


def sickness(t: Table, seat: int) -> float:
    """Chance to fail the contamination check, for one who has not looked at the cards."""
    cards = 0
    drawing = bool(t.larva >> seat & 1)
    for pile in (t.hand[seat], t.deck[seat], t.discard[seat]):
        for card in pile:
            if card >= CONTAMINATION and card != KNOWN_CLEAN:
                cards += 1
                drawing |= card == KNOWN_INFECTED
    return min(0.95, 0.36 * cards) if drawing else _SICK[min(cards, 6)]


def met(t: Table, seat: int) -> bool:
    """Whether an objective that the seat still holds is met as things are."""
    return any(objectives.is_met(t, seat, o) for o in t.objectives[seat])


class Model:
    """A network with one hidden layer and a direct way from input to output."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.hidden = [
            (tuple(row), float(bias))
            for row, bias in zip(data["hidden"], data["bias"], strict=True)
        ]
        self.out = [
            (tuple(row), tuple(straight), float(bias))
            for row, straight, bias in zip(data["out"], data["straight"], data["base"], strict=True)
        ]

    def odds(self, x: list[float]) -> list[float]:
        """Chances to survive and to win."""
        inner = [tanh(sum(map(mul, row, x)) + bias) for row, bias in self.hidden]
        found = []
        for row, straight, bias in self.out:
            total = sum(map(mul, row, inner)) + sum(map(mul, straight, x)) + bias
            found.append(1.0 / (1.0 + exp(-total)))
        return found


@cache
def fitted(package: str) -> Model:
    """The fitted model of a game's bots."""
    path = resources.files(package).joinpath("standing.json")
    return Model(json.loads(path.read_text(encoding="utf-8")))

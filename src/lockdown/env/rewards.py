"""Reward schemes: what a seat gets at the end, and for the shaped one on the way."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.game import Game
from lockdown.state import keys

SCHEMES = ("win", "survival", "shaped")
"""win: 1 for winning. survival: 1 for winning, 0.5 for surviving. shaped: survival, and small
steps for knowledge, a met objective and health on the way (they sum to well under 0.5)."""


def final(scheme: str, result: Any, seat: int) -> float:
    """The reward of a seat when the game is over."""
    if seat in result.winners:
        return 1.0
    if scheme != "win" and seat in result.survivors:
        return 0.5
    return 0.0


def potential(game: Game, seat: int) -> float:
    """How well a seat stands; the shaped scheme pays the change of it."""
    t = game.table
    if t.place[seat] == keys.DEAD:
        return -0.1
    out = 0.2 if t.place[seat] in (keys.LAUNCHED, keys.LOCKED_IN, keys.BUNKER) else 0.0
    health = -0.02 * len(t.wounds[seat]) - 0.005 * t.light[seat]
    return float(out + health + 0.005 * t.knowledge[seat])

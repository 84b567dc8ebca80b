"""The quick player of the original game: what it wants on an imagined table.

How it walks, waits and fights is `lockdown.bots.quick_player`. Unexplored rooms stay unknown to
it, and so do engines and coordinates that the seat has not seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from lockdown.bots import quick_player
from lockdown.bots.quick_answers import Option
from lockdown.bots.quick_player import Goal, Thought
from lockdown.games.nemesis.bots.quick_answers import (
    ANSWERS,
    ANTIDOTE,
    MENDING,
    MENDING_ITEMS,
    card_worth,
    item_worth,
    room_worth,
)
from lockdown.games.nemesis.bots.quick_goals import Weights, fails, goals, rounds_left, way_out
from lockdown.games.nemesis.table import NemesisTable

USUAL = Weights()
#: Actions that take a noise roll and fail if somebody comes (NM-ROM-34).
_ROLLS = ("enter_pod", "hibernate")


def answer(t: NemesisTable, w: Weights = USUAL) -> Option:
    """What the seat that is asked does."""
    return quick_player.answer(t, ANSWERS, partial(scores, w=w))


def scores(
    t: NemesisTable, seat: int, options: tuple[Option, ...], w: Weights = USUAL
) -> list[tuple[Option, float]]:
    """Every action that is worth a thought, with what it seems to bring; passing is about 0."""
    return NemesisThought(t, seat, w).scores(options)


class NemesisThought(Thought[NemesisTable, Weights]):
    """What one seat of the original game makes of the table when it acts."""

    prices: ClassVar[Mapping[str, float]] = {"activate": 1.5}

    def rounds_left(self) -> int:
        """Until the jump or the end of the self-destruct sequence."""
        return rounds_left(self.t)

    def way_out(self) -> int:
        """Moves to the nearest place where one leaves."""
        return way_out(self.t, self.seat)

    def goals_of(self, press: float, left: int) -> list[Goal]:
        """Ways out, the ship, tasks, treatment, things."""
        return goals(self.t, self.seat, self.w, press, left)

    def card(self, option: Option) -> float:
        """Cards; repairs of an engine if one came for it."""
        if option[1] in MENDING and option[2] and not self.fight:
            return self.here.get("engine", -1.0)
        rest = self.w.rest * self.sick
        return card_worth(self.t, self.seat, option, self.fight, self.w.search, rest)

    def item(self, option: Option) -> float:
        """Items; repairs of an engine if one came for it."""
        if option[1] & 255 in MENDING_ITEMS and option[2] and not self.fight:
            return self.here.get("engine", -1.0)
        return item_worth(self.t, self.seat, option, self.fight, self.purse)

    def room_worth(self, key: str) -> float:
        """Rooms."""
        return room_worth(self.t, self.seat, key)

    def crafted(self, kind: int) -> float:
        """An antidote saves whoever is infested."""
        return 7.0 if kind == ANTIDOTE and self.t.larva >> self.seat & 1 else 1.0

    def use_room(self, key: str) -> float:
        """Getting into a pod or to sleep takes a noise roll."""
        worth = super().use_room(key)
        if key not in _ROLLS or key not in self.here:
            return worth
        w = self.w
        caught = w.meet + w.startle * self.startled(self.slot, self.size - 2)
        return worth - self.calm * fails(self.t, self.slot) * caught

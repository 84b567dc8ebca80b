"""The quick player of Lockdown: what it wants on an imagined table.

How it walks, waits and fights is `lockdown.bots.quick_player`. Unexplored rooms stay unknown to
it, and so does the active contingency.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from lockdown.bots import quick_player
from lockdown.bots.quick_answers import Option
from lockdown.bots.quick_player import Goal, Thought
from lockdown.games.lockdown.bots.quick_answers import (
    ANSWERS,
    SUITS,
    card_worth,
    item_worth,
    room_worth,
)
from lockdown.games.lockdown.bots.quick_goals import ISOLATION, Weights, goals, rounds_left
from lockdown.games.lockdown.table import LockdownTable

USUAL = Weights()


def answer(t: LockdownTable, w: Weights = USUAL) -> Option:
    """What the seat that is asked does."""
    return quick_player.answer(t, ANSWERS, partial(scores, w=w))


def scores(
    t: LockdownTable, seat: int, options: tuple[Option, ...], w: Weights = USUAL
) -> list[tuple[Option, float]]:
    """Every action that is worth a thought, with what it seems to bring; passing is about 0."""
    return LockdownThought(t, seat, w).scores(options)


class LockdownThought(Thought[LockdownTable, Weights]):
    """What one seat of Lockdown makes of the table when it acts."""

    prices: ClassVar[Mapping[str, float]] = {"escape": 40.0, "activate": 3.0, "computer": 0.2}

    def rounds_left(self) -> int:
        """Until the time, the emergency procedure or the self-destruct sequence is over."""
        return rounds_left(self.t)

    def way_out(self) -> int:
        """Moves to the Isolation Room."""
        return self.away[self.slot][self.t.slot_of[ISOLATION]]

    def goals_of(self, press: float, left: int) -> list[Goal]:
        """Ways out, tasks, treatment, things."""
        return goals(self.t, self.seat, self.w, press, left, self.purse)

    def card(self, option: Option) -> float:
        """Cards."""
        rest = self.w.rest * self.sick
        return card_worth(self.t, self.seat, option, self.fight, self.w.search, rest)

    def item(self, option: Option) -> float:
        """Items."""
        return item_worth(self.t, self.seat, option[1] & 255, self.fight)

    def room_worth(self, key: str) -> float:
        """Rooms."""
        return room_worth(self.t, self.seat, key)

    def crafted(self, kind: int) -> float:
        """A suit is a way out."""
        return 4.0 if kind in SUITS else 1.0

    def use_room(self, key: str) -> float:
        """Locking oneself in takes a noise roll (LD-GOL-05)."""
        worth = super().use_room(key)
        if key != "lock_in" or key not in self.here:
            return worth
        w = self.w
        caught = w.meet + w.startle * self.startled(self.slot, self.size - 2)
        return worth - w.lockroll * self.calm * self.meeting * caught

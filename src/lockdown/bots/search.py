"""Search over imagined tables: what does each candidate come to, whatever is hidden?

All candidates are played on the same imagined tables with the same dice, so that luck cancels
out. Tables come in stages; after each one only the best candidates stay, and the usual choice
with them (sequential halving). Playouts go on by instinct, so the usual choice is that of
instinct; it is given up only for one that is better by more than chance explains.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from lockdown.bots import instinct, standing
from lockdown.bots.determinise import determinise
from lockdown.kernel.steps import STEPS
from lockdown.kernel.table import Unwind
from lockdown.state import keys
from lockdown.state.table import Table
from lockdown.views.types import TableView

Option = tuple[Any, ...]

#: More decisions than the rounds of a playout take.
_LIMIT = 1500
_OUT = (keys.DEAD, keys.LOCKED_IN, keys.BUNKER, keys.LAUNCHED)


@dataclass(frozen=True)
class Plan:
    """How much is searched."""

    candidates: int = 4
    """Options of instinct that are looked at, besides the choice of `regular` and passing."""
    stages: tuple[tuple[int, int], ...] = ((10, 4), (20, 2))
    """Imagined tables of a stage, and how many candidates stay after it."""
    rounds: int = 1
    """Playouts end when this many rounds have begun after the running one."""
    doubt: float = 0.5
    """Standard errors of the difference that another choice must be ahead of the usual one."""


class OutOfTime(Exception):
    """The budget is used up."""


class Search:
    """One decision."""

    def __init__(
        self,
        view: TableView,
        prior: Option,
        dice: random.Random,
        plan: Plan,
        late: Callable[[], bool],
    ) -> None:
        self.view = view
        self.seat = view.seat or 0
        self.prior = prior
        """What `regular` would do: a candidate, and the answer if there is no time to search."""
        self.usual = prior
        self.dice = dice
        self.plan = plan
        self.late = late
        """Whether the time is over."""
        self.stop = view.round + plan.rounds
        self.found: dict[Option, list[float]] = {}

    def best(self) -> Option:
        """The option to play: the usual one unless another is clearly better."""
        try:
            first = determinise(self.view, self.dice)
            left = self.candidates(first)
            self.found = {option: [] for option in left}
            self.usual = left[0]
            for tables, keep in self.plan.stages:
                if len(left) < 2:
                    break
                for _ in range(tables):
                    left = self.compare(first, left)
                    first = determinise(self.view, self.dice)
                left = sorted(left, key=self.mean, reverse=True)[:keep]
                if self.usual not in left and left:
                    left.append(self.usual)
        except OutOfTime:
            left = [option for option in self.found if self.found[option]]
        return self.verdict(left)

    def candidates(self, t: Table) -> list[Option]:
        """What instinct likes, the best first, what `regular` likes, and passing."""
        decision = t.decision
        assert decision is not None  # noqa: S101 - imagined tables ask what the view asks
        ranked = sorted(instinct.scores(t, self.seat, decision[2]), key=lambda pair: -pair[1])
        wanted = [*(option for option, _ in ranked[: self.plan.candidates]), self.prior, ("pass",)]
        return [option for option in dict.fromkeys(wanted) if option in decision[2]]

    def compare(self, start: Table, left: Sequence[Option]) -> list[Option]:
        """Play every candidate on one imagined table; those that cannot be imagined drop out."""
        worth: dict[Option, float] = {}
        for option in left:
            if self.late():
                raise OutOfTime
            t = start.clone()
            try:
                worth[option] = self.play_out(t, option)
            except OutOfTime:
                raise
            except Exception:  # noqa: BLE001 - what cannot be imagined is not chosen
                if option == self.usual:
                    # Nothing to compare with: `regular` decides.
                    self.found[option].clear()
                    return []
        for option, value in worth.items():
            self.found[option].append(value)
        return list(worth)

    def play_out(self, t: Table, option: Option) -> float:
        """Play an option and go on by instinct, everybody; how the seat stands in the end."""
        seat, place, stop, late = self.seat, t.place, self.stop, self.late
        play(t, option)
        for count in range(_LIMIT):
            decision = t.decision
            if decision is None or place[seat] in _OUT:
                break
            if decision[1] == "action" and t.round >= stop:
                break
            if not count & 7 and late():
                raise OutOfTime
            play(t, instinct.answer(t))
        return standing.value(t, seat)

    def mean(self, option: Option) -> float:
        """What a candidate comes to on average."""
        values = self.found[option]
        return sum(values) / len(values) if values else 0.0

    def verdict(self, left: Sequence[Option]) -> Option:
        """The best one, if it is ahead of the usual choice by more than chance."""
        usual = self.found.get(self.usual)
        if not usual:
            return self.prior
        full = [option for option in left if len(self.found[option]) == len(usual)]
        best = max(full, key=self.mean, default=self.usual)
        if best == self.usual or len(usual) < 2:
            return self.usual
        ahead = [a - b for a, b in zip(self.found[best], usual, strict=True)]
        n = len(ahead)
        mean = sum(ahead) / n
        error = math.sqrt(sum((x - mean) ** 2 for x in ahead) / n / (n - 1))
        return best if mean > self.plan.doubt * error else self.usual


def play(t: Table, option: Option) -> None:
    """Play an option on an imagined table."""
    decision = t.decision
    if decision is None:
        return
    t.decision = None
    with suppress(Unwind):
        STEPS[decision[3]](t, *decision[4], option)
    t.run()

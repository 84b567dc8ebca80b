"""Search over imagined tables: what does each candidate come to, whatever is hidden?

All candidates are played on the same imagined tables with the same dice, so that luck cancels
out. Tables come in stages; after each one only the best candidates stay, and the usual choice
with them (sequential halving). The usual choice, that of `regular`, is given up only for one that
is better by more than chance explains, and what `regular` thinks of it counts too.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from lockdown.kernel.options import parse_option
from lockdown.kernel.steps import STEPS
from lockdown.kernel.table import Unwind
from lockdown.views.build import build
from lockdown.views.types import TableView

Option = tuple[Any, ...]
#: Chooses for the seat that searches, on imagined tables: (table, seat).
Walker = Callable[[Any, int], Option]

#: More decisions than the rounds of a playout take.
_LIMIT = 1500


@dataclass(frozen=True)
class Effort:
    """How much is searched."""

    candidates: int = 2
    """Options of `regular` and of the quick player besides its choice and passing."""
    stages: tuple[tuple[int, int], ...] = ((6, 3), (12, 2))
    """Imagined tables of a stage, and how many candidates stay after it."""
    rounds: int = 1
    """Playouts end when this many rounds have begun after the running one."""
    doubt: float = 1.0
    """Standard errors of the difference that another choice must be ahead of the usual one."""
    trust: float = 0.004
    """What a point less in the eyes of `regular` counts (a hundredth of a chance to survive)."""


@dataclass(frozen=True)
class Imagination:
    """How a game is imagined and played on quickly. Tables are those of the game."""

    table: Callable[[Any, random.Random], Any]
    """A whole table out of a view: what the seat knows stays, all else is dealt at random."""
    answer: Callable[[Any], Option]
    """What the quick player does for the seat that is asked."""
    scores: Callable[[Any, int, tuple[Option, ...]], list[tuple[Option, float]]]
    """What the quick player thinks of a seat's actions."""
    standing: Callable[[Any, int], float]
    """How well a seat stands, from 0 to 1."""
    out: frozenset[int]
    """Places of those who play no more."""
    idle: Callable[[Any, int], bool] = lambda t, seat: True
    """Whether passing is worth a thought; if not, only who would pass anyway passes."""


def seeing(choose: Callable[[Any], str]) -> Walker:
    """A walker that looks at views, as bots do."""
    return lambda t, seat: parse_option(choose(build(t, seat)))


class OutOfTime(Exception):
    """The budget is used up."""


class Search:
    """One decision."""

    def __init__(
        self,
        view: TableView,
        mind: Imagination,
        usual: Option,
        dice: random.Random,
        effort: Effort,
        late: Callable[[], bool],
        walker: Callable[[], Walker | None],
        opinion: Mapping[Option, float],
        barred: Collection[Option] = (),
    ) -> None:
        self.view = view
        self.mind = mind
        self.seat = view.seat or 0
        self.usual = usual
        self.dice = dice
        self.effort = effort
        self.late = late
        """Whether the time is over."""
        self.walker = walker
        """Makes somebody who goes on for the seat itself after a candidate; None: as the others."""
        self.opinion = opinion
        """How `regular` scores the options."""
        self.barred = barred
        """Options that nobody with sense would play; luck on a few tables speaks for some."""
        self.stop = view.round + effort.rounds
        self.found: dict[Option, list[float]] = {}

    def best(self) -> Option:
        """The option to play: the usual one unless another is clearly better."""
        from lockdown.bots.deals import prepare  # noqa: PLC0415 - NumPy is slow to load

        try:
            # One table is built out of the view, all others are dealt from it: that is quicker by
            # far, and the first one has no influence on them.
            first = self.mind.table(self.view, self.dice)
            left = self.candidates(first)
            self.found = {option: [] for option in left}
            deals = prepare(first, self.seat, imagined=True)
            for tables, keep in self.effort.stages:
                if len(left) < 2:
                    break
                for _ in range(tables):
                    left = self.compare(deals.deal(self.dice), left)
                left = sorted(left, key=self.worth, reverse=True)[:keep]
                if self.usual not in left:
                    left.append(self.usual)
        except OutOfTime:
            left = [option for option in self.found if self.found[option]]
        return self.verdict(left)

    def candidates(self, t: Any) -> list[Option]:
        """The usual choice, what `regular` and the quick player like best, and passing."""
        decision = t.decision
        assert decision is not None  # noqa: S101 - imagined tables ask what the view asks
        ranked = sorted(
            self.mind.scores(t, self.seat, decision[2]),
            key=lambda pair: -pair[1],
        )
        quick = (option for option, _ in ranked[: self.effort.candidates])
        liked = sorted(self.opinion, key=self.opinion.__getitem__, reverse=True)
        wanted = [self.usual, *liked[: self.effort.candidates + 1], *quick, ("pass",)]
        found = [
            option
            for option in dict.fromkeys(wanted)
            if option in decision[2] and option not in self.barred
        ]
        if self.mind.idle(t, self.seat):
            return found
        return [option for option in found if option == self.usual or option[0] != "pass"]

    def compare(self, start: Any, left: Sequence[Option]) -> list[Option]:
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
                    return [self.usual]
        for option, value in worth.items():
            self.found[option].append(value)
        return list(worth)

    def play_out(self, t: Any, option: Option) -> float:
        """Play an option and go on, the others quickly; how the seat stands in the end."""
        seat, place, stop, late = self.seat, t.place, self.stop, self.late
        mind, out = self.mind, self.mind.out
        walker = self.walker()
        play(t, option)
        for count in range(_LIMIT):
            decision = t.decision
            if decision is None or place[seat] in out:
                break
            if decision[1] == "action" and t.round >= stop:
                break
            own = decision[0] == seat and decision[1] == "action" and len(decision[2]) > 1
            if (own or not count & 7) and late():
                raise OutOfTime
            if own and walker is not None:
                play(t, walker(t, seat))
            else:
                play(t, mind.answer(t))
        return mind.standing(t, seat)

    def mean(self, option: Option) -> float:
        """What a candidate comes to on average."""
        values = self.found[option]
        return sum(values) / len(values) if values else 0.0

    def worth(self, option: Option) -> float:
        """The mean and the opinion of `regular` together."""
        return self.mean(option) + self.effort.trust * self.opinion.get(option, 0.0)

    def verdict(self, left: Sequence[Option]) -> Option:
        """The best one, if it is ahead of the usual choice by more than chance."""
        usual = self.found.get(self.usual)
        if not usual:
            return self.usual
        full = [option for option in left if len(self.found[option]) == len(usual)]
        best = max(full, key=self.worth, default=self.usual)
        if best == self.usual or len(usual) < 2:
            return self.usual
        ahead = [a - b for a, b in zip(self.found[best], usual, strict=True)]
        opinion = self.effort.trust * (
            self.opinion.get(best, 0.0) - self.opinion.get(self.usual, 0.0)
        )
        n = len(ahead)
        mean = sum(ahead) / n
        error = math.sqrt(sum((x - mean) ** 2 for x in ahead) / n / (n - 1))
        return best if mean + opinion > self.effort.doubt * error else self.usual


def play(t: Any, option: Option) -> None:
    """Play an option on an imagined table."""
    decision = t.decision
    if decision is None:
        return
    t.decision = None
    with suppress(Unwind):
        STEPS[decision[3]](t, *decision[4], option)
    t.run()

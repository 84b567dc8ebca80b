"""The veteran: what `regular` would do, checked by playing it out on imagined tables.

For the choice of an action it takes the most promising options of `regular`, builds tables that
fit the view (`lockdown.bots.determinise`), plays every candidate on every one of them to the end
of the round and a bit further, and takes the option that stands best on average
(`lockdown.bots.value`). The same imagined tables serve all candidates, so luck cancels out. All
other questions are answered as `regular` does.

The number of imagined tables is fixed, so that the same seed plays the same game; the time budget
only cuts the search short.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from lockdown.bots.determinise import determinise
from lockdown.bots.habits import CARD_VALUE
from lockdown.bots.regular import RegularBot
from lockdown.bots.value import value
from lockdown.bots.world import World
from lockdown.kernel.options import parse_option
from lockdown.kernel.steps import STEPS
from lockdown.kernel.table import RawDecision, Unwind
from lockdown.state import keys
from lockdown.state.table import Table
from lockdown.views.build import build
from lockdown.views.types import DecisionView

#: Options that are looked at, and imagined tables for each.
CANDIDATES = 3
TABLES = 6
#: Options that `regular` likes less than its first choice by this much are not looked at.
MARGIN = 6.0
#: Rounds that are played out beyond the one that runs.
HORIZON = 1
#: Seconds for one decision.
BUDGET = 2.0
#: What the opinion of `regular` counts: the difference between its scores that outweighs all.
PRIOR = 0.004
_LIMIT = 400
_SAFE = ("pass", "decline", "no", "done", "end")


class VeteranBot(RegularBot):
    """Searches before it acts."""

    level = "veteran"

    def __init__(self, seed: int = 0, budget: float = BUDGET, tables: int = TABLES) -> None:
        super().__init__(seed)
        self.budget = budget
        self.tables = tables

    def act(self, world: World, decision: DecisionView) -> str:
        """Play the best candidates out."""
        usual = super().act(world, decision)
        until = time.monotonic() + self.budget
        scores = {o.text: self.score(world, o) for o in decision.options if not self.vain(world, o)}
        scores.setdefault(usual, 0.0)
        scores.setdefault("pass", 0.0)
        ranked = sorted(scores, key=lambda text: -scores[text])[:CANDIDATES]
        ranked = [text for text in ranked if scores[text] > scores[ranked[0]] - MARGIN]
        if usual not in ranked:
            ranked.append(usual)
        if "pass" not in ranked and scores[ranked[0]] < MARGIN:
            ranked.append("pass")
        if len(ranked) < 2:
            return usual
        total = dict.fromkeys(ranked, 0.0)
        done = 0
        for _ in range(self.tables):
            found = self.imagine(world, ranked, until)
            if found is None:
                break
            done += 1
            for text, worth in found.items():
                total[text] += worth
        if not done:
            return usual
        best = max(ranked, key=lambda text: total[text] / done + PRIOR * scores[text])
        if best != usual:
            self.tried[self.moment(world, best)] = self.tried.get(self.moment(world, best), 0) + 1
        return best

    def imagine(self, world: World, ranked: list[str], until: float) -> dict[str, float] | None:
        """What every candidate comes to on one imagined table; None without time."""
        if time.monotonic() >= until:
            return None
        start = determinise(world.view, self.dice)
        luck = self.dice.getrandbits(32)
        found = {}
        for text in ranked:
            t = start.clone()
            t.quiet = True
            try:
                found[text] = self.play_out(t, world, text, luck)
            except Exception:  # noqa: BLE001 - what cannot be imagined is left to `regular`
                return None
            if time.monotonic() >= until:
                return None
        return found

    def play_out(self, t: Table, world: World, text: str, luck: int) -> float:
        """Play an option and go on as `regular` would; the others stand still."""
        seat = world.seat
        stop = t.round + HORIZON
        walker = RegularBot(luck)
        play(t, parse_option(text))
        for _ in range(_LIMIT):
            decision = t.decision
            if decision is None or t.place[seat] in _OUT:
                break
            if decision[0] == seat:
                if decision[1] == "action" and t.round > stop:
                    break
                play(t, quick(decision) or parse_option(walker.choose(build(t, seat))))
            else:
                play(t, stand_still(decision[2]))
        return value(t, seat, world.codes)


_OUT = (keys.DEAD, keys.LOCKED_IN, keys.BUNKER, keys.LAUNCHED)


def play(t: Table, option: tuple[Any, ...]) -> None:
    """Play an option on an imagined table."""
    decision = t.decision
    if decision is None:
        return
    t.decision = None
    with suppress(Unwind):
        STEPS[decision[3]](t, *decision[4], option)
    t.run()


def quick(decision: RawDecision) -> tuple[Any, ...] | None:
    """The answer to questions that need no view; None for all others."""
    _, kind, options, _, _ = decision
    if len(options) == 1:
        return options[0]
    if kind == "pay":
        return min(options, key=lambda option: CARD_VALUE.get(keys.ACTIONS[option[1]], 0.0))
    if kind == "end_of_turn":
        return stand_still(options)
    return None


def stand_still(options: tuple[tuple[Any, ...], ...]) -> tuple[Any, ...]:
    """What a seat does that does nothing."""
    for word in _SAFE:
        for option in options:
            if option[0] == word:
                return option
    return options[0]

"""The veteran: what `regular` would do, checked by playing it out on imagined tables.

For the choice of an action it lets `regular` choose, then searches (`lockdown.bots.search`) and
takes another option if that is clearly better. All other questions are answered as `regular`
does. The number of imagined tables is fixed, so that the same seed plays the same game; the time
budget only cuts the search short.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from lockdown.bots.regular import RegularBot
from lockdown.bots.search import Effort, Imagination, Search, Walker
from lockdown.bots.world import W
from lockdown.kernel.options import parse_option
from lockdown.views.types import DecisionView

#: Seconds for one decision.
BUDGET = 1.0


class VeteranBot(RegularBot[W]):
    """Searches before it acts."""

    level = "veteran"

    def __init__(
        self,
        seed: int = 0,
        budget: float = BUDGET,
        effort: Effort | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.effort = effort or Effort()
        self.clock = clock
        self.chosen: dict[tuple[object, ...], int] = {}

    # ---- what a game says

    def imagination(self) -> Imagination:
        """How this game is imagined."""
        raise NotImplementedError

    def walker(self) -> Walker | None:
        """Somebody who goes on for the seat itself on an imagined table: `regular`.

        None if `regular` acts there as the quick player does.
        """
        raise NotImplementedError

    # ---- acting

    def act(self, world: W, decision: DecisionView) -> str:
        """What `regular` says, or what turns out better."""
        clock, until = self.clock, self.clock() + self.budget
        usual = super().act(world, decision)
        view = world.view
        try:
            found = Search(
                view,
                self.imagination(),
                parse_option(usual),
                self.dice,
                self.effort,
                lambda: clock() >= until,
                self.walker,
                {parse_option(o.text): self.score(world, o) for o in decision.options},
            ).best()
        except Exception:  # noqa: BLE001 - a table that cannot be imagined is left to `regular`
            return usual
        texts = {tuple(parse_option(option.text)): option.text for option in decision.options}
        best = texts.get(tuple(found), usual)
        if best == usual:
            return usual
        # Somebody may say no to it for ever; what was tried twice in vain is left alone.
        moment = (view.round, view.actions_left, world.room, world.hand, best)
        self.chosen[moment] = self.chosen.get(moment, 0) + 1
        return best if self.chosen[moment] <= 2 else usual

"""The level `regular`: it plays what it thinks best of what has some sense."""

from __future__ import annotations

from lockdown.bots.regular import RegularBot
from lockdown.bots.world import W
from lockdown.views.types import DecisionView


class SensibleMixin(RegularBot[W]):
    """Mixed into what a game says has no sense (`sense`), which bars other levels too.

    Points weigh one act against another at the same moment; what one did before, what leaves the
    objective behind and what nobody who watches would understand stand beside them.
    """

    def act(self, world: W, decision: DecisionView) -> str:
        """Play its favourite."""
        best = self.favourite(world, decision)
        self.tries(world, best)
        self.went(world, best)
        return best

    def favourite(self, world: W, decision: DecisionView) -> str:
        """The best action that is neither barred nor was tried in vain before."""
        self.prepare(world)
        points = {option.text: self.score(world, option) for option in decision.options}
        barred = self.plainly(world, decision, points)
        fresh = [
            option.text
            for option in decision.options
            if option.text not in barred and not self.vain(world, option)
        ]
        return max(fresh, key=points.__getitem__, default="pass")

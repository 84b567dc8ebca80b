"""The veteran: what the trained policy would do, checked by playing it out on imagined tables.

Where a policy comes with the game and knows the table (`lockdown.bots.learned`), its choice is the
usual one, its opinion names the candidates, and it goes on for the seat after each of them; at all
other tables `regular` does all of this. For the choice of an action the search
(`lockdown.bots.search`) then takes another option if that is clearly better; every other question
is answered at once. Trades are left to `regular`: the policy opens none.

The number of imagined tables is fixed, so that the same seed plays the same game; the time
budget only cuts the search short.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

from lockdown.bots.learned import DOUBT, KEPT, SPARE, LearnedBot
from lockdown.bots.search import Effort, Imagination, Option, Search, Walker
from lockdown.bots.sensible import SensibleMixin
from lockdown.bots.world import W
from lockdown.kernel.options import parse_option
from lockdown.views.types import DecisionView, TableView

#: Seconds for one decision.
BUDGET = 1.0
#: The part of the time it is given that it searches; before and after it has to think too.
SHARE = 0.5
#: What a logit of the policy counts beside the points of `regular` (hundredths of a chance).
LOGIT = 3.0
#: Logits below the best one that are told apart, where `regular` has no say.
FLOOR = 8.0
#: Points behind the best option of `regular` that are told apart.
DEEP = 30.0
#: Where a memory holds that of the level whose policy it starts from.
PRIOR = "prior"
#: What steps without an aim must be better by, on the scale of logits and points.
AIMLESS = 8.0


class Prior(Protocol):
    """A level with a policy that was trained for some tables (`ShippedMixin`)."""

    def knows(self, view: Any) -> bool:
        """Whether it was trained for a table like this."""
        ...

    def mind(self) -> LearnedBot:
        """The policy."""
        ...

    def get_ready(self, seconds: float) -> None:
        """Read the policy."""
        ...

    def choose(self, view: Any) -> str:
        """What it plays."""
        ...

    def memory(self) -> dict[str, Any]:
        """What it keeps in mind."""
        ...

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Go on with that."""
        ...


class VeteranBot(SensibleMixin[W]):
    """Searches before it acts."""

    level = "veteran"
    anew = frozenset(("budget", "effort", "clock"))
    guided_effort = Effort()
    """How much is searched where the policy goes on for the seat."""
    logit = LOGIT
    """What a logit of the policy counts, as far as it is behind its best."""
    points = 0.0
    """What a point of `regular` counts beside that, as far as it is behind its best."""

    faint = 0.0
    """Below this the best playouts tell nothing, and `regular` says what hope is left."""

    def __init__(
        self,
        seed: int = 0,
        budget: float = BUDGET,
        effort: Effort | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.effort = effort
        """What was asked for instead of the usual."""
        self.clock = clock
        self.chosen: dict[tuple[object, ...], int] = {}
        self._prior: Prior | None = None

    # ---- what a game says

    def imagination(self) -> Imagination:
        """How this game is imagined."""
        raise NotImplementedError

    def walker(self) -> Walker | None:
        """Somebody who goes on for the seat itself on an imagined table: `regular`.

        None if `regular` acts there as the quick player does.
        """
        raise NotImplementedError

    def trained(self) -> Prior:
        """A new bot of the level whose policy it starts from."""
        raise NotImplementedError

    def aimless(self, world: W, points: Mapping[str, float]) -> Collection[str]:
        """Steps that lead nowhere, out of the points of `regular` for every option."""
        return ()

    # ---- the policy

    @property
    def prior(self) -> Prior:
        """Whose policy it starts from; the same one for a whole game."""
        if self._prior is None:
            self._prior = self.trained()
        return self._prior

    def get_ready(self, seconds: float) -> None:
        """Read the policy, and search no longer than there is time."""
        self.budget = min(self.budget, SHARE * seconds)
        self.prior.get_ready(seconds)

    def memory(self) -> dict[str, Any]:
        """Also what the level that it starts from keeps in mind, if it was ever asked."""
        prior = {} if self._prior is None else {PRIOR: self._prior.memory()}
        return super().memory() | prior

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Both."""
        if PRIOR in memory:
            self.prior.recall(memory[PRIOR])
        super().recall({name: value for name, value in memory.items() if name != PRIOR})

    def guided(self, view: TableView) -> bool:
        """Whether the policy knows this table."""
        return self.prior.knows(view)

    def choose(self, view: TableView) -> str:
        """What the policy says at once to all questions but actions and trades, as it knows."""
        kind = view.decision.kind if view.decision is not None else "action"
        if kind == "action" or kind.startswith("trade_") or not self.guided(view):
            return super().choose(view)
        self.received(self.picture(view))
        return self.prior.choose(view)

    # ---- acting

    def act(self, world: W, decision: DecisionView) -> str:
        """What the policy or `regular` says, or what turns out better."""
        clock, until = self.clock, self.clock() + self.budget
        view = world.view
        usual = self.favourite(world, decision)
        barred = self.barred(world, decision)
        walker: Callable[[], Walker | None] = self.walker
        opinion: Mapping[Option, float]
        effort = self.effort or Effort()
        if self.guided(view):
            effort = self.effort or self.guided_effort
            mind = self.prior.mind()
            thought = mind.scores(view)
            liked = self.liking(world, decision, thought)
            opinion = {parse_option(text): value for text, value in liked.items()}
            offered = [text for text in thought if text not in barred]
            if offered and not usual.startswith("trade"):
                usual = max(offered, key=liked.__getitem__)
            walker = self.follower(world)
        else:
            mind = None
            opinion = {parse_option(o.text): self.score(world, o) for o in decision.options}
        try:
            search = Search(
                view,
                self.imagination(),
                parse_option(usual),
                self.dice,
                effort,
                lambda: clock() >= until,
                walker,
                opinion,
                frozenset(map(parse_option, barred)),
            )
            found = search.best()
            if mind is not None and self.hopeless(search):
                # One walked to and fro in its last two rounds, the way to the Isolation Room free
                # (Lockdown 81203, round 14).
                left = [o for o in decision.options if o.text not in barred]
                found = parse_option(max(left, key=lambda o: self.score(world, o)).text)
        except Exception:  # noqa: BLE001 - a table that cannot be imagined is left as it was
            found = parse_option(usual)
        texts = {tuple(parse_option(option.text)): option.text for option in decision.options}
        best = texts.get(tuple(found), usual)
        if best != usual:
            # Somebody may say no to it for ever; what was tried twice in vain is left alone.
            moment = (view.round, view.actions_left, world.room, world.hand, best)
            self.chosen[moment] = self.chosen.get(moment, 0) + 1
            if self.chosen[moment] > 2:
                best = usual
        if mind is not None:
            mind.took(view, best)
        self.tries(world, best)
        self.went(world, best)
        return best

    def liking(
        self, world: W, decision: DecisionView, thought: Mapping[str, float]
    ) -> dict[str, float]:
        """What the policy's logits and the points of `regular` come to, 0 or less.

        Weighed as the level `learned` does (`ShippedMixin.weighed`), where points count at all.
        """
        top, floor = max(thought.values()), DOUBT if self.points else FLOOR
        liked = {text: self.logit * max(-floor, logit - top) for text, logit in thought.items()}
        if not self.points:
            return liked
        points = {option.text: self.score(world, option) for option in decision.options}
        best, vague = max(points.values()), self.aimless(world, points)
        for text in liked:
            liked[text] += self.points * max(-DEEP, points[text] - best)
            liked[text] -= AIMLESS if text in vague else 0.0
        if "pass" in liked:
            liked["pass"] -= self.logit * KEPT * max(0, world.purse - SPARE)
        return liked

    def hopeless(self, search: Search) -> bool:
        """Whether next to no playout ends well, whatever is done."""
        played = [search.mean(option) for option, values in search.found.items() if values]
        return bool(played) and max(played) < self.faint

    def never(self, world: W) -> Callable[[Any, int, Option], bool] | None:
        """What it will not do soon, so that no playout does it: (table, seat, option).

        Where the way out is barred, what a playout makes of it is no reason to go there.
        """
        return None

    def follower(self, world: W) -> Callable[[], Walker]:
        """Makes those who go on as the policy would, which takes no view."""
        from lockdown.bots.stride import Strider  # noqa: PLC0415 - NumPy is slow to load

        return Strider(self.prior.mind().file, self.never(world)).walker

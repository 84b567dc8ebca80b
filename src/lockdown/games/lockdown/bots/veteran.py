"""The veteran of Lockdown: the trained policy or `regular`, checked on imagined tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lockdown.bots.search import Effort, Imagination, Option, Walker, seeing
from lockdown.bots.veteran import VeteranBot
from lockdown.games.lockdown.bots import quick_player, standing, staying
from lockdown.games.lockdown.bots.determinise import determinise
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.idling import FULL
from lockdown.games.lockdown.bots.learned import LockdownLearned
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.sense import LockdownSense
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.table import LockdownTable
from lockdown.state import keys
from lockdown.views.types import DecisionView

#: Points (hundredths of a chance) behind the best option from which on no playout speaks for one.
ABYSS = 30.0
#: Rounds in which nobody with a full hand passes for want of something better.
EARLY = 3


def idle(t: LockdownTable, seat: int) -> bool:
    """Whether passing is worth a thought: one round ahead a hand that is kept always looks good."""
    purse = sum(1 for card in t.hand[seat] if card < keys.CONTAMINATION)
    fights = t.foes >> t.room[seat] & 1
    return t.round > EARLY or purse < FULL or bool(fights)


#: How the ways out begin, by where they lead.
WAYS: Mapping[str, Option] = {
    "bunker": ("escape",),
    "isolation": ("room", "lock_in"),
    "container": ("room", "enter_css"),
}

IMAGINATION = Imagination(
    table=determinise,
    answer=quick_player.answer,
    scores=quick_player.scores,
    standing=standing.value,
    out=frozenset((keys.DEAD, keys.LOCKED_IN, keys.BUNKER, keys.LAUNCHED)),
    idle=idle,
)


class LockdownVeteran(VeteranBot[LockdownWorld], LockdownSense):
    """Searches before it acts."""

    guided_effort = Effort(stages=((6, 4), (8, 3), (10, 2)), rounds=2)
    logit = 1.0
    points = 0.5
    faint = 0.005

    def imagination(self) -> Imagination:
        """Tables of Lockdown."""
        return IMAGINATION

    def walker(self) -> Walker:
        """Somebody who goes on as `regular` would."""
        walker = LockdownRegular()
        walker.temper = self.temper
        return seeing(walker.choose)

    def trained(self) -> LockdownLearned:
        """The level `learned`."""
        return LockdownLearned()

    def barred(self, world: LockdownWorld, decision: DecisionView) -> frozenset[str]:
        """Also what is worse than something else by as much as a life: playouts end too soon.

        They go on as the policy would, which does not enter a container that burns: one had its
        wounds treated with the cards for the launch next door, and died (41203, round 6).
        """
        found = super().barred(world, decision)
        points = {o.text: self.score(world, o) for o in decision.options if o.text not in found}
        least = max(points.values(), default=0.0) - ABYSS
        return found | {text for text, n in points.items() if n < least}

    def never(self, world: LockdownWorld) -> Callable[[LockdownTable, int, Option], bool] | None:
        """Ways out that would give up the objective, as long as it is well (`staying.forsakes`).

        One went to the open gate because playouts drove off from there, was barred from that, and
        left the rover to another (71209, round 4).
        """
        self.prepare(world)
        if self.weary or not isinstance(self.planner, LockdownPlanner):
            return None
        lost = staying.forsaken(world, self.planner)
        ways = [way for end, way in WAYS.items() if end in lost]
        if not ways:
            return None

        def never(t: LockdownTable, seat: int, option: Option) -> bool:
            well = not t.wounds[seat] and not t.larva >> seat & 1
            return well and any(option[: len(way)] == way for way in ways)

        return never

    def aimless(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """Steps that lead nowhere, and sitting on a full hand.

        Two rounds ahead it looks good to stay where it is quiet: one stayed for eleven.
        """
        still = not world.fighting and self.sits(world, points)
        return self.strays(world, points) | ({"pass"} if still else set())

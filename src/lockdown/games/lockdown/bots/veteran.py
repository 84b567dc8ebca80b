"""The veteran of Lockdown: the trained policy or `regular`, checked on imagined tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lockdown.bots.search import Effort, Imagination, Option, Walker, seeing
from lockdown.bots.veteran import VeteranBot
from lockdown.games.lockdown.bots import quick_player, standing, staying
from lockdown.games.lockdown.bots.blazes import GOING
from lockdown.games.lockdown.bots.determinise import determinise
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.idling import FULL
from lockdown.games.lockdown.bots.learned import LockdownLearned
from lockdown.games.lockdown.bots.rashness import EVERY
from lockdown.games.lockdown.bots.regular import DEADLY, FAINT, LockdownRegular
from lockdown.games.lockdown.bots.sense import LockdownSense
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.table import LockdownTable
from lockdown.state import keys
from lockdown.views.types import DecisionView

#: Points (hundredths of a chance) behind the best option from which on no playout speaks for one.
ABYSS = 30.0
#: A hand with which nobody puts off what its objective asks for, and points that make it near.
HAND, NEAR = 3, 3.0
#: Points by which a step is so much worse than another one that no playout speaks for it, and from
#: which on nobody passes who has cards left then; what steps cost.
BEHIND, SURE, COSTS = 4.5, 6.0, {"move": 1, "careful": 2}
#: Rounds before the end in which any launch is hoped for.
LATE = 3
#: Rounds that are half a game, a launch likelier than not, and points from which on one that leaves
#: so early does not desert.
HALF, LIKELY, EAGER = 7, 0.5, 4.0
#: Errands for an objective, by what it asks for.
ASKED: Mapping[str, tuple[str, ...]] = {
    "nest_destroyed": ("brood",),
    "signal_sent": ("signal",),
    "knowledge_token_active": ("archive",),
    "knowledge": ("archive", "analyse"),
    "weaknesses_discovered": ("analyse",),
    "complex_destroyed": ("destruct",),
    "queen_killed": ("destruct",),
    "carries": ("egg", "carcass", "corpse"),
}
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
        if self.dallies(world, points):
            found |= {"pass"}
        found |= self.behind(world, points)
        found |= {text for text, n in points.items() if n < EAGER and self.deserts(world, text)}
        least = max(points.values(), default=0.0) - ABYSS
        return found | {text for text, n in points.items() if n < least}

    def behind(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """Steps, and passing with cards to spare, where nobody is near and a step is better by far.

        Two rounds of play cannot tell such steps apart, and one where it is quiet always looks
        good: one crept into a dead end, the sequence that it had to stop next door (101201, round
        8), one turned round one room before what its objective asks for (105207, round 7).
        """
        near = [world.room, *(slot for slot, _ in world.board.ways[world.room])]
        steps = [text for text in points if text.startswith(GOING)]
        if world.fighting:
            # LD-NOI-04: nor out of one fight into the next: one ran where every number was marked,
            # past a way with one (111201, round 7).
            least = max((points[text] for text in steps), default=0.0) - BEHIND
            certain = {t for t in steps if self.odds.marked(int(t.split()[1])) >= EVERY}
            return {text for text in certain if points[text] < least}
        if world.rooms[world.room].fire or any(map(world.foes, near)):
            return set()
        ways = {t: points[t] for t in steps if not world.rooms[int(t.split()[1])].fire}
        most = max(ways.values(), default=0.0)
        found = {text for text, n in ways.items() if n < most - BEHIND}
        spare = {t for t, n in ways.items() if n >= SURE and world.purse - COSTS[t.split()[0]] > 1}
        return found | ({"pass"} if spare else set())

    def deserts(self, world: LockdownWorld, text: str) -> bool:
        """Whether one leaves in the first rounds, unhurt, with nothing won (`too_soon`).

        One drove off in the first, because a playout counts that it lives (105202).
        """
        way = "escape" if text.startswith("escape") else staying.deed(world, text)
        if not staying.place(world, text):
            return False
        return self.too_soon(world, way) or (way == "enter_css" and self.gambles(world))

    def gambles(self, world: LockdownWorld) -> bool:
        """LD-CSS-10: whether one hopes for a launch that is likelier not to come, for nothing.

        Unhurt, with half of the game before it, and with what it wants given up for it: one did so
        beside the carcass that its objective asks for (105205, round 6). Or with wounds enough that
        to fail kills, while nobody is after it (LD-HRT-06; 105207, round 6).
        """
        plans, me = self.planner, world.me
        here = (e for e in plans.exits if (e.slot, e.action) == (world.room, "enter_css"))
        ready = [e for e in here if not e.wait]
        unlikely = bool(ready) and all(e.odds < LIKELY for e in ready)
        if not unlikely or world.fighting or world.together or world.alone:
            return False
        if len(me.wounds) >= DEADLY:
            return world.rounds_left > LATE
        early = not me.wounds and not me.larva and world.rounds_left >= HALF
        return early and all(plans.met(e, plans.fate) < FAINT for e in ready)

    def dallies(self, world: LockdownWorld, points: Mapping[str, float]) -> bool:
        """Whether who passes here puts off a quiet step to what its one objective asks for.

        Playouts of two rounds see that it is quiet here: one whose objective was the nest waited
        for four rounds next door to it (101203), one never came nearer than two rooms (91203).
        """
        self.prepare(world)
        best = self.planner.best()
        here = world.room
        calm = not world.fighting and not world.rooms[here].fire and world.purse >= HAND
        kinds = {key for wish in world.wishes for key in ASKED.get(wish, ())}
        there = {e.key.split()[0] for e in self.planner.errands if e.slot == best.slot}
        if not calm or not best.errands or len(world.aims) != 1 or not kinds & there:
            return False
        ways, odds = self.planner.ways_to(best.slot), self.odds
        for text, worth in points.items():
            if not text.startswith(GOING) or worth <= NEAR:
                continue
            slot = int(text.split()[1])
            nearer = slot in ways and here in ways and ways[slot][1] < ways[here][1]
            loud = odds.marked(slot) > odds.marked(here) and not world.friends(slot)
            hunted = any(map(odds.company, (slot, *(o for o, _ in world.board.ways[slot]))))
            if nearer and not loud and not hunted:
                return True
        return False

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

"""The veteran of Lockdown: the trained policy or `regular`, checked on imagined tables."""

from __future__ import annotations

from lockdown.bots.search import Imagination, Walker
from lockdown.bots.veteran import VeteranBot
from lockdown.games.lockdown.bots import quick_player, standing
from lockdown.games.lockdown.bots.determinise import determinise
from lockdown.games.lockdown.bots.learned import LockdownLearned
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.table import LockdownTable
from lockdown.state import keys
from lockdown.views.types import DecisionView

#: In these rounds, with that many cards in hand, nobody passes for want of something better.
EARLY, FULL = 3, 4
#: Points of `regular` from which on it has something better to do than to pass; points behind its
#: choice from which on it thinks an option senseless, if it is also worse than passing.
BETTER, SENSELESS = 1.0, 4.0
#: Cards with which one does something about a fire or a fight.
ABLE = 2


def idle(t: LockdownTable, seat: int) -> bool:
    """Whether passing is worth a thought: one round ahead a hand that is kept always looks good."""
    purse = sum(1 for card in t.hand[seat] if card < keys.CONTAMINATION)
    fights = t.foes >> t.room[seat] & 1
    return t.round > EARLY or purse < FULL or bool(fights)


IMAGINATION = Imagination(
    table=determinise,
    answer=quick_player.answer,
    scores=quick_player.scores,
    standing=standing.value,
    out=frozenset((keys.DEAD, keys.LOCKED_IN, keys.BUNKER, keys.LAUNCHED)),
    idle=idle,
)


class LockdownVeteran(VeteranBot[LockdownWorld], LockdownRegular):
    """Searches before it acts."""

    left = 0
    """The room that the last step led out of, as long as nothing was done since."""

    def imagination(self) -> Imagination:
        """Tables of Lockdown."""
        return IMAGINATION

    def barred(self, world: LockdownWorld, decision: DecisionView) -> frozenset[str]:
        """What `regular` thinks senseless, and passing with a full hand if it knows something.

        The policy passes with full hands, in fires and in fights, picks up what it cannot use, and
        walks to and fro and into company; a playout of one round does not see why not.
        """
        scores = {option.text: self.score(world, option) for option in decision.options}
        best = max(scores.values())
        floor = min(0.0, best - SENSELESS)
        found = {text for text, score in scores.items() if score < floor}
        pressed = world.fighting or world.rooms[world.room].fire
        if best > BETTER and world.purse >= (ABLE if pressed else FULL):
            found.add("pass")
        back = {f"{verb} {self.left:03}" for verb in ("move", "careful")}
        return frozenset(found | {text for text in back & set(scores) if scores[text] < best})

    def act(self, world: LockdownWorld, decision: DecisionView) -> str:
        """As any veteran does; it remembers where it comes from, to walk neither to nor fro."""
        best = super().act(world, decision)
        if best.startswith(("move ", "careful ")):
            self.left = world.room
        elif best != "pass":
            self.left = 0
        return best

    def walker(self) -> Walker:
        """Somebody who goes on as `regular` would."""
        walker = LockdownRegular()
        walker.temper = self.temper
        return walker.choose

    def trained(self) -> LockdownLearned:
        """The level `learned`."""
        return LockdownLearned()

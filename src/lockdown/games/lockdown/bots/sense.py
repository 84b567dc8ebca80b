"""What has no sense in Lockdown, whatever a policy or a playout of one round thinks of it."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.bots.answers import first_arg
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView

#: With that many cards nobody passes who knows something better; so many in a fire or a fight.
FULL, ABLE = 4, 2
#: What costs cards and things where one stands, and must not be worse than passing by so much.
DEEDS, VAIN = ("play", "use", "craft", "pickup", "computer"), -1.0
GOING = ("move", "careful")
#: Making a suit of what one has, taking one from the stores: who has none puts it off for nothing.
SUITS = ("craft enviro_suit", "take enviro_suit")


class LockdownSense(LockdownRegular):
    """`regular`, asked for what somebody else would do: the levels `learned` and `veteran`.

    The policy passes with full hands, in fires and in fights, picks up what it cannot use, and
    walks to and fro and into company; a playout of one round does not see why not.
    """

    better = 1.0
    """Points of `regular` from which on it has something better to do than to pass."""
    senseless = 6.0
    """Points behind its choice from which on an option has no sense, if passing is better too."""
    left = 0
    """The room that the last step led out of, as long as nothing was done since."""

    def barred(self, world: LockdownWorld, decision: DecisionView) -> frozenset[str]:
        """What `regular` thinks senseless, and passing with a full hand if it knows something."""
        scores = {option.text: self.score(world, option) for option in decision.options}
        best = max(scores.values())
        floor = min(0.0, best - self.senseless)
        found = {text for text, score in scores.items() if score < floor}
        found |= {o.text for o in decision.options if o.verb in DEEDS and scores[o.text] < VAIN}
        pressed = world.fighting or world.rooms[world.room].fire
        if best > self.better and world.purse >= (ABLE if pressed else FULL):
            found.add("pass")
        return frozenset(found) | self.plainly(world, decision, scores)

    def plainly(
        self, world: LockdownWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> frozenset[str]:
        """Burning for nothing, doing anything before a suit (LD-BNK-01), stepping straight back."""
        best = max(points.values())
        found = self.burnt(world, decision, points)
        if not world.suit and best in [points[text] for text in SUITS if text in points]:
            found |= points.keys() - set(SUITS)
        back = {f"{verb} {self.left:03}" for verb in GOING}
        return frozenset(found | {text for text in back & set(points) if points[text] < best})

    def burnt(
        self, world: LockdownWorld, decision: DecisionView, scores: Mapping[str, float]
    ) -> set[str]:
        """Ways into fires that are not the best one, and work in a fire when it is time to go."""
        best = max(scores, key=scores.__getitem__)
        ways = {o.text: int(first_arg(o)) for o in decision.options if o.verb in GOING}
        found = {text for text, slot in ways.items() if world.rooms[slot].fire and text != best}
        cool = any(scores[text] > VAIN for text in ways.keys() - found)
        if world.rooms[world.room].fire and world.view.actions_left <= 1 and cool:
            found |= scores.keys() - ways.keys() - {best}
        return found

    def went(self, world: LockdownWorld, text: str) -> None:
        """Remember where one comes from, to walk neither to nor fro."""
        if text.startswith(GOING):
            self.left = world.room
        elif text != "pass":
            self.left = 0

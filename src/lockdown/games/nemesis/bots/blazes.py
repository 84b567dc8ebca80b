"""Fires: which of them one goes into, through and out of, for `sense`."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.bots.answers import first_arg
from lockdown.bots.rookie import cost_of
from lockdown.games.nemesis.bots import closing, steps
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.steps import GOING
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.views.types import DecisionView, OptionView

#: A hand with which nobody who has something to do passes: what is kept of it does not come anew.
PLENTY = 4
#: A hand with which one waits in no fight, where that hurts.
ABLE = 2
#: The last rounds of the ship.
LAST = 2
#: What puts out the fire that one stands in.
QUENCHES = ("use fire_extinguisher 0", "play pyrotechnics 1")
#: Light wounds after which the next one is serious, and the cards that leaving takes.
SORE, FARE = 2, 2


class Blazes(NemesisRegular):
    """What one does about fires."""

    better = 1.0
    """How much more than passing `regular` must like something that is done instead of it."""

    def burnt(
        self,
        world: NemesisWorld,
        decision: DecisionView,
        points: Mapping[str, float],
        best: str,
    ) -> set[str]:
        """Ways into fires for nothing or with the last card; staying in one with a way out."""
        waits, burns = points.get("pass", 0.0), world.rooms[world.room].fire
        ways = [option for option in decision.options if option.verb in GOING]
        calm = not burns and not world.fighting
        # However full the hand is that one would pass with.
        least = max(0.0, waits) if calm else points[best]
        found: set[str] = set()
        for option in ways:
            if world.rooms[int(first_arg(option))].fire:
                stuck = calm and world.purse <= cost_of(world, option) and world.rounds_left > LAST
                stuck = stuck or (calm and self.scorched(world, option))
                bound = min(least, steps.LOUD) if calm and self.crosses(world, option) else least
                found |= {option.text} if stuck or points[option.text] < bound else set()
        if burns and world.purse >= ABLE and world.rounds_left > LAST:
            # One sat in a fire with three cards, beside a friend in a room that did not burn
            # (72208, round 3): nobody hears such a step (NM-MOV-03), and the wound is certain.
            free = {o.text for o in ways if self.unheard(world, o)}
            found |= {"pass"} if any(points[t] > waits - self.better for t in free) else set()
        if burns and best.startswith((*GOING, *QUENCHES)) and points[best] > waits + self.better:
            # One passed in a fire with the extinguisher and a card (82211, round 3).
            found.add("pass")
        if burns and best.startswith(GOING) and world.view.actions_left <= 1:
            # The last action takes one out of it.
            found |= points.keys() - {option.text for option in ways}
        return found

    def crosses(self, world: NemesisWorld, step: OptionView) -> bool:
        """Whether a full hand takes one through a fire in one turn, unhurt (NM-MRK-11).

        One sat behind a burning room with five cards for five rounds (106219, rounds 5 to 11).
        """
        return world.purse > PLENTY and not self.remains(world, step)

    def unheard(self, world: NemesisWorld, step: OptionView) -> bool:
        """Whether a step leads to where nothing burns or waits, and brings nobody (NM-BAS-05)."""
        room = world.rooms[int(first_arg(step))]
        quiet = step.verb == "careful" or bool(world.friends(room.slot))
        return quiet and room.explored and not room.fire and not world.foes(room.slot)

    def scorched(self, world: NemesisWorld, step: OptionView) -> bool:
        """Whether a turn ends in the fire that a step leads into, for one to whom that does harm.

        The third light wound is a serious one (NM-HRT-02): one went and rested there, although the
        pod behind was out of reach in that round (11203, round 12). On a ship that is about to blow
        up nobody minds who has the cards for the pod as well: with four one passed there, and the
        last pods left without it (116323, round 8).
        """
        if world.me.light < SORE or world.rounds_left <= LAST:
            return False
        return self.remains(world, step) and not self.escapes(world, step)

    def escapes(self, world: NemesisWorld, step: OptionView) -> bool:
        """Whether a step is the first of a way out that one pays for, when it is high time."""
        if world.rounds_left > LAST + 1 or len(world.me.wounds) >= SORE:
            return False
        slot, left = int(first_arg(step)), world.purse - cost_of(world, step)
        prices = (closing.price(world, door, slot) for door in closing.exits(world))
        return any(cost <= left for cost in prices)

    def remains(self, world: NemesisWorld, step: OptionView) -> bool:
        """Whether a turn ends in the room that a step leads to, and not in a way out of there."""
        slot, left = int(first_arg(step)), world.purse - cost_of(world, step)
        if world.view.actions_left <= 1:
            return True
        doors = {
            world.section(letter)
            for letter in "AB"
            if any(not pod.locked for pod in world.pods(letter))
        }
        doors |= {world.board.start_slot} if world.view.hibernation_open else set()
        if slot in doors and left >= FARE and not world.foes(slot):
            return False
        return left < 1 or not any(
            other != world.room
            and way not in world.shut
            and not world.rooms[other].fire
            and not world.foes(other)
            for other, way in world.board.ways[slot]
        )

    def roasts(self, world: NemesisWorld, decision: DecisionView) -> set[str]:
        """Running into a fire to burn there, for those who are hurt, where another way is free.

        One ran with its last cards into the Hibernatorium, which burned and was broken, past a
        friend in a quiet section; the next wound killed it (72202, round 9; NM-MRK-11).
        """
        hurt = world.me.light > 0 or len(world.me.wounds) >= SORE
        if not hurt or world.rounds_left <= LAST or world.rooms[world.room].fire:
            return set()
        ways = [option for option in decision.options if option.verb in GOING]
        rooms = {option.text: world.rooms[int(first_arg(option))] for option in ways}
        if all(room.fire or world.foes(room.slot) for room in rooms.values()):
            return set()
        return {o.text for o in ways if rooms[o.text].fire and self.remains(world, o)}

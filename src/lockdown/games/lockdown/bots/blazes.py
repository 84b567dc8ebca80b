"""Fires: which of them one goes into, through and out of, for `sense`."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.bots.answers import first_arg
from lockdown.bots.meddling import leaves
from lockdown.games.lockdown.bots.closing import CONTAINER
from lockdown.games.lockdown.bots.idling import ABLE, FARE, LAST, Idling
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView

#: Points by which a way out of a fire may be worse than passing.
VAIN = -1.0
#: Verbs of steps.
GOING = ("move", "careful")
#: By so many points a way into a fire must be better than passing, for one who does not burn yet.
#: By twice as many if the burn would be a serious wound: so many light ones one has then.
HOT, SORE = 5.0, 2
#: Locking oneself in, and the cards that it takes.
SHELTER, LOCKS = "lock_in", 2
#: What leads out of the complex at once.
OUTS = (SHELTER, "escape")
#: The same after the turn of others, or what opens the way out where it is.
ENDS = (*OUTS, CONTAINER, "gate_key")


class Blazes(Idling):
    """What one does about fires."""

    def burnt(
        self, world: LockdownWorld, decision: DecisionView, scores: Mapping[str, float]
    ) -> set[str]:
        """Ways into fires that are not the best one, and work in a fire when it is time to go."""
        best = max(scores, key=scores.__getitem__)
        ways = {o.text: int(first_arg(o)) for o in decision.options if o.verb in GOING}
        hot = {text for text, slot in ways.items() if world.rooms[slot].fire}
        burns = world.rooms[world.room].fire
        sore = world.me.light >= SORE and not world.fighting
        enough = HOT * 2 if sore else HOT
        if world.fighting and not world.weapon() and world.purse > ABLE:
            # Who can only be struck where it is rather burns: one let an adult have it twice, four
            # cards in hand, and then went through the same fire (81101, rounds 7 and 8).
            enough = 0.0
        found = {text for text in hot if text != best or (scores[text] <= enough and not burns)}
        if best in hot and scores[best] > 0.0 and self.runs_through(world, best):
            found.discard(best)
        if burns and not world.fighting and world.view.actions_left <= 1:
            found |= {text for text in hot if not self.comes_out(world, text)}
        free = [text for text in ways.keys() - found if not world.foes(ways[text])]
        cool = any(scores[text] > VAIN for text in free)
        if burns and world.view.actions_left <= 1 and cool:
            found |= scores.keys() - ways.keys() - {best}
        return found

    def comes_out(self, world: LockdownWorld, text: str) -> bool:
        """LD-RND-13: whether from the next fire one gets out in the next turn, before it burns on.

        The turn ends in a fire either way; one went on into a room between fires, passed there with
        two cards, and the second burn was a serious wound (101303, round 6). One with the gate key
        and a suit ran from the fire beside the exit, which burnt too, with the cards for all of it
        (162109, round 6), one from that beside the container that was launched (161309, round 8).
        """
        verb, place = text.split()
        slot, left = int(place), world.purse - (2 if verb == "careful" else 1) - world.limp
        self.prepare(world)
        best = self.planner.best()
        if best.slot == slot and best.action in ENDS and not best.wait:
            # LD-CSS-04: getting into a container is a pass, with one burn more.
            lives = best.action != CONTAINER or world.bears(2)
            return left >= best.cards and lives
        beyond = [o for o, way in world.board.ways[slot] if way not in world.shut]
        return left >= FARE and any(not world.rooms[o].fire and not world.foes(o) for o in beyond)

    def burns_to_death(self, world: LockdownWorld, decision: DecisionView) -> set[str]:
        """LD-RND-13, LD-HRT-06: what leaves one in a fire that kills, where something may not.

        But for what is done before the step that leads out of it in the same turn.
        """
        if not world.rooms[world.room].fire or not self.dying(world):
            return set()
        hopes = {o.text for o in decision.options if self.last_hope(world, o) > 0.0}
        near = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
        late = world.view.actions_left > 1 and any(
            world.outlives(slot, passing=True) for slot in near
        )
        out = {o.text for o in decision.options if leaves(o.text.split())}
        return set() if late or not hopes else {o.text for o in decision.options} - hopes - out

    def runs_through(self, world: LockdownWorld, text: str) -> bool:
        """LD-RND-13: whether a step into a fire leads on in the same turn, so that nobody burns.

        Out of it on the way of the plan or of a flight, or into the shelter that burns. One sat for
        seven rounds before such a room (11202, round 4), one beside an adult (round 2).
        """
        verb, place = text.split()
        slot, left = int(place), world.purse - (2 if verb == "careful" else 1) - world.limp
        if world.foes(slot):
            return False
        self.prepare(world)
        best = self.planner.best()
        if best.slot == slot and best.action == CONTAINER:
            # LD-CSS-04: getting in is a pass, so that the turn ends there once. One sat next door
            # through two launches, two rounds before the end (101101, rounds 12 to 14).
            goes = not best.errands and not best.wait and left >= LOCKS
            last = world.rounds_left <= LAST and world.bears(2)
            lives = world.outlives(slot, passing=True)
            return goes and lives and (world.view.actions_left > 1 or last)
        if best.slot == slot and best.action in OUTS:
            # Who is struck where it is may burn for a turn before its way out: one stayed beside
            # an adult with the fare for the rover next door, and was dead (71214, round 11).
            goes = world.fighting and world.outlives(slot, passing=False)
            goes |= world.view.actions_left > 1
            return goes and not best.errands and not best.wait and left >= LOCKS
        if world.view.actions_left < 2:
            return False
        ways = self.planner.ways_to(best.slot)
        far = ways.get(slot, (0.0, 0))[1]
        cool = [
            other
            for other, way in world.board.ways[slot]
            if other != world.room and way not in world.shut
            if not world.rooms[other].fire and not world.foes(other)
        ]
        ahead = [o for o in cool if world.fighting or ways.get(o, (0.0, far))[1] < far]
        return left >= FARE and bool(ahead)

"""What `regular` of Lockdown aims its actions at: rooms, corridors and foes."""

from __future__ import annotations

import math

from msgspec.structs import replace

from lockdown.bots.answers import cautious, first_arg
from lockdown.bots.regular import RegularBot
from lockdown.games.lockdown.bots.answers import hush
from lockdown.games.lockdown.bots.fights import TOURING, blasts, sends, sent_on, slipping, uses
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.state import keys
from lockdown.views.types import DecisionView, OptionView

#: What drives a foe out of the room, and what takes a noise marker away, as a question for its
#: target names it.
PUSHES = f"play/{keys.ACTION['stun']}/1/"
LISTENS = f"play/{keys.ACTION['sensitive_hearing']}/0"
#: Cards with which one does not stay where one has slipped to.
FEW = 2
#: What calls foes next door to a room, and what is thrown at those who are in one.
LURE, BLAST = keys.ITEM["decoy"], keys.ITEM["grenade"]
#: Share of the best way out of a fight that a room without a foe is to be worth.
AS_GOOD = 0.7


class Aims(RegularBot[LockdownWorld]):
    """Knows whom and what an action is for."""

    def after_room(self, world: LockdownWorld, key: str) -> float:
        """What a room's action is worth."""
        raise NotImplementedError

    def target(self, world: LockdownWorld, decision: DecisionView) -> str:
        """Actions of rooms by the plan, the rest as usual."""
        self.prepare(world)
        options = decision.options
        if options[0].verb == "do":
            return max(options, key=lambda o: self.after_room(world, first_arg(o))).text
        if options[0].verb == "target":
            near = {foe.text for foe in world.foes(world.room)}
            if close := tuple(o for o in options if first_arg(o) in near):
                # Who strikes at us comes first, whoever else could be reached.
                decision = replace(decision, options=close)
        action = decision.about.get("action")
        if action is not None and "depressurize" in action.text:
            return max(options, key=lambda o: self.choked(world, o)).text
        if action is not None and sends(action.text) and options[0].verb == "through":
            goal = self.planner.best().slot
            return min(options, key=lambda o: sent_on(world, first_arg(o), goal)).text
        if action is not None and action.text.startswith(LISTENS):
            return self.hushed(world, decision)
        if action is not None and action.text.startswith(PUSHES) and options[0].verb == "to":
            return min(options, key=lambda o: self.in_the_way(world, int(first_arg(o)))).text
        if action is not None and uses(action.text, LURE) and options[0].verb == "to":
            # One called two adults into the room that it ran to next (29302; 41301, round 5).
            return min(options, key=lambda o: self.in_the_way(world, int(first_arg(o)))).text
        if action is not None and uses(action.text, BLAST) and options[0].verb == "to":
            return max(options, key=lambda o: self.blasted(world, int(first_arg(o)))).text
        tours = action is not None and action.text.startswith(TOURING)
        slipped = action is not None and slipping(action.text)
        lives = world.outlives(world.room, passing=True)
        if (slipped or (tours and lives)) and options[0].verb == "to":
            return self.slips_to(world, options)
        return super().target(world, decision)

    def slips_to(self, world: LockdownWorld, options: tuple[OptionView, ...]) -> str:
        """Where to slip away to: not into another fight, unless all hangs on the way through it.

        Whoever goes on from there is struck, which is what the card has saved (81302, round 8).
        """
        steps = {o.text: int(first_arg(o)) for o in options}
        worth = {t: self.slipped(world, slot) for t, slot in steps.items()}
        free = {t: worth[t] for t, slot in steps.items() if not world.foes(slot)}
        best = max(worth, key=worth.__getitem__)
        away = max(free, key=free.__getitem__, default=best)
        return away if worth[away] >= AS_GOOD * worth[best] else best

    def slipped(self, world: LockdownWorld, slot: int) -> float:
        """The best plan of one who has slipped away to a room, and stays there without cards.

        One with none left slipped past a quiet room, with a friend in it, to one amid noise on its
        way, and was found there that night (81101, round 8).
        """
        worth = self.after_move(world, slot, careful=False)
        stays = world.purse < FEW
        return worth * math.exp(-self.odds.night(slot, len(world.hand))) if stays else worth

    def hushed(self, world: LockdownWorld, decision: DecisionView) -> str:
        """The marker that is most of a danger here and where one goes next (11202, round 3)."""
        ways = self.planner.ways_to(self.planner.best().slot)
        near = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
        known = [slot for slot in near if slot in ways and world.room in ways]
        step = min(known, key=lambda slot: ways[slot][1], default=0)
        ahead = bool(step) and ways[step][1] < ways[world.room][1]
        return hush(world, decision, step if ahead else 0)

    def wailed(self, world: LockdownWorld, decision: DecisionView) -> str:
        """LD-MRK-02: the same for each of three markers; none are placed (LD-NOI-13).

        One took away far ones, and its own room stayed loud (15201, round 13).
        """
        ways = [first_arg(o) for o in decision.options if o.verb == "through"]
        loud = any(world.corridor(way) in world.noisy for way in ways)
        return self.hushed(world, decision) if loud else cautious(decision)

    def in_the_way(self, world: LockdownWorld, slot: int) -> float:
        """How much a foe that is pushed there would disturb: us on our way, then others."""
        best = self.planner.best()
        ways = self.planner.ways_to(best.slot)
        far = (0.0, 99)
        ahead = ways.get(slot, far)[1] < ways.get(world.room, far)[1]
        return 4.0 * (slot == best.slot) + 2.0 * ahead + 1.0 * bool(world.friends(slot))

    def blasted(self, world: LockdownWorld, slot: int) -> float:
        """LD-CRD-32: at who strikes at us, if that is worth it; else at many without a friend.

        It was thrown where one would have liked to be: at a creeper next door, with the queen in
        the own room.
        """
        if slot == world.room:
            return math.inf if blasts(world) else -math.inf
        return self.odds.company(slot) - len(world.friends(slot))

    def choked(self, world: LockdownWorld, option: OptionView) -> float:
        """LD-ROM-61: whom the lack of air hits; it sat in the room that it had chosen."""
        slot = int(first_arg(option)) if option.verb == "to" else world.room
        if slot == world.room or world.friends(slot):
            return -1.0
        return self.odds.company(slot)

"""How a beginner thinks of fire: nobody ends a turn in one without need (LD-RND-13, NM-MRK-11).

Whoever runs through a burning room, and is out of it before its turn ends, is not hurt.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from lockdown.bots import footsteps
from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.brawls import DRAWN, Brawler
from lockdown.bots.condition import toll
from lockdown.bots.footsteps import Goal, Lead
from lockdown.bots.meddling import leaves
from lockdown.bots.rookie import cost_of
from lockdown.bots.world import W
from lockdown.views.types import OptionView

#: What it costs to do anything in a burning room, and to run through one, as long as one goes on.
HEAT, SINGED = 0.8, 0.3
#: How often one burns who spends the last card there: the next turn ends in it too.
TWOFOLD = 2
#: What it costs to walk into one with the last card, and wait there for the next round; or from
#: one into another beside a room that does not burn.
STUCK = 150.0
#: What part of what a fire does counts for one who runs through it when it is now or never.
RASH = 0.3
#: Cards to step into a burning room, and to do there what one came for.
WORKING = 3
#: Cards for anything that one does where one arrives.
ARRIVED = 2
#: The hurry in which it is now or never.
NOW = 2


def foreseen(world: W) -> W:
    """The picture with the fires under tokens that one has looked at (LD-EXP-07, NM-EXP-08).

    One sent a drone ahead, saw the fire and ended its turn in it (Nemesis 15401, round 4).
    """
    for slot, room in world.rooms.items():
        if room.token.startswith("fire") and not room.explored:
            world.rooms[slot] = replace(room, fire=True)
    return world


class Firewary(Brawler[W]):
    """What fires cost, and which of them one walks into."""

    fleeing: ClassVar[tuple[str, ...]] = ()
    """Actions of rooms, cards and items that take one to another room."""
    quenching: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """(card or item, part) that put out the fire of the room."""
    tools: ClassVar[tuple[str, ...]] = ()
    """Items that repair a room."""

    def toll(self, world: W, goal: Goal) -> int:
        """Cards for the repair without which nothing can be done at a goal."""
        return toll(world, goal, self.tools)

    def wants(self, slot: int) -> bool:
        """Whether there is something to do in a room."""
        return any(goal.slot == slot and goal.action for goal in self.goals)

    def quenches(self, world: W, option: OptionView) -> bool:
        """Whether an action puts out the fire that one stands in."""
        return world.rooms[world.room].fire and self.does(option, self.quenching)

    def heat(self, world: W, option: OptionView) -> float:
        """What the flames cost, if a turn ends in them or not; less if it is now or never."""
        verb = option.verb
        steps = verb in ("move", "careful")
        slot = int(first_arg(option)) if steps else world.room
        if not world.rooms[slot].fire or self.escapes(option):
            return 0.0
        # Wounds make actions dearer: whoever limps into a fire may have no card left to go on.
        cards = 0 if verb == "pass" else max(option.cost, cost_of(world, option))
        leads_on = not steps or self.leads_on(world, slot)
        if verb != "pass" and leads_on and not footsteps.stops(world, cards):
            return SINGED if steps else HEAT
        cost = footsteps.burns(world)
        burning = world.rooms[world.room].fire
        spent = verb != "pass" and world.purse - cards < 1
        # Nobody runs from a fight into a fire from which only the same fight leads out.
        trapped = steps and world.fighting and not burning and not leads_on
        if trapped or (spent and (burning or not steps)):
            return TWOFOLD * cost
        # Whoever dares it has cards to go on, or to do there what it came for.
        able = world.purse - cards >= ARRIVED
        if steps and not able and not world.fighting and not burning:
            return max(cost, STUCK)
        # But for a way out there, which one takes next: one turned round in the flames before the
        # burning Hibernatorium that it had run through them for (Nemesis 72401, round 8).
        bound = self.exit_at(world, slot, cards) >= DRAWN or self.braves(world, slot, cards)
        calm = self.hurry(world) < NOW and not bound
        if steps and burning and calm and self.leads_on(world, world.room):
            return max(cost, STUCK)
        dares = steps and able and self.hurry(world) >= NOW and cost < footsteps.DEADLY
        return cost * (RASH if dares else 1.0)

    def braves(self, world: W, slot: int, cards: int) -> bool:
        """Whether one steps into a fire for what one does there next, and what it came here for.

        One ran through a fire towards the burning room that cures, and straight back out of it
        (Nemesis 82401, round 3).
        """
        drawn = self.lead(world)
        aims = bool(drawn.goal.action) and drawn.goal.slot == slot
        able = world.purse - cards >= ARRIVED + self.toll(world, drawn.goal)
        return aims and able and drawn.pull > footsteps.burns(world)

    def leads_on(self, world: W, slot: int) -> bool:
        """Whether one comes out of a burning room, other than by the way one came into it."""
        return any(
            not world.rooms[other].fire and not self.guarded(world, other)
            for other, way in world.board.ways[slot]
            if other != world.room and way not in world.shut
        )

    def escapes(self, option: OptionView) -> bool:
        """Whether an action takes one out of the room, or out of the game."""
        return (
            option.verb == "drive"
            or item_key(first_arg(option)) in self.fleeing
            or leaves([option.verb, first_arg(option)])
        )

    def scorched(self, world: W, drawn: Lead) -> bool:
        """Whether one would have to stay in a fire for something that is not worth it."""
        burns = world.rooms[drawn.step].fire and not world.rooms[world.room].fire
        # What one does there takes the other action: the turn ends in the fire.
        goes_on = drawn.goal.slot != drawn.step and not footsteps.stops(world, 1)
        goes_on = goes_on and burns and self.runs_on(world, drawn)
        if not burns or goes_on:
            return False
        rash = RASH if self.hurry(world) >= NOW else 1.0
        return footsteps.burns(world) * rash > drawn.pull

    def runs_on(self, world: W, drawn: Lead) -> bool:
        """Whether the way leads out of the fire at its next step."""
        found = footsteps.ways(world, lambda slot: self.hindrance(world, slot), start=drawn.step)
        slot = found[drawn.goal.slot][1] if drawn.goal.slot in found else world.room
        return slot != world.room and not (world.rooms[slot].fire or self.guarded(world, slot))

    def hindrance(self, world: W, slot: int, *, bold: bool = False) -> float:
        """What makes one go round a room."""
        raise NotImplementedError

    def dead_end(self, world: W, slot: int) -> bool:
        """Whether a way leads into a fire and no further: nobody takes it."""
        return world.rooms[slot].fire and not (self.wants(slot) or self.leads_on(world, slot))

    def ablaze(self, world: W, goal: Goal) -> bool:
        """Whether one would have to wait for it in a fire, which nobody does.

        One walked into a broken evacuation section with two cards for a repair that takes three,
        and straight out again (Nemesis 23401, round 7).
        """
        if not world.rooms[goal.slot].fire:
            return False
        # Of the cards that one has there: one ran through a fire to a pod, and back (Nemesis 72481,
        # round 8). Whoever does not get there in this round has others then.
        way = max(0, footsteps.paces(world, goal.slot) - 1)
        able = way >= world.purse or world.purse - way >= WORKING + self.toll(world, goal)
        # When it is now or never one comes nearer, but does not wait in the flames: with a card too
        # few one walked into the room that cures, and straight out again (Lockdown 71421, round 5).
        near = self.hurry(world) >= NOW and footsteps.paces(world, goal.slot) > 1
        # Nor stays in them for what its cards do not pay for: one on its way to a pod ran into the
        # burning Hibernatorium with one card to go on, and back out of it (Nemesis 82474, round 9).
        here = goal.slot == world.room and world.purse >= ARRIVED
        works = goal.action and (able or near or here)
        return not works or self.shied(world, goal)

    def shied(self, world: W, goal: Goal) -> bool:
        """Whether one would turn away before a burning room, and has other things to do meanwhile.

        One went into the Nest on its way to the burning cockpit, and passed before the flames with
        four cards, while there was something to search two rooms away (Nemesis 51402, round 6).
        """
        calm = self.hurry(world) < NOW and goal.action not in footsteps.LEAVING
        if goal.slot == world.room or not calm:
            return False
        drawn = goal.value / (1.0 + footsteps.FAR * (1.0 + self.hindrance(world, goal.slot)))
        return footsteps.burns(world) > drawn and any(
            not (world.rooms[other.slot].fire or self.guarded(world, other.slot))
            for other in self.goals
        )

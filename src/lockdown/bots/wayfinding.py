"""Where a beginner is drawn: the best of what it wants that it can reach, round company and fire.

Doors that it can open, rides, and ways through monsters for those who cannot do anything else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from lockdown.bots import footsteps
from lockdown.bots.brawls import LAST
from lockdown.bots.flames import ARRIVED, NOW
from lockdown.bots.footsteps import Goal, Lead
from lockdown.bots.picking import FOES, Picker
from lockdown.bots.world import W

#: What company costs one who walks into it in the last rounds, by how bad it is.
DARED = 1.0
#: What a larva alone costs on the way of one who can strike it.
PEST = 0.5
#: What it is worth to break out between monsters, armed and unarmed, before one idles any longer;
#: and the serious wounds with which one rather waits.
NERVE, UNARMED, WEAK = 6.0, 2.0, 2
#: The worst company that one breaks into.
MATCH = 4.0
#: What a burning room costs on a way through it, and a room that one keeps out of: less than a step
#: more, as nothing happens to whoever walks through (Lockdown 15403, round 5: six moves for four).
FLAMES, SHUNNED = 4.0, 0.8
#: Moves to a way out from where one waits until whoever bars it has gone.
BESIDE = 2
#: Cards that are a full hand.
FULL = 4
#: How much more what lies behind a closed door must draw than what one can reach without it.
BEHIND = 3.0


class Wayfinder(Picker[W]):
    """Where to go next, and what stands in the way."""

    shunned: ClassVar[tuple[str, ...]] = ()
    """Rooms that nobody enters without need, by their tiles."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._drawn: tuple[W, list[Goal], Lead] | None = None

    def pressed(self, world: W) -> bool:
        """Whether there is no time to lose: for leaving, or before one dies of something."""
        return self.hurry(world) >= NOW or self.ailing(world)

    def ailing(self, world: W) -> bool:
        """Whether one dies of something if nothing is done about it."""
        return world.bleeding or world.undressed > 1 or world.me.larva

    def shut_in(self, world: W) -> bool:
        """Whether a closed door keeps one from everything that one wants, or the best of it."""
        closed = [way for way in world.board.exits[world.room] if self.behind(world, way)]
        if not closed:
            return False
        if self.hemmed_in(world):
            # One opened the only door on nothing but a fire, and passed (Nemesis 72477, round 8).
            return self.unlocked(world) > 0.0
        return self.unlocked(world) > max(self.lead(world).pull, self.here(world)) + BEHIND

    def here(self, world: W) -> float:
        """What is worth most of all that one wants in this room."""
        return max((goal.value for goal in self.goals if goal.slot == world.room), default=0.0)

    def unlocked(self, world: W) -> float:
        """How much draws one through the closed doors of this room."""
        closed = [way for way in world.board.exits[world.room] if self.behind(world, way)]
        return max((self.beyond(world, way) for way in closed), default=0.0)

    def beyond(self, world: W, way: int) -> float:
        """How much draws one through a closed door of this room."""
        found = footsteps.ways(world, lambda slot: self.hindrance(world, slot), (way,))
        slot = world.board.other_end(way, world.room)
        through = {goal: way for goal, way in found.items() if way[1] == slot}
        free = [goal for goal in self.goals if not self.guarded(world, goal.slot)]
        cool = [goal for goal in free if not self.ablaze(world, goal)]
        return footsteps.lead(world.room, cool, through).pull

    def hemmed_in(self, world: W) -> bool:
        """Whether nothing that one wants can be reached on foot but through monsters."""
        if not self.goals:
            return False
        drawn = self.lead(world)
        waits = any(goal.slot == world.room for goal in self.goals)
        return drawn.bold or not (drawn.step or waits)

    def behind(self, world: W, way: int) -> bool:
        """Whether a corridor has a closed door, and nobody waits behind it."""
        if way not in world.shut:
            return False
        return not world.foes(world.board.other_end(way, world.room))

    def dread(self, world: W, slot: int, *, bold: bool = False) -> float:
        """What it costs to walk into company."""
        if self.pest(world, slot):
            return PEST
        if not self.guarded(world, slot):
            return 0.0
        threat = world.threat(slot)
        # Nobody goes to die among those whom one cannot pass, as long as there is another round.
        last = world.rounds_left <= 1 and world.purse > ARRIVED
        # One walked unarmed, with two cards, into one adult, and another one stood behind it
        # (Lockdown 11402, round 7).
        fair = threat <= MATCH and (world.weapon() or self.leads_past(world, slot))
        # Nor those whom any wound kills, who have to run from there (Lockdown 71418, round 7).
        frail = len(world.me.wounds) >= footsteps.MORTAL and not last
        passes = fair or last or self.through(world, slot)
        dares = (bold and threat <= MATCH) or (world.rounds_left <= LAST and passes and not frail)
        return DARED * threat if dares else FOES

    def hindrance(self, world: W, slot: int, *, bold: bool = False) -> float:
        """What makes one go round a room."""
        room = world.rooms[slot]
        found = self.dread(world, slot, bold=bold)
        if room.fire:
            found += FLAMES + len(world.me.wounds)
        return found + (SHUNNED if room.tile in self.shunned else 0.0)

    def lead(self, world: W) -> Lead:
        """Where the best goal draws us."""
        if self._drawn is None or self._drawn[0] is not world or self._drawn[1] is not self.goals:
            self._drawn = (world, self.goals, self.led(world))
        return self._drawn[2]

    def led(self, world: W) -> Lead:
        cool = [goal for goal in self.goals if not self.ablaze(world, goal)]
        free = [goal for goal in cool if not self.guarded(world, goal.slot)]
        found = footsteps.ways(world, lambda slot: self.hindrance(world, slot))
        drawn = self._unburnt(world, *self._approached(world, free, found))
        barred = self._barred(world, free)
        if barred.pull > max(drawn.pull, self.here(world)) + BEHIND:
            return barred
        if drawn.step and self.dead_end(world, drawn.step):
            # Three sat for seven rounds before the fire on their best way, with things to find on
            # others (Nemesis 108011).
            others = {slot: way for slot, way in found.items() if way[1] != drawn.step}
            other = self._unburnt(world, free, others)
            drawn = other if other.step else drawn
        stays = any(goal.slot == world.room for goal in free)
        if stays or not self.strong(world) or (drawn.step and not self.dead_end(world, drawn.step)):
            return drawn
        if self.cools(world, free, found):
            return Lead()
        # But for those whom one has run from in this round.
        fled = {self.left} if self.since == world.view.round else set[int]()
        # And those who have just left: one drove an adult off for two cards, and walked after it
        # (Lockdown 82045, round 4).
        fled |= {f.room for f in world.view.stalkers if (f.text, world.room) in self.known_foes}
        found = footsteps.ways(
            world, lambda slot: self.hindrance(world, slot, bold=slot not in fled)
        )
        # Nothing can be done in a fight: who cannot shoot goes past them, not to them.
        fair = [goal for goal in cool if world.threat(goal.slot) <= MATCH]
        drawn = self._unburnt(world, fair if world.weapon() else free, found)
        if not drawn.step or not (world.weapon() or self.slips_by(world, drawn.step)):
            return Lead()
        met = self.guarded(world, drawn.step)
        if world.rooms[drawn.step].fire and (met or not self.runs_on(world, drawn)):
            # To fight in the flames, or to turn round in them before those beyond (Nemesis 82461,
            # round 7).
            return Lead()
        # For the monsters alone: nobody burns rather than wait. Nor does anybody take them on with
        # a single shot for things to find or a room to see (Nemesis 82413, round 5).
        shots = max(
            (item.count for item in world.me.hands if item.text == world.weapon()), default=0
        )
        nerve = NERVE if shots > (0 if drawn.goal.action else 1) else UNARMED
        return Lead(drawn.step, drawn.pull + nerve * met, bold=True, goal=drawn.goal)

    def _approached(
        self, world: W, free: list[Goal], found: dict[int, tuple[float, int]]
    ) -> tuple[list[Goal], dict[int, tuple[float, int]]]:
        """The same with ways out that somebody bars now, but hardly until one gets there.

        One sat with three cards five rooms from the only way out, in which an adult stood, until
        it was too far (Lockdown 71402, rounds 7 and 8).
        """
        # Nor does anybody turn back for one that it has left for a free one (Nemesis 82438, round
        # 8: into a fire towards one pod, and out of it towards the other).
        other = any(g.action in footsteps.LEAVING and g.slot in found for g in free)
        if other or (world.rounds_left > LAST and self.hurry(world) < NOW):
            return free, found
        barred = [
            goal
            for goal in self.goals
            if goal.action in footsteps.LEAVING
            and self.guarded(world, goal.slot)
            and footsteps.paces(world, goal.slot) > BESIDE
        ]
        ways = dict(found)
        for goal in barred:
            near = [
                (found[slot][0] + 1.0, found[slot][1])
                for slot, way in world.board.ways[goal.slot]
                if slot in found and slot != world.room and way not in world.shut
            ]
            if near:
                ways[goal.slot] = min(near)
        return free + barred, ways

    def cools(self, world: W, goals: list[Goal], found: dict[int, tuple[float, int]]) -> bool:
        """Whether one gets on through a fire as soon as one's next turn has a step more.

        With the last step of its turn one broke in on an adult that it had driven off, and next
        door nothing but a fire lay before four rooms to explore (Nemesis 82403, round 4).
        """
        if world.view.actions_left > 1 or world.rooms[world.room].fire:
            return False
        drawn = footsteps.lead(world.room, goals, found)
        burns = bool(drawn.step) and world.rooms[drawn.step].fire
        return burns and drawn.goal.slot != drawn.step and self.runs_on(world, drawn)

    def openers(self) -> set[str]:
        """Cards and things that open a door."""
        return {key for key, _ in self.doors}

    def _barred(self, world: W, goals: list[Goal]) -> Lead:
        """Where the best goal draws one behind a closed door elsewhere that one can open.

        One paid with Demolition for the first of twelve steps round the base: the Isolation Room
        lay behind a door four steps away (LD-DOR-07; Lockdown 51403, rounds 4 and 6).
        """
        best = Lead()
        if not self.openers() & {*world.hand, *world.things}:
            return best
        for way in sorted(world.shut):
            corridor = world.board.corridors[way]
            ends = (corridor.a, corridor.b)
            if world.room in ends or any(world.foes(slot) for slot in ends):
                continue
            found = footsteps.ways(world, lambda slot: self.hindrance(world, slot), (way,))
            drawn = self._unburnt(world, goals, found)
            if drawn.pull > best.pull:
                best = replace(drawn, door=way)
        return best

    def ridden(self, world: W) -> Lead:
        """Where the best goal draws one that can be reached by a ride from here."""
        stops = [slot for slot in world.lifts if slot != world.room]
        found: dict[int, tuple[float, int]] = {}
        for stop in stops:
            if self.guarded(world, stop) or world.rooms[stop].fire:
                continue
            ways = footsteps.ways(world, lambda slot: self.hindrance(world, slot), start=stop)
            for slot, (cost, _) in ways.items():
                found[slot] = min(found.get(slot, (footsteps.BARRED, 0)), (1.0 + cost, stop))
        cool = [goal for goal in self.goals if not self.ablaze(world, goal)]
        free = [goal for goal in cool if not self.guarded(world, goal.slot)]
        return footsteps.lead(world.room, free, found)

    def slips_by(self, world: W, slot: int) -> bool:
        """Whether the unarmed run past monsters: only if they come through and have to go."""
        return self.pressed(world) and self.through(world, slot)

    def _unburnt(self, world: W, goals: list[Goal], found: dict[int, tuple[float, int]]) -> Lead:
        """Where the best goal draws us whose way does not begin in a fire that costs more."""
        # What one left two rounds ago is as good as anything else by now.
        left = self.left if self.since + 1 >= world.view.round else 0
        drawn = footsteps.lead(world.room, goals, found, left)
        while drawn.step and self.scorched(world, drawn):
            if drawn.goal.slot == drawn.step:
                # What lies beyond it may be worth running through it.
                goals = [goal for goal in goals if goal.slot != drawn.step]
            else:
                found = {slot: way for slot, way in found.items() if way[1] != drawn.step}
            drawn = footsteps.lead(world.room, goals, found, left)
        return drawn

    def strong(self, world: W) -> bool:
        """Whether one can break out between monsters rather than wait for them to go."""
        return not world.fighting and world.purse >= FULL and len(world.me.wounds) < WEAK

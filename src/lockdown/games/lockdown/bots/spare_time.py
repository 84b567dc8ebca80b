"""What `regular` of Lockdown does while it waits: looks around, finds things, repairs rooms."""

from __future__ import annotations

import math

from msgspec.structs import replace

from lockdown.bots.answers import first_arg
from lockdown.bots.planner import NOTHING
from lockdown.bots.regular import RegularBot
from lockdown.bots.rookie import cost_of
from lockdown.games.lockdown.bots.errands import BURN, SINGE, LockdownPlanner
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import OptionView

#: What has the elevator come and rides it, whatever its power, for the card alone (LD-ROM-64).
KEYED = "play emergency_key 0"
#: By so much the way that is there but once must be better than others.
KEPT_FOR = 0.03
#: What finding an item is worth.
FIND = 0.035
#: What there is to be gained in a room that nobody has seen, by round: while little can happen,
#: cards that are not spent are lost, and later there is no time for it.
SCOUT = (0.1, 0.1, 0.06)
#: The same in a room that can be searched, for one who can; the part of it that is left in a room
#: on the way to an unseen one.
RUMMAGE, ONWARD = 0.08, 0.5
#: The same later on, for one who has rounds to wait and walks on quiet ways: as much as it costs.
STROLL = 0.1
#: Until which round it looks at rooms that nobody has seen, too.
EARLY = 2
#: Malfunction markers from which on new rooms are left alone: with the last one all is lost.
MARKERS = 7
#: What a marker that is taken off is worth, by how many are left (LD-MRK-15, LD-MRK-28): with so
#: many that they last for ever nobody repairs a room that it does not use.
SPARE = (0.3, 0.22, 0.16, 0.11, 0.07, 0.02, 0.0)
#: Markers from which on a card that repairs is kept for it.
SCARCE = 4
#: Chance of an encounter from which on a room is too loud to walk there for nothing but a look.
LOUD = 0.3
#: Ways out that lead away from the complex, whatever becomes of it.
ABROAD = ("bunker", "container")
#: What is left of the hope of one whom an encounter keeps from locking itself in, less than one;
#: the cards that this takes, as leaving by the gate does.
KEPT_OUT, LOCKS = 0.4, 2
#: Colours of rooms with things in them.
STOCKED = ("red", "yellow", "green", "white")
#: Cards that one keeps for surprises when one only looks around.
GUARD = 2
#: What is done although nothing can come of it any more.
VAIN = -0.02
#: Actions that lead next door.
STEPS = ("move", "careful")
#: Points by which a look into a quiet room next door may be worse than passing with a full hand,
#: for one that has sat there for a night with such a hand already, and in the first rounds.
PLUCK, RESTLESS, FRESH = 1.0, 2.0, 3.0
#: Cards of a full hand.
FULL = 5
#: Cards for a way that is not the last step; rooms to somewhere that nobody gets to.
FAR, FAR_OFF = 2, 99
#: Whoever is fewer rooms away than that can get to the rover and away, with two actions.
REACH = 2


class SpareTime(RegularBot[LockdownWorld]):
    """Has an eye on more than its plan while there is time."""

    slept: tuple[int, int] = (0, 0)
    """The round and the room in which it passed last with a full hand."""

    def tries(self, world: LockdownWorld, text: str) -> None:
        """As usual; where one sits on a full hand is remembered."""
        super().tries(world, text)
        if text == "pass" and len(world.hand) >= min(FULL, world.new_hand):
            self.slept = (world.view.round, world.room)

    def pluck(self, world: LockdownWorld) -> float:
        """Points by which a look next door may be worse than passing once more.

        One sat for four rounds with six cards, two searches among them, beside things that nobody
        had looked for (115140, rounds 2 to 5), one beside four unseen rooms (115101, round 2).
        """
        if world.view.round <= len(SCOUT):
            return FRESH
        again = self.slept == (world.view.round - 1, world.room)
        return RESTLESS if again else PLUCK

    def curiosity(self, world: LockdownWorld, slot: int) -> float:
        """What a room may hold, for one who has cards to spare in the first rounds."""
        here, room, number = world.rooms[world.room], world.rooms[slot], world.view.round
        if number > len(SCOUT) or world.fighting or world.together or world.alone:
            return 0.0
        if room.fire or self.odds.company(slot) or self.leaving(world):
            return 0.0
        if room.explored and self.odds.marked(slot) >= LOUD and not world.friends(slot):
            # LD-BAS-05: nobody listens where somebody is.
            return 0.0
        if not room.explored and world.view.malfunctions_left < MARKERS:
            return 0.0
        best, searches = self.planner.best(), self.searches(world)
        errand = best.errands and best.action and best.slot == world.room
        if errand or (searches and here.items > 0 and not here.fire):
            # What is here comes first.
            return 0.0
        if not room.explored:
            return SCOUT[number - 1]
        if searches and room.items > 0:
            return RUMMAGE
        return ONWARD * SCOUT[number - 1] if self.leads_on(world, slot) else 0.0

    def looks_in(self, world: LockdownWorld, option: OptionView) -> bool:
        """LD-RND-04: whether one with a full hand goes to see what is next door, where it is quiet.

        A full hand draws no card, so what is paid out of it costs nothing: one passed with six
        cards, four unseen rooms next door (51101, round 2), one did in three rounds (61004), and
        one sat for four rounds with two searches in hand amid four rooms with things (71204).
        """
        if option.verb not in STEPS or len(world.hand) < min(FULL, world.new_hand):
            return False
        slot = int(first_arg(option))
        # LD-BAS-05: who creeps rolls for nothing; what stirs at night comes to where one waits too.
        silent = option.verb == "careful" or self.odds.marked(slot) < LOUD
        if not silent or world.friends(slot):
            return False
        if not world.rooms[slot].explored and self.curiosity(world, slot) > 0.0:
            return self.odds.marked(slot) < LOUD
        able = self.searches(world)
        if not self.unhurried(world) or self.leaving(world):
            return False
        if able and world.rooms[world.room].items > 0:
            return False
        return self.inviting(world, slot) or (able and self.rewarding(world, slot))

    def leads_on(self, world: LockdownWorld, slot: int) -> bool:
        """Whether a quiet room that nobody has seen lies beyond one, and the cards last for both.

        Who starts where all around is known would sit there until the others have seen the rest.
        """
        if world.view.round > 1 or world.purse <= GUARD + 2:
            return False
        beyond = [s for s, _ in world.board.ways[slot] if s != world.room]
        return any(
            not world.rooms[s].explored and not self.odds.company(s) and not world.rooms[s].fire
            for s in beyond
        )

    def leaving(self, world: LockdownWorld) -> bool:
        """Whether nothing is left to do but to go out, here or next door."""
        ways = self.planner.ways_to(self.planner.best().slot)
        return self.homeward and ways.get(world.room, (0.0, FAR))[1] < FAR

    @property
    def homeward(self) -> bool:
        """Whether nothing is left to do but to go out, however far it is."""
        best = self.planner.best()
        return not best.errands and not best.wait

    def drives(self, world: LockdownWorld) -> bool:
        """LD-BNK-03: whether the rover stands here and takes one out of it all, without a sound."""
        ready = world.view.gate_open and world.room == world.rover and not world.fighting
        best = self.planner.best()
        return ready and self.homeward and (best.slot, best.action) == (world.room, "escape")

    def in_one_go(self, world: LockdownWorld, slot: int, left: int, *, careful: bool) -> float:
        """LD-RND-09: how much better a step is after which the second action drives off at once.

        Nobody comes in between, neither a foe nor somebody who is nearer to the rover. One hurt the
        queen beside it first, went there with its last action, and another drove off (161510, round
        6; 161111, round 6).
        """
        plans, ready = self.planner, world.view.gate_open and slot == world.rover
        if not ready or world.view.actions_left < 2 or left < LOCKS or world.foes(slot):
            return 1.0
        ways = (way for way in plans.exits if (way.slot, way.place) == (slot, ABROAD[0]))
        ends = (plans.outcome(way, plans.fate) for way in ways if not way.needs)
        sure = max(ends, default=0.0) * self.odds.clean
        # Whoever is found on the way in does not get out in this turn.
        silent = careful or bool(world.friends(slot))
        unheard = 1.0 if silent else 1.0 - self.odds.marked(slot)
        gained = sure / max(NOTHING, plans.value(slot, left)) - 1.0
        return 1.0 + unheard * max(0.0, gained)

    def beaten_to_it(
        self, world: LockdownWorld, slot: int, left: int, *, careful: bool = False
    ) -> float:
        """LD-BNK-03: what is left of one's hopes after a step with which others are nearer to it.

        Plans count those who are nearer to the rover now. One walked out of the room where it had
        waited for it for five rounds, beside somebody who drove off next (71105, round 7).
        """
        if (better := self.in_one_go(world, slot, left, careful=careful)) > 1.0:
            return better
        rover, plans = world.rover, self.planner
        if not rover or world.suit or world.fighting or plans.best().way != ABROAD[0]:
            return 1.0
        ways = world.hops(rover)
        here, there = ((ways.get(s, FAR_OFF), world.seat) for s in (world.room, slot))
        others = [(ways.get(c.room, FAR_OFF), c.seat) for c in world.view.crew if c.place == "room"]
        if not any(here < other < there for other in others):
            return 1.0
        return min(1.0, self.turned(world, slot, left))

    def turned(self, world: LockdownWorld, slot: int, left: int) -> float:
        """By how much what one hopes for changes once one is there, and no longer where one is."""
        crew = (replace(c, room=slot) if c.seat == world.seat else c for c in world.view.crew)
        moved = LockdownWorld(replace(world.view, crew=tuple(crew)))
        odds = self.odds_of(moved)
        odds.fear = self.odds.fear
        hopes = self.planner_of(moved, odds).value(slot, left)
        return hopes / max(NOTHING, self.planner.value(slot, left))

    def arrive(self, slot: int, cards: int) -> float:
        """As usual; whoever is taken to the rover, the gate open, is the first who can drive off.

        LD-BNK-03: one sat far away with the card that leads straight to it, because somebody else
        was nearer (161419, round 7).
        """
        worth, world = super().arrive(slot, cards), self.planner.world
        ready = world.view.gate_open and slot == world.rover and cards >= LOCKS
        late = ready and not world.suit and world.nearer(slot) > 0
        return worth * self.turned(world, slot, cards) if late else worth

    def opens_for_itself(self, world: LockdownWorld, option: OptionView) -> bool:
        """LD-BNK-09: whether the key opens the gate for one who can leave by it in this round.

        Until then it opens it for others: one did so with its last card, beside somebody with the
        cards for the rover, and had none to leave with (71106, round 8). Nor with its last action
        if others can drive off before its next turn: the gate stays shut until then.
        """
        rides = world.room == world.rover or world.suit
        outrun = not world.suit and world.view.actions_left <= 1 and self.rivals(world)
        able = rides and not outrun and world.purse - cost_of(world, option) >= LOCKS
        return world.together or able

    def rivals(self, world: LockdownWorld) -> bool:
        """LD-BNK-03: whether somebody can get to the rover here and away in one turn."""
        ways = world.hops(world.room)
        return any(
            crew.place == "room"
            and not crew.passed
            and crew.hand > 1 + ways.get(crew.room, FAR_OFF)
            for crew in world.view.crew
            if crew.seat != world.seat and ways.get(crew.room, FAR_OFF) < REACH
        )

    def pays_all(self, world: LockdownWorld) -> bool:
        """Whether the way out is here and open, and takes every card in hand.

        One paid for a trade with the third of three, opened the gate with the second, and was
        caught there (71135, round 3).
        """
        best = self.planner.best()
        here = best.slot == world.room and bool(best.action) and not best.wait
        return here and best.cards <= world.purse < best.cards + 1

    def heard(self, world: LockdownWorld, markers: int = 1) -> float:
        """LD-GOL-05: what markers less are worth to one who locks itself in next: an encounter
        keeps it out. One did so amid four of them, and paid with the card for it (11103).
        """
        best = self.planner.best()
        here = self.homeward and (best.slot, best.action) == (world.room, "lock_in")
        if not here or world.purse <= LOCKS:
            return 0.0
        exits = world.board.exits[world.room]
        most = sorted((exits.count(way) for way in set(exits) & world.noisy), reverse=True)
        return KEPT_OUT * world.number(world.room) * sum(most[:markers])

    def staying(self, world: LockdownWorld, spent: int) -> float:
        """As usual; whoever does something else first does not get through a fire in one turn."""
        if self.walled_in(world):
            return self.passed(world, spent)
        now = self.planner.value(world.room, max(0, world.purse - spent))
        if self.before_fire(world):
            now *= math.exp(-(BURN - SINGE) / self.odds.life)
        return max(now, self.passed(world, spent))

    def walled_in(self, world: LockdownWorld) -> bool:
        """Whether one stands in a fire with nothing but fires and foes around it.

        Whatever is planned, one stays there: every turn more burns (LD-RND-13), and what one heals
        in it is burnt again, unless one passes in the same turn (11203, rounds 3 and 4).
        """
        near = [o for o, way in world.board.ways[world.room] if way not in world.shut]
        hot = all(world.rooms[slot].fire or world.foes(slot) for slot in near)
        return world.rooms[world.room].fire and hot and not world.fighting

    def before_fire(self, world: LockdownWorld) -> bool:
        """LD-RND-13: whether the way leads through a fire next door, with two actions for it."""
        near = [o for o, way in world.board.ways[world.room] if way not in world.shut]
        if world.view.actions_left < 2 or world.purse < 2 or world.fighting:
            return False
        if world.rooms[world.room].fire or not any(world.rooms[o].fire for o in near):
            return False
        ways, here = self.planner.ways_to(self.planner.best().slot), world.room
        if here not in ways:
            return False
        ahead = [o for o in near if o in ways and 0 < ways[o][1] < ways[here][1]]
        step = min(ahead, key=lambda o: ways[o][0] + self.odds.enter(o, 3), default=here)
        return world.rooms[step].fire

    def unhurried(self, world: LockdownWorld) -> bool:
        """Whether there is time for other things than the plan, and nothing to run from."""
        if world.fighting or world.rooms[world.room].fire or world.together or world.alone:
            return False
        return world.view.round <= len(SCOUT) or self.planner.best().wait > 1

    def searches(self, world: LockdownWorld) -> bool:
        """Whether a card in hand finds things."""
        return any(card in world.values.searching for card in world.hand)

    def left_lying(self, world: LockdownWorld, cost: int) -> float:
        """What one gives up who walks on for so many cards from things that it could find here.

        What is here comes first as long as there is time; and who would pay with the card that
        finds it has none left to find anything with (41101, round 1).
        """
        here = world.rooms[world.room]
        if not self.searches(world) or here.items <= 0 or here.fire or world.fighting:
            return 0.0
        others = sum(
            not card.startswith("contamination") and card not in world.values.searching
            for card in world.hand
        )
        return max(0.0, self.find(world)) * (self.unhurried(world) + (others < cost))

    def strolls(self, world: LockdownWorld, slot: int, left: int) -> bool:
        """Whether one who waits goes that way: to a room that is worth it, or to one beyond."""
        here, able = world.rooms[world.room], self.searches(world)
        if (able and here.items > 0) or not self.unhurried(world):
            return False

        def draws(there: int) -> bool:
            return (able and self.rewarding(world, there)) or self.unseen(world, there)

        if left > GUARD and draws(slot):
            return True
        if any(draws(other) for other, _ in world.board.ways[world.room]):
            # Nobody walks on past what is next door.
            return False
        beyond = [other for other, _ in world.board.ways[slot] if other != world.room]
        near = not self.odds.company(slot) and not world.rooms[slot].fire
        return near and left > GUARD + 1 and any(map(draws, beyond))

    def unseen(self, world: LockdownWorld, slot: int) -> bool:
        """Whether nobody has seen a quiet room, while next to nothing can happen on the way."""
        return world.view.round <= EARLY and self.inviting(world, slot)

    def inviting(self, world: LockdownWorld, slot: int) -> bool:
        """Whether nobody has seen a quiet room, and markers last for whatever it brings."""
        room = world.rooms[slot]
        spare = world.view.malfunctions_left >= MARKERS
        return spare and not room.explored and not room.fire and self.calm(world, slot)

    def rewarding(self, world: LockdownWorld, slot: int) -> bool:
        """Whether there are things in a quiet room, and nobody in it or next door.

        Also in one that one has only looked at: whoever comes there first finds them all.
        """
        room = world.rooms[slot]
        looked = not room.explored and world.view.malfunctions_left >= MARKERS
        stocked = looked and bool(room.tile) and world.registry.rooms[room.tile].colour in STOCKED
        things = room.items > 0 if room.explored else stocked
        return things and not room.fire and self.calm(world, slot)

    def calm(self, world: LockdownWorld, slot: int) -> bool:
        """Whether it is quiet in a room, and nobody is there or next door."""
        near = (slot, *(other for other, _ in world.board.ways[slot]))
        # Where one waits it may be as loud.
        loud, here = self.odds.marked(slot), self.odds.marked(world.room)
        return (loud < LOUD or loud <= here) and not any(map(self.odds.company, near))

    def strolled(self, world: LockdownWorld, slot: int, *, careful: bool) -> float:
        """The best plan of one who walks over there, stays for the night and goes on."""
        left = len(world.hand) - (2 if careful else 1) - world.limp
        loss = self.odds.enter(slot, left, careful=careful) + self.odds.night(slot, left - 1)
        if world.rooms[slot].fire:
            # LD-RND-13: the turn ends there, before the event phase does its own.
            loss += BURN / self.odds.life
        fresh = min(5, world.new_hand) - world.sick
        return self.planner.value(slot, fresh, late=1) * math.exp(-loss)

    def next_night(self, world: LockdownWorld, option: OptionView) -> float:
        """The event phase after an action here: next door, if the cards last to walk on, too.

        One crept out of a loud room past the carcass of its objective, the instruments and a card
        for them in hand, because it would have been loud there that night (51102, round 10).
        """
        night, decision, spent = self.tonight(world), world.view.decision, cost_of(world, option)
        if world.fighting or world.view.actions_left < 2 or decision is None:
            return night
        for step in decision.options:
            if step.verb not in STEPS or self.odds.company(slot := int(first_arg(step))):
                continue
            careful = step.verb == "careful"
            fare = spent + (2 if careful else 1) + world.limp
            if fare <= world.purse and not world.rooms[slot].fire:
                left = len(world.hand) - fare
                there = self.odds.enter(slot, left, careful=careful) + self.odds.night(slot, left)
                night = min(night, there)
        return night

    def usual_after(self, world: LockdownWorld, option: OptionView) -> float:
        """As usual; a card that has the elevator come and rides it is worth the ride."""
        if option.text == KEYED:
            here = world.room in world.board.elevator_rooms
            able = here and not world.rooms[world.room].malfunction
            stops = world.board.elevator_rooms if able else ()
            return self.lifted(world, stops, 1) * (1.0 - KEPT_FOR)
        return super().usual_after(world, option)

    def lifted(self, world: LockdownWorld, stops: tuple[int, ...], cost: int) -> float:
        """The best plan of one whom the elevator takes to one of some rooms."""
        left = world.purse - cost
        return max((self.arrive(s, left) for s in stops if s != world.room), default=0.0)

    def ridden(self, world: LockdownWorld, key: str, cost: int = 1) -> float:
        """The best plan of one who takes the elevator (LD-ROM-63, LD-ROM-64), or has it come."""
        left = world.purse - cost
        if key == "use_elevator":
            return self.lifted(world, world.lifts, cost)
        if world.view.elevator == world.room:
            return 0.0
        if world.fails_tonight("elevator"):
            # LD-PWR-09: it stands still by then: one had no card left to ride with (41105), one
            # called it and passed (105205, round 2).
            return self.ridden(world, "use_elevator", 2) if left else 0.0
        return self.planner.value(world.room, left)

    def duty(self, world: LockdownWorld, slot: int) -> float:
        """What a repair is worth there to one who can, when markers run out."""
        plans = self.planner
        able = isinstance(plans, LockdownPlanner) and plans.mends and world.rooms[slot].malfunction
        return self.spare(world) if able and not self.odds.company(slot) else 0.0

    def spare(self, world: LockdownWorld) -> float:
        """What one malfunction less is worth: with one more than there are markers all is lost.

        Not to one who is about to drive or fly away from here, nor when no marker comes any more.
        """
        if world.wants_ruin or world.together or world.alone or world.rounds_left <= 1:
            return 0.0
        if self.homeward and self.planner.best().way in ABROAD:
            return 0.0
        return SPARE[min(world.view.malfunctions_left, len(SPARE) - 1)]

    def find(self, world: LockdownWorld) -> float:
        """What a search here brings by itself; in the last round nothing that could be used."""
        if world.rounds_left <= 1 and not world.together:
            return VAIN
        return self.mood(world).find * (FIND + 0.004 * max(0, world.rooms[world.room].items))

"""How the rookie acts: sensible basics without a plan.

Every legal action gets a score made of what it brings and what it seems to risk; the best one is
taken. It keeps out of fire and company, fights and runs, and leaves when time gets short, but makes
light of noise and of thin hands. What is worth walking for, and what cards, items and rooms are
worth, a game says.
"""

from __future__ import annotations

from typing import ClassVar

from lockdown.bots import footsteps
from lockdown.bots import world as world_weights
from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.brawls import DRAWN, EASED, LOST, VAIN
from lockdown.bots.condition import TREATING, cares, carried, doomed, rummage, worsens
from lockdown.bots.flames import ARRIVED, NOW
from lockdown.bots.footsteps import LEAVING, LEFT, Goal, Lead
from lockdown.bots.meddling import leaves
from lockdown.bots.picking import FOES, MENDING, SCARCE
from lockdown.bots.rookie import cost_of
from lockdown.bots.wayfinding import BEHIND, FULL, Wayfinder
from lockdown.bots.world import W
from lockdown.views.types import DecisionView, OptionView

#: What a step and a careful step cost besides their risks.
STEP = 0.35
CAREFUL = 0.9
#: How much risks count, by hurry; in the last round who stays dies for sure.
CALM = (1.0, 1.0, 0.7, 0.15)
#: What takes no card where one arrives: to be there, to lay something down.
CARDLESS = ("", "drop")
#: What it costs to have crept away the cards for what one does there.
SPENT = 5.0
#: What a way is worth at most that one does not finish in this round: what there is to do here
#: comes first. And one step of it with the last card; what it takes off that nobody knows the room.
DISTANT, LAST_CARD, BLIND = 2.0, 1.5, 1.0
#: What it is worth to throw something among those who bar the way.
THROWN = 1.6
#: What it is worth to crawl away from where monsters bar all doors.
CRAWL = 1.0
#: Cards for steps that one counts on in each later round.
STRIDE = 2
#: What it costs to pass in peace with a full hand.
IDLE = 1.2
#: What it costs to stand and wait in a fight with cards to do something.
CORNERED = 4.0
#: What it is worth to open a door if there is no other way, and if one has to go.
OPENED, BREAKOUT = 1.0, 6.0
#: What it is worth to open one in a fight, where nothing else leads out.
RUN = 0.6
#: What a step costs that leads to nothing: less than burning, more than passing with a full hand.
AIMLESS = 1.5
#: What it is worth to go on, wherever to, from where it burns.
GOING = 1.5
#: What it is worth to be rid of a larva, and while there is time: more than the next way out.
CUT, CURED = 20.0, 60.0
#: How much of that it is worth to make a cure, or to be cut.
MADE = 0.9
#: What it is worth that nobody hears a ride, if a step leads as far on.
UNHEARD = 0.1
#: What putting a fire out is worth besides what it spares oneself.
QUENCH = 0.5
#: Part of what one wants to do in a broken room that repairing it is worth.
MEND = 0.9
#: What every card more takes off a repair: what mends as well for less leaves cards for the room.
DEARER = 0.05
#: What it is worth to keep what heals for another time.
SPARED = 1.5
#: What is worth this much is done before one leaves the room for it.
TASK = 8.0
#: What a repair is worth when everybody is lost soon for want of markers.
SAVED = 4.0


class Beginner(Wayfinder[W]):
    """Sensible basics: heals, searches, keeps out of fire, leaves in time; plans little."""

    caution = 0.15
    """How much risks count."""
    cleansing: ClassVar[tuple[str, ...]] = ()
    """Items against contamination."""
    numbing: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """(item, part) for which one feels no wound in this round."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._looked: W | None = None
        self.set_right = 0
        """The room that it has repaired, as long as it stays there."""

    # ---- what a game says

    def goals_of(self, world: W) -> list[Goal]:
        """Everything worth walking for."""
        raise NotImplementedError

    def deed(self, world: W, option: OptionView) -> float:
        """What any other action than moving and passing is worth in peace."""
        raise NotImplementedError

    def room_action(self, world: W, key: str) -> float:
        """What an action of this room is worth."""
        raise NotImplementedError

    def mended(self, world: W) -> float:
        """What it is worth to repair this room for what one wants to do here, or for everybody."""
        here = [goal for goal in self.goals if goal.slot == world.room and goal.action]
        # Not for the gate or the rover, which work in any case (LD-BNK-02): one repaired the exit
        # room with its last card, and could not leave (105501, round 6).
        wanted = [goal.value for goal in here if goal.action != "escape"]
        scarce = world.view.malfunctions_left <= SCARCE
        return max(MEND * max(wanted, default=0.0), SAVED if scarce else 0.0)

    def repaired(self, world: W, option: OptionView, worth: float) -> float:
        """What it is worth to repair this room; `worth`, if nothing is wanted here.

        With a larva one repaired a container's room with the only card for the room that cures
        (Lockdown 41403, round 2).
        """
        mended = self.mended(world)
        means = [key for key in world.hand if key in world.values.repairing]
        means += [key for key in world.things if key in self.tools]
        needs = [goal for goal in self.goals if goal.slot != world.room and self.toll(world, goal)]
        drawn = (g.value / (1.0 + footsteps.FAR * footsteps.paces(world, g.slot)) for g in needs)
        kept = mended <= worth and len(means) <= 1 and max(drawn, default=0.0) > worth
        best = max(mended, worth)
        return -1.5 if kept or best <= 0.0 else best - DEARER * cost_of(world, option)

    # ---- acting

    def act(self, world: W, decision: DecisionView) -> str:
        """Score every action."""
        self.look(world)
        best = self.best_scored(world, decision)
        verb, *args = best.split()
        walks = verb in ("move", "careful")
        if walks or (args and item_key(args[0]) in self.fleeing):
            self.going = (world.room, world.view.round)
            self.dared = self.lead(world).step if walks and self.lead(world).bold else 0
        self.behind_us = (world.view.round, world.room) if walks else (0, 0)
        if walks or self.repairs(world, best):
            self.set_right = 0 if walks else world.room
        plays = [option for option in decision.options if option.verb == "play"]
        worths = [(first_arg(option), self.worth(world, option)) for option in plays]
        self.playable = {card: max(w for c, w in worths if c == card) for card, _ in worths}
        self.known_foes = {(foe.text, foe.room) for foe in world.view.stalkers}
        return best

    def turns(self, world: W, slot: int) -> bool:
        """Whether a step leads straight back in the same turn, where nothing has come since.

        One fled from an adult and walked back to it; one looked into an empty room for two cards.
        """
        if self.behind_us != (world.view.round, slot) or world.rooms[world.room].fire:
            return False
        near = {other for other, _ in world.board.ways[world.room] if other != slot}
        # Whoever was there before frightens nobody who went there all the same (Nemesis 11403,
        # round 7: to the Armory, past the same monsters, and back).
        come = [foe for foe in world.view.stalkers if (foe.text, foe.room) not in self.known_foes]
        return not any(foe.room in near for foe in come)

    def look(self, world: W) -> None:
        """Find out what is worth walking for, and how much there is time to be careful."""
        decision = world.view.decision
        if self.going and decision is not None and decision.kind == "action":
            # Not before it is done: what it is paid with and aimed at follows from the way that one
            # meant to go. One scouted, and went back where it came from (Nemesis 41401, round 4).
            (self.left, self.since), self.going = self.going, None
        if self._looked is not world:
            self._looked = world
            goals = self.goals_of(world)
            self.goals = [goal for goal in goals if not self.too_late(world, goal)]
            self.calm = CALM[self.hurry(world)] * self.caution

    def too_late(self, world: W, goal: Goal) -> bool:
        """Whether a way out cannot be reached, repaired and taken with the cards that are left."""
        return footsteps.too_late(world, goal, self.toll(world, goal))

    def score(self, world: W, option: OptionView) -> float:
        """How good an action looks now; passing is about 0. What one can do first is done first.

        One locked itself in with the carcass that it needed at its feet (Lockdown 11403, round 4).
        """
        worth = self.worth(world, option)
        cards = max(option.cost, cost_of(world, option))
        if cares(world, option) and (self.leaves_first(world, cards) or self.sears(world, cards)):
            return min(worth, VAIN)
        if worth > 0.0 and self.readies(world, option):
            able = self.exits_after(world, cards)
            if option.verb == "pickup":
                able += self.steps_after(world, cards)
            return worth + max([0.0, *(self.worth(world, o) for o in able)])
        on_hand = self.on_hand(world, option, worth)
        if worth > 0.0 and (self.rescues(world, option) or on_hand):
            able = self.steps_after(world, cards, soon=on_hand)
            return worth + max([0.0, *(self.worth(world, o) for o in able)])
        return worth

    def rescues(self, world: W, option: OptionView) -> bool:
        """Whether an action gives back one of the last markers (LD-MRK-28, NM-MRK-21).

        One went on through three unknown rooms from a broken one, with Repairs in hand and two
        markers left: the third room destroyed the complex (Lockdown 51401, rounds 5 and 6).
        """
        scarce = world.view.malfunctions_left <= SCARCE and world.rooms[world.room].malfunction
        return scarce and self.repairs(world, option.text)

    def repairs(self, world: W, text: str) -> bool:
        """Whether an action is one with what repairs a room."""
        verb, *args = text.split()
        mends = (*world.values.repairing, *self.tools)
        return verb in ("play", "use") and item_key(args[0]) in mends

    def on_hand(self, world: W, option: OptionView, worth: float) -> bool:
        """Whether an action does what one would have come to this room for, and must not leave for.

        With two wounds one crept out of the Archive that its objective asked for, and paid with the
        card that examines it free (Lockdown 71403, round 5). What a card does free is done before
        one goes, however little it is: one repaired the Archive with two cards, and walked off with
        that card in hand when the way got longer (81401, round 2). So is what one has repaired
        the room for: another one did that with three cards, and left (81413, round 2).
        """
        here = [g for g in self.goals if g.slot == world.room and g.action not in LEAVING]
        if option.verb == "room":
            least = 0.0 if self.set_right == world.room else TASK
            return any(g.value >= least and g.action == first_arg(option) for g in here)
        if self.repairs(world, option.text):
            # It had the cards to repair the room that cures and for the cure, and walked off with
            # its larva (Lockdown 105501, round 6).
            spent = max(option.cost, cost_of(world, option)) + ARRIVED
            cured = any(g.value >= TASK and self.toll(world, g) for g in here)
            return cured and worth > 0.0 and spent <= world.purse
        free = option.verb == "play" and first_arg(option) in self.free_there(world, world.room)
        free = free and not self.does(option, self.surveying)
        return free and any(g.action for g in here) and worth > 0.0

    def sears(self, world: W, cards: int) -> bool:
        """Whether one would dress one serious wound and burn oneself another one meanwhile.

        One dressed its leg in the flames with its last cards, and they gave it the third wound
        (NM-MRK-11; Nemesis 72401, round 11).
        """
        burns = world.rooms[world.room].fire and world.frail and not world.bleeding
        cool = any(
            not (world.rooms[slot].fire or self.guarded(world, slot))
            for slot, way in world.board.ways[world.room]
            if way not in world.shut
        )
        return burns and cool and footsteps.stops(world, cards)

    def leaves_first(self, world: W, cards: int) -> bool:
        """Whether one wants to leave by the way out of this room, and cannot after so many cards.

        One dressed a wound in the burning Hibernatorium with the cards that it took to sleep, and
        bled there (Nemesis 29403, round 9).
        """
        wanted = self.exit_at(world, world.room, 0) >= DRAWN
        decision = world.view.decision
        exits = [o for o in decision.options if self.departs(o)] if decision and wanted else []
        return bool(exits) and (footsteps.stops(world, cards) or not self.exits_after(world, cards))

    def exits_after(self, world: W, cards: int) -> list[OptionView]:
        """Ways out of the game that one can still take after so many cards."""
        decision = world.view.decision
        exits = [o for o in decision.options if self.departs(o)] if decision else []
        return [o for o in exits if cards + max(o.cost, LEFT) <= world.purse]

    def steps_after(self, world: W, cards: int, *, soon: bool = False) -> list[OptionView]:
        """Steps that one can put off for so many cards: whoever goes may never come back.

        One shot an adult, and went for the way out past the carcass that it needed, with seven
        rounds left for eight steps (Lockdown 23402, round 4). Nobody stays for it in a fire, nor
        if the cards for the way get short: the ailing have those of this round.
        """
        way = footsteps.paces(world, self.lead(world).goal.slot) + LEFT
        later = 0 if self.ailing(world) else STRIDE * (world.rounds_left - 1)
        late = self.pressed(world) and world.purse + later < cards + way
        # Whoever does not get there in this round as it is loses nothing by a card or two.
        late = late and not (soon and self.ailing(world) and world.purse < way)
        decision = world.view.decision
        if decision is None or late or world.rooms[world.room].fire:
            return []
        steps = [o for o in decision.options if o.verb in ("move", "careful")]
        return [o for o in steps if cards + max(o.cost, cost_of(world, o)) <= world.purse]

    def readies(self, world: W, option: OptionView) -> bool:
        """Whether an action is for the time after one has left: what one carries, clean blood."""
        key = item_key(first_arg(option))
        if option.verb == "pickup":
            return key in world.wanted_objects and not carried(world)
        return bool(world.sick) and key in (*world.values.resting, *self.cleansing)

    def departs(self, option: OptionView) -> bool:
        """Whether an action takes one out of the game."""
        return option.verb == "escape" or leaves([option.verb, first_arg(option)])

    def worth(self, world: W, option: OptionView) -> float:
        """What an action brings and risks."""
        verb = option.verb
        if verb == "drop":
            return -50.0
        if self.quenches(world, option):
            return footsteps.burns(world) + QUENCH
        return self.use(world, option) - self.heat(world, option) - self.saved(world, option)

    def saved(self, world: W, option: OptionView) -> float:
        """What it costs to use up what dresses a wound where the room does it too.

        One spent its medkit in the Emergency Room with the cards for either (Nemesis 72441, round
        3).
        """
        decision = world.view.decision
        treats = decision is not None and any(
            o.verb == "room" and first_arg(o) == TREATING for o in decision.options
        )
        return SPARED if treats and option.verb == "use" and cares(world, option) else 0.0

    def use(self, world: W, option: OptionView) -> float:
        """What an action brings where it does not burn."""
        verb = option.verb
        if verb == "pass":
            return self.pass_score(world)
        if self.does(option, self.numbing):
            return self.numbed(world, max(option.cost, cost_of(world, option)))
        if world.fighting and self.does(option, self.doors):
            return self.broken_out(world, max(option.cost, cost_of(world, option)))
        if world.fighting:
            return self.fight(world, option)
        if verb in ("move", "careful"):
            return self.walk(world, option, verb == "careful")
        if self.does(option, self.doors):
            return self.opened(world, max(option.cost, cost_of(world, option)))
        return self.deed(world, option)

    def opened(self, world: W, cards: int) -> float:
        """What it is worth to open a door in peace: more than to walk round it, if that is far.

        Nobody opens one with the last card: others come through it, not oneself (Nemesis 15402,
        round 6: beside a queen).
        """
        if not self.shut_in(world):
            return -3.0
        last = world.purse <= cards
        if self.pressed(world):
            return BREAKOUT if last else max(BREAKOUT, self.unlocked(world) - BEHIND)
        return -3.0 if last else max(OPENED, self.unlocked(world) - BEHIND)

    def broken_out(self, world: W, cards: int) -> float:
        """What it is worth to open a door where one fights: something, if no other way is free.

        One stood before an adult with the card for the only door, and passed until it was dead
        (Lockdown 16404, rounds 4 and 5).
        """
        ways = world.board.ways[world.room]
        free = [
            slot
            for slot, way in ways
            if way not in world.shut and not (self.guarded(world, slot) or world.rooms[slot].fire)
        ]
        opens = any(self.behind(world, way) for _, way in ways)
        return RUN if opens and not free and world.purse > cards else VAIN

    def pass_score(self, world: W) -> float:
        """Passing keeps cards against surprises; not in a fight, nor with a hand that is full."""
        score = 0.25 * max(0, 4 - world.purse)
        if doomed(world):
            return -LOST  # anything else, however bold, may still save one
        if world.fighting and not self.harmless(world):
            return score - (CORNERED if world.purse > 1 else 2.0)
        return score - (IDLE if world.purse >= FULL else 0.0)

    def numbed(self, world: W, cards: int) -> float:
        """What it is worth to feel no wound until the round ends: just before one passes, bleeding.

        One took none against what killed it as it passed (LD-RND-12; Lockdown 29402, round 5).
        """
        if not worsens(world) or cards > world.purse:
            return VAIN
        return self.pass_score(world) + (LOST if doomed(world) else 0.0) + EASED

    # ---- moving

    def walk(self, world: W, option: OptionView, careful: bool) -> float:
        """Towards the goal with the best value for its way, minus the risk of the step."""
        slot = int(first_arg(option))
        cards = world.purse - (2 if careful else 1)
        risk = world.risk(slot, cards)
        if careful and not world.friends(slot):
            risk = 0.0 if world.rooms[slot].explored else 0.4
        drawn = self.lead(world)
        value = self.urge(world, slot, cards) if slot == drawn.step else 0.0
        if world.rooms[world.room].fire:
            # Nothing is gained by burning in the next room instead, without a card to go on.
            value += 0.0 if world.rooms[slot].fire and cards < 1 else GOING
        elif not value:
            value = -AIMLESS
        value -= self.dread(world, slot, bold=drawn.bold and slot == drawn.step)
        if careful:
            value -= self.crept(world, slot)
        if self.turns(world, slot):
            value = min(value, -AIMLESS)
        return value - risk * (0.8 + world.hurt()) * self.calm - (CAREFUL if careful else STEP)

    def urge(self, world: W, slot: int, cards: int, ride: Lead | None = None) -> float:
        """What the next step of one's way, or a ride, is worth, with so many cards left after it.

        Nobody walks past things to find with a card to search in order to stand, with an empty
        hand, where one can do nothing in this round.
        """
        drawn = ride or self.lead(world)
        if drawn.door >= 0 and cards < 1 and not self.openers() & {*world.things}:
            # Whoever pays with the card for the door on its way stands before it.
            return 0.0
        if drawn.bold or self.pressed(world) or world.rooms[world.room].fire:
            return drawn.pull
        # In a broken room what one does first is to repair it.
        need = 0 if drawn.goal.action in CARDLESS else self.toll(world, drawn.goal) or ARRIVED
        way = footsteps.paces(world, drawn.goal.slot)
        if ride is not None:
            way = 1 + world.hops(drawn.goal.slot).get(slot, footsteps.FAR_OFF)
        able = cards + 1 >= way + need
        value = drawn.pull if able else min(drawn.pull, DISTANT)
        if cards > 0:
            return value
        if self.spends_repair(world, drawn.goal):
            return 0.0
        return min(value, LAST_CARD) - (0.0 if world.rooms[slot].explored else BLIND)

    def spends_repair(self, world: W, goal: Goal) -> bool:
        """Whether the last card is the one that repairs the room that one goes to.

        One walked with it to the broken comms room, and stood there (Nemesis 16403, round 10), and
        one to the engine that it was for (Nemesis 82401, round 11). Whoever has a tool as well
        loses nothing.
        """
        held = {card for card in world.hand if not card.startswith("contamination")}
        broken = goal.slot in world.rooms and world.rooms[goal.slot].malfunction
        mends = goal.action == MENDING or (bool(goal.action) and broken)
        spare = bool({*world.things} & {*self.tools})
        return mends and not spare and held <= set(world.values.repairing)

    def crept(self, world: W, slot: int) -> float:
        """What it costs to creep into company, or to have too few cards left for what one does."""
        need = ARRIVED + (1 if world.rooms[slot].malfunction else 0)
        short = self.wants(slot) and world.purse <= need + 1
        # With the last two cards one steps, and keeps the other one, as long as there is time.
        goal = self.lead(world).goal
        hasty = self.pressed(world) and goal.action and goal.slot == slot
        short |= world.purse <= ARRIVED and not hasty
        loot = not goal.action and goal.slot == slot and world.rooms[slot].items > 0
        short |= loot and world.purse - 2 < rummage(world)
        # Nor if it is now or never, and the cards do not take one out in this round as it is: every
        # one of them is a step (Lockdown 16402, round 7).
        way = footsteps.paces(world, goal.slot) + ARRIVED
        late = goal.action in footsteps.LEAVING and self.hurry(world) >= NOW
        short |= late and world.purse - 1 < way
        # Nor into a fire, if one could hardly go on from there (Nemesis 41401, round 10).
        short |= world.rooms[slot].fire and world.purse - 2 < ARRIVED
        # Nor on the way through monsters, for which one needs a full hand (Nemesis 12404, round 8).
        short |= self.lead(world).bold
        # Whoever is there notices it all the same.
        return FOES if world.foes(slot) else SPENT if short else 0.0

    def ride(self, world: W) -> float:
        """What a ride for one card is worth: as much as a step as far on, and nobody hears it.

        One took the stairs beside the open lift, which led a room further on the same way
        (Lockdown 23403, round 4).
        """
        drawn = self.ridden(world)
        if not drawn.step or drawn.pull < self.lead(world).pull:
            # One rode to the other end of the base and back, for what was nearer on foot (81402,
            # round 2, in a replay of it).
            return -2.0
        return self.urge(world, drawn.step, world.purse - 1, drawn) - STEP + UNHEARD

    def cured(self, world: W) -> float:
        """What it is worth to be rid of a larva here and now; nothing without one."""
        if not world.me.larva:
            return 0.0
        return CURED if self.hurry(world) < NOW else CUT

    def lobbed(self, world: W) -> float:
        """What it is worth to throw a grenade among those who bar the way, from the next room."""
        beside = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
        barred = any(self.guarded(world, s) and not world.friends(s) for s in beside)
        return THROWN if barred and self.hemmed_in(world) else -3.0

    def roll(self, world: W) -> float:
        """The risk of a noise roll where we stand, with two cards paid (LD-GOL-05)."""
        meeting = sum(0.2 for way in world.board.exits[world.room] if way in world.noisy)
        worse = world.surprise(world.room, len(world.hand) - 2)
        return self.calm * meeting * (world_weights.MEETING + world_weights.STARTLE * worse)

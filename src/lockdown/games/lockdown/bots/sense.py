"""What has no sense in Lockdown, whatever a policy or a playout of one round thinks of it."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec.structs import replace

from lockdown.bots.footsteps import tiptoes
from lockdown.bots.meddling import leaves
from lockdown.bots.odds import Odds
from lockdown.bots.rookie import cost_of
from lockdown.bots.trading import Bargain
from lockdown.games.lockdown.bots import staying
from lockdown.games.lockdown.bots.blazes import GOING, OUTS, SHELTER, Blazes
from lockdown.games.lockdown.bots.closing import (
    abandons,
    onward,
    price,
    squandered,
    tight,
)
from lockdown.games.lockdown.bots.doors import WRECK, opens
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.fights import PILLS, RIDE, TOUR, blasts
from lockdown.games.lockdown.bots.idling import (
    ABLE,
    BENCH,
    FARE,
    FULL,
    LAST,
    LOADS,
)
from lockdown.games.lockdown.bots.rashness import MENDS, ROOM, dearer, rash
from lockdown.games.lockdown.bots.regular import DEADLY
from lockdown.games.lockdown.bots.spare_time import KEYED
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView, OptionView

#: Cards that scan one's own contamination: with a larva an infected one kills (LD-CRD-06).
SCANS = ("play rest", "play rushed_analysis")
#: A hand with which nobody walks for nothing.
THIN = 1
#: What is not done for fewer points: striking, making nothing, carrying what nobody needs, closing
#: doors far away, taking somebody's hand away for nothing.
VAINLY = {"melee": -1.0, "room craft_gear": -1.0, "pickup": 0.0, "computer": -1.0}
VAINLY |= {"play stun 0": 0.0, "use taser 1": 0.0, "play demolition 1": 0.0}
#: Making a suit of what one has, taking one from the stores: who has none puts it off for nothing.
SUITS = ("craft enviro_suit", "take enviro_suit")
#: What a room gives to everybody who asks; one is enough.
GIFTS = {"room take_neutralizer": "neutralizer"}
#: What one goes somewhere for: whoever has done it may go back.
ERRANDS = ("room", "activate", "pickup", "computer", "play search", "play scavenging", "trade")
#: By so many points the way straight back must be better than passing, where nothing presses; by
#: twice as many each time that one has turned round already. By fewer for one who has waited there
#: with a full hand.
BACK, RESTED = 2.0, 1.0
#: The same as an option, and what takes noise away before it.
LOCK_IN, HUSHES = f"room {SHELTER}", ("play sensitive_hearing 0", "use wail")
#: Getting into a container; points that it may be better by than a search that costs nothing then.
BOARDS, FREELY = "room enter_css", 5.0
#: How many rooms away a way out is near; actions of a turn.
CLOSE, FAR, TURN = 2, 99, 2
#: How much worse than passing an act may be where nothing presses, and a step away from a foe that
#: is next door: whoever watches sees no other reason for it.
IDLY, WARY = -0.5, -3.0
#: Chance of an encounter from which on nobody runs into a room for fear of a foe next door.
ROARING = 0.5
#: Foes that one shoots when they come alone, if running is better by no more points than these.
LONE, NEAR = ("creeper", "adult"), 5.0
#: Nobody runs from a fight for fewer points than these.
RASH = -2.0
#: Points of a flight that is about as bad as to stay, and by which another one must be better for
#: nobody to take it.
BLIND, BEHIND = 0.5, 3.0
#: Points for fewer of which nobody takes a careful step that leaves it with a thin hand: one paid
#: two cards of three for one, and two more to come back in the next round (81202, rounds 1 and 2).
TRIFLING = 1.5
#: What lets one leave a fight and nobody strikes, its price included: who likes it as much as a
#: step does not run.
SLIPS = (
    *("play distraction", "play covering_fire", "play suppressive_fire"),
    "use smoke_grenade",
)
#: What drives nobody away, so that nobody does it in a fight for fewer points than `IDLY`.
FUMBLES = (*LOADS, "use lighter", "use thermite_charge")
#: What turns the power of the section one is in on or off.
SWITCHES = ("play bypass 1", "room switch_power")
#: LD-CRD-35: what is used up for light wounds, or to dress a serious one.
STAPLES, DRESSES = "use skin_stapler 1", "use skin_stapler 0"
#: LD-ROM-58, LD-ITM-26: what scans all contamination cards and leaves only clean ones. One made a
#: second remedy out of its medkit for those, two wounds open, and used it (105207, round 12).
SCANNED = ("room operate", "use neutralizer")
#: Points for which a closed door is opened, which keeps others out.
OPENED = 4.0


class LockdownSense(Blazes):
    """`regular`, asked for what somebody else would do: the levels `learned` and `veteran`.

    The policy passes with full hands, in fires and in fights, picks up what it cannot use, and
    walks to and fro and into company; a playout of one round does not see why not.
    """

    anew = frozenset(("scored",))
    scored: dict[str, float]
    """What it thinks of the options of the picture that it has seen last."""
    trail: tuple[int, ...] = ()
    """The room that the last step led out of, as long as no errand was done since."""
    turns = 0
    """How often one has gone straight back since then."""
    walked = 0
    """The round of that step."""
    operated = 0
    """The round of an operation, if that was the last thing one did in it."""
    stood: tuple[int, int] = (0, 0)
    """The round and the room in which it passed in a fight."""
    proven = 0
    """Contamination cards that the last operation left: clean ones, in the deck by now."""
    resolved = 0
    """The round in which it acted last as one who stays for its objective."""
    weary = False
    """Whether it sat on a full hand before a way out, for its objective: it saves its skin then."""

    def odds_of(self, world: LockdownWorld) -> Odds:
        """As usual; views do not tell which cards in a deck were scanned, but players remember.

        One was operated on round after round for cards that were clean, until it died.
        """
        odds = super().odds_of(world)
        if 0 < self.operated < world.view.round:
            self.proven, self.operated = odds.sick, 0
        self.proven = odds.proven = min(self.proven, odds.sick)
        return odds

    def planner_of(self, world: LockdownWorld, odds: Odds) -> LockdownPlanner:
        """As usual; with time for the objective it comes first, and does so until that is over."""
        usual = super().planner_of(world, odds)
        if self.weary or type(usual) is not LockdownPlanner:
            return usual
        found = staying.Resolute(world, odds)
        found.resolved = self.resolved > 0 and world.view.round <= self.resolved + 1
        return found

    def prepare(self, world: LockdownWorld) -> None:
        """A new picture of the table: what was thought of the options of the last one is over."""
        if self.seen is not world:
            self.scored = {}
        super().prepare(world)

    def score(self, world: LockdownWorld, option: OptionView) -> float:
        """As `regular` does, once for each option: it is asked for several times."""
        self.prepare(world)
        found = self.scored.get(option.text)
        if found is None:
            found = self.scored[option.text] = super().score(world, option)
        return found

    def barred(self, world: LockdownWorld, decision: DecisionView) -> frozenset[str]:
        """What is plainly senseless; who searches finds out about the rest, and plays better.

        Ways out are left to whoever asks: `regular` thinks little of containers, and is wrong at
        times. But for those that give up the objective, or let one get away who is to die.
        """
        points = {option.text: self.score(world, option) for option in decision.options}
        found = self.plainly(world, decision, points)
        kept = {text for text in found if not leaves(text.split())}
        kept |= self.fatal(world, points) | self.hasty(points) | self.forfeits(world, points)
        kept |= self.unready(world, decision, points)
        return frozenset(kept)

    def forfeits(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """What gives up the objective for nothing, above all ways out (see `staying`)."""
        self.prepare(world)
        if not isinstance(self.planner, LockdownPlanner):
            return set()
        found = set() if self.weary else staying.forsakes(world, self.planner, points)
        if found and any(n > 0.0 for text, n in points.items() if text not in found):
            # Who stays for its objective goes for it: a playout that takes the way out in the next
            # turn thinks well of passing, but that is barred then too (71203, round 9).
            found = found | {"pass"}
        found |= staying.uses_up(world, self.planner, points) | staying.lets_go(world, points)
        return found if points.keys() - found else set()

    def deal(self, world: LockdownWorld) -> Bargain | None:
        """As usual; the last action of a turn is for the way out, if that is what one came for.

        One asked for a thing in the Isolation Room, where nothing could go wrong (23202, round 5).
        """
        self.prepare(world)
        decision, plan = world.view.decision, self.planner.best()
        acts = decision is not None and decision.kind == "action"
        last = acts and world.view.actions_left <= 1
        leaving = plan.slot == world.room and not plan.errands and not plan.wait
        closing = isinstance(self.planner, LockdownPlanner) and tight(world, self.planner, 1)
        if closing or (last and leaving and plan.action) or self.departs(world):
            return None
        # Nor is anything asked for with foes next door: one asked for clothes, an adult and a
        # breeder there (111201, round 7). What helps another is given there too.
        near = (slot for slot, way in world.board.ways[world.room] if way not in world.shut)
        hunted = acts and not world.undressed and any(map(world.foes, near))
        found = super().deal(world)
        return None if found is not None and found.ask and hunted else found

    def departs(self, world: LockdownWorld) -> bool:
        """Whether one goes now to a way out near by that takes just the actions and cards one has.

        LD-GOL-02, LD-RND-09: wounds do not count outside, and another turn lets a rival be first.
        One asked for a medkit, the rover next door, and was there a turn later (91101, round 4).
        """
        decision, plan, plans = world.view.decision, self.planner.best(), self.planner
        acts = decision is not None and decision.kind == "action"
        if not acts or not isinstance(plans, LockdownPlanner) or plan.wait or world.fighting:
            return False
        hops = plans.hops.get(plan.slot, FAR)
        if plan.action not in OUTS or plan.errands or not 0 < hops <= CLOSE:
            return False
        spare = world.purse - price(world, plans, plan, world.room)
        turns = hops + 1 - world.view.actions_left
        return spare == 0.0 or (spare > 0.0 and turns % TURN == 0)

    def plainly(
        self, world: LockdownWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> frozenset[str]:
        """Burning for nothing, doing anything before a suit (LD-BNK-01), walking for nothing.

        Stepping or riding straight back; a step worse than passing, paid for with the last cards;
        what nobody needs from the bench or the floor, bare hands where waiting is better; passing
        beside something to do (`idles`), running from a lone foe instead of shooting, opening the
        door that keeps foes out, putting out one's own light; a second thing of what one needs
        once; cards that kill whoever has a larva.
        """
        forfeits = self.forfeits(world, points)
        if forced := staying.wears(world, points) or staying.breaks(world, points):
            return frozenset(forced | forfeits)
        # What gives up the objective is no measure for what else there is to do.
        points = {text: n for text, n in points.items() if text not in forfeits}
        others = tuple(option for option in decision.options if option.text in points)
        decision = replace(decision, options=others)
        best = max(points, key=points.__getitem__)
        found = self.burnt(world, decision, points) | self.bolts(world, points)
        found |= self.back(world, points) | self.reckless(world, points)
        found |= tiptoes(world, points) | self.creeps(world, points)
        found |= self.pointless(world, points) | self.unmade(world, points)
        found |= dearer(world, points) | self.oozing(world, points)
        found |= {text for text, key in GIFTS.items() if text in points and key in world.things}
        if world.me.larva and world.sick:
            found |= {text for text, n in points.items() if text.startswith(SCANS) and n < 0.0}
        if not world.suit and points[best] in [points[text] for text in SUITS if text in points]:
            found |= points.keys() - set(SUITS)
        found |= self.fatal(world, points) | self.hasty(points)
        found |= self.unready(world, decision, points)
        found |= self.burns_to_death(world, decision)
        self.prepare(world)
        if isinstance(self.planner, LockdownPlanner):
            spent = squandered(world, self.planner, decision, points)
            kept = {text: n for text, n in points.items() if text not in spent}
            found = (found | spent) - (onward(world, self.planner, kept) if spent else set())
            found |= abandons(world, self.planner, points)
            found |= rash(world, self.planner, {t: points[t] for t in points.keys() - found})
            takes, going = staying.at_hand(world, self.planner, points)
            found = (found | going) - takes
        if staying.flees(world, {t for t in points.keys() - found if points[t] > 0.0}):
            found.add("pass")
        if fetches := staying.next_door(world, points):
            found = (found | {"pass"}) - fetches
        if loads := self.unloaded(world, points):
            found = (found | {"pass"}) - loads
        # What nobody does keeps nobody from passing, nor does a way out of a fire to a foe.
        sane = {text: n for text, n in points.items() if text not in found} or points
        best = max(sane, key=sane.__getitem__)
        way_out = best.startswith(GOING) and not world.foes(int(best.split()[1]))
        idle = self.rides(world)
        burns = world.rooms[world.room].fire
        for option in decision.options:
            left = world.purse - cost_of(world, option)
            if option.verb in GOING:
                vain = points[option.text] < 0.0 and not (burns or world.fighting)
                idle |= {option.text} if vain and left <= THIN else set()
            elif burns and way_out and (left < FARE or option.verb == "pass"):
                # Whoever spends it stays in the fire.
                idle.add(option.text)
            elif option.text.startswith(tuple(VAINLY)):
                least = next(n for text, n in VAINLY.items() if option.text.startswith(text))
                idle |= {option.text} if points[option.text] < least else set()
        if any(text.startswith(GOING) for text in points):
            doors = [o for o in decision.options if opens(o) and o.text not in found | idle]
            found |= {
                o.text for o in doors if points[o.text] < OPENED or self.balks(world, o, decision)
            }
        if world.rooms[world.room].powered:
            idle |= set(SWITCHES)
        if self.idles(world, decision, sane):
            idle.add("pass")
        ways = [int(text.split()[1]) for text in points if text.startswith(GOING)]
        if self.endures(world) and not all(self.peril(world, slot) for slot in ways):
            found.add("pass")
        return frozenset(points.keys() & (found | (idle - {best}))) | forfeits

    def peril(self, world: LockdownWorld, slot: int) -> int:
        """How bad a room is to flee to: foes count more than fires."""
        return 2 * len(world.foes(slot)) + world.rooms[slot].fire

    def endures(self, world: LockdownWorld) -> bool:
        """Whether it was struck for a round already, with a full hand and nothing to shoot with.

        It waited beside an adult for five rounds with five cards, until it was dead.
        """
        full = world.fighting and world.purse >= FULL and not world.weapon()
        shielded = world.shielded(len(world.hand))
        return full and not shielded and self.stood == (world.view.round - 1, world.room)

    def bolts(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """Steps out of a fight (LD-CMB-14: all strike) that are worse than to stay.

        And those away from a lone foe where a shot is about as good, or from any where a card leads
        out unharmed: one paid with another and was struck, the card in hand (6212, round 7). Or
        with painkillers for the light wound that counts, which take no card. Nor does anybody run
        where it is about as bad as here, into the unknown or the dark, past a far better way: one
        with a larva ran into a fire, quiet rooms on both sides (41201, rounds 2 and 4).
        """
        foes = world.foes(world.room)
        steps = {text for text in points if text.startswith((*GOING, WRECK)) or text == TOUR}
        if not foes or world.rooms[world.room].fire or self.endures(world):
            # Whoever has waited in vain may run.
            return set()
        shot = max((n for text, n in points.items() if text.startswith("shoot")), default=0.0)
        lone = len(foes) == 1 and foes[0].kind in LONE and world.purse >= ABLE
        if lone and shot > 0.0 and max(points.values()) - shot <= NEAR:
            return steps
        first = (*SLIPS, PILLS) if world.frail else SLIPS
        slip = max((n for text, n in points.items() if text.startswith(first)), default=RASH)
        if world.rounds_left <= 1:
            # Whoever runs for the last way out needs its cards there.
            slip = RASH
        best = max((points[text] for text in steps), default=0.0)
        blind = {t for t in steps if points[t] < min(BLIND, best - BEHIND)}
        return blind | {text for text in steps if points[text] < RASH or points[text] <= slip}

    def strays(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """Steps from a quiet room into one that everybody knows, which are worse than passing."""
        if world.fighting or world.rooms[world.room].fire:
            return set()
        known = {room.slot for room in world.view.rooms if room.explored}
        steps = {f"{verb} {slot:03}" for verb in GOING for slot in known}
        return {text for text in steps & points.keys() if points[text] < 0.0}

    def reckless(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """Blows of which a miss is death, for one who can still get away, and splinters.

        LD-CRD-32: a grenade wounds whoever stands beside it; nobody dies of its own, nor takes a
        serious wound to be rid of a larva (see `blasts`).
        """
        found: set[str] = set()
        # LD-CMB-13: a blow that misses wounds whoever strikes.
        dying = len(world.me.wounds) >= DEADLY
        if world.fighting and not blasts(world):
            found |= {text for text in points if text.startswith("use grenade")}
        ways = any(n > 0.0 for text, n in points.items() if text.startswith(GOING))
        if dying and ways:
            found |= {text for text in points if text.startswith("melee ") and "larva" not in text}
        if world.me.larva and (ways or world.purse <= ABLE):
            # LD-ATK-11: all that it does to one who carries a larva is what a blow at it does too,
            # for a card and a wound now and then (91202, rounds 5 to 8).
            found |= {text for text in points if text.startswith("melee larva")}
        return found

    def pointless(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """What is worse than passing where nothing presses; ways out are not judged here.

        A policy and a search have reasons of their own, which nobody who watches can see: six times
        a game they lit rooms that nobody needed, wailed for nothing or crept about.
        """
        if world.fighting:
            # Nobody strikes before the round ends, but the cards are needed: one loaded a weapon
            # that was not empty, one set fire to the room that it then left (71203, 71201).
            idle = {text for text, n in points.items() if n < IDLY and text.startswith(FUMBLES)}
            return idle if any(n > 0.0 for n in points.values()) else set()
        if world.rooms[world.room].fire:
            # Ways out of it are judged elsewhere; no deed is worth burning for (11302, round 8).
            return {
                text
                for text, n in points.items()
                if n < 0.0 and not text.startswith((*GOING, "pass")) and not leaves(text.split())
            }
        idle = {text for text, n in points.items() if n < IDLY and not leaves(text.split())}
        idle -= {text for text in self.seeks(world) & points.keys() if points[text] >= WARY}
        # One mended the room that it then left, one, with a larva, its archive beside the cure.
        idle |= {text for text in MENDS & points.keys() if points[text] < 0.0}
        if not world.beset:
            return idle
        flights = {text for text in idle if text.startswith(GOING) and points[text] >= WARY}
        return idle - {text for text in flights if self.safer(world, text)}

    def safer(self, world: LockdownWorld, text: str) -> bool:
        """Whether a step leads away from a foe next door, and not to the next one.

        One ran from the queen, whom somebody held up, into a room with noise on all its corridors
        (81301, round 8). LD-BAS-03, LD-MOV-06: no roll is made on a careful step, nor with company.
        """
        verb, slot = text.split(maxsplit=1)[0], int(text.split()[1])
        silent = verb == "careful" or bool(world.friends(slot))
        return not world.foes(slot) and (silent or world.marked(slot) <= ROARING)

    def creeps(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """LD-NOI-05, LD-BAS-03: careful steps where no roll brings anybody, and a step is better.

        The second card only says where the one marker goes: it was paid twice a game for that. Nor
        for next to nothing with the last cards, where things are left that one comes back for.
        """
        found = set()
        here = world.rooms[world.room]
        presses = world.fighting or here.fire or world.rounds_left <= LAST
        if not presses and here.items > 0 and world.purse - 2 - world.limp <= THIN:
            dear = {text for text in points if text.startswith("careful")} - self.seeks(world)
            found |= set() if world.beset else {text for text in dear if points[text] < TRIFLING}
        for text, worth in points.items():
            plain = points.get(text.replace("careful", "move"), -math.inf)
            if text.startswith("careful") and worth < plain:
                found |= {text} if staying.quiet(world, int(text.split()[1])) else set()
        return found

    def unmade(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """LD-ROM-73: the bench, for those who then make nothing there (`craft`).

        One paid two cards for it with the suit in hand, and declined (71201, round 11).
        """
        suit = not world.suit and world.has_component("material", "medicine")
        cure = self.tainted(world) and world.has_component("medicine", "fire")
        return set() if suit or cure or points.get(BENCH, 0.0) > 0.0 else points.keys() & {BENCH}

    def seeks(self, world: LockdownWorld) -> set[str]:
        """Steps into rooms that nobody knows, for one with a larva and a full hand.

        LD-CON-07: the next infected card kills it, and to wait is no cure. One was barred from
        every step, and sat on a staircase for two rounds with five cards (51201, round 7).
        """
        if not world.me.larva or world.purse < FULL:
            return set()
        near = [slot for slot, _ in world.board.ways[world.room]]
        unknown = [s for s in near if not world.rooms[s].explored and not world.foes(s)]
        return {f"{verb} {slot:03}" for verb in GOING for slot in unknown}

    def back(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """The way back where one comes from, unless that is the best thing to do, and worth it.

        Whoever has stayed for a round may go anywhere: one waited for its death before the only way
        that was left to it, because it had once come from there (7302, rounds 10 to 13). So may one
        whom passing kills: it passed in a fire, bleeding, a card in hand (105207, round 13).
        """
        if world.view.round > self.walked + 1 or self.endures(world) or self.dying(world):
            return set()
        steps = {f"{verb} {slot:03}" for verb in GOING for slot in self.trail} & points.keys()
        pressed = world.fighting or world.rooms[world.room].fire
        # A night has passed, and no more cards would come: one sat in the dead end that it had just
        # looked into, five cards and a larva, and went back a round later (105202, round 5).
        rested = world.view.round > self.walked and world.purse > FULL
        least = RESTED if rested else BACK
        enough = max(0.0 if pressed else least * 2**self.turns, *points.values())
        found = {text for text in steps if points[text] < enough}
        if world.view.round == self.walked and not world.fighting:
            # Nobody goes back to what it has just got away from.
            near = [slot for slot, _ in world.board.ways[world.room]]
            hunted = {text for text in steps if world.foes(int(text.split()[1]))}
            # Nor does it take a step back at once, where nobody has come since.
            calm = not world.rooms[world.room].fire and not any(map(world.foes, near))
            found |= steps if hunted or calm else set()
            # LD-ROM-64: one ride leads to either floor (51201, round 2).
            found |= {text for text in self.rides(world) & points.keys() if points[text] < enough}
        return found

    def rides(self, world: LockdownWorld) -> set[str]:
        """Riding on, for one whom the elevator has brought here and who did nothing since.

        No step leads from one elevator room to another (LD-BRD-25); a ride may be interrupted.
        """
        arrived = self.trail and world.room not in self.trail
        lifts = set(world.board.elevator_rooms)
        return {RIDE, KEYED} if arrived and {*self.trail, world.room} <= lifts else set()

    def oozing(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """LD-RND-10: a light wound healed with what would dress the one that bleeds.

        It is back with the next pass, and one more with each that follows: one healed it, passed
        and had it again (51302, round 11). Where one more is a serious one it may come first. Nor
        is a single scratch worth more than open guts: one healed it, and died of the contamination
        that it got twice from then on (111303, round 6).
        """
        both = {STAPLES, DRESSES} <= points.keys()
        torn = any(wound.key == "guts" and not wound.dressed for wound in world.me.wounds)
        worse = world.bleeding or (torn and world.me.light <= 1)
        return {STAPLES} if both and worse and not world.frail else set()

    def fatal(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """LD-CSS-04: who gets into a container passes before that, and may die of it (11301)."""
        return set() if world.outlives(world.room, passing=True) else points.keys() & {BOARDS}

    def hasty(self, points: Mapping[str, float]) -> set[str]:
        """LD-GOL-05: locking oneself in amid noise that one could take away first (15203)."""
        quiets = (n for text, n in points.items() if text.startswith(HUSHES))
        return {LOCK_IN} if points.get(LOCK_IN, math.inf) < max(quiets, default=0.0) else set()

    def unready(
        self, world: LockdownWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> set[str]:
        """LD-CSS-04: getting into a container before what the first action of the turn is good for.

        The hand is thrown away then. One threw away a search, four things in the room (115241).
        """
        pressed = world.fighting or world.friends(world.room) or world.rooms[world.room].fire
        if BOARDS not in points or pressed or world.view.actions_left < TURN:
            return set()
        spare = world.purse - ROOM
        before = (o for o in decision.options if o.verb in ("play", "use") and o.text in points)
        finds = tuple(f"play {card} " for card in world.values.searching)
        better = (
            o
            for o in before
            if points[o.text] > max(0.0, points[BOARDS] - FREELY * o.text.startswith(finds))
        )
        return {BOARDS} if any(cost_of(world, o) <= spare for o in better) else set()

    def went(self, world: LockdownWorld, text: str) -> None:
        """Remember where one comes from, to walk neither to nor fro, and what one stays for.

        A ride counts as a step.
        """
        self.prepare(world)
        if isinstance(self.planner, staying.Resolute) and self.planner.calm:
            decision = world.view.decision
            there = [option.text for option in decision.options] if decision is not None else ()
            if self.planner.best().errands:
                self.resolved = world.view.round
            if text == "pass" and world.purse >= FULL:
                self.weary |= bool(staying.forsakes(world, self.planner, there))
        if text.startswith(GOING):
            self.turns = self.turns + 1 if int(text.split()[1]) in self.trail else 0
            self.trail, self.walked = (world.room,), world.view.round
        elif text.startswith(SLIPS) and world.fighting:
            self.trail, self.walked = (world.room,), world.view.round
        elif text in (RIDE, KEYED):
            self.trail, self.walked, self.turns = (world.room,), world.view.round, 0
        elif text.startswith(ERRANDS):
            self.trail, self.turns = (), 0
        elif text == "pass" and world.fighting:
            self.stood = (world.view.round, world.room)
        # An Interruption leaves actions to choose in the same round; the surgery does not.
        self.operated = world.view.round if text.startswith(SCANNED) else 0

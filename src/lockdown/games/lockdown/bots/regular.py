"""The regular bot of Lockdown: what rooms, cards and items are worth beside a plan."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from lockdown.bots import answers, meddling, regular
from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.meddling import leaves
from lockdown.bots.odds import Odds
from lockdown.games.lockdown.bots import crew_work, holding_up, objective_odds, partners
from lockdown.games.lockdown.bots.aims import Aims
from lockdown.games.lockdown.bots.crew_needs import needs
from lockdown.games.lockdown.bots.crew_plans import CrewOdds, CrewPlanner
from lockdown.games.lockdown.bots.errands import (
    BURN,
    REPAIRS,
    SINGE,
    LockdownOdds,
    LockdownPlanner,
)
from lockdown.games.lockdown.bots.fights import AGAIN, CRAWL, FLAMES, pays_splinters, takes_off
from lockdown.games.lockdown.bots.mind import LockdownMind
from lockdown.games.lockdown.bots.payments import FREE_ACTIONS, VITAL
from lockdown.games.lockdown.bots.shares import (
    CARD_SHARES,
    FIGHT_CARDS,
    FIGHT_ITEMS,
    FIGHT_PARTS,
    FIXING,
    ITEM_SHARES,
    LASTING,
    LATE,
    PEEKS,
    PLANNED_USES,
    PUTS_OUT,
    QUENCHER,
    SHARES,
    SPIES,
    WAIL,
    WAILS,
)
from lockdown.games.lockdown.bots.spare_time import GUARD, SCARCE, SCOUT, SPARE, STROLL
from lockdown.games.lockdown.bots.straits import Straits
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView, OptionView, TableView

#: Serious wounds with which every further wound is the last one (LD-HRT-06).
DEADLY = 3
#: What it is worth to open the Isolation Room for everybody.
COMMON = 0.1
#: Score of laying down a dead partner where the dead wake.
WAKING = 20.0
#: What it is worth to dress the wound that takes a card every round.
THIN = 0.06
#: What it is worth to have no slime on.
WIPED = 0.03
#: What is done now need not be done later.
AT_ONCE = 0.05
#: What a mission item is worth once it works; a remedy, to one whose chance to be clean is lower.
ACTIVE, REMEDIED, TAINTED = 0.08, 0.3, 0.75
#: What a card that gives a room's action saves of its price.
FREE = 0.01
#: Points for which nobody walks or pays, and what takes cards.
TRIFLE, COSTLY = 0.05, ("move", "careful", "play", "use", "room", "computer")
#: The rounds in which nobody leaves with nothing won.
SOON = 2
#: Cards that work in a burning room takes; that a repair and the cure after it take.
WORK, MENDS_AND_CURES = 2, 4
#: Chance that a rover is still there after the turns of others who can take it.
SNATCHED = 0.6
#: How much more than by itself a trade is worth now: who walks on first has nobody to trade with.
FIRST = 8.0
#: What a step must bring, so that nobody walks to and fro because two rooms are about as good; of
#: how much hope at least, or those who are lost would; how much more after the first rounds.
STEP, FAINT, LATER = 0.006, 0.2, 2.0
#: What it is worth to get away from foes where nothing else is left to hope for.
FLIGHT = 0.005
#: What it takes to arrive with no card in hand, besides surprises: whatever comes next finds one
#: unable to answer it; more where nobody knows what is there, for two cards, and for one who has
#: time to come later.
EMPTY, UNSEEN, CREPT, EARLY = 0.025, 0.05, 0.02, 0.03
#: What it takes to go straight back in the same round where one comes from, with nothing done.
BACK = 0.05


class LockdownRegular(Aims, LockdownMind, Straits):
    """Plans for its objective and for a way out of the complex."""

    came: tuple[int, int] = (0, 0)
    """The round and the room of the last step, as long as nothing was done since."""

    def odds_of(self, world: LockdownWorld) -> Odds:
        """The dangers of the complex."""
        return LockdownOdds(world)

    def planner_of(self, world: LockdownWorld, odds: Odds) -> LockdownPlanner:
        """The errands and the ways out of the complex; for all, while there is hope for it."""
        if world.together or world.alone:
            shared = CrewPlanner(world, CrewOdds(world))
            if shared.hope > crew_work.GIVE_UP:
                return shared
        return LockdownPlanner(world, odds)

    def prepare(self, world: LockdownWorld) -> None:
        """Plans, and the dangers as whoever made them sees them."""
        super().prepare(world)
        self.odds = self.planner.odds

    def planned_answer(self, kind: str) -> Callable[[Any, LockdownWorld, DecisionView], str] | None:
        """How a question is answered with a plan in mind."""
        return ANSWERS.get(kind)

    def score(self, world: LockdownWorld, option: OptionView) -> float:
        """As any regular does; a dead partner is laid down where the dead wake."""
        if option.verb == "drop" and partners.laid_down(world, first_arg(option)):
            return WAKING
        points = super().score(world, option)
        if self.dying(world) and (hope := self.last_hope(world, option)) > 0.0:
            return max(points, hope) - self.daunting(world, option)
        if 0.0 <= points < TRIFLE and option.verb in COSTLY and not world.fighting:
            # Where nothing is left to hope for one room is as good as another, and cards are kept
            # for what may still come.
            points = -TRIFLE
        if -(pluck := self.pluck(world)) < points < 0.0 and self.looks_in(world, option):
            return TRIFLE * (1.0 + 0.5 * points / pluck)
        if option.verb in ("move", "careful") and world.fighting and points <= 0.0:
            return self.away(world, int(first_arg(option)), points)
        return points

    # ---- what an action leads to

    def in_fire(self, world: LockdownWorld, option: OptionView) -> float:
        """LD-RND-13: a light wound for whoever ends the turn in a burning room."""
        away = takes_off(option) or option.text.startswith(PUTS_OUT)
        if not world.rooms[world.room].fire or away or leaves([option.verb, first_arg(option)]):
            return 1.0
        return math.exp(-(BURN if world.view.actions_left <= 1 else SINGE) / self.odds.life)

    def tonight(self, world: LockdownWorld) -> float:
        """As usual; who can walk out of a fire after its work does not spend the night there."""
        # With one action left the turn ends there, which `in_fire` counts; the next one leads out.
        goes = world.purse > WORK
        burns = world.rooms[world.room].fire and goes and not world.fighting
        return super().tonight(world) - (BURN / self.odds.life if burns else 0.0)

    def after_move(self, world: LockdownWorld, slot: int, *, careful: bool) -> float:
        """As usual; one who ends the turn in a fire is not only singed."""
        left = world.purse - (2 if careful else 1) - world.limp
        worth = super().after_move(world, slot, careful=careful)
        worth *= self.beaten_to_it(world, slot, left, careful=careful)
        if left >= GUARD:
            worth *= 1.0 + max(self.curiosity(world, slot), self.duty(world, slot))
        if self.strolls(world, slot, left):
            there = self.strolled(world, slot, careful=careful)
            worth = max(worth, (1.0 + STROLL) * there)
        if self.in_time(world, slot, left):
            worth *= 1.0 + AT_ONCE
        if world.rooms[world.room].fire and not world.rooms[slot].fire and not world.fighting:
            # Who would wait waits better beside the fire than in it.
            worth = max(worth, self.strolled(world, slot, careful=careful))
        calm = not world.fighting and not world.rooms[world.room].fire
        if calm and not world.together:
            # Later on there is less to find, and what is about as good was so before.
            worth -= STEP * max(worth, FAINT) * (1.0 if world.view.round <= len(SCOUT) else LATER)
        worth /= 1.0 + self.left_lying(world, world.purse - left)
        if self.odds.company(slot) and (world.fighting or self.defenceless(world, left)):
            # Whoever is there strikes every round too.
            worth *= math.exp(-AGAIN * self.odds.company(slot))
        if world.rooms[slot].fire and left < WORK and not world.fighting:
            # Whoever comes there with too few cards for its work burns for nothing (41106).
            worth *= math.exp(-BURN / self.odds.life)
        if world.rooms[world.room].fire and world.rooms[slot].fire:
            # As for whoever stays in a fire: this one is there in the next round too.
            worth *= math.exp(-AGAIN * BURN / self.odds.life)
        if world.fighting and not self.odds.company(slot) and not world.rooms[slot].fire:
            worth += FLIGHT
        elif not left and not world.rooms[world.room].fire and not world.together:
            worth *= 1.0 - EMPTY - (0.0 if world.rooms[slot].explored else UNSEEN)
            worth *= 1.0 - (CREPT if careful else 0.0)
            # Who has rounds to wait can come there with a new hand.
            worth *= 1.0 - (EARLY if self.planner.best().wait > 1 else 0.0)
        if careful and (
            world.friends(slot) or not self.odds.marked(slot) or self.odds.company(slot)
        ):
            # LD-BAS-05: the second card spares one no roll, or none that brings anybody.
            worth *= 1.0 - CREPT
        if calm and self.came == (world.view.round, slot):
            worth *= 1.0 - BACK
        # Whoever has no card left for another step ends the turn there too.
        ends = world.rooms[slot].fire and (world.view.actions_left <= 1 or left <= 0)
        if ends and not world.outlives(slot, passing=False):
            return 0.0
        return worth * math.exp(-(BURN - SINGE) / self.odds.life) if ends else worth

    def tries(self, world: LockdownWorld, text: str) -> None:
        """As usual; where one comes from is remembered as long as nothing was done since."""
        super().tries(world, text)
        going = text.startswith(("move", "careful"))
        if going or text.startswith(("play", "use", "room", "activate", "pickup")):
            self.came = (world.view.round, world.room) if going else (0, 0)

    def in_time(self, world: LockdownWorld, slot: int, left: int) -> bool:
        """Whether the cards last for what one goes there for: who creeps has to wait for it."""
        best = self.planner.best()
        if not best.errands or best.slot != slot or self.odds.company(slot):
            return False
        there = (e for e in self.planner.errands if (e.slot, e.action) == (slot, best.action))
        return any(errand.action and errand.cards <= left for errand in there)

    def after_deed(self, world: LockdownWorld, option: OptionView) -> float | None:
        """Leaving and room actions: as part of a plan."""
        if option.verb == "escape":
            walks = first_arg(option) == "foot"
            braced = self.braced(world) if walks else 1.0
            worth = self.planned(world, "escape") * (1.0 + AT_ONCE) * braced
            if self.too_soon(world, "escape"):
                worth = min(worth, self.waiting) * (1.0 - STEP)
            return worth
        if option.verb == "drive":
            return self.arrive(int(first_arg(option)), world.purse - 2)
        if option.verb == "room":
            return self.after_room(world, first_arg(option))
        if (worth := self.toured(world, option) or self.tunnelled(world, option)) > 0.0:
            return worth
        if (worth := self.forestalled(world, option)) > 0.0:
            return max(worth, self.usual_after(world, option))
        if option.verb in ("melee-egg", "shoot-egg"):
            return self.planned(world, "melee-egg") * (1.0 + AT_ONCE)
        if option.verb == "play" and FREE_ACTIONS.get(first_arg(option)) == option.args[1].text:
            return self.after_free_action(world)
        if option.verb == "play" and world.fighting:
            card, part = first_arg(option), option.args[1].text
            return self.fired(world, card, part) or self.lashed(world, card) or None
        if option.verb == "play" and first_arg(option) in world.values.searching:
            return max(self.planned(world, "search"), self.usual_after(world, option))
        if option.verb == "activate":
            return max(self.planned(world, "activate"), self.usual_after(world, option))
        if option.verb == "use":
            action = PLANNED_USES.get((item_key(first_arg(option)), option.args[1].text))
            if action == "instruments":
                used = self.begun(world, action, self.next_night(world, option))
                return max(used * (1.0 + AT_ONCE), self.usual_after(world, option))
            if action == "gate_key" and not self.opens_for_itself(world, option):
                return self.waiting * (1.0 - AT_ONCE)
            if action is not None:
                return max(self.planned(world, action), self.usual_after(world, option))
        return None

    def too_soon(self, world: LockdownWorld, action: str) -> bool:
        """Whether one is well, the game has just begun, and leaving now cannot win it.

        In the first rounds next to nobody dies; one drove off in the first with nothing done, and
        one locked itself in in the second, with all contingencies open and its objective far off.
        """
        well = not world.me.wounds and not world.me.larva and not world.fighting
        plans = self.planner
        if not well or world.view.round > SOON or world.together or world.alone:
            return False
        ways = [way for way in plans.exits if way.slot == world.room and way.action == action]
        return all(plans.met(way, plans.fate) < FAINT for way in ways)

    def usual_after(self, world: LockdownWorld, option: OptionView) -> float:
        """As usual; who could take the rover now may find it gone after the next turns."""
        worth = super().usual_after(world, option)
        if self.rids(world, option):
            worth += FLIGHT
        return worth * SNATCHED if self.rivalled(world) else worth

    def rivalled(self, world: LockdownWorld) -> bool:
        """LD-BNK-03: whether others can take the rover beside us before our next turn."""
        alone = world.rides_alone and not world.fighting and world.view.actions_left <= 1
        return alone and self.rivals(world)

    def after_room(self, world: LockdownWorld, key: str) -> float:
        """A room's action: as part of a plan, or for what it brings by itself."""
        if key == "operate" and len(world.me.wounds) >= DEADLY:
            # LD-ROM-58, LD-HRT-06: it wounds, and whoever has three serious wounds dies of another.
            return 0.0
        if key == "enter_css" and not world.outlives(world.room, passing=True):
            return 0.0
        best = self.planned(world, key) * (1.0 + AT_ONCE)
        if key == "lock_in":
            best *= self.braced(world)
            if self.too_soon(world, key):
                best = min(best, self.waiting) * (1.0 - STEP)
        if key in ("use_elevator", "call_elevator"):
            return self.ridden(world, key)
        if key == first_arg(CRAWL):
            return self.tunnelled(world, CRAWL)
        share = self.room_share(world, key)
        if key == "start_procedure" and self.alarms_ill(world):
            best = 0.0
        # What helps everybody is worth a little of one's own time.
        help_all = COMMON if key == "start_procedure" and share > 0.0 else 0.0
        stays = self.staying(world, 2)
        # What brings nothing is worse than passing, also for those who have nothing left to hope.
        stays = min(stays, self.waiting) if share < 0.0 else stays
        return max(best * (1.0 + help_all), stays * (1.0 + share))

    def after_free_action(self, world: LockdownWorld) -> float:
        """A card that gives one of the room's actions: the best of them, whatever it would cost."""
        tile = world.rooms[world.room].tile
        here = world.registry.rooms[tile].actions if tile else []
        return max((self.after_room(world, a.key) for a in here), default=0.0) * (1.0 + FREE)

    def braced(self, world: LockdownWorld) -> float:
        """LD-GOL-05, LD-BNK-04: leaving is loud; plans count with a few cards in hand for it."""
        left = len(world.hand) - 2
        worse = self.odds.roll(world.room, left) - self.odds.roll(world.room, 3)
        return math.exp(-worse)

    # ---- shares: what is good to have whatever the plan

    def room_share(self, world: LockdownWorld, key: str) -> float:
        """What a room's action brings by itself."""
        me, odds = world.me, self.odds
        if world.rounds_left <= 1 and key in LASTING:
            return -0.5
        undressed = world.undressed
        if key == "treat_wounds":
            return 0.05 * undressed + self.healed(1.0 if me.wounds else me.light / 3.0)
        if key == "decontaminate":
            gained = odds.cured(world.sick) / odds.clean - 1.0 + 0.03 * me.slime
            # LD-ROM-44: clean cards stay where they are.
            return gained if gained > 0.001 else -0.5
        if key == "operate":
            return 0.97 / odds.clean - 1.0 - 0.25
        if key == "restore_power":
            dark = sum(1 for p in world.view.power if not p.on)
            return 0.05 if dark >= 3 else 0.02 if not world.view.time_blue else -0.5
        if key == "switch_power":
            return -0.5 if world.vain_light else 0.04
        if key == "analyse":
            return 0.03 if world.carries_object else -0.5
        if key == "stop_self_destruct":
            # LD-SDS-06; a card for it where none runs put out the light instead (41108).
            runs = world.view.destruct >= 0 and not world.view.destruct_red
            return 0.5 if runs and not (self.fused or world.wants_ruin) else -0.5
        if key == "start_procedure" and (
            self.fused or self.needless(world) or self.opens_for_foes(world)
        ):
            return -0.5
        if key == "send_signal" and me.signal:
            return -0.5
        if key == "take_equipment" and world.suit and not world.view.crafted.get("taser", 0):
            # LD-ROM-56: all that is left there is what one has.
            return -0.5
        if key == "craft_gear" and self.forges(world) and not self.leaving(world):
            return ACTIVE
        return SHARES.get(key, -0.5)

    @property
    def fused(self) -> bool:
        """Whether the crew wants the complex blown up, so that nobody is to lock in."""
        return isinstance(self.planner, CrewPlanner) and self.planner.needs.blast > 0

    @property
    def busy(self) -> bool:
        """Whether the crew has objectives to work for that take all the time there is."""
        plans = self.planner
        return isinstance(plans, CrewPlanner) and plans.needs.open

    def share(self, world: LockdownWorld, option: OptionView) -> float:
        """What a card or an item brings by itself."""
        if option.verb == "play":
            return self.card_share(world, first_arg(option), option.args[1].text)
        if option.verb == "use":
            return self.item_share(world, item_key(first_arg(option)), option.args[1].text)
        if option.verb == "activate":
            # Who is about to leave does not put on a second suit before (15203, round 3).
            return ACTIVE if not self.leaving(world) or not world.suit else 0.0
        if option.verb == "pickup":
            return self.pickup_share(world, item_key(first_arg(option)))
        if option.verb == "craft":
            return self.craft_share(world, first_arg(option))
        if option.verb == "computer":
            return self.computer_share(world)
        if option.verb == "trade":
            deal = self.deal(world)
            return -0.5 if deal is None else (1.0 if self.pays_all(world) else FIRST) * deal.worth
        return -0.5

    def craft_share(self, world: LockdownWorld, key: str) -> float:
        """What is made of two things: no weapon for one who has one, which may go into it."""
        if key == "neutralizer" and self.tainted(world):
            return REMEDIED
        if key == "enviro_suit":
            return -0.1 if world.suit else 0.2
        facts = world.registry.items.get(key)
        armed = any(world.registry.items[item.key].weapon for item in world.me.hands)
        return -0.1 if facts is not None and facts.weapon and armed else 0.02

    def computer_share(self, world: LockdownWorld) -> float:
        """What the face-up computer card is good for."""
        view, me = world.view, world.me
        if view.computer == "computer_b" and world.codes["yellow"] and me.knowledge == 4:
            return 0.15
        if view.computer in ("computer_a", "computer_d") and view.gate_open:
            return 0.2 if not world.rover and not world.suit else -0.1
        return 0.01 if view.computer == "computer_b" else -0.1

    def card_share(self, world: LockdownWorld, key: str, part: str) -> float:
        """Action cards."""
        me, odds = world.me, self.odds
        if world.fighting and key in FIGHT_CARDS:
            threat = odds.company(world.room)
            if key == "stun":
                return -0.5 if part == "0" else FIGHT_CARDS[key] * threat - self.disarmed(world)
            if key == "distraction":
                return FIGHT_CARDS[key] * threat - self.forgone(world)
            return FIGHT_CARDS[key] * threat
        room = world.rooms[world.room]
        if key in ("search", "scavenging"):
            return self.find(world)
        if key in ("rest", "rushed_analysis"):
            if world.me.larva and world.sick and isinstance(self.planner, CrewPlanner):
                # An infected card kills at once, and with it what one could do for the crew.
                return -0.5
            if world.me.larva and world.sick and not self.leaving(world):
                # The same death later costs less, and somebody may cut the larva out before.
                return -0.05
            return self.rested(world)
        if key in REPAIRS:
            if (key, part) == ("clean_up", "1"):
                return self.quenched(world)
            if not room.malfunction:
                return -0.1
            if isinstance(self.planner, CrewPlanner):
                return self.planner.mending(world.room)
            return max(0.12 if self.wanted_here(world) else -0.02, self.spare(world) or -0.02)
        if key == "remote_piloting" and part == "0":
            return 0.2 if world.view.gate_open and not world.rover and not world.suit else -0.1
        if (key, part) in PEEKS and world.rounds_left <= LATE:
            return -0.1
        if (key, part) == ("bypass", "1"):
            return -0.5 if world.vain_light else -0.1
        if key.endswith("_plan") and part == "1":
            return 0.012 if len(world.unexplored) > 3 and not self.homeward else -0.1
        if key == "recharge":
            return self.charged(world) if world.rounds_left > 1 else -0.1
        if key == "obstinate" and part == "0":
            return 0.012 * len(me.wounds)
        if key == "obstinate":
            # LD-ITM-17: a thing is its price, once a loaded rifle.
            return 0.05 * world.undressed - self.forgone(world)
        if key == "weird_metabolism":
            return self.wiped(world) if part == "0" else 0.02
        if key == "neuralink" or (key, part) in (("bypass", "0"), ("it_should_work", "1")):
            return self.computer_share(world)
        if (key, part) == ("sensitive_hearing", "0"):
            return CARD_SHARES[key, part] + self.heard(world)
        return CARD_SHARES.get((key, part), -0.3)

    def wiped(self, world: LockdownWorld) -> float:
        """LD-MRK-09, LD-ROM-52: being rid of slime is worth this where no search brings it back."""
        here = world.rooms[world.room]
        soiled = here.tile == "contaminated_room" and here.items > 0
        return WIPED if world.me.slime and not soiled else -0.1

    def quenched(self, world: LockdownWorld) -> float:
        """LD-MRK-20: what it is worth to put out the fire that one stands in (LD-RND-13)."""
        return 0.01 + BURN / self.odds.life if world.rooms[world.room].fire else -0.1

    def arrive(self, slot: int, cards: int) -> float:
        """As usual; nobody is brought into a fire for nothing."""
        burns = BURN / self.odds.life if self.planner.world.rooms[slot].fire else 0.0
        return super().arrive(slot, cards) * math.exp(-burns)

    def wanted_here(self, world: LockdownWorld) -> bool:
        """Whether the plan or the objective needs the actions of this room.

        LD-ROM-03: a marker stops nothing else, neither a search nor the way out by the gate.
        """
        tile = world.rooms[world.room].tile
        here = {action.key for action in world.registry.rooms[tile].actions} if tile else set()
        best = self.planner.best()
        if tile == "isolation_room" and best.way == "isolation":
            return True
        # A larva is cut out where one stands, if the cards last for the repair and for that: one
        # paid for a step with the card that repairs the Decon Room (23103, round 2).
        cures = ("cure",) if world.me.larva and world.purse >= MENDS_AND_CURES else ()
        needed = (*VITAL, *cures)
        errands = [e for e in self.planner.errands if e.slot == world.room and e.key in needed]
        return bool(errands) or (best.slot == world.room and best.action in here)

    def thin(self, world: LockdownWorld) -> bool:
        """Whether a wound takes a card every round."""
        key = world.values.thinning
        return any(wound.key == key and not wound.dressed for wound in world.me.wounds)

    def item_share(self, world: LockdownWorld, key: str, part: str) -> float:
        """Items."""
        me, odds = world.me, self.odds
        if key in world.values.medicine and self.drives(world):
            # LD-GOL-02: nobody asks for wounds where one goes now (11101, round 8).
            return -0.1
        dressing = 0.06 * world.undressed + 0.1 * world.bleeding + (THIN if self.thin(world) else 0)
        if key in world.values.charges and part == "0" and self.charged(world) < 0.0:
            return -0.3
        if key == "grenade" and world.fighting and not pays_splinters(world):
            return -0.3
        if world.fighting and key in FIGHT_ITEMS and part == FIGHT_PARTS.get(key, part):
            return FIGHT_ITEMS[key] * odds.company(world.room)
        if key == "medkit":
            return self.healed(1.0) if part == "1" else dressing
        if key in ("skin_stapler", "clothes"):
            other = self.healed(me.light / 3.0) if key == "skin_stapler" else self.wiped(world)
            return dressing if (part == "0") == (key == "skin_stapler") else other
        if key == "painkillers":
            return self.healed(1 / 3) if part == "0" and me.light else -0.1
        if key == "antiseptic":
            return 1.0 / max(0.2, odds.clean) * 0.12 if part == "0" else self.wiped(world)
        if key == "neutralizer":
            return 0.97 / odds.clean - 1.1
        if key == "scalpel":
            return 1.0 / odds.clean - 1.0 - 1.0 / odds.life if part == "0" and me.larva else -0.5
        if key in FIXING and part != FIXING[key]:
            return self.reloaded(world) if (key, part) == ("tool_belt", "1") else -0.2
        if key in FIXING:
            if not world.rooms[world.room].malfunction:
                return -0.2
            return max(0.12 if self.wanted_here(world) else -0.2, self.spare(world) - SPARE[SCARCE])
        if (key, part) == ("fire_blanket", "1"):
            return self.wiped(world)
        if (key, part) == QUENCHER:
            return self.quenched(world)
        if (key, part) == WAIL:
            # One locked itself in amid four markers, and never used it (15203, round 8).
            return self.heard(world, WAILS) or -0.3
        if (key, part) in SPIES and world.purse <= 1:
            # Nobody looks around with the last card, once one that repairs (15201, round 8).
            return -0.1
        if key == "gate_key":
            return 0.3 if not world.view.gate_open else -0.5
        return ITEM_SHARES.get((key, part), -0.3)

    # ---- other questions

    def craft(self, world: LockdownWorld, decision: DecisionView) -> str:
        """LD-ROM-73: a suit for the way to the bunker; other things cost components for little.

        LD-VIC-03: before that what rids one of a larva, with which most die in the end. One made a
        suit, drove off with the larva and was dead (15102, round 2).
        """
        wants = ["neutralizer"] if self.tainted(world) else []
        wants += [] if world.suit else ["enviro_suit"]
        wants += [FLAMES] if self.forges(world) else []
        by_key = {first_arg(option): option.text for option in decision.options}
        return next((by_key[k] for k in wants if k in by_key), answers.cautious(decision))

    def tainted(self, world: LockdownWorld) -> bool:
        """Whether one is likely to die of what one carries (LD-VIC-04), and has no remedy."""
        return self.odds.clean < TAINTED and "neutralizer" not in world.things

    def read_computer(self, world: LockdownWorld, decision: DecisionView) -> str:
        """LD-CPU-02: the rover if it is wanted, else knowledge, else what tells something."""
        order = ["gain_knowledge", "peek_contingencies", "peek_css", "sprinklers"]
        if world.view.gate_open and not world.rover:
            order.insert(0, "move_rover")
        by_key = {first_arg(option): option.text for option in decision.options}
        return next((by_key[key] for key in order if key in by_key), decision.options[0].text)

    def choose(self, view: TableView) -> str:
        """As usual; who has left keeps the objective that what it has done may still meet."""
        decision = view.decision
        if decision is not None and decision.kind == "choose_objective":
            world = self.picture(view)
            if world.me.place in objective_odds.GONE:
                return objective_odds.look_back(world, decision)
        return super().choose(view)

    def keep(self, world: LockdownWorld, decision: DecisionView) -> str:
        """LD-CRT-02, LD-SOL-02: alone, the objective that takes least; else by the best plan."""
        if not world.alone:
            return super().keep(world, decision)
        started = world.view.destruct >= 0
        return min(decision.options, key=lambda o: needs(world, [first_arg(o)]).work(started)).text


#: By kind of question.
ANSWERS: Mapping[str, Callable[[Any, LockdownWorld, DecisionView], str]] = {
    **regular.ANSWERS,
    "craft_freely": LockdownRegular.craft,
    "choose_objective": LockdownRegular.keep,
    "pay": LockdownRegular.price,
    "pass_discard": LockdownRegular.fold,
    "interrupt": lambda bot, world, decision: meddling.interrupt(
        world, decision, bot.mood(world), holding_up.begrudged
    ),
    "quiet": LockdownRegular.hushed,
    "wail": LockdownRegular.wailed,
    "computer_option": LockdownRegular.read_computer,
    "computer_options": LockdownRegular.read_computer,
}

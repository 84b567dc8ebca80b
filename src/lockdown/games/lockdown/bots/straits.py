"""What is left to one whom passing kills, or costs the same every round that it stays."""

from __future__ import annotations

import math

from msgspec.structs import replace

from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.regular import SCALE
from lockdown.bots.rookie import cost_of
from lockdown.games.lockdown.bots.errands import BURN
from lockdown.games.lockdown.bots.fights import AGAIN, TOUR, TOURING, Fights
from lockdown.games.lockdown.bots.payments import KEPT, Payments
from lockdown.games.lockdown.bots.spare_time import LOUD
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView, OptionView

GOING = ("move", "careful")
FAR = 99
#: Points for a foe that misses less often, and for a card more that a step takes.
WORSE = 0.04
#: What dresses a wound: things with their parts, a card, a room's action.
DRESSES = ("medkit 0", "medkit 1", "skin_stapler 0", "clothes 1", "obstinate 1", "treat_wounds")
#: What keeps it from bleeding until the round ends (LD-HRT-14), and how much of a dressing that is.
NUMBS, NUMBED = "painkillers 1", 0.5
#: Chance that somebody who bleeds to death finds a dressing: by a search, by asking for one, by new
#: cards, by going where there is something to search.
SEARCHED, ASKED, DRAWN, ELSEWHERE = 0.3, 0.15, 0.1, 0.08
#: Points of the least hope there is, for one who dies otherwise.
HOPE = 0.5
#: By how many points it may be worse to get away than to pass, for one whom a foe strikes next and
#: who has the cards for it: whoever stays is struck, and has to leave then too. More where it is
#: quiet; there the second last card is enough.
AWAY, QUIET, NUDGE = 3.0, 5.0, 0.1
#: Cards with which one goes on from a fight; rooms that one is from the shelter at most to have any
#: use of it a round earlier.
ABLE, HANDY = 2, 2


class Straits(Payments, Fights):
    """Knows what passing means where it cannot be done for long."""

    def passed(self, world: LockdownWorld, spent: int) -> float:
        """As usual; a foe or a fire that one does not leave now is there in the next round too.

        Whoever reckoned with one attack only put off running round after round (25003, rounds 6 to
        9), and so one stayed in a fire (23102, round 3).
        """
        worth = super().passed(world, spent)
        left = max(0, len(world.hand) - spent)
        lasts = 0.0 if world.shielded(left) else self.odds.company(world.room)
        if world.rooms[world.room].fire:
            lasts += BURN / self.odds.life
        return worth * math.exp(-AGAIN * lasts)

    def defenceless(self, world: LockdownWorld, cards: int) -> bool:
        """Whether one could neither shoot nor go on with so many cards beside a foe.

        Two walked back to what they had just fled from, and passed there (29101, round 7; 29102,
        round 5).
        """
        return cards < ABLE and not world.weapon()

    def opens_for_foes(self, world: LockdownWorld) -> bool:
        """Whether those whose death one needs would be in the Isolation Room before oneself.

        Both whom an objective wanted dead stood in it when somebody opened it (23103, round 4).
        """
        ways = world.hops(world.find("isolation_room"))
        return any(
            ways.get(crew.room, FAR) < ways.get(world.room, FAR)
            for crew in world.view.crew
            if crew.place == "room"
            and crew.seat != world.seat
            and (crew.number in world.doomed or world.begrudges(crew))
        )

    def alarms_ill(self, world: LockdownWorld) -> bool:
        """Whether opening the Isolation Room helps nobody, or those whose death one needs.

        LD-END-06: who is locked in dies with the complex. One that had started the self-destruct
        sequence paid two cards for it, far from its way out (101201, round 7). Who is to stop the
        sequence may open it by plan.
        """
        runs = world.view.destruct >= 0 and not world.together
        return self.opens_for_foes(world) or (runs and world.wants_ruin)

    def needless(self, world: LockdownWorld) -> bool:
        """LD-CRT-06: whether the alarm opens nothing that matters: its price is half the time.

        One gave it with the self-destruct token on the track, six rooms from the shelter that was
        to open by itself in the next round (101302, round 7).
        """
        view = world.view
        soon = view.time - world.board.isolation_opens_at <= 1
        far = world.distance(world.find("isolation_room")) > HANDY
        return view.isolation_open or view.destruct >= 0 or (soon and far)

    def away(self, world: LockdownWorld, slot: int, points: float) -> float:
        """Points of a step out of a fight that seems worse than passing.

        One passed beside an adult with two cards and nothing to strike it with, a quiet staircase
        next door, and was dead a round later (23101, round 4).
        """
        if self.odds.company(slot) or world.rooms[slot].fire:
            return points
        quiet = bool(world.friends(slot)) or self.odds.marked(slot) < LOUD
        able = world.purse > (1 if quiet else KEPT)
        worst = QUIET if quiet else AWAY
        if not able or world.shielded(len(world.hand)) or points <= -worst:
            return points
        # Better than passing, and worse than whatever is of use.
        return NUDGE * (1.0 + points / worst)

    def dying(self, world: LockdownWorld) -> bool:
        """LD-HRT-06: whether passing here is certain death."""
        return not world.outlives(world.room, passing=True)

    def target(self, world: LockdownWorld, decision: DecisionView) -> str:
        """As usual; whom it kills to stay goes where it does not burn, or nearer to that."""
        action, options = decision.about.get("action"), decision.options
        tours = action is not None and action.text.startswith(TOURING)
        if tours and options[0].verb == "to" and self.dying(world):
            self.prepare(world)
            return max(options, key=lambda o: self.escaped(world, int(first_arg(o)), 0)).text
        return super().target(world, decision)

    def last_hope(self, world: LockdownWorld, option: OptionView) -> float:
        """Points of what may save one whom passing kills; none for all that cannot."""
        chance = self.saved(world, option)
        if not chance:
            return 0.0
        slot = int(first_arg(option)) if option.verb in GOING else world.room
        alive = self.planner.value(slot, max(1, world.new_hand - world.sick), late=1)
        return chance * (HOPE + SCALE * alive)

    def daunting(self, world: LockdownWorld, option: OptionView) -> float:
        """To the dying all foes are about as bad: points for those that miss less often."""
        if option.verb not in GOING:
            return 0.0
        return WORSE * (world.threat(int(first_arg(option))) + (option.verb == "careful"))

    def saved(self, world: LockdownWorld, option: OptionView) -> float:
        """Chance that an action keeps one alive who dies on passing."""
        if option.verb in GOING:
            careful = option.verb == "careful"
            cost = (2 if careful else 1) + world.limp
            return self.escaped(world, int(first_arg(option)), cost, careful=careful)
        if option.text == TOUR:
            near = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
            return max((self.escaped(world, slot, 1) for slot in near), default=0.0)
        if not world.bleeding or not self.lives(world, dressed=True):
            return 0.0
        left = world.purse - cost_of(world, option)
        key = item_key(first_arg(option))
        part = option.args[1].text if len(option.args) > 1 else ""
        if f"{key} {part}".strip() in DRESSES:
            return 1.0
        if f"{key} {part}" == NUMBS:
            # One found them, passed with them in its pack, and bled to death (81202, round 10).
            return NUMBED
        if left < 1:
            # What is found takes a card.
            return 0.0
        if key in world.values.searching and world.rooms[world.room].items > 0:
            return SEARCHED
        if option.verb == "trade":
            deal = self.deal(world)
            return ASKED if deal is not None and deal.ask in world.values.medicine else 0.0
        return DRAWN if (key, part) == ("obstinate", "0") else 0.0

    def escaped(
        self, world: LockdownWorld, slot: int, cost: int, *, careful: bool = False
    ) -> float:
        """The same of a step: out of the fire, or to where something can be found."""
        room = world.rooms[slot]
        risk = self.odds.enter(slot, len(world.hand) - cost, careful=careful)
        if world.fighting:
            risk += self.odds.company(world.room)
        if world.outlives(slot, passing=True):
            return math.exp(-risk - self.odds.company(slot))
        left = world.purse - cost
        if beyond := self.run_through(world, slot, left):
            return beyond * math.exp(-risk)
        finds = self.searches(world) and room.items > 0 and left > 1 and not world.foes(slot)
        heals = room.tile == "emergency_room" and not room.malfunction and left > 1
        if not world.bleeding or world.foes(slot) or not (finds or heals):
            return 0.0
        return ELSEWHERE * math.exp(-risk) * (5.0 if heals else 1.0)

    def run_through(self, world: LockdownWorld, slot: int, left: int) -> float:
        """LD-RND-13: chance that the second action of a turn leads out of a fire that would kill.

        One with three serious wounds drove off the adult in the fire and burnt to death there, the
        card for a step in hand, and two steps off nothing burnt (101303, round 7).
        """
        if world.view.actions_left < 2 or left < 1 or world.foes(slot):
            return 0.0
        cool = (
            other
            for other, way in world.board.ways[slot]
            if other != world.room and way not in world.shut
            if world.outlives(other, passing=True)
        )
        cards = len(world.hand) - (world.purse - left) - 1
        losses = (self.odds.enter(o, cards) + self.odds.company(o) for o in cool)
        return max((math.exp(-loss) for loss in losses), default=0.0)

    def lives(self, world: LockdownWorld, *, dressed: bool) -> bool:
        """Whether one outlives passing here once the wounds are dressed."""
        wounds = tuple(replace(w, dressed=dressed or w.dressed) for w in world.me.wounds)
        crew = tuple(replace(c, wounds=wounds) if c is world.me else c for c in world.view.crew)
        return LockdownWorld(replace(world.view, crew=crew)).outlives(world.room, passing=True)

"""The regular bot: a plan for the objective and the way out, and an eye on the odds.

Every legal action gets a score: what the best plan (`lockdown.bots.planner`) is worth after it,
compared with passing now, in hundredths of a chance to survive. Walking, waiting and fighting are
thus weighed on one scale; what has no place in a plan (searching, healing, tools) adds a share,
and a game says how much.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from lockdown.bots import meddling, trading
from lockdown.bots.answers import first_arg
from lockdown.bots.dealings import Dealings
from lockdown.bots.odds import Odds
from lockdown.bots.planner import Planner
from lockdown.bots.rookie import GONE, RookieBot, cost_of
from lockdown.bots.world import W
from lockdown.views.types import DecisionView, OptionView, StalkerView, TableView

#: Scores are hundredths of a chance to survive.
SCALE = 100.0
#: What a healed serious wound saves of the losses that are still to come, about.
AHEAD = 0.6
#: What the usual odds of an objective count beside the plan that one has for it now.
LATER = 0.3
#: With more cards than these one who leaves can also give something away.
PARTING = 2
#: What a wound that does not end the fight is worth.
HARM = 0.05
#: Chance that a larva breaks out before one has left.
HATCHES = 0.1
#: What it is worth that a contamination card takes the place of no other card any more.
CLOG = 0.012


class RegularBot(RookieBot[W]):
    """Plans for its objective and for a way out."""

    level = "regular"
    anew = frozenset(("seen", "odds", "planner"))

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seen: W | None = None
        self.odds: Odds
        self.planner: Planner[W, Any]
        self._waiting: float | None = None
        self._renewed: float | None = None
        self.held: tuple[int, frozenset[str]] = 0, frozenset()
        """What it had when it first looked in a round."""
        self.meant: tuple[trading.Bargain | None, tuple[int, int]] = None, (0, 0)
        """The trade that was thought of last, with the round and the room."""
        self.dealings = Dealings()

    # ---- what a game says

    def odds_of(self, world: W) -> Odds:
        """The dangers of this game."""
        return Odds(world)

    def planner_of(self, world: W, odds: Odds) -> Planner[W, Any]:
        """The errands and the ways out of this game."""
        raise NotImplementedError

    def after_deed(self, world: W, option: OptionView) -> float | None:
        """What the best plan is worth after an action of this game; None: see `share`."""
        return None

    def share(self, world: W, option: OptionView) -> float:
        """What a card, an item or another action brings by itself, whatever the plan."""
        raise NotImplementedError

    def barred(self, world: W, decision: DecisionView) -> frozenset[str]:
        """Options that no level above this one plays, never all; see `sense` of a game."""
        return frozenset()

    def plainly(
        self, world: W, decision: DecisionView, points: Mapping[str, float]
    ) -> frozenset[str]:
        """The part of it that is beyond dispute, out of this bot's points for every option."""
        return frozenset()

    def went(self, world: W, text: str) -> None:
        """This is played now."""

    def planned_answer(self, kind: str) -> Callable[[RegularBot[W], W, DecisionView], str] | None:
        """How a question is answered with a plan in mind."""
        return ANSWERS.get(kind)

    # ---- scoring

    def prepare(self, world: W) -> None:
        """Make plans for a new picture of the table."""
        if self.seen is world:
            return
        self.seen = world
        self.odds = self.odds_of(world)
        self.odds.fear = self.mood(world).fear
        self.planner = self.planner_of(world, self.odds)
        self._waiting = None
        self._renewed = None

    @property
    def waiting(self) -> float:
        """What passing now is worth; reckoned only where somebody asks for it."""
        if self._waiting is None:
            assert self.seen is not None  # noqa: S101 - whoever asks has prepared
            self._waiting = self.after_pass(self.seen)
        return self._waiting

    def act(self, world: W, decision: DecisionView) -> str:
        """Score every action."""
        self.prepare(world)
        return self.best_scored(world, decision)

    def score(self, world: W, option: OptionView) -> float:
        """How much better an action is than passing, in hundredths of a chance to survive."""
        self.prepare(world)
        if option.verb == "pass":
            return 0.0
        if option.verb == "drop":
            return -50.0
        return SCALE * (self.after(world, option) - self.waiting)

    # ---- what an action leads to

    def after_pass(self, world: W) -> float:
        """The best plan if one passes now and goes on with a new hand."""
        return self.passed(world, 0)

    def passed(self, world: W, spent: int) -> float:
        """The same after that many cards were spent here: a new hand replaces them."""
        if self._renewed is None:
            fresh = world.new_hand - world.sick
            self._renewed = self.planner.value(world.room, fresh, late=1)
        night = self.odds.night(world.room, max(0, len(world.hand) - spent))
        return self._renewed * math.exp(-night)

    def staying(self, world: W, spent: int) -> float:
        """The best plan of one who spends cards here: it goes on at once, or passes then.

        Whoever would pass anyway loses nothing by what it does before.
        """
        now = self.planner.value(world.room, max(0, world.purse - spent))
        return max(now, self.passed(world, spent))

    def after(self, world: W, option: OptionView) -> float:
        """What the best plan is worth after an action."""
        verb = option.verb
        if verb in ("move", "careful"):
            return self.after_move(world, int(first_arg(option)), careful=verb == "careful")
        if verb in ("shoot", "melee"):
            return self.after_blow(world, option)
        worth = self.after_deed(world, option)
        if worth is None:
            worth = self.usual_after(world, option)
        return worth * self.in_fire(world, option)

    def in_fire(self, world: W, option: OptionView) -> float:
        """What is left to one who does something in a burning room and stays there."""
        return 1.0

    def usual_after(self, world: W, option: OptionView) -> float:
        """The best plan after an action that is no part of it, and what that brings by itself."""
        share = self.share(world, option)
        worth = self.staying(world, cost_of(world, option))
        # What brings nothing is worse than passing, however good the plan is that waits.
        return (min(worth, self.waiting) if share < 0.0 else worth) * (1.0 + share)

    def after_move(self, world: W, slot: int, *, careful: bool) -> float:
        """Go somewhere; out of a fight everybody there strikes (LD-CMB-14)."""
        cost = (2 if careful else 1) + world.limp
        loss = self.odds.enter(slot, len(world.hand) - cost, careful=careful)
        if world.fighting:
            loss += self.odds.company(world.room)
        return self.planner.value(slot, world.purse - cost) * math.exp(-loss)

    def planned(self, world: W, action: str) -> float:
        """The best plan that begins with an action here."""
        return self.begun(world, action, self.tonight(world))

    def begun(self, world: W, action: str, night: float) -> float:
        """The same with what the event phase after it takes."""
        return max(
            (
                self.planner.worth(plan, world.room, world.purse, night)
                for plan in self.planner.short
                if plan.slot == world.room
                and plan.action == action
                and (plan.errands or plan.wait == 0)
            ),
            default=0.0,
        )

    def tonight(self, world: W) -> float:
        """The event phase after an action here."""
        return self.odds.night(world.room, world.purse)

    def arrive(self, slot: int, cards: int) -> float:
        """Appear in a room without noise."""
        loss = 1.1 * self.odds.company(slot)
        return self.planner.value(slot, cards) * math.exp(-loss)

    def after_blow(self, world: W, option: OptionView) -> float:
        """Shoot or strike: what the foe does not do any more."""
        name = option.args[-1].text
        foe = next(s for s in world.foes(world.room) if s.text == name)
        dark = world.dark(world.room)
        threat = self.odds.attack(foe.kind, dark=dark)
        hit = self.accuracy(option, foe.kind, dark=dark)
        if option.verb == "shoot":
            worth = self.volley(world, foe, self.charges(world, first_arg(option)), hit, threat)
        else:
            # LD-CMB-13: a miss wounds oneself, and a foe that is still there strikes as before.
            still = min(self.planner.value(world.room, world.purse - 1), self.passed(world, 1))
            gone = falls(foe, hit, 1)
            worth = still + gone * (self.unbound(world, threat, 1) - still)
            worth += HARM * hit * threat * still
            worth *= math.exp(-self.odds.card - (1.0 - hit) / self.odds.life)
        return worth * self.in_fire(world, option)

    def accuracy(self, option: OptionView, kind: str, *, dark: bool) -> float:
        """Chance that a shot or blow wounds such a foe."""
        return hits(kind, advantage=not dark and option.verb == "shoot")

    def charges(self, world: W, weapon: str) -> int:
        """Shots in a weapon in hand, as options name it; one at least, since it is offered."""
        return max((i.count for i in world.me.hands if i.text == weapon), default=1) or 1

    def volley(self, world: W, foe: StalkerView, charges: int, hit: float, threat: float) -> float:
        """Shoot as long as cards and charges last: nobody strikes before the round ends."""
        shots = min(charges, world.purse)
        if world.rooms[world.room].fire:
            shots = min(shots, world.view.actions_left)
        best, felled, stands = 0.0, 0.0, 1.0
        for spent in range(1, max(1, shots) + 1):
            gone = stands * falls(foe, hit, spent)
            felled += gone * self.unbound(world, threat, spent)
            stands -= gone
            still = self.staying(world, spent) * (1.0 + HARM * hit * threat)
            best = max(best, felled + stands * still)
        return best

    def unbound(self, world: W, threat: float, spent: int) -> float:
        """The best plan once a foe in the room is gone, with so many cards fewer."""
        cards, alone = world.purse - spent, len(world.foes(world.room)) == 1
        night = self.odds.night(world.room, cards)
        best = 0.0
        for plan in self.planner.short:
            # Neither the way out of the fight nor the end of the round brings its attack any more.
            freed = 1.8 * threat
            if alone and plan.slot == world.room:
                freed += self.planner.besieged(plan, world.room, 0.0)
            worth = self.planner.worth(plan, world.room, cards, night)
            best = max(best, min(plan.worth, worth * math.exp(freed)))
        return best

    # ---- shares: what is good to have whatever the plan

    def healed(self, wounds: float) -> float:
        """What it saves to have that many serious wounds fewer."""
        life = self.odds.life
        return AHEAD * wounds / (life + wounds)

    def pickup_share(self, world: W, key: str) -> float:
        """Objects for a plan."""
        best = max(
            (
                self.planner.worth(plan, world.room, world.purse, 0.0)
                for plan in self.planner.short
                if plan.slot == world.room and plan.action == "pickup"
            ),
            default=0.0,
        )
        base = self.planner.value(world.room, world.purse - 1)
        wanted = key in world.wanted_objects
        return (best / base - 1.0 if base else 0.0) + (0.1 if wanted else 0.0) - 0.001

    def rested(self, world: W) -> float:
        """LD-CRD-06: clean cards go, an infected one brings a larva; with a larva it kills."""
        odds, held = self.odds, world.sick
        safe, bad = (world.hand.count(f"contamination_{face}") for face in ("clean", "infected"))
        if bad:
            return -1.0 if world.me.larva else -odds.larva - CLOG
        clean = (1.0 - world.infected) ** (held - safe)
        rest, known = odds.sick - held, odds.harmless - safe
        # Where nothing can go wrong, cards that are of use come in their place.
        gain = CLOG * held if held == safe else 0.0
        if world.me.larva:
            return clean * odds.check(rest, larva=True) / odds.clean - 1.0 + gain
        # A larva can kill before the end too.
        worst = (1.0 - HATCHES) * odds.check(max(1, rest + 1), larva=True)
        better = odds.check(rest, larva=False, harmless=known)
        return (clean * better + (1.0 - clean) * worst) / odds.clean - 1.0 + gain

    def received(self, world: W) -> set[str]:
        """What has come into its hands since the round began, as far as it remembers."""
        number, held = self.held
        if number != world.view.round:
            number, held = self.held = world.view.round, frozenset(world.things)
        return set(world.things) - held

    def deal(self, world: W) -> trading.Bargain | None:
        """The trade that is worth opening here."""
        self.prepare(world)
        decision, round_ = world.view.decision, world.view.round
        kind = decision.kind if decision is not None else ""
        opened = kind == "trade_turn" and world.view.turn == world.seat
        if kind == "trade_offer" or (opened and decision and trading.first(decision)):
            meant, when = self.meant
            if meant is not None and when == (round_, world.room):
                # The card that it took must not change one's mind.
                return meant
        plan = self.planner.best()
        here = plan.slot == world.room and not plan.errands and plan.wait == 0
        # One more action is for the way out.
        then = world.view.actions_left + kind.startswith("trade_") > 1
        parting = here and world.purse > PARTING and then
        found = self.bargain(world, parting=parting)
        self.meant = found, (round_, world.room)
        return found

    def bargain(self, world: W, *, parting: bool = False) -> trading.Bargain | None:
        """The best trade here, as far as it knows what was refused and what it owes."""
        return trading.bargain(
            world,
            self.mood(world),
            parting=parting,
            fresh=self.received(world),
            owed=self.debts(world),
            vain=self.dealings.against(world),
        )

    def debts(self, world: W) -> set[int]:
        """To whom it owes a gift; a treacherous one owes nothing to anybody."""
        return set() if self.mood(world).spiteful else self.dealings.owed

    def opens(self, world: W) -> trading.Bargain | None:
        """What a trade that is opened now is for."""
        return self.deal(world)

    def tries(self, world: W, text: str) -> None:
        """This is played now; a trade that is refused is not opened again for the same."""
        super().tries(world, text)
        if text == "trade":
            # The offer is the one for which it is opened, not one of an earlier trade.
            self.meant = self.opens(world), (world.view.round, world.room)
            if self.meant[0] is not None:
                self.dealings.offered(world, self.meant[0])

    def agreed(self, world: W, decision: DecisionView) -> str:
        """LD-TRD-03: what somebody offers is taken or not; where it comes from is remembered."""
        found = trading.answer(world, decision, self.mood(world), self.debts(world))
        if found == "accept":
            self.dealings.accepted(world, decision)
        return found

    def next_offer(self, world: W, decision: DecisionView) -> str:
        """One trade for all that one has to give (LD-TRD-02): two took two cards.

        What is refused is not offered again in it, but something else may be asked for.
        """
        last = None if trading.first(decision) else self.dealings.last
        taken = last is not None and self.dealings.taken(world, last)
        deal = last.instead() if last is not None and not taken else None
        if deal is not None:
            self.meant = deal, (world.view.round, world.room)
        elif taken:
            self.meant = None, (0, 0)
            deal = self.deal(world)
        else:
            deal = self.deal(world)
        found = trading.turn(decision, deal, more=taken or last is not None)
        if deal is not None and found.startswith("player"):
            self.dealings.offered(world, deal)
        return found

    # ---- other questions

    def choose(self, view: TableView) -> str:
        """As a rookie does, but with a plan in mind where one helps."""
        decision = view.decision
        if decision is not None and len(decision.options) > 1:
            answer = self.planned_answer(decision.kind)
            world = self.picture(view)
            self.received(world)
            if answer is not None and world.room in world.rooms:
                self.prepare(world)
                return answer(self, world, decision)
        return super().choose(view)

    def mark(self, world: W, decision: DecisionView) -> str:
        """LD-BAS-03: the noise of a careful step goes where it disturbs the plan least."""
        ways = self.planner.ways_to(self.planner.best().slot)
        far = (9.0, 9)

        def cost(option: OptionView) -> tuple[float, bool]:
            way = world.corridor(first_arg(option))
            loss = float(world.board.exits[world.room].count(way))
            if way >= world.board.tech:
                return loss + 1.5, False
            other = world.board.other_end(way, world.room)
            ahead = ways.get(other, far)[1] < ways.get(world.room, far)[1]
            # Of two that are as bad not the one that one takes next (Lockdown 81202, round 10).
            return loss + (1.0 if ahead else 0.0), ahead

        return min(decision.options, key=cost).text

    def keep(self, world: W, decision: DecisionView) -> str:
        """LD-CRT-02: the objective with which the best plan is worth most."""

        def value(option: OptionView) -> float:
            me = world.view.me
            if me is None:
                return 0.0
            alone = msgspec.structs.replace(
                world.view, me=msgspec.structs.replace(me, objectives=(first_arg(option),))
            )
            picture = self.picture(alone)
            odds = self.odds_of(picture)
            plan = self.planner_of(picture, odds).value(picture.room, picture.purse)
            # No plan looks further than two errands: what may come up later counts too.
            return plan + LATER * world.objective_value(first_arg(option))

        return max(decision.options, key=value).text

    def target(self, world: W, decision: DecisionView) -> str:
        """Rooms by the plan, the rest as usual."""
        self.prepare(world)
        options = decision.options
        if options[0].verb == "to":
            return max(options, key=lambda o: self.arrive(int(first_arg(o)), world.purse)).text
        return super().target(world, decision)


#: By kind of question, what both games ask.
ANSWERS: Mapping[str, Callable[[RegularBot[Any], Any, DecisionView], str]] = {
    "careful_noise": RegularBot.mark,
    "choose_objective": RegularBot.keep,
    "trade_answer": lambda bot, world, decision: bot.agreed(world, decision),
    "trade_turn": lambda bot, world, decision: bot.next_offer(world, decision),
    "trade_offer": lambda bot, world, decision: trading.offer(decision, bot.deal(world)),
    "interrupt": lambda bot, world, decision: meddling.interrupt(world, decision, bot.mood(world)),
    "interrupt_interruption": lambda bot, world, decision: meddling.defend(
        world, decision, bot.mood(world)
    ),
}


def falls(foe: StalkerView, hit: float, shot: int) -> float:
    """Chance that a shot or blow, the how manieth of ours, rids us of a foe."""
    if foe.kind == "larva":
        return hit
    gone = hit * GONE[min(foe.wounds + 1 + int(hit * (shot - 1)), 5)]
    return 0.5 * gone if foe.kind in ("breeder", "queen") else gone


def hits(kind: str, *, advantage: bool) -> float:
    """Chance that a shot or blow wounds (LD-CMB-05, LD-CMB-10)."""
    if advantage:
        return {"larva": 0.95, "creeper": 0.95, "adult": 0.95}.get(kind, 0.8)
    return {"larva": 0.83, "creeper": 0.83, "adult": 0.5}.get(kind, 0.33)

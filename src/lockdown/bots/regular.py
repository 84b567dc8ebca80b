"""The regular bot: a plan for the objective and the way out, and an eye on the odds.

Every legal action gets a score: what the best plan (`lockdown.bots.errands`) is worth after it,
compared with passing now, in hundredths of a chance to survive. Walking, waiting and fighting are
thus weighed on one scale; what has no place in a plan (searching, healing, tools) adds a share.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec

from lockdown.bots import answers, trading
from lockdown.bots.answers import first_arg
from lockdown.bots.errands import REPAIRS, SIEGE, Planner
from lockdown.bots.odds import Odds, check
from lockdown.bots.rookie import GONE, RookieBot, carries_object, cost_of, item_key
from lockdown.bots.world import World
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import DecisionView, OptionView

#: Scores are hundredths of a chance to survive.
SCALE = 100.0
#: What a healed serious wound saves of the losses that are still to come, about.
AHEAD = 0.6
#: What it is worth to open the Isolation Room for everybody.
COMMON = 0.1
#: What the usual odds of an objective count beside the plan that one has for it now.
LATER = 0.3
#: What a wound that does not end the fight is worth.
HARM = 0.05
#: What finding an item is worth.
FIND = 0.01


class RegularBot(RookieBot):
    """Plans for its objective and for a way out."""

    level = "regular"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seen: World | None = None
        self.odds: Odds
        self.planner: Planner
        self.waiting = 0.0

    def prepare(self, world: World) -> None:
        """Make plans for a new picture of the table."""
        if self.seen is world:
            return
        self.seen = world
        self.odds = Odds(world)
        self.planner = Planner(world, self.odds)
        self.waiting = self.after_pass(world)

    def act(self, world: World, decision: DecisionView) -> str:
        """Score every action."""
        self.prepare(world)
        best, best_score = "pass", -99.0
        for option in decision.options:
            score = self.score(world, option)
            if score > best_score and not self.vain(world, option):
                best, best_score = option.text, score
        self.tried[self.moment(world, best)] = self.tried.get(self.moment(world, best), 0) + 1
        return best

    def score(self, world: World, option: OptionView) -> float:
        """How much better an action is than passing, in hundredths of a chance to survive."""
        self.prepare(world)
        if option.verb == "pass":
            return 0.0
        if option.verb == "drop":
            return -50.0
        return SCALE * (self.after(world, option) - self.waiting)

    # ---- what an action leads to

    def after_pass(self, world: World) -> float:
        """The best plan if one passes now and goes on with a new hand."""
        night = self.odds.night(world.room, len(world.hand))
        fresh = 6 if world.rooms[world.room].tile == "isolation_room" else 5
        fresh -= sum(1 for w in world.me.wounds if w.key == "body" and not w.dressed)
        sick = len(world.hand) - world.purse
        return self.planner.value(world.room, fresh - sick, late=1) * math.exp(-night)

    def after(self, world: World, option: OptionView) -> float:
        """What the best plan is worth after an action."""
        verb = option.verb
        if verb in ("move", "careful"):
            return self.after_move(world, int(first_arg(option)), careful=verb == "careful")
        if verb == "escape":
            return self.planned(world, "escape")
        if verb == "room":
            return self.after_room(world, first_arg(option))
        if verb in ("shoot", "melee"):
            return self.after_blow(world, option)
        left = max(0, world.purse - cost_of(world, option))
        return self.planner.value(world.room, left) * (1.0 + self.share(world, option))

    def after_move(self, world: World, slot: int, *, careful: bool) -> float:
        """Go somewhere; out of a fight everybody there strikes (LD-CMB-14)."""
        cost = 2 if careful else 1
        loss = self.odds.enter(slot, len(world.hand) - cost, careful=careful)
        if world.fighting:
            loss += self.odds.company(world.room)
        return self.planner.value(slot, world.purse - cost) * math.exp(-loss)

    def planned(self, world: World, action: str) -> float:
        """The best plan that begins with an action here."""
        night = self.odds.night(world.room, world.purse)
        return max(
            (
                self.planner.worth(plan, world.room, world.purse, night)
                for plan in self.planner.short
                if plan.slot == world.room and plan.action == action and plan.wait == 0
            ),
            default=0.0,
        )

    def after_room(self, world: World, key: str) -> float:
        """A room's action: as part of a plan, or for what it brings by itself."""
        best = self.planned(world, key)
        if key in ("use_elevator", "call_elevator"):
            left = world.purse - 1
            if key == "call_elevator":
                return self.planner.value(world.room, left) if not self.rides(world) else 0.0
            stops = [s for s in world.lifts if s != world.room]
            return max(
                (self.arrive(stop, left) for stop in stops),
                default=0.0,
            )
        share = self.room_share(world, key)
        left = max(0, world.purse - 2)
        # What helps everybody is worth a little of one's own time.
        help_all = COMMON if key == "start_procedure" else 0.0
        return max(best * (1.0 + help_all), self.planner.value(world.room, left) * (1.0 + share))

    def arrive(self, slot: int, cards: int) -> float:
        """Appear in a room without noise."""
        loss = 1.1 * self.odds.company(slot)
        return self.planner.value(slot, cards) * math.exp(-loss)

    def rides(self, world: World) -> bool:
        """Whether the elevator stands here already."""
        return world.view.elevator == world.room

    def after_blow(self, world: World, option: OptionView) -> float:
        """Shoot or strike: what the foe does not do any more."""
        name = option.args[-1].text
        foe = next(s for s in world.foes(world.room) if s.text == name)
        dark = world.dark(world.room)
        still = self.planner.value(world.room, world.purse - 1)
        threat = self.odds.attack(foe.kind, dark=dark)
        hit = hits(foe.kind, advantage=not dark and option.verb == "shoot")
        gone = hit if foe.kind == "larva" else hit * GONE[min(foe.wounds + 1, 5)]
        if foe.kind in ("breeder", "queen"):
            gone *= 0.5
        worse = 0.0
        if option.verb == "melee":
            worse = self.odds.card + (1.0 - hit) / self.odds.life
        # Neither the way out of the fight nor the end of the round brings its attack any more.
        freed = 1.8 * threat
        if len(world.foes(world.room)) == 1 and self.planner.best().slot == world.room:
            freed += SIEGE
        gain = gone * (math.exp(freed) - 1.0) + HARM * hit * threat
        return still * (1.0 + gain) * math.exp(-worse)

    # ---- shares: what is good to have whatever the plan

    def room_share(self, world: World, key: str) -> float:
        """What a room's action brings by itself."""
        me, odds = world.me, self.odds
        undressed = sum(1 for w in me.wounds if not w.dressed)
        if key == "treat_wounds":
            return 0.05 * undressed + self.healed(1.0 if me.wounds else me.light / 3.0)
        if key == "decontaminate":
            held = sum(1 for card in world.hand if card.startswith("contamination"))
            return check(max(0, odds.sick - held), larva=False) / odds.clean - 1.0 + 0.03 * me.slime
        if key == "operate":
            return 0.97 / odds.clean - 1.0 - 0.1
        if key == "restore_power":
            dark = sum(1 for p in world.view.power if not p.on)
            return 0.05 if dark >= 3 else 0.02 if not world.view.time_blue else -0.5
        if key == "switch_power":
            return 0.04 if not world.rooms[world.room].powered else -0.5
        if key == "analyse":
            return 0.03 if carries_object(world) else -0.5
        if key == "stop_self_destruct":
            return 0.5
        return SHARES.get(key, -0.5)

    def healed(self, wounds: float) -> float:
        """What it saves to have that many serious wounds fewer."""
        life = self.odds.life
        return AHEAD * wounds / (life + wounds)

    def share(self, world: World, option: OptionView) -> float:
        """What a card or an item brings by itself."""
        if option.verb == "play":
            return self.card_share(world, first_arg(option), option.args[1].text)
        if option.verb == "use":
            return self.item_share(world, item_key(first_arg(option)), option.args[1].text)
        if option.verb == "activate":
            return 0.08
        if option.verb == "pickup":
            return self.pickup_share(world, item_key(first_arg(option)))
        if option.verb == "craft":
            return 0.2 if first_arg(option) == "enviro_suit" else 0.02
        if option.verb == "computer":
            return self.computer_share(world)
        if option.verb == "trade":
            return 0.04 if trading.bargain(world) else -0.5
        return -0.5

    def computer_share(self, world: World) -> float:
        """What the face-up computer card is good for."""
        view, me = world.view, world.me
        if view.computer == "computer_b" and world.codes["yellow"] and me.knowledge == 4:
            return 0.15
        if view.computer in ("computer_a", "computer_d") and view.gate_open:
            return 0.2 if not view.rover_here and not world.suit else -0.1
        return 0.01 if view.computer == "computer_b" else -0.1

    def pickup_share(self, world: World, key: str) -> float:
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
        wanted = key in answers.wanted_objects(world)
        return (best / base - 1.0 if base else 0.0) + (0.1 if wanted else 0.0) - 0.001

    def card_share(self, world: World, key: str, part: str) -> float:
        """Action cards."""
        me, odds = world.me, self.odds
        if world.fighting and key in FIGHT_CARDS:
            threat = odds.company(world.room)
            if key == "stun" and part == "0":
                return -0.5
            return FIGHT_CARDS[key] * threat
        room = world.rooms[world.room]
        if key == "search":
            return FIND + 0.004 * room.items
        if key in ("rest", "rushed_analysis"):
            return self.rested(world)
        if key in REPAIRS:
            if not room.malfunction or (key == "clean_up" and part == "1"):
                return 0.01 if room.fire else -0.1
            return 0.12 if self.wanted_here(world) else -0.02
        if key.endswith("_plan") and part == "1":
            return 0.012 if len(world.unexplored) > 3 else -0.1
        if key == "obstinate" and part == "0":
            return 0.012 * len(me.wounds)
        if key == "obstinate":
            return 0.05 * sum(1 for w in me.wounds if not w.dressed)
        if key == "weird_metabolism":
            return 0.03 * me.slime if part == "0" else 0.02
        if key == "neuralink" or (key == "bypass" and part == "0"):
            return self.computer_share(world)
        return CARD_SHARES.get((key, part), -0.3)

    def rested(self, world: World) -> float:
        """LD-CRD-06: clean cards go, an infected one brings a larva; with a larva it kills."""
        odds = self.odds
        held = sum(1 for card in world.hand if card.startswith("contamination"))
        clean = 0.74**held
        if world.me.larva:
            return clean * check(odds.sick - held, larva=True) / odds.clean - 1.0
        worst = check(max(1, odds.sick - held + 1), larva=True)
        new = clean * check(odds.sick - held, larva=False) + (1.0 - clean) * worst
        return new / odds.clean - 1.0

    def wanted_here(self, world: World) -> bool:
        """Whether a good plan needs this room to work."""
        return world.rooms[world.room].tile in (
            "isolation_room",
            "transmitter_control",
            "archive",
            "alert_room",
        )

    def item_share(self, world: World, key: str, part: str) -> float:
        """Items."""
        me, odds = world.me, self.odds
        undressed = sum(1 for w in me.wounds if not w.dressed)
        bleeding = any(w.key == "bleeding" and not w.dressed for w in me.wounds)
        if world.fighting and key in FIGHT_ITEMS:
            return FIGHT_ITEMS[key] * odds.company(world.room)
        if key == "medkit":
            return self.healed(1.0) if part == "1" else 0.06 * undressed + 0.1 * bleeding
        if key in ("skin_stapler", "clothes"):
            dress = 0.06 * undressed + 0.1 * bleeding
            other = self.healed(me.light / 3.0) if key == "skin_stapler" else 0.03 * me.slime
            return dress if (part == "0") == (key == "skin_stapler") else other
        if key == "painkillers":
            return self.healed(1 / 3) if part == "0" and me.light else -0.1
        if key == "antiseptic":
            return 1.0 / max(0.2, odds.clean) * 0.12 if part == "0" else 0.03
        if key == "neutralizer":
            return 0.97 / odds.clean - 1.1
        if key == "scalpel":
            return 1.0 / odds.clean - 1.0 - 1.0 / odds.life if part == "0" and me.larva else -0.5
        if key in ("tool_belt", "duct_tape"):
            broken = world.rooms[world.room].malfunction
            return 0.12 if broken and self.wanted_here(world) else -0.2
        if key == "gate_key":
            return 0.3 if not world.view.gate_open else -0.5
        return ITEM_SHARES.get((key, part), -0.3)

    # ---- other questions

    def choose(self, view: LockdownView) -> str:
        """As a rookie does, but with a plan in mind where one helps."""
        decision = view.decision
        if decision is not None and len(decision.options) > 1:
            answer = ANSWERS.get(decision.kind)
            world = World(view)
            if answer is not None and world.room in world.rooms:
                self.prepare(world)
                return answer(self, world, decision)
        return super().choose(view)

    def mark(self, world: World, decision: DecisionView) -> str:
        """LD-BAS-03: the noise of a careful step goes where it disturbs the plan least."""
        ways = self.planner.ways_to(self.planner.best().slot)
        far = (9.0, 9)

        def cost(option: OptionView) -> float:
            text = first_arg(option)
            way = world.corridor(text)
            loss = float(world.board.exits[world.room].count(way))
            if text == "tech":
                return loss + 1.5
            other = world.board.other_end(way, world.room)
            ahead = ways.get(other, far)[1] < ways.get(world.room, far)[1]
            return loss + (1.0 if ahead else 0.0)

        return min(decision.options, key=cost).text

    def craft(self, world: World, decision: DecisionView) -> str:
        """LD-ROM-73: a suit for the way to the bunker; other things cost components for little."""
        for option in decision.options:
            if first_arg(option) == "enviro_suit" and not world.suit:
                return option.text
        return answers.cautious(decision)

    def read_computer(self, world: World, decision: DecisionView) -> str:
        """LD-CPU-02: the rover if it is wanted, else knowledge, else what tells something."""
        order = ["gain_knowledge", "peek_contingencies", "peek_css", "sprinklers"]
        if world.view.gate_open and not world.view.rover_here:
            order.insert(0, "move_rover")
        by_key = {first_arg(option): option.text for option in decision.options}
        return next((by_key[key] for key in order if key in by_key), decision.options[0].text)

    def keep(self, world: World, decision: DecisionView) -> str:
        """LD-CRT-02: the objective with which the best plan is worth most."""

        def value(option: OptionView) -> float:
            me = world.view.me
            if me is None:
                return 0.0
            alone = msgspec.structs.replace(
                world.view, me=msgspec.structs.replace(me, objectives=(first_arg(option),))
            )
            picture = World(alone)
            odds = Odds(picture)
            plan = Planner(picture, odds).value(picture.room, picture.purse)
            # No plan looks further than two errands: what may come up later counts too.
            return plan + LATER * answers.objective_value(world, first_arg(option))

        return max(decision.options, key=value).text

    def target(self, world: World, decision: DecisionView) -> str:
        """Rooms by the plan, the rest by habit."""
        self.prepare(world)
        options = decision.options
        if options[0].verb == "to":
            return max(options, key=lambda o: self.arrive(int(first_arg(o)), world.purse)).text
        if options[0].verb == "do":
            return max(options, key=lambda o: self.after_room(world, first_arg(o))).text
        return super().target(world, decision)


ANSWERS: dict[str, Callable[[RegularBot, World, DecisionView], str]] = {
    "careful_noise": RegularBot.mark,
    "craft_freely": RegularBot.craft,
    "computer_option": RegularBot.read_computer,
    "computer_options": RegularBot.read_computer,
    "choose_objective": RegularBot.keep,
    "trade_turn": lambda _, world, decision: trading.turn(world, decision),
    "trade_offer": lambda _, world, decision: trading.offer(world, decision),
}
#: Rooms' actions with a share of their own; others are not worth their cards outside a plan.
SHARES = {
    "start_procedure": 0.1,
    "take_equipment": 0.04,
    "take_neutralizer": 0.02,
    "examine_archive": 0.02,
    "send_signal": 0.02,
    "take_contingency": 0.01,
    "craft_gear": -0.1,
}
#: Share by card and part.
CARD_SHARES = {
    ("field_experience", "0"): 0.03,
    ("sensitive_hearing", "0"): 0.02,
    ("recharge", "0"): 0.02,
    ("jury_rigging", "0"): 0.06,
    ("bypass", "1"): -0.1,
}
#: Share by item and part.
ITEM_SHARES = {
    ("weapon_battery", "0"): 0.02,
    ("yellow_weapon_battery", "0"): 0.02,
    ("research_documents", "0"): 0.02,
    ("research_documents", "1"): 0.02,
    ("analysis_instruments", "0"): 0.05,
    ("recon_drone", "0"): 0.01,
    ("facility_plans", "0"): 0.015,
    ("fire_blanket", "0"): 0.01,
    ("fire_blanket", "1"): 0.03,
}
#: Share of the threat that a card or item takes away in a fight.
FIGHT_CARDS = {
    "distraction": 1.0,
    "facility_tour": 0.0,
    "vivisection": 0.3,
    "desperate_attack": -0.3,
    "stun": 0.5,
}
FIGHT_ITEMS = {
    "smoke_grenade": 1.0,
    "taser": 1.0,
    "grenade": 0.2,
    "decoy": 0.2,
    "pressure_washer": 0.9,
    "reagent": 0.9,
    "green_reagent": 0.9,
    "scalpel": 0.1,
    "overmind": 0.9,
    "skin_stapler": 0.1,
    "weapon_battery": 0.1,
    "yellow_weapon_battery": 0.1,
}


def hits(kind: str, *, advantage: bool) -> float:
    """Chance that a shot or blow wounds (LD-CMB-05, LD-CMB-10)."""
    if advantage:
        return {"larva": 0.95, "creeper": 0.95, "adult": 0.95}.get(kind, 0.8)
    return {"larva": 0.83, "creeper": 0.83, "adult": 0.5}.get(kind, 0.33)

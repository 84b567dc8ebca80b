"""The rookie: sensible basics without a plan.

Every legal action gets a score made of what it brings and what it seems to risk; the best one is
taken. It keeps out of fire, fights and runs, and leaves when time gets short, but makes light of
noise, of company and of thin hands. What is worth walking for, and what cards, items and rooms are
worth, a game says.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Generic

from lockdown.bots import answers, trading
from lockdown.bots import world as world_weights
from lockdown.bots.answers import cautious, first_arg, item_key
from lockdown.bots.base import Bot
from lockdown.bots.talk import Manner, Phrase
from lockdown.bots.temper import LOYAL, Temper
from lockdown.bots.world import W, World
from lockdown.views.types import DecisionView, OptionView, TableView

#: How much a goal draws out of a fight.
PULL = 0.15
#: Chance that a wound check ends a fight, by wounds (deck of 20 attack cards, LD-CRD-57).
GONE = (0.0, 0.15, 0.3, 0.45, 0.7, 1.0)
#: What a step and a careful step cost besides their risks.
STEP = 0.35
CAREFUL = 0.9
#: How much risks count, by hurry; in the last round who stays dies for sure.
CALM = (1.0, 1.0, 0.7, 0.15)


@dataclass(frozen=True)
class Goal:
    """Go to a slot (and take an action there) because it is worth that much."""

    slot: int
    value: float
    action: str = ""


class RookieBot(Bot, Generic[W]):
    """Sensible basics: heals, searches, keeps out of fire, leaves in time; plans little."""

    level = "rookie"
    caution = 0.15
    """How much risks count."""
    declined: ClassVar[tuple[str, ...]] = ("trade", "craft", "look")
    """Questions that begin so are declined if nothing else is known about them."""
    first: ClassVar[tuple[str, ...]] = ()
    """Questions to which the first option is the answer."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.goals: list[Goal] = []
        self.said: set[tuple[int, str]] = set()
        # Dice of its own: how it talks must not change how it plays.
        self.settle(seed)
        self.calm = 1.0
        self.tried: dict[tuple[object, ...], int] = {}

    def settle(self, seed: int) -> None:
        """Temperament and manner of speaking, by a seed that stays the same for a whole game."""
        self.temper = Temper.drawn(random.Random(f"temper {seed}"))
        self.manner = Manner.drawn(random.Random(f"manner {seed}"), self.temper)

    def mood(self, world: W) -> Temper:
        """Its temperament; who wins or loses with all others is loyal."""
        return LOYAL if world.together else self.temper

    # ---- what a game says

    def picture(self, view: TableView) -> W:
        """The view as this game's bots look at it."""
        raise NotImplementedError

    def answer_to(self, kind: str) -> Callable[[W, DecisionView], str] | None:
        """How a kind of question is usually answered."""
        return answers.ANSWERS.get(kind)

    def phrases(self, world: W) -> list[Phrase]:
        """What there is to say now, the most urgent first."""
        return []

    def goals_of(self, world: W) -> list[Goal]:
        """Everything worth walking for."""
        raise NotImplementedError

    def hurry(self, world: W) -> int:
        """0: there is time, 1: it is time to go, 2: now or never, 3: the last round."""
        raise NotImplementedError

    def deed(self, world: W, option: OptionView) -> float:
        """What any other action than moving and passing is worth in peace."""
        raise NotImplementedError

    def fighting_deed(self, world: W, option: OptionView) -> float:
        """What a card or an item is worth in a fight."""
        raise NotImplementedError

    # ---- answering

    def choose(self, view: TableView) -> str:
        """The option with the best score, or the usual answer to that kind of question."""
        decision = view.decision
        if decision is None:
            raise ValueError("this seat has nothing to decide")
        if len(decision.options) == 1:
            return decision.options[0].text
        world = self.picture(view)
        if decision.kind == "action":
            return self.act(world, decision)
        if decision.kind == "end_of_turn":
            return "end"
        if decision.kind == "trade_answer":
            return trading.answer(world, decision, self.mood(world))
        answer = self.answer_to(decision.kind)
        if answer is not None:
            return answer(world, decision)
        if decision.kind in ("choose_target", "computer_target", "craft_choice"):
            return self.target(world, decision)
        return self.default(world, decision)

    def talk(self, view: TableView) -> list[Phrase]:
        """The most urgent thing that it has not said this round."""
        if view.seat is None or view.me is None or view.crew[view.seat].place != "room":
            return []
        for phrase in self.phrases(self.picture(view)):
            said = self.saying(view, phrase)
            if said not in self.said:
                self.said.add(said)
                return [phrase]
        return []

    def saying(self, view: TableView, phrase: Phrase) -> tuple[int, str]:
        """What counts as the same words again: claims are made once a game."""
        return (view.round if not phrase.key.startswith("my_") else 0, phrase.key)

    # ---- acting

    def act(self, world: W, decision: DecisionView) -> str:
        """Score every action."""
        self.goals = self.goals_of(world)
        self.calm = CALM[self.hurry(world)] * self.caution
        best, best_score = "pass", -99.0
        for option in decision.options:
            score = self.score(world, option)
            if score > best_score and not self.vain(world, option):
                best, best_score = option.text, score
        self.tried[self.moment(world, best)] = self.tried.get(self.moment(world, best), 0) + 1
        return best

    def moment(self, world: W, text: str) -> tuple[object, ...]:
        """Where and with what an action was tried."""
        view = world.view
        return (view.round, view.actions_left, world.room, world.hand, text)

    def vain(self, world: W, option: OptionView) -> bool:
        """Whether this was tried here before and nothing came of it: somebody says no."""
        return option.verb != "pass" and self.tried.get(self.moment(world, option.text), 0) >= 2

    def score(self, world: W, option: OptionView) -> float:
        """How good an action looks now; passing is about 0."""
        return self.worth(world, option)

    def worth(self, world: W, option: OptionView) -> float:
        """What an action brings and risks."""
        verb = option.verb
        if verb == "pass":
            return self.pass_score(world)
        if verb == "drop":
            return -50.0
        if world.fighting:
            return self.fight(world, option)
        if verb in ("move", "careful"):
            return self.walk(world, option, verb == "careful")
        return self.deed(world, option)

    def pass_score(self, world: W) -> float:
        """Passing keeps cards against surprises; not in a fight or in fire."""
        score = 0.25 * max(0, 4 - world.purse)
        if world.fighting:
            score -= 2.0
        if world.rooms[world.room].fire:
            score -= 1.0
        return score

    # ---- moving

    def walk(self, world: W, option: OptionView, careful: bool) -> float:
        """Towards the goal with the best value for its way, minus the risk of the step."""
        slot = int(first_arg(option))
        cards = world.purse - (2 if careful else 1)
        risk = world.risk(slot, cards)
        if careful and not world.friends(slot):
            room = world.rooms[slot]
            risk = world_weights.COMPANY * world.threat(slot) + (0.4 if not room.explored else 0.0)
            risk += 0.8 if room.fire else 0.0
        value = max((self.gain(world, goal, slot) for goal in self.goals), default=0.0)
        return value - risk * (0.8 + world.hurt()) * self.calm - (CAREFUL if careful else STEP)

    def gain(self, world: W, goal: Goal, slot: int) -> float:
        """What a step to `slot` is worth for a goal: only steps on the way count."""
        if goal.slot == world.room:
            return 0.0
        route = world.routes.get(goal.slot)
        if route is None:
            return 0.0
        if slot == goal.slot or route[2] == slot:
            return goal.value / (1.0 + 0.22 * route[0])
        return 0.0

    # ---- fighting

    def fight(self, world: W, option: OptionView) -> float:
        """Shoot what can be killed, run from what cannot."""
        foes = world.foes(world.room)
        threat = world.threat(world.room)
        verb = option.verb
        if verb in ("shoot", "melee"):
            name = option.args[-1].text.split("#")[0]
            foe = next(s for s in foes if s.text == option.args[-1].text)
            if verb == "melee":
                return {"larva": 1.6, "creeper": 0.6}.get(name, -1.5) - world.hurt() * 2
            return self.shot(world, name, foe.wounds)
        if verb == "move":
            slot = int(first_arg(option))
            away = threat - world.threat(slot)
            pull = max((self.gain(world, goal, slot) for goal in self.goals), default=0.0)
            hits = sum(0.55 for s in foes if s.kind != "larva") + 0.8 * sum(
                1 for s in foes if s.kind == "larva"
            )
            cost = hits * (1.0 + 2.2 * world.hurt())
            return (
                0.55 * away
                + PULL * pull
                - cost
                - 0.5 * self.calm * world.risk(slot, world.purse - 1)
                + 0.4
            )
        return self.fighting_deed(world, option)

    def shot(self, world: W, kind: str, wounds: int) -> float:
        """What a shot may bring: the odds of a hit times those of the wound check (LD-WND-04)."""
        lit = not world.dark(world.room)
        if kind == "larva":
            return 3.5 if lit else 2.8
        hit = 0.85 if lit else 0.75 if kind == "creeper" else 0.5 if kind == "adult" else 0.33
        gone = GONE[min(wounds + 1, 5)]
        if kind in ("breeder", "queen"):
            gone *= 0.4
        worth = {"creeper": 3.0, "adult": 4.0, "breeder": 6.5, "queen": 8.0}[kind]
        return worth * hit * gone * (1.0 + 1.5 * world.hurt()) + 0.2 * hit

    def roll(self, world: W) -> float:
        """The risk of a noise roll where we stand, with two cards paid (LD-GOL-05)."""
        meeting = sum(0.2 for way in world.board.exits[world.room] if way in world.noisy)
        worse = world.surprise(world.room, len(world.hand) - 2)
        return self.calm * meeting * (world_weights.MEETING + world_weights.STARTLE * worse)

    # ---- choosing for a declared action

    def target(self, world: W, decision: DecisionView) -> str:
        """Sensible targets: the weakest foe, the nearest way to a goal, the most useful deck."""
        options = decision.options
        verb = options[0].verb
        if verb == "to":
            return max(options, key=lambda o: self._room_worth(world, int(first_arg(o)))).text
        if verb == "target":
            foes = {s.text: s for s in world.view.stalkers}
            order = ("larva", "creeper", "adult", "breeder", "queen")

            def worth(option: OptionView) -> float:
                foe = foes.get(first_arg(option))
                return 0.0 if foe is None else foe.wounds * 2.0 - order.index(foe.kind)

            return max(options, key=worth).text
        if verb == "deck":
            want = "green" if world.me.wounds or world.me.light else "red"
            if world.weapon():
                want = "green"
            for option in options:
                if first_arg(option) == want:
                    return option.text
        if verb == "player":
            return answers.weakest(world, decision)
        if verb in ("drop", "take"):
            return min(options, key=lambda o: answers.item_value(world, first_arg(o))).text
        if verb == "wound":
            return options[0].text
        return self.default(world, decision)

    def _room_worth(self, world: W, slot: int) -> float:
        plans = self.goals or self.goals_of(world)
        best = max((g.value for g in plans if g.slot == slot), default=0.0)
        towards = max((g.value / 4 for g in plans if world.distance(g.slot) < 9), default=0.0)
        return best + towards * 0.1 - world.risk(slot, world.purse)

    def default(self, world: W, decision: DecisionView) -> str:
        """Any question nobody thought of."""
        if decision.secret:
            return cautious(decision)
        texts = [o.text for o in decision.options]
        for word in ("done", "no", "decline"):
            if word in texts and decision.kind.startswith(self.declined):
                return word
        return texts[0] if decision.kind in self.first else cautious(decision)


def cost_of(world: World, option: OptionView) -> int:
    """Cards that an action takes from the hand, the played card included."""
    verb = option.verb
    if verb == "play":
        return 1 + world.registry.action_cards[first_arg(option)].cost
    if verb == "use":
        return world.registry.items[item_key(first_arg(option))].cost
    if verb == "room":
        tile = world.rooms[world.room].tile
        key = first_arg(option)
        return next((a.cost for a in world.registry.rooms[tile].actions if a.key == key), 2)
    return world.values.verb_costs.get(verb, 1)

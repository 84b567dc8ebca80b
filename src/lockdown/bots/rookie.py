"""What every bot has in common: questions and answers, temper and talk.

How it acts differs: `lockdown.bots.beginner` for the rookie, `lockdown.bots.regular` for others.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic

from lockdown.bots import answers, trading
from lockdown.bots.answers import cautious, first_arg, item_key
from lockdown.bots.base import Bot
from lockdown.bots.talk import Manner, Phrase
from lockdown.bots.temper import LOYAL, Temper
from lockdown.bots.world import W, World
from lockdown.views.types import DecisionView, OptionView, TableView

#: Chance that a wound check ends a fight, by wounds (deck of 20 attack cards, LD-CRD-57).
GONE = (0.0, 0.15, 0.3, 0.45, 0.7, 1.0)

#: What others are asked to agree to.
ASKING = ("trade", "room analyse")


class RookieBot(Bot, Generic[W]):
    """Answers what a table asks, whatever it plans."""

    level = "rookie"
    declined: ClassVar[tuple[str, ...]] = ("trade", "craft", "look")
    """Questions that begin so are declined if nothing else is known about them."""
    first: ClassVar[tuple[str, ...]] = ()
    """Questions to which the first option is the answer."""
    anew: ClassVar[frozenset[str]] = frozenset(("dice", "temper", "manner"))
    """Attributes that are no memory: what it is made with, and, in classes below, what is thought
    out anew for every view. Those whose names begin with `_` are none either."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.said: set[tuple[int, str]] = set()
        # Dice of its own: how it talks must not change how it plays.
        self.settle(seed)
        self.tried: dict[tuple[object, ...], int] = {}

    def settle(self, seed: int) -> None:
        """Temperament and manner of speaking, by a seed that stays the same for a whole game."""
        self.temper = Temper.drawn(random.Random(f"temper {seed}"))
        self.manner = Manner.drawn(random.Random(f"manner {seed}"), self.temper)

    def memory(self) -> dict[str, Any]:
        """Everything it has but what is `anew`."""
        anew = {name for kind in type(self).__mro__ for name in vars(kind).get("anew", ())}
        return {
            name: value
            for name, value in vars(self).items()
            if name not in anew and not name.startswith("_")
        }

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Take over what is kept in mind."""
        vars(self).update(memory)

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

    def act(self, world: W, decision: DecisionView) -> str:
        """Which action to take."""
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

    def score(self, world: W, option: OptionView) -> float:
        """How good an action looks now."""
        raise NotImplementedError

    def best_scored(self, world: W, decision: DecisionView) -> str:
        """The action with the best score that was not tried in vain before."""
        best, best_score = "pass", -99.0
        for option in decision.options:
            score = self.score(world, option)
            if score > best_score and not self.vain(world, option):
                best, best_score = option.text, score
        self.tries(world, best)
        return best

    # ---- what was tried

    def tries(self, world: W, text: str) -> None:
        """This is played now: if nothing comes of it, it is `vain` some day."""
        moment = self.moment(world, text)
        self.tried[moment] = self.tried.get(moment, 0) + 1

    def moment(self, world: W, text: str) -> tuple[object, ...]:
        """Where and with what an action was tried."""
        view = world.view
        if text in ASKING:
            # What was refused is refused again, however many cards are left to ask with.
            return (view.round, world.room, tuple(world.things), text)
        return (view.round, view.actions_left, world.room, world.hand, text)

    def vain(self, world: W, option: OptionView) -> bool:
        """Whether this was tried here before and nothing came of it: somebody says no."""
        often = self.tried.get(self.moment(world, option.text), 0)
        return option.verb != "pass" and often >= (1 if option.text in ASKING else 2)

    # ---- choosing for a declared action

    def target(self, world: W, decision: DecisionView) -> str:
        """Sensible targets: the weakest foe, the most useful deck."""
        options = decision.options
        verb = options[0].verb
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
        if verb == "drop":
            # What is used up goes first: one kept the empty weapon (81301, round 7).
            return min(options, key=lambda o: answers.held_value(world, first_arg(o))).text
        if verb == "take":
            return min(options, key=lambda o: answers.item_value(world, first_arg(o))).text
        if verb == "wound":
            return answers.worst_wound(world, decision)
        return self.default(world, decision)

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
        # A hurt hand makes it dearer.
        return max(option.cost, world.registry.items[item_key(first_arg(option))].cost)
    if verb == "room":
        tile = world.rooms[world.room].tile
        key = first_arg(option)
        return next((a.cost for a in world.registry.rooms[tile].actions if a.key == key), 2)
    return world.values.verb_costs.get(verb, 1)

"""Which things a beginner keeps: of two that were found, and of those in full hands."""

from __future__ import annotations

import re

from lockdown.bots import answers
from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.rookie import RookieBot
from lockdown.bots.world import W
from lockdown.views.types import ArgView, DecisionView, OptionView

#: How much more a thing is kept that one lacks.
LACKED = 4.0
#: How much less one takes what one has already, and ammo for weapons that one does not have.
TWICE, UNFIT = 1.5, 3.0


class Keeper(RookieBot[W]):
    """What a beginner does with the things that it finds."""

    def kept(self, world: W, decision: DecisionView) -> str:
        """Of two things the better one, and first of all what one lacks now.

        What one has already is worth less, but for medicine; ammo that fits nothing less still,
        and least of all what one would not lay anything down for.
        """

        def worth(option: OptionView) -> float:
            key = item_key(first_arg(option))
            if not self.held(world, first_arg(option)):
                return 0.0
            value = answers.found_value(world, first_arg(option))
            if key in world.missing or emptied & set(world.values.fuels.get(key, ())):
                return value + LACKED
            arms = {world.registry.items[item.key].weapon for item in world.me.hands}
            if key in world.values.charges and not arms & set(world.values.charges[key]):
                return value - UNFIT
            return value - (TWICE if colourless(key) in had and key not in medicine else 0.0)

        medicine = world.values.medicine
        emptied = {item.key for item in world.me.hands if not item.count}
        had = {colourless(key) for key in world.things}

        return max(decision.options, key=worth).text

    def held(self, world: W, text: str) -> bool:
        """Whether one would hold a thing in the end: with full hands one lays another one down."""
        if world.free_slots > 0 or not world.registry.items[item_key(text)].heavy:
            return True
        drops = (
            OptionView(f"drop {item.text}", "drop", (ArgView("item", item.text),))
            for item in world.me.hands
        )
        about = {"item": ArgView("item", text)}
        decline = OptionView("decline", "decline", ())
        asks = DecisionView("full_hands", "", secret=False, options=(*drops, decline), about=about)
        return self.let_go(world, asks) != "decline"

    def let_go(self, world: W, decision: DecisionView) -> str:
        """What goes for what comes: no weapon for another one with fewer shots (LD-ITM-33)."""
        answer = answers.drop_worst(world, decision)
        comes, gone = decision.about.get("item"), answer.partition(" ")[2]
        weapons = [i for i in world.me.hands if world.registry.items[i.key].weapon]
        charges = world.values.charges
        loads = {kind for key in world.things for kind in charges.get(key, ())}
        held = next((item.count for item in weapons if item.text == gone), 0)
        fits = any(world.registry.items[i.key].weapon in loads for i in weapons if i.text == gone)
        if comes is not None and fits and not world.registry.items[item_key(comes.text)].weapon:
            return "decline"  # one has what loads it
        if comes is None or not held or answer not in {o.text for o in decision.options}:
            return answer
        loaded = re.match(r"\w+:(\d+)", comes.text)
        shots = int(loaded[1]) if loaded else 0
        fewer = world.registry.items[item_key(comes.text)].weapon and shots < held
        return "decline" if fewer else answer


def colourless(key: str) -> str:
    """What a thing is, of whichever deck: some are in two of them."""
    return "_".join(word for word in key.split("_") if word not in ("yellow", "green", "red"))

"""Closed doors that a card or a thing opens: what lies behind them, and what it is kept for."""

from __future__ import annotations

import copy
from typing import Any

from msgspec.structs import replace

from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.planner import Planner
from lockdown.bots.regular import SCALE, RegularBot
from lockdown.bots.rookie import cost_of
from lockdown.games.lockdown.bots.goals import DOORS
from lockdown.games.lockdown.bots.world import OPENERS, LockdownWorld
from lockdown.state import keys
from lockdown.views.types import ArgView, DecisionView, OptionView

#: How much more the best plan must come to with a door open than without what opens it; what it
#: is worth to open one for less, compared with passing.
BEHIND, VAIN = 0.03, 0.9
#: How much more gladly a card is kept for every point that it saves as what opens a door on the
#: way, and at most.
KEY, DEAREST = 0.3, 3.0
#: Actions of a turn.
TURN = 2
#: The card that wrecks a closed door.
WRECK = "play demolition 0"


class Doors(RegularBot[LockdownWorld]):
    """Knows that a closed door need not be the end of a way (LD-DOR-02, LD-DOR-07)."""

    anew = frozenset(("lacked",))
    lacked: tuple[LockdownWorld | None, Planner[LockdownWorld, Any] | None] = (None, None)
    """The last table for which it was planned without a card that opens doors, and the plans."""

    def after(self, world: LockdownWorld, option: OptionView) -> float:
        """As usual; opening a door is worth what lies behind it.

        One sat beside the shut door to the gate, the card for it in hand, ran from an adult into
        the noise on the other side, and did not come back in time (161522, rounds 6 and 7).
        """
        if not opens(option):
            return super().after(world, option) * self.shut_off(world, option)
        left = min(self.waiting, self.staying(world, cost_of(world, option)))
        bare = self.lacking(world, option)
        ways = [(s, way) for s, way in world.board.ways[world.room] if way in world.shut]
        worth = max((self.beyond(bare, slot, way) for slot, way in ways), default=0.0)
        if worth <= (1.0 + BEHIND) * self.imagined(bare).staying(bare, 0):
            worth = left * VAIN
        return worth * self.in_fire(world, option)

    def shut_off(self, world: LockdownWorld, option: OptionView) -> float:
        """What is left of a plan that a door is in the way of, where its last card is paid with.

        One drove a foe off with it, before the door to the gate (161522, round 7).
        """
        keyed = [card for card in world.hand if card in OPENERS]
        going = option.verb in ("move", "careful")
        left = world.purse - cost_of(world, option) - world.limp * going
        if not keyed or left > 0 or not world.shut:
            return 1.0
        slot = int(first_arg(option)) if going else world.room
        mine, without = self.planner.value(slot, 0), self.keyless(world).value(slot, 0)
        return min(1.0, without / mine) if mine else 1.0

    def keyless(self, world: LockdownWorld) -> Planner[LockdownWorld, Any]:
        """Plans of one without a card that opens doors; the same for all options."""
        if self.lacked[0] is not world or self.lacked[1] is None:
            kept = tuple(card for card in world.hand if card not in OPENERS)
            self.lacked = world, self.imagined(holding(world, kept)).planner
        assert self.lacked[1] is not None
        return self.lacked[1]

    def beyond(self, world: LockdownWorld, slot: int, way: int) -> float:
        """What a step through a door of the own room comes to, the card that opens it spent.

        Nothing where one would not go there next: an open door lets others in meanwhile.
        """
        there = ajar(world, way)
        other = self.imagined(there)
        ways = (verb == "careful" for verb, _ in steps_to(there, slot))
        worth = max((other.after_move(there, slot, careful=quiet) for quiet in ways), default=0.0)
        return worth if worth > other.waiting else 0.0

    def balks(self, world: LockdownWorld, option: OptionView, decision: DecisionView) -> bool:
        """Whether one would not go through the door that one opens, as the next thing one does.

        What is open lets in who stands behind it: some wrecked a door, and passed before it.
        """
        bare = self.lacking(world, option)
        ways = [(s, way) for s, way in world.board.ways[world.room] if way in world.shut]
        if not ways:
            return True
        slot, way = max(ways, key=lambda there: self.beyond(bare, *there))
        steps = tuple(
            OptionView(f"{verb} {slot:03}", verb, (ArgView("room", f"{slot:03}"),), price)
            for verb, price in steps_to(bare, slot)
        )
        left = tuple(
            o
            for o in decision.options
            if not opens(o) and cost_of(bare, o) <= bare.purse and held(bare, o)
        )
        asks = replace(decision, options=(*left, *steps))
        there = ajar(bare, way)
        spent = TURN - 1 if world.view.actions_left >= TURN else TURN
        there = LockdownWorld(replace(there.view, decision=asks, actions_left=spent))
        other = self.imagined(there)
        points = {o.text: other.score(there, o) for o in asks.options}
        barred = other.plainly(there, asks, points)
        kept = [text for text in points if text not in barred]
        best = max(kept, key=points.__getitem__, default="pass")
        return best not in {step.text for step in steps}

    def imagined(self, world: LockdownWorld) -> Doors:
        """The same player before another picture of the table."""
        other = copy.copy(self)
        other.prepare(world)
        return other

    def lacking(self, world: LockdownWorld, option: OptionView) -> LockdownWorld:
        """The table after a card was played, or a thing used and paid for."""
        card, cards = first_arg(option), list(world.hand)
        own = [c for c in cards if not c.startswith("contamination")]
        for spent in [card] if card in cards else own[: cost_of(world, option)]:
            cards.remove(spent)
        return holding(world, tuple(cards))

    def target(self, world: LockdownWorld, decision: DecisionView) -> str:
        """As usual; the door is opened behind which there is most to hope for."""
        action, options = decision.about.get("action"), decision.options
        if action is None or options[0].verb != "through" or not unbars(action.text):
            return super().target(world, decision)
        ways = {o.text: world.corridor(first_arg(o)) for o in options}
        shut = {text: way for text, way in ways.items() if way in world.shut}
        board, here = world.board, world.room
        return max(
            shut or ways,
            key=lambda text: self.beyond(world, board.other_end(ways[text], here), ways[text]),
        )

    def unlocks(self, world: LockdownWorld, card: str) -> float:
        """How much more gladly a card is kept that opens a door on the way."""
        if not world.shut or card not in OPENERS or card not in world.hand:
            return 0.0
        cards = list(world.hand)
        cards.remove(card)
        bare = holding(world, tuple(cards))
        mine, without = self.imagined(world).planner, self.imagined(bare).planner
        lost = mine.value(world.room, bare.purse) - without.value(world.room, bare.purse)
        return max(0.0, min(DEAREST, KEY * SCALE * lost))


def opens(option: OptionView) -> bool:
    """Whether an action opens a door."""
    if option.verb not in ("play", "use") or len(option.args) < 2:
        return False
    return (item_key(first_arg(option)), option.args[1].text) in DOORS


def ajar(world: LockdownWorld, way: int) -> LockdownWorld:
    """The same table with a door open."""
    closed = tuple(text for text in world.view.closed if world.corridor(text) != way)
    return LockdownWorld(replace(world.view, closed=closed))


def steps_to(world: LockdownWorld, slot: int) -> list[tuple[str, int]]:
    """Steps to a room next door that one has the cards for, with their price (LD-BAS-03)."""
    found = [("move", 1 + world.limp)]
    if not world.fighting and any(way not in world.noisy for way in world.board.exits[slot]):
        found.append(("careful", 2 + world.limp))
    return [(verb, price) for verb, price in found if price <= world.purse]


def held(world: LockdownWorld, option: OptionView) -> bool:
    """Whether the card of an action is still in hand."""
    return option.verb != "play" or first_arg(option) in world.hand


def unbars(action: str) -> bool:
    """The same, as questions for a target name an action."""
    verb, *rest = action.split("/")
    if verb not in ("play", "use") or len(rest) < 2:
        return False
    number = int(rest[0])
    key = keys.ACTIONS[number] if verb == "play" else keys.ITEMS[number & 255]
    return (key, rest[1]) in DOORS


def holding(world: LockdownWorld, cards: tuple[str, ...]) -> LockdownWorld:
    """The same table with other cards in hand."""
    view = world.view
    me = replace(view.me, hand=cards) if view.me is not None else None
    crew = tuple(replace(c, hand=len(cards)) if c is world.me else c for c in view.crew)
    return LockdownWorld(replace(view, me=me, crew=crew))

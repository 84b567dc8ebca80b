"""What every bot of Lockdown knows, whatever it plans."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.answers import first_arg, item_key, item_value
from lockdown.bots.footsteps import Goal
from lockdown.bots.rookie import RookieBot
from lockdown.bots.talk import Phrase
from lockdown.games.lockdown.bots import goals
from lockdown.games.lockdown.bots.answers import ANSWERS, SUIT, computer_target, sorest
from lockdown.games.lockdown.bots.talk import phrases
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import DecisionView, TableView


class LockdownMind(RookieBot[LockdownWorld]):
    """What every bot of Lockdown knows: its picture of the table, its answers, its words."""

    declined = (*RookieBot.declined, "elevator")
    first = ("computer_option", "use_computer")

    def picture(self, view: TableView) -> LockdownWorld:
        """The view as bots of Lockdown look at it."""
        if not isinstance(view, LockdownView):
            raise TypeError(f"this bot plays Lockdown, not {view.game}")
        return LockdownWorld(view)

    def answer_to(self, kind: str) -> Callable[[LockdownWorld, DecisionView], str] | None:
        """How a kind of question is usually answered."""
        return ANSWERS.get(kind)

    def phrases(self, world: LockdownWorld) -> list[Phrase]:
        """What there is to say now, the most urgent first."""
        return phrases(world, self.manner)

    def goals_of(self, world: LockdownWorld) -> list[Goal]:
        """Everything worth walking for."""
        return goals.goals(world)

    def hurry(self, world: LockdownWorld) -> int:
        """How much time is left."""
        return goals.hurry(world)

    def target(self, world: LockdownWorld, decision: DecisionView) -> str:
        """The rover goes where it is of use to us, stores give the best; the rest as usual."""
        own = {item.text for item in world.me.hands}
        own |= {thing.item.text for thing in world.me.pack if thing.item is not None}
        takes = [o for o in decision.options if o.verb == "take"]
        made = all(item_key(first_arg(o)) in world.view.crafted for o in takes)
        if takes and made and any(first_arg(o) not in own for o in takes):
            # Not what is given up, but what is gained; nothing twice; armour is a suit.
            had = {*world.things, *((SUIT,) if world.suit else ())}
            new = [o for o in takes if item_key(first_arg(o)) not in had]
            # LD-ITM-30: a second suit is of no use to anybody, a second Taser is (111201, round 6).
            new = new or [o for o in takes if item_key(first_arg(o)) != SUIT] or takes
            return max(new, key=lambda o: item_value(world, first_arg(o))).text
        if decision.options[0].verb == "wound":
            return sorest(world, decision)
        return computer_target(world, decision) or super().target(world, decision)

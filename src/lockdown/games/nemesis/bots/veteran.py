"""The veteran of the original game: the policy or `regular`, checked on imagined tables."""

from __future__ import annotations

from lockdown.bots.search import Effort, Imagination, Walker
from lockdown.bots.veteran import LOGIT, VeteranBot
from lockdown.games.nemesis.bots import quick_player, standing
from lockdown.games.nemesis.bots.blazes import PLENTY
from lockdown.games.nemesis.bots.determinise import determinise
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.state import keys
from lockdown.views.types import TableView

#: A hand with which one does not pass in a fight or in a fire, where waiting hurts.
ENOUGH = 2
#: Rounds in which everybody looks around.
EARLY = 3
#: Questions that `regular` answers better than the policy, besides those that it answers for
#: `learned`: it stopped pods that had a place for it, locked open ones, set a course unseen, broke
#: engines for nothing, paid for the way to a broken room with the card that repairs it, and put the
#: noise of a careful step where it went next.
OWN = frozenset(
    (
        *("interrupt", "interrupt_interruption", "choose_target", "engine_order"),
        *("pay", "smoke_discard", "tracker_price", "careful_noise"),
    )
)


def idle(t: NemesisTable, seat: int) -> bool:
    """Whether passing is worth a thought.

    Playouts end after a round or two, and all that they see of a round that was passed is that
    nothing happened in it. Who thinks so with a full hand sits still until the ship is lost.
    """
    slot = t.room[seat]
    purse = sum(1 for card in t.hand[seat] if card < keys.CONTAMINATION)
    pressed = (t.foes | t.fire) >> slot & 1
    return purse < (ENOUGH if pressed else PLENTY)


IMAGINATION = Imagination(
    table=determinise,
    answer=quick_player.answer,
    scores=quick_player.scores,
    standing=standing.value,
    out=frozenset((keys.DEAD, keys.ESCAPED, keys.HIBERNATING)),
    idle=idle,
)


class Busy(NemesisLearned):
    """The policy, which passes gladly in the first rounds: those who look around find the pods."""

    def shuns(self, view: NemesisView, text: str) -> bool:
        """Passing in the first rounds with cards and a way that does not burn."""
        if super().shuns(view, text):
            return True
        if text != "pass" or view.round > EARLY or view.decision is None or view.me is None:
            return False
        cards = [card for card in view.me.hand if not card.startswith("contamination")]
        burning = {f"{room.slot:03d}" for room in view.rooms if room.fire}
        ways = [
            option
            for option in view.decision.options
            if option.verb in ("move", "careful") and option.args[0].text not in burning
        ]
        return len(cards) >= PLENTY and bool(ways)


class NemesisVeteran(VeteranBot[NemesisWorld], NemesisSense):
    """Searches before it acts."""

    guided_effort = Effort(stages=((6, 4), (8, 3), (10, 2)), rounds=2)
    points = NemesisLearned.point * LOGIT
    """As much beside a logit as in the level `learned`."""

    def imagination(self) -> Imagination:
        """Tables of the original game."""
        return IMAGINATION

    def walker(self) -> Walker | None:
        """`regular` acts as the quick player does, which needs no view."""
        return None

    def choose(self, view: TableView) -> str:
        """Whom to hold up, what to aim at and to pay with is not left to the policy."""
        if view.decision is not None and view.decision.kind in OWN:
            return NemesisSense.choose(self, view)
        return super().choose(view)

    def trained(self) -> NemesisLearned:
        """The level `learned`, which does not idle while there is a ship to look at."""
        return Busy()

"""The veteran of the original game: the policy or `regular`, checked on imagined tables."""

from __future__ import annotations

from typing import Any

from lockdown.bots.answers import first_arg
from lockdown.bots.search import Imagination, Walker
from lockdown.bots.veteran import VeteranBot
from lockdown.games.nemesis.bots import quick_player, standing
from lockdown.games.nemesis.bots.determinise import determinise
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.regular import UNWANTED, NemesisRegular
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.state import keys
from lockdown.views.types import DecisionView

#: A hand with which nobody who has something to do passes: what is kept of it does not come anew.
PLENTY = 4
#: The same in a fight or in a fire, where waiting hurts.
ENOUGH = 2
#: Rounds in which everybody looks around.
EARLY = 3
#: How much more than passing `regular` must like something that is done instead of it, and how
#: much less what makes no sense.
BETTER, SENSELESS = 1.0, 8.0
#: What is done where one stands; how much more than passing `regular` must like it for the policy
#: not to walk past it; and what the policy may judge better, as it decides about everything else.
DEEDS, AT_HAND = ("room", "play", "use"), 4.0
LEAVING = tuple(
    f"room {key}" for key in ("enter_pod", "hibernate", "start_self_destruct", "stop_self_destruct")
)
#: How much better than anything else a shot is that probably kills.
SURE = 10.0
GOING = ("move", "careful")


def idle(t: NemesisTable, seat: int) -> bool:
    """Whether passing is worth a thought.

    Playouts end with the next round, so all that they see of a round that was passed is that
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


class NemesisVeteran(VeteranBot[NemesisWorld], NemesisRegular):
    """Searches before it acts."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.trail: tuple[int, int, int] = (0, 0, 0)
        """The round, the room it is in, and the one from which it came there."""

    def act(self, world: NemesisWorld, decision: DecisionView) -> str:
        """As usual, with an eye on where it came from."""
        chosen = super().act(world, decision)
        verb, _, rest = chosen.partition(" ")
        if verb in GOING:
            self.trail = (world.view.round, int(rest), world.room)
        return chosen

    def barred(self, world: NemesisWorld, decision: DecisionView) -> frozenset[str]:
        """What `regular` sees no sense in, passing with a full hand, and a step straight back.

        The policy picks up what it cannot use, walks to and fro where others are and sits on full
        hands; a playout of one round does not see what that costs.
        """
        scores = {option.text: self.score(world, option) for option in decision.options}
        waits = scores.get("pass", 0.0)
        best = max(scores, key=scores.__getitem__)
        if best.startswith("drop"):
            # What is good for nothing any more is laid down, which is free.
            return frozenset(scores.keys() - {best})
        if not self.drawn:
            return frozenset()
        if world.fighting:
            # Whoever can kill it now with a shot does not run away from it.
            sure = scores[best] - SURE if best.startswith("shoot") else UNWANTED
            return frozenset(text for text, score in scores.items() if score < sure)
        found = {text for text, score in scores.items() if score < waits - SENSELESS}
        chased = any(world.foes(other) for other, _ in world.board.ways[world.room])
        for option in decision.options:
            if option.verb not in GOING:
                continue
            slot = int(first_arg(option))
            back = self.trail == (world.view.round, world.room, slot)
            if chased and not back and not world.foes(slot):
                # It may know better where to hide.
                found.discard(option.text)
            elif (back and not world.rooms[world.room].fire) or (
                world.rooms[slot].fire and scores[option.text] < waits
            ):
                found.add(option.text)
        burns = world.rooms[world.room].fire
        if burns and world.view.actions_left <= 1 and best.startswith(GOING):
            # The last action takes it out of the fire.
            found |= {option.text for option in decision.options if option.verb not in GOING}
        if scores[best] > waits + BETTER and world.purse >= (1 if burns else PLENTY):
            found.add("pass")
        if best.split()[0] in DEEDS and best not in LEAVING and scores[best] > waits + AT_HAND:
            # What it came for, or what heals it, is done before it goes on or rests.
            found |= {o.text for o in decision.options if o.verb in (*GOING, "pass")}
        return frozenset(found - {best})

    def imagination(self) -> Imagination:
        """Tables of the original game."""
        return IMAGINATION

    def walker(self) -> Walker | None:
        """`regular` acts as the quick player does, which needs no view."""
        return None

    def trained(self) -> NemesisLearned:
        """The level `learned`, which does not idle while there is a ship to look at."""
        return Busy()

"""The level `learned` of the original game: a policy trained by self-play (`docs/learning.md`)."""

from __future__ import annotations

from pathlib import Path

from lockdown.bots.answers import item_key
from lockdown.bots.learned import AIMS, ASKED, ShippedMixin
from lockdown.games.nemesis.bots import finds
from lockdown.games.nemesis.bots.sensible import NemesisSensible
from lockdown.games.nemesis.bots.values import VALUES
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.views.types import TableView

#: Weights in half precision, for the layout `nemesis/1`.
FILE = str(Path(__file__).with_name("policy.npz"))
#: What it was trained for: mode and side.
TRAINED = frozenset((mode, "basic") for mode in ("standard", "solo"))


#: The corpse that an objective asks for, as options name it (NM-SET-30).
BLUE = "corpse:15"
#: Putting out the fire of the own room.
SPRAY = "use fire_extinguisher 0"


class NemesisLearned(ShippedMixin, NemesisSensible):
    """Plays what it learned on the basic side, everybody for themselves; `regular` elsewhere."""

    leaves = ASKED | {"keep_item", "engine_order", "treated_wound", "interrupt"}
    """Also which thing to keep: bleeding it chose food. In Lockdown that costs two lives in 100.
    Which wound to dress: it left the one that bleeds. And whom to hold up: it let those go whose
    death it needed."""
    aims = (*AIMS, "to", "through", "do", "pod", "course", "wound")
    """Also where to go, which door to open, what to do, which pod and which course; and which wound
    a thing dresses: it left the one that bleeds, and bled to death (15303, round 4)."""
    point = 0.3

    def policy_file(self) -> str:
        """The file of the policy."""
        return FILE

    def knows(self, view: NemesisView) -> bool:
        """The basic side, nobody in league, and nobody to become the Intruder."""
        return (view.mode, view.board) in TRAINED and "intruder_player" not in view.options

    def choose(self, view: TableView) -> str:
        """As it has learned, but for the deck to draw from where one plainly lacks something."""
        decision = view.decision
        if (
            decision is not None
            and decision.kind == "choose_target"
            and decision.options[0].verb == "deck"
            and (found := finds.deck(self.picture(view), decision))
        ):
            return found
        return super().choose(view)

    def shuns(self, view: NemesisView, text: str) -> bool:
        """Free drops of useful things, a second object of a kind, burning with the means at hand.

        The policy saw all of it too seldom to learn that it costs something.
        """
        if view.decision is None or view.decision.kind not in ("action", "end_of_turn"):
            return False
        verb, _, rest = text.partition(" ")
        key = item_key(rest)
        if verb == "drop":
            return key not in VALUES.objects
        if verb == "pickup" and view.seat is not None:
            return rest != BLUE and any(item.key == key for item in view.crew[view.seat].hands)
        return verb == "pass" and any(option.text == SPRAY for option in view.decision.options)

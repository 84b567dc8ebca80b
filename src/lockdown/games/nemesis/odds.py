"""What an option of the original game risks, from a view alone (see `views.odds`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from lockdown.games.nemesis.ruleset import NemesisRuleset
from lockdown.games.nemesis.rulesets import ruleset
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.games.shared import harm
from lockdown.kernel.options import ARG_KINDS, Option
from lockdown.state.facts import ItemCard, StalkerToken
from lockdown.state.keys import ADULT, FACE_BLANK, FACE_SINGLE
from lockdown.views.harm import Body
from lockdown.views.odds import Danger, Odds, Teller, body_of, worst

#: Room actions with a noise roll -> (its rule, the rule by which it fails; empty if it cannot).
ROLLING = {
    "enter_pod": ("NM-ROM-05", "NM-ROM-34"),
    "hibernate": ("NM-ROM-31", "NM-ROM-34"),
    "take_egg": ("NM-ROM-12", ""),
}
ROOM_COST = 2  # NM-ACT-04


class NemesisTeller(Teller):
    """One combat die, numbers without darkness, weaknesses that help everybody."""

    ids: ClassVar[Mapping[str, str]] = {
        "LD-CMB-01": "NM-CMB-01",
        "LD-CMB-05": "NM-CMB-05",
        "LD-CMB-13": "NM-CMB-10",
        "LD-CMB-14": "NM-CMB-14",
        "LD-ENC-09": "NM-ENC-08",
        "LD-EVT-07": "NM-RND-16",
        "LD-HRT-06": "NM-HRT-06",
        "LD-MOV-06": "NM-MOV-03",
        "LD-NOI-03": "NM-NOI-03",
        "LD-RND-13": "NM-RND-09",
    }

    def rules(self, view: NemesisView) -> NemesisRuleset:
        """The rule set of the table."""
        return ruleset(view.mode, view.board, tuple(sorted(view.options.items())))

    def bodies(
        self,
        view: NemesisView,
        kinds: tuple[int, ...],
        slot: int,  # noqa: ARG002
        paid: int,
    ) -> dict[Body, float]:
        """NM-ATK: attacks by these kinds."""
        me = self.mine(view)
        discard = next((deck.discard for deck in view.decks if deck.key == "attack"), ())
        how = harm.Attack(me.hand <= paid, "the_way_of_fighting" in view.weaknesses)
        return harm.attacks(kinds, body_of(me), harm.deck(discard), how)

    def number(self, view: NemesisView, token: StalkerToken, slot: int) -> int:  # noqa: ARG002
        """NM-ENC-07: the only one; one lower with the weakness Reaction to Danger."""
        lower = token.lit >= 2 and "reaction_to_danger" in view.weaknesses
        return token.lit - lower

    def face(self, view: NemesisView, face: int, kind: int) -> int:
        """NM-CMB-06: Vital Places turn a blank into a hit on an adult."""
        spot = face == FACE_BLANK and kind == ADULT and "vital_places" in view.weaknesses
        return FACE_SINGLE if spot else face

    def shot_wounds(self, view: NemesisView, weapon: ItemCard, wounds: int) -> int:
        """NM-CMB-06: more by the weaknesses to energy and to fire."""
        energy = weapon.weapon == "energy" and "vulnerability_to_energy" in view.weaknesses
        fire = weapon.key == "flamethrower" and "vulnerability_to_fire" in view.weaknesses
        return wounds + energy + fire

    def of_other(self, view: NemesisView, option: Option) -> Odds:
        """NM-ROM-34: pods, hibernation and eggs ask for a noise roll where one stands."""
        if option.verb != "room" or option.args[0] not in ROLLING:
            return Odds()
        me = self.mine(view)
        rule, fails = ROLLING[option.args[0]]
        rolled = self.of_roll(view, me.room, ROOM_COST)
        dangers = list(rolled.dangers)
        if fails:
            caught = rolled.outcomes.get("encounter", 0.0) - rolled.outcomes.get("blank", 0.0)
            if self._somebody_would_come(view, me.room):
                caught += rolled.outcomes.get("danger", 0.0)
            dangers.append(Danger("caught", round(caught, 4), fails))
        return Odds(rolled.outcomes, rule, worst(dangers))

    def _somebody_would_come(self, view: NemesisView, slot: int) -> bool:
        """NM-NOI-05, NM-NOI-07, NM-NOI-08: one next door, not in combat, no closed door between."""
        board = self.rules(view).board
        shut = {ARG_KINDS["corridor"].read(text) for text in view.closed}
        near = {room for room, way in board.ways[slot] if board.code[way] not in shut}
        crew = {c.room for c in view.crew if c.place in ("room", "pod")}
        return any(s.room in near - crew for s in view.stalkers)


_TELLER = NemesisTeller()


def of_option(view: NemesisView, text: str) -> Odds:
    """The odds of an option of the viewer; empty for options without a roll."""
    return _TELLER.of_option(view, text)

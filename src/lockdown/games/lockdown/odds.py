"""What an option of Lockdown risks, from a view alone (see `views.odds`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lockdown.games.lockdown import harm
from lockdown.games.lockdown.enemies import INTRUDERS, NIGHT_STALKERS
from lockdown.games.lockdown.ruleset import LockdownRuleset
from lockdown.games.lockdown.rulesets import ruleset
from lockdown.games.lockdown.view_types import LockdownCrewView, LockdownView
from lockdown.games.shared import harm as intruders
from lockdown.kernel.options import Option
from lockdown.state.facts import ItemCard, StalkerToken
from lockdown.state.keys import ADULT, FACE_BLANK, FACE_SINGLE
from lockdown.views.harm import Body
from lockdown.views.odds import Danger, Odds, Teller, body_of, worst

__all__ = ["Danger", "Odds", "of_option"]


class LockdownTeller(Teller):
    """Darkness, knowledge, the advantage die, and the way to the bunker."""

    def rules(self, view: LockdownView) -> LockdownRuleset:
        """The rule set of the table."""
        return ruleset(
            view.mode, view.board, tuple(sorted(view.options.items())), view.enemies, view.guests
        )

    def _in_dark(self, view: LockdownView, slot: int) -> bool:
        """LD-PWR-07, LD-PWR-08: no power, or hurt eyes."""
        me: LockdownCrewView = self.mine(view)
        return not view.rooms[slot - 1].powered or any(
            wound.key == "eyes" and not wound.dressed and not wound.numbed for wound in me.wounds
        )

    def _helps(self, view: LockdownView, weakness: str) -> bool:
        """LD-KNW-06: the weakness lies open, and the viewer knows enough."""
        me: LockdownCrewView = self.mine(view)
        return any(
            key == weakness and me.knowledge >= level
            for key, level in zip(view.weaknesses, self.rules(view).weakness_levels, strict=True)
        )

    def bodies(
        self,
        view: LockdownView,
        kinds: tuple[int, ...],
        slot: int,
        paid: int,
    ) -> dict[Body, float]:
        """LD-ATK: attacks by these kinds in that room, with the deck of these enemies."""
        discard = next((deck.discard for deck in view.decks if deck.key == "attack"), ())
        return _HARM[view.enemies](self, view, kinds, slot, paid, discard)

    def by_night_stalkers(
        self,
        view: LockdownView,
        kinds: tuple[int, ...],
        slot: int,
        paid: int,  # noqa: ARG002
        discard: tuple[str, ...],
    ) -> dict[Body, float]:
        """LD-ATK-06: with what they do in the dark."""
        how = harm.Attack(self._in_dark(view, slot), self._helps(view, "wary_of_shadows"))
        return harm.attacks(kinds, body_of(self.mine(view)), harm.deck(discard), how)

    def by_intruders(
        self,
        view: LockdownView,
        kinds: tuple[int, ...],
        slot: int,  # noqa: ARG002
        paid: int,
        discard: tuple[str, ...],
    ) -> dict[Body, float]:
        """LD-NIN-05, LD-NIN-09: the deck of the original game knows no darkness."""
        me = self.mine(view)
        how = intruders.Attack(me.hand <= paid, self._helps(view, "the_way_of_fighting"))
        return intruders.attacks(kinds, body_of(me), intruders.deck(discard), how)

    def number(self, view: LockdownView, token: StalkerToken, slot: int) -> int:
        """LD-ENC-06: the higher one in the dark."""
        number = token.dark if self._in_dark(view, slot) else token.lit
        slow = self._helps(view, "slow_awakening") or self._helps(view, "reaction_to_danger")
        return number - 1 if number >= 2 and slow else number

    def face(self, view: LockdownView, face: int, kind: int) -> int:
        """LD-NIN-08: Vital Places turn a blank into a hit on an adult."""
        spot = face == FACE_BLANK and kind == ADULT and self._helps(view, "vital_places")
        return FACE_SINGLE if spot else face

    def shot_wounds(self, view: LockdownView, weapon: ItemCard, wounds: int) -> int:
        """LD-NIN-08: one more by the weakness to energy."""
        energy = weapon.weapon == "energy" and self._helps(view, "vulnerability_to_energy")
        return wounds + energy

    def die(self, view: LockdownView) -> tuple[int, ...]:
        """LD-CMB-04: the advantage die where there is light."""
        rs = self.rules(view)
        dark = self._in_dark(view, self.mine(view).room)
        return rs.combat_die if dark else rs.advantage_die

    def payable(self, view: LockdownView) -> bool:
        """LD-CMB-11: a card to give up, or a weakness that makes it needless."""
        return self._helps(view, "light_shock") or super().payable(view)

    def of_other(self, view: LockdownView, option: Option) -> Odds:
        """LD-BNK-04, LD-BNK-06: a noise roll where one stands; who is caught stays.

        LD-SRF-20: a drive brings no roll, but perhaps company.
        """
        if option.verb == "drive":
            return Odds({"no_roll": 1.0}, "LD-SRF-20", worst(self._in_room(view, option.args[0])))
        if option.verb != "escape" or option.args[0] != "foot":
            return Odds()
        way = self.rules(view).ways_out["foot"]
        rolled = self.of_roll(view, self.mine(view).room)
        caught = rolled.outcomes.get("encounter", 0.0) - rolled.outcomes.get("blank", 0.0)
        danger = Danger("caught", round(caught, 4), way.failed)
        return Odds(rolled.outcomes, way.rule, worst([*rolled.dangers, danger]))


#: How attacks of each kind of enemies are told.
_HARM: Mapping[str, Callable[..., dict[Body, float]]] = {
    NIGHT_STALKERS.name: LockdownTeller.by_night_stalkers,
    INTRUDERS.name: LockdownTeller.by_intruders,
}
_TELLER = LockdownTeller()


def of_option(view: LockdownView, text: str) -> Odds:
    """The odds of an option of the viewer; empty for options without a roll."""
    return _TELLER.of_option(view, text)

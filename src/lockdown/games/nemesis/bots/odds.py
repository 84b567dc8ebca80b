"""Dangers of the ship, on the scale of `lockdown.bots.odds`."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from lockdown.bots.odds import Odds

#: Losses of a round on the ship, by round: quiet at first, deadly once the nest is awake.
TOLL = (0.08, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22, 0.25)
#: What a new malfunction or fire marker costs, by the markers that are left: one more than there
#: are destroys the ship (NM-MRK-13, NM-MRK-22).
LAST = (0.9, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05, 0.04)
#: Markers of each kind that an event phase places, about.
PLACED = 0.25
#: Share of the exploration tokens that bring a malfunction, and fire (NM-CMP-07).
BREAKS, BURNS = 8 / 20, 2 / 20


class NemesisOdds(Odds):
    """The dangers of one seat's picture of the ship."""

    toll: ClassVar[tuple[float, ...]] = TOLL

    def enter(self, slot: int, cards: int, *, careful: bool = False) -> float:
        """Going into a room with that many cards left; a new one may be the ship's last."""
        loss = super().enter(slot, cards, careful=careful)
        if not self.world.rooms[slot].explored:
            loss += self.exploring
        return loss

    def rounds(self, count: float) -> float:
        """What that many rounds take: more when the ship is about to fall apart."""
        return super().rounds(count) + count * self.crumbling

    @cached_property
    def crumbling(self) -> float:
        """What an event phase may cost that places the last markers."""
        view = self.world.view
        return PLACED * (last(view.malfunctions_left) + last(view.fire_left))

    @cached_property
    def exploring(self) -> float:
        """What the marker may cost that an exploration token brings."""
        view = self.world.view
        return BREAKS * last(view.malfunctions_left) + BURNS * last(view.fire_left)


def last(left: int) -> float:
    """What one marker more costs when so many are left."""
    return LAST[left] if left < len(LAST) else 0.0

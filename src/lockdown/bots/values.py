"""`Values`: how much a bot likes the cards and things of a game, by their keys.

What a bot wants differs between games, so a game fills one in its package; how bots move, fight,
pay and trade is shared and looks here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Values:
    """What is worth how much in one game; higher is better, about 0 to 10."""

    cards: Mapping[str, float]
    """How gladly an action card is kept; contamination is kept least."""
    items: Mapping[str, float]
    """How gladly an item is kept."""
    characters: tuple[str, ...]
    """The hardiest first."""
    objectives: Mapping[str, float]
    """How likely an objective is met by one who survives."""
    objects: tuple[str, ...]
    """Bulky things that can be analysed or carried out."""

    # ---- which cards do what
    searching: tuple[str, ...]
    resting: tuple[str, ...]
    """Cards that get rid of contamination."""
    repairing: tuple[str, ...]
    striking: tuple[str, ...]
    """Cards that are only good in a fight."""
    healing: tuple[str, ...]
    """Items that heal serious wounds."""
    dressing: tuple[str, ...]
    """Items that dress them."""

    # ---- which wounds do what
    blinding: str
    bleeding: str
    thinning: str
    """Those who have it draw a card less."""

    verb_costs: Mapping[str, int]
    """Cards that an action of this game takes, where no card, item or room says it."""
    stopping: tuple[str, ...] = ()
    """Cards that cancel what others do (LD-ACT-12)."""
    opening: tuple[str, ...] = ()
    """Cards that open or destroy doors."""
    defending: tuple[str, ...] = ()
    """Items that help in a fight without a weapon."""
    charges: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Items that load weapons, with the classes of weapons."""
    fuels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Items that load weapons of one sort alone, with the keys of these."""
    soothing: tuple[str, ...] = ()
    """Items that heal light wounds."""
    cleansing: tuple[str, ...] = ()
    """Items that rid one of slime and contamination."""
    cures: tuple[str, ...] = ()
    """Items that rid one of a larva."""

    @property
    def medicine(self) -> tuple[str, ...]:
        """Items that help somebody who is wounded."""
        return (*self.healing, *self.dressing)

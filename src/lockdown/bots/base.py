"""What a bot is, and one that plays any game."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from lockdown.bots.talk import Phrase
from lockdown.views.types import TableView

Option = TypeVar("Option")


class Bot:
    """Chooses from a view. Keeps its own memory between decisions, if it wants any."""

    level = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.dice = random.Random(seed)

    def settle(self, seed: int) -> None:
        """Be the same one for a whole game, whatever dice each decision is made with."""

    def get_ready(self, seconds: float) -> None:
        """Before a game, off the clock: load what takes long; a decision may take `seconds`."""

    def memory(self) -> dict[str, Any]:
        """What it keeps in mind between decisions, as plain data that can be pickled.

        Where a new bot is made for every decision, as at the tables of a server, it is handed on
        (`recall`). By default nothing: such a bot begins every decision anew there.
        """
        return {}

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Go on with what a bot of the same class had in mind after this seat's last decision."""

    def choose(self, view: TableView) -> str:
        """The text of the option to play."""
        raise NotImplementedError

    def talk(self, view: TableView) -> list[Phrase]:
        """Ready phrases that it wants to say now; nobody has to believe them."""
        return []


class RandomBot(Bot):
    """Every legal option is equally likely."""

    level = "random"

    def choose(self, view: TableView) -> str:
        """Any option."""
        if view.decision is None:
            raise ValueError("this seat has nothing to decide")
        return self.any_of(view.decision.options).text

    def any_of(self, options: Sequence[Option]) -> Option:
        """The same choice without a view, which it does not look at and which costs far more."""
        return self.dice.choice(options)

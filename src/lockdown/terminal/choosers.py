"""Who plays the seats that nobody at the terminal plays."""

from __future__ import annotations

import random

from lockdown.kernel.game import Game
from lockdown.kernel.options import Option
from lockdown.terminal.session import Chooser


def chooser(name: str, seed: int) -> Chooser:
    """A chooser by name; raises ValueError with the known names."""
    if name == "random":
        dice = random.Random(seed)

        def choose(game: Game, _seat: int) -> Option:
            return dice.choice(list(game.options))

        return choose
    raise ValueError(f"there is no bot {name!r}; there is random")

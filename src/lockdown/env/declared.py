"""Everything that the rules declare, loaded.

Some chapters load when the game first needs them. The sizes of observations and actions must not
depend on what has been played before in the process, so all chapters are loaded here, first. Bots
and the codecs of environments declare nothing.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache
from types import ModuleType

import lockdown.games
import lockdown.rules
from lockdown.kernel.decisions import DECISION_KINDS, shown_context
from lockdown.kernel.options import ARG_KINDS, VERBS
from lockdown.state.content import content_of

__all__ = ["ARG_KINDS", "DECISION_KINDS", "VERBS", "known_in", "shown_context"]

_PLAYERS = (".bots", ".env")
_BROUGHT_ALONG = "lockdown.games.shared."


def _load(package: ModuleType) -> None:
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if not module.name.endswith(_PLAYERS):
            loaded = importlib.import_module(module.name)
            if module.ispkg:
                _load(loaded)


_load(lockdown.rules)
_load(lockdown.games)


def known_in(game: str, module: str, *, wide: bool = False) -> bool:
    """Whether what is declared in that module belongs to a game: its own, or what all share.

    The layout of the usual tables shows one side: what only another one has (`ONLY_ON`) is not in
    it, nor what a module says to be beyond it (`BEYOND_LAYOUT`): such tables are refused (`Known`).
    `wide`: whether it belongs to the layout that has room for every table.
    """
    if wide:
        brought = (f"lockdown.games.{game}.", _BROUGHT_ALONG)
        return module.startswith(brought) or not module.startswith("lockdown.games.")
    if getattr(sys.modules.get(module), "BEYOND_LAYOUT", False):
        return False
    if module.startswith(_BROUGHT_ALONG):
        return _at_every_table(game)
    own, shared = f"lockdown.games.{game}.", not module.startswith("lockdown.games.")
    elsewhere = getattr(sys.modules.get(module), "ONLY_ON", "")
    return (shared or module.startswith(own)) and not elsewhere


@cache
def _at_every_table(game: str) -> bool:
    """Whether cards that both games bring along come to every table of a game.

    Where a table has to choose them, its layout has no place for them.
    """
    cards = content_of(game).registry.action_cards.values()
    return any(
        part.effect.__module__.startswith(_BROUGHT_ALONG)
        for card in cards
        if not card.kit
        for part in card.parts
    )

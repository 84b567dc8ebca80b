"""Everything that the rules declare, loaded.

Some chapters load when the game first needs them. The sizes of observations and actions must not
depend on what has been played before in the process, so all chapters are loaded here, first.
"""

from __future__ import annotations

import importlib
import pkgutil

import lockdown.games
import lockdown.rules
from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.options import ARG_KINDS, VERBS

__all__ = ["ARG_KINDS", "DECISION_KINDS", "VERBS"]

for _package in (lockdown.rules, lockdown.games):
    for _module in pkgutil.walk_packages(_package.__path__, f"{_package.__name__}."):
        importlib.import_module(_module.name)

"""Honest bots: a bot gets a view with its decision, and nothing else.

>>> from lockdown.bots import make
>>> bot = make("random", seed=1)

`bot.choose(view)` answers with the text of one of the options in `view.decision`.
"""

from lockdown.bots.base import LEVELS, Bot, make

__all__ = ["LEVELS", "Bot", "make"]

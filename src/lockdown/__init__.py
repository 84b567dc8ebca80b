"""Lockdown: an open digital table for Nemesis: Lockdown.

The public API is `Game` and `Setup`; everything else is reached from them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lockdown.kernel.game import Decision as Decision
    from lockdown.kernel.game import Game as Game
    from lockdown.kernel.game import Setup as Setup
    from lockdown.kernel.options import Option as Option

__all__ = ["Decision", "Game", "Option", "Setup", "__version__"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Load the engine on first use, so that the command line starts quickly."""
    if name in ("Decision", "Game", "Setup"):
        from lockdown import games
        from lockdown.kernel import game

        games.load()
        return getattr(game, name)
    if name == "Option":
        from lockdown.kernel.options import Option

        return Option
    raise AttributeError(f"module 'lockdown' has no attribute {name!r}")

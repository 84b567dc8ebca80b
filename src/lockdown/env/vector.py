"""Many games at once."""

from __future__ import annotations

from typing import Any

import gymnasium

from lockdown.env.gym import LockdownEnv


def make_vector(count: int, *, processes: bool = False, **settings: Any) -> Any:
    """A Gymnasium vector environment of `count` tables, in this process or in one each."""
    makers = [lambda: LockdownEnv(**settings) for _ in range(count)]
    if processes:
        return gymnasium.vector.AsyncVectorEnv(makers)
    return gymnasium.vector.SyncVectorEnv(makers)

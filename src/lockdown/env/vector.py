"""Many games at once."""

from __future__ import annotations

from typing import Any

from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from lockdown.env.gym import LockdownEnv


def make_vector(count: int, *, processes: bool = False, **settings: Any) -> Any:
    """A Gymnasium vector environment of `count` tables, in this process or in one each.

    Every step waits for the slowest table, and waking a process costs more than a step among
    `random` bots: among them one process is quicker. Processes pay where bots think for
    milliseconds (`regular`) and there are cores to spare.

    A table that ends is dealt anew in the same step: the observation is the next game's, and the
    last one of the ended game stands in `info["final_obs"]`.
    """
    makers = [lambda: LockdownEnv(**settings) for _ in range(count)]
    if processes:
        return AsyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)
    return SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)

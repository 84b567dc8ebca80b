"""A learning environment: PettingZoo for several agents, Gymnasium for one among bots.

`lockdown.env.env()` makes the PettingZoo environment, `lockdown.env.LockdownEnv` is the Gymnasium
one. Observations are made from the view of the acting seat alone. Needs the extra `env`.
"""

from __future__ import annotations

from typing import Any

try:
    from pettingzoo.utils import wrappers

    from lockdown.env.aec import LockdownAEC
    from lockdown.env.gym import LockdownEnv
    from lockdown.env.vector import make_vector
except ModuleNotFoundError as error:
    raise ImportError(
        f"lockdown.env needs the extra `env` ({error.name} is missing): pip install 'lockdown[env]'"
    ) from error

__all__ = ["LockdownAEC", "LockdownEnv", "env", "make_vector", "raw_env"]


def raw_env(**settings: Any) -> LockdownAEC:
    """The bare PettingZoo AEC environment."""
    return LockdownAEC(**settings)


def env(**settings: Any) -> Any:
    """The PettingZoo AEC environment with the usual guards against misuse."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))

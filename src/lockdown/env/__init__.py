"""A learning environment: PettingZoo for several agents, Gymnasium for one among bots.

`lockdown.env.env()` makes the PettingZoo environment, `lockdown.env.LockdownEnv` is the Gymnasium
one (`gymnasium.make("lockdown.env:Lockdown-v2")`, `lockdown.env:Nemesis-v1`),
`lockdown.env.selfplay.SelfPlay` plays many tables at once with every seat an agent. All of them
name the table with the words of `Setup`: `game`, `mode`, `board`, `guests`, `enemies`, `options`;
the frozen layout follows from it (`lockdown.env.layout`). Observations hold what the acting seat
knows and nothing else. PettingZoo and Gymnasium come with the extra `env`; observations, actions
and self-play need NumPy alone.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lockdown.env.aec import LockdownAEC
    from lockdown.env.gym import LockdownEnv
    from lockdown.env.vector import make_vector

#: What is loaded when it is first asked for, so that NumPy is enough for the rest.
_LATE = {
    "LockdownAEC": "lockdown.env.aec",
    "LockdownEnv": "lockdown.env.gym",
    "make_vector": "lockdown.env.vector",
}

__all__ = ["LockdownAEC", "LockdownEnv", "env", "make_vector", "raw_env"]


def __getattr__(name: str) -> Any:
    if name not in _LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(importlib.import_module(_LATE[name]), name)
    except ModuleNotFoundError as error:
        raise ImportError(
            f"lockdown.env needs the extra `env` ({error.name} is missing): "
            "pip install 'lockdown[env]'"
        ) from error


def raw_env(**settings: Any) -> LockdownAEC:
    """The bare PettingZoo AEC environment."""
    made: LockdownAEC = __getattr__("LockdownAEC")(**settings)
    return made


def env(**settings: Any) -> Any:
    """The PettingZoo AEC environment with the usual guards against misuse."""
    raw = raw_env(**settings)
    wrappers = importlib.import_module("pettingzoo.utils.wrappers")
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def _register() -> None:
    """Gymnasium's ids, where Gymnasium is installed."""
    try:
        registration = importlib.import_module("gymnasium.envs.registration")
    except ModuleNotFoundError:
        return
    for game, version in (("lockdown", 2), ("nemesis", 1)):
        for players in range(1, 6):
            size = "" if players == 4 else f"{players}p"
            name = f"{game.capitalize()}{size}-v{version}"
            if name not in registration.registry:
                registration.register(
                    id=name,
                    entry_point="lockdown.env.gym:LockdownEnv",
                    kwargs={"players": players, "game": game},
                )


_register()

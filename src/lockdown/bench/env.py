"""The learning environment: steps a second, alone and vectorised, and two PettingZoo classics."""

from __future__ import annotations

import importlib
import time
from dataclasses import asdict, dataclass
from functools import partial
from importlib import metadata
from typing import Any

import numpy as np

from lockdown.bench.engine import best
from lockdown.bench.peers import PeerMissing
from lockdown.kernel.game import Setup, checked

METHOD = (
    "random legal actions drawn from the mask, on one core, best of the repeats; a step is one "
    "action of one agent with its observation and mask, in the Gymnasium environment with all that "
    "the random bots in the other seats do until the learner is asked again; self-play is the "
    "vector runner with every seat an agent (observations as bytes), by processor time"
)
#: Two games of PettingZoo that are played in turns with action masks.
CLASSICS = ("tictactoe", "connect_four")


@dataclass(frozen=True, slots=True)
class EnvFigures:
    """What was measured."""

    game: str
    mode: str
    players: int
    steps: int
    observation: int
    actions: int
    aec_steps_per_second: float
    gym_steps_per_second: float
    vector_steps_per_second: float
    self_play_steps_per_second: float
    vector_tables: int
    layout: str
    method: str = METHOD

    def as_json(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class EnvPeer:
    """What was measured of another environment."""

    name: str
    version: str
    steps_per_second: float

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def _draw(dice: np.random.Generator, mask: Any) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(dice.random() * len(legal))])


def play_aec(env: Any, steps: int) -> float:
    """Seconds of so many random steps in an AEC environment."""
    dice = np.random.default_rng(1)
    done, seed = 0, 0
    began = time.perf_counter()
    while done < steps:
        env.reset(seed=seed)
        seed += 1
        for _agent in env.agent_iter():
            observation, _, over, truncated, _ = env.last()
            if over or truncated:
                env.step(None)
                continue
            env.step(_draw(dice, observation["action_mask"]))
            done += 1
            if done >= steps:
                break
    return time.perf_counter() - began


def _play_gym(env: Any, steps: int) -> float:
    dice = np.random.default_rng(1)
    began = time.perf_counter()
    observation, _ = env.reset(seed=1)
    for _ in range(steps):
        observation, _, over, truncated, _ = env.step(_draw(dice, observation["action_mask"]))
        if over or truncated:
            observation, _ = env.reset()
    return time.perf_counter() - began


def _play_vector(env: Any, steps: int, tables: int) -> float:
    dice = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    began = time.perf_counter()
    for _ in range(max(1, steps // tables)):
        actions = [_draw(dice, mask) for mask in observation["action_mask"]]
        observation, *_ = env.step(np.array(actions))
    return time.perf_counter() - began


def _play_self(runner: Any, steps: int) -> float:
    """Seconds of processor time of so many steps of self-play, observation and mask included."""
    dice = np.random.default_rng(1)
    began = time.process_time()
    for _ in range(max(1, steps // runner.tables)):
        # The legal numbers as the runner knows them: searching thousands of places of a mask for
        # them is what a policy network does on its own time.
        legal, lots = runner.legal(), dice.random(runner.tables)
        runner.step([few[int(x * len(few))] for few, x in zip(legal, lots, strict=True)])
    return time.process_time() - began


def measure_env(
    players: int = 4,
    steps: int = 2000,
    repeats: int = 3,
    tables: int = 8,
    *,
    processes: bool = True,
    game: str = "lockdown",
    mode: str = "standard",
    table: Setup | None = None,
) -> EnvFigures:
    """All figures of the environment; `table` says more of it than game and mode."""
    from lockdown.env import (  # noqa: PLC0415 - needs the extra `env`
        LockdownEnv,
        make_vector,
        raw_env,
    )
    from lockdown.env.codec import codec_for  # noqa: PLC0415 - needs the extra `env`
    from lockdown.env.selfplay import SelfPlay  # noqa: PLC0415 - needs the extra `env`

    made = checked(table or Setup(players=players, game=game, mode=mode))
    codec = codec_for(made)
    words: dict[str, Any] = {
        "players": players,
        "game": made.game,
        "mode": made.mode,
        "board": made.board,
        "guests": made.guests,
        "enemies": made.enemies,
        "options": made.options,
    }
    aec = best(repeats, lambda: play_aec(raw_env(**words), steps))
    gym = best(repeats, lambda: _play_gym(LockdownEnv(**words), steps))
    vector = make_vector(tables, processes=processes, **words)
    try:
        together = best(repeats, lambda: _play_vector(vector, steps, tables))
    finally:
        vector.close()
    tables_at_once = 64
    runner = SelfPlay(tables_at_once, seed=1, **words)
    turns = max(1, steps // tables_at_once)
    alone = best(max(3, repeats), lambda: _play_self(runner, steps))
    return EnvFigures(
        made.game,
        made.mode,
        players,
        steps,
        codec.observation_size,
        codec.action_size,
        round(steps / aec),
        round(steps / gym),
        round(max(1, steps // tables) * tables / together),
        round(turns * tables_at_once / alone),
        tables,
        codec.layout.name,
    )


def measure_classics(steps: int = 2000, repeats: int = 3) -> list[EnvPeer]:
    """PettingZoo's own games; raises `PeerMissing` if they are not installed."""
    found = []
    for name in CLASSICS:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}.{name}")
        except ModuleNotFoundError as error:
            raise PeerMissing(
                f"PettingZoo's classics are not installed (no module {error.name!r}): "
                'pip install "lockdown[bench]"'
            ) from None
        seconds = best(repeats, partial(play_aec, module.raw_env(), steps))
        found.append(EnvPeer(name, metadata.version("pettingzoo"), round(steps / seconds)))
    return found

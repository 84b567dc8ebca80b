"""Games on a Ray cluster, or on a local one that Ray starts: the same records as anywhere else."""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Iterator
from typing import Any

from lockdown.sim.code import CodeFailed
from lockdown.sim.many import Settings, one_game
from lockdown.sim.play import bot
from lockdown.sim.record import Record

#: Games of one task.
CHUNK = 16
#: Tasks that wait in line for each processor of the cluster.
AHEAD = 2


class RayMissing(Exception):
    """Ray is not installed, or the cluster is not there."""


def _module() -> Any:
    try:
        return importlib.import_module("ray")
    except ModuleNotFoundError:
        raise RayMissing('Ray is not installed: pip install "lockdown[ray]"') from None


def play_some(settings: Settings, indexes: list[int]) -> list[Record]:
    """What a task does."""
    crew = {name: bot(name, settings.game) for name in dict.fromkeys(settings.bots)}
    return [one_game(settings, index, crew) for index in indexes]


def on_ray(settings: Settings, todo: list[int], address: str) -> Iterator[Record]:
    """Play the games on the cluster at `address` (`local`: one of our own)."""
    ray = _module()
    if not ray.is_initialized():
        try:
            ray.init(
                address=None if address == "local" else address,
                include_dashboard=False,
                log_to_driver=False,
                logging_level="warning",
            )
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise RayMissing(f"no Ray cluster at {address}: {error}") from None
    task = ray.remote(max_retries=2)(play_some)
    chunk = max(1, min(CHUNK, len(todo) // 8))
    parts = deque(todo[i : i + chunk] for i in range(0, len(todo), chunk))
    ahead = max(2, int(ray.cluster_resources().get("CPU", 1)) * AHEAD)
    running: list[Any] = []
    try:
        while parts or running:
            while parts and len(running) < ahead:
                running.append(task.remote(settings, parts.popleft()))
            ready, running = ray.wait(running, num_returns=1)
            for part in ready:
                try:
                    yield from ray.get(part)
                except ray.exceptions.RayTaskError as error:
                    cause = error.cause
                    raise (cause if isinstance(cause, CodeFailed) else error) from None
    finally:
        for part in running:
            ray.cancel(part, force=True)
        ray.shutdown()

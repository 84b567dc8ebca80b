"""Decisions of a bot, and learning to decide like it: the start of training."""

from __future__ import annotations

import multiprocessing
import random
import time
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from lockdown import Setup
from lockdown.bots import make
from lockdown.env.codec import codec_of
from lockdown.env.selfplay import LiveTable
from lockdown.kernel.options import parse_option
from lockdown.learn.rollout import half
from lockdown.learn.workers import OPTIONS, shared
from lockdown.views.build import build


class Teacher:
    """Games of a bot, played by processes that are forked here and now."""

    def __init__(
        self,
        level: str,
        workers: int,
        each: int,
        seconds: float,
        seed: int,
        players: tuple[int, ...],
        game: str = "lockdown",
    ) -> None:
        """At most `each` decisions from every worker, in at most so many seconds."""
        self.game = game
        self.rows = shared((workers, each, codec_of(game).observation_size), np.uint8)
        self.legal = shared((workers, each, OPTIONS), np.int16)
        self.chosen = shared((workers, each), np.int16)
        self.count = shared((workers,), np.int64)
        context = multiprocessing.get_context("fork")
        until = time.monotonic() + seconds
        self._processes = [
            context.Process(
                target=_teach, args=(self, i, level, until, f"{seed}/{i}", players), daemon=True
            )
            for i in range(workers)
        ]
        for process in self._processes:
            process.start()

    def collected(self) -> tuple[Any, Any, Any]:
        """Wait for the games; observations, legal actions and choices."""
        for process in self._processes:
            process.join()
        parts = [(i, int(n)) for i, n in enumerate(self.count)]
        return (
            np.concatenate([self.rows[i, :n] for i, n in parts]),
            np.concatenate([self.legal[i, :n] for i, n in parts]),
            np.concatenate([self.chosen[i, :n] for i, n in parts]),
        )


def _teach(
    teacher: Teacher, index: int, level: str, until: float, seed: str, players: tuple[int, ...]
) -> None:
    dice = random.Random(seed)
    live = LiveTable(codec_of(teacher.game))
    at = 0
    limit, size = teacher.rows.shape[1:]
    scratch = memoryview(bytearray(size))
    while at < limit and time.monotonic() < until:
        count = dice.choice(players)
        number = dice.getrandbits(62)
        live.deal(Setup(players=count, game=teacher.game), number)
        bots = [make(level, number % 2**31 + seat, teacher.game) for seat in range(count)]
        memo: dict[Any, Any] = {}
        while not live.over and at < limit:
            seat, _, options, _, _ = live.table.decision
            if len(options) == 1:
                live.play(options[0])
                continue
            view = build(live.table, seat, None, memo)
            option = tuple(parse_option(bots[seat].choose(view)))
            legal = live.look(scratch)
            numbers = list(legal)[:OPTIONS]
            shown = list(legal.values())[:OPTIONS]
            # Options that share a number stand for each other; chance moves keep games apart.
            if option in shown:
                teacher.rows[index, at] = scratch
                teacher.legal[index, at, : len(numbers)] = numbers
                teacher.legal[index, at, len(numbers) :] = -1
                teacher.chosen[index, at] = shown.index(option)
                at += 1
            if dice.random() < 0.02:
                option = dice.choice(options)
            live.play(option)
        teacher.count[index] = at


#: After so many passes over the lessons it learns them by heart: it is no better in games that were
#: left out, and so sure of itself that self-play finds nothing new.
PASSES = 14


def imitate(
    network: Any, device: Any, data: tuple[Any, Any, Any], seconds: float, rate: float = 1e-3
) -> dict[str, float]:
    """Learn to choose as the teacher did; agreement on games that were left out."""
    rows, legal, chosen = (torch.from_numpy(part).to(device) for part in data)
    held = max(1, len(rows) // 50)
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-4)
    began = time.monotonic()
    batch = 4096 if device.type == "cuda" else 512
    last = len(rows) - held
    steps, most = 0, max(1, PASSES * last // batch)
    while time.monotonic() - began < seconds and steps < most:
        part = max((time.monotonic() - began) / seconds, steps / most)
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1.0, (steps + 1) / 200) * (1 - 0.9 * part)
        some = torch.randint(0, last, (batch,), device=device)
        with half(device):
            logits = network(rows[some], legal[some].long())
        loss = functional.cross_entropy(logits, chosen[some].long())
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        steps += 1
    agreed = 0.0
    with torch.inference_mode():
        for start in range(last, len(rows), batch):
            part_ = slice(start, min(start + batch, len(rows)))
            best = network(rows[part_], legal[part_].long()).argmax(dim=1)
            agreed += float((best == chosen[part_]).sum())
    return {
        "decisions": float(len(rows)),
        "steps": float(steps),
        "passes": steps * batch / max(last, 1),
        "agreement": agreed / held,
    }

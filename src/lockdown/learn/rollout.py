"""Answers for many tables: batches to the network, choices back to the workers.

`Rollout.collect` plays `length` decisions at every table. Observations go to the accelerator once,
into the place from which the update reads them.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np
import torch

from lockdown.bots.learned import DOUBT
from lockdown.env.school import SEATS
from lockdown.learn.tables import CASTINGS, LEARNER
from lockdown.learn.workers import FINAL, GROUPS, OPTIONS, Workers

#: Moments that are judged at a time.
JUDGED = 16384


class Tally:
    """How seats fared, by casting and by who played them."""

    def __init__(self) -> None:
        self.seats: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0] * 4)
        self.games = 0

    def add(self, kind: int, final: Any) -> None:
        """One ended game."""
        self.games += 1
        for policy, won, alive, _, done in final.tolist():
            if policy >= -1:
                who = "learner" if policy == LEARNER else "bots" if policy < 0 else "earlier"
                entry = self.seats[CASTINGS[kind], who]
                for i, value in enumerate((1.0, alive, won, done)):
                    entry[i] += value

    def figures(self) -> dict[str, dict[str, float]]:
        """By casting and player: seats, survival, wins and progress of objectives."""
        return {
            f"{casting}: {who}": {
                "seats": seats,
                "survives": round(alive / seats, 4),
                "wins": round(won / seats, 4),
                "progress": round(done / seats, 4),
            }
            for (casting, who), (seats, alive, won, done) in sorted(self.seats.items())
        }


class Rollout:
    """The trainer's side of the tables."""

    def __init__(self, workers: Workers, length: int, device: Any) -> None:
        self.workers = workers
        self.length = length
        self.device = device
        plan = workers.plan
        school = plan.casting.school
        place = (plan.workers, GROUPS, plan.tables)
        self.tables = int(np.prod(place))
        self.place = place
        on = {"device": device}
        self.rows = torch.zeros(
            (length, *place, school.codec.observation_size), dtype=torch.uint8, **on
        )
        self.told = torch.zeros((length, *place, school.teller.size), dtype=torch.uint8, **on)
        self.legal = torch.full((length, *place, OPTIONS), -1, dtype=torch.int16, **on)
        self.added = torch.zeros((length, *place, OPTIONS), **on)
        self.chosen = torch.zeros((length, *place), dtype=torch.int64, **on)
        self.logp = torch.zeros((length, *place), **on)
        self.value = torch.zeros((length, *place), **on)
        self.seat = np.zeros((length, *place), np.int8)
        self.mine = np.zeros((length, *place), np.bool_)
        self.worth = np.zeros((length, *place), np.float32)
        # One more than there are steps: how the last step of each table ended.
        self.done = np.zeros((length + 1, *place), np.bool_)
        self.final = np.zeros((length + 1, *place, SEATS, FINAL), np.float32)
        self.pending: list[tuple[int, int]] = []
        self.counted = False
        self.started = False

    def _next(self) -> list[tuple[int, int]]:
        if not self.started:
            self.started = True
            self.workers.begin()
        return self.workers.waiting()

    def collect(
        self, network: Any, critic: Any, selves: list[Any], *, greedy: bool = False
    ) -> Tally:
        """Play `length` decisions at every table; earlier selves answer where they sit."""
        tally = Tally()
        at = np.zeros(self.place[:2], np.int64)
        ready, self.pending = self.pending, []
        left = self.place[0] * GROUPS
        while left:
            if not ready:
                ready = self._next()
            live = []
            for worker, group in ready:
                step = int(at[worker, group])
                self._note(step, worker, group, tally)
                if step == self.length:
                    # Answered in the next round, when the update is done.
                    self.pending.append((worker, group))
                    left -= 1
                else:
                    live.append((step, worker, group))
                    at[worker, group] += 1
            ready = []
            if live:
                self._answer(live, network, selves, greedy)
        self.counted = True
        self._judge(critic)
        return tally

    def _note(self, step: int, worker: int, group: int, tally: Tally) -> None:
        memory = self.workers.memory
        done = memory.done[worker, group]
        where = (step, worker, group)
        # The last moment of a round is the first of the next one: counted once.
        fresh = step > 0 or not self.counted
        self.done[where] = done
        if done.any():
            self.final[where] = memory.final[worker, group]
            if fresh:
                kinds = memory.kind[worker, group]
                for i in np.flatnonzero(done):
                    tally.add(int(kinds[i]), memory.final[worker, group, i])
        if step < self.length:
            self.seat[where] = memory.seat[worker, group]
            self.mine[where] = memory.policy[worker, group] == LEARNER
            self.worth[where] = memory.worth[worker, group]

    def _answer(
        self, live: list[tuple[int, int, int]], network: Any, selves: Any, greedy: bool
    ) -> None:
        memory = self.workers.memory
        size = self.place[2]
        rows: list[Any] = []
        legal: list[Any] = []
        added: list[Any] = []
        for step, worker, group in live:
            told = torch.from_numpy(memory.told[worker, group])
            self.told[step, worker, group].copy_(told)
            for store, source, parts in (
                (self.rows, memory.rows, rows),
                (self.legal, memory.legal, legal),
                (self.added, memory.added, added),
            ):
                place = store[step, worker, group]
                place.copy_(torch.from_numpy(source[worker, group]))
                parts.append(place)
        policy = np.concatenate([memory.policy[worker, group] for _, worker, group in live])
        with torch.inference_mode(), half(self.device):
            all_rows, all_legal = torch.cat(rows), torch.cat(legal).long()
            logits = network(all_rows, all_legal)
            for number in np.unique(policy[policy > 0]).tolist():
                who = torch.from_numpy(np.flatnonzero(policy == number)).to(self.device)
                earlier = selves[(number - 1) % len(selves)]
                logits[who] = earlier(all_rows[who], all_legal[who])
            if self.workers.plan.casting.guided:
                logits = weighed(logits, torch.cat(added), all_legal)
            spread = torch.log_softmax(logits, dim=1)
            if greedy:
                chosen = logits.argmax(dim=1)
            else:
                noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
                chosen = (logits + noise).argmax(dim=1)
            logp = spread.gather(1, chosen.unsqueeze(1)).squeeze(1)
        answer = chosen.cpu().numpy()
        for i, (step, worker, group) in enumerate(live):
            part = slice(i * size, (i + 1) * size)
            memory.chosen[worker, group] = answer[part]
            self.chosen[step, worker, group] = chosen[part]
            self.logp[step, worker, group] = logp[part]
            self.workers.send(worker, group)

    def _judge(self, critic: Any) -> None:
        """What the critic thinks of every moment: all at once, so that no table waits for it."""
        rows = self.rows.view(-1, self.rows.shape[-1])
        told = self.told.view(-1, self.told.shape[-1])
        value = self.value.view(-1)
        with torch.inference_mode(), half(self.device):
            for start in range(0, len(rows), JUDGED):
                part = slice(start, start + JUDGED)
                value[part] = critic(rows[part], told[part]).float()


def weighed(logits: Any, added: Any, legal: Any) -> Any:
    """Logits as the level `learned` weighs them: none too far behind, with what `regular` adds.

    What lies below the floor learns as if it stood on it: it was played from there.
    """
    there = legal >= 0
    floor = logits.amax(dim=1, keepdim=True) - DOUBT
    lifted = logits + (torch.maximum(logits, floor) - logits).detach() + added
    return torch.where(there, lifted, logits)


def half(device: Any) -> Any:
    """Half precision where it is quicker."""
    return torch.autocast("cuda", dtype=torch.bfloat16, enabled=device.type == "cuda")

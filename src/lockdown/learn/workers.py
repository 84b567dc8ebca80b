"""Processes that play, and the memory that they share with the trainer.

Every worker has two groups of tables: while the trainer answers for one group, the worker plays
the other. A worker that has written what its deciding seats see puts the number of the group into
one pipe; the trainer writes choices into the shared arrays and sends the group back to work.
Workers must be forked before CUDA starts.
"""

from __future__ import annotations

import contextlib
import mmap
import multiprocessing
import os
import select
import signal
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from lockdown.bots.learned import NEVER
from lockdown.env.school import SEATS
from lockdown.learn.tables import LEARNER, NOBODY, Casting, CastTable

#: At most so many options are shown to the network; the few decisions with more lose the rest.
OPTIONS = 32
GROUPS = 2
QUIT = 255
#: What a group's ended games are told by: (kind, then policy, won, alive, potential, progress).
FINAL = 5


def shared(shape: tuple[int, ...], kind: Any) -> Any:
    """An array that processes forked later share."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, max(size, 1)), dtype=kind)[: int(np.prod(shape))].reshape(
        shape
    )


@dataclass(frozen=True, slots=True)
class Plan:
    """How many play, and what."""

    workers: int = 2
    tables: int = 32
    """Tables in a group; every worker has two groups."""
    seed: int = 1
    casting: Casting = field(default_factory=Casting)


class Memory:
    """The arrays that workers and trainer share, by (worker, group, table)."""

    def __init__(self, plan: Plan) -> None:
        place = (plan.workers, GROUPS, plan.tables)
        school = plan.casting.school
        self.rows = shared((*place, school.codec.observation_size), np.uint8)
        self.told = shared((*place, school.teller.size), np.uint8)
        self.legal = shared((*place, OPTIONS), np.int16)
        #: What the guide adds to the logits of each of them (`Casting.guided`).
        self.added = shared((*place, OPTIONS), np.float32)
        self.seat = shared(place, np.int8)
        self.policy = shared(place, np.int8)
        self.worth = shared(place, np.float32)
        self.chosen = shared(place, np.int16)
        self.done = shared(place, np.int8)
        self.kind = shared(place, np.int8)
        self.final = shared((*place, SEATS, FINAL), np.float32)
        #: Two words to all workers: 0 to train and 1 to measure; how many earlier selves there are.
        self.mode = shared((2,), np.int32)


class Workers:
    """The processes."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.memory = Memory(plan)
        self.ready, self._tell = os.pipe()
        self._go: list[int] = []
        self._processes: list[Any] = []
        context = multiprocessing.get_context("fork")
        for i in range(plan.workers):
            listen, go = os.pipe()
            self._go.append(go)
            process = context.Process(
                target=_work, args=(i, plan, self.memory, listen, self._tell), daemon=True
            )
            process.start()
            os.close(listen)
            self._processes.append(process)

    def send(self, worker: int, group: int) -> None:
        """Let a group play on with what was chosen."""
        os.write(self._go[worker], bytes((group,)))

    def begin(self) -> None:
        """Let all groups deal and show their first decisions."""
        for i in range(self.plan.workers):
            for group in range(GROUPS):
                self.send(i, group)

    def waiting(self) -> list[tuple[int, int]]:
        """The groups that have something to be answered; waits for at least one.

        Raises RuntimeError when a worker has died: its groups would be waited for in vain.
        """
        while not select.select([self.ready], [], [], 10.0)[0]:
            if not all(process.is_alive() for process in self._processes):
                raise RuntimeError("a worker has stopped; its error stands above")
        return [(code // GROUPS, code % GROUPS) for code in os.read(self.ready, 256)]

    def stop(self) -> None:
        """End the processes."""
        for go in self._go:
            with contextlib.suppress(BrokenPipeError):
                os.write(go, bytes((QUIT,)))
        for process in self._processes:
            process.join(timeout=20)
            if process.is_alive():
                process.terminate()


def _work(index: int, plan: Plan, memory: Memory, listen: int, tell: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    groups = [
        [CastTable(f"{plan.seed}/{index}/{group}/{i}", plan.casting) for i in range(plan.tables)]
        for group in range(GROUPS)
    ]
    dealt = [False] * GROUPS
    while True:
        word = os.read(listen, 1)
        if not word or word[0] == QUIT:
            return
        group = word[0]
        mode, selves = int(memory.mode[0]), int(memory.mode[1])
        view = _Group(memory, index, group)
        for i, table in enumerate(groups[group]):
            if dealt[group]:
                view.play(i, table)
            else:
                table.deal(mode, selves)
            table.advance(mode, selves)
            view.show(i, table)
        dealt[group] = True
        os.write(tell, bytes((index * GROUPS + group,)))


class _Group:
    """One worker's part of the memory, for one group."""

    def __init__(self, memory: Memory, worker: int, group: int) -> None:
        at = (worker, group)
        self.rows = [memoryview(row) for row in memory.rows[at]]
        self.told = [memoryview(row) for row in memory.told[at]]
        self.legal = memory.legal[at]
        self.added = memory.added[at]
        self.seat = memory.seat[at]
        self.policy = memory.policy[at]
        self.worth = memory.worth[at]
        self.chosen = memory.chosen[at].tolist()
        self.done = memory.done[at]
        self.kind = memory.kind[at]
        self.final = memory.final[at]

    def play(self, i: int, table: CastTable) -> None:
        table.choose(self.chosen[i])

    def show(self, i: int, table: CastTable) -> None:
        live = table.live
        there = live.look(self.rows[i])
        wanted = {n: option for n, option in there.items() if option[0] not in NEVER} or there
        wanted = table.not_in_vain(wanted)
        added = table.guidance(wanted)
        legal = list(added)[:OPTIONS]
        table.offered = [wanted[n] for n in legal]
        self.legal[i, : len(legal)] = legal
        self.added[i, : len(legal)] = [added[n] for n in legal]
        self.legal[i, len(legal) :] = -1
        seat = live.seat
        policy = table.policies[seat]
        self.seat[i] = seat
        self.policy[i] = policy
        if policy == LEARNER:
            table.school.teller.write(live.table, seat, self.told[i], table.steps)
            own = [done for _, done in table.steps[seat][1]]
            self.worth[i] = table.worth(seat, max(own, default=0.0))
        finals = table.finals
        self.done[i] = finals is not None
        if finals is not None:
            self.kind[i], seats = finals
            self.final[i] = 0
            self.final[i, :, 0] = NOBODY
            self.final[i, : len(seats)] = seats
            table.finals = None

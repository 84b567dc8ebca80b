"""Games in several processes, and what happens when a bot takes one of them down.

Each worker says before every decision which seat it is about to ask. A worker that dies, or that
stands still at a decision for much longer than a bot has time, is replaced; its game is played
again, and the seat that was being asked gets safe options from that decision on.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeVar

from lockdown.sim.code import CodeFailed
from lockdown.sim.guard import Thinking
from lockdown.sim.play import Bot, bot

R = TypeVar("R")
Out_co = TypeVar("Out_co", covariant=True)

#: Games that a worker is handed at once.
CHUNK = 8
#: How much longer than a bot's time, in seconds, a worker may stand still.
PATIENCE = 5.0
#: How often a game may take its process down before it counts as failed.
TRIES = 8

Silenced = dict[int, dict[int, int]]


class Run(Protocol[Out_co]):
    """Many games, and who plays them; it travels to the processes."""

    @property
    def cast(self) -> tuple[tuple[str, ...], str]:
        """The names of the bots, and the game they play."""
        ...

    def play(
        self,
        index: int,
        crew: Mapping[str, Bot],
        silenced: Mapping[int, int],
        thinking: Thinking,
    ) -> Out_co:
        """What came of one game."""
        ...

    def lost(self, index: int, /) -> Out_co:
        """What stands for a game that takes every process down."""
        ...


def in_processes(run: Run[R], todo: list[int], workers: int) -> Generator[R, None, None]:
    """Play the games in `workers` processes; what came of them in the order they are finished."""
    chunk = max(1, min(CHUNK, len(todo) // (workers * 4) or 1))
    queue = deque(todo)
    silenced: Silenced = {}
    crew = [_Worker(run) for _ in range(min(workers, max(1, len(todo))))]
    try:
        while True:
            for worker in crew:
                if not worker.todo and queue:
                    mine = [queue.popleft() for _ in range(min(chunk, len(queue)))]
                    worker.hand_out(mine, {i: silenced[i] for i in mine if i in silenced})
            busy = [worker for worker in crew if worker.todo]
            if not busy:
                return
            ready = set(wait([worker.line for worker in busy], timeout=0.2))
            for worker in busy:
                if worker.line in ready:
                    yield from worker.receive()
                if worker.broken():
                    yield from _replace(worker, run, queue, silenced)
    finally:
        for worker in crew:
            worker.end()


def _replace(worker: _Worker, run: Run[R], queue: deque[int], silenced: Silenced) -> Iterator[R]:
    """Begin a new process; whoever was being asked in the old one is not asked again."""
    index, number, seat = worker.where()
    left = list(worker.todo)
    worker.restart()
    if index in left:
        quiet = silenced.setdefault(index, {})
        if seat < 0 or len(quiet) >= TRIES or seat in quiet:
            left.remove(index)
            yield run.lost(index)
        else:
            quiet[seat] = number
    queue.extendleft(reversed(left))


class _Worker:
    """One process, the line to it, and what it was given to do."""

    def __init__(self, run: Run[Any]) -> None:
        self.run = run
        self.todo: list[int] = []
        self._begin()

    def _begin(self) -> None:
        self.hung_up = False
        # A fresh process: a fork would copy the threads of the progress bar.
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        #: Game, decision, seat that is being asked (-1: none), until when it has time.
        self.state: Any = context.RawArray("d", (-1.0, 0.0, -1.0, 0.0))
        self.process = context.Process(
            target=_work, args=(self.run, theirs, self.state), daemon=True
        )
        self.process.start()
        theirs.close()

    def hand_out(self, indexes: list[int], silenced: Silenced) -> None:
        """Give it games to play."""
        self.todo = indexes
        try:
            self.line.send((indexes, silenced))
        except OSError:
            self.hung_up = True

    def receive(self) -> Iterator[Any]:
        """What it has finished."""
        try:
            while self.line.poll():
                index, value = self.line.recv()
                if index is None:
                    raise CodeFailed(value)
                self.todo.remove(index)
                yield value
        except (EOFError, OSError):
            self.hung_up = True

    def where(self) -> tuple[int, int, int]:
        """(game, decision, seat that is being asked or -1)."""
        index, number, seat, _ = self.state
        return int(index), int(number), int(seat)

    def broken(self) -> bool:
        """Whether it died, or stands still, with something left to do."""
        if not self.todo:
            return False
        if self.hung_up:
            return True
        until, asked = self.state[3], self.state[2] >= 0
        return bool(asked and time.monotonic() > until + PATIENCE)

    def restart(self) -> None:
        """Another process instead."""
        self.end()
        self.todo = []
        self._begin()

    def end(self) -> None:
        """Stop it, whatever it does."""
        self.line.close()
        if self.process.is_alive():
            self.process.kill()
        self.process.join()


def _work(run: Run[Any], line: Connection, state: Any) -> None:
    """What a worker process does until its line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asked
    names, game = run.cast
    crew = {name: bot(name, game) for name in dict.fromkeys(names)}

    def thinking(seat: int, number: int, seconds: float) -> None:
        # Seat last: the other numbers belong to it. Nobody's, while they change.
        state[2] = -1.0
        state[1], state[3] = float(number), time.monotonic() + seconds
        state[2] = float(seat)

    while True:
        try:
            indexes, silenced = line.recv()
        except (EOFError, OSError):
            return
        for index in indexes:
            state[2], state[0] = -1.0, float(index)
            said: tuple[int | None, Any]
            try:
                said = index, run.play(index, crew, silenced.get(index, {}), thinking)
            except CodeFailed as error:
                said = None, str(error)
            try:
                line.send(said)
            except OSError:
                return

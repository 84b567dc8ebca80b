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
from collections.abc import Iterator, Mapping
from multiprocessing.connection import Connection, wait
from typing import Any

from lockdown.sim.code import CodeFailed
from lockdown.sim.many import Settings, game_seed, one_game
from lockdown.sim.play import bot
from lockdown.sim.record import Record

#: Games that a worker is handed at once.
CHUNK = 8
#: How much longer than a bot's time, in seconds, a worker may stand still.
PATIENCE = 5.0
#: How often a game may take its process down before it counts as failed.
TRIES = 8

Silenced = dict[int, dict[int, int]]


def in_processes(settings: Settings, todo: list[int], workers: int) -> Iterator[Record]:
    """Play the games in `workers` processes; records come in the order they are finished."""
    chunk = max(1, min(CHUNK, len(todo) // (workers * 4) or 1))
    queue = deque(todo)
    silenced: Silenced = {}
    crew = [_Worker(settings) for _ in range(min(workers, max(1, len(todo))))]
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
                    yield from _replace(worker, settings, queue, silenced)
    finally:
        for worker in crew:
            worker.end()


def _replace(
    worker: _Worker, settings: Settings, queue: deque[int], silenced: Silenced
) -> Iterator[Record]:
    """Begin a new process; whoever was being asked in the old one is not asked again."""
    index, number, seat = worker.where()
    left = list(worker.todo)
    worker.restart()
    if index in left:
        quiet = silenced.setdefault(index, {})
        if seat < 0 or len(quiet) >= TRIES or seat in quiet:
            left.remove(index)
            yield _lost(settings, index)
        else:
            quiet[seat] = number
    queue.extendleft(reversed(left))


def _lost(settings: Settings, index: int) -> Record:
    """The record of a game that takes every process down."""
    players = settings.setup(index).players
    return {
        "index": index,
        "seed": game_seed(settings.seed, index),
        "players": players,
        "bots": settings.crew(players),
        "status": "error",
        "decisions": 0,
        "checks": 0,
        "faults": {},
        "what": "the process that played it died, and not while a bot was asked",
        "replay": "",
    }


class _Worker:
    """One process, the line to it, and what it was given to do."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.todo: list[int] = []
        self._begin()

    def _begin(self) -> None:
        self.hung_up = False
        # A fresh process: a fork would copy the threads of the progress bar.
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        #: Game, decision, seat that is being asked (-1: none), since when.
        self.state: Any = context.RawArray("d", (-1.0, 0.0, -1.0, 0.0))
        self.process = context.Process(
            target=_work, args=(self.settings, theirs, self.state), daemon=True
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

    def receive(self) -> Iterator[Record]:
        """What it has finished."""
        try:
            while self.line.poll():
                what, value = self.line.recv()
                if what == "failed":
                    raise CodeFailed(value)
                self.todo.remove(value["index"])
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
        since, asked = self.state[3], self.state[2] >= 0
        return bool(asked and time.monotonic() - since > self.settings.seconds + PATIENCE)

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


def _work(settings: Settings, line: Connection, state: Any) -> None:
    """What a worker process does until its line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asked
    crew = {name: bot(name, settings.game) for name in dict.fromkeys(settings.bots)}

    def thinking(seat: int, number: int) -> None:
        # Seat last: the other numbers belong to it.
        state[1], state[3] = float(number), time.monotonic()
        state[2] = float(seat)

    while True:
        try:
            indexes, silenced = line.recv()
        except (EOFError, OSError):
            return
        for index in indexes:
            state[2], state[0] = -1.0, float(index)
            record = _play(settings, index, crew, silenced.get(index, {}), thinking)
            try:
                line.send(record)
            except OSError:
                return


def _play(
    settings: Settings, index: int, crew: Mapping[str, Any], silenced: dict[int, int], thinking: Any
) -> tuple[str, Any]:
    try:
        return "played", one_game(settings, index, crew, silenced=silenced, thinking=thinking)
    except CodeFailed as error:
        return "failed", str(error)

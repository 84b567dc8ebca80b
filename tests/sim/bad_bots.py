"""Bots that misbehave, each in its own way; now and then, so that games still come to something."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from typing import Any

from lockdown.bots import Bot
from lockdown.views.types import TableView


class Bad(Bot):
    """Does its worst at every tenth question and plays at random otherwise."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, view: TableView) -> Any:
        self.asked += 1
        assert view.decision is not None
        if self.asked % 10 == 3:
            return self.worst(view)
        return self.dice.choice(view.decision.options).text

    def worst(self, view: TableView) -> Any:
        raise NotImplementedError


class Crashes(Bad):
    def worst(self, view: TableView) -> Any:
        raise RuntimeError("I do not know")


class Leaves(Bad):
    """Tries to end the program."""

    def worst(self, view: TableView) -> Any:
        raise SystemExit(3)


class Hangs(Bad):
    def worst(self, view: TableView) -> Any:
        while True:
            pass


class Stubborn(Bad):
    """Hangs and swallows every interruption that a program may decently swallow, for a while."""

    def worst(self, view: TableView) -> Any:
        for _ in range(3):
            with contextlib.suppress(BaseException):
                while True:
                    pass
        return view.decision.options[0].text if view.decision else ""


class Unstoppable(Bad):
    """Hangs where no interruption reaches it."""

    def worst(self, view: TableView) -> Any:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        while True:
            pass


class Late(Bad):
    """Answers, but after its time."""

    def worst(self, view: TableView) -> Any:
        with contextlib.suppress(BaseException):
            time.sleep(60)
        return view.decision.options[0].text if view.decision else ""


class Cheats(Bad):
    """Wants things that are not on offer."""

    def worst(self, view: TableView) -> Any:
        return "move 001" if self.asked % 20 == 3 else ("wound", 7)


class Nonsense(Bad):
    """Anything but an option."""

    def worst(self, view: TableView) -> Any:
        answers: tuple[Any, ...] = (
            None,
            42,
            "",
            "fly away",
            "move",
            b"pass",
            [],
            object(),
            "\N{SNOWMAN}" * 1000,
        )
        return answers[self.asked // 10 % len(answers)]


class Kills(Bad):
    """Takes the process with it."""

    def worst(self, view: TableView) -> Any:
        os._exit(1)


class Counts(Bot):
    """Crashes at once, each seat with a number of its own."""

    def choose(self, view: TableView) -> Any:
        raise RuntimeError(f"seat {view.seat}")


class Loads(Bot):
    """Takes a while before it can play at all, and is told how long it may think."""

    def get_ready(self, seconds: float) -> None:
        time.sleep(0.6)
        self.told = seconds

    def choose(self, view: TableView) -> Any:
        assert self.told == 0.5
        assert view.decision is not None
        return self.dice.choice(view.decision.options).text

"""Asking bots without trusting them.

Whatever a bot does, the game goes on: one that crashes, hangs, answers late, cheats or answers
nonsense gets a safe option played for it, and the fault is counted. In the main thread of a
process a bot is interrupted when its time is over; a bot that cannot be interrupted, or takes its
process with it, is dealt with from outside (`lockdown.sim.pool`).
"""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, Any

from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import Decision
from lockdown.kernel.options import Option, parse_option

if TYPE_CHECKING:
    from lockdown.sim.play import Bot

#: Seconds for one decision, unless told otherwise.
SECONDS = 10.0
#: Seconds for getting ready for a game, at least: loading a policy is not thinking.
LOADING = 30.0
#: Where a bot that is ready for its game stands in its memory.
READY = "bot"
#: How long a bot that swallows the first interruption is left alone until the next.
_AGAIN = 0.1
#: What can be said to almost every question without committing oneself.
_SAFE = ("decline", "pass", "no", "done", "end")

#: Told the seat, the number of the decision, and the seconds.
Thinking = Callable[[int, int, float], None]

#: Modules between the game and a bot: of no interest to who wrote the bot.
OURS = frozenset(("lockdown.sim.guard", "lockdown.sim.play"))

#: What a bot can do wrong.
FAULTS = ("crashed", "hung", "late", "illegal", "nonsense", "killed")


class TimeOver(BaseException):
    """Raised inside a bot that thinks too long; no bot that catches `Exception` swallows it."""


def safe_option(decision: Decision) -> Option:
    """An option that does as little as possible."""
    by_verb = {option.verb: option for option in reversed(list(decision.options))}
    for verb in _SAFE:
        if verb in by_verb:
            return by_verb[verb]
    return decision.options[0]


class Guard:
    """Asks the bots of one game."""

    def __init__(
        self,
        seconds: float = SECONDS,
        silenced: Mapping[int, int] | None = None,
        thinking: Thinking | None = None,
    ) -> None:
        self.seconds = seconds
        self.silenced = silenced or {}
        """Seats that are not asked any more, with the number of the decision since when."""
        self.thinking = thinking
        """Told the seat, the number of the decision and the seconds it may take before a bot is
        asked, (-1, …) after."""
        self.faults: Counter[tuple[int, str]] = Counter()
        self.traces: dict[str, str] = {}
        """By bot: how it crashed the first time, as Python tells it."""
        self._asking = False
        self._can_interrupt = False

    @contextmanager
    def watching(self) -> Iterator[Guard]:
        """While a game is played: the alarm clock is ours."""
        usable = hasattr(signal, "setitimer")
        if not usable or threading.current_thread() is not threading.main_thread():
            yield self
            return
        before = signal.signal(signal.SIGALRM, self._alarm)
        self._can_interrupt = True
        try:
            yield self
        finally:
            self._can_interrupt = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _alarm(self, _number: int, _frame: FrameType | None) -> None:
        if self._asking:
            raise TimeOver

    def ask(
        self, player: Bot, view: Any, decision: Decision, memory: dict[str, Any], number: int
    ) -> Option:
        """The bot's choice, or a safe option if it does not give a legal one in time."""
        seat = decision.seat
        if seat in self.silenced and number >= self.silenced[seat]:
            self.faults[seat, "killed"] += 1
            return safe_option(decision)
        fault, answer, trace = "", None, ""
        began, begin = 0.0, player.begin
        if begin is not None and READY not in memory:
            loading = max(LOADING, self.seconds)
            self._asks(seat, number, loading)
            fault, _, trace = self._within(loading, lambda: begin(memory, self.seconds))
        if not fault:
            self._asks(seat, number, self.seconds)
            limit = None if player.quick else self.seconds
            began = time.monotonic()
            fault, answer, trace = self._within(
                limit, lambda: player.choose(view, decision, memory)
            )
        if trace:
            self.traces.setdefault(player.name, trace)
        self._asks(-1, number, 0.0)
        chosen = None
        if not fault and not player.quick and time.monotonic() - began > self.seconds:
            fault = "late"
        if not fault:
            fault, chosen = _legal(answer, decision)
        if chosen is None:
            self.faults[seat, fault] += 1
            return safe_option(decision)
        return chosen

    def _asks(self, seat: int, number: int, seconds: float) -> None:
        if self.thinking is not None:
            self.thinking(seat, number, seconds)

    def _within(self, seconds: float | None, work: Callable[[], object]) -> tuple[str, object, str]:
        """(fault, answer, the traceback of a crash); without seconds no clock is set."""
        timed = self._can_interrupt and seconds is not None
        try:
            try:
                self._asking = True
                if timed:
                    signal.setitimer(signal.ITIMER_REAL, seconds or 0.0, _AGAIN)
                answer = work()
            finally:
                self._asking = False
                if timed:
                    signal.setitimer(signal.ITIMER_REAL, 0)
        except TimeOver:
            self._asking = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            return "hung", None, ""
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 - a bot may fail in any way, even by leaving
            return "crashed", None, _trace(error)
        return "", answer, ""


def _trace(error: BaseException) -> str:
    """The traceback without our own frames above the bot's."""
    frames = error.__traceback__
    while frames is not None and frames.tb_next is not None:
        if frames.tb_frame.f_globals.get("__name__", "") not in OURS:
            break
        frames = frames.tb_next
    return "".join(traceback.format_exception(type(error), error, frames)).rstrip()


def _legal(answer: object, decision: Decision) -> tuple[str, Option | None]:
    """(fault, option): the game's own copy of the option, never the bot's object."""
    try:
        if isinstance(answer, str):
            wanted: tuple[Any, ...] = tuple(parse_option(str(answer)))
        elif isinstance(answer, tuple):
            wanted = tuple(answer)
        else:
            return "nonsense", None
        for option in decision.options:
            if tuple(option) == wanted:
                return "", option
    except KernelError:
        return "nonsense", None
    except Exception:  # noqa: BLE001 - even comparing it may fail
        return "nonsense", None
    return "illegal", None

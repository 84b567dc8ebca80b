"""How long bots think: milliseconds a decision, by level."""

from __future__ import annotations

import statistics
import time
from dataclasses import asdict, dataclass

from lockdown import Game, Setup
from lockdown.bots import make

METHOD = (
    "one level in all seats, whole games with fixed seeds; a decision is measured where there is "
    "more than one option; building the view is measured apart; garbage collector on, as in play"
)


@dataclass(frozen=True, slots=True)
class BotFigures:
    """What was measured of one level; `_ms` are milliseconds a decision."""

    bot: str
    decisions: int
    median_ms: float
    p95_ms: float
    p99_ms: float
    max_ms: float
    view_ms: float
    """Building the view that the bot looks at, median."""

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def measure_bot(
    level: str, games: int = 5, table: Setup | None = None, seconds: float = 60
) -> BotFigures:
    """Let a level play at a table; no new game begins after `seconds`."""
    table = table or Setup()
    thinking: list[float] = []
    looking: list[float] = []
    began = time.perf_counter()
    for seed in range(games):
        if seed and time.perf_counter() - began > seconds:
            break
        game = Game.new(table, seed)
        crew = [make(level, seed * 8 + seat, table.game) for seat in range(table.players)]
        while (decision := game.decision) is not None:
            start = time.perf_counter()
            view = game.view(decision.seat)
            seen = time.perf_counter()
            choice = crew[decision.seat].choose(view)
            done = time.perf_counter()
            if len(decision.options) > 1:
                looking.append(seen - start)
                thinking.append(done - seen)
            game.play(choice)
    thinking.sort()

    def at(share: float) -> float:
        return round(thinking[min(len(thinking) - 1, int(len(thinking) * share))] * 1e3, 3)

    return BotFigures(
        level,
        len(thinking),
        at(0.5),
        at(0.95),
        at(0.99),
        round(thinking[-1] * 1e3, 3),
        round(statistics.median(looking) * 1e3, 3),
    )

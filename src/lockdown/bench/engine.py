"""The engine by itself: random play, cloning, fair deals, saving, start-up."""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace

from lockdown import Game, Setup
from lockdown.bots.deals import prepare
from lockdown.kernel.game import checked

METHOD = (
    "uniform random play on one core, by processor time, garbage collector off, best of the "
    "repeats; states for clone, deals and bytes are taken every 25 decisions of the games played, "
    "deals are for the seat that is asked, 20 of each state; import in a fresh process, by the "
    "clock"
)

#: Tables that a search deals of one position.
DEALS = 20

#: Peers are measured by the same clock: what other programs take of a core counts for nobody.
clock = time.process_time


@dataclass(frozen=True, slots=True)
class EngineFigures:
    """What was measured; `_us` are microseconds."""

    game: str
    mode: str
    board: str
    players: int
    games: int
    repeats: int
    decisions_per_second: float
    games_per_second: float
    quiet_decisions_per_second: float
    """Without telling events, as a search plays."""
    clone_us: float
    first_deal_us: float
    """A fair table for the seat that is asked: finding out what it may not know, and dealing it."""
    deal_us: float
    """Each further one of the same position, as a search needs them (`lockdown.bots.deals`)."""
    to_bytes_us: float
    from_bytes_us: float
    state_bytes: int
    """Mean size of a saved table."""
    import_s: float
    method: str = METHOD

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def best(repeats: int, measure: Callable[[], float]) -> float:
    """The smallest of several measurements in seconds."""
    found = []
    for _ in range(repeats):
        gc.collect()
        gc.disable()
        try:
            found.append(measure())
        finally:
            gc.enable()
    return min(found)


def play_all(table: Setup, games: int, *, quiet: bool = False) -> tuple[float, int]:
    """(seconds, decisions) of random games with fixed seeds."""
    decisions = 0
    began = clock()
    for seed in range(games):
        game = Game.new(table, seed)
        game.table.quiet = quiet
        dice = random.Random(seed).random
        while len(options := game.options):
            game.play(options[int(dice() * len(options))])
        decisions += game.version
    return clock() - began, decisions


def sample(table: Setup, games: int) -> list[Game]:
    """States from all parts of random games."""
    found = []
    for seed in range(games):
        game = Game.new(table, seed)
        dice = random.Random(seed).random
        while len(options := game.options):
            if game.version % 25 == 0:
                found.append(game.clone())
            game.play(options[int(dice() * len(options))])
    return found


def drop(made: Iterable[object]) -> None:
    """Make things one by one and let go of each at once, as a search does with its copies."""
    for _ in made:
        pass


def import_seconds(code: str) -> float:
    """How long a fresh process takes to import the engine and set up a table."""
    program = f"import time; t = time.perf_counter(); {code}; print(time.perf_counter() - t)"
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    return float(done.stdout)


def measure_engine(
    players: int = 4, games: int = 40, repeats: int = 5, table: Setup | None = None
) -> EngineFigures:
    """All figures of the engine; `table` says what is played."""
    table = replace(table or Setup(), players=players)
    _, decisions = play_all(table, games)  # also warms up
    seconds = best(repeats, lambda: play_all(table, games)[0])
    quiet = best(repeats, lambda: play_all(table, games, quiet=True)[0])
    states = sample(table, max(1, games // 4))
    saved = [state.to_bytes() for state in states]

    def each(work: Callable[[], object]) -> float:
        def measure() -> float:
            began = clock()
            work()
            return clock() - began

        return best(repeats, measure) / len(states) * 1e6

    asked = [(state.table, state.table.decision[0]) for state in states if state.table.decision]
    prepared = [prepare(*position) for position in asked]
    dice = random.Random(1)

    start = (
        f"from lockdown import Game; from lockdown.kernel.game import Setup; Game.new({table}, 1)"
    )
    return EngineFigures(
        game=table.game,
        mode=checked(table).mode,
        board=table.board,
        players=players,
        games=games,
        repeats=repeats,
        decisions_per_second=round(decisions / seconds),
        games_per_second=round(games / seconds, 1),
        quiet_decisions_per_second=round(decisions / quiet),
        clone_us=round(each(lambda: drop(state.clone() for state in states)), 2),
        first_deal_us=round(each(lambda: drop(prepare(*p).deal(dice) for p in asked)), 1),
        deal_us=round(
            each(lambda: drop(d.deal(dice) for d in prepared for _ in range(DEALS))) / DEALS, 1
        ),
        to_bytes_us=round(each(lambda: [state.to_bytes() for state in states]), 1),
        from_bytes_us=round(each(lambda: [Game.from_bytes(data) for data in saved]), 1),
        state_bytes=round(sum(map(len, saved)) / len(saved)),
        import_s=round(min(import_seconds(start) for _ in range(min(3, repeats))), 3),
    )

"""Many games in a row: what came out, how fast, and what went wrong.

The seed of game `index` follows from the seed of the run and the index alone, so that any game
can be played again without the others.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lockdown import Game, Setup
from lockdown.kernel import replay
from lockdown.sim.play import LIMIT, Bot, Stuck, derived, play_game

#: Where replays of games that failed are kept.
FAILURES = Path(".lockdown/failures")


class Unsound(Exception):
    """`Game.status` named something."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that raised, got stuck or came to an impossible table."""

    index: int
    seed: int
    players: int
    what: str
    replay: str
    """The file with the options that were played."""


@dataclass(slots=True)
class Figures:
    """What many games came to."""

    games: int = 0
    errors: int = 0
    stuck: int = 0
    decisions: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    places: Counter[str] = field(default_factory=Counter)
    """Characters by where they ended."""
    survivors: Counter[int] = field(default_factory=Counter)
    """Games by number of survivors."""
    winners: Counter[int] = field(default_factory=Counter)
    """Games by number of winners."""
    rounds: Counter[int] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    """Decisions by kind, where they were counted."""
    checks: int = 0
    longest: int = 0
    failures: list[Failure] = field(default_factory=list)

    def count(self, game: Game) -> None:
        """Count a finished game."""
        result = game.result
        self.endings[result.ended] += 1
        self.places.update(result.places)
        self.survivors[len(result.survivors)] += 1
        self.winners[len(result.winners)] += 1
        self.rounds[game.table.round] += 1
        self.longest = max(self.longest, game.version)

    def as_json(self) -> dict[str, Any]:
        """The figures as JSON holds them."""
        seconds = max(self.seconds, 1e-9)
        finished = sum(self.endings.values())
        rounds = sum(number * count for number, count in self.rounds.items())
        return {
            "games": self.games,
            "errors": self.errors,
            "stuck": self.stuck,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds),
            "checks": self.checks,
            "longest": self.longest,
            "outcomes": {
                "endings": dict(sorted(self.endings.items())),
                "places": dict(sorted(self.places.items())),
                "survivors": {str(k): v for k, v in sorted(self.survivors.items())},
                "winners": {str(k): v for k, v in sorted(self.winners.items())},
                "rounds": {str(k): v for k, v in sorted(self.rounds.items())},
                "mean_rounds": round(rounds / finished, 2) if finished else None,
                "mean_decisions": round(self.decisions / self.games, 1) if self.games else None,
            },
            "failures": [
                {
                    "index": failure.index,
                    "seed": failure.seed,
                    "players": failure.players,
                    "what": failure.what,
                    "replay": failure.replay,
                }
                for failure in self.failures
            ],
        }


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a run."""
    return derived(seed, "game", index)


def run(
    setups: Iterable[tuple[int, Setup]],
    seed: int,
    player: Bot,
    figures: Figures,
    *,
    limit: int = LIMIT,
    check_every: int = 0,
    failures: Path = FAILURES,
    done: Callable[[], None] | None = None,
) -> None:
    """Play the games `(index, setup)` one after the other and add them to `figures`.

    With `check_every` the table's status is checked after every so many decisions. What was
    counted so far stays counted if this is interrupted.
    """
    for index, setup in setups:
        _one(index, setup, game_seed(seed, index), player, figures, limit, check_every, failures)
        if done is not None:
            done()


def _one(
    index: int,
    setup: Setup,
    seed: int,
    player: Bot,
    figures: Figures,
    limit: int,
    check_every: int,
    failures: Path,
) -> None:
    table: list[Game] = []

    def check(game: Game) -> None:
        if game.version % check_every == 0 or game.decision is None:
            figures.checks += 1
            broken = game.status()
            if broken:
                raise Unsound("; ".join(broken))

    began = time.perf_counter()
    what = ""
    try:
        after = check if check_every else None
        game = play_game(setup, seed, player, limit=limit, after=after, begun=table.append)
        figures.count(game)
    except Stuck as error:
        figures.stuck += 1
        what = str(error)
    except Exception as error:  # noqa: BLE001  # whatever it is, the run goes on
        figures.errors += 1
        what = f"{type(error).__name__}: {error}"
    figures.seconds += time.perf_counter() - began
    figures.games += 1
    if table:
        figures.decisions += table[0].version
    if what:
        figures.failures.append(_keep(index, setup, seed, what, table, failures))


def _keep(
    index: int, setup: Setup, seed: int, what: str, table: list[Game], failures: Path
) -> Failure:
    """Write the replay of a failed game, up to the last option that could be played."""
    failures.mkdir(parents=True, exist_ok=True)
    file = failures / f"{setup.game}-{setup.players}p-{seed:016x}.txt"
    if table:
        saved = replay.of_game(table[0], seed)
        # A table after a failure may be unsound; its digest would say nothing.
        saved.digest = ""
    else:
        saved = replay.Replay(setup=setup, seed=seed)
    remark = "".join(f"# {line}\n" for line in what.splitlines())
    file.write_text(replay.write(saved) + remark, encoding="utf-8")
    return Failure(index, seed, setup.players, what, str(file))

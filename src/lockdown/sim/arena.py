"""The arena: bots against each other, each from every chair and with every character.

Games come in blocks: the same deal and the same characters by seat, the bots one chair further
each time, until everybody has sat everywhere. So luck of the deal falls on all alike, and no game
is played twice. The outcome of game `index` follows from the seed and the index alone; any number
of workers gives the same figures.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from lockdown import Setup
from lockdown.bots.files import program
from lockdown.sim.dealing import choosable
from lockdown.sim.guard import SECONDS, Guard, Thinking
from lockdown.sim.play import Bot, bot, derived, play_game
from lockdown.sim.pool import in_processes

#: Two-sided 95 %.
Z = 1.959964
#: How often the games are drawn anew for the intervals of the ratings.
RESAMPLED = 200
#: The rating of an average participant.
MIDDLE = 1500.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended: by seat the bot, and 0 for dead, 1 for survived, 2 for won."""

    index: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    faults: int
    """Answers that were no answers; something safe was played instead."""
    traces: tuple[tuple[str, str], ...] = ()
    """How bots crashed the first time in this game: (bot, traceback)."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one bot came to."""

    bot: str
    games: int
    """Seats it played."""
    survival_rate: float
    win_rate: float
    low: float
    high: float
    """95 % interval of the survival rate (Wilson)."""
    win_low: float
    win_high: float
    rating: float
    rating_low: float
    rating_high: float

    def as_json(self) -> dict[str, Any]:
        """The line as JSON holds it."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class Match:
    """What is played."""

    bots: tuple[str, ...]
    players: int = 4
    seed: int = 1
    seconds: float = SECONDS
    table: Setup = field(default_factory=Setup)
    """Game, mode, board and options; players and characters are filled in."""

    @property
    def block(self) -> int:
        """Games with one deal: with two bots at four chairs the third would repeat the first."""
        chairs = self._chairs()
        turns = range(1, self.players + 1)
        return next(turn for turn in turns if chairs[turn:] + chairs[:turn] == chairs)

    def _chairs(self) -> tuple[str, ...]:
        return tuple(self.bots[chair % len(self.bots)] for chair in range(self.players))

    def lineup(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        chairs, turn = self._chairs(), index % self.block
        return chairs[turn:] + chairs[:turn]

    # ---- in processes of their own (`sim.pool.Run`)

    @property
    def cast(self) -> tuple[tuple[str, ...], str]:
        """The names of the bots, and the game they play."""
        return self.bots, self.table.game

    def play(
        self,
        index: int,
        crew: Mapping[str, Bot],
        silenced: Mapping[int, int],
        thinking: Thinking,
    ) -> Outcome | None:
        """How one game ended."""
        return play_one(self, index, crew, silenced=silenced, thinking=thinking)

    def lost(self, _index: int, /) -> Outcome | None:
        """A game that takes every process down says nothing about anybody."""
        return None

    def setup(self, index: int) -> Setup:
        """Characters by seat: the next ones in every block."""
        first = index // self.block
        names = choosable(replace(self.table, players=self.players))
        chosen = tuple(names[(first + seat) % len(names)] for seat in range(self.players))
        return replace(self.table, players=self.players, characters=chosen)


def play_one(
    match: Match,
    index: int,
    bots: Mapping[str, Bot] | None = None,
    *,
    silenced: Mapping[int, int] | None = None,
    thinking: Thinking | None = None,
) -> Outcome:
    """Play one game of a match, with bots that are there already or new ones."""
    names = match.lineup(index)
    there = bots or {name: bot(name, match.table.game) for name in dict.fromkeys(names)}
    crew = {seat: there[name] for seat, name in enumerate(names)}
    guard = Guard(match.seconds, silenced, thinking)
    seed = derived(match.seed, "arena", index // match.block)
    with guard.watching():
        game = play_game(match.setup(index), seed, crew, guard=guard)
    result = game.result
    ranks = tuple(
        (seat in result.survivors) + (seat in result.winners) for seat in range(match.players)
    )
    return Outcome(index, names, ranks, sum(guard.faults.values()), tuple(guard.traces.items()))


def run(
    match: Match,
    games: int,
    *,
    workers: int = 1,
    done: Callable[[], None] | None = None,
) -> list[Outcome]:
    """Play `games` games; Ctrl-C keeps what is done. In the order of their index."""
    # A bot from a file may take the process with it, so it never plays in this one.
    played: Generator[Outcome | None, None, None]
    if workers > 1 or any(map(program, match.bots)):
        played = in_processes(match, list(range(games)), workers)
    else:
        played = (play_one(match, index) for index in range(games))
    found: list[Outcome] = []
    try:
        for outcome in played:
            if outcome is not None:
                found.append(outcome)
            if done is not None:
                done()
    except KeyboardInterrupt:
        pass
    finally:
        played.close()
    return sorted(found, key=lambda outcome: outcome.index)


# ---- figures


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    if not tries:
        return 0.0, 1.0
    p, z2 = hits / tries, Z * Z
    middle = (p + z2 / (2 * tries)) / (1 + z2 / tries)
    half = Z / (1 + z2 / tries) * math.sqrt(p * (1 - p) / tries + z2 / (4 * tries * tries))
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(outcomes: Sequence[Outcome], seed: int = 1) -> list[Line]:
    """A line for every bot, the best rating first."""
    names = list(dict.fromkeys(name for outcome in outcomes for name in outcome.bots))
    rating = ratings(outcomes, names)
    dice = random.Random(derived(seed, "bootstrap"))
    samples: dict[str, list[float]] = {name: [] for name in names}
    if len(names) > 1:
        for _ in range(RESAMPLED):
            drawn = [outcomes[int(dice.random() * len(outcomes))] for _ in outcomes]
            for name, value in ratings(drawn, names).items():
                samples[name].append(value)
    lines = []
    for name in names:
        ranks = [r for o in outcomes for who, r in zip(o.bots, o.ranks, strict=True) if who == name]
        survived, won = sum(r >= 1 for r in ranks), sum(r >= 2 for r in ranks)
        low, high = wilson(survived, len(ranks))
        win_low, win_high = wilson(won, len(ranks))
        spread = sorted(samples[name]) or [rating[name]]
        lines.append(
            Line(
                bot=name,
                games=len(ranks),
                survival_rate=round(survived / len(ranks), 4),
                win_rate=round(won / len(ranks), 4),
                low=round(low, 4),
                high=round(high, 4),
                win_low=round(win_low, 4),
                win_high=round(win_high, 4),
                rating=round(rating[name], 1),
                rating_low=round(spread[int(0.025 * len(spread))], 1),
                rating_high=round(spread[min(len(spread) - 1, int(0.975 * len(spread)))], 1),
            )
        )
    return sorted(lines, key=lambda line: (-line.rating, line.bot))


def ratings(outcomes: Sequence[Outcome], names: Sequence[str]) -> dict[str, float]:
    """Bradley-Terry strengths on the Elo scale, from all pairs of different bots at a table.

    Winning beats surviving, surviving beats dying; the same fate is half a point each. Half a
    drawn game between every two bots keeps one that never won finite.
    """
    points = {a: dict.fromkeys(names, 0.25) for a in names}
    for outcome in outcomes:
        seats = list(zip(outcome.bots, outcome.ranks, strict=True))
        for i, (a, rank_a) in enumerate(seats):
            for b, rank_b in seats[i + 1 :]:
                if a != b:
                    share = 0.5 if rank_a == rank_b else float(rank_a > rank_b)
                    points[a][b] += share
                    points[b][a] += 1.0 - share
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        fresh = {}
        for a in names:
            others = [b for b in names if b != a]
            if not others:
                return dict.fromkeys(names, MIDDLE)
            played = sum(
                (points[a][b] + points[b][a]) / (strength[a] + strength[b]) for b in others
            )
            fresh[a] = sum(points[a][b] for b in others) / played
        middle = math.exp(sum(math.log(value) for value in fresh.values()) / len(names))
        strength = {name: value / middle for name, value in fresh.items()}
    return {name: MIDDLE + 400 * math.log10(value) for name, value in strength.items()}

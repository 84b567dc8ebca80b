"""Fit how well a seat stands: makes src/lockdown/games/GAME/bots/standing.json.

    python tools/fit_standing.py --game lockdown --quick 9000 --regular 1500

Plays games of the quick player (with weights scattered so that many kinds of play are seen) and
fits the model on them, then goes on with fewer games of `regular`, whose seats the veteran judges.
What is fitted: at the start of each round what the seat knows (`standing.features`) against the
chance to pass the victory check from where it ended, and against that chance if its objective was
met. The chance instead of the outcome leaves out the luck of the contingency and of the
contamination check. What is looked at and played a game says (`standing.py`, `quick_player.py` of
its bots). Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.bots.search import play
from lockdown.kernel.options import parse_option
from lockdown.kernel.steps import STEPS
from lockdown.rules import objectives
from lockdown.rules.queries import in_play
from lockdown.sim.dealing import choosable
from lockdown.views.build import build

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

    from lockdown.state.table import Table

GAMES = Path(__file__).parent.parent / "src/lockdown/games"
SEATS = 4
#: Every so many games one is kept for the test.
HELD_OUT = 10
#: How often `regular` does something else, so that states off its path are seen too.
STRAY = 0.06
HIDDEN = 24
BATCH = 512
#: Decisions after which a game is left: some crews of scattered weights might never end.
ENDLESS = 5000
Answer = tuple[Any, ...]
Rows = tuple[list[list[float]], list[tuple[float, float]], list[int]]


@dataclass(frozen=True)
class Played:
    """A game whose seats are judged."""

    name: str

    def part(self, name: str) -> ModuleType:
        """A module of its bots."""
        return import_module(f"lockdown.games.{self.name}.bots.{name}")


@contextmanager
def chances(standing: ModuleType) -> Iterator[dict[int, float]]:
    """By seat: the chance to pass the victory check, noted when it begins."""
    noted: dict[int, float] = {}
    check = STEPS[standing.CHECK]

    def note(t: Table) -> None:
        noted.update({seat: standing.passes(t, seat) for seat in range(t.n)})
        check(t)

    STEPS[standing.CHECK] = note
    try:
        yield noted
    finally:
        STEPS[standing.CHECK] = check


def record(
    t: Table, choose: Callable[[Table], Answer], standing: ModuleType
) -> Iterator[tuple[list[float], float, float]]:
    """Play a game; what every seat in play knew at the start of each round, and its chances."""
    rows = []
    seen = count = 0
    with chances(standing) as noted:
        while t.decision is not None:
            count += 1
            if count > ENDLESS:
                return
            if t.round != seen and t.decision[1] == "action":
                seen = t.round
                playing = [s for s in range(t.n) if in_play(t, s)]
                rows += [(seat, standing.features(t, seat)) for seat in playing]
            play(t, choose(t))
        for seat, x in rows:
            chance = noted.get(seat, 0.0)
            won = chance > 0 and objectives.is_met(t, seat, t.objectives[seat][0])
            yield x, chance, chance * won


def by_quick_player(played: Played, dice: random.Random) -> Callable[[Table], Answer]:
    """Instinct, every seat with weights of its own."""
    quick_player = played.part("quick_player")
    weights = played.part("quick_goals").Weights
    usual = asdict(weights())
    minds = [
        weights(**{name: value * math.exp(dice.gauss(0, 0.35)) for name, value in usual.items()})
        for _ in range(SEATS)
    ]
    return lambda t: quick_player.answer(t, minds[t.decision[0] if t.decision else 0])


def by_regular(played: Played, dice: random.Random) -> Callable[[Table], Answer]:
    """Regular bots that stray now and then."""
    quick_player = played.part("quick_player")
    bots = [make("regular", seat, played.name) for seat in range(SEATS)]

    def choose(t: Table) -> Answer:
        if t.decision is None:
            raise ValueError("nobody is asked anything")
        seat, kind, options, _, _ = t.decision
        if len(options) == 1:
            return options[0]
        if kind == "action" and dice.random() < STRAY:
            ranked = sorted(quick_player.scores(t, seat, options), key=lambda pair: -pair[1])
            return tuple(dice.choice(ranked[:4])[0])
        return parse_option(bots[seat].choose(build(t, seat)))

    return choose


def gather(
    played: Played,
    games: int,
    seed: int,
    chooser: Callable[[Played, random.Random], Callable[[Table], Answer]],
) -> Rows:
    """Rows of many games: features, targets, and which game they are from."""
    dice = random.Random(seed)
    x, y, g = [], [], []
    standing = played.part("standing")
    setup = Setup(players=SEATS, game=played.name)
    names = choosable(setup)
    for number in range(games):
        crew = tuple(names[(number + seat) % len(names)] for seat in range(SEATS))
        t = Game.new(replace(setup, characters=crew), dice.getrandbits(60)).table.clone()
        t.quiet = True
        for features, survive, win in record(t, chooser(played, dice), standing):
            x.append(features)
            y.append((survive, win))
            g.append(number)
    return x, y, g


def correlation(a: Any, b: Any) -> float:
    """How well one follows the other; nothing follows what never changes."""
    return float(np.corrcoef(a, b)[0, 1]) if a.std() and b.std() else 0.0


class Net:
    """The network of `standing.Model`, with its training (Adam, cross entropy)."""

    def __init__(self, inputs: int) -> None:
        rng = np.random.default_rng(1)
        self.weights = [
            rng.normal(0, 1 / math.sqrt(inputs), (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, 0.1, (HIDDEN, 2)),
            np.full(2, -2.0),
            rng.normal(0, 0.01, (inputs, 2)),
        ]

    def run(self, x: Any) -> tuple[Any, Any]:
        """Hidden layer and both chances."""
        w1, b1, w2, b2, straight = self.weights
        inner = np.tanh(x @ w1 + b1)
        return inner, 1 / (1 + np.exp(-(inner @ w2 + b2 + x @ straight)))

    def fit(self, rows: Rows, epochs: int, rate: float, decay: float) -> None:
        """Train; weights decay towards what they were before. Prints the fit on kept games."""
        x, y, games = (np.array(part) for part in rows)
        kept = games % HELD_OUT == 0
        mean, spread = x[~kept].mean(0), x[~kept].std(0) + 0.05
        self._scale(mean, spread)
        x = (x - mean) / spread
        before = [w.copy() for w in self.weights]
        first = [np.zeros_like(w) for w in self.weights]
        second = [np.zeros_like(w) for w in self.weights]
        rng = np.random.default_rng(2)
        train = np.flatnonzero(~kept)
        count, total = 0, epochs * (len(train) // BATCH + 1)
        for _ in range(epochs):
            rng.shuffle(train)
            for begin in range(0, len(train), BATCH):
                part = train[begin : begin + BATCH]
                count += 1
                step = rate * 0.5 * (1 + math.cos(math.pi * count / (total + 1)))
                for i, raw in enumerate(self._slopes(x[part], y[part])):
                    slope = raw + decay * (self.weights[i] - before[i])
                    first[i] = 0.9 * first[i] + 0.1 * slope
                    second[i] = 0.999 * second[i] + 0.001 * slope**2
                    size = np.sqrt(second[i] / (1 - 0.999**count)) + 1e-8
                    self.weights[i] = self.weights[i] - step * first[i] / (1 - 0.9**count) / size
        odds = self.run(x[kept])[1]
        fit = [correlation(odds[:, i], y[kept][:, i]) for i in (0, 1)]
        print(f"{len(x)} states; correlation on {kept.sum()} kept ones: {fit[0]:.3f} {fit[1]:.3f}")
        self._scale(-mean / spread, 1 / spread)

    def _slopes(self, x: Any, y: Any) -> list[Any]:
        inner, odds = self.run(x)
        off = (odds - y) / len(x)
        back = (off @ self.weights[2].T) * (1 - inner**2)
        return [x.T @ back, back.sum(0), inner.T @ off, off.sum(0), x.T @ off]

    def _scale(self, mean: Any, spread: Any) -> None:
        """Take inputs that are shifted and scaled: x = mean + spread * new."""
        w1, b1, w2, b2, straight = self.weights
        self.weights = [
            w1 * spread[:, None],
            b1 + mean @ w1,
            w2,
            b2 + mean @ straight,
            straight * spread[:, None],
        ]

    def text(self) -> str:
        """The file, one row of numbers a line."""
        w1, b1, w2, b2, straight = self.weights
        parts = {"hidden": w1.T, "bias": b1, "out": w2.T, "straight": straight.T, "base": b2}
        lines = []
        for name, values in parts.items():
            plain = np.round(values, 4).tolist()
            if values.ndim == 1:
                lines.append(f'  "{name}": {json.dumps(plain)}')
            else:
                inner = ",\n".join(f"    {json.dumps(row)}" for row in plain)
                lines.append(f'  "{name}": [\n{inner}\n  ]')
        return "{\n" + ",\n".join(lines) + "\n}\n"


def main(words: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="lockdown", help="the game")
    parser.add_argument("--quick", type=int, default=9000, help="games of the quick player")
    parser.add_argument("--regular", type=int, default=1500, help="games of regular bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="another file than the game's own")
    asked = parser.parse_args(words)
    played = Played(asked.game)
    rows = gather(played, asked.quick, asked.seed, by_quick_player)
    net = Net(len(rows[0][0]))
    net.fit(rows, epochs=10, rate=2e-3, decay=7e-4)
    more = gather(played, asked.regular, asked.seed + 1, by_regular)
    net.fit(more, epochs=12, rate=1e-3, decay=1e-3)
    file = asked.out or GAMES / asked.game / "bots/standing.json"
    file.write_text(net.text(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""The same measurements for two well-known engines in Python.

catanatron plays a board game of similar size with four random players; python-chess plays random
legal moves. Both come with the extra `bench`: `pip install "lockdown[bench]"`.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import metadata
from typing import Any

from lockdown.bench.engine import best, clock, import_seconds


class PeerMissing(Exception):
    """A peer is not installed."""


@dataclass(frozen=True, slots=True)
class PeerFigures:
    """What was measured of a peer."""

    name: str
    version: str
    decisions_per_second: float
    games_per_second: float
    clone_us: float
    import_s: float
    method: str

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def _module(name: str, package: str) -> Any:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise PeerMissing(
            f'{package} is not installed (no module {error.name!r}): pip install "lockdown[bench]"'
        ) from None


def _clones(repeats: int, states: list[Any], clone: Callable[[Any], object]) -> float:
    def measure() -> float:
        began = clock()
        for state in states:
            clone(state)
        return clock() - began

    return round(best(repeats, measure) / len(states) * 1e6, 2)


def measure_catanatron(games: int = 10, repeats: int = 3) -> PeerFigures:
    """Four random players of catanatron."""
    module = _module("catanatron", "catanatron")
    colors = (module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE)

    def play_all(states: list[Any] | None = None) -> tuple[float, int]:
        decisions = 0
        began = clock()
        for seed in range(games):
            random.seed(seed)
            game = module.Game([module.RandomPlayer(color) for color in colors], seed=seed)
            # As its own `play` does: nobody won yet and not too many turns.
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
                if states is not None and decisions % 25 == 0:
                    states.append(game.copy())
        return clock() - began, decisions

    states: list[Any] = []
    _, decisions = play_all(states)
    seconds = best(repeats, lambda: play_all()[0])
    return PeerFigures(
        "catanatron",
        _version("catanatron"),
        round(decisions / seconds),
        round(games / seconds, 2),
        _clones(repeats, states[:400], lambda game: game.copy()),
        round(import_seconds("import catanatron"), 3),
        "4 random players, Game.play_tick to the end, Game.copy",
    )


def measure_chess(games: int = 40, repeats: int = 3) -> PeerFigures:
    """Random legal moves of python-chess."""
    chess = _module("chess", "python-chess")

    def play_all(states: list[Any] | None = None) -> tuple[float, int]:
        decisions = 0
        began = clock()
        for seed in range(games):
            dice = random.Random(seed).random
            board = chess.Board()
            while not board.is_game_over() and board.ply() < 400:
                moves = list(board.legal_moves)
                board.push(moves[int(dice() * len(moves))])
                decisions += 1
                if states is not None and decisions % 25 == 0:
                    states.append(board.copy())
        return clock() - began, decisions

    states: list[Any] = []
    _, decisions = play_all(states)
    seconds = best(repeats, lambda: play_all()[0])
    return PeerFigures(
        "python-chess",
        _version("chess"),
        round(decisions / seconds),
        round(games / seconds, 2),
        _clones(repeats, states, lambda board: board.copy(stack=False)),
        round(import_seconds("import chess; chess.Board()"), 3),
        "random legal moves to the end or 400 plies, is_game_over at every move, "
        "Board.copy(stack=False)",
    )


def _version(package: str) -> str:
    return metadata.version(package)


def measure_peers(repeats: int = 3) -> list[PeerFigures]:
    """All peers; raises `PeerMissing` before anything is measured if one is not installed."""
    _module("catanatron", "catanatron")
    _module("chess", "python-chess")
    return [measure_catanatron(repeats=repeats), measure_chess(repeats=repeats)]

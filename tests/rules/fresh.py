"""Tables that have just been set up, over many seeds."""

from collections.abc import Iterator
from functools import cache

from lockdown import Game, Setup
from lockdown.games.lockdown.table import LockdownTable

SEEDS = range(40)
PLAYERS = (1, 2, 3, 4, 5)


@cache
def drafting(players: int, seed: int) -> Game:
    """A table at its first draft decision, other for each number of players. Clone it to play."""
    return Game.new(Setup(players=players), 10 * seed + players)


@cache
def drafted(players: int, seed: int) -> Game:
    """A table at the first action of the first round, everybody having kept some character."""
    game = drafting(players, seed).clone()
    while game.decision is not None and game.decision.kind == "draft":
        game.play(game.options[(seed + game.version) % 2])
    return game


def tables(*players: int) -> Iterator[LockdownTable]:
    for n in players or PLAYERS:
        for seed in SEEDS:
            yield drafting(n, seed).table


def started(*players: int) -> Iterator[LockdownTable]:
    for n in players or PLAYERS:
        for seed in SEEDS:
            yield drafted(n, seed).table


def seats_by_number(t: LockdownTable) -> list[int]:
    return sorted(range(t.n), key=t.number.__getitem__)

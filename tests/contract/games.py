"""Games that all contract tests share: fixed seeds, every number of players.

Odd seeds are played at random, even ones by a bot that tries everything once: random players
pass or die before they have seen much.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from lockdown import Game, Setup
from lockdown.kernel import replay
from lockdown.sim.play import Memory, bot, derived

#: (players, seed): some games of every size.
GAMES = [(players, seed) for players in (1, 2, 3, 4, 5) for seed in (1, 2, 3, 4)]
LIMIT = 20_000


def new_game(players: int, seed: int) -> Game:
    return Game.new(Setup(players=players), derived("contract", players, seed))


def choices(players: int, seed: int) -> Callable[[Game], object]:
    """A chooser for all seats that makes the same choices every time."""
    player = bot("curious" if seed % 2 == 0 else "random")
    memory: Memory = {"seed": derived("choices", players, seed)}

    def choose(game: Game) -> object:
        decision = game.decision
        assert decision is not None
        return player.choose(None, decision, memory)

    return choose


def played(players: int, seed: int) -> Iterator[Game]:
    """The game before every option and at its end (one object, played on between the yields)."""
    game = new_game(players, seed)
    choose = choices(players, seed)
    while game.decision is not None:
        assert game.version < LIMIT, "nobody gets to an end"
        yield game
        game.play(choose(game))
    yield game


def finished(players: int, seed: int) -> Game:
    """The game at its end."""
    game = new_game(players, seed)
    for game in played(players, seed):  # noqa: B007  # the last one counts
        pass
    return game


@cache
def story(players: int, seed: int) -> tuple[str, ...]:
    """The options of that game as text."""
    return tuple(text for _, text in replay.of_game(finished(players, seed), 0).moves)


@cache
def sampled(every: int = 11) -> tuple[Game, ...]:
    """Clones of states from all parts of all games."""
    return tuple(
        game.clone()
        for players, seed in GAMES
        for game in played(players, seed)
        if game.version % every == 0 and game.decision is not None
    )

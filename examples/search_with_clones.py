"""Search: try every option on copies of the table, play each to its end, take the best.

A clone costs microseconds and a quiet one tells no events. A fair search must not look at the real
cards: `prepare` finds out what the seat may not know, and every `deal` is a table that it could
believe in. All options are tried on the same tables, so that luck cancels out.
Run: python examples/search_with_clones.py [playouts an option]
"""

import random
import sys

from lockdown import Game, Setup
from lockdown.bots.deals import prepare
from lockdown.kernel.game import Decision

DEPTH = 60  # decisions that a playout looks ahead


def playout(game: Game, seat: int, dice: random.Random) -> float:
    """Play on at random for a while; 1 for a win, 0.5 for being alive."""
    for _ in range(DEPTH):
        options = game.options
        if not len(options):
            break
        game.play(options[int(dice.random() * len(options))])
    if game.result is not None and seat in game.result.winners:
        return 1.0
    return 0.0 if game.view(None).crew[seat].place == "dead" else 0.5


def search(game: Game, decision: Decision, playouts: int, dice: random.Random) -> object:
    """The option with the best mean over its playouts."""
    worth = dict.fromkeys(decision.options, 0.0)
    deals = prepare(game.clone(quiet=True).table, decision.seat)
    for _ in range(playouts):
        table = deals.deal(dice)
        for option in decision.options:
            copy = game.clone(quiet=True)
            copy.table = table.clone()
            copy.play(option)
            worth[option] += playout(copy, decision.seat, dice)
    return max(worth, key=worth.__getitem__)


def main(playouts: int = 6, decisions: int = 12) -> None:
    """Let a searcher act in the first turns of a game."""
    dice = random.Random(5)
    game = Game.new(Setup(players=3, characters=("sentry", "janitor", "hacker")), seed=5)
    for _ in range(decisions):
        decision = game.decision
        if decision is None:
            break
        if len(decision.options) == 1:
            choice: object = decision.options[0]
        else:
            choice = search(game, decision, playouts, dice)
        print(f"seat {decision.seat}, {decision.kind}: {choice} of {len(decision.options)}")
        game.play(choice)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

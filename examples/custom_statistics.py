"""Statistics of one's own for `lockdown simulate`: how often is noise deadly?

    lockdown simulate --games 500 --bots regular --code examples/custom_statistics.py

A fresh `Statistics` watches every game. What `result` returns is put together over all games in
their order: numbers add up, dicts are joined key by key, lists are strung together. The same
figures come out of any number of workers.
"""

from typing import Any

from lockdown import Game
from lockdown.kernel.events import Event


class Statistics:
    """Counts noise rolls, what they brought, and who carried on with one card in hand."""

    def before(self, game: Game) -> None:
        """The table is set up."""
        self.counts = {"games": 1, "noise rolls": 0, "danger": 0, "encounters": 0, "short hands": 0}

    def step(self, game: Game, seat: int, option: Any, told: tuple[Event, ...]) -> None:
        """`seat` played `option`, and this was told."""
        for event in told:
            if event.kind == "noise_rolled":
                self.counts["noise rolls"] += 1
            elif event.kind == "danger":
                self.counts["danger"] += 1
            elif event.kind == "encounter":
                self.counts["encounters"] += 1
                hurried = len(game.table.hand[event.args[0]]) <= 1
                self.counts["short hands"] += hurried

    def after(self, game: Game) -> None:
        """The game is over."""
        self.ended = {game.result.ended: 1}

    def result(self) -> dict[str, Any]:
        """What this game adds to the whole."""
        return {**self.counts, "ended": self.ended}


if __name__ == "__main__":
    import sys

    from lockdown.sim import many
    from lockdown.sim.code import Code

    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    settings = many.Settings(players=3, games=games, bots=("rookie",), code=Code.read(__file__))
    print(many.simulate(settings).custom)

"""A bot of one's own in thirty lines: it keeps out of fire and goes where nobody has been.

The command line plays it as well: lockdown simulate --bots examples/write_a_bot.py,random
"""

from lockdown import Game, Setup
from lockdown.bots import Bot, make
from lockdown.views.types import OptionView, TableView


class Explorer(Bot):
    """Walks into the dark; leaves everything else to chance."""

    level = "explorer"

    def choose(self, view: TableView) -> str:
        """The text of the option to play."""
        assert view.decision is not None
        return max(view.decision.options, key=lambda option: self.worth(view, option)).text

    def worth(self, view: TableView, option: OptionView) -> float:
        """What an option is worth; the dice settle what is equal."""
        if option.verb == "move":
            room = view.rooms[int(option.args[0].text) - 1]
            return 5 - 10 * room.fire - 3 * room.explored + self.dice.random()
        return {"pass": -1.0, "drop": -2.0}.get(option.verb, 1.0) + self.dice.random()


if __name__ == "__main__":
    game = Game.new(Setup(players=2), seed=3)
    crew = [Explorer(seed=1), make("random", seed=2)]
    while game.decision is not None:
        game.play(crew[game.decision.seat].choose(game.view(game.decision.seat)))
    print(game.result, "rooms explored:", sum(room.explored for room in game.view(None).rooms))

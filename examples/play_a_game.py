"""A whole game in ten lines: four bots at one table."""

from lockdown import Game, Setup
from lockdown.bots import make

game = Game.new(Setup(players=4), seed=7)
crew = [make(level, seed=7) for level in ("regular", "regular", "rookie", "random")]
while game.decision is not None:
    seat = game.decision.seat
    game.play(crew[seat].choose(game.view(seat)))
print(game.result)

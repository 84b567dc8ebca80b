"""What a bot keeps in mind can be handed on: at a server's table every decision has a new bot."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from lockdown import Setup
from lockdown.bots import make
from lockdown.bots.base import Bot as AnyBot
from lockdown.bots.search import Effort
from lockdown.bots.veteran import VeteranBot
from lockdown.server.bots import LARGEST
from lockdown.sim.play import Bot, play_game

#: Few tables and no clock: the same game on every machine, in a second.
QUICKLY = Effort(stages=((2, 2),), rounds=1)


def made(level: str, seed: int, game: str) -> AnyBot:
    """A bot that searches little, if it searches."""
    bot = make(level, seed, game)
    if isinstance(bot, VeteranBot):
        bot.effort, bot.clock = QUICKLY, lambda: 0.0
    return bot


def choosing(bot: AnyBot) -> Bot:
    """One bot for a whole game."""
    return Bot(bot.level, lambda view, _decision, _memory: bot.choose(view))


class Relay:
    """A new bot for every decision, with what the last one had in mind, packed and unpacked."""

    def __init__(self, level: str, seed: int, game: str) -> None:
        self.made = level, seed, game
        self.dice = made(*self.made).dice.getstate()
        self.packed = b""
        self.largest = 0

    def choose(self, view: Any) -> str:
        bot = made(*self.made)
        bot.dice.setstate(self.dice)
        if self.packed:
            bot.recall(pickle.loads(self.packed))  # noqa: S301 - packed below
        choice = bot.choose(view)
        self.dice, self.packed = bot.dice.getstate(), pickle.dumps(bot.memory())
        self.largest = max(self.largest, len(self.packed))
        return choice


def handing_on(relay: Relay) -> Bot:
    """New bots for a whole game."""
    return Bot("relay", lambda view, _decision, _memory: relay.choose(view))


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
@pytest.mark.parametrize("level", ["rookie", "regular", "learned", "veteran"])
def test_a_bot_for_each_decision_plays_the_same_game(level: str, game: str) -> None:
    setup, seed = Setup(players=2, game=game), 4
    one = play_game(setup, seed, {s: choosing(made(level, s, game)) for s in range(2)})
    relays = [Relay(level, s, game) for s in range(2)]
    many = play_game(setup, seed, {s: handing_on(relay) for s, relay in enumerate(relays)})
    assert many.history == one.history
    assert 0 < max(relay.largest for relay in relays) <= LARGEST

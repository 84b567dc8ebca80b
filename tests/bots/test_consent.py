"""What bots agree to when others want to use them or what they carry (LD-KNW-11, NM-ACT-20)."""

from __future__ import annotations

import pytest

from lockdown import Game
from lockdown.bots import make
from lockdown.scenario import parse
from lockdown.scenario.run import prepare

OBJECT = """{mode}A is sentry in 008, hand search search rest
  B is hacker in 008, passed, holds carcass
  room 008 laboratory; A acts"""
WOUNDED = """game nemesis; players 2
  A is captain in 005, hand search rest, inventory bandages; B is pilot in 005, light 2
  A acts"""


def laid(given: str, rule: str, *moves: str) -> Game:
    """A table on which the first seat has asked the second."""
    text = f"scenario: Asked\nrule: {rule}\ngiven\n  {given}\nwhen go on\nthen status is sound\n"
    (scenario,) = parse(text)
    play = prepare(scenario)
    play.start()
    for move in moves:
        play.game.play(move)
        while len(play.game.options) == 1:
            play.game.play(play.game.options[0])
    decision = play.game.decision
    assert decision is not None
    assert (decision.kind, decision.seat) == ("agree", 1)
    return play.game


@pytest.mark.rule("LD-KNW-11")
@pytest.mark.parametrize("level", ["rookie", "regular"])
@pytest.mark.parametrize(("mode", "choice"), [("", "no"), ("mode coop; ", "yes")])
def test_what_one_carries_is_for_partners_alone(mode: str, choice: str, level: str) -> None:
    game = laid(OBJECT.format(mode=mode), "LD-KNW-11", "room analyse")
    assert make(level, 1, "lockdown").choose(game.view(1)) == choice


@pytest.mark.rule("NM-ACT-20")
@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_wounds_may_be_dressed_by_anybody(level: str) -> None:
    game = laid(WOUNDED, "NM-ACT-20", "use bandages 1")
    assert make(level, 1, "nemesis").choose(game.view(1)) == "yes"

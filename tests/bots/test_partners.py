"""Bots of a crew with one result: they carry the dead, divide the errands, and do not lie."""

from __future__ import annotations

import pytest

from lockdown import Game
from lockdown.bots import make
from lockdown.bots.talk import Manner
from lockdown.games.lockdown.bots.talk import phrases
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.scenario import parse
from lockdown.scenario.run import prepare

CARRIED = """mode coop; players 2; seed 5; time 12
  A is sentry in {room}, hand search rest, {hands}objectives complete_file
  B is dead, hacker, objectives deep_survey
  room 027 is emergency_room{more}"""


def laid(room: str, hands: str = "", more: str = "") -> Game:
    """A table with a dead hacker."""
    given = CARRIED.format(room=room, hands=hands, more=more)
    text = (
        f"scenario: Partners\nrule: LD-COP-08\ngiven\n  {given}\nwhen go on\nthen status is sound\n"
    )
    (scenario,) = parse(text)
    play = prepare(scenario)
    play.start()
    return play.game


@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_a_dead_partner_is_laid_down_where_the_dead_wake(level: str) -> None:
    game = laid("027", "hands corpse:hacker, ")
    chosen = make(level, 1, "lockdown").choose(game.view(0))
    assert chosen.startswith("drop corpse")
    # Not in any other room, and not while something stands there.
    elsewhere = laid("026", "hands corpse:hacker, ")
    assert make(level, 1, "lockdown").choose(elsewhere.view(0)) in ("move 027", "careful 027")
    besieged = laid("027", "hands corpse:hacker, ", "; adult in 027")
    assert not make(level, 1, "lockdown").choose(besieged.view(0)).startswith("drop")


@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_a_dead_partner_is_picked_up(level: str) -> None:
    game = laid("026", more="; corpse of hacker in 026")
    assert make(level, 1, "lockdown").choose(game.view(0)).startswith("pickup corpse")


def test_the_errands_of_the_dead_are_taken_over() -> None:
    world = LockdownWorld(laid("026", "hands corpse:hacker, ").view(0))
    assert world.together
    assert world.aims == ("complete_file", "deep_survey")
    assert world.wishes == {"knowledge", "sections_explored"}


def test_each_for_themselves_nobody_is_fallen() -> None:
    text = """scenario: Alone
rule: LD-RND-01
given
  players 2; seed 5
  A is sentry in 026, hand search rest, hands corpse:hacker
  B is dead, hacker
when go on
then status is sound
"""
    game = prepare(parse(text)[0])
    game.start()
    world = LockdownWorld(game.game.view(0))
    assert not world.together
    assert world.fallen == frozenset()


def test_partners_claim_nothing_that_is_not_so() -> None:
    game = laid("026", more="; corpse of hacker in 020")
    said = phrases(LockdownWorld(game.view(0)), Manner(honest=False, harmless=True, whim=0.5))
    assert [p.key for p in said if p.key in ("my_token", "objective_harmless")] == []
    assert {"come"} <= {p.key for p in said}

"""The forced pass (LD-RND-12): no effect of the base game leaves cards in hand, but one may."""

import pytest

from lockdown import Game, Setup
from lockdown.rules import passing
from lockdown.rules.rounds import action_over
from lockdown.state import keys
from lockdown.state.keys import ACTION


def forced(hand: tuple[int, ...]) -> Game:
    """A table on which an effect has just made seat 0 pass in the middle of its turn."""
    game = Game.new(Setup(players=2, characters=("sentry", "hacker")), 0)
    t = game.table
    t.first = t.turn = 0
    t.turns[0] = 1
    t.agenda, t.decision = [], None
    t.hand[0] = hand
    t.push(action_over, 0)
    passing.force_pass(t, 0)
    t.run()
    return game


@pytest.mark.rule("LD-RND-12")
def test_the_discard_is_offered_if_the_effect_leaves_cards() -> None:
    rest, search = ACTION["rest"], ACTION["search"]
    game = forced((rest, search, keys.INFECTED))
    t = game.table
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, "pass_discard")
    assert not t.passed & 1
    texts = {str(option) for option in game.options}
    assert texts == {"done", "discard rest", "discard search", "discard contamination"}
    game.play("discard rest")
    assert t.discard[0][-1] == rest
    assert game.decision.kind == "pass_discard"
    game.play("done")
    assert t.passed & 1
    assert t.hand[0] == (search, keys.INFECTED)
    told = [heard for heard in game.events() if heard.kind == "passed"][-1]
    assert told.args == (0, 1, (rest,))
    assert game.decision.seat == 1
    assert game.decision.kind == "action"


@pytest.mark.rule("LD-RND-12")
def test_discarding_the_last_card_passes() -> None:
    game = forced((ACTION["rest"],))
    game.play("discard rest")
    assert game.table.passed & 1
    assert game.table.hand[0] == ()
    assert game.decision is not None
    assert game.decision.seat == 1


@pytest.mark.rule("LD-RND-12")
def test_without_cards_the_turn_ends_at_once() -> None:
    game = forced(())
    assert game.table.passed & 1
    assert game.decision is not None
    assert game.decision.seat == 1
    assert game.decision.kind == "action"


@pytest.mark.rule("LD-RND-12")
def test_a_character_that_has_left_play_is_not_asked() -> None:
    game = forced((ACTION["rest"],))
    t = game.table.clone()
    t.decision = None
    t.place[0] = keys.DEAD
    t.room[0] = 0
    t.push(passing.ask_discards, 0, (), 0)
    t.run()
    assert t.decision is None or t.decision[0] == 1
    assert not t.passed & 1

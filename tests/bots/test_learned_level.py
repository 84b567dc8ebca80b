"""The level `learned`: the policies that come with the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from lockdown import Game, Setup
from lockdown.bots import learned, levels, make
from lockdown.games.lockdown.bots.sense import FULL, LockdownSense
from lockdown.sim.play import bot, play_game

GAMES = ("lockdown", "nemesis")
#: So much more than passing must `regular` like something for it to be done instead.
BETTER = LockdownSense.better


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_whole_games_and_the_same_ones_again(game: str) -> None:
    assert levels(game)[-1] == "learned"
    setup = Setup(players=3, game=game)
    once, again = (play_game(setup, 8, bot("learned", game)) for _ in range(2))
    assert once.result is not None
    assert once.history == again.history


@pytest.mark.parametrize("game", GAMES)
def test_the_policy_is_small_and_for_the_frozen_layout(game: str) -> None:
    shipped = make("learned", game=game)
    assert isinstance(shipped, learned.ShippedMixin)
    file = Path(shipped.policy_file())
    assert file.stat().st_size < 8_000_000
    assert learned.game_of(str(file)) == game


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=3, mode="coop"),
        Setup(players=3, board="surface"),
        Setup(players=3, enemies="intruders"),
        Setup(players=3, guests=True),
        Setup(players=3, game="nemesis", mode="coop"),
        Setup(players=3, game="nemesis", board="alternative"),
        Setup(players=3, game="nemesis", options=(("intruder_player", "yes"),)),
    ],
)
def test_where_it_was_never_trained_it_plays_as_regular(setup: Setup) -> None:
    game = Game.new(setup, 5)
    for _ in range(40):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        policy, regular = (make(name, 3, setup.game) for name in ("learned", "regular"))
        choice = policy.choose(view)
        assert choice == regular.choose(view)
        game.play(choice)


@pytest.mark.parametrize("game", GAMES)
def test_on_its_own_table_it_is_the_policy_that_answers(game: str) -> None:
    """Its answers are the policy's but for acts without sense, not always those of `regular`."""
    table = Game.new(Setup(players=4, game=game), 2)
    differ = 0
    for _ in range(120):
        assert table.decision is not None
        view = table.view(table.decision.seat)
        shipped = make("learned", 1, game)
        assert isinstance(shipped, learned.ShippedMixin)
        plain = shipped.mind().fresh().choose(view)
        assert view.decision is not None
        barred: frozenset[str] = frozenset()
        if view.decision.kind == "action":
            barred = shipped.barred(shipped.picture(view), view.decision)
        choice = shipped.choose(view)
        if plain in barred:
            assert choice not in barred
        else:
            assert choice == plain
        differ += choice != make("regular", 1, game).choose(view)
        table.play(choice)
    assert differ


@pytest.mark.parametrize("game", GAMES)
def test_it_neither_throws_things_away_nor_passes_with_full_hands_for_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the policy likes best: `regular` knows something better, or nothing is worse."""
    table = Game.new(Setup(players=4, game=game), 6)
    asked = 0
    while asked < 12 and table.decision is not None:
        view = table.view(table.decision.seat)
        shipped = make("learned", 1, game)
        assert isinstance(shipped, learned.ShippedMixin)
        decision = view.decision
        assert decision is not None
        if decision.kind == "action":
            texts = [option.text for option in decision.options]
            useless = [text for text in texts if text.startswith("drop ")]
            for text in ("pass", *useless):
                liked = dict.fromkeys(texts, 0.0) | {text: 9.0}
                monkeypatch.setattr(shipped.mind(), "scores", lambda _, liked=liked: liked)
                world = shipped.picture(view)
                if text == "pass" and world.purse < FULL:
                    continue
                if shipped.choose(view) == text:
                    scores = {o.text: shipped.score(world, o) for o in decision.options}
                    assert scores[text] >= max(scores.values()) - BETTER
                asked += 1
        table.play(make("regular", 1, game).choose(view))
    assert asked >= 12

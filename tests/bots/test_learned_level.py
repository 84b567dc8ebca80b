"""The level `learned`: the policies that come with the games."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from lockdown import Game, Setup
from lockdown.bots import answers, learned, levels, make
from lockdown.sim.play import bot, play_game
from lockdown.views.types import OptionView

GAMES = ("lockdown", "nemesis")


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
def test_on_its_own_table_policy_and_regular_answer_together(game: str) -> None:
    """Questions are the policy's or `regular`'s; where an action is chosen both have a say."""
    table = Game.new(Setup(players=4, game=game), 2)
    apart = {"policy": 0, "regular": 0}
    for _ in range(160):
        assert table.decision is not None
        view = table.view(table.decision.seat)
        shipped = make("learned", 1, game)
        assert isinstance(shipped, learned.ShippedMixin)
        decision = view.decision
        assert decision is not None
        plain = shipped.mind().fresh().choose(view)
        teacher = make("regular", 1, game).choose(view)
        choice = shipped.choose(view)
        verb = decision.options[0].verb
        if decision.kind in shipped.leaves or (
            decision.kind == "choose_target" and verb in shipped.aims
        ):
            assert choice == teacher
        elif decision.kind == "action":
            apart["policy"] += choice != plain
            apart["regular"] += choice != teacher
            if plain == teacher and not plain.startswith("pass"):
                assert choice == plain, "what both like best is done"
        elif decision.kind == learned.AGREED:
            assert choice == ("decline" if plain == "decline" else teacher)
        elif verb == "deck":
            assert choice in (plain, teacher), "regular knows what is plainly missing"
        else:
            assert choice == plain
        table.play(choice)
    assert min(apart.values()) > 0, apart


@pytest.mark.parametrize("game", GAMES)
def test_it_neither_throws_things_away_nor_passes_with_full_hands_for_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A policy that likes to pass is heard less the more cards it keeps and `regular` knows."""
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
                liked = dict.fromkeys(texts, 0.0) | {text: 3.0}
                monkeypatch.setattr(shipped.mind(), "scores", lambda _, liked=liked: dict(liked))
                world = shipped.picture(view)
                kept = learned.KEPT * max(0, world.purse - learned.SPARE) if text == "pass" else 0
                if shipped.choose(view) == text:
                    points = {o.text: shipped.score(world, o) for o in decision.options}
                    ahead = max(points.values()) - points[text]
                    assert shipped.point * ahead <= 3.0 - kept
                asked += 1
        table.play(make("regular", 1, game).choose(view))
    assert asked >= 12


def test_it_opens_the_trades_that_regular_would_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """LD-KNW-11: the policy never learned to trade; and what is refused is not asked for ever."""
    table = Game.new(Setup(players=3), 5)
    while table.decision is None or table.decision.kind != "action":
        table.play(table.options[0])
    view = table.view(table.decision.seat)
    shipped = make("learned", 1)
    assert isinstance(shipped, learned.ShippedMixin)
    assert view.decision is not None
    others = tuple(option for option in view.decision.options if option.verb != "trade")
    options = (OptionView("trade", "trade", ()), *others)
    asked = replace(view, decision=replace(view.decision, options=options))
    monkeypatch.setattr(type(shipped), "score", lambda _, __, o: float(o.verb == "trade"))
    assert shipped.choose(asked) == "trade"
    assert [shipped.choose(asked) for _ in range(2)][-1] != "trade"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_rolled_drawn_or_paid_is_answered_by_regular(game: str) -> None:
    """NM-MIS-02: it declined to roll again, whatever had been rolled."""
    level = make("learned", 1, game)
    assert isinstance(level, learned.ShippedMixin)
    assert {"reroll_noise", "reroll", "pay", "use_light", "attack_shown"} <= level.leaves
    kinds = {kind for kind in answers.ANSWERS if kind not in ("draft", "keep_item")}
    assert kinds <= level.leaves, "every question to which all bots know an answer"

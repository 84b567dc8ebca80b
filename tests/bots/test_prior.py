"""The veteran starts from the trained policy where that knows the table, else from `regular`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.bots.learned import DOUBT, KEPT, SPARE, LearnedBot, ShippedMixin
from lockdown.bots.search import Option, Search
from lockdown.bots.sensible import SensibleMixin
from lockdown.bots.veteran import AIMLESS, DEEP, FLOOR, VeteranBot
from lockdown.games.nemesis.bots.veteran import OWN
from lockdown.kernel.options import parse_option

GAMES = ("lockdown", "nemesis")
ELSEWHERE = (
    Setup(players=3, mode="coop"),
    Setup(players=3, board="surface"),
    Setup(players=3, game="nemesis", mode="coop"),
    Setup(players=3, game="nemesis", options=(("intruder_player", "yes"),)),
)


def hasty(seed: int, game: str) -> VeteranBot[Any]:
    """A veteran without time to search."""
    bot = make("veteran", seed, game)
    assert isinstance(bot, VeteranBot)
    bot.budget = 0.0
    return bot


def policy(game: str) -> LearnedBot:
    """What the level `learned` starts from, alone."""
    bot = hasty(0, game).trained()
    assert isinstance(bot, ShippedMixin)
    return bot.mind()


def make_mind(bot: VeteranBot[Any]) -> LearnedBot:
    """The policy of a veteran, before it has tried anything."""
    return bot.prior.mind().fresh()


def questions(setup: Setup, seed: int, level: str, count: int) -> Iterator[tuple[Any, str]]:
    """Views with a choice from a game of one level, and what that level says."""
    game = Game.new(setup, seed)
    asked = 0
    while game.decision is not None and asked < count:
        view = game.view(game.decision.seat)
        answer = make(level, 4, setup.game).choose(view)
        if len(game.options) > 1:
            asked += 1
            yield view, answer
        game.play(answer)


@pytest.fixture
def open_minded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that bar nothing and think as the policy does: what `regular` adds is tested apart."""
    for game in GAMES:
        monkeypatch.setattr(type(hasty(0, game)), "points", 0.0)
        for bot in (hasty(0, game), make("learned", 0, game)):
            monkeypatch.setattr(type(bot), "barred", lambda *_: frozenset())


@pytest.mark.usefixtures("open_minded")
@pytest.mark.parametrize("game", GAMES)
def test_without_time_it_plays_as_the_policy_does(game: str) -> None:
    """But trades are those of `regular`: the policy opens none; nor does it aim aboard the ship."""
    kinds = set()
    for view, answer in questions(Setup(players=4, game=game), 11, "learned", 90):
        choice = hasty(4, game).choose(view)
        usual = make("regular", 4, game).choose(view)
        traded = view.decision.kind.startswith("trade_") or usual.startswith("trade")
        alone = policy(game).choose(view) if view.decision.kind == "action" else answer
        asked = traded or (game == "nemesis" and view.decision.kind in OWN)
        assert choice == (usual if asked else alone)
        kinds.add(view.decision.kind)
    assert "action" in kinds
    assert len(kinds) > 4


@pytest.mark.parametrize(("setup", "rounds"), [(Setup(players=4), 2), (ELSEWHERE[0], 1)])
def test_it_looks_further_where_the_policy_goes_on(
    setup: Setup, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Playouts of the policy are quick; those of `regular` would take seconds for two rounds."""
    asked: list[Search] = []

    def best(search: Search) -> Option:
        asked.append(search)
        return search.usual

    monkeypatch.setattr(Search, "best", best)
    for view, _ in questions(setup, 12, "regular", 30):
        if view.decision.kind == "action":
            hasty(4, setup.game).choose(view)
    assert {search.effort.rounds for search in asked} == {rounds}


@pytest.mark.parametrize("setup", ELSEWHERE)
def test_without_time_it_plays_as_regular_where_the_policy_knows_nothing(setup: Setup) -> None:
    for view, answer in questions(setup, 11, "regular", 40):
        assert hasty(4, setup.game).choose(view) == answer


@pytest.mark.parametrize("game", GAMES)
def test_it_opens_the_trades_of_regular(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And answers and haggles as `regular` does."""
    monkeypatch.setattr(SensibleMixin, "favourite", lambda *_: "trade")
    for view, _ in questions(Setup(players=4, game=game), 3, "learned", 200):
        if view.decision.kind == "action" and "trade" in [o.text for o in view.decision.options]:
            assert hasty(4, game).choose(view) == "trade"
            return
    raise AssertionError("nobody could trade")


@pytest.mark.usefixtures("open_minded")
@pytest.mark.parametrize("game", GAMES)
def test_what_the_policy_thinks_names_the_candidates(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its best option is the usual one, and a logit counts as many points as it says."""
    asked: list[Search] = []

    def best(search: Search) -> Option:
        asked.append(search)
        return search.usual

    monkeypatch.setattr(Search, "best", best)
    seen = 0
    for view, _ in questions(Setup(players=4, game=game), 12, "learned", 60):
        if view.decision.kind != "action" or make("regular", 4, game).choose(view) == "trade":
            continue
        bot = hasty(4, game)
        asked.clear()
        answer = policy(game).choose(view)
        assert bot.choose(view) == answer
        (search,) = asked
        thought = bot.prior.mind().scores(view)
        wanted = parse_option(answer)
        assert search.usual == wanted
        assert search.opinion[wanted] == max(search.opinion.values()) == 0.0
        assert min(search.opinion.values()) >= -bot.logit * FLOOR
        assert set(search.opinion) >= {parse_option(text) for text in thought}
        seen += 1
    assert seen > 10


def test_points_of_regular_count_beside_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual choice is the best of both together, if it is not barred."""
    asked: list[Search] = []

    def best(search: Search) -> Option:
        asked.append(search)
        return search.usual

    monkeypatch.setattr(Search, "best", best)
    seen = 0
    for view, _ in questions(Setup(players=4), 12, "learned", 60):
        if view.decision.kind != "action" or make("regular", 4).choose(view) == "trade":
            continue
        bot = hasty(4, "lockdown")
        asked.clear()
        choice = bot.choose(view)
        (search,) = asked
        world = bot.picture(view)
        points = {option.text: bot.score(world, option) for option in view.decision.options}
        logits = make_mind(bot).scores(view)
        barred = bot.barred(world, view.decision)
        worth = {
            text: bot.logit * max(-DOUBT, logit - max(logits.values()))
            + bot.points * max(-DEEP, points[text] - max(points.values()))
            - AIMLESS * (text in bot.aimless(world, points))
            for text, logit in logits.items()
        }
        worth["pass"] -= bot.logit * KEPT * max(0, world.purse - SPARE)
        for text, value in worth.items():
            assert search.opinion[parse_option(text)] == pytest.approx(value)
        offered = [text for text in worth if text not in barred]
        assert choice == max(offered, key=worth.__getitem__)
        seen += 1
    assert seen > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_in_vain_is_not_played_again(game: str) -> None:
    """Somebody says no: the same moment again, and another choice."""
    for view, answer in questions(Setup(players=4, game=game), 13, "learned", 60):
        if view.decision.kind == "action" and answer != "pass" and len(view.decision.options) > 3:
            bot = hasty(4, game)
            first = bot.choose(view)
            assert bot.choose(view) != first
            return
    raise AssertionError("nothing to test with")

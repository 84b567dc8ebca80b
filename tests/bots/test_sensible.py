"""The level `regular` does nothing of what its game says has no sense."""

from __future__ import annotations

from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.bots.learned import ShippedMixin
from lockdown.bots.sensible import SensibleMixin
from lockdown.views import build


def sensible(game: str) -> SensibleMixin[Any]:
    bot = make("regular", 1, game)
    assert isinstance(bot, SensibleMixin)
    return bot


def action(game: str) -> Any:
    """A view in which somebody chooses among several actions."""
    table = Game.new(Setup(players=4, game=game), seed=3)
    bots = [make("regular", seat, game) for seat in range(4)]
    while table.decision is not None:
        view = build(table.table, table.decision.seat)
        if view.decision.kind == "action" and len(view.decision.options) > 2:
            return view
        table.play(bots[table.decision.seat].choose(view))
    raise AssertionError("nobody ever acted")


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_what_has_no_sense_is_not_played(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = action(game)
    usual = sensible(game).choose(view)
    for cls in type(sensible(game)).__mro__:
        if "plainly" in vars(cls):
            monkeypatch.setattr(cls, "plainly", lambda *_: frozenset((usual,)))
    assert sensible(game).choose(view) != usual
    everything = frozenset(option.text for option in view.decision.options)
    for cls in type(sensible(game)).__mro__:
        if "plainly" in vars(cls):
            monkeypatch.setattr(cls, "plainly", lambda *_: everything)
    assert sensible(game).choose(view) == "pass", "when all is barred nothing is done"


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_where_it_came_from_is_remembered(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is barred depends on what was done: it has to hear of every act that is played."""
    told: list[str] = []
    bot = sensible(game)
    monkeypatch.setattr(type(bot), "went", lambda _self, _world, text: told.append(text))
    assert told == [bot.choose(action(game))]


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_who_was_not_trained_for_a_table_plays_as_regular_does(game: str) -> None:
    learned = make("learned", 1, game)
    assert isinstance(learned, ShippedMixin)
    assert isinstance(learned, SensibleMixin)

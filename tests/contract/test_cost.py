"""What a move costs does not grow with the game: counted in calls, not in time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from lockdown import Game
from tests.contract.games import choices, new_game


def calls(work: Callable[[], object]) -> int:
    """How many calls, Python and C, `work` makes."""
    count = 0

    def watch(_frame: Any, event: str, _arg: Any) -> None:
        nonlocal count
        if event in ("call", "c_call"):
            count += 1

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def with_past(length: int) -> Game:
    """A game at its third decision, with a log as long as if it had gone on for ever."""
    game = new_game(4, 1)
    choose = choices(4, 1)
    while game.version < length:
        if game.decision is None:
            # Play on at a fresh table, keeping the past.
            game.table = new_game(4, game.version).table
        game.play(choose(game))
    return game


def test_a_move_costs_the_same_with_a_long_past() -> None:
    young = new_game(4, 3)
    old = with_past(1500)
    old.table = young.table.clone()
    assert old.version > 1000
    assert len(old.events()) > 1000
    choose = choices(4, 3)
    while young.decision is not None and young.version < 120:
        option = choose(young)
        one = calls(lambda option=option: young.play(option))  # type: ignore[misc]
        two = calls(lambda option=option: old.play(option))  # type: ignore[misc]
        assert one == two
        assert young.digest == old.digest


def test_cloning_and_asking_cost_the_same_with_a_long_past() -> None:
    young = new_game(4, 3)
    old = with_past(1500)
    old.table = young.table.clone()
    for work in ("clone", "to_bytes"):
        assert calls(getattr(young, work)) == calls(getattr(old, work))
    assert calls(lambda: young.version) == calls(lambda: old.version)
    assert calls(lambda: young.decision) == calls(lambda: old.decision)


def test_news_cost_as_much_as_they_are() -> None:
    """A listener who asks after every option pays for that option, not for the past."""
    young = new_game(4, 3)
    old = with_past(1500)
    old.table = young.table.clone()
    choose = choices(4, 3)
    since = {id(game): len(game.events(seat=0)) for game in (young, old)}
    while young.decision is not None and young.version < 60:
        option = choose(young)
        young.play(option)
        old.play(option)
        costs = []
        for game in (young, old):
            costs.append(calls(lambda game=game: game.events(since[id(game)], 0)))  # type: ignore[misc]
            since[id(game)] = len(game.events(seat=0))
        assert costs[0] == costs[1]

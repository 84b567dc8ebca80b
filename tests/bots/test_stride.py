"""Who goes on as the policy would on imagined tables reads the table and thinks the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.kernel.options import parse_option

np = pytest.importorskip("numpy")

from lockdown.bots.learned import LearnedBot, load  # noqa: E402 - NumPy may be missing
from lockdown.bots.stride import Sparse, Strider, quick  # noqa: E402
from lockdown.games.lockdown.bots import learned as lockdown_level  # noqa: E402
from lockdown.games.nemesis.bots import learned as nemesis_level  # noqa: E402

FILES = {"lockdown": lockdown_level.FILE, "nemesis": nemesis_level.FILE}


def moments(game: str, count: int) -> Iterator[tuple[Any, int]]:
    """Tables on which a seat chooses its action."""
    table = Game.new(Setup(players=4, game=game), 21)
    bots = [make("regular", seat, game) for seat in range(4)]
    while table.decision is not None and count:
        seat = table.decision.seat
        if table.decision.kind == "action" and len(table.options) > 2:
            count -= 1
            yield table, seat
        table.play(bots[seat].choose(table.view(seat)))


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_it_thinks_what_the_policy_thinks_of_the_view(game: str) -> None:
    strider, policy = Strider(FILES[game]), LearnedBot(0, FILES[game])
    seen = 0
    for table, seat in moments(game, 25):
        thought = policy.scores(table.view(seat))
        found = strider.scores(table.table, seat)
        assert found == pytest.approx(
            {parse_option(text): logit for text, logit in thought.items()}, abs=1e-3
        )
        # What is nearly the same to the policy may fall either way.
        wanted = max(thought.values())
        assert found[strider.walker()(table.table, seat)] == pytest.approx(wanted, abs=1e-3)
        seen += 1
    assert seen == 25


def test_what_came_to_nothing_is_not_tried_again() -> None:
    """Somebody says no: the same moment again, and another choice; others begin anew."""
    strider = Strider(FILES["lockdown"])
    table, seat = next(moments("lockdown", 1))
    walker = strider.walker()
    first = walker(table.table, seat)
    assert walker(table.table, seat) != first
    assert strider.walker()(table.table, seat) == first


def test_zeros_are_left_out_of_the_product() -> None:
    dice = np.random.default_rng(3)
    matrix = dice.normal(size=(40, 7)).astype(np.float32)
    row = np.where(dice.random(40) < 0.2, dice.normal(size=40), 0.0).astype(np.float32)
    assert row @ Sparse(matrix) == pytest.approx(row @ matrix, abs=1e-5)
    assert isinstance(quick(FILES["lockdown"]), type(load(FILES["lockdown"])))

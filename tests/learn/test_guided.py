"""Training beside `regular`: a network is offered what the level `learned` would offer it."""

from __future__ import annotations

import importlib.util
import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numpy")

from lockdown.bots.learned import DOUBT, NEVER, ShippedMixin
from lockdown.learn.tables import LEARNER, Casting, CastTable
from lockdown.learn.workers import GROUPS, Plan, Workers

GAMES = ["lockdown", "nemesis"]


def cast(game: str, **more: Any) -> CastTable:
    table = CastTable("8", Casting(game=game, players=(3,), league=0, bots=0, guided=True, **more))
    table.deal(0, 0)
    return table


def offers(table: CastTable, row: memoryview) -> dict[int, float]:
    """What a worker shows of a table."""
    there = table.live.look(row)
    wanted = {n: option for n, option in there.items() if option[0] not in NEVER} or there
    wanted = table.not_in_vain(wanted)
    found = table.guidance(wanted)
    table.offered = [wanted[n] for n in found]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_policy_plays_the_game_that_the_level_plays(game: str) -> None:
    """The same choices as the bot makes of the same views, for the whole of a game."""
    table = cast(game)
    row = memoryview(bytearray(table.school.codec.observation_size))
    compared = 0
    while compared < 120:
        table.advance(0, 0)
        if table.finals is not None:
            break
        guide = table.guides[table.live.seat]
        assert guide is not None
        added = offers(table, row)
        decision = table.view.decision
        assert decision.kind not in guide.leaves
        scores: Any = np.zeros(1)
        if len(added) > 1:
            scores = guide.mind().policy.scores(np.frombuffer(row, np.uint8), list(added))
        if decision.kind == "action":
            world = guide.picture(table.view)
            weighed = guide.weighed(world, decision)
            assert set(weighed) == {guide_text(table, n) for n in added}
            mine = np.maximum(scores, scores.max() - DOUBT) + np.array(list(added.values()))
            best = int(mine.argmax())
            assert weighed[guide_text(table, list(added)[best])] == pytest.approx(
                max(weighed.values()), abs=1e-4
            )
            compared += 1
        else:
            best = int(scores.argmax())
            assert guide.mind().choose(table.view) in guide_texts(table, added)
        table.choose(best)
    assert compared > 20


def guide_text(table: CastTable, number: int) -> str:
    return table.school.codec.legal(table.view)[number]


def guide_texts(table: CastTable, numbers: dict[int, float]) -> set[str]:
    return {guide_text(table, n) for n in numbers}


def test_what_regular_answers_is_never_asked_of_the_network() -> None:
    """And what it bars is not offered: in a whole game something of both comes up."""
    table = cast("lockdown")
    row = memoryview(bytearray(table.school.codec.observation_size))
    dice = random.Random(3)
    barred = 0
    while table.finals is None:
        added = offers(table, row) if table.view is not None else {}
        if added:
            there = table.live.look(row)
            barred += len(there) - len(added)
            table.choose(dice.randrange(len(added)))
        table.advance(0, 0)
        assert table.view.decision.kind not in ("pay", "pass_discard", "choose_objective")
    assert barred > 10


def test_bots_and_learners_sit_together_at_guided_tables() -> None:
    """Networks have guides, bots have none."""
    table = CastTable("2", Casting(players=(4,), league=0.5, bots=0.5, guided=True))
    for _ in range(12):
        table.deal(0, 2)
        for policy, guide in zip(table.policies, table.guides, strict=True):
            assert isinstance(guide, ShippedMixin) == (policy >= LEARNER)


def test_workers_show_what_is_added() -> None:
    workers = Workers(Plan(workers=1, tables=2, seed=7, casting=Casting(bots=0, guided=True)))
    memory = workers.memory
    try:
        workers.begin()
        answered = 0
        while answered < 40 * GROUPS and not memory.added.any():
            for worker, group in workers.waiting():
                memory.chosen[worker, group] = 0
                workers.send(worker, group)
                answered += 1
        assert memory.added.any()
    finally:
        workers.stop()


@pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="torch is not installed: no training here"
)
def test_what_is_too_far_behind_learns_as_if_it_stood_on_the_floor() -> None:
    import torch

    from lockdown.learn.rollout import weighed

    logits = torch.tensor([[4.0, -20.0, 1.0, -1e9]], requires_grad=True)
    added = torch.tensor([[0.0, 0.5, -1.0, 7.0]])
    found = weighed(logits, added, torch.tensor([[3, 5, 9, -1]]))
    assert found.tolist()[0][:3] == pytest.approx([4.0, 4.0 - DOUBT + 0.5, 0.0])
    assert found[0, 3] < -1e8
    found[0, 1].backward()
    assert logits.grad is not None
    assert logits.grad[0].tolist() == [0.0, 1.0, 0.0, 0.0]

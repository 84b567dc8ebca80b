"""The quick path of self-play gives what the slow one gives, at every decision of whole games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numpy")

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.env import rewards
from lockdown.env.selfplay import LiveTable, SelfPlay, play_quietly
from lockdown.games.lockdown.env import actions, observe, standing
from lockdown.games.lockdown.env.known import Known
from lockdown.games.lockdown.env.parts import PARTS


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_what_a_seat_knows_is_the_same_from_the_table_and_from_the_view(players: int) -> None:
    """Views are the definition; reading the table directly only saves time."""
    game = Game.new(Setup(players=players), 40 + players)
    bots = [make("regular" if s % 2 else "random", s) for s in range(players)]
    encoder = observe.Encoder()
    row = bytearray(observe.SIZE)
    kinds = set()
    while game.table.decision is not None:
        seat, kind, options, _, _ = game.table.decision
        kinds.add(kind)
        view = game.view(seat)
        known = Known.of_table(game.table, seat)
        assert known.differences(Known.of_view(view)) == []
        encoder.write(known, row)
        fresh = observe.observe(view)
        assert (observe.to_floats(np.frombuffer(row, np.uint8)) == fresh).all()
        texts = actions.legal(view)
        assert list(actions.numbers(options, known)) == list(texts)
        other = (seat + 1) % players
        assert Known.of_table(game.table, other) == Known.of_view(game.view(other))
        game.play(bots[seat].choose(view))
    assert len(kinds) > 5


def test_the_runner_plays_the_same_games_as_the_engine() -> None:
    runner = SelfPlay(tables=3, players=4, seed=5, reward="survival")
    games = [Game.new(Setup(players=4), _seed(5, i)) for i in range(3)]
    dice = random.Random(2)
    ended = 0
    for _ in range(400):
        chosen = []
        for i, game in enumerate(games):
            seat = game.table.decision[0]
            view = game.view(seat)
            assert runner.seat[i] == seat
            assert (observe.to_floats(runner.observation[i]) == observe.observe(view)).all()
            assert (runner.mask[i] == actions.mask(view)).all()
            legal = actions.legal(view)
            number = dice.choice(list(legal))
            chosen.append(number)
            game.play(legal[number])
        runner.step(chosen)
        for i, game in enumerate(games):
            assert runner.done[i] == (game.result is not None)
            if game.result is not None:
                ended += 1
                want = [rewards.final("survival", game.result, s) for s in range(4)]
                assert runner.rewards[i, :4].tolist() == want
                games[i] = Game.new(Setup(players=4), _seed(5, i, 1))
        if ended == 3:
            break
    assert ended


def _seed(seed: int, table: int, skip: int = 0) -> int:
    dice = random.Random(f"{seed}/{table}")
    for _ in range(skip):
        dice.randrange(1), dice.getrandbits(62)
    dice.randrange(1)
    return dice.getrandbits(62)


def test_playing_quietly_ends_as_playing_does() -> None:
    for seed in range(4):
        game = Game.new(Setup(players=3), seed)
        quiet = Game.new(Setup(players=3), seed).table
        quiet.quiet = True
        dice = random.Random(seed)
        while game.table.decision is not None:
            option = dice.choice(game.table.decision[2])
            game.play(option)
            play_quietly(quiet, option)
            assert quiet.dump() == game.table.dump()
        assert quiet.decision is None


def test_an_illegal_action_is_refused_by_the_runner() -> None:
    runner = SelfPlay(tables=1, players=2, seed=1)
    with pytest.raises(ValueError, match="not legal at table 0"):
        runner.step([actions.UNKNOWN])


def test_forced_decisions_are_skipped_on_demand() -> None:
    runner = SelfPlay(tables=2, players=(2, 3), seed=3, skip_forced=True)
    for _ in range(150):
        assert (runner.mask.sum(axis=1) >= 1).all()
        assert all(len(live.table.decision[2]) > 1 for live in runner.live)
        runner.step([few[0] for few in runner.legal()])


def _ask(players: int, kind: str, seeds: range) -> tuple[Game, Any]:
    """A game at the first decision of that kind, played by chance."""
    for seed in seeds:
        game = Game.new(Setup(players=players), seed)
        dice = random.Random(seed)
        while game.table.decision is not None:
            if game.table.decision[1] == kind:
                return game, game.table.decision
            options = game.table.decision[2]
            trade = [o for o in options if o[0] in ("trade", "player", "offer", "done")]
            game.play(dice.choice(trade or list(options)))
    raise AssertionError(f"no {kind} came up")


def _column(row: np.ndarray[Any, Any], part: str, column: str) -> np.ndarray[Any, Any]:
    start, width = PARTS[part].names[column]
    return row[PARTS[part].start + start : PARTS[part].start + start + width]


def test_an_offer_is_in_the_observation_of_the_one_who_answers() -> None:
    game, (seat, _, _, _, context) = _ask(3, "trade_answer", range(200))
    row = observe.encode(Known.of_view(game.view(seat)))
    gives = [item & 255 for item in context[2]]
    asks = [item & 255 for item in context[3]]
    assert gives or asks
    assert np.flatnonzero(_column(row, "decision", "gives")).tolist() == sorted(set(gives))
    assert np.flatnonzero(_column(row, "decision", "asks")).tolist() == sorted(set(asks))
    actor = _column(row, "decision", "actor")
    assert actor[(context[1] - seat) % 3] == 1


def test_an_interruption_names_what_it_would_cancel() -> None:
    game, (seat, _, _, _, context) = _ask(4, "interrupt", range(100))
    for viewer in range(4):
        declared = game.view(viewer).declared
        assert declared is not None
        assert declared.seat == context[0]
    known = Known.of_view(game.view(seat))
    assert known.declared is not None
    row = observe.encode(known)
    verb = observe.LAYOUT.verb_at[known.declared[1][0]]
    assert _column(row, "decision", "verb")[verb] == 1
    assert _column(row, "decision", "declared")[0] == 1
    assert _column(row, "decision", "actor")[(context[0] - seat) % 4] == 1


def test_seats_are_relative_in_actions() -> None:
    game, (seat, _, options, _, _) = _ask(3, "trade_turn", range(200))
    known = Known.of_table(game.table, seat)
    start, _ = actions.blocks()["player"]
    for option in options:
        if option[0] == "player":
            assert actions.number_of(option, known) == start + (option[1] - seat) % 3


def test_a_live_table_tells_whose_turn_it_is_and_when_it_ends() -> None:
    live = LiveTable()
    live.deal(Setup(players=2), 3)
    row = memoryview(bytearray(observe.SIZE))
    while not live.over:
        legal = live.look(row)
        assert live.seat == live.table.decision[0]
        live.play(next(iter(legal.values())))
    assert live.seat == -1


def test_the_potential_rises_with_the_steps_of_an_objective() -> None:
    t = Game.new(Setup(players=4), 1).table
    from lockdown.state import keys

    t.objectives[0] = (keys.OBJECTIVE["let_them_know"],)
    t.place[0] = keys.IN_ROOM
    before = standing.potential(t, 0)
    t.signal |= 1
    half = standing.potential(t, 0)
    t.active |= 1
    assert before < half < standing.potential(t, 0)
    assert standing.progress(t, 0, t.objectives[0][0]) == 1.0

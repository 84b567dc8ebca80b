"""Training: what the workers show, what seats are paid, and that the policy it exports plays."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numpy")

from lockdown import Game, Setup
from lockdown.bots import learned, make
from lockdown.env.school import SEATS, school_of
from lockdown.env.selfplay import LiveTable
from lockdown.games.lockdown.env import actions, graph, observe, standing
from lockdown.games.lockdown.env.known import Known
from lockdown.games.lockdown.env.parts import PARTS
from lockdown.learn import curves
from lockdown.learn.returns import Terms, advantages, foretold, rewards_of
from lockdown.learn.tables import BOT, COPIES, EVAL_ONE, LEAGUE, LEARNER, NOBODY, Casting, CastTable
from lockdown.learn.workers import GROUPS, OPTIONS, Plan, Workers
from lockdown.sim.play import bot, play_game
from lockdown.state import keys

needs_torch = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="torch is not installed: no training here"
)


def random_weights(seed: int = 3) -> dict[str, Any]:
    """A graph policy that was never trained."""
    dice = np.random.default_rng(seed)
    room, trunk, ask, taste = 8, 16, 12, 4
    shapes: dict[str, tuple[int, ...]] = {
        "room_in": (graph.ROOM_SIZE, room),
        "room_slot": (graph.ROOMS, room),
        "flat_in": (len(graph.REST), trunk),
        "pool_in": (3 * room, trunk),
        "flat_bias": (trunk,),
        "ask": (trunk, ask),
        "ask_bias": (ask,),
        "option": (actions.SIZE, ask),
        "point": (room, ask),
        "score": (ask,),
        "taste": (actions.SIZE, taste),
        "mind": (trunk, taste),
        "self_0": (room, room),
        "near_0": (room, room),
        "room_bias_0": (room,),
        "deep_in_0": (trunk, trunk),
        "deep_in_bias_0": (trunk,),
        "deep_out_0": (trunk, trunk),
        "deep_out_bias_0": (trunk,),
    }
    return {name: dice.normal(size=shape) * 0.3 for name, shape in shapes.items()}


def test_a_graph_policy_plays_and_looks_at_rooms(tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    learned.save_arrays(file, "graph", random_weights())
    games = [play_game(Setup(players=2), 3, bot(f"learned:{file}"), limit=400) for _ in range(2)]
    assert games[0].history == games[1].history
    live = LiveTable()
    live.deal(Setup(players=4), 5)
    row = bytearray(observe.SIZE)
    dice = random.Random(1)
    while True:
        legal = live.look(memoryview(row))
        moves = [n for n, option in legal.items() if option[0] == "move"]
        if len(moves) > 1:
            break
        live.play(dice.choice(list(legal.values())))
    policy = learned.load(str(file))
    before = policy.scores(np.frombuffer(row, np.uint8), moves)
    burning = np.frombuffer(row, np.uint8).copy()
    part = PARTS["rooms"]
    target = int(actions.ROOMS[moves[0]][0])
    burning[part.start + (target - 1) * part.columns + part.names["fire"][0]] ^= 1
    assert policy.scores(burning, moves)[0] != before[0]


def test_a_closed_door_stops_messages_between_rooms() -> None:
    game = Game.new(Setup(players=2), 1)
    game.table.closed |= 1
    row = observe.encode(Known.of_table(game.table, 0))
    _, _, ways, _ = graph.take_apart(row)
    a, b = graph.ENDS[0]
    assert graph.WAYS[a, b] > 0
    assert ways[a, b] == ways[b, a] == 0
    assert (ways != graph.WAYS).sum() == 2


@pytest.mark.parametrize("name", ["lockdown", "nemesis"])
def test_the_critic_is_told_what_the_seat_may_not_know(name: str) -> None:
    """And nothing else differs: the same view, another objective of others."""
    teller = school_of(name).teller
    game = Game.new(Setup(players=3, game=name), 4)
    t = game.table
    told = [bytearray(teller.size), bytearray(teller.size)]
    teller.write(t, 0, told[0])
    view = game.view(0)
    other = t.clone()
    swap = t.objectives[1]
    other.objectives[1], other.objectives[2] = t.objectives[2], swap
    teller.write(other, 0, told[1])
    assert told[0] != told[1]
    game.table = other
    assert game.view(0) == view


def test_the_critic_is_told_engines_and_coordinates() -> None:
    """The truth of the ship, whoever has looked at it (NM-SET-10)."""
    teller = school_of("nemesis").teller
    t: Any = Game.new(Setup(players=3, game="nemesis"), 4).table
    told = []
    for engines, coordinates in (((1, 1, 1), 2), ((0, 1, 1), 2), ((1, 1, 1), 3)):
        t.engines, t.coordinates = engines, coordinates
        told.append(bytearray(teller.size))
        teller.write(t, 1, told[-1])
    assert told[0] != told[1]
    assert told[0] != told[2]


@pytest.mark.parametrize("name", ["lockdown", "nemesis"])
def test_whole_games_can_be_told_to_the_critic(name: str) -> None:
    """Every number fits its byte and its place, to the end of the game."""
    casting = Casting(game=name, players=(5,), bots=0, league=0)
    table = CastTable("3", casting)
    table.deal(0, 0)
    teller = table.school.teller
    row = memoryview(bytearray(table.school.codec.observation_size))
    out = bytearray(teller.size)
    dice = random.Random(4)
    while table.finals is None:
        legal = table.live.look(row)
        teller.write(table.live.table, table.live.seat, out, table.steps)
        assert any(out)
        table.live.play(dice.choice(list(legal.values())))
        table.advance(0, 0)
    assert len(table.finals[1]) == 5


def test_castings_seat_the_learner_bots_and_earlier_selves() -> None:
    table = CastTable("1", Casting(players=(4,), league=0.5, bots=0.5))
    kinds = set()
    for _ in range(30):
        table.deal(0, 3)
        assert LEARNER in table.policies
        kinds |= set(table.policies)
        for policy, player in zip(table.policies, table.bots, strict=True):
            assert (player is not None) == (policy == BOT)
    assert BOT in kinds
    assert kinds & {1, 2, 3}
    measured = {len([p for p in _dealt(table).policies if p == LEARNER]) for _ in range(20)}
    assert measured == {1, 2, 4}


def test_copies_of_a_bot_sit_in_games_of_their_own() -> None:
    """The first of the earlier selves is the copy where there is one, and no league has it."""
    table = CastTable("1", Casting(players=(4,), league=0.5, bots=0.0, copies=0.4))
    sat: dict[int, set[int]] = {}
    for _ in range(60):
        table.deal(0, 3)
        sat.setdefault(table.kind, set()).update(p for p in table.policies if p != LEARNER)
    assert sat[COPIES] == {1}
    assert sat[LEAGUE] == {2, 3}


def _dealt(table: CastTable) -> CastTable:
    table.deal(1, 0)
    return table


def test_a_table_stops_where_a_network_decides_and_tells_how_games_ended() -> None:
    table = CastTable("2", Casting(players=(2,), league=0, bots=1.0, levels=("rookie",)))
    table.deal(0, 0)
    row = memoryview(bytearray(observe.SIZE))
    ended = 0
    for _ in range(2000):
        table.advance(0, 0)
        seat = table.live.seat
        assert table.policies[seat] == LEARNER
        assert len(table.live.table.decision[2]) > 1
        if table.finals is not None:
            _, seats = table.finals
            table.finals = None
            assert sorted(s[0] for s in seats) == [BOT, LEARNER]
            for _, won, alive, _, done in seats:
                assert alive or not won
                assert 0 <= done <= 1
            ended += 1
            if ended == 2:
                return
        legal = table.live.look(row)
        table.live.play(next(iter(legal.values())))
    pytest.fail("no game ended")


def test_passing_with_full_hands_costs_something_in_training() -> None:
    """Each card beyond two; contamination cards are no cards (LD-CRD-05)."""
    table = CastTable("5", Casting(players=(2,), league=0, bots=0, idle=0.01))
    table.deal(0, 0)
    row = memoryview(bytearray(observe.SIZE))
    while table.live.table.decision[1] != "action":
        table.live.play(next(iter(table.live.look(row).values())))
        table.advance(0, 0)
    t, seat = table.live.table, table.live.seat
    cards = [card for card in t.hand[seat] if card < keys.CONTAMINATION]
    t.hand[seat] = (*cards[:4], keys.CONTAMINATION)
    before = table.worth(seat, 0.0)
    table.offered = [("pass",)]
    table.choose(0)
    assert table.worth(seat, 0.0) == pytest.approx(before - 0.02)
    assert table.idled[1 - seat] == 0.0


@pytest.mark.parametrize("name", ["lockdown", "nemesis"])
def test_workers_show_decisions_and_play_what_is_chosen(name: str) -> None:
    casting = Casting(game=name, players=(3,), bots=0)
    workers = Workers(Plan(workers=2, tables=2, seed=7, casting=casting))
    memory = workers.memory
    try:
        workers.begin()
        answered = 0
        seen = set()
        while answered < 60:
            for worker, group in workers.waiting():
                legal = memory.legal[worker, group]
                assert (legal[:, :2] >= 0).all()
                assert legal.shape == (2, OPTIONS)
                assert memory.rows[worker, group].any()
                seen.add((worker, group))
                memory.chosen[worker, group] = 0
                workers.send(worker, group)
                answered += 1
        assert len(seen) == 2 * GROUPS
    finally:
        workers.stop()


def test_a_dead_worker_ends_the_training_instead_of_being_waited_for() -> None:
    workers = Workers(Plan(workers=1, tables=1, casting=Casting(players=(2,), bots=0)))
    try:
        workers.begin()
        workers.waiting()
        workers.memory.chosen[:] = OPTIONS - 1  # no option stands there
        for group in range(GROUPS):
            workers.send(0, group)
        # Both groups were dealt; nothing else can come.
        with pytest.raises(RuntimeError, match="a worker has stopped"):
            list(iter(workers.waiting, None))
    finally:
        workers.stop()


def _finals(*seats: tuple[float, float]) -> Any:
    final = np.zeros((1, SEATS, 5), np.float32)
    final[0, :, 0] = NOBODY
    for i, (won, alive) in enumerate(seats):
        final[0, i] = (LEARNER, won, alive, 0, 0)
    return final


def test_a_part_of_the_reward_is_shared_by_the_table() -> None:
    terms = Terms(survive=0.4, win=0.6, shared=0.5)
    paid = rewards_of(_finals((1, 1), (0, 0)), terms)[0]
    assert paid[0] == pytest.approx(0.5 * 1.0 + 0.5 * 0.5)
    assert paid[1] == pytest.approx(0.5 * 0.5)
    assert rewards_of(_finals((1, 1), (0, 0)), Terms(shared=0))[0, 1] == 0


def test_each_seat_is_paid_at_its_own_last_decision() -> None:
    """Seats 0, 1, 0 decide, then the game ends: 0 wins; a new game begins with seat 1."""
    terms = Terms(survive=0.4, win=0.6, shared=0, discount=1.0, trace=1.0)
    steps = 4
    value = np.zeros((steps, 1), np.float32)
    seat = np.array([[0], [1], [0], [1]])
    mine = np.ones((steps, 1), bool)
    worth = np.array([[0.0], [0.0], [0.1], [0.0]], np.float32)
    done = np.zeros((steps + 1, 1), bool)
    done[3] = True
    final = np.zeros((steps + 1, 1, SEATS, 5), np.float32)
    final[3] = _finals((1, 1), (0, 0))
    final[3, 0, 0, 3] = 0.3
    gain, target, usable = advantages(value, seat, mine, worth, done, final, terms)
    assert gain[2, 0] == pytest.approx(1.0 + 0.2)
    assert gain[0, 0] == pytest.approx(1.0 + 0.3)
    assert gain[1, 0] == pytest.approx(0.0)
    assert usable[:, 0].tolist() == [True, True, True, False]
    assert (target == gain).all()
    other = np.zeros((steps, 1), bool)
    assert not advantages(value, seat, other, worth, done, final, terms)[2].any()


def test_what_was_expected_is_taken_off() -> None:
    terms = Terms(survive=0.4, win=0.6, shared=0, discount=1.0, trace=0.0)
    value = np.array([[0.5], [0.8]], np.float32)
    seat = np.zeros((2, 1), int)
    done = np.array([[False], [False], [True]])
    final = np.zeros((3, 1, SEATS, 5), np.float32)
    final[2] = _finals((1, 1))
    nothing = np.zeros((2, 1), np.float32)
    gain, target, _ = advantages(value, seat, np.ones((2, 1), bool), nothing, done, final, terms)
    assert gain[:, 0].tolist() == pytest.approx([0.3, 0.2])
    assert target[:, 0].tolist() == pytest.approx([0.8, 1.0])


def test_what_the_critic_foretold_is_asked_of_games_that_ended() -> None:
    """Two tables: seat 0 wins one and dies in the other; a third game goes on."""
    terms = Terms(survive=0.4, win=0.6, shared=0)
    seat = np.zeros((2, 3), int)
    mine = np.ones((2, 3), bool)
    worth = np.array([[0.1, 0.1, 0.0], [0.0, 0.0, 0.0]], np.float32)
    done = np.zeros((3, 3), bool)
    done[2] = (True, True, False)
    final = np.zeros((3, 3, SEATS, 5), np.float32)
    final[2, :2] = np.concatenate((_finals((1, 1)), _finals((0, 0))))
    # What is still to come of each moment: 0.9 and 1, -0.1 and 0.
    value = np.array([[0.9, -0.1, 7.0], [1.0, 0.0, 7.0]], np.float32)
    asked = (seat, mine, worth, done, final, terms)
    assert foretold(value, *asked) == pytest.approx(1.0)
    assert foretold(np.zeros((2, 3), np.float32), *asked) == pytest.approx(0.0)
    assert foretold(1 - value, *asked) < 0.0
    assert foretold(value, seat, ~mine, worth, done, final, terms) == 0.0


def test_the_curve_is_drawn() -> None:
    entry = {"seats": 100, "survives": 0.4, "wins": 0.2, "progress": 0.5}
    curve = [
        {"steps": steps, "figures": {"two and two: learner": entry, "two and two: bots": entry}}
        for steps in (1e6, 2e6)
    ]
    drawn = curves.picture(curve)
    assert drawn.count("<polyline") == 1
    assert "two and two" in drawn


def test_the_potential_counts_what_the_reward_scheme_says() -> None:
    t = Game.new(Setup(players=2), 2).table
    before = standing.potential(t, 0)
    t.light[0] += 1
    assert standing.potential(t, 0) == pytest.approx(before - 0.005)


def test_a_policy_of_another_layout_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    held: dict[str, Any] = {"format": 2, "layout": "lockdown/1", "kind": "graph"}
    np.savez(file, **held)
    with pytest.raises(ValueError, match=r"trained for lockdown/1 .* plays lockdown/2"):
        make(f"learned:{file}")


def test_measuring_takes_the_place_of_training() -> None:
    table = CastTable("5", Casting())
    for _ in range(30):
        table.deal(1, 0)
        if table.kind == EVAL_ONE:
            assert table.policies.count(BOT) == 3
            return
    pytest.fail("one among three was never cast")


@needs_torch
@pytest.mark.parametrize("name", ["lockdown", "nemesis"])
def test_the_bot_computes_what_was_trained(name: str) -> None:
    """NumPy and PyTorch give the same numbers for the same observation and options."""
    import torch

    from lockdown.learn.network import Network

    table = CastTable("6", Casting(game=name, bots=0, league=0))
    table.deal(0, 0)
    network = Network(table.school)
    policy = learned.GraphPolicy(
        table.school.codec, {n: np.asarray(a, np.float32) for n, a in network.arrays().items()}
    )
    row = bytearray(table.school.codec.observation_size)
    dice = random.Random(2)
    for _ in range(80):
        table.advance(0, 0)
        legal = table.live.look(memoryview(row))
        numbers = list(legal)[:OPTIONS]
        asked = torch.tensor([numbers + [-1] * (OPTIONS - len(numbers))])
        found = network(torch.frombuffer(row, dtype=torch.uint8).unsqueeze(0), asked)[0]
        wanted = policy.scores(np.frombuffer(row, np.uint8), numbers)
        assert found[: len(numbers)].tolist() == pytest.approx(wanted.tolist(), abs=1e-4)
        table.live.play(dice.choice(list(legal.values())))


@needs_torch
def test_training_runs_goes_on_and_exports(tmp_path: Path) -> None:
    small = ["--workers", "1", "--tables", "4", "--length", "16", "--batch", "64"]
    start = ["--teach", "3", "--lessons", "300", "--imitate", "2", "--measure", "1"]
    for more in (["--seconds", "22", *start], ["--seconds", "14", "--resume", str(tmp_path)]):
        done = subprocess.run(
            [sys.executable, "-m", "lockdown.learn", "--out", str(tmp_path), *small, *more],
            env=os.environ | {"OMP_NUM_THREADS": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert curve[-1]["steps"] > 0
    game = play_game(Setup(players=2), 3, bot(f"learned:{tmp_path / 'policy.npz'}"), limit=400)
    assert game.version > 0


def test_help_keeps_its_commands_on_lines_of_their_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from lockdown.learn import __main__ as command

    monkeypatch.setattr(sys, "argv", ["learn", "--help"])
    with pytest.raises(SystemExit):
        command.main()
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert "python -m lockdown.learn --out DIR --seconds 3600 --workers 15" in lines
    assert "python -m lockdown.learn --out DIR --resume DIR --seconds 3600" in lines

"""The learning environment of the original game: all modes, what only it has, and no secrets."""

from __future__ import annotations

import random
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import lockdown.env
from lockdown import Game, Setup
from lockdown.bots import learned, make
from lockdown.env.codec import codec_of
from lockdown.env.layout import WrongLayout
from lockdown.env.selfplay import SelfPlay
from lockdown.games.nemesis.env import actions, observe, standing
from lockdown.games.nemesis.env.known import Known
from lockdown.games.nemesis.env.parts import PARTS
from lockdown.kernel.errors import BadSetup
from lockdown.sim.swap import swapped
from lockdown.state import keys

CODEC = codec_of("nemesis")
TABLES = [
    *(Setup(players=players, game="nemesis") for players in (2, 3, 4, 5)),
    Setup(players=1, game="nemesis", mode="solo"),
    *(Setup(players=players, game="nemesis", mode="coop") for players in (2, 5)),
    Setup(
        players=3,
        game="nemesis",
        options=(("second_larva", "leaves"), ("token_back", "before")),
    ),
    # The other game has the same parts where hands lie open.
    Setup(players=3, game="lockdown", mode="coop"),
]


def _name(table: Setup) -> str:
    return f"{table.game}-{table.mode}-{table.players}{'-options' if table.options else ''}"


@pytest.mark.parametrize("table", TABLES, ids=_name)
def test_what_a_seat_knows_is_the_same_from_the_table_and_from_the_view(table: Setup) -> None:
    """Views are the definition; reading the table directly only saves time."""
    codec = codec_of(table.game)
    game = Game.new(table, 60 + table.players)
    bots = [make("regular" if s % 2 else "random", s, table.game) for s in range(table.players)]
    encoder = codec.writer()
    row = bytearray(codec.observation_size)
    kinds = set()
    while game.table.decision is not None:
        seat, kind, options, _, _ = game.table.decision
        kinds.add(kind)
        view = game.view(seat)
        known = codec.of_table(game.table, seat)
        assert known.differences(codec.of_view(view)) == []
        encoder.write(known, row)
        fresh = bytearray(codec.observation_size)
        codec.writer().write(codec.of_view(view), fresh)
        assert row == fresh
        texts = codec.legal(view)
        assert list(codec.numbers(options, known)) == list(texts)
        assert codec.numbering.unknown not in texts
        other = (seat + 1) % table.players
        assert codec.of_table(game.table, other) == codec.of_view(game.view(other))
        game.play(bots[seat].choose(view))
    last = codec.of_table(game.table, 0)
    assert last.differences(codec.of_view(game.view(0))) == []
    assert len(kinds) > 3


@pytest.mark.parametrize("table", TABLES[:8], ids=_name)
def test_every_legal_option_has_a_number_and_comes_back(table: Setup) -> None:
    game = Game.new(table, 11)
    dice = np.random.default_rng(3)
    words = CODEC.layout.words["words"]
    while game.table.decision is not None:
        view = game.view(game.table.decision[0])
        legal = actions.legal(view)
        texts = {option.text for option in view.decision.options}
        assert legal
        assert set(legal.values()) <= texts
        assert int(actions.mask(view).sum()) == len(legal)
        for option in view.decision.options:
            for arg in option.args:
                assert arg.kind != "word" or arg.text in words.at, arg.text
        game.play(legal[int(dice.choice(list(legal)))])


def test_the_runner_plays_the_same_games_as_the_engine() -> None:
    for mode, players in (("standard", 4), ("solo", 1), ("coop", 2)):
        runner = SelfPlay(tables=2, players=players, seed=5, game="nemesis", mode=mode)
        games = [Game.new(runner.setups[0], _seed(5, i)) for i in range(2)]
        dice = random.Random(2)
        for _ in range(80):
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
            if runner.done.any():
                assert any(game.result is not None for game in games)
                break


def _seed(seed: int, table: int) -> int:
    dice = random.Random(f"{seed}/{table}")
    dice.randrange(1)
    return dice.getrandbits(62)


@pytest.mark.parametrize(("mode", "players"), [("standard", 3), ("solo", 1), ("coop", 2)])
def test_pettingzoo_api(mode: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the checker warns about spaces it does not know
        env = lockdown.env.env(players=players, game="nemesis", mode=mode, reward="shaped")
        api_test(env, num_cycles=120)


def test_pettingzoo_seeds() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: lockdown.env.env(players=2, game="nemesis"), num_cycles=40)


def test_gymnasium_contract_and_ids() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(lockdown.env.LockdownEnv(players=2, game="nemesis"), skip_render_check=True)
    for name, players in (("Nemesis-v1", 4), ("Nemesis1p-v1", 1)):
        env = gymnasium.make(f"lockdown.env:{name}")
        observation, _ = env.reset(seed=1)
        assert observation["observation"].shape == (observe.SIZE,)
        table = env.unwrapped.setup  # type: ignore[attr-defined]
        assert (table.game, table.players) == ("nemesis", players)
    coop = gymnasium.make("lockdown.env:Nemesis2p-v1", mode="coop")
    assert coop.unwrapped.setup.mode == "coop"  # type: ignore[attr-defined]


def test_vector_runner_steps_many_tables() -> None:
    vector = lockdown.env.make_vector(2, players=2, game="nemesis", mode="coop")
    observation, _ = vector.reset(seed=4)
    assert observation["observation"].shape == (2, observe.SIZE)
    for _ in range(5):
        chosen = [int(np.flatnonzero(mask)[0]) for mask in observation["action_mask"]]
        observation, reward, *_ = vector.step(np.array(chosen))
        assert reward.shape == (2,)
    vector.close()


def test_a_mode_that_the_game_does_not_offer_is_refused() -> None:
    with pytest.raises(BadSetup, match="coop is for two to five players"):
        lockdown.env.raw_env(players=1, game="nemesis", mode="coop")
    with pytest.raises(BadSetup):
        SelfPlay(tables=1, players=2, game="nemesis", mode="solo")


def test_the_other_side_of_the_ship_is_not_in_the_layout() -> None:
    game = Game.new(Setup(players=2, game="nemesis", board="alternative"), 1)
    seat = game.table.decision[0]
    with pytest.raises(WrongLayout, match="the side basic, not alternative"):
        Known.of_table(game.table, seat)
    with pytest.raises(WrongLayout, match="the side basic, not alternative"):
        actions.legal(game.view(seat))


# ---- what only this game has


def _column(row: np.ndarray[Any, Any], part: str, column: str, at: int = 0) -> list[int]:
    start, width = PARTS[part].names[column]
    first = PARTS[part].start + at * PARTS[part].columns + start
    return [int(value) for value in row[first : first + width]]


def _table(players: int = 3, mode: str = "standard") -> Any:
    """A table past the draft."""
    game = Game.new(Setup(players=players, game="nemesis", mode=mode), 5)
    while game.table.phase == 0:
        game.play(next(iter(game.options)))
    return game.table


def _row(t: Any, seat: int) -> np.ndarray[Any, Any]:
    return observe.encode(Known.of_table(t, seat))


def test_engines_stand_where_the_seat_believes_them() -> None:
    t = _table()
    t.engines = (1, 0, 1)
    t.seen_engines[1] = (1, 0, -1)
    assert _column(_row(t, 1), "own", "engines") == [0, 1, 1, 0, 0, 0]
    assert not any(_column(_row(t, 0), "own", "engines"))


def test_coordinates_are_for_those_who_have_looked() -> None:
    t = _table()
    t.seen_coordinates = 0b100
    card = t.rs.coordinates[t.coordinates]
    width = CODEC.layout.size("destinations")
    found = _column(_row(t, 2), "own", "coordinates")
    assert [found[i * width : (i + 1) * width].index(1) for i in range(4)] == list(card)
    assert not any(_column(_row(t, 0), "own", "coordinates"))
    # That seat 2 has looked is no secret: it is the second to the left of seat 0.
    assert [_column(_row(t, 0), "crew", "looked", at) for at in range(3)] == [[0], [0], [1]]


def test_pods_course_and_the_turn_that_goes_on() -> None:
    t = _table(players=4)
    t.pod_number, t.pod_section = (2, 4), (0, 1)
    t.pod_locked, t.pod_gone = 0b01, 0b10
    t.pod_of[3], t.place[3] = 0, keys.IN_POD
    t.destination, t.rushing, t.attacks_skipped = 2, 1, True
    row = _row(t, 1)
    names = ("there", "section_a", "section_b", "locked", "gone", "waiting")
    assert [_column(row, "pods", name, 1) for name in names] == [[1], [1], [0], [1], [0], [1]]
    assert [_column(row, "pods", name, 3) for name in names] == [[1], [0], [1], [0], [1], [0]]
    assert not any(_column(row, "pods", "there", 0))
    assert _column(row, "crew", "pod", 2) == [0, 1, 0, 0]
    assert _column(row, "table", "course") == [0, 0, 1, 0]
    assert _column(row, "table", "rushing") == [1]
    assert _column(row, "table", "attacks_skipped") == [1]


def test_hands_lie_open_where_all_play_together() -> None:
    t = _table(players=2, mode="coop")
    t.hand[1] = (keys.ACTION["rest"], keys.CLEAN)
    shown = _column(_row(t, 0), "crew", "open_hand", 1)
    cards = CODEC.layout.words["cards"]
    assert shown[cards.place("rest")] == 1
    assert shown[cards.place("contamination")] == 1
    assert sum(shown) == 2
    assert _column(_row(t, 0), "table", "mode")[CODEC.layout.words["modes"].place("coop")] == 1
    alone = _table(players=2)
    assert not any(_column(_row(alone, 0), "crew", "open_hand", 1))


def test_the_blue_corpse_is_not_like_others() -> None:
    t = _table()
    slot = t.rs.board.start_slot
    assert _column(_row(t, 0), "rooms", "objects", slot - 1)[4] == 1
    known = Known.of_table(t, 0)
    blue = actions.number_of(("pickup", keys.BLUE_CORPSE), known)
    assert blue != actions.number_of(("pickup", keys.CORPSE), known)
    t.hands[1] = (keys.BLUE_CORPSE,)
    assert _column(_row(t, 0), "crew", "blue_corpse", 1) == [1]


def test_numbers_of_the_games_own_verbs() -> None:
    known = Known.of_table(_table(), 0)
    blocks = actions.blocks()
    numbers = [actions.number_of(("course", space), known) for space in range(4)]
    assert numbers == [blocks["course"][0] + i for i in range(4)]
    assert actions.number_of(("pod", 3), known) == blocks["pod"][0] + 3
    start, size = blocks["remote"]
    found = {
        actions.number_of(("remote", slot, word), known)
        for slot, word in ((3, "start_self_destruct"), (3, "stop_self_destruct"), (4, "operate"))
    }
    assert len(found) == 3
    assert all(start <= number < start + size for number in found)
    assert tuple(CODEC.spots([actions.number_of(("remote", 4, "operate"), known)])[0]) == (4, 0)


def test_a_closed_door_leaves_the_other_corridor_open() -> None:
    """Two rooms of the ship may be joined twice: the way is shut when both are."""
    t = _table()
    board = t.rs.board
    t.closed = t.wrecked = 0
    _, _, ways, here = CODEC.take_apart(_row(t, 0))
    assert here[t.room[0] - 1] == 1
    for i, way in enumerate(board.corridors):
        pair = [j for j, c in enumerate(board.corridors) if (c.a, c.b) == (way.a, way.b)]
        t.closed = 1 << i
        _, _, shut, _ = CODEC.take_apart(_row(t, 0))
        assert (shut[way.a - 1, way.b - 1] == 0) == (len(pair) == 1)
        assert ways[way.a - 1, way.b - 1] > 0


def test_the_potential_rises_with_the_steps_of_an_objective() -> None:
    t = _table()
    t.objectives[0] = (keys.OBJECTIVE["relentless_investigator"],)
    before = standing.potential(t, 0)
    t.explored |= 0b111110
    further = standing.potential(t, 0)
    t.signal |= 1
    assert before < further < standing.potential(t, 0)
    t.place[0] = keys.DEAD
    assert standing.potential(t, 0) < before


def test_no_secret_is_in_an_observation_or_a_mask() -> None:
    """Tables that differ only in what a seat may not know give it the same bytes."""
    game = Game.new(Setup(players=3, game="nemesis"), 21)
    dice = random.Random(4)
    compared = 0
    for step in range(160):
        decision = game.table.decision
        if decision is None:
            break
        seat = decision[0]
        if step % 8 == 0:
            other = swapped(game.table, seat, random.Random(step))
            assert other.dump() != game.table.dump()
            assert (_row(game.table, seat) == _row(other, seat)).all()
            compared += 1
        game.play(dice.choice(decision[2]))
    assert compared > 5


def test_a_policy_names_its_layout_and_is_refused_by_the_other_game(tmp_path: Path) -> None:
    dice = np.random.default_rng(1)
    weights = [dice.normal(size=(actions.SIZE, observe.SIZE)) * 0.01]
    file = tmp_path / "policy.npz"
    learned.save(file, weights, [np.zeros(actions.SIZE)], game="nemesis")
    assert learned.game_of(str(file)) == "nemesis"
    bot = make(f"learned:{file}", 1, "nemesis")
    game = Game.new(Setup(players=2, game="nemesis"), 3)
    for _ in range(30):
        seat = game.table.decision[0]
        view = game.view(seat)
        choice = bot.choose(view)
        assert choice in {option.text for option in view.decision.options}
        game.play(choice)
    with pytest.raises(ValueError, match="nemesis"):
        make(f"learned:{file}", 1, "lockdown")

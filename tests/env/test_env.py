"""The learning environment keeps the contracts of PettingZoo and Gymnasium, and no secrets leak."""

from __future__ import annotations

import subprocess
import sys
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
from lockdown.bots import UnknownBot, make
from lockdown.bots.base import RandomBot
from lockdown.env.selfplay import MAX_STEPS
from lockdown.games.lockdown.env import actions, observe
from lockdown.kernel.options import option_text
from lockdown.sim.play import bot, play_game


@pytest.mark.parametrize("reward", ["win", "survival", "shaped"])
def test_pettingzoo_api(reward: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the checker warns about spaces it does not know
        api_test(lockdown.env.env(players=3, reward=reward), num_cycles=200)


def test_pettingzoo_seeds() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: lockdown.env.env(players=2), num_cycles=60)


def test_gymnasium_contract() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(lockdown.env.LockdownEnv(players=2), skip_render_check=True)


def test_every_legal_option_has_a_number_and_comes_back() -> None:
    for players in range(1, 6):
        game = Game.new(Setup(players=players), 11)
        dice = np.random.default_rng(3)
        while game.table.decision is not None:
            view = game.view(game.table.decision[0])
            legal = actions.legal(view)
            texts = {option.text for option in view.decision.options}
            assert legal
            assert set(legal.values()) <= texts
            assert int(actions.mask(view).sum()) == len(legal)
            game.play(legal[int(dice.choice(list(legal)))])


def test_observation_is_made_of_the_view() -> None:
    game = Game.new(Setup(players=4), 5)
    bots = [make("random", i) for i in range(4)]
    seen: list[np.ndarray[Any, Any]] = []
    for _ in range(120):
        if game.table.decision is None:
            break
        seat = game.table.decision[0]
        vector = observe.observe(game.view(seat))
        assert vector.shape == (observe.SIZE,)
        assert np.isfinite(vector).all()
        seen.append(vector)
        game.play(bots[seat].choose(game.view(seat)))
    assert len({vector.tobytes() for vector in seen}) > 60


def test_an_illegal_action_is_refused() -> None:
    env = lockdown.env.raw_env(players=2)
    env.reset(seed=1)
    view = env.game.view(env.possible_agents.index(env.agent_selection))
    illegal = next(i for i in range(actions.SIZE) if i not in actions.legal(view))
    before = env.game.digest
    with pytest.raises(ValueError, match="not legal"):
        env.step(illegal)
    assert env.game.digest == before


def test_vector_runner_steps_many_tables() -> None:
    vector = lockdown.env.make_vector(3, players=2)
    observation, _ = vector.reset(seed=4)
    assert observation["observation"].shape == (3, observe.SIZE)
    for _ in range(5):
        chosen = [int(np.flatnonzero(mask)[0]) for mask in observation["action_mask"]]
        observation, reward, *_ = vector.step(np.array(chosen))
        assert reward.shape == (3,)
    vector.close()


def test_sizes_do_not_depend_on_what_was_played_before() -> None:
    """Chapters of the rules load late; a fresh process has the same layout as this one."""
    program = (
        "from lockdown.env.codec import codec_of; c = codec_of('lockdown'); "
        "print(c.action_size, c.observation_size)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    play_game(Setup(players=2), 1, bot("random"))
    assert done.stdout.split() == [str(actions.SIZE), str(observe.SIZE)]


def test_masks_stand_where_learners_look_for_them() -> None:
    env = lockdown.env.LockdownEnv(players=2)
    observation, info = env.reset(seed=3)
    assert (info["action_mask"] == observation["action_mask"]).all()
    assert (env.action_masks() == observation["action_mask"].astype(bool)).all()
    raw = lockdown.env.raw_env(players=2)
    raw.reset(seed=3)
    shown = raw.observe(raw.agent_selection)
    assert (raw.infos[raw.agent_selection]["action_mask"] == shown["action_mask"]).all()
    assert (raw.action_masks() == shown["action_mask"].astype(bool)).all()


def test_only_the_one_that_decides_has_legal_actions() -> None:
    raw = lockdown.env.raw_env(players=3)
    raw.reset(seed=1)
    for agent in raw.possible_agents:
        legal = raw.observe(agent)["action_mask"].any()
        assert legal == (agent == raw.agent_selection)


def test_gymnasium_knows_the_ids() -> None:
    for players in (1, 4, 5):
        name = "Lockdown-v2" if players == 4 else f"Lockdown{players}p-v2"
        env = gymnasium.make(f"lockdown.env:{name}")
        observation, _ = env.reset(seed=1)
        assert observation["observation"].shape == (observe.SIZE,)
        assert env.unwrapped.setup.players == players  # type: ignore[attr-defined]


def test_a_table_that_ends_begins_anew_in_the_same_step() -> None:
    vector = lockdown.env.make_vector(1, players=1)
    observation, _ = vector.reset(seed=9)
    for _ in range(3000):
        assert observation["action_mask"].any(axis=1).all()
        chosen = [int(np.flatnonzero(mask)[-1]) for mask in observation["action_mask"]]
        observation, _, over, _, info = vector.step(np.array(chosen))
        if over[0]:
            assert info["final_obs"][0]["observation"].shape == (observe.SIZE,)
            assert not info["final_obs"][0]["action_mask"].any()
            break
    else:
        pytest.fail("the game did not end")
    assert observation["action_mask"].any()
    vector.close()


BAD = "class Mine: pass\n"
MINE = """
from lockdown.bots import Bot

class Mine(Bot):
    asked = 0

    def choose(self, view):
        Mine.asked += 1
        return view.decision.options[-1].text
"""


def test_a_game_without_end_is_broken_off() -> None:
    """As in self-play: somebody may ask the same refused thing for ever."""
    assert lockdown.env.LockdownEnv(players=2).max_steps == MAX_STEPS
    for limit in (3, 30):  # also where the bots reach it before the learner is asked again
        env = lockdown.env.LockdownEnv(players=2, max_steps=limit)
        observation, info = env.reset(seed=5)
        cut = False
        while not cut:
            action = np.flatnonzero(observation["action_mask"])[0]
            observation, _, over, cut, info = env.step(action)
            assert not over
            assert cut == (env.game.version >= limit)
        assert env.game.version == limit
        assert "won" not in info


def test_learners_play_against_bots_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MINE, encoding="utf-8")
    env = lockdown.env.LockdownEnv(players=3, bots=str(file))
    env.reset(seed=3)
    other = next(iter(env.others.values()))
    assert type(other).__name__ == "Mine"
    assert other.asked  # type: ignore[attr-defined]
    named = make(f"{file}:Mine", 4)
    assert type(named).__name__ == "Mine"


def test_a_bot_that_cannot_be_used_is_refused_when_the_environment_is_made(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(BAD, encoding="utf-8")
    with pytest.raises(ValueError, match="classes of Bot there: none"):
        lockdown.env.LockdownEnv(players=2, bots=str(file))
    with pytest.raises(ValueError, match="cannot be read"):
        lockdown.env.LockdownEnv(players=2, bots=str(tmp_path / "nowhere.py"))
    with pytest.raises(UnknownBot, match="there is no bot 'genius'"):
        lockdown.env.LockdownEnv(players=2, bots="genius")


def test_a_random_bot_chooses_the_same_without_a_view() -> None:
    game = Game.new(Setup(players=2), 4)
    seeing, blind = RandomBot(7), RandomBot(7)
    for _ in range(40):
        decision = game.table.decision
        text = seeing.choose(game.view(decision[0]))
        assert text == option_text(blind.any_of(decision[2]))
        game.play(text)


def test_pettingzoo_is_told_the_game_and_the_version() -> None:
    made = lockdown.env.raw_env
    assert made(players=2).metadata["name"] == "lockdown_v2"
    assert made(players=2, game="nemesis").metadata["name"] == "nemesis_v1"
    assert made(players=2, board="surface").metadata["name"] == "lockdown-all_v1"

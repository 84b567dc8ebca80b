"""The examples run as they stand, with small settings."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(folder: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / words[0]), *words[1:]],
        cwd=folder,
        env=os.environ | {"PYTHONWARNINGS": "error"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("play_a_game.py",), "Result(ended="),
        (("write_a_bot.py",), "rooms explored:"),
        (("search_with_clones.py", "1", "6"), "seat"),
        (("analyse_a_replay.py",), "decisions ("),
        (("custom_statistics.py", "4"), "noise rolls"),
    ],
)
def test_example(words: tuple[str, ...], expected: str, tmp_path: Path) -> None:
    assert expected in run(tmp_path, *words)


def test_every_example_is_run_and_short() -> None:
    known = {path.name for path in EXAMPLES.glob("*.py")}
    assert known == {
        "analyse_a_replay.py",
        "custom_statistics.py",
        "maskable_ppo.py",
        "play_a_game.py",
        "search_with_clones.py",
        "write_a_bot.py",
    }

    def lines(name: str) -> int:
        body = (EXAMPLES / name).read_text().split('"""', 2)[2]
        return sum(1 for line in body.splitlines() if line.strip())

    assert lines("play_a_game.py") <= 10
    assert lines("write_a_bot.py") <= 30


def test_a_bot_of_ones_own_plays_in_simulations(tmp_path: Path) -> None:
    from lockdown.sim import many

    settings = many.Settings(players=2, games=2, bots=(str(EXAMPLES / "write_a_bot.py"), "random"))
    figures = many.simulate(settings)
    assert (figures.games, figures.errors, figures.faults) == (2, 0, {})


@pytest.mark.skipif(
    importlib.util.find_spec("sb3_contrib") is None, reason="sb3-contrib is not installed"
)
@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_training_with_maskable_ppo(game: str, tmp_path: Path) -> None:
    from lockdown.bots import learned

    assert "plays as learned:" in run(tmp_path, "maskable_ppo.py", "64", "policy.npz", game)
    assert (tmp_path / "policy.npz").stat().st_size < 4_000_000
    assert learned.game_of(str(tmp_path / "policy.npz")) == game


def test_a_learned_policy_plays_without_torch(tmp_path: Path) -> None:
    """Random weights: legal options, always the same ones; a file that does not fit is named."""
    np = pytest.importorskip("numpy")
    pytest.importorskip("pettingzoo")
    from lockdown import Setup
    from lockdown.bots import learned
    from lockdown.games.lockdown.env import actions, observe
    from lockdown.sim.play import bot, play_game

    dice = np.random.default_rng(4)
    sizes = (observe.SIZE, 16, actions.SIZE)
    weights = [dice.normal(size=(b, a)) for a, b in pairwise(sizes)]
    file = tmp_path / "policy.npz"
    learned.save(file, weights, [np.zeros(16), np.zeros(actions.SIZE)])
    games = [play_game(Setup(players=2), 3, bot(f"learned:{file}"), limit=500) for _ in range(2)]
    assert games[0].history == games[1].history
    assert "torch" not in sys.modules
    np.savez(tmp_path / "old.npz", sizes=np.array([1, 2, 3]), weight0=weights[0])
    with pytest.raises(ValueError, match=r"trained for an older layout .* train it again"):
        bot(f"learned:{tmp_path / 'old.npz'}")
    part = {"format": 2, "kind": "flat", "weight0": weights[0]}
    for name, layout, said in (
        ("other", "lockdown/9", r"trained for lockdown/9 .* plays lockdown/2, nemesis/1"),
        ("torn", "nemesis/1", r"no whole policy: it has no 'bias0'"),
    ):
        held = {key: np.array(value) for key, value in {**part, "layout": layout}.items()}
        np.savez(tmp_path / f"{name}.npz", **held)
        with pytest.raises(ValueError, match=said):
            bot(f"learned:{tmp_path / f'{name}.npz'}")
    # The right sizes belong to the layout that is named.
    biases = [np.zeros(16), np.zeros(actions.SIZE)]
    learned.save(tmp_path / "wrong.npz", weights, biases, game="nemesis")
    with pytest.raises(ValueError, match=r"a policy for nemesis/1 takes .* this one takes 6789"):
        bot(f"learned:{tmp_path / 'wrong.npz'}")

"""Many games at once: figures, failures, and playing one of them again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.cli import main
from lockdown.kernel import replay
from lockdown.sim import many, play
from lockdown.sim.play import BOTS, Bot, Stuck, play_game


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Failures are written below the working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def command(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    with pytest.raises(SystemExit) as ended:
        main([*words, "--json"])
    assert isinstance(ended.value.code, int)
    return ended.value.code, json.loads(capsys.readouterr().out)


def test_figures_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = command(capsys, "simulate", "--players", "3", "--games", "6", "--seed", "9")
    assert code == 0
    assert (found["games"], found["errors"], found["stuck"]) == (6, 0, 0)
    outcomes = found["outcomes"]
    assert sum(outcomes["endings"].values()) == 6
    assert sum(outcomes["places"].values()) == 18
    for key in ("survivors", "winners", "rounds"):
        assert sum(outcomes[key].values()) == 6
    assert found["decisions"] > 100
    assert found["decisions_per_second"] > 0
    assert found["games_per_second"] > 0
    assert found["seconds"] > 0


def test_one_game_can_be_played_alone(capsys: pytest.CaptureFixture[str]) -> None:
    counts = []
    for index in range(3):
        _, found = command(
            capsys, "simulate", "--players", "2", "--seed", "4", "--only", str(index)
        )
        counts.append(found["decisions"])
    _, all_three = command(capsys, "simulate", "--players", "2", "--seed", "4", "--games", "3")
    assert all_three["decisions"] == sum(counts)
    assert len(set(counts)) > 1


def test_seeds_follow_from_run_and_index() -> None:
    seeds = {many.game_seed(run, index) for run in range(20) for index in range(20)}
    assert len(seeds) == 400
    assert many.game_seed(1, 2) == many.game_seed(1, 2)


@pytest.fixture
def clumsy() -> Iterator[None]:
    """A bot that fails at its 20th choice."""

    def choose(view: Any, decision: Any, memory: play.Memory) -> object:
        memory["count"] = memory.get("count", 0) + 1
        if memory["count"] == 20:
            raise RuntimeError("I do not know")
        return play.choose_at_random(view, decision, memory)

    BOTS["clumsy"] = Bot("clumsy", choose, looks=False)
    yield
    del BOTS["clumsy"]


def test_a_bot_that_fails_does_no_harm(clumsy: None, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = command(capsys, "simulate", "--games", "2", "--players", "2", "--bot", "clumsy")
    assert code == 0
    assert (found["games"], found["errors"], found["faults"]) == (2, 0, 4)
    assert found["bots"]["clumsy"]["faults"] == {"crashed": 4}


def test_a_failure_is_counted_and_kept(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Game, "status", lambda game: ["it smells"] if game.version > 50 else [])
    code, found = command(capsys, "simulate", "--games", "2", "--players", "2", "--check", "1")
    assert code == 1
    assert (found["games"], found["errors"]) == (2, 2)
    failure = found["failures"][0]
    assert "it smells" in failure["what"]
    assert failure["seed"] == many.game_seed(1, 0)
    kept = elsewhere / failure["replay"]
    assert kept.parent == elsewhere / ".lockdown" / "failures"
    saved = replay.read(kept.read_text())
    assert saved.seed == failure["seed"]
    assert len(saved.moves) == 51
    assert saved.game().decision is not None


def test_a_game_without_end_is_stuck(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = command(capsys, "simulate", "--games", "2", "--limit", "30")
    assert code == 1
    assert (found["stuck"], found["errors"]) == (2, 0)
    assert found["decisions"] == 60
    assert len(list((elsewhere / ".lockdown" / "failures").iterdir())) == 2


def test_soak_checks_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = command(capsys, "soak", "--games", "5", "--players", "1-5")
    assert code == 0
    assert found["checks"] == found["decisions"]
    assert sum(found["outcomes"]["places"].values()) == 15
    code, found = command(capsys, "soak", "--games", "2", "--players", "2", "--every", "10")
    assert code == 0
    assert 0 < found["checks"] < found["decisions"] / 5


def test_soak_finds_an_unsound_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Game, "status", lambda game: ["it smells"] if game.version > 50 else [])
    code, found = command(capsys, "soak", "--games", "1", "--players", "4")
    assert code == 1
    assert found["errors"] == 1
    assert "it smells" in found["failures"][0]["what"]


def test_an_interrupted_run_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = []

    def once(*args: Any, **settings: Any) -> Game:
        seen.append(1)
        if len(seen) == 3:
            raise KeyboardInterrupt
        return play_game(*args, **settings)

    monkeypatch.setattr(many, "play_game", once)
    code, found = command(capsys, "soak", "--games", "9", "--players", "2")
    assert code == 0
    assert found["games"] == 2


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--players", "6"),
        ("simulate", "--bot", "nobody"),
        ("soak", "--players", "0-3"),
        ("soak", "--players", "three"),
        ("soak", "--every", "0"),
        ("bench", "engine", "--players", "9"),
        ("bench", "engine", "--repeats", "0"),
    ],
)
def test_misuse(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert capsys.readouterr().err


def test_bots_see_only_their_own_seat() -> None:
    """A chooser gets the view of the seat that decides, and a memory of its own."""
    seen: set[int] = set()

    def choose(view: Any, decision: Any, memory: play.Memory) -> object:
        assert view.seat == decision.seat == memory["seat"]
        seen.add(view.seat)
        return play.choose_at_random(None, decision, memory)

    game = play_game(Setup(players=2), 1, Bot("looker", choose))
    assert seen == {0, 1}
    assert game.history == play_game(Setup(players=2), 1, BOTS["random"]).history


def test_two_bots_at_one_table() -> None:
    bots = {0: BOTS["random"], 1: BOTS["curious"]}
    game = play_game(Setup(players=2), 1, bots)
    assert game.result is not None


def test_a_limit_raises() -> None:
    with pytest.raises(Stuck):
        play_game(Setup(players=2), 1, BOTS["random"], limit=10)


def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = command(
        capsys, "bench", "engine", "--games", "1", "--repeats", "1", "--players", "2"
    )
    assert code == 0
    for key in (
        "decisions_per_second",
        "games_per_second",
        "clone_us",
        "to_bytes_us",
        "from_bytes_us",
        "state_bytes",
        "import_s",
    ):
        assert found[key] > 0
    assert found["players"] == 2
    assert found["method"]


def test_missing_peers_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "catanatron", None)
    with pytest.raises(SystemExit) as ended:
        main(["bench", "engine", "--games", "1", "--repeats", "1", "--peers"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "catanatron" in said
    assert "lockdown[bench]" in said

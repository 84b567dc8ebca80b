"""Benchmarks measure what they say; no time is asserted."""

from __future__ import annotations

import importlib.util
import json
import sys
from typing import Any

import pytest

import lockdown.bots
from lockdown.cli import bench, main


def command(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, Any]:
    with pytest.raises(SystemExit) as ended:
        main(["bench", *words, "--json"])
    assert isinstance(ended.value.code, int)
    out = capsys.readouterr().out
    return ended.value.code, json.loads(out) if out else None


def test_bots(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = command(capsys, "bots", "--levels", "random,rookie", "--games", "1")
    assert code == 0
    assert [level["bot"] for level in found["bots"]] == ["random", "rookie"]
    for level in found["bots"]:
        assert 0 <= level["median_ms"] <= level["p95_ms"] <= level["p99_ms"] <= level["max_ms"]
        assert level["decisions"] > 20


def test_bots_of_the_original_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("bots", "--game", "nemesis", "--levels", "random", "--games", "1", "--players", "2")
    code, found = command(capsys, *words)
    assert code == 0
    assert (found["game"], found["players"]) == ("nemesis", 2)
    assert found["bots"][0]["decisions"] > 10


def test_environment(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    words = ("env", "--steps", "20", "--repeats", "1", "--tables", "2", "--players", "2")
    code, found = command(capsys, *words)
    assert code == 0
    for name in ("aec", "gym", "vector"):
        assert found[f"{name}_steps_per_second"] > 0
    code, found = command(capsys, *words, "--game", "nemesis", "--mode", "coop")
    assert code == 0
    assert (found["layout"], found["mode"]) == ("nemesis/1", "coop")


def test_the_environment_in_words_says_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ("aec", "gym", "vector", "self_play")
    value = {f"{name}_steps_per_second": 1000 + n for n, name in enumerate(names)}
    monkeypatch.setattr(bench, "_measure_env", lambda *_: {**value, "method": ""})
    with pytest.raises(SystemExit):
        main(["bench", "env"])
    said = capsys.readouterr().out
    assert "vector: 1,002 steps a second" in said
    assert "self-play: 1,003 steps a second" in said


@pytest.mark.skipif(
    importlib.util.find_spec("pygame") is None, reason="PettingZoo's classics are not installed"
)
def test_classics(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("env", "--steps", "20", "--repeats", "1", "--tables", "1", "--peers")
    code, found = command(capsys, *words)
    assert code == 0
    assert set(found["peers"]) == {"tictactoe", "connect_four"}


def test_missing_classics_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo.classic.tictactoe.tictactoe", None)
    with pytest.raises(SystemExit) as ended:
        main(["bench", "env", "--steps", "5", "--peers"])
    assert ended.value.code == 2
    assert "lockdown[bench]" in capsys.readouterr().err


def test_all_parts_in_one_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pettingzoo")
    # The slow levels and the server have tests of their own.
    quick = {level: lockdown.bots.makers()[level] for level in ("random", "rookie")}
    monkeypatch.setattr(lockdown.bots, "makers", lambda _game="lockdown": quick)
    monkeypatch.setattr(bench, "_measure_server", lambda quick: {"quick": quick})
    code, found = command(capsys, "all", "--quick", "--players", "2")
    assert code == 0
    assert set(found) == {"engine", "bots", "env", "server"}
    assert found["server"] == {"quick": True}
    assert found["engine"]["decisions_per_second"] > 0


@pytest.mark.parametrize(
    "words",
    [
        ("bots", "--levels", "nobody"),
        ("bots", "--players", "7"),
        ("env", "--tables", "0"),
        ("env", "--players", "0"),
        ("env", "--game", "nemesis", "--mode", "solo", "--players", "3"),
        ("all", "--players", "9"),
    ],
)
def test_misuse(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, *words)[0] == 2


def test_the_help_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    """Square brackets are markup where the help is printed: they have to be escaped."""
    with pytest.raises(SystemExit):
        main(["bench", "engine", "--help"])
    assert 'pip install "lockdown[bench]"' in capsys.readouterr().out


def test_env_names_the_layout_that_the_table_has(capsys: pytest.CaptureFixture[str]) -> None:
    if importlib.util.find_spec("pettingzoo") is None:
        pytest.skip("PettingZoo is not installed")
    few = ("--steps", "16", "--repeats", "1", "--players", "2")
    code, usual = command(capsys, "env", *few)
    assert (code, usual["layout"], usual["observation"]) == (0, "lockdown/2", 6789)
    code, together = command(capsys, "env", *few, "--mode", "coop")
    assert (code, together["layout"]) == (0, "lockdown-all/1")
    assert together["observation"] > usual["observation"]
    outside = ("--board", "surface", "--guests", "--enemies", "intruders")
    code, found = command(capsys, "bots", "--levels", "random", "--games", "1", *outside)
    assert (code, len(found["bots"])) == (0, 1)
    hunted = ("--game", "nemesis", "--board", "alternative", "--option", "intruder_player=yes")
    code, found = command(capsys, "env", *few, *hunted)
    assert (code, found["layout"]) == (0, "nemesis-all/1")
    assert found.keys() == usual.keys()

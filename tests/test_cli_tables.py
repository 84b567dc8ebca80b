"""The commands that play name the table with the words of `Setup`; the game refuses the rest."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.cli import main
from lockdown.kernel import replay
from lockdown.sim import arena, many

#: Every command that plays, as short as it goes.
COMMANDS = {
    "simulate": ("simulate", "--games", "1"),
    "soak": ("soak", "--games", "1"),
    "arena": ("arena", "--games", "1", "--bots", "random"),
    "play": ("play", "--people", "0", "--seed", "1"),
    "bench": ("bench", "engine", "--games", "1", "--repeats", "1"),
}

#: What scripts may say, and what is said to what is not there (yet).
REFUSED = {
    (
        "--game",
        "solaris",
    ): "no game is called 'solaris' in this program; there are lockdown",
    ("--game", "chess"): "no game is called 'chess'",
    ("--mode", "versus"): "there is no mode 'versus'; there are standard, solo and coop",
    ("--board", "alternative"): "there is no board 'alternative'; there are basic and surface",
    ("--enemies", "robots"): "there is no enemies 'robots'; there are night_stalkers and intruders",
    ("--game", "nemesis", "--guests"): "no characters of the other game can be guests",
    ("--option", "gravity=off"): "no table option 'gravity'; there are yellow_contingency",
    ("--option", "cave_noise=perhaps"): "cave_noise is one of no, yes",
    ("--option", "cave_noise"): "write NAME=VALUE",
}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs leave files below the working directory."""
    monkeypatch.chdir(tmp_path)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert isinstance(ended.value.code, int)
    shown = capsys.readouterr()
    return ended.value.code, shown.out, shown.err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("words", REFUSED, ids="".join)
def test_what_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], command: str, words: tuple[str, ...]
) -> None:
    code, out, err = run(capsys, *COMMANDS[command], *words)
    assert code == 2
    assert REFUSED[words] in err
    assert out == ""


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_there_may_be_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    played: list[Setup] = []
    real = Game.new.__func__  # type: ignore[attr-defined]

    def note(cls: type[Game], setup: Setup, seed: int) -> Any:
        played.append(setup)
        return real(cls, setup, seed)

    monkeypatch.setattr(Game, "new", classmethod(note))
    words = ("--game", "lockdown", "--mode", "standard", "--board", "basic", "--players", "2")
    options = ("--option", "cave_noise=yes", "--option", "yellow_contingency=high")
    code, _, err = run(capsys, *COMMANDS[command], *words, "--enemies", "night_stalkers", *options)
    assert code == 0, err
    last = played[-1]
    assert (last.game, last.mode, last.board, last.players) == ("lockdown", "standard", "basic", 2)
    assert (last.enemies, last.guests) == ("night_stalkers", False)
    assert last.options == (("cave_noise", "yes"), ("yellow_contingency", "high"))


def test_a_mode_alone_says_how_many_play(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("simulate", "soak"):
        code, out, _ = run(capsys, *COMMANDS[command], "--mode", "solo", "--json")
        assert code == 0
        assert sum(json.loads(out)["outcomes"]["places"].values()) == 1
    code, out, _ = run(capsys, *COMMANDS["bench"], "--mode", "solo", "--json")
    assert code == 0
    figures = json.loads(out)
    assert (figures["mode"], figures["players"]) == ("solo", 1)
    code, _, err = run(capsys, *COMMANDS["simulate"], "--mode", "solo", "--players", "3")
    assert code == 2
    assert "exactly one player (LD-SET-31)" in err


@pytest.mark.parametrize("command", ["simulate", "soak", "bench"])
def test_the_cooperative_mode_is_there(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, out, err = run(capsys, *COMMANDS[command], "--mode", "coop", "--json")
    assert code == 0, err
    found = json.loads(out)
    if command == "soak":
        # Of one to five players those whom the mode is for.
        assert sum(found["outcomes"]["places"].values()) == 2
    else:
        places = found["players"] if command == "bench" else found["bots"]["random"]["seats"]
        assert places == 4


def test_a_run_is_gone_on_with_at_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    begun = ("simulate", "--games", "1", "--players", "2", "--resume", "run.jsonl")
    code, _, _ = run(capsys, *begun, "--option", "cave_noise=yes")
    assert code == 0
    settings = json.loads(Path("run.jsonl").read_text().splitlines()[0])["settings"]
    assert settings["options"] == [["cave_noise", "yes"]]
    code, _, err = run(capsys, *begun, "--option", "computer_in_combat=yes")
    assert code == 2
    assert "begun with another --option" in err
    # What is not said again is taken from the run.
    code, out, _ = run(capsys, *begun[:2], "2", *begun[3:], "--json")
    assert code == 0
    assert json.loads(out)["games"] == 2
    # Runs from before tables could be named had none of these words.
    lines = Path("run.jsonl").read_text().splitlines()
    head = json.loads(lines[0])
    for name in ("game", "enemies", "guests", "options"):
        del head["settings"][name]
    Path("old.jsonl").write_text("\n".join([json.dumps(head), *lines[1:2]]) + "\n")
    code, _, err = run(capsys, "simulate", "--games", "2", "--resume", "old.jsonl", "--json")
    assert code == 0, err


def test_a_match_is_played_at_the_table_that_was_named() -> None:
    table = Setup(options=(("cave_noise", "yes"),))
    made = arena.Match(("random",), players=3, table=table).setup(1)
    assert (made.players, made.options) == (3, table.options)
    assert made.characters == ("hacker", "xenobiologist", "sentry")
    plain = many.Settings(players=2, options=table.options).setup(0)
    assert plain == Setup(players=2, options=table.options)
    assert many.Settings().setup(0) == Setup()


def test_a_saved_game_of_the_terminal_names_its_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("save game.txt\nquit\n"))
    words = ("play", "--players", "2", "--people", "2", "--seed", "5")
    code, _, err = run(capsys, *words, "--option", "cave_noise=yes")
    assert code == 0, err
    saved = replay.read(Path("game.txt").read_text())
    assert saved.setup.options == (("cave_noise", "yes"),)

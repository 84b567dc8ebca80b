"""Replays: written, read, mended and played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lockdown import Game, Setup
from lockdown.cli import main
from lockdown.kernel import replay
from lockdown.kernel.replay import Replay, ReplayError
from lockdown.sim.play import BOTS, play_game

SEED = 77


@pytest.fixture(scope="module")
def game() -> Game:
    return play_game(Setup(players=2), SEED, BOTS["curious"])


@pytest.fixture(scope="module")
def text(game: Game) -> str:
    return replay.write(replay.of_game(game, SEED, commitment="sha256:1234"))


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["replay", *words])
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_a_replay_is_the_game(game: Game, text: str) -> None:
    read = replay.read(text)
    again = read.game()
    assert again == game
    assert again.digest == game.digest == read.digest
    assert again.history == game.history
    assert read.commitment == "sha256:1234"
    assert replay.write(read) == text


def test_every_part_of_the_setup_is_kept() -> None:
    setup = Setup(
        players=2,
        characters=("hacker", "sentry"),
        options=(("cave_noise", "yes"), ("computer_in_combat", "yes")),
    )
    game = Game.new(setup, 1 << 255)
    read = replay.read(replay.write(replay.of_game(game, 1 << 255)))
    assert read.setup == setup
    assert read.seed == 1 << 255
    assert read.rules_version == game.rules.version
    assert read.game() == game


def test_comments_and_empty_lines_are_ignored(text: str) -> None:
    lines = text.splitlines()
    edited = ["# a saved game", "", *(f"  {line}   # said {n}" for n, line in enumerate(lines)), ""]
    one, two = replay.read(text), replay.read("\n\n".join(edited))
    assert two.moves == one.moves
    assert (two.setup, two.seed, two.digest) == (one.setup, one.seed, one.digest)


@pytest.mark.parametrize(
    ("broken", "line", "words"),
    [
        ("", 1, "an empty file"),
        ("chess replay 1\n", 1, "begins with"),
        ("\nlockdown replay 9\n", 2, "format 1"),
        ("lockdown replay 1\nplayers: 2\nseed: 1\n", 1, "'rules: …' is missing"),
        ("lockdown replay 1\nrules: lockdown 1\nplayers: 2\n", 1, "'seed: …' is missing"),
        ("lockdown replay 1\nrules: chess 1\nplayers: 2\nseed: 1\n", 2, "no game is called"),
        ("lockdown replay 1\nrules: lockdown 1\nplayers: two\nseed: 1\n", 3, "whole number"),
        ("lockdown replay 1\nseed: 1\nseed: 2\n", 3, "first in line 2"),
        ("lockdown replay 1\nweather: fair\n", 2, "'weather' is no part"),
        ("lockdown replay 1\noption: cave_noise\n", 2, "NAME VALUE"),
        ("lockdown replay 1\nA pass\nseed: 2\n", 3, "above the first option"),
        ("lockdown replay 1\nalice pass\n", 2, "is no option"),
        ("lockdown replay 1\nA\n", 2, "is no option"),
        ("lockdown replay 1\ndigest: ff\nA pass\n", 3, "after the digest"),
    ],
)
def test_what_cannot_be_read_names_its_line(broken: str, line: int, words: str) -> None:
    with pytest.raises(ReplayError, match=words) as error:
        replay.read(broken)
    assert error.value.line == line
    assert f"line {line}: " in str(error.value)


def test_an_illegal_option_names_its_line(text: str) -> None:
    lines = text.splitlines()
    first = lines.index("") + 1
    seat = lines[first][0]
    lines[first + 3] = f"{lines[first + 3][0]} move 999"
    with pytest.raises(ReplayError, match="move 999") as error:
        replay.read("\n".join(lines)).game()
    assert error.value.line == first + 4
    other = "B" if seat == "A" else "A"
    lines[first] = other + lines[first][1:]
    with pytest.raises(
        ReplayError, match=f"seat {other} does not decide here, {seat} does"
    ) as wrong:
        replay.read("\n".join(lines)).game()
    assert wrong.value.line == first + 1


def test_an_option_after_the_end_is_refused(game: Game) -> None:
    saved = replay.of_game(game, SEED)
    saved.moves.append((0, "pass"))
    with pytest.raises(ReplayError, match="the game is over"):
        saved.game()


def test_a_replay_without_options_is_the_set_up_table() -> None:
    assert Replay(Setup(players=3), 4).game() == Game.new(Setup(players=3), 4)


# ---- the command


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(text)
    return path


def test_verify(file: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--verify", str(file)) == 0
    assert "It is the same game" in capsys.readouterr().out
    assert run("--verify", "--json", str(file)) == 0
    assert json.loads(capsys.readouterr().out)["same"] is True
    head, _, tail = text.partition("digest: ")
    file.write_text(head + "digest: " + "0" * len(tail.splitlines()[0]) + "\n")
    assert run("--verify", str(file)) == 1
    assert "digest" in capsys.readouterr().err
    assert run("--verify", "--json", str(file)) == 1
    assert json.loads(capsys.readouterr().out)["same"] is False


def test_eyes(file: Path, game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    """Spectators see no faces and no choices, a seat its own, --all everything."""
    shown = {}
    for eyes in ((), ("--seat", "A"), ("--seat", "b"), ("--all",)):
        assert run("--plain", *eyes, str(file)) == 0
        shown[eyes] = capsys.readouterr().out
    moves = [f"> {'AB'[seat]} {option}" for seat, option in game.history]
    lines = {eyes: out.splitlines() for eyes, out in shown.items()}
    chosen = {e: [line for line in out if line.startswith(">")] for e, out in lines.items()}
    assert chosen[()] == []
    assert chosen["--seat", "A"] == [m for m in moves if m.startswith("> A")]
    assert chosen["--seat", "b"] == [m for m in moves if m.startswith("> B")]
    assert chosen["--all",] == moves
    dealt = [line for line in lines[()] if "objectives_dealt" in line]
    assert dealt
    assert all("objectives=[]" in line for line in dealt)
    assert not any("objectives_dealt seat=A objectives=[]" in li for li in lines["--seat", "A"])
    assert any("objectives_dealt seat=B objectives=[]" in line for line in lines["--seat", "A"])
    assert not any("objectives_dealt" in li and "objectives=[]" in li for li in lines["--all",])


def test_json(file: Path, game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json", str(file)) == 0
    found = json.loads(capsys.readouterr().out)
    kinds = [event["kind"] for move in found["moves"] for event in move["events"]]
    assert kinds == [event.kind for event in game.events()]
    assert found["result"]["ended"] == game.result.ended


def test_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(file)) == 0
    assert "LD-SET-01" in capsys.readouterr().out


def test_misuse(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--seat", "C", str(file)) == 2
    assert run("--seat", "A", "--all", str(file)) == 2
    assert run("--language", "xx", str(file)) == 2
    assert run(str(tmp_path / "nothing.txt")) == 2
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert run(str(tmp_path / "bytes")) == 2
    (tmp_path / "empty").write_text("")
    assert run(str(tmp_path / "empty")) == 1
    assert "line 1" in capsys.readouterr().err

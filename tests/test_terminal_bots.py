"""Bots at the table in the terminal: all levels, bots from files, and their faults."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from lockdown import Game, Setup, bots
from lockdown.bots import levels
from lockdown.cli import main
from lockdown.terminal.choosers import chooser

BAD = Path(__file__).parent / "sim" / "bad_bots.py"
OWN = """
from lockdown.bots import Bot

class Last(Bot):
    def choose(self, view):
        return view.decision.options[-1].text
"""


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A bot from a file, and the same one under a name."""
    file = tmp_path / "own.py"
    file.write_text(OWN)
    bots.makers.cache_clear()
    monkeypatch.setenv("LOCKDOWN_BOTS", f"mine={file}")
    yield file
    bots.makers.cache_clear()


def play(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["play", "--seed", "4", *words])
    said = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, said.out, said.err


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
@pytest.mark.parametrize("mode", ["standard", "coop"])
def test_all_levels_of_a_game_take_seats(game: str, mode: str) -> None:
    faults: list[tuple[str, str, str]] = []

    def tell(*said: str) -> None:
        faults.append((said[0], said[1], said[2]))

    for level in levels(game):
        table = Game.new(Setup(game=game, mode=mode, players=3), 4)
        choose = chooser(level, 4, game, tell=tell)
        for _ in range(6):
            assert table.decision is not None
            table.play(choose(table, table.decision.seat))
        assert not faults, level


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_a_game_with_bots_of_ones_own_comes_to_its_end(
    capsys: pytest.CaptureFixture[str], game: str, own: Path
) -> None:
    words = ("--people", "0", "--game", game, "--players", "3", "--bots", f"mine,{own},rookie")
    code, out, err = play(capsys, *words)
    assert (code, err) == (0, "")
    assert "The end" in out
    assert "cautious" not in out


def test_the_list_begins_at_the_first_seat_without_a_person(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Game.new(Setup(players=3), 4)
    assert table.decision is not None
    seat = table.decision.seat
    last = chooser("mine,random", 4, first=seat)(table, seat)
    assert last == table.decision.options[-1]
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    code, out, _ = play(capsys, "--bots", "mine")
    assert code == 0
    assert "The table is left as it is." in out


def test_the_first_crash_is_shown_and_the_game_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--people", "0", "--players", "2", "--bots", f"{BAD}:Crashes,{BAD}:Nonsense")
    code, out, _ = play(capsys, *words)
    assert code == 0
    assert out.count("Traceback (most recent call last)") == 1
    assert "RuntimeError: I do not know" in out
    assert "This is how it crashed first:" in out
    assert out.count("(nonsense)") == 1
    assert "The end" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "nobody"), "there is no bot 'nobody'; there are random, rookie"),
        (("--bots", "nowhere.py"), "nowhere.py cannot be read"),
        (("--bots", "learned:nothing.npz"), "there is no policy nothing.npz"),
        (("--bots", ","), "nobody plays the other seats"),
    ],
)
def test_who_cannot_play_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    code, out, err = play(capsys, *words)
    assert (code, out) == (2, "")
    assert said in " ".join(err.split())


def test_a_policy_for_another_game_or_table_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    file = bots.make("learned", 0, "nemesis").policy_file()  # type: ignore[attr-defined]
    code, _, err = play(capsys, "--bots", f"learned:{file}")
    assert code == 2
    assert "cannot play at this table: it does not know lockdown" in " ".join(err.split())
    own = bots.make("learned", 0, "lockdown").policy_file()  # type: ignore[attr-defined]
    code, _, err = play(capsys, "--bots", f"learned:{own}", "--board", "surface")
    assert code == 2
    assert "cannot play at this table" in " ".join(err.split())
    table = Game.new(Setup(game="nemesis", players=2), 4)
    assert table.decision is not None
    assert chooser(f"learned:{file}", 4, "nemesis")(table, table.decision.seat)

"""Bots from files, under names that the operator gives them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lockdown import Game, Setup, bots
from lockdown.bots import files

CODE = """
from lockdown.bots import Bot

class First(Bot):
    def choose(self, view):
        return view.decision.options[0].text

class Last(Bot):
    def choose(self, view):
        return view.decision.options[-1].text
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(CODE)
    return str(path)


@pytest.fixture
def fresh() -> Iterator[None]:
    bots.makers.cache_clear()
    yield
    bots.makers.cache_clear()


@pytest.mark.usefixtures("fresh")
def test_a_named_bot_sits_where_a_level_can(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(files.SETTING, f" one={file}:First , two={file}")
    for game in ("lockdown", "nemesis"):
        assert bots.levels(game)[-2:] == ("one", "two")
        assert bots.usual(game) == "regular"
        table = Game.new(Setup(players=2, game=game), 1)
        view = table.view(table.decision.seat)  # type: ignore[union-attr]
        texts = [option.text for option in view.decision.options]
        assert bots.make("one", 1, game).choose(view) == texts[0]
        assert bots.make("two", 1, game).choose(view) == texts[-1]


@pytest.mark.usefixtures("fresh")
def test_without_the_setting_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(files.SETTING, raising=False)
    assert files.named() == {}
    assert "one" not in bots.levels()
    with pytest.raises(bots.UnknownBot, match="there is no bot 'one'"):
        bots.make("one")


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("mine", "is not understood"),
        ("=x.py", "is not understood"),
        ("Mine=x.py", "in small letters"),
        ("a=x.py,a=y.py", "each name once"),
        ("mine=", "is not understood"),
        ("mine=policy.npz", "neither FILE.py nor learned:FILE"),
        ("mine=nowhere.py", "nowhere.py cannot be read"),
        ("mine={file}:None", "there is no bot 'None'"),
        ("regular={file}", "regular is the name of a level"),
        ("random={file}", "random is the name of a level"),
    ],
)
@pytest.mark.usefixtures("fresh")
def test_what_cannot_be_meant_is_said(
    file: str, monkeypatch: pytest.MonkeyPatch, words: str, wrong: str
) -> None:
    monkeypatch.setenv(files.SETTING, words.format(file=file))
    with pytest.raises(ValueError, match=wrong):
        bots.levels("lockdown")


def test_a_file_that_fails_is_told_with_its_error(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0")
    with pytest.raises(ValueError, match="ZeroDivisionError"):
        files.from_file(str(broken))

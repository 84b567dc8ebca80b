"""The quick-reference sheets: one page a game and language, in words that the rules have."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from lockdown.messages import LANGUAGES

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import sheets  # type: ignore[import-not-found]

GAMES = ("lockdown", "nemesis")


def test_the_words_are_right() -> None:
    assert list(sheets.faults()) == []


def test_the_pdfs_are_made_of_the_words() -> None:
    assert sheets.up_to_date(), "run: python tools/sheets.py"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_is_one_page(game: str, language: str) -> None:
    pdf = (sheets.FOLDER / f"{game}-{language}.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert sheets.pages_in(pdf) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_has_round_actions_event_phase_and_ways_out(game: str) -> None:
    parts = sheets.read()[game]["part"]
    titles = [part["title"]["en"].split(" (")[0] for part in parts]
    assert titles == ["The round", "Actions", "Event phase", "Ways out"]
    assert all(len(part["lines"]) >= 5 for part in parts)
    for part in parts:
        for line in part["lines"]:
            assert set(line) == {"rules", *LANGUAGES}
            assert all(":" in line[language] for language in LANGUAGES), line["en"]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"es": "Roba hasta tener 6 cartas."}, "other numbers"),
        ({"es": "Roba 5 cartas con the Acechador nocturno."}, "English words"),
        ({"rules": ["LD-RND-99"]}, "no such rules"),
        ({"rules": ["NM-RND-03"]}, "no such rules"),
        ({"en": "A Night Stalker draws 5.", "de": "Ein Ungeheuer zieht 5."}, "Nachtpirscher"),
    ],
)
def test_a_wrong_line_is_noticed(
    monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any], says: str
) -> None:
    right = sheets.lines("lockdown")[0][0]
    part = {"title": dict.fromkeys(LANGUAGES, "Titel"), "lines": [right | wrong]}
    monkeypatch.setattr(sheets, "read", lambda: {"lockdown": {"part": [part]}})
    assert any(says in fault for fault in sheets.faults())

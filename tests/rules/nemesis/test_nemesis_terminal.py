"""The ship in the terminal: what stands above the board, and to whom it is shown."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from lockdown.scenario.run import prepare
from lockdown.scenario.text import parse
from lockdown.terminal.choosers import chooser
from lockdown.terminal.session import Session

TABLE = (
    "game nemesis ; players 3 ; A in 011, seen engine 2, seen coordinates ; B in pod 1 ; C in 001"
    " ; engine 2 damaged ; destination D ; coordinates coordinates_5 ; pod 2 launched"
    " ; pod 3 locked ; time 8 ; self-destruct at 3 ; noise tech ; A acts"
)


def shown(seat: int, given: str = TABLE, language: str = "en") -> str:
    """What a person at that seat sees of the board."""
    play = prepare(parse(f"scenario: x\ngiven {given}\nthen A is alive")[0])
    play.start()
    out = io.StringIO()
    console = Console(file=out, width=200, no_color=True)
    session = Session(play.game, 1, {seat}, chooser("random", 1), console, language)
    session._show_board(seat)
    return out.getvalue()


@pytest.mark.rule("NM-SET-32", "NM-BRD-16", "NM-SET-33")
def test_engines_and_course_are_shown_to_who_has_looked() -> None:
    mine, other = shown(0), shown(2)
    assert "engines 1? 2○ 3?" in mine
    assert "engines 1? 2? 3?" in other
    assert "course D Mars" in mine
    assert "coordinates A Venus, B Earth, C deep space, D Mars" in mine
    assert "course D " in other
    assert "Mars" not in other


@pytest.mark.rule("NM-SET-32", "NM-SDS-06", "NM-CRT-07")
def test_pods_tracks_and_rooms_are_shown_to_all() -> None:
    text = shown(2)
    assert "pods A1:B B2× (A3)" in text
    assert "SELF-DESTRUCT 3, no way back" in text
    assert "hibernation open" in text
    assert "011 Hibernatorium" in text
    assert "vents: ((•))" in text
    early = shown(2, TABLE.replace("self-destruct at 3", "self-destruct at 4"))
    assert "SELF-DESTRUCT 4 " in early
    assert "no way back" not in early
    quiet = shown(2, "game nemesis ; players 3 ; A in 011 ; time 9 ; A acts")
    assert "hibernation closed" in quiet
    assert "SELF-DESTRUCT" not in quiet


@pytest.mark.parametrize("language", ["en", "es", "pl", "de"])
def test_it_speaks_every_language(language: str) -> None:
    assert "{" not in shown(0, language=language)

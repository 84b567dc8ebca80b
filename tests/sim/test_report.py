"""What the report says in words: how to play its games again, and who got out."""

from __future__ import annotations

import re
import shlex
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from lockdown import bots
from lockdown.cli import main
from lockdown.cli import simulate as simulate_command
from lockdown.sim import many
from lockdown.sim.code import Code
from lockdown.sim.report import command, page

STATISTICS = Path(__file__).parents[2] / "examples" / "custom_statistics.py"

TABLES = [
    {},
    {"players": (2, 3, 5), "games": 7, "seed": 12, "bots": ("rookie", "random")},
    {"game": "nemesis", "board": "alternative", "players": 3, "deal": "even"},
    {"game": "nemesis", "mode": "coop", "options": (("intruder_player", "yes"),)},
    {"mode": "solo", "players": 1, "only": 3, "seconds": 2.5, "limit": 900, "check_every": 4},
    {"board": "surface", "guests": True, "enemies": "intruders"},
    {"options": (("cave_noise", "yes"), ("computer_in_combat", "yes"))},
    {"code": Code.read(STATISTICS), "bots": ("my bots/it's mine.py:Mine",)},
]


@pytest.mark.parametrize("table", TABLES)
def test_the_command_under_a_report_plays_the_same_games(
    table: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = many.Settings(**table)
    html = page(settings, many.Figures())
    found = re.search(r"same games again:</p><pre>(.*?)</pre>", html, flags=re.DOTALL)
    assert found is not None
    program, *words = shlex.split(unescape(found[1]))
    assert program == "lockdown"
    played: list[many.Settings] = []

    def run(settings: many.Settings, *_: object, **__: object) -> many.Figures:
        played.append(settings)
        return many.Figures()

    monkeypatch.setattr(simulate_command, "run", run)
    monkeypatch.setattr(simulate_command, "_try_out", lambda *_, **__: None)
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 0
    again = played[0]
    for name in many.Settings.__slots__:
        wanted = settings.sizes if name == "players" else getattr(settings, name)
        assert getattr(again, name) == wanted, name


def test_the_command_says_who_a_bot_with_a_name_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCKDOWN_BOTS", "mine=my bots/b.py:B,other=c.py")
    said = command(many.Settings(bots=("mine", "random")))
    assert shlex.split(said)[0] == "LOCKDOWN_BOTS=mine=my bots/b.py:B"
    assert said.startswith("LOCKDOWN_BOTS=")
    assert "LOCKDOWN_BOTS" not in command(many.Settings(bots=("random",)))
    bots.makers.cache_clear()


def test_the_report_says_so_if_nobody_got_out() -> None:
    settings = many.Settings(players=2, games=1, seed=1)
    figures = many.simulate(settings)
    for record in figures.records:
        record["places"] = ["dead"] * 2
    html = page(settings, figures)
    assert "Nobody got out alive." in html
    assert "Ways out of the living" not in html
    figures.records[0]["places"][0] = "bunker"
    assert "Ways out of the living: " in page(settings, figures)

"""Many games: the same results from any number of workers, files, and going on after a stop."""

from __future__ import annotations

import csv
import importlib.util
import json
import random
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from lockdown.cli import filled, main
from lockdown.sim import many
from lockdown.sim.code import Code, CodeFailed, joined
from lockdown.sim.play import bot
from lockdown.sim.plots import interval
from lockdown.sim.record import Record
from lockdown.sim.report import page
from lockdown.state.content import content_of

STATISTICS = Path(__file__).parents[2] / "examples" / "custom_statistics.py"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files are written below the working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def command(*words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *words])
    assert isinstance(ended.value.code, int)
    return ended.value.code


def outputs(name: str) -> list[str]:
    return ["--csv", f"{name}.csv", "--json-file", f"{name}.json", "--report", f"{name}.html"]


def test_workers_change_nothing(elsewhere: Path) -> None:
    common = ["--games", "7", "--players", "1-3", "--seed", "8", "--bots", "rookie,random"]
    common += ["--code", str(STATISTICS)]
    assert command(*common, *outputs("one")) == 0
    assert command(*common, *outputs("three"), "--workers", "3") == 0
    for ending in ("csv", "json", "html"):
        one = (elsewhere / f"one.{ending}").read_bytes()
        assert one == (elsewhere / f"three.{ending}").read_bytes()
        assert len(one) > 500


def test_a_stopped_run_goes_on_to_the_same_end(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command("--games", "6", "--players", "2", "--seed", "3", *outputs("whole")) == 0
    real, count = many.one_game, []

    def stopping(*args: Any, **settings: Any) -> Record:
        count.append(1)
        if len(count) == 4:
            raise KeyboardInterrupt
        return real(*args, **settings)

    monkeypatch.setattr(many, "one_game", stopping)
    assert command("--games", "6", "--players", "2", "--seed", "3", "--resume", "run.jsonl") == 0
    assert "--resume run.jsonl" in capsys.readouterr().err
    lines = (elsewhere / "run.jsonl").read_text().splitlines()
    assert len(lines) == 4
    # Cut off in the middle of a line, as a killed process leaves it.
    (elsewhere / "run.jsonl").write_text("\n".join(lines) + "\n" + lines[-1][:30])
    assert command("--resume", "run.jsonl", *outputs("rest")) == 0
    assert len(count) == 7
    for ending in ("csv", "json", "html"):
        whole = (elsewhere / f"whole.{ending}").read_bytes()
        assert whole == (elsewhere / f"rest.{ending}").read_bytes()


def test_ctrl_c_without_a_journal_keeps_what_is_done(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real, count = many.one_game, []

    def stopping(*args: Any, **settings: Any) -> Record:
        count.append(1)
        if len(count) == 3:
            raise KeyboardInterrupt
        return real(*args, **settings)

    monkeypatch.setattr(many, "one_game", stopping)
    assert command("--games", "5", "--players", "2", "--json") == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 2
    file = told.err.split("--resume ")[1].split()[0]
    assert command("--resume", file, "--json") == 0
    assert json.loads(capsys.readouterr().out)["games"] == 5


def test_a_run_is_not_gone_on_with_other_settings(elsewhere: Path) -> None:
    assert command("--games", "1", "--players", "2", "--resume", "run.jsonl") == 0
    assert command("--seed", "9", "--resume", "run.jsonl") == 2
    assert command("--bots", "rookie", "--resume", "run.jsonl") == 2
    assert command("--games", "2", "--resume", "run.jsonl") == 0
    (elsewhere / "run.jsonl").write_text("{}\n")
    assert command("--resume", "run.jsonl") == 2


def test_rates_by_bot(capsys: pytest.CaptureFixture[str], elsewhere: Path) -> None:
    words = ("--games", "6", "--players", "3", "--bots", "rookie,random,rookie")
    assert command(*words, "--json", "--csv", "seats.csv") == 0
    found = json.loads(capsys.readouterr().out)
    with (elsewhere / "seats.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 18
    for level in ("rookie", "random"):
        mine = [row for row in rows if row["bot"] == level]
        assert found["bots"][level]["seats"] == len(mine) == (12 if level == "rookie" else 6)
        rate = sum(int(row["survived"]) for row in mine) / len(mine)
        assert found["bots"][level]["survival_rate"] == pytest.approx(rate, abs=1e-4)
    survived = sum(int(row["survived"]) for row in rows)
    assert found["survival_rate"] == pytest.approx(survived / 18, abs=1e-4)
    for row in rows:
        assert (row["cause"] in content_of("lockdown").reported.causes) == (row["survived"] == "0")
        assert row["character"]


def test_every_death_has_a_cause_and_every_card_its_count() -> None:
    figures = many.simulate(many.Settings(players=(2, 5), games=12, seed=4))
    for record in figures.records:
        dead = [seat for seat, alive in enumerate(record["survived"]) if not alive]
        assert sorted(death["seat"] for death in record["deaths"]) == dead
        for counts in record["attacks"].values():
            drawn, hit, _, deaths = counts
            assert drawn >= hit >= deaths
    assert figures.causes["attack"] > 5
    assert sum(sum(record["rooms"].values()) for record in figures.records) > 50


def test_statistics_of_ones_own() -> None:
    code = Code.read(STATISTICS)
    figures = many.simulate(many.Settings(players=2, games=4, seed=2, code=code))
    custom = figures.custom
    assert custom["games"] == 4
    assert custom["noise rolls"] > custom["danger"] > 0
    assert custom["ended"] == dict(figures.endings)


def test_statistics_as_functions_with_a_merge(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(
        "moves = []\n"
        "def step(game, seat, option, told): moves.append(option.verb)\n"
        "def result(): return len(moves)\n"
        "def merge(results): return max(results)\n"
    )
    figures = many.simulate(many.Settings(players=2, games=3, code=Code.read(file)))
    assert figures.custom == figures.longest


@pytest.mark.parametrize(
    "text",
    [
        "1 / 0",
        "x = 1",
        "def result(): return 1\ndef step(game, seat, option, told): raise OSError",
        "def result(): return object()",
    ],
)
def test_statistics_that_fail_are_named(text: str, tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(text)
    for workers in ("1", "2"):
        assert command("--games", "2", "--code", str(file), "--workers", workers) == 2
    assert command("--code", "nothing.py") == 2
    with pytest.raises(CodeFailed):
        many.simulate(many.Settings(games=1, code=Code.read(file)))


def test_results_are_joined() -> None:
    assert joined({"a": 1, "b": [1]}, {"b": [2], "c": {"d": 1}}) == {
        "a": 1,
        "b": [1, 2],
        "c": {"d": 1},
    }
    assert joined(1.5, 2) == 3.5
    assert joined("x", "y") == "y"


def test_ray_and_parquet_say_what_they_need(capsys: pytest.CaptureFixture[str]) -> None:
    for option, module, extra in (("--ray", "ray", "ray"), ("--parquet", "pyarrow", "report")):
        if importlib.util.find_spec(module) is None:
            words = (option,) if option == "--ray" else (option, "x.parquet")
            assert command("--games", "1", *words) == 2
            assert f"lockdown[{extra}]" in capsys.readouterr().err


def test_report_shows_what_was_asked_for() -> None:
    """Every plot is there and well formed, and says the numbers of the games."""
    settings = many.Settings(players=(2, 4), games=8, seed=2, bots=("rookie", "random"))
    figures = many.simulate(settings)
    html = page(settings, figures)
    assert "http" not in html
    assert "<script" not in html
    drawn = re.findall(r"<svg.*?</svg>", html, flags=re.DOTALL)
    labels = [ET.fromstring(plot).attrib["aria-label"] for plot in drawn]  # noqa: S314 - our own
    for label in (
        "Survival and wins by character",
        "Survival and wins by bot",
        "By objective",
        "By number of players",
        "Causes of death",
        "Deaths by round",
        "How games end",
        "When games end",
        "Rooms by visits",
        "Rooms by deaths",
        "Rooms by deadliness",
        "Attack cards by deadliness",
        "What event cards bring",
        "Games by rounds",
        "Games by decisions",
    ):
        assert label in labels, label
    assert f"<b>{sum(r['players'] for r in figures.records)}</b> characters" in html
    rooms = ET.fromstring(drawn[labels.index("Rooms by visits")])  # noqa: S314
    assert len(rooms.findall("polygon")) == 27
    assert page(settings, many.Figures()).count("No game was finished") == 1


def test_intervals() -> None:
    low, high = interval(10, 100)
    assert (round(low, 3), round(high, 3)) == (0.055, 0.174)
    assert interval(0, 0) == (0.0, 1.0)


def test_parquet(elsewhere: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert command("--games", "3", "--players", "2", "--parquet", "x.parquet") == 0
    assert parquet.read_table("x.parquet").num_rows == 6


def test_the_value_of_an_option_may_be_left_out() -> None:
    bare = {"--ray": "local"}
    assert filled(["simulate", "--ray"], bare) == ["simulate", "--ray", "local"]
    assert filled(["--ray", "--json"], bare) == ["--ray", "local", "--json"]
    assert filled(["--ray", "host:1"], bare) == ["--ray", "host:1"]


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "two"),
        ("--players", "3-9"),
        ("--workers", "0"),
        ("--bots", ","),
        ("--mode", "upside-down"),
        ("--csv", "no/such/folder/x.csv", "--games", "1", "--players", "1"),
    ],
)
def test_misuse(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert command(*words) == 2
    assert capsys.readouterr().err


def test_what_a_bot_knows_follows_from_the_game_alone() -> None:
    """Whoever plays a game, and after which other games, plays it the same."""
    settings = many.Settings(players=2, games=5, seed=6, bots=("rookie",))
    crew = {"rookie": bot("rookie")}
    order = list(settings.indexes)
    random.Random(2).shuffle(order)
    shuffled = {index: many.one_game(settings, index, crew) for index in order}
    straight = many.simulate(settings).records
    assert [shuffled[index] for index in settings.indexes] == straight

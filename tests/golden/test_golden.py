"""Golden playthroughs: every change of behaviour shows as a difference of a text file.

If the change is intended: `python tools/golden.py --update`, look at the difference, commit it.
"""

from __future__ import annotations

import dataclasses

import pytest

from lockdown import Game
from lockdown.games.lockdown.rulesets import OPTIONS
from lockdown.games.nemesis import rulesets as nemesis
from tools import golden, golden_games, golden_saves
from tools.golden_games import FULL, NEMESIS_NET, NET, SURFACE_NET, Played

NET_OF = {"lockdown": "net", "nemesis": "nemesis-net"}


@pytest.mark.parametrize("name", golden.FILES)
def test_games_go_as_they_went(name: str) -> None:
    found = golden.changes(name)
    assert not found, "\n".join(found[:40])


def test_no_file_is_left_over() -> None:
    kept = {file.stem for file in golden.FOLDER.glob("*.txt")}
    assert kept == set(golden.FILES)


@pytest.mark.parametrize("name", FULL)
def test_playthroughs_keep_secrets_apart(name: str) -> None:
    """What is on a public line has no face of a hand card or an objective before the end."""
    text = golden.playthrough(FULL[name])
    public = [line for line in text.splitlines() if line.startswith("    ")]
    assert len(public) > 100
    assert all("cards=[]" in line for line in public if line.startswith("    cards_drawn"))
    dealt = [line for line in public if line.startswith("    objectives_dealt")]
    assert len(dealt) == FULL[name].players
    assert all("objectives=[]" in line for line in dealt)
    private = [line for line in text.splitlines() if line.startswith("  A cards_drawn")]
    assert private
    assert all("cards=[]" not in line for line in private)


def test_the_net_has_every_number_of_players_and_every_table_option() -> None:
    standard = [game for game in NET if not game.options and game.mode == "standard"]
    assert {game.players for game in standard} == {1, 2, 3, 4, 5}
    assert {game.players for game in NET if game.mode == "coop"} == {2, 3, 4, 5}
    for name, (usual, values, _) in OPTIONS.items():
        for value in set(values) - {usual}:
            found = {g.players for g in NET if g.options == ((name, value),)}
            assert found == {1, 2, 3, 4, 5}, f"{name}={value}"


def test_the_net_of_the_original_game_has_every_number_of_players_and_modes() -> None:
    standard = [game for game in NEMESIS_NET if not game.options and game.mode == "standard"]
    assert {game.players for game in standard} == {1, 2, 3, 4, 5}
    assert {game.players for game in NEMESIS_NET if game.mode == "coop"} == {2, 3, 4, 5}
    there = {name for game in NEMESIS_NET for name, _ in game.options}
    assert there == nemesis.OPTIONS.keys() - {"events_start_destruct", "intruder_player"}


@pytest.mark.parametrize("played", [game for game in (*NET, *NEMESIS_NET) if game.options], ids=str)
def test_each_option_makes_a_difference_to_its_games(played: Played) -> None:
    """A game that goes on as without the option would hold nothing."""
    usual = dataclasses.replace(played, options=())
    there, here = (
        [checksum for _, checksum in golden.rounds(game, golden.chooser(game))]
        for game in (usual, played)
    )
    assert there != here


def test_some_of_the_kept_games_end_in_every_place() -> None:
    """The bots that only try things out die; these games go through the ways out alive."""
    standard = "\n".join(golden.now(f"choices-{n}") for n in "12345")
    for text in (standard, golden.now("choices-coop")):
        for way in ("escape rover", "room lock_in", "room enter_css"):
            assert way in text, way


def test_some_of_the_kept_games_of_the_original_end_in_every_place() -> None:
    text = golden.now("choices-nemesis") + golden.now("choices-nemesis-coop")
    for way in ("room hibernate", "pod"):
        assert way in text, way


def test_an_option_that_is_gone_is_a_difference_not_a_crash(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = golden._kept("choices-2")
    monkeypatch.setattr(golden, "_kept", lambda name: kept.replace("; A move", "; A fly", 1))
    (line,) = golden.changes("choices-2")
    assert "is gone" in line


# ---- stored games


@pytest.mark.parametrize(
    "kept",
    [kept for game in golden_saves.FILES for kept in golden_saves.read(game)[1]],
    ids=lambda kept: str(kept["game"]),
)
def test_stored_games_go_on_as_they_did(kept: golden_saves.Kept) -> None:
    """Stored when the rules of this version stood; to the last bit, however the program changes."""
    assert golden_saves.differences(kept) == []


@pytest.mark.parametrize("name", golden_saves.FILES)
def test_games_of_every_kind_are_stored(name: str) -> None:
    rules, kept = golden_saves.read(name)
    assert rules == golden.version_now(name)
    assert [game["game"] for game in kept] == [str(game) for game in golden_saves.GAMES[name]]
    games = [Played.read(game["game"]) for game in kept]
    plain = [game for game in games if not game.options]
    assert {game.players for game in plain if game.mode == "standard"} == {1, 2, 3, 4, 5}
    assert {game.players for game in plain if game.mode == "coop"} == {2, 3, 4, 5}
    every = {option for game in golden_games.NETS[NET_OF[name]] for option, _ in game.options}
    assert {option for game in games for option, _ in game.options} == every


def test_a_stored_game_that_goes_another_way_is_found() -> None:
    kept = golden_saves.read()[1][1]
    other = {**kept, "end": "0" * 32}
    assert golden_saves.differences(other) == [f"{kept['game']}: ends differently"]  # type: ignore[arg-type]
    moves = kept["moves"].split("; ")
    gone = {**kept, "moves": "; ".join(["A fly", *moves[1:]])}
    assert len(golden_saves.differences(gone)) == 1  # type: ignore[arg-type]


# ---- released versions


@pytest.mark.parametrize("game", golden.KEPT)
def test_what_was_released_is_kept(game: str) -> None:
    """Rules that play a released golden game differently need another version."""
    ledger = golden.read_ledger()
    version, games, form, saved = golden.current(game)
    assert golden.broken_promises(ledger, version, games, form, saved) == []
    assert ledger["rules"].get(version) == games, "python tools/golden.py --update"
    assert ledger["formats"].get(form) == saved, "python tools/golden.py --update"


def test_released_versions_are_written_down() -> None:
    ledger = golden.read_ledger()
    assert "lockdown 1" in ledger["released_rules"]
    assert set(ledger["released_rules"]) <= ledger["rules"].keys()
    assert set(ledger["released_formats"]) <= ledger["formats"].keys()


@pytest.mark.parametrize("name", golden.FILES)
def test_files_say_which_rules_they_were_played_by(name: str) -> None:
    text = (golden.FOLDER / f"{name}.txt").read_text("utf-8")
    rules = golden.version_now(golden_games.game_of(name))
    assert text.splitlines()[1] == f"# rules {rules}"
    assert golden.digest(name, text) == golden.read_ledger()["rules"][rules][name]


def test_a_change_under_a_released_version_is_refused() -> None:
    ledger = golden.read_ledger()
    version, games, form, saved = golden.current()
    ledger["released_rules"].append(version)
    ledger["released_formats"].append(form)
    assert golden.broken_promises(ledger, version, games, form, saved) == []
    other = {**games, "solo": "0" * 32}
    (found,) = golden.broken_promises(ledger, version, other, form, saved)
    assert "solo is played differently: raise VERSION" in found
    (found,) = golden.broken_promises(ledger, version, games, form, "0" * 32)
    assert "raise FORMAT" in found
    assert golden.broken_promises(ledger, "lockdown 999", other, "999", "0" * 32) == []


def test_only_what_happens_counts() -> None:
    """Another layout of the table is no change of the rules; another event is."""
    text = golden.playthrough(FULL["solo"])
    lines = text.rstrip("\n").splitlines()

    def digest(lines: list[str]) -> str:
        return golden.digest("solo", "\n".join(lines))

    assert digest([*lines[:-1], "= table 0123"]) == digest(lines)
    assert digest([lines[0] + "!", *lines[1:]]) == digest(lines)
    assert digest([*lines[:5], *lines[6:]]) != digest(lines)


def test_somebody_hunts_in_the_games_of_the_intruder() -> None:
    """NM-INT-02: games in which nobody takes the role would hold nothing."""
    for played in golden_games.HUNT_NET:
        game = Game.new(played.setup, played.seed)
        choose = golden.chooser(played)
        while (decision := game.decision) is not None and game.table.hunter < 0:
            game.play(choose(game, decision))
        assert game.table.hunter >= 0, str(played)
    kept = (golden.FOLDER / "choices-nemesis-hunt.txt").read_text(encoding="utf-8")
    for use in ("hunt-attack", "hunt-effect"):
        assert use in kept, use


def test_the_games_on_the_surface_go_all_its_ways() -> None:
    """LD-SRF: walks, drives, flights by rover and on foot, crews; every number of players."""
    text = golden.now("choices-surface")
    for way in ("escape rover", "escape foot", "drive", "room lock_in", "move 029", "send"):
        assert way in text, way
    standard = [game for game in SURFACE_NET if game.mode == "standard"]
    assert {game.players for game in standard} == {1, 2, 3, 4, 5}
    assert {game.players for game in SURFACE_NET if game.mode == "coop"} == {2, 3, 4, 5}

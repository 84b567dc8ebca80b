"""Golden playthroughs: every change of behaviour shows as a difference of a text file.

If the change is intended: `python tools/golden.py --update`, look at the difference, commit it.
"""

from __future__ import annotations

import pytest

from tools import golden


@pytest.mark.parametrize("name", golden.GAMES)
def test_games_go_as_they_went(name: str) -> None:
    if not (golden.FOLDER / f"{name}.txt").exists():
        pytest.skip(f"{name}.txt is not written yet: python tools/golden.py --update")
    found = golden.changes(name)
    assert not found, "\n".join(found[:40])


def test_no_file_is_left_over() -> None:
    kept = {file.stem for file in golden.FOLDER.glob("*.txt")}
    assert kept <= set(golden.GAMES)


@pytest.mark.parametrize("name", golden.GAMES)
def test_playthroughs_keep_secrets_apart(name: str) -> None:
    """What is on a public line has no face of a hand card or an objective before the end."""
    players, seed, bot = golden.GAMES[name]
    text = golden.playthrough(players, seed, bot)
    public = [line for line in text.splitlines() if line.startswith("    ")]
    assert len(public) > 100
    assert all("cards=[]" in line for line in public if line.startswith("    cards_drawn"))
    dealt = [line for line in public if line.startswith("    objectives_dealt")]
    assert len(dealt) == players
    assert all("objectives=[]" in line for line in dealt)
    private = [line for line in text.splitlines() if line.startswith("  A cards_drawn")]
    assert private
    assert all("cards=[]" not in line for line in private)


# ---- released versions


def test_what_was_released_is_kept() -> None:
    """Rules that play a released golden game differently need another version."""
    ledger = golden.read_ledger()
    version, games, form, saved = golden.current()
    assert golden.broken_promises(ledger, version, games, form, saved) == []
    assert ledger["rules"].get(version) == games, "python tools/golden.py --update"
    assert ledger["formats"].get(form) == saved, "python tools/golden.py --update"
    assert "lockdown 1" in ledger["released_rules"]
    assert set(ledger["released_rules"]) <= ledger["rules"].keys()
    assert set(ledger["released_formats"]) <= ledger["formats"].keys()


@pytest.mark.parametrize("name", golden.GAMES)
def test_files_say_which_rules_they_were_played_by(name: str) -> None:
    text = (golden.FOLDER / f"{name}.txt").read_text("utf-8")
    rules = golden.current()[0]
    assert text.splitlines()[1] == f"# rules {rules}"
    assert golden.played(text) == golden.read_ledger()["rules"][rules][name]


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
    text = golden.playthrough(*golden.GAMES["solo"])
    lines = text.rstrip("\n").splitlines()
    assert golden.played("\n".join([*lines[:-1], "= 0123"])) == golden.played(text)
    assert golden.played("\n".join([lines[0] + "!", *lines[1:]])) == golden.played(text)
    assert golden.played("\n".join([*lines[:5], *lines[6:]])) != golden.played(text)

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

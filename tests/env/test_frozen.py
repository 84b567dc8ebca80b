"""What a frozen layout writes stays what it was: action numbers, scales, rows of whole games."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

from lockdown.env.codec import codec_named
from lockdown.env.layout import ALL
from tests.env import frozen


@pytest.mark.parametrize("name", ALL)
def test_action_numbers_stay(name: str) -> None:
    codec, then = codec_named(name), frozen.read()[name]
    assert frozen.blocks(codec, then["verbs"]) == then["blocks"]
    assert frozen.wounds(codec) == then["wounds"]


@pytest.mark.parametrize("name", ALL)
def test_scales_stay(name: str) -> None:
    assert frozen.scales(codec_named(name)) == frozen.read()[name]["scales"]


@pytest.mark.parametrize("name", ALL)
def test_rows_and_masks_of_whole_games_stay(name: str) -> None:
    then = frozen.read()[name]["rows"]
    seen = 0
    for where, position, row, numbers in frozen.positions(name):
        if then.get(where, [""])[0] != position:
            pytest.fail(
                f"{name}, {where}: the rules let this game take another way. "
                "python tests/env/frozen.py, which writes nothing that has moved"
            )
        assert then[where][1] == row, f"{name}, {where}: a number of the observation has moved"
        assert then[where][2] == numbers, f"{name}, {where}: the number of an action has moved"
        seen += 1
    assert seen == len(then) > 20

"""Boards of another shape than Lockdown's: double corridors, several noise spaces, no sections.

The other side of the original ship has two corridors between the same rooms; nothing that reads a
board may count on its shape.
"""

from __future__ import annotations

from typing import Any

import pytest

from lockdown.kernel.options import ARG_KINDS
from lockdown.scenario.options import same_word
from lockdown.state import boards
from lockdown.state.boards import ANOTHER, NO_SECTION, Board

RAW: dict[str, Any] = {
    "slot": [
        {"number": 1, "kind": "I", "exits": ["x", "y", "v1", "w1"]},
        {"number": 2, "kind": "II", "exits": ["x", "y", "z", "w2"]},
        {"number": 3, "kind": "fixed", "room": "nest", "exits": ["z", "z", "v2", "v2"]},
    ],
    "corridor": [
        {"key": "x", "a": 1, "b": 2, "numbers": [1]},
        {"key": "y", "a": 2, "b": 1, "numbers": [2]},
        {"key": "z", "a": 2, "b": 3, "numbers": [3]},
    ],
    "entrance": [
        {"key": "v1", "slot": 1},
        {"key": "v2", "slot": 3},
        {"key": "w1", "slot": 1, "network": "crawlspace"},
        {"key": "w2", "slot": 2, "network": "crawlspace"},
    ],
}


@pytest.fixture
def board() -> Board:
    return Board(**boards.read(RAW, "odd"))


def test_two_corridors_between_the_same_rooms_are_two(board: Board) -> None:
    assert [c.text for c in board.corridors] == ["001-002", "001-002/2", "002-003"]
    assert board.code[:3] == (1002, 1002 + ANOTHER, 2003)
    assert board.ways[1] == ((2, 0), (2, 1))
    assert board.ways[2] == ((1, 0), (1, 1), (3, 2))
    assert board.doors_of[2] == 0b111
    assert board.other_end(1, 2) == 1


def test_every_corridor_and_noise_space_has_a_name_of_its_own(board: Board) -> None:
    """LD-TEC-03: what options and events carry comes back as the same place."""
    kind = ARG_KINDS["corridor"]
    texts = [kind.write(code) for code in board.code]
    assert texts == ["001-002", "001-002/2", "002-003", "tech", "tech-2"]
    for index, text in enumerate(texts):
        assert board.by_code[kind.read(text)] == index
    assert same_word("2-1/2", "001-002/2")
    assert same_word("1-2", "001-002")
    assert not same_word("1-2", "001-002/2")
    assert not same_word("1-2/2", "001-002")


def test_several_noise_spaces_stand_after_the_corridors(board: Board) -> None:
    assert (board.tech, board.noisy) == (3, 5)
    assert board.spaces == ("tech", "crawlspace")
    assert board.networks == (0b1010, 0b0110)
    assert board.entrances == 0b1110
    assert board.exits[1] == (0, 1, 3, 4)
    assert board.links_of[3] == 0b01100


def test_sections_are_optional(board: Board) -> None:
    assert (board.sections, board.section_slots, board.section_corridors) == ((), (), ())
    assert set(board.section) == {NO_SECTION}
    assert {c.section for c in board.corridors} == {NO_SECTION}
    assert board.printed[3] == "nest"

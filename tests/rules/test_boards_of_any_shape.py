"""Boards of another shape than Lockdown's: double corridors, several noise spaces, no sections,
any number of exits.

The other side of the original ship has two corridors between the same rooms; nothing that reads a
board may count on its shape.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.games.lockdown import driving, leaving
from lockdown.kernel.options import ARG_KINDS
from lockdown.rules import items, offers
from lockdown.rules.pieces import set_room
from lockdown.scenario.options import same_word
from lockdown.state import boards, keys
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


# ---- any number of ways out of the complex


def outdoors(side: str, exits: tuple[int, ...]) -> Any:
    """A table on a side with these exits, the gate open, everything explored and nobody hunting."""
    t: Any = Game.new(Setup(players=2, board=side, characters=("hacker", "sentry")), 3).table
    made = t.rs
    ways = {
        name: way._replace(slots=exits) if way.slots == made.board.exit_rooms else way
        for name, way in made.ways_out.items()
    }
    t.rs = replace(made, board=replace(made.board, exit_rooms=exits), ways_out=ways)
    t.gate_open, t.explored = True, (1 << made.board.slots + 1) - 2
    for slot in range(1, made.board.slots + 1):
        t.token[slot] = -1
    t.stalkers, t.foes = (), 0
    t.hand[0] = (keys.ACTION["rest"], keys.ACTION["search"])
    return t


def stands_in(t: Any, slot: int) -> list[tuple[Any, ...]]:
    """What the first seat is offered there."""
    set_room(t, 0, slot)
    return offers.legal_actions(t, 0)


@pytest.mark.rule("LD-SRF-18", "LD-SRF-20", "LD-SRF-21", "LD-SRF-23")
@pytest.mark.parametrize("exits", [(9,), (4, 16), (4, 5, 9, 16, 23), (2, 4, 5, 9, 12, 16, 23)])
def test_the_rover_serves_any_number_of_exits(exits: tuple[int, ...]) -> None:
    t = outdoors("surface", exits)
    for at in exits:
        t.rover, t.rover_here = at, True
        for slot in range(1, 28):
            offered = stands_in(t, slot)
            driven = [option[1] for option in offered if option[0] == "drive"]
            assert driven == ([other for other in exits if other != at] if slot == at else [])
            assert (("escape", "rover") in offered) == (slot == at)
        sent = [option[1] for option in driving.rover_places(t, 0)]
        assert sent == [other for other in (*exits, 0) if other != at]
    t.rover, t.rover_here = 0, False
    assert not any(("escape", "rover") in stands_in(t, slot) for slot in exits)


@pytest.mark.rule("LD-BNK-01", "LD-BNK-03", "LD-BNK-04")
@pytest.mark.parametrize("exits", [(1,), (1, 14), (27, 3, 9)])
def test_one_walks_out_of_every_exit_of_the_base_and_drives_from_the_first(
    exits: tuple[int, ...],
) -> None:
    t = outdoors("basic", exits)
    t.pack[0] = (items.fresh(t, keys.ITEM["enviro_suit"]),)
    t.rover_here = True
    for slot in range(1, t.rs.board.slots + 1):
        offered = stands_in(t, slot)
        assert (("escape", "foot") in offered) == (slot in exits), slot
        assert (("escape", "rover") in offered) == (slot == exits[0]), slot
        refused = leaving.escape_refusal(t, 0, leaving.FOOT)
        assert (refused is None) if slot in exits else (refused == ("not_at_exit", "LD-BNK-01"))

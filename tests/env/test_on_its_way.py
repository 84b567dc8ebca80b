"""What a decision is about: the face of a die, and the whole of an action that waits."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy")

from lockdown import Game, Setup
from lockdown.env.codec import Codec, codec_named
from lockdown.state import keys

TABLES = {
    "lockdown/2": Setup(players=3),
    "nemesis/1": Setup(players=3, game="nemesis"),
    "lockdown-all/1": Setup(players=3, guests=True),
    "nemesis-all/1": Setup(players=3, game="nemesis", board="alternative"),
}


def _known(name: str) -> tuple[Codec, Any]:
    codec = codec_named(name)
    game = Game.new(TABLES[name], 3)
    while game.table.phase == 0:
        game.play(next(iter(game.options)))
    game.table.stalkers = ((1, keys.ADULT, 3, 0), (2, keys.CREEPER, 4, 1))
    known = codec.of_table(game.table, 1)
    known.declared = None
    known.about = ()
    return codec, known


def _written(codec: Codec, known: Any) -> list[int]:
    row = bytearray(codec.observation_size)
    codec.writer().write(known, row)
    return list(row)


def _changed(codec: Codec, known: Any, act: tuple[Any, ...]) -> dict[str, list[int]]:
    """By part and column: the rows (or the places of a single row) that an action sets."""
    known.kind, known.declared = "interrupt", (0, ("trade",))
    before = _written(codec, known)
    known.declared = (0, act)
    after = _written(codec, known)
    found: dict[str, list[int]] = {}
    for part in codec.parts.values():
        for column, (start, width) in part.names.items():
            for row in range(part.rows):
                first = part.start + row * part.columns + start
                for i in range(width):
                    if after[first + i] != before[first + i] and column != "verb":
                        place = row if part.rows > 1 else i
                        found.setdefault(f"{part.name}.{column}", []).append(place)
    return found


@pytest.mark.parametrize("name", TABLES)
def test_the_monster_that_an_action_is_aimed_at(name: str) -> None:
    codec, known = _known(name)
    where = "stalkers.about" if codec.wide else "decision.spare"
    assert _changed(codec, known, ("melee", 2 << 3 | keys.CREEPER)) == {where: [1]}
    assert _changed(codec, known, ("melee", 1 << 3 | keys.ADULT)) == {where: [0]}
    weapon = known.hands[1][0] if known.hands[1] else 0
    found = _changed(codec, known, ("shoot", weapon, 2 << 3 | keys.CREEPER))
    assert found == {"decision.item": found["decision.item"], where: [1]}


@pytest.mark.parametrize("name", TABLES)
def test_the_part_of_a_card_and_of_an_item(name: str) -> None:
    codec, known = _known(name)
    for part in (1, 2):
        assert _changed(codec, known, ("play", 0, part))["decision.left"] == [0]
    row = _written(codec, known)
    assert row[codec.parts["decision"].at("left")] == 2
    # What is left to pay keeps its place.
    known.kind, known.declared = "pay", None
    known.about = (("action", "action", ("play", 0, 2)), ("left", "number", 1))
    assert _written(codec, known)[codec.parts["decision"].at("left")] == 1


@pytest.mark.parametrize("name", TABLES)
def test_the_seat_and_the_corridor_that_an_action_names(name: str) -> None:
    """Counted from the seat that decides (1): seat 0 is two places to the left of three."""
    codec, known = _known(name)
    assert _changed(codec, known, ("player", 0)) == {"crew.spare": [2]}
    code = codec.numbering.board.code[2] if not codec.wide else None
    if code is None:
        side = TABLES[name].board
        code = next(b for b in codec.numbering.boards if b.key == side).code[2]
    found = _changed(codec, known, ("through", code))
    assert list(found) == ["corridors.about"]
    assert len(found["corridors.about"]) == 1


@pytest.mark.parametrize("name", ["lockdown/2", "lockdown-all/1"])
def test_the_face_that_may_be_rolled_again(name: str) -> None:
    codec, known = _known(name)
    known.kind = "reroll_noise"
    start, width = codec.parts["decision"].names["face"]
    start += codec.parts["decision"].start
    seen = []
    for face in range(len(keys.NOISE_FACES)):
        known.about = (("face", "noise_face", face),)
        seen.append(_written(codec, known)[start : start + width].index(1))
    assert seen == list(range(len(keys.NOISE_FACES)))


@pytest.mark.parametrize("name", TABLES)
def test_spare_places_are_empty_otherwise(name: str) -> None:
    """Only what waits may stand there."""
    codec, known = _known(name)
    known.kind = "action"
    row = _written(codec, known)
    for part in codec.parts.values():
        for column, (start, width) in part.names.items():
            if column.startswith("spare"):
                for i in range(part.rows):
                    first = part.start + i * part.columns + start
                    assert not any(row[first : first + width]), (part.name, column)

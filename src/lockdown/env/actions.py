"""The fixed action space: one number for each verb with each value of its arguments.

`ACTIONS` lists them in order; the mask of a decision has a 1 for every legal one. Rooms, corridors,
cards, kinds of items and so on have fixed places. Night Stalkers count by their place in the
view's list (at most 16), weapons by their place in the hands (at most 4). Two options that differ
only in what the number does not say (the uses on a flashlight) share it; the first one is played.
Plain words outside the known ones fall into 32 buckets by their checksum.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable

import numpy as np
from numpy.typing import NDArray

from lockdown.env.declared import ARG_KINDS, VERBS
from lockdown.games.lockdown.board import board
from lockdown.state import keys
from lockdown.views.types import ArgView, OptionView, TableView

BUCKETS = 32
STALKERS = 16
HANDS = 4
PARTS = 4

Index = Callable[[ArgView, TableView], int]

_BOARD = board("basic")


def _bucket(text: str) -> int:
    return zlib.crc32(text.encode()) % BUCKETS


def _room(arg: ArgView, view: TableView) -> int:
    return int(arg.text)


def _corridor(arg: ArgView, view: TableView) -> int:
    return _BOARD.by_code[ARG_KINDS["corridor"].read(arg.text)]


def _seat(arg: ArgView, view: TableView) -> int:
    return int(ARG_KINDS["seat"].read(arg.text))


def _card(arg: ArgView, view: TableView) -> int:
    card = ARG_KINDS["card"].read(arg.text)
    if card < keys.CONTAMINATION:
        return int(card)
    return len(keys.ACTIONS) + {keys.KNOWN_CLEAN: 1, keys.KNOWN_INFECTED: 2}.get(card, 0)


def _item(arg: ArgView, view: TableView) -> int:
    return int(ARG_KINDS["item"].read(arg.text)) & 255


def _stalker(arg: ArgView, view: TableView) -> int:
    for i, figure in enumerate(view.stalkers[:STALKERS]):
        if figure.text == arg.text:
            return i
    return STALKERS - 1


def _hand(arg: ArgView, view: TableView) -> int:
    hands = view.crew[view.seat].hands if view.seat is not None else ()
    for i, item in enumerate(hands[:HANDS]):
        if item.text == arg.text:
            return i
    return HANDS - 1


def _part(arg: ArgView, view: TableView) -> int:
    return min(int(arg.text), PARTS - 1)


def _number(arg: ArgView, view: TableView) -> int:
    return min(max(int(arg.text), 0), 15)


def _space(arg: ArgView, view: TableView) -> int:
    return int(ARG_KINDS["space"].read(arg.text))


def _word(arg: ArgView, view: TableView) -> int:
    return _bucket(arg.text)


_SIZES: dict[str, tuple[int, Index]] = {
    "room": (_BOARD.slots + 1, _room),
    "corridor": (_BOARD.tech + 1, _corridor),
    "seat": (5, _seat),
    "card": (len(keys.ACTIONS) + 3, _card),
    "item": (len(keys.ITEMS), _item),
    "stalker": (STALKERS, _stalker),
    "number": (16, _number),
    "space": (16, _space),
}


def _keyed(kind: str, size: int) -> tuple[int, Index]:
    def index(arg: ArgView, view: TableView) -> int:
        return min(int(ARG_KINDS[kind].read(arg.text)), size - 1)

    return size, index


for _name, _names in (
    ("character", keys.CHARACTERS),
    ("objective", keys.OBJECTIVES),
    ("event", keys.EVENTS),
    ("weakness", keys.WEAKNESSES),
    ("colour", keys.COLOURS),
):
    _SIZES[_name] = _keyed(_name, len(_names))
_SIZES["attack"] = _keyed("attack", len(keys.ATTACKS) * 8)
_SIZES["wound"] = _keyed("wound", 32)


def _kinds(verb: str) -> list[tuple[int, Index]]:
    """Sizes and index functions of a verb's arguments."""
    kinds = VERBS[verb].kinds
    if kinds == ("item", "stalker"):
        return [(HANDS, _hand), _SIZES["stalker"]]
    if len(kinds) == 2 and kinds[1] == "number":
        return [_SIZES[kinds[0]], (PARTS, _part)]
    return [_SIZES.get(kind, (BUCKETS, _word)) for kind in kinds]


_BLOCKS: dict[str, tuple[int, list[tuple[int, Index]]]] = {}
_total = 0
for _verb in sorted(VERBS):
    _parts = _kinds(_verb)
    _BLOCKS[_verb] = (_total, _parts)
    _size = 1
    for _width, _ in _parts:
        _size *= _width
    _total += _size

#: How many actions there are.
SIZE = _total


def index_of(option: OptionView, view: TableView) -> int:
    """The number of an option."""
    start, parts = _BLOCKS[option.verb]
    offset = 0
    for (width, index), arg in zip(parts, option.args, strict=True):
        offset = offset * width + index(arg, view)
    return start + offset


def legal(view: TableView) -> dict[int, str]:
    """The legal actions of the view's decision: number -> option text."""
    found: dict[int, str] = {}
    if view.decision is not None:
        for option in view.decision.options:
            found.setdefault(index_of(option, view), option.text)
    return found


def mask(view: TableView) -> NDArray[np.int8]:
    """1 for every legal action."""
    return mask_of(legal(view))


def mask_of(numbers: Iterable[int]) -> NDArray[np.int8]:
    """1 for each of the numbers."""
    array = np.zeros(SIZE, dtype=np.int8)
    for number in numbers:
        array[number] = 1
    return array


def blocks() -> dict[str, tuple[int, int]]:
    """By verb: where its numbers begin and how many there are (for the documentation)."""
    found = {}
    for verb, (start, parts) in _BLOCKS.items():
        size = 1
        for width, _ in parts:
            size *= width
        found[verb] = (start, size)
    return found

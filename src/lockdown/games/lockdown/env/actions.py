"""The fixed action space: one number for each verb with each value of its arguments.

Where a verb's numbers begin follows from the layout (`lockdown.env.layout`) and never moves: verbs
stand in the order of the file, new ones come after the last. Rooms, corridors, cards, kinds of
items and so on have fixed places; seats count from the one that decides (0 is oneself, 1 the
next to the left). Night Stalkers count by their place in the view's list (at most 16), weapons by
their place in the hands (at most 4). Two options that differ only in what the number does not say
(the uses on a flashlight) share it; the first one is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lockdown.env.declared import ARG_KINDS
from lockdown.env.layout import layout_of
from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.env.known import Known
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.state import keys

LAYOUT = layout_of("lockdown")
_BOARD = board(LAYOUT.board)
_CARDS = LAYOUT.words["cards"]
_ITEMS = LAYOUT.words["items"].table(keys.ITEMS)
_WORDS = LAYOUT.words["words"]
_POWER = LAYOUT.words["power"]
_WOUNDS = LAYOUT.words["wounds"].table(keys.WOUNDS)
_ATTACKS = LAYOUT.words["attacks"].table(keys.ATTACKS)

#: Places of the cards by their number on the table, contamination included.
CARD_AT: dict[int, int] = {i: _CARDS.place(key) for i, key in enumerate(keys.ACTIONS)}
CARD_AT |= {
    keys.CONTAMINATION: _CARDS.place("contamination"),
    keys.CLEAN: _CARDS.place("contamination"),
    keys.INFECTED: _CARDS.place("contamination"),
    keys.KNOWN_CLEAN: _CARDS.place("contamination_clean"),
    keys.KNOWN_INFECTED: _CARDS.place("contamination_infected"),
}

#: (value, what the seat knows) -> place among the values of that argument.
Place = Callable[[Any, Known], int]


def _room(value: Any, known: Known) -> int:
    return min(int(value), LAYOUT.rooms)


def _corridor(value: Any, known: Known) -> int:
    return min(_BOARD.by_code[value], LAYOUT.corridors - 1)


def _seat(value: Any, known: Known) -> int:
    return LAYOUT.seats if value < 0 else int((value - known.seat) % known.n)


def _card(value: Any, known: Known) -> int:
    return CARD_AT.get(value, _CARDS.size - 1)


def _item(value: Any, known: Known) -> int:
    return _ITEMS[value & 255] if value >= 0 else LAYOUT.size("items") - 1


def _stalker(value: Any, known: Known) -> int:
    if value < 0:
        return LAYOUT.stalkers
    uid = value >> 3
    for i, figure in enumerate(known.stalkers):
        if figure[0] == uid:
            return min(i, LAYOUT.stalkers - 1)
    return LAYOUT.stalkers - 1


def _hand(value: Any, known: Known) -> int:
    hands = known.hands[known.seat]
    return min(hands.index(value), LAYOUT.hands - 1) if value in hands else LAYOUT.hands - 1


def _part(value: Any, known: Known) -> int:
    return min(int(value), LAYOUT.parts - 1)


def _number(value: Any, known: Known) -> int:
    return min(max(int(value), 0), LAYOUT.numbers - 1)


def _word(value: Any, known: Known) -> int:
    return _WORDS.place(value)


def _power(value: Any, known: Known) -> int:
    return _POWER.place(value)


def _attack(value: Any, known: Known) -> int:
    return int(_ATTACKS[value >> 3] * 8 + (value & 7))


def _wound(value: Any, known: Known) -> int:
    return int(_WOUNDS[value & 15] * 2 + (value >> 4 & 1))


def _keyed(vocabulary: str, names: tuple[str, ...]) -> tuple[int, Place]:
    places = LAYOUT.words[vocabulary].table(names)

    def place(value: Any, known: Known) -> int:
        return int(places[value])

    return LAYOUT.size(vocabulary), place


_KINDS: dict[str, tuple[int, Place]] = {
    "room": (LAYOUT.rooms + 1, _room),
    "corridor": (LAYOUT.corridors, _corridor),
    "seat": (LAYOUT.seats + 1, _seat),
    "card": (LAYOUT.size("cards"), _card),
    "item": (LAYOUT.size("items"), _item),
    "stalker": (LAYOUT.stalkers + 1, _stalker),
    "number": (LAYOUT.numbers, _number),
    "space": (LAYOUT.numbers, _number),
    "word": (LAYOUT.size("words"), _word),
    "attack": (LAYOUT.size("attacks") * 8, _attack),
    "wound": (LAYOUT.size("wounds") * 2, _wound),
    "character": _keyed("characters", keys.CHARACTERS),
    "objective": _keyed("objectives", keys.OBJECTIVES),
    "event": _keyed("events", keys.EVENTS),
    "weakness": _keyed("weaknesses", keys.WEAKNESSES),
    "colour": _keyed("colours", keys.COLOURS),
}


def _arguments(verb: str, kinds: tuple[str, ...]) -> list[tuple[int, Place]]:
    """Sizes and places of a verb's arguments."""
    if verb == "power":
        return [(_POWER.size, _power)]
    if kinds == ("item", "stalker"):
        return [(LAYOUT.hands, _hand), _KINDS["stalker"]]
    if len(kinds) == 2 and kinds[1] == "number":
        return [_KINDS[kinds[0]], (LAYOUT.parts, _part)]
    return [_KINDS[kind] for kind in kinds]


_BLOCKS: dict[str, tuple[int, list[tuple[int, Place]]]] = {}


def _number_verbs() -> int:
    at = 0
    for verb, kinds in LAYOUT.verbs:
        parts = _arguments(verb, kinds)
        _BLOCKS[verb] = (at, parts)
        size = 1
        for width, _ in parts:
            size *= width
        at += size
    return at


#: How many actions have a meaning, and how many the space has (the rest is for later verbs).
USED = _number_verbs()
SIZE = 3584
#: The number of every option whose verb the layout does not know.
UNKNOWN = SIZE - 1
if USED >= UNKNOWN:
    raise ValueError(f"layout {LAYOUT.name} has {USED} actions, more than {SIZE - 1}")


def number_of(option: tuple[Any, ...], known: Known) -> int:
    """The number of an option in the eyes of the seat that decides."""
    found = _BLOCKS.get(option[0])
    if found is None:
        return UNKNOWN
    start, parts = found
    if not parts:
        return start
    if len(parts) == 1:
        return start + parts[0][1](option[1], known)
    (_, first), (width, second) = parts
    return start + first(option[1], known) * width + second(option[2], known)


def numbers(options: tuple[tuple[Any, ...], ...], known: Known) -> dict[int, tuple[Any, ...]]:
    """The legal actions: number -> the option that it plays."""
    found: dict[int, tuple[Any, ...]] = {}
    for option in options:
        found.setdefault(number_of(option, known), option)
    return found


def legal(view: LockdownView) -> dict[int, str]:
    """The legal actions of the view's decision: number -> option text."""
    found: dict[int, str] = {}
    if view.decision is None or view.seat is None:
        return found
    known = Known.of_view(view, brief=True)
    for option in view.decision.options:
        raw = (option.verb, *(ARG_KINDS[arg.kind].read(arg.text) for arg in option.args))
        found.setdefault(number_of(raw, known), option.text)
    return found


def mask(view: LockdownView) -> NDArray[np.int8]:
    """1 for every legal action."""
    return mask_of(legal(view))


def mask_of(found: Iterable[int]) -> NDArray[np.int8]:
    """1 for each of the numbers."""
    array = np.zeros(SIZE, dtype=np.int8)
    for number in found:
        array[number] = 1
    return array


def blocks() -> dict[str, tuple[int, int]]:
    """By verb: where its numbers begin and how many there are."""
    found = {}
    for verb, (start, parts) in _BLOCKS.items():
        size = 1
        for width, _ in parts:
            size *= width
        found[verb] = (start, size)
    return found


def _rooms_of_actions() -> NDArray[np.int8]:
    """By action: the two rooms that it points at (0 for none)."""
    table = np.zeros((SIZE, 2), dtype=np.int8)
    for verb, kinds in LAYOUT.verbs:
        start = _BLOCKS[verb][0]
        if kinds == ("room",):
            for slot in range(1, _BOARD.slots + 1):
                table[start + slot] = (slot, 0)
        elif kinds == ("corridor",):
            for i, way in enumerate(_BOARD.corridors):
                table[start + i] = (way.a, way.b)
    return table


#: By action: the rooms at which it points, for policies that look at rooms as a graph.
ROOMS = _rooms_of_actions()

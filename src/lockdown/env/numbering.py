"""The fixed action space: one number for each verb with each value of its arguments.

Where a verb's numbers begin follows from the layout (`lockdown.env.layout`) and never moves: verbs
stand in the order of the file, new ones come after the last. Rooms, corridors, cards, kinds of
items and so on have fixed places; seats count from the one that decides (0 is oneself, 1 the
next to the left). Monsters count by their place in the view's list (at most 16), weapons by their
place in the hands (at most 4). Two options that differ only in what the number does not say (the
uses on a flashlight) share it; the first one is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lockdown.env.declared import ARG_KINDS
from lockdown.env.known import Known
from lockdown.env.layout import Layout
from lockdown.state import keys
from lockdown.state.boards import Board
from lockdown.state.facts import RoomTile

Option = tuple[Any, ...]
#: (value, what the seat knows) -> place among the values of that argument.
Place = Callable[[Any, Any], int]
#: How many values an argument has, and where each of them stands.
Argument = tuple[int, Place]


def card_places(layout: Layout) -> dict[int, int]:
    """Places of the cards by their number on the table, contamination included."""
    cards = layout.words["cards"]
    found = {i: cards.place(key) for i, key in enumerate(keys.ACTIONS)}
    return found | {
        keys.CONTAMINATION: cards.place("contamination"),
        keys.CLEAN: cards.place("contamination"),
        keys.INFECTED: cards.place("contamination"),
        keys.KNOWN_CLEAN: cards.place("contamination_clean"),
        keys.KNOWN_INFECTED: cards.place("contamination_infected"),
    }


def keyed(layout: Layout, vocabulary: str, names: tuple[str, ...]) -> Argument:
    """An argument whose values are the components of a vocabulary."""
    places = layout.words[vocabulary].table(names)

    def place(value: Any, known: Known) -> int:
        return int(places[value])

    return layout.size(vocabulary), place


def worded(layout: Layout, vocabulary: str) -> Argument:
    """An argument whose values are words of a vocabulary."""
    words = layout.words[vocabulary]

    def place(value: Any, known: Known) -> int:
        return words.place(value)

    return words.size, place


def _seat(layout: Layout) -> Argument:
    seats = layout.seats

    def place(value: Any, known: Known) -> int:
        return seats if value < 0 else int((value - known.seat) % known.n)

    return seats + 1, place


def _card(layout: Layout) -> Argument:
    places, size = card_places(layout), layout.size("cards")

    def place(value: Any, known: Known) -> int:
        return places.get(value, size - 1)

    return size, place


def items(layout: Layout, special: Mapping[int, str] | None = None) -> Argument:
    """Kinds of items and objects; `special`: single ones that have a place of their own."""
    places, size = layout.words["items"].table(keys.ITEMS), layout.size("items")
    own = {item: layout.words["items"].place(key) for item, key in (special or {}).items()}

    def place(value: Any, known: Known) -> int:
        if value in own:
            return own[value]
        return places[value & 255] if value >= 0 else size - 1

    return size, place


def _stalker(layout: Layout) -> Argument:
    limit = layout.stalkers

    def place(value: Any, known: Known) -> int:
        if value < 0:
            return limit
        uid = value >> 3
        for i, figure in enumerate(known.stalkers):
            if figure[0] == uid:
                return min(i, limit - 1)
        return limit - 1

    return limit + 1, place


def _hand(layout: Layout) -> Argument:
    limit = layout.hands

    def place(value: Any, known: Known) -> int:
        hands = known.hands[known.seat]
        return min(hands.index(value), limit - 1) if value in hands else limit - 1

    return limit, place


def _attack(layout: Layout) -> Argument:
    places = layout.words["attacks"].table(keys.ATTACKS)

    def place(value: Any, known: Known) -> int:
        return int(places[value >> 3] * 8 + (value & 7))

    return layout.size("attacks") * 8, place


def _wound(layout: Layout) -> Argument:
    places = layout.words["wounds"].table(keys.WOUNDS)

    def place(value: Any, known: Known) -> int:
        return int(places[value & 15] * 2 + (value >> 4 & 1))

    return layout.size("wounds") * 2, place


def room_action(layout: Layout, rooms: Iterable[RoomTile]) -> list[Argument]:
    """A room and one of its actions: the slot, and the place among the actions of that room."""
    places = {action.key: i for room in rooms for i, action in enumerate(room.actions)}
    last = layout.parts - 1

    def place(value: Any, known: Known) -> int:
        return min(places.get(value, last), last)

    return [number(layout.rooms + 1), (layout.parts, place)]


def number(limit: int) -> Argument:
    """An argument that is a number below a limit."""

    def place(value: Any, known: Known) -> int:
        return min(max(int(value), 0), limit - 1)

    return limit, place


def way_rows(layout: Layout, board: Board) -> tuple[int, ...]:
    """By corridor and noise space of a side: its row in the layout.

    A layout of several sides names its corridors: what two sides have alike has one row.
    """
    if "corridors" not in layout.words:
        return tuple(range(board.noisy))
    write, names = ARG_KINDS["corridor"].write, layout.words["corridors"]
    return tuple(names.place(write(code)) for code in board.code)


def _corridor(layout: Layout, boards: tuple[Board, ...]) -> Argument:
    by_code = {
        code: row
        for board in boards
        for code, row in zip(board.code, way_rows(layout, board), strict=True)
    }
    limit = layout.corridors

    def place(value: Any, known: Known) -> int:
        return min(by_code[value], limit - 1)

    return limit, place


class Numbering:
    """The numbers of one game's options; `SIZE`, `number_of` and so on of `games/*/env/actions`."""

    def __init__(
        self,
        layout: Layout,
        board: Board,
        known: type[Known],
        size: int,
        own_kinds: Mapping[str, Argument] | None = None,
        own_verbs: Mapping[str, list[Argument]] | None = None,
        other_sides: tuple[Board, ...] = (),
    ) -> None:
        """`own_kinds` and `own_verbs`: arguments that only this game has, or numbers otherwise."""
        self.layout = layout
        self.board = board
        self.boards = (board, *other_sides)
        self.known = known
        self.size = size
        self.kinds: dict[str, Argument] = {
            "room": number(layout.rooms + 1),
            "corridor": _corridor(layout, self.boards),
            "seat": _seat(layout),
            "card": _card(layout),
            "item": items(layout),
            "stalker": _stalker(layout),
            "number": number(layout.numbers),
            "space": number(layout.numbers),
            "word": worded(layout, "words"),
            "attack": _attack(layout),
            "wound": _wound(layout),
            "character": keyed(layout, "characters", keys.CHARACTERS),
            "objective": keyed(layout, "objectives", keys.OBJECTIVES),
            "event": keyed(layout, "events", keys.EVENTS),
            "weakness": keyed(layout, "weaknesses", keys.WEAKNESSES),
            "colour": keyed(layout, "colours", keys.COLOURS),
            **(own_kinds or {}),
        }
        self._own_verbs = own_verbs or {}
        self._blocks: dict[str, tuple[int, list[Argument]]] = {}
        at = 0
        for verb, kinds in layout.verbs:
            parts = self._arguments(verb, kinds)
            self._blocks[verb] = (at, parts)
            at += _product(parts)
        self.used = at
        """How many actions have a meaning; the rest is for later verbs."""
        self.unknown = size - 1
        """The number of every option whose verb the layout does not know."""
        if self.used >= self.unknown:
            raise ValueError(f"layout {layout.name} has {self.used} actions, more than {size - 1}")
        self.rooms = self._rooms_of_actions()
        """By action: the two rooms that it points at (0 for none)."""

    def _arguments(self, verb: str, kinds: tuple[str, ...]) -> list[Argument]:
        """Sizes and places of a verb's arguments."""
        if verb in self._own_verbs:
            return self._own_verbs[verb]
        if kinds == ("item", "stalker"):
            return [_hand(self.layout), self.kinds["stalker"]]
        if len(kinds) == 2 and kinds[1] == "number":
            return [self.kinds[kinds[0]], number(self.layout.parts)]
        return [self.kinds[kind] for kind in kinds]

    def number_of(self, option: Option, known: Known) -> int:
        """The number of an option in the eyes of the seat that decides."""
        found = self._blocks.get(option[0])
        if found is None:
            return self.unknown
        start, parts = found
        if not parts:
            return start
        if len(parts) == 1:
            return start + parts[0][1](option[1], known)
        (_, first), (width, second) = parts
        return start + first(option[1], known) * width + second(option[2], known)

    def numbers(self, options: tuple[Option, ...], known: Known) -> dict[int, Option]:
        """The legal actions: number -> the option that it plays."""
        found: dict[int, Option] = {}
        number_of = self.number_of
        for option in options:
            found.setdefault(number_of(option, known), option)
        return found

    def legal(self, view: Any) -> dict[int, str]:
        """The legal actions of the view's decision: number -> option text."""
        found: dict[int, str] = {}
        if view.decision is None or view.seat is None:
            return found
        known = self.known.of_view(view, brief=True)
        for option in view.decision.options:
            raw = (option.verb, *(ARG_KINDS[arg.kind].read(arg.text) for arg in option.args))
            found.setdefault(self.number_of(raw, known), option.text)
        return found

    def mask(self, view: Any) -> NDArray[np.int8]:
        """1 for every legal action."""
        return self.mask_of(self.legal(view))

    def mask_of(self, found: Iterable[int]) -> NDArray[np.int8]:
        """1 for each of the numbers."""
        array = np.zeros(self.size, dtype=np.int8)
        for number in found:
            array[number] = 1
        return array

    def blocks(self) -> dict[str, tuple[int, int]]:
        """By verb: where its numbers begin and how many there are."""
        return {verb: (start, _product(parts)) for verb, (start, parts) in self._blocks.items()}

    def _rooms_of_actions(self) -> NDArray[np.int8]:
        table = np.zeros((self.size, 2), dtype=np.int8)
        for verb, kinds in self.layout.verbs:
            start, parts = self._blocks[verb]
            if kinds[:1] == ("room",):
                width = _product(parts[1:])
                for slot in range(1, max(board.slots for board in self.boards) + 1):
                    table[start + slot * width : start + (slot + 1) * width] = (slot, 0)
            elif kinds == ("corridor",):
                for board in self.boards:
                    rows = way_rows(self.layout, board)
                    for row, way in zip(rows, board.corridors, strict=False):
                        table[start + row] = (way.a, way.b)
        return table


def _product(parts: list[Argument]) -> int:
    size = 1
    for width, _ in parts:
        size *= width
    return size

"""Boards: data files that the engine and the browser read alike, one a side (LD-CMP-01).

`board(key)` loads and checks one; everything the rules ask of it is precomputed as tuples and
bit masks over room slots and corridors.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

#: `Board.section` of a room that is in no section (LD-BRD-12).
NO_SECTION = -1


@dataclass(frozen=True, slots=True)
class Corridor:
    """One ordinary corridor between two room slots (LD-BRD-02, LD-BRD-03)."""

    key: str
    a: int
    b: int
    section: int
    numbers: tuple[int, ...]

    @property
    def text(self) -> str:
        """`009-010`."""
        return f"{self.a:03d}-{self.b:03d}"


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the time track (LD-BRD-14, LD-BRD-15)."""

    key: str
    colour: str
    css: bool
    failure: str


@dataclass(frozen=True, slots=True)
class Board:
    """A board side. Slots are numbered as printed, 1..slots; index 0 is unused."""

    key: str
    slots: int
    kind: tuple[str, ...]
    """I, II, fixed or special, by slot."""
    printed: tuple[str, ...]
    """The room that always lies in the slot, or an empty string."""
    section: tuple[int, ...]
    exits: tuple[tuple[int, int, int, int], ...]
    """By slot: the corridor that the numbers 1, 2, 3, 4 point at (`tech` for an entrance)."""
    corridors: tuple[Corridor, ...]
    tech: int
    """The index of the shared technical-corridors space, in no section (LD-TEC-03, LD-BRD-23)."""
    code: tuple[int, ...]
    """By corridor: the number that options and events carry, a * 1000 + b; 0 for `tech`."""
    by_code: dict[int, int]
    ways: tuple[tuple[tuple[int, int], ...], ...]
    """By slot: (neighbouring slot, corridor) for every ordinary corridor, by neighbour."""
    doors_of: tuple[int, ...]
    """By slot: mask of its ordinary corridors."""
    links_of: tuple[int, ...]
    """By slot: mask of its corridors and, with an entrance, the technical space (LD-TEC-02)."""
    entrances: int
    """Mask of the slots with a technical-corridor entrance (LD-TEC-08)."""
    staircases: int
    exit_slot: int
    elevator_rooms: tuple[int, int, int]
    elevator_start: int
    section_slots: tuple[int, int, int]
    section_corridors: tuple[int, int, int]
    track: tuple[Space, ...]
    """Spaces by number: index 0 is S, index 15 is where the time token starts."""
    isolation_opens_at: int

    def other_end(self, corridor: int, slot: int) -> int:
        """The slot at the other end of an ordinary corridor."""
        way = self.corridors[corridor]
        return way.b if way.a == slot else way.a


def raw_board(key: str) -> dict[str, Any]:
    """The board file as it stands (drawing coordinates included)."""
    path = resources.files("lockdown.games.lockdown").joinpath("boards", f"{key}.toml")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ValueError(f"there is no board {key!r}; there is basic") from None


@cache
def board(key: str) -> Board:
    """The board of that key, checked."""
    raw = raw_board(key)
    track = raw_board("time")
    sections = {name: i for i, name in enumerate(raw["sections"])} | {"": NO_SECTION}
    slots = len(raw["slot"])
    corridors = tuple(
        Corridor(
            c["key"],
            min(c["a"], c["b"]),
            max(c["a"], c["b"]),
            sections[c["section"]],
            tuple(c["numbers"]),
        )
        for c in raw["corridor"]
    )
    index = {c.key: i for i, c in enumerate(corridors)}
    tech = len(corridors)
    for entrance in raw["entrance"]:
        index[entrance["key"]] = tech
    kind, printed = [""] * (slots + 1), [""] * (slots + 1)
    section = [NO_SECTION] * (slots + 1)
    exits: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)] * (slots + 1)
    doors_of, links_of = [0] * (slots + 1), [0] * (slots + 1)
    ways: list[tuple[tuple[int, int], ...]] = [()] * (slots + 1)
    entrances = staircases = 0
    for slot in raw["slot"]:
        number = slot["number"]
        kind[number] = slot["kind"]
        printed[number] = slot.get("room", "")
        section[number] = sections[slot["section"]]
        one, two, three, four = (index[name] for name in slot["exits"])
        exits[number] = (one, two, three, four)
        for way in {one, two, three, four}:
            links_of[number] |= 1 << way
        if links_of[number] >> tech & 1:
            entrances |= 1 << number
        doors_of[number] = links_of[number] & ~(1 << tech)
        if printed[number] == "staircase":
            staircases |= 1 << number
        ways[number] = tuple(
            sorted(
                (c.b if c.a == number else c.a, i)
                for i, c in enumerate(corridors)
                if number in (c.a, c.b)
            )
        )
    section_slots = [0, 0, 0]
    section_corridors = [0, 0, 0]
    for number in range(1, slots + 1):
        if section[number] >= 0:
            section_slots[section[number]] |= 1 << number
    for i, c in enumerate(corridors):
        section_corridors[c.section] |= 1 << i
    spaces = [
        Space(s["key"], s["colour"], s["css"], s["failure"]) for s in reversed(track["space"])
    ]
    return Board(
        key=key,
        slots=slots,
        kind=tuple(kind),
        printed=tuple(printed),
        section=tuple(section),
        exits=tuple(exits),
        corridors=corridors,
        tech=tech,
        code=(*(c.a * 1000 + c.b for c in corridors), 0),
        by_code={c.a * 1000 + c.b: i for i, c in enumerate(corridors)} | {0: tech},
        ways=tuple(ways),
        doors_of=tuple(doors_of),
        links_of=tuple(links_of),
        entrances=entrances,
        staircases=staircases,
        exit_slot=raw["exit_rooms"][0],
        elevator_rooms=tuple(raw["elevator"]["rooms"]),
        elevator_start=raw["elevator"]["start"],
        section_slots=(section_slots[0], section_slots[1], section_slots[2]),
        section_corridors=(section_corridors[0], section_corridors[1], section_corridors[2]),
        track=tuple(spaces),
        isolation_opens_at=int(track["isolation_opens_at"]),
    )

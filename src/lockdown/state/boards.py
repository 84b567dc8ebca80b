"""Boards: data files that the engine and the browser read alike, one a side (LD-CMP-01).

`read` makes what both games ask of a board from its file: everything is precomputed as tuples and
bit masks over room slots and corridors. What only one game's boards have (an elevator, engines)
is added by that game (`games/*/board.py`).

Noise lies in corridors and in noise spaces: a network of technical corridors is one such space
however many entrances it has, and so is a zone outside. Corridors come first, then the noise
spaces: `tech` is the index of the first one. Two rooms may be joined by several corridors; each
has an index and a code.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any

#: `Board.section` of a room that is in no section (LD-BRD-12).
NO_SECTION = -1
#: Codes of further corridors between the same two rooms: this much more for each (`verbs`).
ANOTHER = 1_000_000
#: Networks of technical corridors that are printed in a colour, with their codes (NM-ALT-02):
#: others are numbered in their order, so that the same name is the same network on every board.
COLOURED = {"red": 100, "blue": 101}
#: Codes of noise spaces with a number of their own (LD-SRF-12): this much and that number.
ZONE = 200


@dataclass(frozen=True, slots=True)
class Corridor:
    """One ordinary corridor between two room slots (LD-BRD-02, LD-BRD-03)."""

    key: str
    a: int
    b: int
    section: int
    numbers: tuple[int, ...]
    code: int
    """The number that options and events carry: a * 1000 + b, more for a second corridor."""
    rule: str = "LD-BAS-02"
    """The rule of moving through it."""

    @property
    def text(self) -> str:
        """`009-010`; the second corridor between the same rooms `009-010/2`."""
        again = self.code // ANOTHER
        return f"{self.a:03d}-{self.b:03d}" + (f"/{again + 1}" if again else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A board side. Slots are numbered as printed, 1..slots; index 0 is unused."""

    key: str
    slots: int
    kind: tuple[str, ...]
    """I, II, fixed or special, by slot."""
    printed: tuple[str, ...]
    """The room that always lies in the slot, or an empty string."""
    section: tuple[int, ...]
    sections: tuple[str, ...]
    section_slots: tuple[int, ...]
    """By section: mask of its slots."""
    section_corridors: tuple[int, ...]
    exits: tuple[tuple[int, ...], ...]
    """By slot: the corridor or noise space that the numbers 1, 2, 3, 4 point at."""
    corridors: tuple[Corridor, ...]
    spaces: tuple[str, ...]
    """The noise spaces besides the corridors, in no section (LD-TEC-03, LD-BRD-23)."""
    tech: int
    """The index of the first noise space: corridors have smaller ones."""
    noisy: int
    """How many corridors and noise spaces there are."""
    code: tuple[int, ...]
    """By corridor and noise space: the number that options and events carry; 0 for the only
    network of technical corridors."""
    by_code: dict[int, int]
    ways: tuple[tuple[tuple[int, int], ...], ...]
    """By slot: (neighbouring slot, corridor) for every ordinary corridor, by neighbour; of two
    corridors to the same neighbour the one with the lowest printed number first (NM-ALT-04)."""
    doors_of: tuple[int, ...]
    """By slot: mask of its ordinary corridors."""
    links_of: tuple[int, ...]
    """By slot: mask of its corridors and, with an entrance, the technical space (LD-TEC-02)."""
    entrances: int
    """Mask of the slots with a technical-corridor entrance (LD-TEC-08)."""
    networks: tuple[int, ...]
    """By noise space: mask of the slots that have an entrance of it."""
    tunnels: tuple[int, ...]
    """The same of the networks of technical corridors alone (LD-SRF-12: a zone is none)."""
    swallowed: tuple[str, ...] = ()
    """By noise space: the rule by which a figure that goes in there leaves the board."""
    doorless: int = 0
    """Mask of corridors without a number: no noise, no doors, no movement by number."""
    open_tokens: int = 0
    """Mask of the rooms that lie face up from the start with an exploration token on them
    (LD-SRF-02, NM-ALT-05); it is resolved when somebody first enters."""
    outside: int = 0
    """Mask of slots whose exploration token is one of the surface tokens (LD-SRF-02)."""

    def other_end(self, corridor: int, slot: int) -> int:
        """The slot at the other end of an ordinary corridor."""
        way = self.corridors[corridor]
        return way.b if way.a == slot else way.a


def raw_board(package: str, key: str, there: tuple[str, ...]) -> dict[str, Any]:
    """A board file of a game's package as it stands (drawing coordinates included)."""
    path = resources.files(package).joinpath("boards", f"{key}.toml")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ValueError(f"there is no board {key!r}; there is {', '.join(there)}") from None


def read(raw: dict[str, Any], key: str) -> dict[str, Any]:
    """The fields of `Board` from a board file: its parts, its map, its sections.

    LD-BRD-01, LD-BRD-04, LD-BRD-09.
    """
    names = tuple(raw.get("sections", ()))
    sections = {name: i for i, name in enumerate(names)} | {"": NO_SECTION}
    slots = len(raw["slot"])
    corridors = _corridors(raw, sections)
    index = {c.key: i for i, c in enumerate(corridors)}
    tech = len(corridors)
    zones = {zone["key"]: zone["number"] for zone in raw.get("zone", ())}
    networks_named = dict.fromkeys(e.get("network", "tech") for e in raw["entrance"])
    spaces = (*networks_named, *zones)
    for entrance in raw["entrance"]:
        index[entrance["key"]] = tech + spaces.index(entrance.get("network", "tech"))
    for zone in zones:
        index[zone] = tech + spaces.index(zone)
    kind, printed = [""] * (slots + 1), [""] * (slots + 1)
    section = [NO_SECTION] * (slots + 1)
    exits: list[tuple[int, ...]] = [(0, 0, 0, 0)] * (slots + 1)
    doors_of, links_of = [0] * (slots + 1), [0] * (slots + 1)
    ways: list[tuple[tuple[int, int], ...]] = [()] * (slots + 1)
    networks = [0] * len(spaces)
    open_tokens = outside = 0
    for slot in raw["slot"]:
        number = slot["number"]
        open_tokens |= bool(slot.get("token")) << number
        outside |= (slot.get("exploration") == "surface") << number
        kind[number] = slot["kind"]
        printed[number] = slot.get("room", "")
        section[number] = sections[slot.get("section", "")]
        exits[number] = tuple(index[name] for name in slot["exits"])
        for way in exits[number]:
            links_of[number] |= 1 << way
            if way >= tech:
                networks[way - tech] |= 1 << number
        doors_of[number] = links_of[number] & ((1 << tech) - 1)
        by_number = sorted(
            (c.b if c.a == number else c.a, min(c.numbers, default=0), i)
            for i, c in enumerate(corridors)
            if number in (c.a, c.b)
        )
        ways[number] = tuple((neighbour, i) for neighbour, _, i in by_number)
    section_slots, section_corridors = [0] * len(names), [0] * len(names)
    for number in range(1, slots + 1):
        if section[number] >= 0:
            section_slots[section[number]] |= 1 << number
    for i, c in enumerate(corridors):
        if c.section >= 0:
            section_corridors[c.section] |= 1 << i
    code = (
        *(c.code for c in corridors),
        *(COLOURED.get(s, i) for i, s in enumerate(networks_named)),
        *(ZONE + number for number in zones.values()),
    )
    entrances = 0
    for mask in networks[: len(networks_named)]:
        entrances |= mask  # LD-SRF-12: zones are no technical corridors
    return {
        "key": key,
        "slots": slots,
        "kind": tuple(kind),
        "printed": tuple(printed),
        "section": tuple(section),
        "sections": names,
        "section_slots": tuple(section_slots),
        "section_corridors": tuple(section_corridors),
        "exits": tuple(exits),
        "corridors": corridors,
        "spaces": spaces,
        "tech": tech,
        "noisy": tech + len(spaces),
        "code": code,
        "by_code": {number: i for i, number in enumerate(code)},
        "ways": tuple(ways),
        "doors_of": tuple(doors_of),
        "links_of": tuple(links_of),
        "entrances": entrances,
        "networks": tuple(networks),
        "tunnels": tuple(networks[: len(networks_named)]),
        "swallowed": tuple("LD-SRF-15" if name in zones else "LD-TEC-07" for name in spaces),
        "doorless": sum(1 << i for i, c in enumerate(corridors) if not c.numbers),
        "open_tokens": open_tokens,
        "outside": outside,
    }


def _corridors(raw: dict[str, Any], sections: dict[str, int]) -> tuple[Corridor, ...]:
    found: list[Corridor] = []
    taken: dict[int, int] = {}
    for c in raw["corridor"]:
        low, high = sorted((c["a"], c["b"]))
        plain = low * 1000 + high
        again = taken.get(plain, 0)
        taken[plain] = again + 1
        section = sections[c.get("section", "")]
        found.append(
            Corridor(
                c["key"],
                low,
                high,
                section,
                tuple(c["numbers"]),
                plain + again * ANOTHER,
                c.get("rule", "LD-BAS-02"),
            )
        )
    return tuple(found)

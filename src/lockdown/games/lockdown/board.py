"""The boards of Lockdown: what only they have, and the time track."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from lockdown.state import boards
from lockdown.state.boards import Board

#: The sides that can be played on.
BOARDS = ("basic", "surface")


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the time track (LD-BRD-14, LD-BRD-15)."""

    key: str
    colour: str
    css: bool
    failure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LockdownBoard(Board):
    """A board side of Lockdown."""

    staircases: int
    """Mask of slots."""
    exit_rooms: tuple[int, ...]
    """The slots from which one leaves the complex."""
    elevator_rooms: tuple[int, ...]
    elevator_start: int
    track: tuple[Space, ...]
    """Spaces by number: index 0 is S, index 15 is where the time token starts."""
    isolation_opens_at: int

    # ---- the surface of Mars; nothing of it on the basic side
    crossroads: int = 0
    """Mask of the slots that are crossroads (LD-SRF-10)."""
    surface: int = 0
    """Mask of crossroads and rooms of buildings (LD-SRF-03)."""
    zones: int = 0
    """Mask of the noise spaces that are zones (LD-SRF-12)."""
    bunker_path: int = 0
    """The crossroads that a path joins to the bunker (LD-SRF-22)."""
    rover_start: int = 0
    building: Mapping[int, str] = field(default_factory=dict)
    """By slot: the building it is in (LD-SRF-19)."""


def raw_board(key: str) -> dict[str, Any]:
    """The board file as it stands (drawing coordinates included), what lies outside as rooms."""
    return _with_surface(boards.raw_board("lockdown.games.lockdown", key, BOARDS))


@cache
def board(key: str) -> LockdownBoard:
    """The board of that key, checked."""
    raw = raw_board(key)
    track = raw_board("time")
    staircases = 0
    for slot in raw["slot"]:
        if slot.get("room", "") == "staircase":
            staircases |= 1 << slot["number"]
    shared = boards.read(raw, key)
    return LockdownBoard(
        **shared,
        **_surface(raw, shared),
        staircases=staircases,
        exit_rooms=tuple(raw["exit_rooms"]),
        elevator_rooms=tuple(raw["elevator"]["rooms"]),
        elevator_start=raw["elevator"]["start"],
        track=tuple(
            Space(s["key"], s["colour"], s["css"], s["failure"]) for s in reversed(track["space"])
        ),
        isolation_opens_at=int(track["isolation_opens_at"]),
    )


# ---- the surface of Mars


def _with_surface(raw: dict[str, Any]) -> dict[str, Any]:
    """The board file with crossroads among its rooms and paths among its corridors.

    LD-SRF-10, LD-SRF-11, LD-SRF-13, LD-BRD-04: a crossroads is a room after all others, out of
    which every number leads into a zone; a path is a corridor without a number.
    """
    if "crossroads" not in raw:
        return raw
    zones = {zone["number"]: zone["key"] for zone in raw["zone"]}
    outside = [
        {
            "number": number,
            "kind": "crossroads",
            "token": True,
            "exits": [zones[way] for way in (1, 2, 3, 4)],
            **{name: place[name] for name in ("room", "section", "exploration", "x", "y")},
        }
        for number, place in enumerate(raw["crossroads"], len(raw["slot"]) + 1)
    ]
    rooms = [*raw["slot"], *outside]
    ends = {f"{room['number']:03d}": room for room in rooms}
    ends |= {place["key"]: room for place, room in zip(raw["crossroads"], outside, strict=True)}
    paths = []
    for path in raw["path"]:
        if path.get("flee_only"):
            continue
        a, b = ends[path["a"]], ends[path["b"]]
        paths.append(
            {
                "key": path["key"],
                "a": a["number"],
                "b": b["number"],
                "numbers": [],
                "section": "",
                "mid": [(a["x"] + b["x"]) // 2, (a["y"] + b["y"]) // 2],
                "rule": "LD-SRF-16",
            }
        )
    return raw | {"slot": rooms, "corridor": [*raw["corridor"], *paths]}


def _surface(raw: dict[str, Any], shared: dict[str, Any]) -> dict[str, Any]:
    """What only a side with a surface has."""
    if "crossroads" not in raw:
        return {}
    crossroads = inside = 0
    for slot in raw["slot"]:
        crossroads |= (slot["kind"] == "crossroads") << slot["number"]
        inside |= ("building" in slot) << slot["number"]
    first = shared["noisy"] - len(raw["zone"])
    fled = next(path["a"] for path in raw["path"] if path.get("flee_only"))
    room = next(place["room"] for place in raw["crossroads"] if place["key"] == fled)
    return {
        "crossroads": crossroads,
        "surface": crossroads | inside,
        "zones": sum(1 << zone for zone in range(first, shared["noisy"])),
        "bunker_path": shared["printed"].index(room),
        "rover_start": int(raw["rover"]["start"]),
        "building": {
            slot["number"]: slot["building"] for slot in raw["slot"] if "building" in slot
        },
    }

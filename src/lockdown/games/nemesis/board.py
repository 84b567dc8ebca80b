"""The boards of the original game: the two sides of the ship."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from lockdown.state import boards
from lockdown.state.boards import Board

#: The sides that can be played on.
BOARDS = ("basic", "alternative")


@dataclass(frozen=True, slots=True, kw_only=True)
class NemesisBoard(Board):
    """A side of the ship."""

    start_slot: int
    """The Hibernatorium."""
    cockpit: int
    engines: tuple[int, int, int]
    """The slots of engines 1, 2 and 3."""
    hibernation_opens_at: int
    """The first blue space of the time track (NM-CRT-07)."""
    destruct_start: int
    """The first space of the self-destruct track (NM-SDS-01); 0 is the skull."""
    no_return: int
    """The first yellow space: from there on it cannot be stopped (NM-SDS-06)."""


def raw_board(key: str) -> dict[str, Any]:
    """The board file as it stands (drawing coordinates included)."""
    return boards.raw_board("lockdown.games.nemesis", key, BOARDS)


def _labelled(track: dict[str, Any], effect: str) -> int:
    return next(int(s["label"]) for s in track["space"] if s.get("effect") == effect)


@cache
def board(key: str) -> NemesisBoard:
    """The board of that key, checked."""
    raw = raw_board(key)
    tracks = raw_board("tracks")
    rooms = {slot["room"]: slot["number"] for slot in raw["slot"] if "room" in slot}
    return NemesisBoard(
        **boards.read(raw, key),
        start_slot=rooms["hibernatorium"],
        cockpit=rooms["cockpit"],
        engines=(rooms["engine_1"], rooms["engine_2"], rooms["engine_3"]),
        hibernation_opens_at=_labelled(tracks["time"], "hibernation_opens"),
        destruct_start=_labelled(tracks["self_destruct"], "start"),
        no_return=_labelled(tracks["self_destruct"], "no_stop_and_pods_unlock"),
    )

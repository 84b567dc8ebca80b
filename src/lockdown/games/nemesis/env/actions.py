"""The action space of the original game (see `lockdown.env.numbering`)."""

from __future__ import annotations

from typing import Any

from lockdown.env.layout import layout_of
from lockdown.env.numbering import Argument, Numbering, items
from lockdown.games.nemesis.board import board
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.env.known import Known
from lockdown.games.nemesis.verbs import COURSE_SPACES
from lockdown.games.shared.remote import REMOTE
from lockdown.state.keys import BLUE_CORPSE

LAYOUT = layout_of("nemesis")


def _room_action() -> Argument:
    """An action of a room that is named beside it: its place among that room's actions."""
    places = {a.key: i for room in REGISTRY.rooms.values() for i, a in enumerate(room.actions)}

    def place(value: Any, known: Known) -> int:
        return min(places.get(value, LAYOUT.parts - 1), LAYOUT.parts - 1)

    return LAYOUT.parts, place


def _room(value: Any, known: Known) -> int:
    return min(int(value), LAYOUT.rooms)


def _course(value: Any, known: Known) -> int:
    return int(value)


NUMBERING = Numbering(
    LAYOUT,
    board(LAYOUT.board),
    Known,
    size=4608,
    own_kinds={
        "course": (len(COURSE_SPACES), _course),
        # NM-OBJ-12: an objective asks for this very corpse.
        "item": items(LAYOUT, {BLUE_CORPSE: "corpse_blue"}),
    },
    own_verbs={REMOTE: [(LAYOUT.rooms + 1, _room), _room_action()]},
)

#: How many actions have a meaning, and how many the space has (the rest is for later verbs).
USED = NUMBERING.used
SIZE = NUMBERING.size
UNKNOWN = NUMBERING.unknown

number_of = NUMBERING.number_of
numbers = NUMBERING.numbers
legal = NUMBERING.legal
mask = NUMBERING.mask
mask_of = NUMBERING.mask_of
blocks = NUMBERING.blocks

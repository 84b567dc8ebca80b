"""The action space of the original game (see `lockdown.env.numbering`)."""

from __future__ import annotations

from typing import Any

from lockdown.env.layout import layout_of
from lockdown.env.numbering import Argument, Numbering, items, room_action
from lockdown.games.nemesis.board import board
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.env.known import Known
from lockdown.games.nemesis.verbs import COURSE_SPACES
from lockdown.games.shared.remote import REMOTE
from lockdown.state.keys import BLUE_CORPSE

LAYOUT = layout_of("nemesis")


def _course(value: Any, known: Known) -> int:
    return int(value)


#: The spaces of the destination track.
COURSE: Argument = (len(COURSE_SPACES), _course)

NUMBERING = Numbering(
    LAYOUT,
    board(LAYOUT.board),
    Known,
    size=4608,
    own_kinds={
        "course": COURSE,
        # NM-OBJ-12: an objective asks for this very corpse.
        "item": items(LAYOUT, {BLUE_CORPSE: "corpse_blue"}),
    },
    own_verbs={REMOTE: room_action(LAYOUT, REGISTRY.rooms.values())},
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

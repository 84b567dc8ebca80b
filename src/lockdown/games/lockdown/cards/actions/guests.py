"""Action cards of the original characters as guests (LD-NCH-05, LD-NCH-06).

Those of the original game stand in `games.shared.actions`: what has no meaning here (engines, the
Intercom, pods) does nothing. Two cards of the Pilot are Lockdown's own.
"""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import css, looking
from lockdown.games.lockdown.cards import computer as computer_cards
from lockdown.games.lockdown.cards.registry import GUESTS, REGISTRY, action_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.games.shared import actions
from lockdown.games.shared.common import NO_DOOR, doors_here, switch_door
from lockdown.games.shared.registry import ORIGINAL
from lockdown.rules.looking import look_at_tiles, unseen_rooms
from lockdown.rules.needs import computer_here
from lockdown.state.facts import NEVER, Part, Refusal

Options = list[tuple[Any, ...]]

assert actions.__all__  # importing the package has registered the cards
for card in ORIGINAL.action_cards.values():
    REGISTRY.adopt(card, GUESTS)


# ---- the rover: as with the computer option, whatever the side of the board offers


def _sending(t: LockdownTable) -> Part:
    return t.rs.computer_options[computer_cards.move_rover.key].parts[0]


def rover_places(t: LockdownTable, seat: int) -> Options:
    """LD-BNK-11, LD-SRF-23: where the rover can go, if there is a choice."""
    found: Options = []
    for choices in _sending(t).targets:
        found = choices(t, seat)
    return found


def move_rover(t: LockdownTable, seat: int, place: int) -> None:
    """LD-BNK-11, LD-SRF-23: the empty rover; the gate does not matter."""
    sending = _sending(t)
    sending.effect(t, seat, *(place for _ in sending.targets))


remote_piloting = action_card(
    "remote_piloting",
    copies={"pilot": 1},
    cost=0,
    combat=NEVER,
    rules="LD-NCH-05 LD-BNK-11 LD-SRF-23 LD-CSS-13 LD-ROM-25",
    source="reconstructed",
    confidence="low",
    kit=GUESTS,
)


@remote_piloting.part(needs=computer_here, target=rover_places, empty=None)
def call_rover(t: LockdownTable, seat: int, place: int) -> None:
    """LD-NCH-05, LD-BNK-11."""
    move_rover(t, seat, place)


@remote_piloting.part(
    needs=computer_here,
    target=computer_cards.unknown_launches,
    empty=("css_known", "LD-CSS-13"),
)
def read_launch(t: LockdownTable, seat: int, space: int) -> None:
    """LD-NCH-05, LD-CSS-13: one face-down token, looked at alone."""
    looking.look_at_css(t, seat, css.token_at(t, space), "LD-CSS-13")


knowledge_of_the_facility = action_card(
    "knowledge_of_the_facility",
    copies={"pilot": 1},
    cost=0,
    combat=NEVER,
    rules="LD-NCH-05 LD-DOR-08 LD-DOR-09 LD-ROM-16",
    source="reconstructed",
    confidence="low",
    kit=GUESTS,
)


@knowledge_of_the_facility.part(target=doors_here, empty=NO_DOOR)
def work_the_door(t: LockdownTable, seat: int, code: int) -> None:
    """LD-NCH-05, LD-DOR-08."""
    switch_door(t, seat, code, "LD-DOR-08")


def something_unseen(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ACT-26: a tile or a token that the player has not seen yet."""
    return None if unseen_rooms(t, seat, True) else ("nothing_to_look_at", "LD-ACT-26")


@knowledge_of_the_facility.part(needs=something_unseen)
def recall_the_place(t: LockdownTable, seat: int) -> None:
    """LD-NCH-05, LD-ROM-16: one unexplored room tile with its token."""
    t.push(look_at_tiles, seat, 1, 1)

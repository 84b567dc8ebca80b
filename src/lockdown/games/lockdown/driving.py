"""Driving the rover from exit to exit (LD-SRF-20), and sending it away empty (LD-SRF-23)."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.leaving import ESCAPE_COST
from lockdown.games.lockdown.outside import DRIVE, SEND
from lockdown.games.lockdown.table import SurfaceTable
from lockdown.rules import happened, movement
from lockdown.rules.actions import Act, Spec
from lockdown.rules.pieces import set_room
from lockdown.rules.queries import action_cards, in_combat
from lockdown.state import facts
from lockdown.state.facts import Expected, Refusal

#: LD-SRF-20: as fleeing (LD-SRF-21).
DRIVE_COST = ESCAPE_COST


def drive_refusal(t: SurfaceTable, seat: int) -> Refusal | None:
    """LD-SRF-20: the rover is at the exit room one is in, and nobody fights there.

    It is no room action: a malfunction marker does not matter.
    """
    if t.room[seat] not in t.rs.board.exit_rooms:
        return ("not_at_exit", "LD-SRF-18")
    if t.rover != t.room[seat]:
        return ("rover_away", "LD-SRF-20")
    if in_combat(t, seat):
        return ("in_combat", "LD-SRF-20")
    if action_cards(t, seat) < DRIVE_COST:
        return ("too_few_cards", "LD-ACT-02", DRIVE_COST)
    return None


def offer_options(
    t: SurfaceTable, seat: int, purse: int, fight: bool, options: list[tuple[Any, ...]]
) -> None:
    """LD-SRF-20: any other exit, explored or not."""
    if t.rover == t.room[seat] and drive_refusal(t, seat) is None:
        options += [(DRIVE, slot) for slot in t.rs.board.exit_rooms if slot != t.rover]


def _cost(t: SurfaceTable, seat: int, act: Act) -> int:
    return DRIVE_COST


def _drive(t: SurfaceTable, seat: int, act: Act) -> None:
    """LD-SRF-20: figure and rover arrive; what is unexplored is explored, without a noise roll.

    No corridor was used, so a door token does nothing.
    """
    origin, slot = t.room[seat], act[1]
    t.rs.put_rover(t, slot, "LD-SRF-20")
    set_room(t, seat, slot)
    t.tell(happened.CARRIED, "LD-SRF-20", seat, origin, slot)
    movement.enter(t, seat, slot, -1, empty=False, careful=0)


SPEC = Spec(_cost, _drive)


def expected(t: SurfaceTable, seat: int) -> list[Expected]:
    """What a player may think of here (`why_not`)."""
    return [("escape", (DRIVE,), drive_refusal(t, seat))]


# ---- the computer option (LD-SRF-23)


def rover_places(t: SurfaceTable, seat: int) -> list[tuple[Any, ...]]:
    """Another exit of one's choice, or away to the bunker."""
    places = [*t.rs.board.exit_rooms, 0]
    return [(SEND, slot) for slot in places if slot != t.rover]


def send_rover(t: SurfaceTable, seat: int, slot: int) -> None:
    """LD-SRF-23: the empty rover goes there; the gate does not matter."""
    t.rs.put_rover(t, slot, "LD-SRF-23")


def with_choice(option: facts.Component) -> facts.Component:
    """The computer option that moves the rover, as it works with several exits."""
    made = facts.Component(option.key, option.id, option.copies, option.provenance)
    made.part(target=rover_places)(send_rover)
    return made

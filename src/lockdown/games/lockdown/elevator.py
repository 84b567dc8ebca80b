"""The elevator (LD-BRD-17 to LD-BRD-19, LD-ROM-63 to LD-ROM-66)."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.power import elevator_powered
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened
from lockdown.rules.pieces import set_room
from lockdown.rules.queries import in_room, others_here
from lockdown.rules.verbs import DONE, NO, PLAYER, ROOM_SLOT, SEAT, TO, YES
from lockdown.state.facts import Refusal

INVITE = decision_kind("elevator_invite", "LD-ROM-64", "Take somebody along?", room=(1, ROOM_SLOT))
RIDE_ALONG = decision_kind(
    "elevator_consent",
    "LD-ROM-64",
    "Ride along in the elevator?",
    room=(1, ROOM_SLOT),
    actor=(0, SEAT),
)


def in_elevator_room(t: LockdownTable, seat: int) -> bool:
    """Whether the character stands in an elevator room."""
    return t.room[seat] in t.rs.board.elevator_rooms


def elevator_room_refusal(t: LockdownTable, seat: int) -> Refusal | None:
    """An elevator room without a malfunction marker, whatever the elevator's power (LD-ROM-66)."""
    if not in_elevator_room(t, seat):
        return ("no_elevator_room", "LD-ROM-63")
    if t.broken >> t.room[seat] & 1:
        return ("malfunction", "LD-ROM-66")
    return None


def call_refusal(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-63: powered, and elsewhere."""
    if not elevator_powered(t):
        return ("elevator_unpowered", "LD-ROM-63")
    if t.elevator == t.room[seat]:
        return ("elevator_here", "LD-ROM-63")
    return None


def use_refusal(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-64: powered, and here."""
    if not elevator_powered(t):
        return ("elevator_unpowered", "LD-ROM-64")
    if t.elevator != t.room[seat]:
        return ("elevator_elsewhere", "LD-ROM-64")
    return None


def destinations(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-ROM-64, LD-ROM-66: the other elevator rooms; a malfunction there is no hindrance."""
    here = t.room[seat]
    return [(TO, slot) for slot in t.rs.board.elevator_rooms if slot != here]


def bring(t: LockdownTable, slot: int, rule: str) -> None:
    """The elevator token comes to lie beside an elevator room."""
    if t.elevator != slot:
        t.elevator = slot
        t.tell(happened.ELEVATOR_MOVED, rule, slot)


@step
def ride(
    t: LockdownTable, seat: int, slot: int, riders: tuple[int, ...] = (), asked: int = 0
) -> None:
    """LD-ROM-64: invite others one by one, each answering for itself; then the elevator goes."""
    if not in_room(t, seat):
        return
    free = [other for other in others_here(t, seat) if not asked >> other & 1]
    if free:
        options: list[tuple[Any, ...]] = [(DONE,), *((PLAYER, other) for other in free)]
        t.ask(seat, INVITE, options, invited, seat, slot, riders, asked)
    else:
        t.push(elevator_goes, seat, slot, riders)


@step
def invited(
    t: LockdownTable,
    seat: int,
    slot: int,
    riders: tuple[int, ...],
    asked: int,
    choice: tuple[Any, ...],
) -> None:
    """Somebody was invited, or nobody else comes along."""
    if choice[0] == DONE:
        t.push(elevator_goes, seat, slot, riders)
        return
    other = choice[1]
    t.tell(happened.CONSENT_ASKED, "LD-ROM-64", other, "elevator")
    options: list[tuple[Any, ...]] = [(YES,), (NO,)]
    t.ask(other, RIDE_ALONG, options, rides_along, seat, slot, riders, asked, other)


@step
def rides_along(
    t: LockdownTable,
    seat: int,
    slot: int,
    riders: tuple[int, ...],
    asked: int,
    other: int,
    choice: tuple[Any, ...],
) -> None:
    """The invited player answered; one who declines is not asked again."""
    yes = choice[0] == YES
    t.tell(happened.CONSENT, "LD-ROM-64", other, int(yes))
    t.push(ride, seat, slot, (*riders, other) if yes else riders, asked | 1 << other)


@step
def elevator_goes(t: LockdownTable, seat: int, slot: int, riders: tuple[int, ...]) -> None:
    """LD-ROM-64, LD-MOV-12: figures and token move; no corridor, no noise roll, no encounter.

    Characters alone ride; elevator rooms are not adjacent (LD-BRD-25).
    """
    origin = t.room[seat]
    bring(t, slot, "LD-ROM-64")
    for rider in (seat, *riders):
        if in_room(t, rider) and t.room[rider] == origin:
            set_room(t, rider, slot)
            t.tell(happened.CARRIED, "LD-ROM-64", rider, origin, slot)

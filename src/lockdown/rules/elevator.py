"""The elevator (LD-ROM-63 to LD-ROM-66, LD-BRD-17): calling it, riding it, taking others along."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import power, told
from lockdown.rules.pieces import set_room
from lockdown.rules.queries import in_room, others_here
from lockdown.rules.words import DONE, NO, PLAYER, ROOM_SLOT, TO, YES
from lockdown.state.facts import Refusal
from lockdown.state.table import Table

INVITE = decision_kind(
    "invite", "LD-ROM-64", "Whom do you invite into the elevator?", room=(1, ROOM_SLOT)
)
COME_ALONG = decision_kind(
    "come_along", "LD-ROM-64", "Do you ride along in the elevator?", room=(2, ROOM_SLOT)
)


def call_refusal(t: Table, seat: int) -> Refusal | None:
    """LD-ROM-63: the elevator has power and is elsewhere."""
    if not power.elevator_powered(t):
        return ("elevator_unpowered", "LD-ROM-63")
    if t.elevator == t.room[seat]:
        return ("elevator_here", "LD-ROM-63")
    return None


def use_refusal(t: Table, seat: int) -> Refusal | None:
    """LD-ROM-64: the elevator has power and is here."""
    if not power.elevator_powered(t):
        return ("elevator_unpowered", "LD-ROM-64")
    if t.elevator != t.room[seat]:
        return ("elevator_elsewhere", "LD-ROM-64")
    return None


def destinations(t: Table, seat: int) -> list[tuple[Any, ...]]:
    """The elevator rooms of the other sections; markers there do not matter (LD-ROM-66)."""
    return [(TO, slot) for slot in t.rs.board.elevator_rooms if slot != t.room[seat]]


def bring(t: Table, slot: int, rule: str) -> None:
    """Put the elevator token beside an elevator room."""
    if t.elevator != slot:
        t.elevator = slot
        t.tell(told.ELEVATOR_MOVED, rule, slot)


@step
def ride(t: Table, seat: int, slot: int) -> None:
    """LD-ROM-64: name those to take along, ask each of them, then go."""
    if in_room(t, seat):
        t.push(invite, seat, slot, ())


@step
def invite(t: Table, seat: int, slot: int, invited: tuple[int, ...]) -> None:
    """Name others in the room, one at a time; those who have passed may come too."""
    left = [other for other in others_here(t, seat) if other not in invited]
    if not left:
        t.push(ask_passenger, seat, slot, invited, ())
        return
    options: list[tuple[Any, ...]] = [(DONE,), *((PLAYER, other) for other in left)]
    t.ask(seat, INVITE, options, invited_one, seat, slot, invited)


@step
def invited_one(
    t: Table, seat: int, slot: int, invited: tuple[int, ...], choice: tuple[Any, ...]
) -> None:
    """One more is invited, or the asking begins."""
    if choice[0] == DONE:
        t.push(ask_passenger, seat, slot, invited, ())
    else:
        t.push(invite, seat, slot, (*invited, choice[1]))


@step
def ask_passenger(
    t: Table, seat: int, slot: int, queue: tuple[int, ...], coming: tuple[int, ...]
) -> None:
    """Each invited player answers separately; without a yes nobody is moved."""
    if not queue:
        t.push(depart, seat, slot, coming)
        return
    passenger = queue[0]
    t.tell(told.CONSENT_ASKED, "LD-ROM-64", passenger, "elevator")
    options: list[tuple[Any, ...]] = [(YES,), (NO,)]
    t.ask(
        passenger, COME_ALONG, options, passenger_answer, passenger, seat, slot, queue[1:], coming
    )


@step
def passenger_answer(
    t: Table,
    passenger: int,
    seat: int,
    slot: int,
    rest: tuple[int, ...],
    coming: tuple[int, ...],
    choice: tuple[Any, ...],
) -> None:
    """One invited player has answered."""
    yes = choice[0] == YES
    t.tell(told.CONSENT, "LD-ROM-64", passenger, int(yes))
    t.push(ask_passenger, seat, slot, rest, (*coming, passenger) if yes else coming)


@step
def depart(t: Table, seat: int, slot: int, coming: tuple[int, ...]) -> None:
    """LD-ROM-64, LD-MOV-12: figures and token move together; no noise roll, no encounter."""
    if not in_room(t, seat):
        return
    bring(t, slot, "LD-ROM-64")
    for rider in (seat, *coming):
        if in_room(t, rider):
            origin = t.room[rider]
            set_room(t, rider, slot)
            t.tell(told.CARRIED, "LD-ROM-64", rider, origin, slot)

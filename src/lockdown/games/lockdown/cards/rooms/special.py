"""Special rooms: printed on the board or fixed tiles (LD-BRD-05, LD-ROM-14).

They lie open from the start, have no item counter and cannot be searched (LD-BRD-06).
"""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import elevator, leaving, looking, power, time_track
from lockdown.games.lockdown.cards.registry import room_tile
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import crafting
from lockdown.rules.verbs import SLOT
from lockdown.state.facts import Refusal

TAKE_WHICH = decision_kind("take_contingency", "LD-CTG-07", "Take which token of the neutral pool?")

elevator_s01 = room_tile(
    "elevator_s01",
    kind="special",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    computer_confidence="low",
    rules="LD-ROM-63 LD-ROM-64 LD-ROM-65 LD-ROM-66 LD-BRD-18 LD-BRD-19",
)


elevator_s02 = room_tile(
    "elevator_s02",
    kind="special",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    computer_confidence="low",
    rules="LD-ROM-63 LD-ROM-64 LD-ROM-65 LD-ROM-66",
    note="Same two actions as Elevator Room S-01.",
)


elevator_s03 = room_tile(
    "elevator_s03",
    kind="special",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    computer_confidence="low",
    rules="LD-ROM-63 LD-ROM-64 LD-ROM-65 LD-ROM-66",
    note="Same two actions as Elevator Room S-01.",
)


def call_elevator(t: LockdownTable, seat: int) -> None:
    """LD-ROM-63: the elevator token comes beside this room."""
    elevator.bring(t, t.room[seat], "LD-ROM-63")


def use_elevator(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-ROM-64: to the elevator room of another section."""
    elevator.ride(t, seat, slot)


for shaft in (elevator_s01, elevator_s02, elevator_s03):
    shaft.action("call_elevator", cost=1, needs=elevator.call_refusal)(call_elevator)
    shaft.action("use_elevator", cost=1, needs=elevator.use_refusal, target=elevator.destinations)(
        use_elevator
    )


alert_room = room_tile(
    "alert_room",
    kind="special",
    colour="none",
    computer=True,
    searchable=False,
    has_counter=False,
    computer_confidence="low",
    rules="LD-ROM-68 LD-ROM-69 LD-EMP-01 LD-EMP-02 LD-EMP-03 LD-EMP-05 LD-EMP-06 LD-CTG-07",
)


def procedure_not_started(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-EMP-01, LD-EMP-06: once a game."""
    return None if t.emergency < 0 else ("emergency_active", "LD-EMP-06")


@alert_room.action("start_procedure", cost=2, needs=procedure_not_started)
def start_procedure(t: LockdownTable, seat: int) -> None:
    """LD-ROM-68, LD-EMP-02."""
    time_track.start_emergency(t, "LD-EMP-02")


def pool_not_empty(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-CTG-07."""
    if _to_take(t, seat):
        return None
    if t.rs.shared_contingencies:
        return ("pool_open", "LD-COP-03")
    return ("pool_empty", "LD-CTG-07")


def _to_take(t: LockdownTable, seat: int) -> list[int]:
    """The tokens of the pool; where they are shared only those that lie face down (LD-COP-03)."""
    if t.rs.shared_contingencies:
        return looking.unseen_contingencies(t, seat, looking.POOL)
    return looking.contingency_places(t, looking.POOL)


@alert_room.action("take_contingency", cost=2, needs=pool_not_empty)
def take_contingency(t: LockdownTable, seat: int) -> None:
    """LD-ROM-69, LD-CTG-07: which token is asked only now (LD-ACT-25)."""
    options: list[tuple[Any, ...]] = [
        (SLOT, looking.contingency_slot(t, token)) for token in _to_take(t, seat)
    ]
    t.ask(seat, TAKE_WHICH, options, contingency_taken, seat)


@step
def contingency_taken(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """A slot of the pool was chosen."""
    token = looking.contingency_at(t, looking.POOL, choice[1])
    looking.take_contingency(t, seat, token, "LD-CTG-07")


staircase = room_tile(
    "staircase",
    kind="special",
    colour="none",
    computer=False,
    copies=4,
    searchable=False,
    has_counter=False,
    rules="LD-ROM-70 LD-ROM-71 LD-ROM-72 LD-BRD-11 LD-BRD-12 LD-BRD-13",
)
# LD-ROM-70, LD-ROM-72: no action; always dark and in no section, see `boards` and `rules.queries`.


repository = room_tile(
    "repository",
    kind="fixed",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    colour_confidence="medium",
    computer_confidence="low",
    rules="LD-ROM-73 LD-CRF-01 LD-CRF-02 LD-CRF-08 LD-ITM-07 LD-SET-26",
    note="That everybody present crafts, the acting character first, is the publisher's FAQ.",
)


@repository.action("craft_gear", cost=2, needs=crafting.repository_refusal)
def craft_gear(t: LockdownTable, seat: int) -> None:
    """LD-ROM-73: everybody present, the acting character first."""
    t.push(crafting.repository_craft, seat)


isolation_room = room_tile(
    "isolation_room",
    kind="fixed",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    colour_confidence="medium",
    computer_confidence="low",
    rules=(
        "LD-ROM-74 LD-ROM-75 LD-ROM-76 LD-ROM-77 LD-RND-06 LD-GOL-04 LD-GOL-05 LD-GOL-06 LD-CRT-06"
    ),
)
# LD-RND-06: the sixth card, see `rules.rounds` and `Ruleset.bonus_draw_room`.


@isolation_room.action("lock_in", cost=2, needs=leaving.lock_in_refusal)
def lock_in(t: LockdownTable, seat: int) -> None:
    """LD-ROM-76, LD-GOL-05."""
    leaving.lock_in(t, seat)


backup_power_supply = room_tile(
    "backup_power_supply",
    kind="fixed",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    colour_confidence="medium",
    computer_confidence="low",
    rules="LD-ROM-78 LD-PWR-12 LD-PWR-13 LD-PWR-14 LD-PWR-15",
)


@backup_power_supply.action("restore_power", cost=2)
def restore_power(t: LockdownTable, seat: int) -> None:
    """LD-ROM-78, LD-PWR-12."""
    power.restore_power(t, seat)

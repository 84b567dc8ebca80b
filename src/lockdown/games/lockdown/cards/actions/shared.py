"""Action cards that several characters share."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.cards.registry import ORIGINAL_CREW, action_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import contamination, doors, markers, searching
from lockdown.rules.needs import contaminated_hand, malfunction_here, room_takes_malfunction
from lockdown.rules.queries import slots
from lockdown.rules.verbs import THROUGH
from lockdown.state.facts import ANY, NEVER

search = action_card(
    "search",
    copies={
        "hacker": 2,
        "janitor": 2,
        "lab_rat": 2,
        "sentry": 2,
        "survivor": 2,
        "xenobiologist": 2,
        **dict.fromkeys(ORIGINAL_CREW, 2),  # LD-NCH-06
    },
    cost=0,
    combat=NEVER,
    rules="LD-SRC-01 LD-SRC-02 LD-SRC-03 LD-SRC-04 LD-SRC-05 LD-SRC-07 LD-SRC-08 LD-CRD-01",
    source="public",
    confidence="high",
)


@search.part(needs=searching.search_refusal, target=searching.search_decks)
def search_room(t: LockdownTable, seat: int, colour: int) -> None:
    """LD-SRC-01, LD-CRD-01."""
    searching.search(t, seat, colour)


rest = action_card(
    "rest",
    copies={
        "hacker": 1,
        "janitor": 1,
        "lab_rat": 1,
        "sentry": 1,
        "survivor": 1,
        **dict.fromkeys(ORIGINAL_CREW, 1),
    },
    cost=0,
    combat=NEVER,
    rules="LD-CRD-06 LD-CON-05 LD-CON-06 LD-CON-07 LD-CON-08 LD-CON-10",
    source="public",
    confidence="high",
)


@rest.part(needs=contaminated_hand)
def rest_a_while(t: LockdownTable, seat: int) -> None:
    """LD-CRD-06: remove what is not INFECTED; what is infects once."""
    _, infected = contamination.scan_hand_removing_clean(t, seat, "LD-CRD-06")
    if infected:
        contamination.infection(t, seat, "LD-CON-06")


demolition = action_card(
    "demolition",
    copies={
        "hacker": 1,
        "janitor": 1,
        "lab_rat": 1,
        "sentry": 1,
        "survivor": 1,
        "xenobiologist": 1,
        **dict.fromkeys(ORIGINAL_CREW, 1),
    },
    cost=0,
    combat=ANY,
    rules="LD-DOR-02 LD-DOR-07 LD-MRK-26 LD-MRK-28 LD-DOR-13",
    source="public",
    confidence="high",
)


def closed_doors(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """Corridors of the room with a closed door."""
    shut = t.rs.board.doors_of[t.room[seat]] & t.closed
    return [(THROUGH, t.rs.board.code[corridor]) for corridor in slots(shut)]


@demolition.part(target=closed_doors, empty=("no_closed_door", "LD-DOR-02"))
def wreck_door(t: LockdownTable, seat: int, corridor: int) -> None:
    """LD-DOR-07: the door lies down for good."""
    doors.destroy_door(t, t.rs.board.by_code[corridor], "LD-DOR-07")


@demolition.part(needs=room_takes_malfunction)
def wreck_room(t: LockdownTable, seat: int) -> None:
    """LD-MRK-26, LD-MRK-28."""
    markers.place_malfunction(t, t.room[seat], "LD-MRK-30")


interruption = action_card(
    "interruption",
    copies={
        "hacker": 1,
        "janitor": 1,
        "lab_rat": 1,
        "sentry": 1,
        "survivor": 1,
        "xenobiologist": 1,
        **dict.fromkeys(ORIGINAL_CREW, 1),
    },
    cost=0,
    combat=ANY,
    reaction=True,
    rules="LD-ACT-04 LD-ACT-05 LD-ACT-06 LD-ACT-12 LD-ACT-13 LD-ACT-14 LD-CPU-10",
    source="rulebook",
    confidence="high",
)
# A reaction: windows 1 and 2 of `rules.reactions` (LD-ACT-12, LD-CRD-03).


repairs = action_card(
    "repairs",
    copies={"sentry": 1, "survivor": 1, "xenobiologist": 1, "pilot": 1, "scientist": 1},
    cost=1,
    combat=NEVER,
    rules="LD-CRD-05 LD-MRK-29",
    source="public",
    confidence="high",
)


@repairs.part(needs=malfunction_here)
def repair(t: LockdownTable, seat: int) -> None:
    """LD-CRD-05, LD-MRK-29."""
    markers.remove_malfunction(t, t.room[seat], "LD-MRK-29")


basic_repairs = action_card(
    "basic_repairs",
    copies={"lab_rat": 1, "captain": 1, "soldier": 1, "scout": 1},
    cost=2,
    combat=NEVER,
    rules="LD-MRK-29",
    source="public",
    confidence="high",
)


@basic_repairs.part(needs=malfunction_here)
def repair_slowly(t: LockdownTable, seat: int) -> None:
    """LD-MRK-29."""
    markers.remove_malfunction(t, t.room[seat], "LD-MRK-29")

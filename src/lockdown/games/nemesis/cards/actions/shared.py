"""Action cards that several characters share."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import engines
from lockdown.games.nemesis.cards.common import (
    DECKS_EMPTY,
    repair,
    search_decks,
    work_on_engine,
)
from lockdown.games.nemesis.cards.registry import action_card
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules import contamination, doors, markers, searching
from lockdown.rules.needs import contaminated_hand, malfunction_here, room_takes_malfunction
from lockdown.rules.queries import slots
from lockdown.rules.verbs import THROUGH
from lockdown.state.facts import ANY, NEVER

Options = list[tuple[Any, ...]]
EVERYBODY = ("captain", "pilot", "mechanic", "soldier", "scout", "scientist")

# NM-CRD-03
search = action_card(
    "search",
    copies=dict.fromkeys(EVERYBODY, 2),
    cost=0,
    combat=NEVER,
    rules="NM-SRC-01 NM-SRC-02 NM-SRC-04 NM-SRC-05 NM-SRC-07 NM-SRC-08 NM-ITM-19",
    source="public",
    confidence="high",
)


@search.part(needs=searching.search_refusal, target=search_decks, empty=DECKS_EMPTY)
def search_room(t: NemesisTable, seat: int, colour: int) -> None:
    """NM-SRC-01."""
    searching.search(t, seat, colour)


# NM-CRD-04
rest = action_card(
    "rest",
    copies=dict.fromkeys(EVERYBODY, 1),
    cost=0,
    combat=NEVER,
    rules="NM-CON-04 NM-CON-06 NM-CON-07 NM-CON-08 NM-CON-09 NM-CON-13",
    source="public",
    confidence="high",
)


@rest.part(needs=contaminated_hand)
def rest_a_while(t: NemesisTable, seat: int) -> None:
    """NM-CON-06, NM-CON-07: remove what is not INFECTED; what is infects once."""
    _, infected = contamination.scan_hand_removing_clean(t, seat, "NM-CON-06")
    if infected:
        contamination.infection(t, seat, "NM-CON-07")


demolition = action_card(
    "demolition",
    copies=dict.fromkeys(EVERYBODY, 1),
    cost=0,
    combat=ANY,
    rules="NM-DOR-02 NM-DOR-07 NM-DOR-12 NM-MRK-19 NM-MRK-21 NM-MRK-22",
    source="public",
    confidence="high",
)


def closed_doors(t: NemesisTable, seat: int) -> Options:
    """Corridors of the room with a closed door."""
    shut = t.rs.board.doors_of[t.room[seat]] & t.closed
    return [(THROUGH, t.rs.board.code[corridor]) for corridor in slots(shut)]


@demolition.part(target=closed_doors, empty=("no_closed_door", "NM-DOR-02"))
def wreck_door(t: NemesisTable, seat: int, corridor: int) -> None:
    """NM-DOR-07: the door lies down for good."""
    doors.destroy_door(t, t.rs.board.by_code[corridor], "NM-DOR-07")


@demolition.part(needs=room_takes_malfunction)
def wreck_room(t: NemesisTable, seat: int) -> None:
    """NM-MRK-21, NM-MRK-22."""
    markers.place_malfunction(t, t.room[seat], "NM-MRK-21")


interruption = action_card(
    "interruption",
    copies=dict.fromkeys(EVERYBODY, 1),
    cost=0,
    combat=ANY,
    reaction=True,
    rules="NM-ACT-12 NM-ACT-14 NM-ACT-15 NM-ACT-17",
    source="public",
    confidence="high",
)
# A reaction: windows 1 and 2 of `rules.reactions` (NM-ACT-14).

# ---- repairs: with Fast Repairs three cards that differ in their cost

# NM-CRD-01
basic_repairs = action_card(
    "basic_repairs",
    copies={"captain": 1, "soldier": 1, "scout": 1},
    cost=2,
    combat=NEVER,
    rules="NM-MRK-23 NM-BRD-15 NM-ROM-33",
    source="public",
    confidence="high",
)

# NM-CRD-02
repairs = action_card(
    "repairs",
    copies={"pilot": 1, "scientist": 1},
    cost=1,
    combat=NEVER,
    rules="NM-MRK-23 NM-BRD-15 NM-ROM-33",
    source="public",
    confidence="high",
)


@basic_repairs.part(needs=malfunction_here)
@repairs.part(needs=malfunction_here)
def repair_room(t: NemesisTable, seat: int) -> None:
    """NM-MRK-23."""
    repair(t, seat)


@basic_repairs.part(needs=engines.engine_refusal)
@repairs.part(needs=engines.engine_refusal)
def repair_engine(t: NemesisTable, seat: int) -> None:
    """NM-BRD-15: look at both tokens, put them back in either order."""
    work_on_engine(t, seat)

"""Action cards that several characters share."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import engines
from lockdown.games.nemesis.cards.common import (
    DECKS_EMPTY,
    NO_DOOR,
    NO_LOADED_WEAPON,
    NO_ROOM_ACTION,
    computer_room_actions,
    doors_here,
    loaded_weapons,
    repair,
    search_decks,
    switch_door,
    ways_out,
    work_on_engine,
)
from lockdown.games.nemesis.cards.registry import action_card
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import contamination, doors, items, markers, movement, searching
from lockdown.rules.needs import contaminated_hand, malfunction_here, room_takes_malfunction
from lockdown.rules.queries import in_room, others_here, slots
from lockdown.rules.room_actions import do_room_action
from lockdown.rules.verbs import PLAYER, THROUGH
from lockdown.state.facts import ANY, NEVER, ONLY, Refusal

Options = list[tuple[Any, ...]]
EVERYBODY = ("captain", "pilot", "mechanic", "soldier", "scout", "scientist")
ESCAPE_WHERE = decision_kind(
    "escape_where", "NM-CMB-18", "You are covered: to which room do you escape?"
)

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

# ---- repairs: three cards that differ in their cost

basic_repairs = action_card(
    "basic_repairs",
    copies={"captain": 1, "soldier": 1, "scout": 1},
    cost=2,
    combat=NEVER,
    rules="NM-MRK-23 NM-BRD-15 NM-ROM-33",
    source="public",
    confidence="high",
)

repairs = action_card(
    "repairs",
    copies={"pilot": 1, "scientist": 1},
    cost=1,
    combat=NEVER,
    rules="NM-MRK-23 NM-BRD-15 NM-ROM-33",
    source="public",
    confidence="high",
)

fast_repairs = action_card(
    "fast_repairs",
    copies={"mechanic": 1},
    cost=0,
    combat=NEVER,
    rules="NM-MRK-23 NM-BRD-15 NM-ROM-33",
    source="public",
    confidence="high",
)


@basic_repairs.part(needs=malfunction_here)
@repairs.part(needs=malfunction_here)
@fast_repairs.part(needs=malfunction_here)
def repair_room(t: NemesisTable, seat: int) -> None:
    """NM-MRK-23."""
    repair(t, seat)


@basic_repairs.part(needs=engines.engine_refusal)
@repairs.part(needs=engines.engine_refusal)
@fast_repairs.part(needs=engines.engine_refusal)
def repair_engine(t: NemesisTable, seat: int) -> None:
    """NM-BRD-15: look at both tokens, put them back in either order."""
    work_on_engine(t, seat)


computer_skills = action_card(
    "computer_skills",
    copies={"pilot": 1, "mechanic": 1, "scientist": 1},
    cost=0,
    combat=NEVER,
    rules="NM-DOR-08 NM-DOR-09 NM-DOR-11 NM-ACT-09 NM-MRK-25 NM-ROM-36",
    source="public",
    confidence="high",
)


@computer_skills.part(target=doors_here, empty=NO_DOOR)
def hack_door(t: NemesisTable, seat: int, code: int) -> None:
    """NM-DOR-08, NM-DOR-11."""
    switch_door(t, seat, code, "NM-DOR-11")


@computer_skills.part(target=computer_room_actions, empty=NO_ROOM_ACTION)
def use_computer(t: NemesisTable, seat: int, key: str) -> None:
    """NM-ROM-36: one action of a room with a computer, free."""
    do_room_action(t, seat, key)


suppressive_fire = action_card(
    "suppressive_fire",
    copies={"captain": 1, "scout": 1},
    cost=0,
    combat=ONLY,
    rules="NM-CMB-18 NM-MOV-02 NM-MOV-06 NM-ACT-20",
    source="public",
    confidence="high",
    note="That the player of the one who escapes picks the room is our ruling.",
)


def a_way_out(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-CMB-18: ammo to spend, and somewhere to go."""
    if not loaded_weapons(t, seat):
        return NO_LOADED_WEAPON
    return None if ways_out(t, seat) else ("no_way_out", "NM-MOV-01")


def who_escapes(t: NemesisTable, seat: int, *_: Any) -> Options:
    """Oneself, or another character here whose player agrees."""
    return [(PLAYER, who) for who in (seat, *others_here(t, seat))]


def own_room(t: NemesisTable, seat: int, who: int, weapon: int) -> Options:
    """One's own destination is named at once; another's is named by that player."""
    return ways_out(t, seat) if who == seat else []


def who_is_covered(t: NemesisTable, seat: int, who: int, *_: Any) -> int:
    """NM-ACT-20: another player is asked first."""
    return -1 if who == seat else who


@suppressive_fire.part(
    needs=a_way_out,
    target=(who_escapes, loaded_weapons, own_room),
    consent=who_is_covered,
)
def suppress(t: NemesisTable, seat: int, who: int, weapon: int, slot: int) -> None:
    """NM-CMB-18: one ammo, and one character leaves without being attacked."""
    if weapon not in t.hands[seat]:
        return
    items.spend(t, seat, weapon, "NM-CMB-18")
    if who == seat:
        t.push(slips_away, seat, slot)
        return
    options = ways_out(t, who)
    if in_room(t, who) and options:
        t.ask(who, ESCAPE_WHERE, options, escape_chosen, who)


@step
def escape_chosen(t: NemesisTable, seat: int, choice: tuple[Any, ...]) -> None:
    """NM-CMB-18: where to was chosen by the one who goes."""
    t.push(slips_away, seat, choice[1])


@step
def slips_away(t: NemesisTable, seat: int, slot: int, companion: int = -1) -> None:
    """NM-MOV-02: no attacks; exploring and noise as with Move."""
    if in_room(t, seat) and movement.way_refusal(t, seat, slot) is None:
        movement.walk(t, seat, slot, careful=False, companion=companion)

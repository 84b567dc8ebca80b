"""Computer action cards and their options (LD-CPU)."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import computer, css, knowledge, looking, power
from lockdown.games.lockdown.cards.registry import computer_card, computer_option
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import doors, markers, wounds
from lockdown.rules.queries import order_from_left, section, slots, stalkers_in
from lockdown.rules.verbs import PLAYER, SPACE, THROUGH, TO
from lockdown.state.facts import Refusal

#: Importing the chapter makes the computer action one of the actions of a turn.
COST = computer.COST

move_rover = computer_option("move_rover", rules="LD-BNK-11 LD-SRF-23")


@move_rover.part()
def send_rover(t: LockdownTable, seat: int) -> None:
    """LD-BNK-11, LD-CPU-07: from the exit to the bunker or back; the gate does not matter."""
    t.rs.put_rover(t, 0 if t.rover_here else t.rs.board.exit_rooms[0], "LD-BNK-11")


peek_css = computer_option("peek_css", rules="LD-CSS-13")


def unknown_launches(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """Spaces with a face-down CSS token that would show something new."""
    return [(SPACE, t.css_space[token]) for token in looking.unseen_css(t, seat)]


@peek_css.part(target=unknown_launches, empty=("css_known", "LD-CSS-13"))
def check_launch(t: LockdownTable, seat: int, space: int) -> None:
    """LD-CSS-13: only face-down tokens are looked at."""
    looking.look_at_css(t, seat, css.token_at(t, space), "LD-CSS-13")


peek_contingencies = computer_option("peek_contingencies", rules="LD-CTG-05 LD-BRD-11 LD-CPU-07")


def neighbours_with_orders(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-CTG-05, LD-BRD-11: others in the same section who hold a token not yet known."""
    if t.rs.shared_contingencies:
        return looking.to_turn_up(t, seat)
    mine = section(t, seat)
    if mine < 0:
        return []
    return [
        (PLAYER, other)
        for other in order_from_left(t, seat)
        if section(t, other) == mine and looking.unseen_contingencies(t, seat, other)
    ]


def no_orders(t: LockdownTable, seat: int) -> Refusal:
    """LD-CTG-05: where tokens are shared nothing of the pool is hidden; else nobody is near."""
    if t.rs.shared_contingencies:
        return ("pool_open", "LD-COP-03")
    return ("nobody_in_section", "LD-CTG-05")


@peek_contingencies.part(target=neighbours_with_orders, empty=no_orders)
def read_orders(t: LockdownTable, seat: int, owner: int) -> None:
    """LD-CTG-05, LD-CPU-07: all tokens of that player; where they are shared, one of the pool."""
    if t.rs.shared_contingencies:
        looking.turn_up_slot(t, owner)
        return
    for token in looking.contingency_places(t, owner):
        looking.look_at_contingency(t, seat, token, "LD-CTG-05")


gain_knowledge = computer_option("gain_knowledge", rules="LD-KNW-02")


def can_learn(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-KNW-01: the track ends at 8."""
    if t.knowledge[seat] >= t.rs.knowledge_max:
        return ("knows_everything", "LD-KNW-01")
    return None


@gain_knowledge.part(needs=can_learn)
def study_data(t: LockdownTable, seat: int) -> None:
    """LD-KNW-02, LD-CPU-07."""
    knowledge.gain(t, seat, 1, "LD-KNW-02")


swap_power = computer_option("swap_power", rules="LD-PWR-17 LD-PWR-18 LD-BRD-10")


def exchanges(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """Every exchange of two power tokens."""
    return power.swaps(t)


@swap_power.part(target=exchanges)
def reroute_power(t: LockdownTable, seat: int, places: str) -> None:
    """LD-PWR-17."""
    power.put_places(t, places, "LD-PWR-17")


sprinklers = computer_option("sprinklers", rules="LD-WND-10 LD-WND-11 LD-WND-13 LD-MRK-20")


def wet_rooms(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """Rooms with a fire marker or a Night Stalker, explored or not."""
    return [(TO, slot) for slot in slots(t.fire | t.foes)]


@sprinklers.part(target=wet_rooms, empty=("nothing_to_sprinkle", "LD-ACT-26"))
def start_sprinklers(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-MRK-20, LD-WND-13: the fire goes out, then all retreat, largest first."""
    there = [figure[0] for figure in stalkers_in(t, slot)]
    markers.remove_fire(t, slot, "LD-MRK-20")
    for uid in there:
        wounds.retreat_if_here(t, uid, slot)


door = computer_option("door", rules="LD-DOR-08 LD-DOR-09 LD-DOR-12 LD-DOR-13")


def switchable_doors(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-DOR-09, LD-DOR-14: closed doors, and open corridors if a door can be had for them."""
    board = t.rs.board
    if not t.closed and doors.doors_left(t) == 0:
        return []
    return [
        (THROUGH, board.code[corridor])
        for corridor in range(board.tech)
        if doors.takes_door(t, corridor) and not t.wrecked >> corridor & 1
    ]


@door.part(target=switchable_doors, empty=("no_door", "LD-DOR-09"))
def control_door(t: LockdownTable, seat: int, corridor: int) -> None:
    """LD-DOR-14: open it if it is closed, close it if it is open."""
    doors.switch_door(t, t.rs.board.by_code[corridor], "LD-DOR-08", seat)


computer_a = computer_card(
    "computer_a", "move_rover peek_css peek_contingencies", rules="LD-CPU-02 LD-CRD-61"
)
computer_b = computer_card(
    "computer_b", "gain_knowledge peek_css swap_power", rules="LD-CPU-02 LD-CRD-61"
)
computer_c = computer_card(
    "computer_c", "sprinklers swap_power peek_contingencies", rules="LD-CPU-02 LD-CRD-61"
)
computer_d = computer_card("computer_d", "door peek_css move_rover", rules="LD-CPU-02 LD-CRD-61")
computer_e = computer_card(
    "computer_e", "sprinklers swap_power peek_css", rules="LD-CPU-02 LD-CRD-61"
)
lockdown = computer_card("lockdown", "", rules="LD-CPU-05 LD-CRD-60")

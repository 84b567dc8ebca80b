"""Action cards of the Hacker."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import computer, power
from lockdown.games.lockdown.cards.registry import action_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import items, markers
from lockdown.rules.looking import look_at_tiles
from lockdown.rules.needs import (
    at_computer,
    computer_here,
    in_a_section,
    malfunction_here,
    power_refusal,
)
from lockdown.rules.queries import in_dark, section
from lockdown.rules.room_actions import (
    do_room_action,
    free_action_refusal,
    free_room_actions,
    unseen_refusal,
)
from lockdown.rules.verbs import NO, TAKE, YES
from lockdown.state.facts import NEVER, Refusal

recharge = action_card(
    "recharge",
    copies={"hacker": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ITM-08 LD-ITM-11 LD-PWR-01",
    source="public",
    confidence="medium",
    note="One transcription gives cost 1.",
)


def powered_here(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-PWR-01, LD-PWR-08: in a powered section, and not treated as in darkness."""
    return power_refusal(t, seat, ("no_power", "LD-PWR-01"))


def energy_weapons_to_load(t: LockdownTable, seat: int) -> list[tuple[Any, ...]]:
    """LD-ITM-08, LD-ITM-11: energy weapons in the hand slots below their capacity."""
    return [
        (TAKE, item)
        for item in dict.fromkeys(items.weapons(t, seat))
        if items.facts_of(t, item).weapon == "energy"
        and items.count_of(item) < items.capacity(t, item)
    ]


@recharge.part(
    needs=powered_here,
    target=energy_weapons_to_load,
    empty=("no_weapon_to_load", "LD-ITM-08"),
)
def recharge_weapon(t: LockdownTable, seat: int, weapon: int) -> None:
    """LD-ITM-08: 2 ammo, never above the capacity."""
    if weapon in t.hands[seat]:
        items.load(t, seat, weapon, "LD-ITM-08", 2)


neuralink = action_card(
    "neuralink",
    copies={"hacker": 1},
    cost=0,
    combat=NEVER,
    rules="LD-CPU-01 LD-CPU-02 LD-CPU-05 LD-MRK-22",
    source="public",
    confidence="medium",
    note=(
        "That the computer action itself costs nothing more is our reading. An emergency "
        "staircase is in no section, so neither case applies there."
    ),
)


def linkable(t: LockdownTable, seat: int) -> Refusal | None:
    """A computer or power is missing, not both; a blocked computer is none (LD-MRK-22).

    Whoever is treated as in darkness is so as in an unpowered section (LD-PWR-08).
    """
    refusal = in_a_section(t, seat)
    if refusal is not None:
        return refusal
    if at_computer(t, seat) != in_dark(t, seat):
        return ("no_link", "LD-CPU-01")
    return None if computer.open_options(t, seat) else ("computer_idle", "LD-ACT-26")


@neuralink.part(needs=linkable)
def link_up(t: LockdownTable, seat: int) -> None:
    """LD-CPU-01, LD-CPU-02, LD-CPU-05: one computer action, free."""
    t.push(computer.computer_action, seat)


bypass = action_card(
    "bypass",
    copies={"hacker": 1},
    cost=1,
    combat=NEVER,
    rules="LD-CRD-11 LD-CPU-02 LD-PWR-17 LD-PWR-18",
    source="public",
    confidence="high",
    note="The transcription discards the card; as elsewhere it goes under the deck (LD-ROM-22).",
)


@bypass.part(needs=computer.place_refusal)
def bypass_computer(t: LockdownTable, seat: int) -> None:
    """LD-CRD-11, LD-CPU-02: any number of the options, each at most once."""
    t.push(computer.computer_action_several, seat)


@bypass.part(needs=in_a_section)
def bypass_power(t: LockdownTable, seat: int) -> None:
    """LD-CRD-11, LD-PWR-17, LD-PWR-18: the section's token is turned over."""
    power.flip(t, section(t, seat), "LD-PWR-17")


it_works_for_me = action_card(
    "it_works_for_me",
    copies={"hacker": 1},
    cost=1,
    combat=NEVER,
    rules="LD-MRK-29 LD-CPU-01 LD-CPU-02",
    source="public",
    confidence="medium",
    note="One transcription gives cost 0.",
)


USE_COMPUTER = decision_kind("use_computer", "LD-CPU-01", "Take a computer action now?")


@it_works_for_me.part(needs=malfunction_here)
def hack_repair(t: LockdownTable, seat: int) -> None:
    """LD-MRK-29: repair the room, then perhaps use its computer."""
    markers.remove_malfunction(t, t.room[seat], "LD-MRK-29")
    if computer.place_refusal(t, seat) is None and computer.open_options(t, seat):
        options: list[tuple[Any, ...]] = [(YES,), (NO,)]
        t.ask(seat, USE_COMPUTER, options, use_computer_answer, seat)


@step
def use_computer_answer(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """LD-CPU-01, LD-CPU-02: one computer action, free."""
    if choice[0] == YES:
        t.push(computer.computer_action, seat)


master_plan = action_card(
    "master_plan",
    copies={"hacker": 1},
    cost=0,
    combat=NEVER,
    rules="LD-ROM-08 LD-ROM-25",
    source="public",
    confidence="high",
)


@master_plan.part(needs=computer_here, target=free_room_actions, empty=free_action_refusal)
def planned_hack(t: LockdownTable, seat: int, key: str) -> None:
    """LD-ROM-08, LD-ROM-25, LD-ACT-14: one action of the room, free; power is not needed."""
    do_room_action(t, seat, key)


@master_plan.part(needs=unseen_refusal)
def study_schematics(t: LockdownTable, seat: int) -> None:
    """Look at up to 2 unexplored room tiles, not at their tokens."""
    t.push(look_at_tiles, seat, 2, 0)

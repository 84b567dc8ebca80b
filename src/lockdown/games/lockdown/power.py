"""Power and darkness (LD-PWR): four tokens, three sections and the elevator."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened
from lockdown.rules.verbs import POWER
from lockdown.state.keys import ELEVATOR

REARRANGE = decision_kind(
    "rearrange_power", "LD-PWR-14", "Place the four power tokens as you like."
)
SWAP = decision_kind("swap_power", "LD-PWR-17", "Exchange the places of two power tokens.")


def change_power(t: LockdownTable, power: tuple[int, int, int, int], rule: str) -> None:
    """Replace the tokens and tell; darkness follows at once (LD-PWR-18)."""
    if power != t.power:
        set_power(t, power)
        t.tell(happened.POWER, rule, power)


def flip(t: LockdownTable, where: int, rule: str) -> None:
    """Turn the token of one section (or of the elevator, LD-BRD-10) over."""
    power = list(t.power)
    power[where] = -power[where]
    change_power(t, (power[0], power[1], power[2], power[3]), rule)


def switch(t: LockdownTable, where: int, on: bool, rule: str) -> None:
    """Turn the token of one place to the given side."""
    if (t.power[where] > 0) != on:
        flip(t, where, rule)


def elevator_powered(t: LockdownTable) -> bool:
    """LD-BRD-17: the elevator's own token is blue."""
    return t.power[ELEVATOR] > 0


def next_to_fail(t: LockdownTable) -> int:
    """LD-PWR-10: where the blue token with the highest number lies, -1 if none is blue."""
    highest = max(t.power)
    return t.power.index(highest) if highest > 0 else -1


def power_failure(t: LockdownTable) -> None:
    """LD-PWR-10: the next one turns red, wherever it lies."""
    where = next_to_fail(t)
    if where >= 0:
        t.tell(happened.POWER_FAILURE, "LD-PWR-10", where)
        flip(t, where, "LD-PWR-10")


def failure_counts(t: LockdownTable, symbol: str) -> bool:
    """LD-PWR-09: a red symbol only counts while the time token is red, a blue one always."""
    return symbol == "blue" or (symbol == "red" and not t.time_blue)


def turn_time_token(t: LockdownTable, blue: bool, rule: str) -> None:
    """LD-PWR-02: the side changes nothing but which failures count."""
    if t.time_blue != blue:
        t.time_blue = blue
        t.tell(happened.TIME_TOKEN_TURNED, rule, int(blue))


def reset(t: LockdownTable) -> None:
    """LD-PWR-13: unless three tokens are blue, tokens 1 and 2 turn blue, 3 and 4 red."""
    if sum(1 for token in t.power if token > 0) >= 3:
        return
    power = tuple(abs(token) if abs(token) <= 2 else -abs(token) for token in t.power)
    change_power(t, (power[0], power[1], power[2], power[3]), "LD-PWR-13")


def power_text(power: tuple[int, ...]) -> str:
    """Token numbers on S-01, S-02, S-03 and the elevator: `1,4,2,3`."""
    return ",".join(str(abs(token)) for token in power)


def put_places(t: LockdownTable, text: str, rule: str) -> None:
    """LD-PWR-14, LD-PWR-17: lay the tokens as `power_text` says, without turning them."""
    side = {abs(token): token for token in t.power}
    power = tuple(side[int(word)] for word in text.split(","))
    change_power(t, (power[0], power[1], power[2], power[3]), rule)


def swaps(t: LockdownTable) -> list[tuple[Any, ...]]:
    """LD-PWR-17, LD-BRD-10: every exchange of two tokens, the elevator's included."""
    options: list[tuple[Any, ...]] = []
    for a, b in combinations(range(4), 2):
        power = list(t.power)
        power[a], power[b] = power[b], power[a]
        options.append((POWER, power_text(tuple(power))))
    return options


@step
def swap_two(t: LockdownTable, seat: int) -> None:
    """LD-PWR-17: exchange the places of two tokens without turning them."""
    t.ask(seat, SWAP, swaps(t), swapped)


@step
def swapped(t: LockdownTable, choice: tuple[Any, ...]) -> None:
    """The exchange was chosen."""
    put_places(t, choice[1], "LD-PWR-17")


@step
def rearrange(t: LockdownTable, seat: int) -> None:
    """LD-PWR-14: place the tokens as one likes, without turning them."""
    options: list[tuple[Any, ...]] = [(POWER, power_text(p)) for p in permutations((1, 2, 3, 4))]
    t.ask(seat, REARRANGE, options, rearranged)


@step
def rearranged(t: LockdownTable, choice: tuple[Any, ...]) -> None:
    """The places were chosen."""
    put_places(t, choice[1], "LD-PWR-14")


@step
def restore_power(t: LockdownTable, seat: int) -> None:
    """LD-PWR-12, LD-PWR-15: reset, rearrange, then the time token turns blue."""
    reset(t)
    t.then((rearrange, seat), (backup_runs,))


@step
def backup_runs(t: LockdownTable) -> None:
    """LD-PWR-12 (3): the Backup Power Supply runs from now on."""
    turn_time_token(t, True, "LD-PWR-12")


def set_power(t: LockdownTable, power: tuple[int, int, int, int]) -> None:
    """Replace the power tokens; darkness changes at once (LD-PWR-18).

    LD-SRF-26: buildings follow the token of their section; crossroads and staircases are in none.
    """
    t.power = power
    mask = 0
    for section, slots in enumerate(t.rs.board.section_slots):
        if power[section] > 0:
            mask |= slots
    t.lit = mask

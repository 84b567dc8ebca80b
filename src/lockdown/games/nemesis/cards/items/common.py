"""What item cards of several decks ask of the table."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import pods
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.nemesis.verbs import POD
from lockdown.rules import items, looking
from lockdown.rules.eggs import eggs_in
from lockdown.rules.queries import action_cards, adjacent, alive, is_room, others_here, wounded
from lockdown.rules.verbs import OPTION, PLAYER, TAKE, TO
from lockdown.state.facts import Refusal

Options = list[tuple[Any, ...]]
NOTHING_TO_LOAD: Refusal = ("nothing_to_load", "NM-ITM-11")
NO_POD_HERE: Refusal = ("no_pod_here", "NM-POD-02")


# ---- weapons


def below_capacity(t: NemesisTable, item: int) -> bool:
    """NM-ITM-11: whether it can take ammo."""
    return items.count_of(item) < items.capacity(t, item)


def empty_energy_weapons(t: NemesisTable, seat: int) -> Options:
    """NM-ITM-15, NM-ITM-21: own energy weapons that can take ammo, if the cost can be paid."""
    purse = action_cards(t, seat)
    more = wounded(t, seat, "item_cost")
    return [
        (TAKE, item)
        for item in dict.fromkeys(items.weapons(t, seat))
        if t.rs.items[item & 255].weapon == "energy"
        and below_capacity(t, item)
        and purse >= charge_cost(t, seat, item) + more
    ]


def charge_cost(t: NemesisTable, seat: int, weapon: int = -1) -> int:
    """NM-ITM-12: loading the rifle with an Autoloader costs nothing; any other weapon 1."""
    if weapon >= 0:
        return 0 if items.has_autoloader(weapon) else 1
    return 0 if any(items.has_autoloader(item) for item in items.weapons(t, seat)) else 1


# ---- throwing (NM-ITM-16, NM-DOR-04)


def eggs_to_hit(t: NemesisTable, slot: int) -> int:
    """NM-ITM-16: uncarried eggs of an explored room."""
    return eggs_in(t, slot) if t.explored >> slot & 1 else 0


def rooms_to_hit(t: NemesisTable, seat: int) -> Options:
    """The own room or one next door without a closed door between, with something to hit."""
    here = t.room[seat]
    reach = dict.fromkeys((here, *(way[0] for way in adjacent(t, here))))
    return [(TO, slot) for slot in reach if t.foes >> slot & 1 or eggs_to_hit(t, slot)]


# ---- other players' objectives (NM-SET-33)


def with_objective(t: NemesisTable, seat: int) -> list[int]:
    """Other living players of whom an objective is not known; none where they lie open."""
    if t.rs.open_hands:
        return []
    return [
        other
        for other in range(t.n)
        if other != seat and alive(t, other) and not looking.objectives_known(t, seat, other)
    ]


def which_objective(t: NemesisTable, seat: int, owner: int) -> Options:
    """With two cards left the looker names the deck, one that shows something new."""
    held = t.objectives[owner]
    if len(held) < 2:
        return []
    return [
        (OPTION, t.rs.objectives[objective].deck)
        for objective in held
        if (seat, owner, objective) not in t.seen_objective
    ]


def look_at(t: NemesisTable, seat: int, owner: int, deck: str | int) -> None:
    """NM-SET-33: one card, seen alone; if the owner holds a single one by now, that one."""
    held = t.objectives[owner]
    found = [o for o in held if t.rs.objectives[o].deck == deck] or list(held)
    looking.look_at_objective(t, seat, owner, found[0], "NM-SET-33")


# ---- pods (NM-POD-02)


def pods_here(t: NemesisTable, seat: int) -> Options:
    """NM-POD-02, NM-POD-13: pods still on the board of the section one is in."""
    slot = t.room[seat]
    if not any(is_room(t, slot, section) for section in pods.SECTIONS):
        return []
    return [
        (POD, t.pod_number[pod]) for pod in pods.on_board(t) if pods.section_slot(t, pod) == slot
    ]


def turn_pod(t: NemesisTable, seat: int, item: int, number: int) -> None:
    """NM-POD-02: to its other side; a malfunction does not matter."""
    pod = t.pod_number.index(number)
    pods.set_lock(t, pod, not t.pod_locked >> pod & 1, "NM-POD-02")


# ---- treating (NM-HRT-12, NM-ACT-20)


def patients(t: NemesisTable, seat: int) -> list[int]:
    """Oneself, and the others in the room; nobody who waits in a pod (NM-POD-15)."""
    return [seat, *others_here(t, seat)]


def must_agree(t: NemesisTable, seat: int, patient: int) -> int:
    """NM-ACT-20: another player is asked first."""
    return -1 if patient == seat else patient


def as_players(seats: list[int]) -> Options:
    """The choice of a player."""
    return [(PLAYER, seat) for seat in seats]

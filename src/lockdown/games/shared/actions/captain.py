"""Action cards of the Captain."""

from __future__ import annotations

from typing import Any

from lockdown.games.shared.common import ways_out
from lockdown.games.shared.registry import action_card
from lockdown.rules import attacks, decks, items, movement
from lockdown.rules.queries import has_computer, here, others_here, turn_order
from lockdown.rules.verbs import PLAYER
from lockdown.state import keys
from lockdown.state.facts import ANY, NEVER, Refusal
from lockdown.state.keys import ITEM
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
INTERCOM = ITEM["intercom"]
#: Lockdown has the Old Revolver in its place (LD-NCH-06).
REVOLVERS = (ITEM["revolver"], ITEM["old_revolver"])

order = action_card(
    "order",
    copies={"captain": 1},
    cost=0,
    combat=NEVER,
    rules="NM-MOV-06 NM-MOV-09 NM-CMB-14 NM-POD-15",
    source="public",
    confidence="high",
    note="That a noise roll follows is our reading of a card that names a move.",
)


def heard(t: Table, seat: int) -> list[int]:
    """Who hears the Captain: the room, with the Intercom also rooms with a computer."""
    crew = [who for who in turn_order(t) if t.place[who] == keys.IN_ROOM and who != seat]
    near = others_here(t, seat)
    if not items.has_kind(t, seat, INTERCOM):
        return near
    return [who for who in crew if who in near or has_computer(t, t.room[who])]


def to_be_ordered(t: Table, seat: int) -> Options:
    """NM-POD-15: characters within hearing that have somewhere to go; never one in a pod."""
    return [(PLAYER, who) for who in heard(t, seat) if ways_out(t, who)]


def where_to(t: Table, seat: int, who: int) -> Options:
    """NM-MOV-01: next door to the one who is ordered."""
    return ways_out(t, who)


@order.part(target=(to_be_ordered, where_to), empty=("nobody_to_order", "NM-MOV-06"))
def give_order(t: Table, seat: int, who: int, slot: int) -> None:
    """NM-MOV-06, NM-CMB-14: willing or not; out of a room with Intruders it is an escape."""
    t.push(movement.finish_escape, who, slot, ())
    for uid in reversed(attacks.attackers_in(t, t.room[who])):
        t.push(attacks.attack, uid, who, attacks.ESCAPE)


reload = action_card(
    "reload",
    copies={"captain": 1},
    cost=0,
    combat=ANY,
    rules="NM-ITM-11",
    source="public",
    confidence="high",
)


def own_revolver(t: Table, seat: int) -> int:
    """The Revolver in a hand slot; -1 for none."""
    return next((item for item in t.hands[seat] if item & 255 in REVOLVERS), -1)


def revolver_not_full(t: Table, seat: int) -> Refusal | None:
    """NM-ITM-11: never above the capacity."""
    revolver = own_revolver(t, seat)
    if revolver < 0:
        return ("no_revolver", "NM-ITM-11")
    full = items.count_of(revolver) >= items.capacity(t, revolver)
    return ("nothing_to_load", "NM-ITM-11") if full else None


@reload.part(needs=revolver_not_full)
def load_revolver(t: Table, seat: int) -> None:
    """NM-ITM-11: one ammo."""
    revolver = own_revolver(t, seat)
    if revolver >= 0:
        items.load(t, seat, revolver, "NM-ITM-11", 1)


motivation = action_card(
    "motivation",
    copies={"captain": 1},
    cost=0,
    combat=ANY,
    rules="NM-RND-04 NM-RND-02 NM-MRK-25 NM-POD-15",
    source="public",
    confidence="high",
)


@motivation.part()
def motivate(t: Table, seat: int) -> None:
    """NM-RND-04: a card for the Captain, then for everybody who hears it, in turn order.

    Those who wait in a pod of the room hear it too (NM-POD-15).
    """
    near = [who for who in here(t, t.room[seat]) if who != seat]
    hearers = {*near, *heard(t, seat)}
    for who in (seat, *(one for one in turn_order(t) if one in hearers)):
        decks.draw_cards(t, who, 1, "NM-RND-04")

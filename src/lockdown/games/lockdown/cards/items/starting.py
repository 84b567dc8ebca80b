"""Starting item cards."""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import item_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import items
from lockdown.rules.queries import stalkers_in
from lockdown.state.facts import ONLY, Refusal
from lockdown.state.keys import CARCASS, LARVA, NO_DECK

smart_gun = item_card(
    "smart_gun",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="hacker",
    heavy=True,
    weapon="energy",
    ammo=(3, 3),
    reroll="powered",
    rules="LD-CMB-04 LD-CMB-07 LD-CMB-09 LD-PWR-03",
    source="reconstructed",
    confidence="low",
    note=(
        "That it is an energy weapon follows from the card Recharge (medium); ammo and text "
        "are ours."
    ),
)

nailgun = item_card(
    "nailgun",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="janitor",
    heavy=True,
    weapon="classic",
    ammo=(4, 4),
    double_as_single=True,
    rules="LD-CMB-04 LD-CMB-07 LD-ITM-11",
    source="reconstructed",
    confidence="low",
)

smg = item_card(
    "smg",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="sentry",
    heavy=True,
    weapon="energy",
    ammo=(5, 5),
    reroll="ammo",
    rules="LD-CMB-04 LD-CMB-07 LD-CMB-09",
    source="reconstructed",
    confidence="low",
    note="Energy weapon with 5 ammo: public (medium). The text is ours.",
)

probe_arm = item_card(
    "probe_arm",
    copies=1,
    deck=NO_DECK,
    group="starting",
    character="xenobiologist",
    cost=1,
    combat=ONLY,
    uses=(3, 3),
    rules="LD-SET-28 LD-ITM-06 LD-ITM-10 LD-ITM-33 LD-WND-07",
    source="public",
    confidence="medium",
    ours="cost combat uses",
    note=(
        "Known: takes a sample (carcass token) without harm, has uses, refilled by a "
        "Toolbelt, takes no hand slot, lies open beside the board. Cost 1, 3 uses and the "
        "combat symbol are ours."
    ),
)


def something_to_sample(t: LockdownTable, seat: int) -> Refusal | None:
    """A Night Stalker in the room that leaves a carcass (LD-WND-07: all but larvae)."""
    if any(figure[1] != LARVA for figure in stalkers_in(t, t.room[seat])):
        return None
    return ("nothing_to_sample", "LD-WND-07")


@probe_arm.part(needs=something_to_sample)
def take_sample(t: LockdownTable, seat: int, item: int) -> None:
    """LD-ITM-10, LD-ITM-33: a carcass token without harm; not taken, it lies in the room."""
    items.spend(t, seat, item, "LD-ITM-10")
    items.give(t, seat, CARCASS, "object", "LD-ITM-33")

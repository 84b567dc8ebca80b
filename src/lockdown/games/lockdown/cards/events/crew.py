"""Event cards that strike the crew: infection and panic."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.cards.events.common import crew_in_dark
from lockdown.games.lockdown.cards.registry import event_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import contamination, eggs, items, stalkers
from lockdown.rules.event_effects import crew, crew_scans, empty_handed, in_nest, one_by_one
from lockdown.rules.queries import in_room
from lockdown.rules.verbs import TAKE
from lockdown.state.keys import LARVA

PANIC_AMMO = decision_kind("panic_ammo", "LD-ITM-08", "Which weapon loses ammo?")
PANIC_ITEM = decision_kind("panic_item", "LD-ITM-17", "Discard an item.")


hatching = event_card(
    "hatching",
    icons="adult breeder",
    corridors=(2,),
    rules="LD-ROM-41 LD-ATK-11 LD-FAQ-11 LD-CMP-17",
    note="That the larva token depends on the first part only is our reading.",
)


@hatching
def eggs_hatch(t: LockdownTable) -> None:
    """LD-ROM-41, LD-ATK-11: the helpless in the Nest are infested, else a larva token is added."""
    eggs.hatch_egg(t, "LD-ROM-41")
    victims = [seat for seat in crew(t) if in_nest(t, seat) and empty_handed(t, seat)]
    for seat in victims:
        contamination.infest(t, seat, "LD-ATK-11")
    if not victims:
        stalkers.add_token(t, LARVA, "LD-EVT-20")


@hatching.dark
def larvae_in_dark(t: LockdownTable, shielded: int) -> None:
    """LD-EVT-21: those outside the Nest."""
    for seat in crew_in_dark(t, shielded):
        if not in_nest(t, seat) and empty_handed(t, seat):
            contamination.infest(t, seat, "LD-ATK-11")


leaving_the_shell_1 = event_card(
    "leaving_the_shell_1",
    icons="breeder queen",
    corridors=(1,),
    rules="LD-CON-06 LD-CON-07 LD-CON-13 LD-RND-05 LD-STK-07",
)


leaving_the_shell_2 = event_card(
    "leaving_the_shell_2",
    icons="creeper breeder queen",
    corridors=(4,),
    rules="LD-CON-06 LD-CON-07 LD-CON-13 LD-RND-05 LD-STK-07",
)


@leaving_the_shell_1
@leaving_the_shell_2
def forced_scans(t: LockdownTable) -> None:
    """LD-CON-13: who has a larva is fixed now; carriers risk their life, others a larva."""
    t.then(
        *((carrier_scans, seat) if t.larva >> seat & 1 else (crew_scans, seat) for seat in crew(t))
    )


@step
def carrier_scans(t: LockdownTable, seat: int) -> None:
    """LD-CON-07: a fresh card is scanned; one that the wound Guts adds is not."""
    if not in_room(t, seat):
        return
    received = contamination.receive(t, seat, "LD-CON-01")
    if not received:
        return
    pile = t.discard[seat]
    place = len(pile) - received
    (card,) = contamination.scan(t, seat, (pile[place],), "LD-CON-13")
    t.discard[seat] = (*pile[:place], card, *pile[place + 1 :])
    if contamination.is_infected(card):
        contamination.infection(t, seat, "LD-CON-07")


panic = event_card(
    "panic",
    icons="adult breeder",
    corridors=(4,),
    rules="LD-ITM-08 LD-ITM-17",
)


@panic
def panic_strikes(t: LockdownTable) -> None:
    """LD-EVT-24: everybody without action cards, in turn order."""
    one_by_one(t, panics, [seat for seat in crew(t) if empty_handed(t, seat)])


@panic.dark
def panic_in_dark(t: LockdownTable, shielded: int) -> None:
    """LD-EVT-21: those with action cards too; the others have panicked already."""
    concerned = [seat for seat in crew_in_dark(t, shielded) if not empty_handed(t, seat)]
    one_by_one(t, panics, concerned)


def _loaded(t: LockdownTable, seat: int) -> list[int]:
    return [
        item
        for item in items.held(t, seat)
        if t.rs.items[item & 255].weapon and items.count_of(item)
    ]


@step
def panics(t: LockdownTable, seat: int) -> None:
    """LD-ITM-08, LD-ITM-17: two ammo, or an item card from one who has less."""
    if not in_room(t, seat):
        return
    if sum(items.count_of(weapon) for weapon in _loaded(t, seat)) >= 2:
        t.then((panic_ammo, seat), (panic_ammo, seat))
        return
    cards = list(dict.fromkeys(items.item_cards(t, seat)))
    if len(cards) == 1:
        items.lose_item(t, seat, cards[0], "LD-ITM-17")
    elif cards:
        t.ask(seat, PANIC_ITEM, [(TAKE, item) for item in cards], panic_item_lost, seat)


@step
def panic_ammo(t: LockdownTable, seat: int) -> None:
    """One ammo from a weapon of the player's choice."""
    weapons = list(dict.fromkeys(_loaded(t, seat)))
    if len(weapons) == 1:
        items.spend(t, seat, weapons[0], "LD-ITM-08")
    elif weapons:
        t.ask(seat, PANIC_AMMO, [(TAKE, item) for item in weapons], panic_ammo_lost, seat)


@step
def panic_ammo_lost(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """The weapon was chosen."""
    items.spend(t, seat, choice[1], "LD-ITM-08")


@step
def panic_item_lost(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """The item was chosen: face down under its deck."""
    items.lose_item(t, seat, choice[1], "LD-ITM-17")

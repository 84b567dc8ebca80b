"""Action cards of the Mechanic."""

from __future__ import annotations

from typing import Any

from lockdown.games.shared.common import other_entrances, repair
from lockdown.games.shared.registry import action_card
from lockdown.kernel.steps import step
from lockdown.rules import crafting, items, markers, movement, passing
from lockdown.rules.needs import fire_here, malfunction_here, no_fire_here
from lockdown.rules.queries import in_room
from lockdown.rules.verbs import COMPONENT, CRAFT, DROP, TAKE
from lockdown.state.facts import NEVER
from lockdown.state.keys import YELLOW
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]

# NM-CRD-08
technical_corridors = action_card(
    "technical_corridors",
    copies={"mechanic": 1},
    cost=1,
    combat=NEVER,
    rules="NM-TEC-01 NM-MOV-06 NM-EXP-10 NM-RND-20",
    source="public",
    confidence="high",
)


@technical_corridors.part(target=other_entrances, empty=("no_entrance", "NM-TEC-01"))
def crawl(t: Table, seat: int, slot: int) -> None:
    """NM-TEC-01, NM-RND-20: a move to another entrance, explored or not; then a pass."""
    t.push(crawled, seat)
    movement.arrive(t, seat, slot)


@step
def crawled(t: Table, seat: int) -> None:
    """NM-RND-20: when all that is resolved, if alive."""
    if in_room(t, seat):
        passing.force_pass(t, seat)


pyrotechnics = action_card(
    "pyrotechnics",
    copies={"mechanic": 1},
    cost=1,
    combat=NEVER,
    rules="NM-MRK-13 NM-MRK-14 NM-ITM-05",
    source="public",
    confidence="high",
    note="The item is a price, so it counts as used.",
)


def something_to_burn(t: Table, seat: int) -> Options:
    """NM-ITM-05: own item cards, wherever they are; no bulky object."""
    return [(TAKE, item) for item in dict.fromkeys(items.item_cards(t, seat))]


@pyrotechnics.part(
    needs=no_fire_here, target=something_to_burn, empty=("nothing_to_burn", "NM-ITM-05")
)
def set_fire(t: Table, seat: int, item: int) -> None:
    """NM-ITM-05, NM-MRK-13: the item is discarded, the room burns."""
    if item in items.held(t, seat):
        items.discard_item(t, seat, item, "NM-ITM-05")
        markers.place_fire(t, t.room[seat], "NM-MRK-13")


@pyrotechnics.part(needs=fire_here)
def put_out(t: Table, seat: int) -> None:
    """NM-MRK-14: the marker goes back to the supply."""
    markers.remove_fire(t, t.room[seat], "NM-MRK-14")


ingenuity = action_card(
    "ingenuity",
    copies={"mechanic": 1},
    cost=0,
    combat=NEVER,
    rules="NM-MRK-23 NM-BRD-15 NM-CRF-04 NM-CRF-05 NM-CRF-06",
    source="public",
    confidence="high",
    note="Only the tool symbol can be replaced (ruling ours).",
)


@ingenuity.part(needs=malfunction_here)
def improvise_repairs(t: Table, seat: int) -> None:
    """NM-MRK-23."""
    repair(t, seat)


#: The symbol that a yellow card may stand for; in Lockdown the frame (LD-NCH-06).
TOOLS = ("tool", "frame")


def _stand_ins(t: Table, seat: int, symbol: str, picked: tuple[int, ...]) -> list[int]:
    """NM-CRF-05: own cards with the symbol; for the tool any yellow card will do."""
    left = [
        item
        for item in items.item_cards(t, seat)
        if t.rs.items[item & 255].component == symbol
        or (symbol in TOOLS and t.rs.items[item & 255].deck == YELLOW)
    ]
    for item in picked:
        if item in left:
            left.remove(item)
    return list(dict.fromkeys(left))


def first_component(t: Table, seat: int, kind: int) -> Options:
    """The card for the first symbol that leaves one for the second."""
    one, two = t.rs.items[kind].recipe
    return [
        (COMPONENT, item)
        for item in _stand_ins(t, seat, one, ())
        if _stand_ins(t, seat, two, (item,))
    ]


def second_component(t: Table, seat: int, kind: int, first: int) -> Options:
    """The card for the second symbol."""
    return [(COMPONENT, item) for item in _stand_ins(t, seat, t.rs.items[kind].recipe[1], (first,))]


def to_invent(t: Table, seat: int) -> Options:
    """NM-CRF-06: crafted items of which a card is left and that could be made."""
    return [(CRAFT, kind) for kind in crafting.craftable(t) if first_component(t, seat, kind)]


def hands_for_it(t: Table, seat: int, kind: int, first: int, second: int) -> Options:
    """NM-CRF-08: a heavy item needs a slot; that of a component will do."""
    if not t.rs.items[kind].heavy:
        return []
    left = items.hands_without(t, seat, (first, second))
    if items.slots_of(left) < items.hand_slots(t, seat):
        return []
    return [(DROP, item) for item in dict.fromkeys(left)]


@ingenuity.part(
    target=(to_invent, first_component, second_component, hands_for_it),
    empty=("nothing_to_craft", "NM-CRF-04"),
)
def invent(t: Table, seat: int, kind: int, first: int, second: int, dropped: int) -> None:
    """NM-CRF-04: craft without the cost of the craft action."""
    if kind in t.crafted:
        crafting.make(t, seat, kind, (first, second), dropped, "NM-CRF-04")

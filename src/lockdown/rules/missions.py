"""Mission items (LD-MIS): activating them.

An activation on its way is `(ACTIVATE, way, thing to drop)`; the way is `room`, or the key of the
item card that is discarded for it.
"""

from __future__ import annotations

from typing import Any

from lockdown.rules import happened, items, offers
from lockdown.rules.actions import Act, Spec, combat_refusal, cost_refusal
from lockdown.rules.queries import is_room
from lockdown.rules.verbs import ACTIVATE
from lockdown.state import keys
from lockdown.state.facts import NEVER, Expected, Refusal
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]


#: The way to activate by standing in one of the rooms named.
BY_ROOM = "room"
#: Between the item and the way, where a character has several mission items.
OF = ":"


def ways(t: Table, seat: int) -> list[str]:
    """LD-MIS-02: how a requirement is met now: the room, or item cards to discard.

    Where characters have several mission items each way begins with the item's key.
    """
    return [
        f"{t.rs.items[kind].key}{OF}{way}" if t.rs.mission_items > 1 else way
        for kind in t.mission[seat]
        for way in _ways(t, seat, kind)
    ]


def _ways(t: Table, seat: int, kind: int) -> list[str]:
    facts = t.rs.items[kind]
    found: list[str] = []
    if facts.attach_to and carrier_of(t, seat, kind) < 0:
        return found
    if any(is_room(t, t.room[seat], room) for room in facts.activation_rooms):
        found.append(BY_ROOM)
    for item in dict.fromkeys(t.pack[seat]):
        card = t.rs.items[item & 255]
        # The same card in another deck is the same kind.
        if (card.same_as or card.key) in facts.activation_discard and card.key not in found:
            found.append(card.key)
    return found


def carrier_of(t: Table, seat: int, kind: int) -> int:
    """NM-MIS-03: the item in a hand slot onto which a mission item goes; -1 for none."""
    wanted = keys.ITEM[t.rs.items[kind].attach_to]
    return next((item for item in t.hands[seat] if item & 255 == wanted), -1)


def _meant(t: Table, seat: int, way: str) -> tuple[int, str]:
    """The mission item and the way that an option names."""
    name, of, rest = way.partition(OF)
    return (keys.ITEM[name], rest) if of else (t.mission[seat][0], way)


def activation_refusal(t: Table, seat: int) -> Refusal | None:
    """Why no mission item can be activated now; a malfunction is no reason (LD-MIS-03)."""
    if not t.mission[seat]:
        return ("no_mission", "LD-MIS-01")
    refusal = combat_refusal(t, seat, NEVER)
    if refusal is None and not ways(t, seat):
        refusal = ("mission_unmet", "LD-MIS-02", t.mission[seat][0])
    return refusal or cost_refusal(t, seat, t.rs.activation_cost)


def _cost(t: Table, seat: int, act: Act) -> int:
    return t.rs.activation_cost


def _targets(t: Table, seat: int, act: Act) -> Options | None:
    """LD-MIS-04, LD-ITM-07: a heavy one needs a hand slot."""
    if len(act) > 2:
        return None
    if not t.rs.items[_meant(t, seat, act[1])[0]].heavy:
        return []
    return offers.drop_for_slot(t, seat)


def _activate(t: Table, seat: int, act: Act) -> None:
    """LD-MIS-02, LD-MIS-04: pay the discard, turn the card; it comes with its ammo or uses."""
    kind, way = _meant(t, seat, act[1])
    if way != BY_ROOM:
        price = next((i for i in t.pack[seat] if t.rs.items[i & 255].key == way), -1)
        if price < 0:
            return
        items.discard_item(t, seat, price, "LD-MIS-02")
    if act[2] != -1:
        items.drop(t, seat, act[2], "LD-ITM-07")
    t.mission[seat] = tuple(other for other in t.mission[seat] if other != kind)
    t.tell(happened.ACTIVATED, "LD-MIS-02", seat, kind)
    if t.rs.items[kind].attach_to:
        items.attach(t, seat, kind, carrier_of(t, seat, kind))
        return
    items.give(t, seat, items.fresh(t, kind), "mission", "LD-MIS-04")


SPEC = Spec(_cost, _activate, _targets)


def activate_options(t: Table, seat: int, purse: int, fight: bool, options: Options) -> None:
    """LD-MIS-02: never in combat, and what it costs can be paid."""
    if not fight and purse >= t.rs.activation_cost:
        options += [(ACTIVATE, way) for way in ways(t, seat)]


def expected(t: Table, seat: int) -> list[Expected]:
    """What a player may think of here (`why_not`)."""
    return [("mission", (ACTIVATE,), activation_refusal(t, seat))]

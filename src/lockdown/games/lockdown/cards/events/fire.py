"""Event cards that set rooms on fire."""

from __future__ import annotations

from lockdown.games.lockdown.cards.events.common import event_serious_wound
from lockdown.games.lockdown.cards.registry import event_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.rules import markers
from lockdown.rules.event_effects import crew, empty_handed, one_by_one
from lockdown.rules.queries import adjacent, explored_room, has_computer, slots

consuming_fire = event_card(
    "consuming_fire",
    icons="creeper breeder queen",
    corridors=(2,),
    rules="LD-MRK-15 LD-MRK-16 LD-MRK-17 LD-MRK-19 LD-END-05",
)


@consuming_fire
def fire_spreads(t: LockdownTable) -> None:
    """LD-MRK-19: burning rooms lose their items, then every open neighbour burns too."""
    burning = slots(t.fire)
    for slot in burning:
        markers.empty_counter(t, slot, "LD-EVT-20")
    spread(t, burning)


def spread(t: LockdownTable, burning: list[int]) -> None:
    """LD-MRK-19: to the rooms beside them, not through closed doors."""
    reached = {room for slot in burning for room, _ in adjacent(t, slot)}
    for slot in sorted(reached):
        markers.place_fire(t, slot, "LD-MRK-19")


fire_in_the_hole = event_card(
    "fire_in_the_hole",
    icons="creeper adult",
    corridors=(1,),
    rules="LD-MRK-15 LD-MRK-16 LD-CSS-05",
    note="Limiting it to explored rooms is our reading, so that the card reveals nothing.",
)


@fire_in_the_hole
def containers_burn(t: LockdownTable) -> None:
    """LD-CSS-05: the rooms burn; who stands there without action cards is badly hurt."""
    rooms = [slot for key in ("css_a", "css_b", "css_c") if (slot := explored_room(t, key))]
    for slot in sorted(rooms):
        markers.place_fire(t, slot, "LD-EVT-20")
    hurt = [seat for seat in crew(t) if t.room[seat] in rooms and empty_handed(t, seat)]
    one_by_one(t, event_serious_wound, hurt)


short_circuit = event_card(
    "short_circuit",
    icons="adult breeder queen",
    corridors=(4,),
    remove=True,
    rules="LD-ROM-20 LD-ROM-21 LD-MRK-15 LD-MRK-16 LD-MRK-22",
)


@short_circuit
def computers_burn(t: LockdownTable) -> None:
    """LD-MRK-22: a room with a malfunction marker counts as without a computer."""
    for slot in slots(t.explored & t.lit):
        if has_computer(t, slot):
            markers.place_fire(t, slot, "LD-EVT-20")


thats_hot = event_card(
    "thats_hot",
    icons="adult breeder queen",
    corridors=(1, 3),
    remove=True,
    rules="LD-MRK-15 LD-MRK-16 LD-MRK-17",
    note=(
        "Limiting it to an explored Power Generator is our reading, so that the card reveals "
        "nothing."
    ),
)


@thats_hot
def generators_burn(t: LockdownTable) -> None:
    """LD-MRK-17: an unexplored Power Generator is left out, so that nothing is revealed."""
    rooms = (explored_room(t, "backup_power_supply"), explored_room(t, "power_generator"))
    for slot in sorted(rooms):
        if slot:
            markers.place_fire(t, slot, "LD-EVT-20")

"""Yellow item cards: the technical deck."""

from __future__ import annotations

from lockdown.games.nemesis import engines
from lockdown.games.nemesis.cards.common import (
    NO_DOOR,
    doors_here,
    other_entrances,
    repair,
    switch_door,
    work_on_engine,
)
from lockdown.games.nemesis.cards.items.common import NOTHING_TO_LOAD, Options, below_capacity
from lockdown.games.nemesis.cards.items.red import energy_charge
from lockdown.games.nemesis.cards.registry import item_card
from lockdown.games.nemesis.table import NemesisTable
from lockdown.rules import decks, happened, hurt, items, markers, moments, movement, wounds
from lockdown.rules.aiming import NO_STALKER_HERE, stalkers_here
from lockdown.rules.looking import look_at_tiles
from lockdown.rules.needs import fire_here, malfunction_here, slimed
from lockdown.rules.queries import slots, stalker
from lockdown.rules.room_actions import room_colour_refusal, unseen_refusal
from lockdown.rules.taping import NOTHING_TO_JOIN, tape_up, untaped
from lockdown.rules.treating import NOTHING_TO_DRESS, undressed_wounds
from lockdown.rules.verbs import TAKE, TO
from lockdown.state.facts import ANY, NEVER, Refusal
from lockdown.state.keys import CONTAMINATION, ITEM, YELLOW

FLAMETHROWER = ITEM["flamethrower"]

# NM-CRD-30
chemicals = item_card(
    "chemicals",
    copies=7,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="flame",
    rules="NM-ITM-11 NM-ITM-15",
    source="public",
    confidence="high",
)


def empty_flamethrowers(t: NemesisTable, seat: int) -> Options:
    """NM-ITM-11: Flamethrowers carried that can take ammo."""
    return [
        (TAKE, item)
        for item in dict.fromkeys(t.hands[seat])
        if item & 255 == FLAMETHROWER and below_capacity(t, item)
    ]


@chemicals.part(target=empty_flamethrowers, empty=NOTHING_TO_LOAD)
def fuel_flamethrower(t: NemesisTable, seat: int, item: int, weapon: int) -> None:
    """NM-ITM-11: to the full capacity."""
    if weapon in t.hands[seat]:
        items.load(t, seat, weapon, "NM-ITM-11")


# NM-CRD-22
tools = item_card(
    "tools",
    copies=6,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="tool",
    rules="NM-MRK-23 NM-BRD-15 NM-ROM-33 NM-DOR-08 NM-DOR-09 NM-DOR-11",
    source="public",
    confidence="high",
)

# NM-CRD-26
duct_tape = item_card(
    "duct_tape",
    copies=4,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    attach=True,
    rules="NM-MRK-23 NM-BRD-15 NM-ROM-33 NM-ITM-12 NM-ITM-08 NM-ITM-19",
    source="public",
    confidence="high",
    note=(
        "No component symbol (scan); one public list gives it the tool. What becomes of a "
        "joined pair later is our ruling."
    ),
)


@tools.part(needs=malfunction_here)
@duct_tape.part(needs=malfunction_here)
def mend_room(t: NemesisTable, seat: int, item: int) -> None:
    """NM-MRK-23."""
    repair(t, seat)


@tools.part(needs=engines.engine_refusal)
@duct_tape.part(needs=engines.engine_refusal)
def mend_engine(t: NemesisTable, seat: int, item: int) -> None:
    """NM-BRD-15: look at both tokens, put them back in either order."""
    work_on_engine(t, seat)


@tools.part(target=doors_here, empty=NO_DOOR)
def force_a_door(t: NemesisTable, seat: int, item: int, corridor: int) -> None:
    """NM-DOR-08, NM-DOR-11."""
    switch_door(t, seat, corridor, "NM-DOR-11")


@duct_tape.part(target=(untaped, untaped), empty=NOTHING_TO_JOIN)
def tape_together(t: NemesisTable, seat: int, item: int, one: int, other: int) -> None:
    """NM-ITM-12: two heavy items take one hand slot; the tape stays on them."""
    tape_up(t, seat, item, one, other)


# NM-CRD-30
fire_extinguisher = item_card(
    "fire_extinguisher",
    copies=4,
    deck=YELLOW,
    cost=1,
    combat=ANY,
    single_use=True,
    heavy=True,
    rules="NM-MRK-10 NM-WND-09 NM-WND-10 NM-WND-14 NM-ITM-16",
    source="public",
    confidence="high",
)


@fire_extinguisher.part(needs=fire_here)
def put_out_fire(t: NemesisTable, seat: int, item: int) -> None:
    """NM-MRK-10."""
    markers.remove_fire(t, t.room[seat], "NM-MRK-10")


@fire_extinguisher.part(target=stalkers_here, empty=NO_STALKER_HERE)
def spray(t: NemesisTable, seat: int, item: int, target: int) -> None:
    """NM-WND-14: it retreats; a weakness may wound it before."""
    slot = t.room[seat]
    figure = stalker(t, target >> 3)
    if figure is not None and figure[2] == slot:
        moments.happen(t, moments.SPRAYED, seat, (figure[0],))
        wounds.retreat_if_here(t, figure[0], slot)


energy_charge_yellow = item_card(
    "energy_charge_yellow",
    copies=3,
    deck=YELLOW,
    cost=1,
    combat=ANY,
    single_use=True,
    component="battery",
    same_as="energy_charge",
    rules="NM-ITM-11 NM-DOR-08 NM-DOR-11",
    source="public",
    confidence="high",
)
energy_charge_yellow.parts.extend(energy_charge.parts)

# NM-CRD-21
clothes = item_card(
    "clothes",
    copies=3,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="cloth",
    rules="NM-MRK-05 NM-HRT-10 NM-HRT-12",
    source="public",
    confidence="high",
    note=(
        "Only on oneself. A remark in Lockdown's FAQ suggests that Clothes once helped others "
        "too, as Medkit and Bandages do; kept simple."
    ),
)


@clothes.part(needs=slimed)
def change_clothes(t: NemesisTable, seat: int, item: int) -> None:
    """NM-MRK-05: the slime marker goes."""
    markers.remove_slime(t, seat, "NM-MRK-05")


@clothes.part(target=undressed_wounds, empty=NOTHING_TO_DRESS)
def bandage_with_clothes(t: NemesisTable, seat: int, item: int, wound: int) -> None:
    """NM-HRT-10: or dress one serious wound."""
    hurt.dress(t, seat, wound, "NM-HRT-10")


# NM-CRD-27
technical_corridor_plans = item_card(
    "technical_corridor_plans",
    copies=1,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="NM-TEC-01 NM-MOV-06 NM-MOV-09 NM-EXP-10",
    source="public",
    confidence="high",
)


@technical_corridor_plans.part(target=other_entrances, empty=("no_entrance", "NM-TEC-01"))
def follow_plans(t: NemesisTable, seat: int, item: int, slot: int) -> None:
    """NM-TEC-01: a move, explored or not; unlike the Mechanic's card without a pass."""
    movement.arrive(t, seat, slot)


space_suit = item_card(
    "space_suit",
    copies=1,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="NM-MOV-06 NM-MOV-02 NM-MOV-09",
    source="public",
    confidence="high",
    note="Unexplored rooms show no colour and cannot be chosen (our ruling).",
)


def in_yellow_room(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-SRC-03: the room's name stands on yellow."""
    return room_colour_refusal(t, seat, "yellow")


def other_yellow_rooms(t: NemesisTable, seat: int) -> Options:
    """Other explored yellow rooms, whatever lies between."""
    return [
        (TO, slot)
        for slot in slots(t.explored)
        if slot != t.room[seat] and t.rs.rooms[t.tile[slot]].colour == "yellow"
    ]


@space_suit.part(
    needs=in_yellow_room, target=other_yellow_rooms, empty=("no_yellow_room", "NM-MOV-06")
)
def walk_outside(t: NemesisTable, seat: int, item: int, slot: int) -> None:
    """NM-MOV-06: all action cards left are discarded, then a move there."""
    cards = tuple(card for card in t.hand[seat] if card < CONTAMINATION)
    for card in cards:
        decks.discard_card(t, seat, card)
    if cards:
        t.tell(happened.HAND_DISCARDED, "NM-MOV-06", seat, cards)
    movement.arrive(t, seat, slot)


nemesis_plans = item_card(
    "nemesis_plans",
    copies=1,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="NM-BRD-16 NM-BRD-17 NM-SET-33",
    source="public",
    confidence="high",
)


@nemesis_plans.part(needs=unseen_refusal)
def study_plans(t: NemesisTable, seat: int, item: int) -> None:
    """NM-BRD-16: up to two unexplored room tiles, not their tokens."""
    t.push(look_at_tiles, seat, 2, 0)

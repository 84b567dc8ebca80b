"""Mission items, two for each character (NM-SET-28, NM-MIS): activated during the game."""

from __future__ import annotations

from typing import Any

from lockdown.games.nemesis import analysis
from lockdown.games.nemesis.cards.common import NO_DOOR, doors_here, switch_door
from lockdown.games.nemesis.cards.items.common import (
    NO_POD_HERE,
    Options,
    as_players,
    look_at,
    pods_here,
    turn_pod,
    which_objective,
    with_objective,
)
from lockdown.games.nemesis.cards.registry import item_card
from lockdown.games.nemesis.cards.rooms.kind_two import doors_of_a_room, rooms_with_doors
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.shared.actions.soldier import shields_from
from lockdown.rules import (
    doors,
    happened,
    items,
    listening,
    passing,
    reactions,
    searching,
)
from lockdown.rules.needs import computer_here
from lockdown.rules.queries import slots, turn_order
from lockdown.rules.verbs import REACT_ITEM, THROUGH
from lockdown.state.facts import ANY, NEVER, ONLY
from lockdown.state.keys import ITEM, NO_DECK

ARMOR, MOTION_SCANNER = ITEM["armor"], ITEM["motion_scanner"]

# ---- Captain

log_key = item_card(
    "log_key",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="captain",
    cost=1,
    combat=NEVER,
    single_use=True,
    activation_rooms=("comms_room",),
    rules="NM-MRK-25 NM-SET-21 NM-SET-33 NM-MIS-03",
    source="public",
    confidence="high",
    note=(
        "Unlike the Comms Key it asks for no signal. Naming the deck is our ruling. Without "
        "secret objectives of others it is of no use."
    ),
)


def whose_objective(t: NemesisTable, seat: int) -> Options:
    """NM-SET-33: any other living player with an objective not known yet."""
    return as_players(with_objective(t, seat))


@log_key.part(
    needs=computer_here,
    target=(whose_objective, which_objective),
    empty=("objectives_known", "NM-ACT-11"),
)
def read_logs(t: NemesisTable, seat: int, item: int, owner: int, deck: str | int) -> None:
    """NM-SET-33: one objective, seen alone; that and whose is public."""
    look_at(t, seat, owner, deck)


intercom = item_card(
    "intercom",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="captain",
    passive=True,
    activation_discard=("tools", "duct_tape"),
    rules="NM-MRK-25 NM-ACT-12 NM-CMB-14 NM-MIS-03",
    source="public",
    confidence="high",
)
# Order and Motivation ask whether their player has it (cards.actions.captain).

# ---- Pilot

orbital_maneuvering_system = item_card(
    "orbital_maneuvering_system",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="pilot",
    cost=1,
    combat=ANY,
    single_use=True,
    activation_discard=("energy_charge",),
    rules="NM-RND-08 NM-RND-11 NM-RND-14 NM-RND-16 NM-RND-20 NM-MRK-11 NM-MIS-03",
    source="public",
    confidence="medium",
    note=(
        "Activation and cost from a scan; another public list swaps the activations of the "
        "Pilot's two items and gives cost 0, never in combat. Fire only for the user: our ruling."
    ),
)


@orbital_maneuvering_system.part()
def burn_engines(t: NemesisTable, seat: int, item: int) -> None:
    """NM-RND-20, NM-RND-16: everybody passes, the user first; no Intruder attacks this round."""
    t.attacks_skipped = True
    waiting = [seat, *(other for other in turn_order(t) if other != seat)]
    t.then(
        *((passing.ask_discards, who, (), 0) for who in waiting if not t.passed >> who & 1),
    )


pilot_evacuation_key = item_card(
    "pilot_evacuation_key",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="pilot",
    cost=1,
    combat=NEVER,
    single_use=True,
    same_as="evacuation_key",
    activation_rooms=("fire_control_system",),
    rules="NM-POD-02 NM-POD-13 NM-ITM-05 NM-MIS-03",
    source="public",
    confidence="medium",
    note="Activation: see the Orbital Maneuvering System.",
)
pilot_evacuation_key.part(target=pods_here, empty=NO_POD_HERE)(turn_pod)

# ---- Mechanic

# NM-CRD-28
plasma_torch = item_card(
    "plasma_torch",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="mechanic",
    cost=1,
    combat=NEVER,
    activation_rooms=("storage",),
    rules="NM-DOR-07 NM-DOR-08 NM-DOR-09 NM-DOR-11 NM-MIS-03",
    source="public",
    confidence="high",
)


def all_doors_here(t: NemesisTable, seat: int) -> Options:
    """NM-DOR-07: doors of the room, destroyed ones too."""
    wrecked = t.rs.board.doors_of[t.room[seat]] & t.wrecked
    return doors_here(t, seat) + [(THROUGH, t.rs.board.code[c]) for c in slots(wrecked)]


@plasma_torch.part(target=all_doors_here, empty=NO_DOOR)
def weld(t: NemesisTable, seat: int, item: int, code: int) -> None:
    """NM-DOR-07, NM-DOR-11: a destroyed door is closed again, any other is switched."""
    corridor = t.rs.board.by_code[code]
    if t.wrecked >> corridor & 1:
        doors.restore_door(t, corridor, "NM-DOR-07")
    else:
        switch_door(t, seat, code, "NM-DOR-11")


flashlight = item_card(
    "flashlight",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="mechanic",
    cost=2,
    combat=NEVER,
    activation_discard=("energy_charge",),
    rules="NM-SRC-01 NM-SRC-04 NM-SRC-08 NM-MIS-03",
    source="public",
    confidence="high",
)


@flashlight.part(needs=searching.search_refusal, target=searching.search_decks)
def search_with_light(t: NemesisTable, seat: int, item: int, colour: int) -> None:
    """NM-SRC-01: a search without a Search card."""
    searching.search(t, seat, colour)


# ---- Soldier

# NM-CRD-25
autoloader = item_card(
    "autoloader",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="soldier",
    passive=True,
    attach=True,
    attach_to="assault_rifle",
    activation_rooms=("armory",),
    rules="NM-ITM-12 NM-ITM-11 NM-MIS-03",
    source="public",
    confidence="high",
    note="The ammo at once: publisher's FAQ. A Hand wound still adds to the Energy Charge.",
)
# Attached when it is activated (`rules.missions`); Energy Charges ask for it.

armor = item_card(
    "armor",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="soldier",
    cost=0,
    combat=ONLY,
    reaction=True,
    single_use=True,
    activation_discard=("tools", "duct_tape"),
    rules="NM-ATK-05 NM-ATK-07 NM-ACT-12 NM-ACT-14 NM-MIS-03",
    source="public",
    confidence="high",
)


def _wears_armor(t: NemesisTable, seat: int, uid: int, why: str, card: int) -> bool:
    """NM-ITM-20: it lies open, so that everybody knows who may use it."""
    return ARMOR in t.beside[seat] and shields_from(t, seat, card)


def _use_armor(t: NemesisTable, seat: int, uid: int, why: str, card: int) -> Options:
    return [(REACT_ITEM, ARMOR)] if _wears_armor(t, seat, uid, why, card) else []


@armor.reacts(reactions.ATTACK_SHOWN, may=_wears_armor, options=_use_armor, order=0)
def armor_holds(
    t: NemesisTable, seat: int, choice: tuple[Any, ...], uid: int, why: str, card: int
) -> None:
    """NM-ACT-14: the attack does nothing to its owner; a larva stays in the room."""
    t.tell(happened.REACTED_ITEM, "NM-ACT-14", seat, ARMOR)
    items.discard_item(t, seat, ARMOR, "NM-ITM-04")
    reactions.drop_attack(t, card)
    t.tell(happened.ATTACK_IGNORED, "NM-ACT-14", seat)


# ---- Scout

motion_scanner = item_card(
    "motion_scanner",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="scout",
    cost=0,
    combat=ANY,
    reaction=True,
    heavy=True,
    activation_discard=("energy_charge",),
    rules="NM-NOI-01 NM-ACT-12 NM-ACT-14 NM-POD-15 NM-MIS-02 NM-MIS-03",
    source="public",
    confidence="high",
    note=(
        "The card discarded is part of the effect, no cost: a Hand wound does not raise it "
        "(publisher's FAQ)."
    ),
)


def _scans(t: NemesisTable, seat: int, face: int) -> bool:
    return listening.may_listen(t, seat, MOTION_SCANNER)


def _may_scan(t: NemesisTable, seat: int, face: int) -> Options:
    return listening.listen_options(t, seat, MOTION_SCANNER)


@motion_scanner.reacts(reactions.REROLL_NOISE, may=_scans, options=_may_scan)
def scans_again(t: NemesisTable, seat: int, choice: tuple[Any, ...], face: int) -> None:
    """NM-ACT-14, NM-POD-15: once for each roll, also from a pod."""
    listening.listen(t, seat, choice[1])


security_key = item_card(
    "security_key",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="scout",
    cost=1,
    combat=NEVER,
    single_use=True,
    activation_rooms=("cockpit",),
    rules="NM-ROM-22 NM-DOR-08 NM-DOR-09 NM-DOR-11 NM-MIS-03",
    source="public",
    confidence="high",
)


@security_key.part(target=rooms_with_doors, empty=NO_DOOR)
def override_doors(t: NemesisTable, seat: int, item: int, slot: int) -> None:
    """NM-ROM-22: as the Command Center does."""
    doors_of_a_room(t, seat, slot)


# ---- Scientist

holo_computer = item_card(
    "holo_computer",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="scientist",
    heavy=True,
    passive=True,
    activation_rooms=("generator",),
    rules="NM-MRK-25 NM-MIS-02 NM-MIS-03",
    source="public",
    confidence="medium",
    note=(
        "Activation in the Generator from a scan; one other public list says Emergency Room and "
        "marks it single use."
    ),
)
# Intranet and Risk Assessment ask whether it is in a hand slot (cards.actions.scientist).

laboratory_equipment = item_card(
    "laboratory_equipment",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="scientist",
    cost=1,
    combat=NEVER,
    single_use=True,
    activation_discard=("chemicals",),
    rules="NM-WEA-02 NM-WEA-05 NM-ROM-11 NM-ACT-20 NM-MIS-03",
    source="public",
    confidence="high",
)


def sources_here(t: NemesisTable, seat: int) -> Options:
    """NM-ROM-11: the floor of the own room, and characters in it."""
    return analysis.sources_in(t, seat, t.room[seat])


def objects_here(t: NemesisTable, seat: int, source: Any) -> Options:
    """Which of them; in the Nest an egg of the Intruder board counts."""
    return analysis.objects_in(t, source, t.room[seat])


@laboratory_equipment.part(
    target=(sources_here, objects_here),
    empty=("no_object", "NM-ROM-11"),
    consent=analysis.carrier,
)
def analyse_on_the_spot(t: NemesisTable, seat: int, item: int, source: Any, thing: int) -> None:
    """NM-WEA-02, NM-WEA-05: the weakness of that kind of object; the object is kept."""
    analysis.analyse_in(t, seat, t.room[seat], source, thing, "NM-WEA-02")

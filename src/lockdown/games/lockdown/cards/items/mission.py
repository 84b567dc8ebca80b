"""Mission item cards."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown.cards.registry import item_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import (
    items,
    markers,
    moments,
    stalkers,
    wounds,
)
from lockdown.rules.needs import in_a_section
from lockdown.rules.queries import (
    adjacent,
    code,
    here,
    section,
    slots,
    stalker,
    stalkers_in,
)
from lockdown.rules.verbs import DONE, TARGET, THROUGH, TO
from lockdown.state.facts import ANY, NEVER, Refusal
from lockdown.state.keys import ADULT, ITEM, NO_DECK, QUEEN

Options = list[tuple[Any, ...]]

WAIL = decision_kind("wail", "LD-BRD-24", "Choose a corridor of your section.", left=(2, "number"))

cheat_codes = item_card(
    "cheat_codes",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="hacker",
    cost=0,
    combat=NEVER,
    reaction=True,
    activation_rooms=(
        "archive",
        "transmitter_control",
    ),
    rules="LD-CPU-02 LD-CPU-05 LD-CPU-06 LD-ACT-22",
    source="reconstructed",
    confidence="low",
)
# Window 3 of LD-ACT-22: `rules.missions.ask_cheat_codes`, asked by every computer action.

pressure_washer = item_card(
    "pressure_washer",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="janitor",
    cost=1,
    combat=ANY,
    heavy=True,
    uses=(3, 3),
    activation_rooms=(
        "cooling_system",
        "decon_room",
    ),
    rules="LD-MRK-09 LD-MRK-20 LD-WND-10 LD-ITM-10",
    source="reconstructed",
    confidence="low",
)


def burning_rooms(t: LockdownTable, seat: int) -> Options:
    """LD-MRK-20: the own room and adjacent ones (LD-DOR-11) with a fire marker."""
    slot = t.room[seat]
    reach = [slot, *(room for room, _ in adjacent(t, slot))]
    return [(TO, room) for room in dict.fromkeys(reach) if t.fire >> room & 1]


@pressure_washer.part(target=burning_rooms, empty=("no_fire", "LD-MRK-20"))
def hose_fire(t: LockdownTable, seat: int, item: int, slot: int) -> None:
    """LD-MRK-20."""
    items.spend(t, seat, item, "LD-ITM-10")
    markers.remove_fire(t, slot, "LD-MRK-20")


def slime_here(t: LockdownTable, seat: int) -> Refusal | None:
    """Somebody in the room has a slime marker."""
    if any(t.slime >> other & 1 for other in here(t, t.room[seat])):
        return None
    return ("no_slime", "LD-MRK-09")


@pressure_washer.part(needs=slime_here)
def hose_slime(t: LockdownTable, seat: int, item: int) -> None:
    """LD-MRK-09: everybody in the room."""
    items.spend(t, seat, item, "LD-ITM-10")
    for other in here(t, t.room[seat]):
        markers.remove_slime(t, other, "LD-MRK-09")


def small_stalkers_here(t: LockdownTable, seat: int) -> Options:
    """Larvae, creepers and adults in the room."""
    return [(TARGET, code(f)) for f in stalkers_in(t, t.room[seat]) if f[1] <= ADULT]


@pressure_washer.part(target=small_stalkers_here, empty=("no_small_stalker", "LD-WND-10"))
def hose_stalker(t: LockdownTable, seat: int, item: int, target: int) -> None:
    """LD-WND-10, LD-WND-13."""
    items.spend(t, seat, item, "LD-ITM-10")
    wounds.retreat_if_here(t, target >> 3, t.room[seat])


battle_suit = item_card(
    "battle_suit",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="sentry",
    passive=True,
    activation_rooms=(
        "guard_room",
        "defense_control",
    ),
    activation_discard=("weapon_battery",),
    rules="LD-MRK-07 LD-MRK-10 LD-BNK-01 LD-BNK-04 LD-SRF-22 LD-SRF-24",
    source="public",
    confidence="medium",
    ours="activation heavy",
    note=(
        "Ignoring slime and fire and leaving without the rover are public; the limits in "
        "brackets and the activation are ours."
    ),
)
# The way to the bunker asks for it as for an Enviro-Suit (`leaving`).


def _wears_it(t: LockdownTable, seat: int, kept: bool) -> bool:
    return kept or ITEM["battle_suit"] in t.beside[seat]


#: LD-MRK-07: no slime; LD-MRK-10: no fire wound at the end of a turn.
battle_suit.at(moments.NO_SLIME)(_wears_it)
battle_suit.at(moments.NO_BURN)(_wears_it)


overmind = item_card(
    "overmind",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="xenobiologist",
    cost=1,
    combat=ANY,
    uses=(3, 3),
    activation_rooms=(
        "nest",
        "laboratory",
    ),
    rules="LD-STK-01 LD-STK-02 LD-STK-03 LD-BRD-11 LD-KNW-03 LD-ITM-10",
    source="reconstructed",
    confidence="low",
)


def ways_out(t: LockdownTable, slot: int) -> list[int]:
    """Ordinary corridors of a room without a closed door."""
    return slots(t.rs.board.doors_of[slot] & ~t.closed)


def minds_in_section(t: LockdownTable, seat: int) -> Options:
    """LD-BRD-11, LD-KNW-03: Night Stalkers of the own section that can be moved."""
    place = section(t, seat)
    if place < 0:
        return []
    largest = QUEEN if t.knowledge[seat] >= 6 else ADULT
    return [
        (TARGET, code(figure))
        for figure in t.stalkers
        if t.rs.board.section[figure[2]] == place
        and figure[1] <= largest
        and ways_out(t, figure[2])
    ]


def ways_of_mind(t: LockdownTable, seat: int, target: int) -> Options:
    """The corridors that the chosen Night Stalker can be sent through."""
    figure = stalker(t, target >> 3)
    if figure is None:
        return []
    return [(THROUGH, t.rs.board.code[corridor]) for corridor in ways_out(t, figure[2])]


@overmind.part(
    needs=in_a_section,
    target=(minds_in_section, ways_of_mind),
    empty=("no_stalker_in_section", "LD-BRD-11"),
)
def send_away(t: LockdownTable, seat: int, item: int, target: int, way: int) -> None:
    """LD-STK-03: it moves with its wounds; neither attack nor encounter follows."""
    items.spend(t, seat, item, "LD-ITM-10")
    figure = stalker(t, target >> 3)
    if figure is not None:
        there = t.rs.board.other_end(t.rs.board.by_code[way], figure[2])
        stalkers.move_to(t, {figure[0]: there}, "LD-STK-03")


wail = item_card(
    "wail",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="lab_rat",
    cost=1,
    combat=NEVER,
    uses=(3, 3),
    activation_rooms=(
        "cave_entrance",
        "contaminated_room",
    ),
    activation_discard=("antiseptic",),
    rules="LD-MRK-02 LD-NOI-13 LD-BRD-24",
    source="public",
    confidence="medium",
    ours="activation cost combat uses",
    note=(
        "Removing or placing noise markers in your section is public; number, uses and "
        "activation are ours."
    ),
)


def section_corridors(t: LockdownTable, seat: int, loud: bool) -> int:
    """LD-BRD-24: the section's corridors with (or without) noise; never the technical space."""
    place = section(t, seat)
    if place < 0:
        return 0
    mask = t.rs.board.section_corridors[place]
    return mask & t.noise if loud else mask & ~t.noise


def noise_in_section(t: LockdownTable, seat: int) -> Refusal | None:
    """A noise marker to remove."""
    if section_corridors(t, seat, loud=True):
        return None
    return in_a_section(t, seat) or ("no_noise", "LD-MRK-02")


def silence_in_section(t: LockdownTable, seat: int) -> Refusal | None:
    """A corridor without a noise marker."""
    if section_corridors(t, seat, loud=False):
        return None
    return in_a_section(t, seat) or ("no_quiet_corridor", "LD-MRK-02")


@wail.part(needs=noise_in_section)
def fall_silent(t: LockdownTable, seat: int, item: int) -> None:
    """LD-MRK-02: remove up to three noise markers of the section."""
    items.spend(t, seat, item, "LD-ITM-10")
    t.push(wail_on, seat, 1, 3)


@wail.part(needs=silence_in_section)
def cry_out(t: LockdownTable, seat: int, item: int) -> None:
    """LD-NOI-13: or place up to three; this causes no encounter."""
    items.spend(t, seat, item, "LD-ITM-10")
    t.push(wail_on, seat, 0, 3)


@step
def wail_on(t: LockdownTable, seat: int, removing: int, left: int) -> None:
    """One corridor at a time; after the first the player may stop."""
    corridors = section_corridors(t, seat, loud=bool(removing)) if left else 0
    if corridors:
        options: Options = [(THROUGH, t.rs.board.code[c]) for c in slots(corridors)]
        if left < 3:
            options.append((DONE,))
        t.ask(seat, WAIL, options, wailed, seat, removing, left)


@step
def wailed(t: LockdownTable, seat: int, removing: int, left: int, choice: tuple[Any, ...]) -> None:
    """The marker of the chosen corridor goes, or comes."""
    if choice[0] == DONE:
        return
    corridor = t.rs.board.by_code[choice[1]]
    if removing:
        markers.remove_noise(t, 1 << corridor, "LD-MRK-02")
    else:
        markers.place_noise(t, corridor, "LD-NOI-13")
    t.push(wail_on, seat, removing, left - 1)


assault_rifle = item_card(
    "assault_rifle",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="survivor",
    heavy=True,
    weapon="energy",
    ammo=(3, 5),
    one_more="hit",
    activation_rooms=("guard_room",),
    activation_discard=(
        "tool_belt",
        "duct_tape",
    ),
    rules="LD-CRD-38 LD-CMB-07 LD-CMB-04",
    source="rulebook",
    confidence="medium",
    ours="activation weapon ammo",
    note=(
        "The rule is in the rulebooks; class and capacity follow the original game's rifle "
        "(energy, 5); starting ammo and activation are ours."
    ),
)
# LD-CRD-38: `one_more` is read by `rules.combat`.

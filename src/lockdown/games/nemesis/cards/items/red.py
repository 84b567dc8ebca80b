"""Red item cards: the military deck."""

from __future__ import annotations

from lockdown.games.nemesis import self_destruct
from lockdown.games.nemesis.cards.common import (
    NO_DOOR,
    NO_WAY_OUT,
    doors_here,
    switch_door,
    ways_out,
)
from lockdown.games.nemesis.cards.items.common import (
    NO_POD_HERE,
    NOTHING_TO_LOAD,
    Options,
    as_players,
    charge_cost,
    eggs_to_hit,
    empty_energy_weapons,
    look_at,
    pods_here,
    rooms_to_hit,
    turn_pod,
    which_objective,
    with_objective,
)
from lockdown.games.nemesis.cards.registry import item_card
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.steps import step
from lockdown.rules import (
    attacks,
    blasts,
    doors,
    items,
    looking,
    movement,
    noise,
    smoke,
    stalkers,
    wounds,
)
from lockdown.rules.eggs import destroy_eggs
from lockdown.rules.needs import computer_here
from lockdown.rules.queries import code, here, stalkers_in
from lockdown.rules.verbs import TAKE, TARGET, TO
from lockdown.state.facts import ANY, NEVER, ONLY, Refusal
from lockdown.state.keys import RED

#: The target that means the eggs of a room.
EGGS = -1

# NM-CRD-24
energy_charge = item_card(
    "energy_charge",
    copies=11,
    deck=RED,
    cost=1,
    combat=ANY,
    single_use=True,
    component="battery",
    rules="NM-ITM-11 NM-ITM-15 NM-ITM-21 NM-DOR-08 NM-DOR-09 NM-DOR-11",
    source="public",
    confidence="high",
    note=(
        "Three more copies are in the yellow deck. Never on another's weapon. Loading a rifle "
        "with an Autoloader costs nothing."
    ),
)


@energy_charge.part(target=empty_energy_weapons, empty=NOTHING_TO_LOAD, cost=charge_cost)
def charge(t: NemesisTable, seat: int, item: int, weapon: int) -> None:
    """NM-ITM-11: to the full capacity."""
    if weapon in t.hands[seat]:
        items.load(t, seat, weapon, "NM-ITM-11")


@energy_charge.part(target=doors_here, empty=NO_DOOR)
def power_a_door(t: NemesisTable, seat: int, item: int, corridor: int) -> None:
    """NM-DOR-08, NM-DOR-11."""
    switch_door(t, seat, corridor, "NM-DOR-11")


# NM-CRD-23
grenade = item_card(
    "grenade",
    copies=4,
    deck=RED,
    cost=1,
    combat=ANY,
    single_use=True,
    rules=(
        "NM-ITM-16 NM-DOR-04 NM-WND-06 NM-WND-13 NM-HRT-04 NM-ROM-16 NM-HRT-13 NM-HRT-16 NM-POD-15"
    ),
    source="public",
    confidence="high",
    note=(
        "Two eggs and the noise roll of the thrower: rulebook and publisher's FAQ. Eggs that "
        "are not the target are unharmed (our ruling)."
    ),
)


def grenade_target(t: NemesisTable, seat: int, slot: int) -> Options:
    """One Intruder there that suffers most, or the eggs that can be seen."""
    options: Options = [(TARGET, code(figure)) for figure in stalkers_in(t, slot)]
    if eggs_to_hit(t, slot):
        options.append((TARGET, EGGS))
    return options


@grenade.part(target=(rooms_to_hit, grenade_target), empty=("nothing_to_hit", "NM-ITM-16"))
def throw_grenade(t: NemesisTable, seat: int, item: int, slot: int, target: int) -> None:
    """NM-ITM-16, NM-WND-13: Intruders, eggs, then everybody who is there; then the noise."""
    foes = attacks.attackers_in(t, slot)
    if target == EGGS:
        t.push(noise.noise_roll, seat)  # NM-ROM-16: in the thrower's room
    t.then(*((blasts.grenade_splinters, victim, slot, "NM-HRT-04") for victim in here(t, slot)))
    hurt = {uid: 2 if target != EGGS and uid == target >> 3 else 1 for uid in foes}
    wounds.wound_many(t, foes, hurt, "NM-WND-13")
    if target == EGGS:
        destroy_eggs(t, slot, 2, "NM-ITM-16", seat)


smoke_grenade = item_card(
    "smoke_grenade",
    copies=3,
    deck=RED,
    cost=1,
    combat=ONLY,
    single_use=True,
    rules="NM-MOV-02 NM-MOV-06 NM-CMB-18",
    source="public",
    confidence="medium",
    note="That it is for combat only comes from a scan; another public list does not mark it.",
)


@smoke_grenade.part(target=ways_out, empty=NO_WAY_OUT)
def throw_smoke(t: NemesisTable, seat: int, item: int, slot: int) -> None:
    """NM-CMB-18: the others lose a card each, then one walks out without being attacked."""
    smoke.throw_smoke(t, seat, slot)


recon_drone = item_card(
    "recon_drone",
    copies=3,
    deck=RED,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="NM-BRD-16 NM-BRD-17 NM-SET-33",
    source="public",
    confidence="high",
)


def rooms_to_scout(t: NemesisTable, seat: int) -> Options:
    """NM-SET-33: unexplored rooms of which tile or token would be new to the player."""
    return [(TO, slot) for slot in looking.unseen_rooms(t, seat, with_tokens=True)]


@recon_drone.part(target=rooms_to_scout, empty=("nothing_to_look_at", "NM-ACT-11"))
def scout_room(t: NemesisTable, seat: int, item: int, slot: int) -> None:
    """NM-BRD-16: tile and token, seen alone."""
    looking.look_at_tile(t, seat, slot, "NM-BRD-16")
    looking.look_at_token(t, seat, slot, "NM-BRD-16")


decoy = item_card(
    "decoy",
    copies=2,
    deck=RED,
    cost=1,
    combat=ANY,
    single_use=True,
    rules=(
        "NM-EVT-05 NM-EVT-06 NM-EVT-07 NM-EVT-08 NM-ATK-03 NM-ATK-10 NM-DOR-05 NM-DOR-06 NM-BRD-05"
    ),
    source="public",
    confidence="medium",
    note=(
        "The card leaves open whose neighbours come; taken: those of the chosen room, each with "
        "one normal step. Technical corridors make no rooms adjacent."
    ),
)


def _neighbours(t: NemesisTable, slot: int) -> list[int]:
    """NM-BRD-05: rooms joined by an ordinary corridor, whatever its door, in ascending number."""
    return sorted({way[0] for way in t.rs.board.ways[slot]})


def decoy_rooms(t: NemesisTable, seat: int) -> Options:
    """Rooms next door, closed doors or not, to which an Intruder would come."""
    return [
        (TO, slot)
        for slot in _neighbours(t, t.room[seat])
        if any(t.foes >> near & 1 for near in _neighbours(t, slot))
    ]


@decoy.part(target=decoy_rooms, empty=("nobody_to_lure", "NM-EVT-05"))
def throw_decoy(t: NemesisTable, seat: int, item: int, slot: int) -> None:
    """NM-ATK-10: those in combat attack once, then all who were called go there."""
    called = tuple(
        (uid, near) for near in _neighbours(t, slot) for uid in attacks.attackers_in(t, near)
    )
    t.then(
        *((attacks.attack_somebody, uid, attacks.EFFECT) for uid, _ in called),
        (decoy_calls, slot, called),
    )


@step
def decoy_calls(t: NemesisTable, slot: int, called: tuple[tuple[int, int], ...]) -> None:
    """NM-EVT-06, NM-DOR-05, NM-DOR-06: all still where they were, at the same time."""
    moves: dict[int, int] = {}
    broken: list[int] = []
    for figure in t.stalkers:
        if (figure[0], figure[2]) not in called:
            continue
        corridor = movement.corridor_to(t, figure[2], slot)
        if not t.closed >> corridor & 1:
            moves[figure[0]] = slot
        elif stalkers.breaks_door(t, figure[1]):
            broken.append(corridor)
    for corridor in dict.fromkeys(broken):
        doors.destroy_door(t, corridor, "NM-DOR-05")
    if moves:
        stalkers.move_to(t, moves, "NM-EVT-06")


# NM-CRD-25
extended_magazine = item_card(
    "extended_magazine",
    copies=1,
    deck=RED,
    cost=0,
    combat=NEVER,
    attach=True,
    rules="NM-ITM-12 NM-ITM-11 NM-ITM-15",
    source="public",
    confidence="medium",
    ours="cost",
    note=(
        "No source gives a cost, hence 0; it is one action of the turn all the same. Classic "
        "weapons cannot take it."
    ),
)


def weapons_without_magazine(t: NemesisTable, seat: int) -> Options:
    """NM-ITM-12, NM-ITM-15: energy weapons carried that have none attached yet."""
    return [
        (TAKE, item)
        for item in dict.fromkeys(items.weapons(t, seat))
        if t.rs.items[item & 255].weapon == "energy" and not items.has_magazine(item)
    ]


@extended_magazine.part(
    target=weapons_without_magazine, empty=("no_weapon_for_magazine", "NM-ITM-12")
)
def attach_magazine(t: NemesisTable, seat: int, item: int, weapon: int) -> None:
    """NM-ITM-12: for good; the capacity rises by 2 and so does the ammo."""
    items.attach_magazine(t, seat, item, weapon)


prototype_rifle = item_card(
    "prototype_rifle",
    copies=1,
    deck=RED,
    heavy=True,
    weapon="energy",
    ammo=(1, 6),
    double_for_ammo=True,
    rules="NM-CMB-06 NM-CMB-07",
    source="public",
    confidence="high",
)

prototype_shotgun = item_card(
    "prototype_shotgun",
    copies=1,
    deck=RED,
    heavy=True,
    weapon="energy",
    ammo=(1, 2),
    at_least_one=True,
    one_more="hits",
    rules="NM-CMB-06 NM-CMB-07",
    source="public",
    confidence="high",
)

prototype_pistol = item_card(
    "prototype_pistol",
    copies=1,
    deck=RED,
    heavy=True,
    weapon="energy",
    ammo=(1, 3),
    reroll="free",
    rules="NM-CMB-06",
    source="public",
    confidence="high",
)

comms_key = item_card(
    "comms_key",
    copies=1,
    deck=RED,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="NM-MRK-25 NM-MRK-26 NM-SET-21 NM-SET-33 NM-HRT-08",
    source="public",
    confidence="high",
    note=(
        "Naming the deck when there are two cards is our ruling. The dead have neither signal "
        "nor objective. Without secret objectives of others it is of no use."
    ),
)


def who_signalled(t: NemesisTable, seat: int) -> Options:
    """NM-MRK-26: other players with a signal marker and an objective not known yet."""
    return as_players([other for other in with_objective(t, seat) if t.signal >> other & 1])


@comms_key.part(
    needs=computer_here,
    target=(who_signalled, which_objective),
    empty=("nobody_with_signal", "NM-ACT-11"),
)
def read_messages(t: NemesisTable, seat: int, item: int, owner: int, deck: str | int) -> None:
    """NM-SET-33: one objective, seen alone; that and whose is public."""
    look_at(t, seat, owner, deck)


evacuation_key = item_card(
    "evacuation_key",
    copies=1,
    deck=RED,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="NM-POD-02 NM-POD-13",
    source="public",
    confidence="high",
)
evacuation_key.part(target=pods_here, empty=NO_POD_HERE)(turn_pod)

self_destruct_key = item_card(
    "self_destruct_key",
    copies=1,
    deck=RED,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="NM-SDS-01 NM-SDS-02 NM-SDS-04 NM-SDS-05 NM-MRK-25",
    source="public",
    confidence="high",
)


def can_arm(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-MRK-25, NM-SDS-02: at a computer, and the sequence can be started."""
    return computer_here(t, seat) or self_destruct.start_refusal(t, seat)


@self_destruct_key.part(needs=can_arm)
def arm(t: NemesisTable, seat: int, item: int) -> None:
    """NM-SDS-01: as the Generator does, whatever its state."""
    self_destruct.start(t, "NM-SDS-01")


def can_disarm(t: NemesisTable, seat: int) -> Refusal | None:
    """NM-MRK-25, NM-SDS-04: at a computer, and the sequence can be stopped."""
    return computer_here(t, seat) or self_destruct.stop_refusal(t, seat)


@self_destruct_key.part(needs=can_disarm)
def disarm(t: NemesisTable, seat: int, item: int) -> None:
    """NM-SDS-04."""
    self_destruct.stop(t, "NM-SDS-04")

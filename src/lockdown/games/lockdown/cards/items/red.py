"""Red item cards. Those the rulebooks name without showing them: LD-ITM-31."""

from __future__ import annotations

from lockdown.games.lockdown import bunker, looking, power
from lockdown.games.lockdown.cards.items.common import Options, loadable, ways_out, within_reach
from lockdown.games.lockdown.cards.registry import item_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.steps import step
from lockdown.rules import (
    attacks,
    blasts,
    hurt,
    items,
    markers,
    smoke,
    stalkers,
    wounds,
)
from lockdown.rules.eggs import destroy_eggs, eggs_in
from lockdown.rules.looking import look_at_tile, look_at_token, unseen_rooms
from lockdown.rules.needs import computer_here
from lockdown.rules.queries import alive, code, here, stalkers_in
from lockdown.rules.verbs import PLAYER, SPACE, TAKE, TARGET, TO
from lockdown.state.facts import ANY, NEVER, Refusal
from lockdown.state.keys import ITEM, RED

FLASHLIGHTS = (ITEM["flashlight"], ITEM["yellow_flashlight"])

weapon_battery = item_card(
    "weapon_battery",
    copies=7,
    deck=RED,
    cost=1,
    combat=ANY,
    single_use=True,
    component="electricity",
    rules="LD-CRD-29 LD-ITM-08 LD-ITM-11",
    source="reconstructed",
    confidence="medium",
    note="Name, deck and purpose are known; the second option, symbol and copies are ours.",
)


def empty_energy_weapons(t: LockdownTable, seat: int) -> Options:
    """LD-ITM-11: energy weapons carried that can take ammo."""
    return [
        (TAKE, item)
        for item in loadable(t, items.weapons(t, seat))
        if t.rs.items[item & 255].weapon == "energy"
    ]


@weapon_battery.part(target=empty_energy_weapons, empty=("nothing_to_load", "LD-ITM-08"))
def charge_weapon(t: LockdownTable, seat: int, item: int, weapon: int) -> None:
    """LD-CRD-29, LD-ITM-08: load an energy weapon to its capacity."""
    items.load(t, seat, weapon, "LD-CRD-29")


def empty_flashlights(t: LockdownTable, seat: int) -> Options:
    """Flashlights of either deck below their uses."""
    return [(TAKE, item) for item in loadable(t, t.pack[seat]) if item & 255 in FLASHLIGHTS]


@weapon_battery.part(target=empty_flashlights, empty=("nothing_to_load", "LD-ITM-10"))
def charge_flashlight(t: LockdownTable, seat: int, item: int, light: int) -> None:
    """LD-CRD-29: a Flashlight is shown (LD-ITM-05) and gets all its uses back."""
    items.show_to_all(t, seat, light)
    items.load(t, seat, light, "LD-CRD-29")


glow_stick = item_card(
    "glow_stick",
    copies=3,
    deck=RED,
    cost=0,
    combat=ANY,
    single_use=True,
    light=True,
    reaction=True,
    rules="LD-CRD-27 LD-ITM-36 LD-ACT-22 LD-PWR-07 LD-PWR-08 LD-ENC-07 LD-ATK-06 LD-EVT-21",
    source="reconstructed",
    confidence="medium",
    note="Name, deck and purpose (light source) are known.",
)
# A reaction: windows 5 and 8 of `rules.reactions` (LD-CRD-27, LD-ITM-36).

flashlight = item_card(
    "flashlight",
    copies=2,
    deck=RED,
    cost=0,
    combat=ANY,
    light=True,
    reaction=True,
    uses=(2, 2),
    rules="LD-CRD-28 LD-ITM-10 LD-ITM-36 LD-PWR-08",
    source="reconstructed",
    confidence="medium",
    note="The rule (spend 1 use) is in the rulebooks; uses, deck and copies are ours.",
)
# A reaction as the Glow Stick; it spends a use and stays (LD-CRD-28, LD-ITM-10).

grenade = item_card(
    "grenade",
    copies=4,
    deck=RED,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="LD-CRD-32 LD-DOR-04 LD-DOR-11 LD-WND-15 LD-BAS-15 LD-ROM-41 LD-HRM-02",
    source="reconstructed",
    confidence="medium",
    note=(
        "Name, the door rule and that it can destroy eggs (publisher's FAQ) are known; the "
        "rest follows the original game's card, the number of eggs is ours."
    ),
)


def grenade_rooms(t: LockdownTable, seat: int) -> Options:
    """LD-DOR-11: here or next door, with a Night Stalker or with eggs that one can see."""
    return [(TO, slot) for slot in within_reach(t, seat) if t.foes >> slot & 1 or eggs_in(t, slot)]


def grenade_target(t: LockdownTable, seat: int, slot: int) -> Options:
    """The Night Stalker that suffers most; none if the room only holds eggs."""
    return [(TARGET, code(figure)) for figure in stalkers_in(t, slot)]


@grenade.part(target=(grenade_rooms, grenade_target), empty=("nothing_to_hit", "LD-CRD-32"))
def throw_grenade(t: LockdownTable, seat: int, item: int, slot: int, target: int) -> None:
    """LD-CRD-32: Night Stalkers first (LD-WND-15), then eggs (LD-BAS-15), then the crew."""
    foes = attacks.attackers_in(t, slot)
    wounds.wound_many(t, foes, {uid: 2 if uid == target >> 3 else 1 for uid in foes}, "LD-CRD-32")
    destroy_eggs(t, slot, 1 if foes else 2, "LD-BAS-15")
    t.then(*((blasts.grenade_splinters, victim, slot) for victim in here(t, slot)))


thermite_charge = item_card(
    "thermite_charge",
    copies=3,
    deck=RED,
    cost=1,
    combat=ANY,
    single_use=True,
    component="fire",
    rules=(
        "LD-CRD-21 LD-ITM-21 LD-DOR-11 LD-MRK-26 LD-MRK-33 LD-HRM-04 LD-WND-15 LD-BAS-15 LD-END-08"
    ),
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note=(
        "Effect from the rulebook picture, which names no doors; eggs from the publisher's FAQ "
        "(one egg: our reading); cost (1), symbol, deck and copies are ours."
    ),
)


def thermite_rooms(t: LockdownTable, seat: int) -> Options:
    """LD-ITM-21, LD-HRM-04, LD-DOR-11: here or next door, closed doors or not."""
    slot = t.room[seat]
    return [(TO, slot), *((TO, way[0]) for way in t.rs.board.ways[slot])]


@thermite_charge.part(target=thermite_rooms)
def place_thermite(t: LockdownTable, seat: int, item: int, slot: int) -> None:
    """LD-ITM-21, LD-CRD-21, LD-MRK-33: malfunction, fire, the crew, the Night Stalkers, an egg."""
    t.then(
        *((thermite_burns, victim, slot) for victim in here(t, slot)),
        (thermite_blast, slot),
    )
    markers.place_malfunction(t, slot, "LD-ITM-21")
    markers.place_fire(t, slot, "LD-ITM-21")


@step
def thermite_burns(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-ITM-21, LD-WND-15: the characters come first, in turn order."""
    if t.room[seat] == slot:
        hurt.light_wound(t, seat, "LD-ITM-21")


@step
def thermite_blast(t: LockdownTable, slot: int) -> None:
    """LD-ITM-21, LD-BAS-15: every Night Stalker one wound, and one egg that can be seen."""
    foes = attacks.attackers_in(t, slot)
    wounds.wound_many(t, foes, dict.fromkeys(foes, 1), "LD-ITM-21")
    destroy_eggs(t, slot, 1, "LD-BAS-15")


smoke_grenade = item_card(
    "smoke_grenade",
    copies=2,
    deck=RED,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="LD-MOV-04 LD-MOV-05 LD-CMB-19 LD-HRM-03",
    source="reconstructed",
    confidence="low",
    note="From the original game's red deck.",
)


@smoke_grenade.part(target=ways_out, empty=("no_way_out", "LD-MOV-04"))
def throw_smoke(t: LockdownTable, seat: int, item: int, slot: int) -> None:
    """LD-CMB-19, LD-HRM-03: the others lose a card each, then one walks out unharmed."""
    smoke.throw_smoke(t, seat, slot)


recon_drone = item_card(
    "recon_drone",
    copies=2,
    deck=RED,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="frame",
    rules="LD-CSS-13 LD-ROM-16",
    source="reconstructed",
    confidence="low",
    note="From the original game's red deck; the second option fits Lockdown.",
)


def rooms_to_scout(t: LockdownTable, seat: int) -> Options:
    """Unexplored rooms of which tile or token would be new to the player (LD-ACT-26)."""
    return [(TO, slot) for slot in unseen_rooms(t, seat, with_tokens=True)]


@recon_drone.part(target=rooms_to_scout, empty=("nothing_to_look_at", "LD-ROM-16"))
def scout_room(t: LockdownTable, seat: int, item: int, slot: int) -> None:
    """LD-ROM-16: tile and token, seen by one player alone."""
    look_at_tile(t, seat, slot, "LD-ROM-16")
    look_at_token(t, seat, slot, "LD-ROM-16")


def unseen_css(t: LockdownTable, seat: int) -> Options:
    """LD-CSS-13, LD-ACT-26: spaces with a face-down CSS token that the player does not know."""
    known = t.css_up | t.seen_css[seat]
    return [(SPACE, space) for i, space in enumerate(t.css_space) if not known >> i & 1]


@recon_drone.part(target=unseen_css, empty=("css_known", "LD-CSS-13"))
def scout_launch(t: LockdownTable, seat: int, item: int, space: int) -> None:
    """LD-CSS-13, LD-ROM-16: a face-down CSS token, seen by one player alone."""
    looking.look_at_css(t, seat, t.css_space.index(space), "LD-CSS-13")


decoy = item_card(
    "decoy",
    copies=2,
    deck=RED,
    cost=1,
    combat=ANY,
    single_use=True,
    rules="LD-STK-01 LD-STK-02 LD-STK-03 LD-ATK-03 LD-ATK-10 LD-HRT-09",
    source="reconstructed",
    confidence="low",
    note="After the original game's Decoy.",
)


def lured(t: LockdownTable, seat: int, slot: int) -> list[int]:
    """Figures here and next door that hear the decoy in `slot`, in the order of attacks."""
    rooms = sorted({*within_reach(t, seat)} - {slot})
    return [uid for room in rooms for uid in attacks.attackers_in(t, room)]


def decoy_rooms(t: LockdownTable, seat: int) -> Options:
    """Adjacent rooms to which at least one Night Stalker would come."""
    return [way for way in ways_out(t, seat) if lured(t, seat, way[1])]


@decoy.part(target=decoy_rooms, empty=("nobody_to_lure", "LD-STK-01"))
def throw_decoy(t: LockdownTable, seat: int, item: int, slot: int) -> None:
    """LD-STK-01: those in combat attack once more (LD-ATK-10), then all go there."""
    figures = lured(t, seat, slot)
    t.then(
        *((attacks.attack_somebody, uid, attacks.EFFECT) for uid in figures),
        (decoy_lures, slot, tuple(figures)),
    )


@step
def decoy_lures(t: LockdownTable, slot: int, figures: tuple[int, ...]) -> None:
    """LD-STK-01, LD-STK-03, LD-HRT-09: all still on the board, at the same time."""
    stalkers.move_to(t, {f[0]: slot for f in t.stalkers if f[0] in figures}, "LD-STK-01")


extended_magazine = item_card(
    "extended_magazine",
    copies=1,
    deck=RED,
    cost=1,
    combat=NEVER,
    attach=True,
    rules="LD-ITM-12 LD-ITM-08",
    source="reconstructed",
    confidence="low",
    note="From the original game's red deck.",
)


def weapons_without_magazine(t: LockdownTable, seat: int) -> Options:
    """LD-ITM-12: weapons carried, of either class, that have none attached yet."""
    return [
        (TAKE, item)
        for item in dict.fromkeys(items.weapons(t, seat))
        if not items.has_magazine(item)
    ]


@extended_magazine.part(
    target=weapons_without_magazine, empty=("no_weapon_for_magazine", "LD-ITM-12")
)
def attach_magazine(t: LockdownTable, seat: int, item: int, weapon: int) -> None:
    """LD-ITM-12, LD-ITM-08: for good; the capacity rises by 2 and so does the ammo."""
    items.attach_magazine(t, seat, item, weapon)


gate_key = item_card(
    "gate_key",
    copies=1,
    deck=RED,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="LD-CRD-36 LD-BNK-09 LD-BNK-10",
    source="rulebook",
    confidence="medium",
    ours="cost combat components deck copies",
    note="Purpose and the exit condition are in the rulebooks; deck, cost and copies are ours.",
)


def closed_gate_at_exit(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-BNK-09: in an exit room, while the main gate is closed."""
    if t.room[seat] not in t.rs.board.exit_rooms:
        return ("not_at_exit", "LD-BNK-09")
    return ("gate_open", "LD-BNK-10") if t.gate_open else None


@gate_key.part(needs=closed_gate_at_exit)
def unlock_gate(t: LockdownTable, seat: int, item: int) -> None:
    """LD-CRD-36, LD-BNK-09."""
    bunker.open_gate(t, "LD-BNK-09")


security_card = item_card(
    "security_card",
    copies=1,
    deck=RED,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="LD-CTG-08 LD-CTG-04 LD-CTG-10 LD-PWR-17 LD-PWR-18 LD-CPU-09",
    source="reconstructed",
    confidence="low",
)


def contingency_holders(t: LockdownTable, seat: int) -> Options:
    """LD-CTG-08, LD-CTG-10: other living players with a token not seen yet, wherever they are."""
    if t.rs.shared_contingencies:
        return looking.to_turn_up(t, seat)
    known = t.seen_ctg[seat]
    return [
        (PLAYER, other)
        for other in range(t.n)
        if other != seat
        and alive(t, other)
        and any(not known >> token & 1 for token in looking.contingency_places(t, other))
    ]


def nothing_filed(t: LockdownTable, seat: int) -> Refusal:
    """LD-CTG-08, LD-COP-03: all that the others hold is known, or the shared pool lies open."""
    if t.rs.shared_contingencies:
        return ("pool_open", "LD-COP-03")
    return ("contingencies_known", "LD-CTG-08")


@security_card.part(needs=computer_here, target=contingency_holders, empty=nothing_filed)
def read_files(t: LockdownTable, seat: int, item: int, owner: int) -> None:
    """LD-CTG-08: all tokens of one player, seen alone; shared ones: one of the pool."""
    if t.rs.shared_contingencies:
        looking.turn_up_slot(t, owner)
        return
    for token in looking.contingency_places(t, owner):
        looking.look_at_contingency(t, seat, token, "LD-CTG-08")


@security_card.part(needs=computer_here)
def reroute_power(t: LockdownTable, seat: int, item: int) -> None:
    """LD-PWR-17: two power tokens change places."""
    t.push(power.swap_two, seat)


riot_shotgun = item_card(
    "riot_shotgun",
    copies=1,
    deck=RED,
    heavy=True,
    weapon="classic",
    ammo=(2, 2),
    component="frame",
    at_least_one=True,
    one_more="hits",
    rules="LD-CMB-04 LD-CMB-07 LD-CMB-11 LD-BAS-12",
    source="reconstructed",
    confidence="low",
    note=(
        "Two shots, nothing loads it but an Extended Magazine; empty it still serves as a "
        "component."
    ),
)

marksman_rifle = item_card(
    "marksman_rifle",
    copies=1,
    deck=RED,
    heavy=True,
    weapon="energy",
    ammo=(3, 4),
    component="frame",
    reroll="card",
    rules="LD-CMB-04 LD-CMB-07 LD-CMB-09 LD-BAS-12",
    source="reconstructed",
    confidence="low",
)

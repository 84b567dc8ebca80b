"""Red item cards."""

from __future__ import annotations

from lockdown.cards.registry import item_card
from lockdown.state.facts import ANY, NEVER
from lockdown.state.keys import RED

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
# TASK needs: You carry an energy weapon below its capacity; or you have a Flashlight below its
# maximum.
# TASK effect: Load 1 energy weapon you carry to its capacity. OR load 1 Flashlight you have to
# its full uses.

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
# TASK window: When a darkness effect is about to apply to you: (a) in an encounter you
# triggered, after the figure is placed and before the number is compared; (b) when an attack
# card hits you, before its darkness effect (also with the Cave Entrance and Vents); (c) before
# the darkness effect of an event.
# TASK effect: Ignore that one darkness effect: (a) use the lower number; (b) skip the darkness
# effect of the card; (c) the event's darkness effect does not apply to you, and where it places
# something in rooms or corridors, your room and its corridors are left out. Other characters,
# power, computers and the die are not affected.

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
# TASK window: As Glow Stick (a), (b), (c); at least 1 use left.
# TASK effect: Remove 1 use: ignore that one darkness effect as with a Glow Stick. At 0 uses it
# does nothing until a Weapon Battery loads it again; it is not discarded.

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
# TASK needs: Your room or an adjacent one (no closed door between) holds a Night Stalker, or is
# explored and holds uncarried eggs.
# TASK effect: Choose such a room, then one Night Stalker there if there is any: it suffers 2
# wounds, every other one there 1 (all wounds are marked, then the checks, largest first).
# Uncarried eggs there, if the room is explored: 1 is destroyed, without a Night Stalker there
# 2. Then every character there (you too) suffers 1 serious wound, in turn order.

thermite_charge = item_card(
    "thermite_charge",
    copies=3,
    deck=RED,
    cost=1,
    combat=ANY,
    single_use=True,
    component="fire",
    rules="LD-CRD-21 LD-ITM-21 LD-MRK-26 LD-MRK-33 LD-HRM-04 LD-WND-15 LD-BAS-15 LD-END-08",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note=(
        "Effect from the rulebook picture, eggs from the publisher's FAQ (one egg: our "
        "reading); cost (1), symbol, deck and copies are ours."
    ),
)
# TASK needs: Nothing more: your own room can always be chosen.
# TASK effect: Choose your room or an adjacent one (no closed door between). In this order:
# place a malfunction marker there, then a fire marker (each only where allowed); every
# character there (you too) suffers 1 light wound, in turn order; every Night Stalker there
# suffers 1 wound; if the room is explored, 1 uncarried egg there is destroyed. If a marker has
# to be placed and none is left, the game ends at once.

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
# TASK needs: An adjacent room you can move to.
# TASK effect: Choose an adjacent room (no closed door between). Every other character in your
# room, in turn order, discards 1 action card of its player's choice, if it has one. Then move
# to that room without escape attacks; exploration and noise roll as with Move.

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
# TASK needs: An unexplored room or a face-down CSS token exists.
# TASK effect: Look alone at 1 unexplored room tile and its exploration token and put both back.
# OR look alone at 1 face-down CSS token and put it back.

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
# TASK needs: An adjacent room without a closed door between, and a Night Stalker in your room
# or in another room adjacent to it.
# TASK effect: Choose such an adjacent room. Lured are the Night Stalkers in your room and in
# your other adjacent rooms, except those with a closed door between them and you; no door is
# destroyed. First each lured one that is in combat makes one attack (rooms in ascending number,
# largest first; target by LD-ATK-03). Then all lured ones still on the board move to the chosen
# room at the same time, also if you died; no encounter, no surprise attack.

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
# TASK needs: You carry a weapon without an attached magazine.
# TASK effect: Attach this card to 1 weapon you carry, of either class: its capacity rises by 2
# and it gains 2 ammo. It stays attached for good and goes where the weapon goes.

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
# TASK needs: You are in an exit room and the main gate is closed.
# TASK effect: Open the main gate for good, for everybody. Being no room action, a malfunction
# marker in the room does not prevent it.

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
# TASK needs: You are in a room with a computer (no malfunction marker; power not needed). First
# option: another living player holds a contingency token (cooperative mode: a face-down token
# is in the neutral pool).
# TASK effect: Look alone at all contingency tokens of 1 other player, in any section or out of
# play (cooperative mode: LD-COP-03). OR exchange the places of 2 of the 4 power tokens without
# turning them.

riot_shotgun = item_card(
    "riot_shotgun",
    copies=1,
    deck=RED,
    heavy=True,
    weapon="classic",
    ammo=(2, 2),
    component="frame",
    rules="LD-CMB-04 LD-CMB-07 LD-CMB-11 LD-BAS-12",
    source="reconstructed",
    confidence="low",
    note=(
        "Two shots, nothing loads it but an Extended Magazine; empty it still serves as a "
        "component."
    ),
)
# TASK effect: Weapon rule for Shoot: every face except blank deals at least 1 wound; single_hit
# and double_hit deal 1 more. discard_hit deals 1 wound with or without a discarded card;
# hit_plus is not changed.

marksman_rifle = item_card(
    "marksman_rifle",
    copies=1,
    deck=RED,
    heavy=True,
    weapon="energy",
    ammo=(3, 4),
    component="frame",
    rules="LD-CMB-04 LD-CMB-07 LD-CMB-09 LD-BAS-12",
    source="reconstructed",
    confidence="low",
)
# TASK effect: Weapon rule for Shoot: after the roll, before deciding on a card for the face,
# you may discard 1 action card to roll again once; the second result stands.

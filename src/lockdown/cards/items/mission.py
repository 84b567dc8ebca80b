"""Mission item cards."""

from __future__ import annotations

from lockdown.cards.registry import item_card
from lockdown.state.facts import ANY, NEVER
from lockdown.state.keys import NO_DECK

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
# TASK window: When you start a computer action (by whatever card or rule; Bypass included),
# after paying and before choosing an option; once for each computer action.
# TASK effect: Put the face-up computer card under the deck and reveal the next one; use that
# one instead. If it is Lockdown, no malfunction marker is placed for it: shuffle the deck and
# reveal another.

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
# TASK needs: At least 1 use left and something the chosen option changes.
# TASK effect: Remove 1 use and choose one: remove the fire marker from your room or an adjacent
# one (no closed door between). OR remove the slime markers of all characters in your room. OR
# choose a larva, creeper or adult in your room, it retreats. Nothing loads it again.

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
# TASK effect: Passive. You receive no slime markers (one you have stays) and suffer no wounds
# from fire markers at the end of your turns. It counts as an Enviro-Suit for every rule. Other
# fire effects (Thermite Charge, events) are not affected.

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
# TASK needs: At least 1 use left; you are in a section, and a fitting Night Stalker in it (your
# own room too) has an ordinary corridor without a closed door.
# TASK effect: Remove 1 use and choose a larva, creeper or adult in a room of your section; with
# knowledge 6 or more any Night Stalker there. Move it through an ordinary corridor of your
# choice without a closed door to the room at its other end, also out of or into combat and out
# of the section. It keeps its wounds and makes no attack now; no encounter follows. Nothing
# loads it again.

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
# TASK needs: At least 1 use left; you are in a section; a corridor of it has a noise marker, or
# has none, for the option chosen.
# TASK effect: Remove 1 use and choose one: remove up to 3 noise markers from ordinary corridors
# of your section. OR place up to 3 noise markers in ordinary corridors of your section that
# have none; this causes no encounter. The technical-corridors space is in no section. Nothing
# loads it again.

assault_rifle = item_card(
    "assault_rifle",
    copies=1,
    deck=NO_DECK,
    group="mission",
    character="survivor",
    heavy=True,
    weapon="energy",
    ammo=(3, 5),
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
# TASK effect: Weapon rule for Shoot: whenever it deals at least 1 wound, it deals 1 more (one
# wound check).

"""Yellow item cards."""

from __future__ import annotations

from lockdown.cards.registry import item_card
from lockdown.state.facts import ANY, NEVER
from lockdown.state.keys import YELLOW

tool_belt = item_card(
    "tool_belt",
    copies=6,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="frame",
    rules="LD-CRD-31 LD-MRK-29 LD-ITM-08 LD-ITM-10",
    source="public",
    confidence="medium",
    ours="cost combat components deck copies",
    note=(
        "Removing a malfunction and refilling the Probe Arm are known; the Nailgun, symbol "
        "and copies are ours."
    ),
)
# TASK needs: A malfunction marker in your room; or a Nailgun you carry or a Probe Arm you have
# is below its maximum.
# TASK effect: Remove the malfunction marker from your room. OR load 1 Nailgun you carry to its
# capacity. OR load 1 Probe Arm you have to its full uses.

duct_tape = item_card(
    "duct_tape",
    copies=5,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    attach=True,
    component="material",
    rules="LD-CRD-33 LD-ITM-13 LD-TRD-10 LD-MRK-29",
    source="rulebook",
    confidence="medium",
    ours="cost combat components deck copies",
    note=(
        "First option from the rulebooks; the second follows the original game's card. Known "
        "as a part of an Enviro-Suit (flavour), hence the symbol."
    ),
)
# TASK needs: You carry 2 heavy item cards that are not joined yet; or a malfunction marker is
# in your room.
# TASK effect: Put this card on 2 such heavy item cards: together they take 1 hand slot from now
# on; each keeps its ammo and rules and may leave you on its own, then this card is discarded
# and the other one takes a slot of its own. A card can be joined only once at a time; objects
# cannot be joined. OR remove the malfunction marker from your room; this card is then
# discarded.

reagent = item_card(
    "reagent",
    copies=4,
    deck=YELLOW,
    cost=1,
    combat=ANY,
    single_use=True,
    component="fire",
    rules="LD-CRD-20 LD-ITM-20 LD-WND-10 LD-WND-13",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note=(
        "Effect from the rulebook picture; cost, which symbol, deck and copies are ours. The "
        "same card is in the green deck."
    ),
)
# TASK needs: You carry a Flamethrower below its capacity; or your knowledge is 5 or more and a
# Night Stalker is in your room.
# TASK effect: Load 1 Flamethrower you carry to its capacity. OR, with knowledge 5 or more:
# choose a Night Stalker in your room, it retreats.

lighter = item_card(
    "lighter",
    copies=2,
    deck=YELLOW,
    cost=1,
    combat=ANY,
    single_use=True,
    light=True,
    component="fire",
    rules="LD-CRD-39 LD-MRK-15 LD-MRK-16 LD-MRK-17 LD-ITM-36 LD-PWR-08",
    source="reconstructed",
    confidence="low",
    note="Only the name is known (flavour: with reagents it makes a flamethrower).",
)
# TASK window: Second option only, as a reaction of cost 0: as Glow Stick in items-red.toml.
# TASK needs: First option: no fire marker in your room, and the room can take one.
# TASK effect: Place a fire marker in your room. OR (reaction, cost 0) ignore one darkness
# effect as with a Glow Stick. Either use discards the card.

fire_blanket = item_card(
    "fire_blanket",
    copies=3,
    deck=YELLOW,
    cost=1,
    combat=ANY,
    single_use=True,
    component="material",
    rules="LD-CRD-22 LD-ITM-22 LD-MRK-09 LD-MRK-20",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note="Effect from the rulebook picture; cost, symbol, deck and copies are ours.",
)
# TASK needs: A fire marker in your room; or you have a slime marker.
# TASK effect: Remove the fire marker from your room. OR remove your slime marker.

yellow_flashlight = item_card(
    "yellow_flashlight",
    copies=2,
    deck=YELLOW,
    cost=0,
    combat=ANY,
    light=True,
    reaction=True,
    uses=(2, 2),
    same_as="flashlight",
    rules="LD-CRD-28 LD-ITM-10 LD-ITM-36 LD-PWR-08",
    source="reconstructed",
    confidence="medium",
)
# TASK window: As Glow Stick in items-red.toml.
# TASK effect: As Flashlight in items-red.toml.

yellow_weapon_battery = item_card(
    "yellow_weapon_battery",
    copies=3,
    deck=YELLOW,
    cost=1,
    combat=ANY,
    single_use=True,
    component="electricity",
    same_as="weapon_battery",
    rules="LD-CRD-29 LD-ITM-08 LD-ITM-11",
    source="reconstructed",
    confidence="low",
)
# TASK effect: As Weapon Battery in items-red.toml.

cave_plans = item_card(
    "cave_plans",
    copies=1,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="LD-CRD-30 LD-TEC-01 LD-MOV-12 LD-SRF-12",
    source="reconstructed",
    confidence="medium",
    note="Name and purpose are known; that no attack follows is ours (single use, one copy).",
)
# TASK needs: Your room has a technical-corridor entrance and another explored room has one;
# zones are no entrances.
# TASK effect: Move to such another room of your choice; doors and distance do not matter; no
# exploration, no noise roll, no attack card. A Night Stalker there means combat without an
# encounter.

facility_plans = item_card(
    "facility_plans",
    copies=2,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="LD-EXP-10 LD-ROM-16",
    source="reconstructed",
    confidence="low",
)
# TASK needs: An unexplored room exists.
# TASK effect: Look alone at up to 2 unexplored room tiles and their exploration tokens. If you
# looked at 2, you may then exchange their exploration tokens (same set of tokens only). Put all
# back face down; the others see which rooms you chose, not whether you exchanged.

elevator_key = item_card(
    "elevator_key",
    copies=1,
    deck=YELLOW,
    cost=0,
    combat=NEVER,
    uses=(2, 2),
    rules="LD-ROM-64 LD-BRD-19 LD-ITM-10",
    source="reconstructed",
    confidence="low",
)
# TASK needs: You are in an elevator room without a malfunction marker; 1 use left.
# TASK effect: Remove 1 use: bring the elevator token here if it is elsewhere, then use the
# elevator as in LD-ROM-64, whatever its power. At 0 uses the card is discarded.

portable_generator = item_card(
    "portable_generator",
    copies=1,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    heavy=True,
    component="electricity",
    rules="LD-PWR-17 LD-PWR-18 LD-BRD-10",
    source="reconstructed",
    confidence="low",
)
# TASK needs: Your section's power token is red; or you are in an elevator room.
# TASK effect: Turn the power token of your section to its blue side. OR, in an elevator room:
# turn the elevator's power token to its other side.

"""Weakness cards. The effect of each stands where the rule it changes stands; see the note."""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import weakness_card

# When an adult attacks you with the attack card Perched in the Dark, the darkness effect of
# that card does not apply to you. Attacks resolved as an adult's (Cave Entrance, Vents) count.
wary_of_shadows = weakness_card(
    "wary_of_shadows",
    rules="LD-KNW-13 LD-CRD-58 LD-ATK-06 LD-ATK-13",
    source="rulebook",
    confidence="high",
    note="The last sentence is our reading.",
)

# When you Shoot and the final face of the advantage die is discard_hit or hit_plus, you may use
# its better result without discarding a card.
light_shock = weakness_card(
    "light_shock",
    rules="LD-CMB-08 LD-CMB-10 LD-CMB-11",
    source="reconstructed",
    confidence="low",
)

# In an encounter you triggered, a number of 2 or more that is compared with your hand counts as
# 1 lower; 0 and 1 stay. A light source is applied first (it chooses the number).
slow_awakening = weakness_card(
    "slow_awakening",
    rules="LD-ENC-06 LD-ENC-07 LD-PWR-08",
    source="reconstructed",
    confidence="low",
)

# When you pass and are not in combat, you may remove the noise marker from 1 corridor connected
# to your room (the technical-corridors space if the room has an entrance; on a crossroads or in
# a building 1 zone). Forced passes count. A character that passes by entering a container gains
# nothing.
hunters_by_sound = weakness_card(
    "hunters_by_sound",
    rules="LD-RND-10 LD-RND-12 LD-MRK-03 LD-TEC-03",
    source="reconstructed",
    confidence="low",
    note=(
        "Rewards standing still once a round. An earlier draft made careful movement cost 1, "
        "which beat Move at all times."
    ),
)

# When a larva, creeper or adult is about to attack you in the attack step of the event phase
# (before an attack card is drawn) and a fire marker is in your room, you may discard 1 action
# card: that attack is not made (no attack card is drawn; a larva stays on the board). Once for
# each attack. Surprise attacks and escape attacks are not affected.
fear_of_fire = weakness_card(
    "fear_of_fire",
    rules="LD-ATK-03 LD-ATK-09 LD-EVT-07 LD-ACT-03 LD-ACT-22",
    source="reconstructed",
    confidence="low",
    note=(
        "The card kept in hand is the price; without it a Battle Suit in a burning room would "
        "be immune."
    ),
)

# In the wound check after your Shoot or Melee attack, the blood number drawn (for breeder and
# queen: the sum) counts as 1 lower. An arrow stays an arrow. Wounds by items, action cards and
# fire are not affected.
brittle_shell = weakness_card(
    "brittle_shell",
    rules="LD-WND-04 LD-WND-05 LD-WND-08",
    source="reconstructed",
    confidence="low",
)

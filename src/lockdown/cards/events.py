"""The Night Stalker event deck, 22 cards (LD-CRD-53).

An effect is called `effect(table)`, a darkness effect `effect(table, shielded)` with the mask of seats
that a light source or Feel of the Dark keeps out of it.
"""

from __future__ import annotations

from lockdown.cards.registry import event_card

blood_trace_1 = event_card(
    "blood_trace_1",
    icons="breeder queen",
    corridors=(2,),
    rules="LD-STK-03 LD-BRD-11 LD-HRT-13",
    note="That doors do not matter is our reading (no corridor is used).",
)
# TASK effect: For each section by itself: among the characters in the section who have an
# undressed serious wound and no action cards, take the one in the room with the lowest number;
# every Night Stalker of that section that is not in combat moves straight to that room,
# whatever the distance and doors. Without such a character nothing happens in that section.
# Staircases belong to no section.
# TASK dark: In an unpowered section characters who do hold action cards count too.

blood_trace_2 = event_card(
    "blood_trace_2",
    icons="creeper breeder queen",
    corridors=(3,),
    rules="LD-STK-03 LD-BRD-11 LD-HRT-13",
)
# TASK effect: As blood_trace_1.
# TASK dark: As blood_trace_1.

blue_screen = event_card(
    "blue_screen",
    icons="adult breeder queen",
    corridors=(3,),
    remove=True,
    rules="LD-MRK-22 LD-MRK-28 LD-ROM-20 LD-ROM-21",
)
# TASK effect: Place a malfunction marker in the explored room with a computer, in a powered
# section, that has the lowest number; rooms with a malfunction marker count as without a
# computer and are skipped. If there is none, nothing happens.

bulkheads_open = event_card(
    "bulkheads_open",
    icons="adult breeder",
    corridors=(1,),
    rules="LD-DOR-08 LD-DOR-13 LD-NOI-13",
)
# TASK effect: Open every closed door; destroyed doors stay.
# TASK dark: Place a noise marker in each empty corridor connected to a room with a character in
# darkness.

consuming_fire = event_card(
    "consuming_fire",
    icons="creeper breeder queen",
    corridors=(2,),
    rules="LD-MRK-15 LD-MRK-16 LD-MRK-17 LD-MRK-19 LD-END-05",
)
# TASK effect: Set the item counter of every burning room to 0. Then place a fire marker in
# every room adjacent to a room that was burning before this card, not through closed doors and
# not through technical corridors.

coolant_leak = event_card(
    "coolant_leak",
    icons="adult breeder queen",
    corridors=(1,),
    remove=True,
    rules="LD-CRD-50 LD-SDS-02 LD-SDS-10 LD-MRK-26",
)
# TASK effect: If the Cooling System has a malfunction marker, start the self-destruct sequence
# (not if it is running). Otherwise place a malfunction marker in it; if it is unexplored,
# nothing happens.

damage = event_card(
    "damage",
    icons="creeper adult",
    corridors=(3,),
    rules="LD-MRK-26 LD-MRK-27 LD-MRK-28",
)
# TASK effect: Place a malfunction marker in each room with an adult, a breeder or the queen.
# TASK dark: Place a malfunction marker in each room in darkness with a character.

egg_protection = event_card(
    "egg_protection",
    icons="breeder queen",
    corridors=(4,),
    rules="LD-ENC-01 LD-ENC-03 LD-ENC-06 LD-CON-01",
)
# TASK effect: In turn order, each character that is in the Nest or carries an egg has one
# encounter in its room, also if it is in combat already; who is concerned is fixed at the
# start, one that has died meanwhile is skipped.
# TASK dark: Each character in darkness receives 1 contamination card.

fire_in_the_hole = event_card(
    "fire_in_the_hole",
    icons="creeper adult",
    corridors=(1,),
    rules="LD-MRK-15 LD-MRK-16 LD-CSS-05",
    note="Limiting it to explored rooms is our reading, so that the card reveals nothing.",
)
# TASK effect: Place a fire marker in each of the rooms CSS A, CSS B and CSS C that is in play
# and explored. Each character standing in one of them with no action cards suffers 1 serious
# wound. Characters in containers are not affected.

hatching = event_card(
    "hatching",
    icons="adult breeder",
    corridors=(2,),
    rules="LD-ROM-41 LD-ATK-11 LD-FAQ-11 LD-CMP-17",
    note="That the larva token depends on the first part only is our reading.",
)
# TASK effect: Remove 1 egg from the laboratory board, if any (the last one destroys the Nest).
# Each character in the Nest with no action cards is infested. If nobody was infested by this,
# put 1 larva token from the supply into the bag, if there is one.
# TASK dark: Each character in darkness outside the Nest with no action cards is infested.

kickstopper = event_card(
    "kickstopper",
    icons="adult breeder queen",
    corridors=(
        2,
        4,
    ),
    remove=True,
    rules="LD-BRD-10 LD-BRD-20 LD-MRK-28 LD-PWR-17",
)
# TASK effect: Turn the elevator's power token to red. Place a malfunction marker in each
# elevator room.

leaving_the_shell_1 = event_card(
    "leaving_the_shell_1",
    icons="breeder queen",
    corridors=(1,),
    rules="LD-CON-06 LD-CON-07 LD-CON-13 LD-RND-05 LD-STK-07",
)
# TASK effect: In turn order; who has a larva is fixed at the start. A character with a larva on
# its board receives 1 contamination card and scans it: if INFECTED, it dies and a creeper is
# placed in its room; otherwise the card stays on its discard pile. Every other character draws
# 4 cards from its action deck, apart from its hand, and scans the contamination cards among
# them: if at least one is INFECTED, it gets a larva; then it discards the 4 cards. Nobody is
# killed by the scan of drawn cards.

leaving_the_shell_2 = event_card(
    "leaving_the_shell_2",
    icons="creeper breeder queen",
    corridors=(4,),
    rules="LD-CON-06 LD-CON-07 LD-CON-13 LD-RND-05 LD-STK-07",
)
# TASK effect: As leaving_the_shell_1.

lurking = event_card(
    "lurking",
    icons="creeper adult",
    corridors=(2,),
    rules="LD-CRD-51 LD-CMP-17 LD-ATK-03 LD-ATK-10",
)
# TASK effect: Every Night Stalker that is not in a room with a character leaves the board; for
# each, one random token of its kind goes from the supply into the bag, if there is one; its
# wounds are lost.
# TASK dark: Each Night Stalker in combat in a room in darkness makes one attack (order and
# target as in the attack step).

nest = event_card(
    "nest",
    icons="creeper breeder queen",
    corridors=(1,),
    rules="LD-MRK-02 LD-NOI-13",
)
# TASK effect: If the Nest is explored, place a noise marker in each empty corridor connected to
# it.
# TASK dark: Place a noise marker in each empty corridor connected to a room with a character in
# darkness.

noise_in_corridors = event_card(
    "noise_in_corridors",
    icons="adult breeder",
    corridors=(3,),
    rules="LD-BRD-21 LD-MRK-15 LD-MRK-28",
)
# TASK effect: If the technical-corridors space has no noise marker, place one. If it has one,
# remove 1 malfunction marker and 1 fire marker from the SUPPLY for the rest of the game (so the
# limits of LD-MRK-15 and LD-MRK-28 are reached one marker earlier); an empty supply stays empty
# and nothing explodes.
# TASK dark: Each character in darkness in a room with a technical-corridor entrance suffers 1
# light wound.

panic = event_card(
    "panic",
    icons="adult breeder",
    corridors=(4,),
    rules="LD-ITM-08 LD-ITM-17",
)
# TASK effect: In turn order, each character with no action cards removes 2 ammo from weapons it
# carries, as its player likes; one with less than 2 ammo in all keeps its ammo and discards 1
# item card of its choice instead (inactive mission items do not count; face down under its
# deck, a card without a deck leaves the game), if it has one.
# TASK dark: Characters in darkness who do hold action cards are affected too.

power_surge = event_card(
    "power_surge",
    icons="breeder queen",
    corridors=(3,),
    rules="LD-CRD-52 LD-PWR-02 LD-PWR-17",
)
# TASK effect: Turn the time token to its red (inactive) side.

sanitary_network_failure = event_card(
    "sanitary_network_failure",
    icons="adult breeder queen",
    corridors=(2,),
    remove=True,
    rules="LD-ROM-10 LD-MRK-27 LD-MRK-28",
)
# TASK effect: Place a malfunction marker in each explored green room.

scent_of_blood = event_card(
    "scent_of_blood",
    icons="creeper adult",
    corridors=(4,),
    rules="LD-HRT-13 LD-NOI-13 LD-STK-05 LD-CRT-03",
)
# TASK effect: Place a noise marker in each empty corridor connected to a room with a character
# that has an undressed serious wound.
# TASK dark: For each room in darkness with such a character where nobody is in combat, place 1
# adult figure there; no token is drawn or moved (LD-STK-05 if no figure is left). It is no
# encounter and makes no attack now.

short_circuit = event_card(
    "short_circuit",
    icons="adult breeder queen",
    corridors=(4,),
    remove=True,
    rules="LD-ROM-20 LD-ROM-21 LD-MRK-15 LD-MRK-16 LD-MRK-22",
)
# TASK effect: Place a fire marker in each explored room with a computer in a powered section;
# rooms with a malfunction marker count as without a computer.

thats_hot = event_card(
    "thats_hot",
    icons="adult breeder queen",
    corridors=(
        1,
        3,
    ),
    remove=True,
    rules="LD-MRK-15 LD-MRK-16 LD-MRK-17",
    note=(
        "Limiting it to an explored Power Generator is our reading, so that the card reveals "
        "nothing."
    ),
)
# TASK effect: Place a fire marker in the Backup Power Supply and in the Power Generator (the
# latter only if explored).

"""The Night Stalker attack deck, 20 cards (LD-CRD-57).

An effect is called `effect(table, attacker id, target seat, why)`; the attacker id is 0 for an attack
without a figure (LD-ATK-13).
"""

from __future__ import annotations

from lockdown.cards.registry import attack_card

cut = attack_card(
    "cut",
    blood=(
        0,
        2,
        3,
        4,
        5,
    ),
    icons="creeper adult breeder queen",
    rules="LD-CRD-54 LD-ATK-12",
    source="rulebook",
    confidence="high",
)
# TASK effect: The target suffers 1 light wound and receives 1 contamination card.
# TASK dark: The target suffers 1 more light wound.

blood_chase = attack_card(
    "blood_chase",
    blood=(
        2,
        4,
        5,
    ),
    icons="creeper adult breeder queen",
    rules="LD-CRD-56 LD-CMB-16 LD-CMB-18 LD-MOV-06 LD-STK-03 LD-HRT-13",
    source="public",
    confidence="high",
    note=(
        "The order of following and exploring, and that no noise roll follows (the room is "
        "not empty), are our reading. An attack without a figure (Cave Entrance, Vents) is no "
        "escape."
    ),
)
# TASK effect: The target suffers 1 light wound and gets a slime marker. If this attack came
# from an escape and the target now has an undressed serious wound and lives, the attacking
# Night Stalker moves with it: after the target has entered the new room (exploration and noise
# roll not yet made) place the Night Stalker there too; the room then counts as occupied, so no
# noise roll is made. A closed door cannot lie between, since the target just passed.

perched_in_the_dark = attack_card(
    "perched_in_the_dark",
    blood=(
        0,
        2,
        4,
        5,
        5,
    ),
    icons="adult breeder queen",
    rules="LD-CRD-55 LD-CRD-58 LD-HRT-06",
    source="public",
    confidence="high",
    note=(
        "LD-CRD-55 lists the creeper from a worked example; the scans show adult, breeder, "
        "queen. The second 5 is stated by one source and needed for 20 cards."
    ),
)
# TASK effect: The target suffers 1 serious wound.
# TASK dark: If the target now has 3 serious wounds (dressed ones count), it dies.

blood_rage = attack_card(
    "blood_rage",
    blood=(
        3,
        5,
    ),
    icons="breeder queen",
    rules="LD-HRT-04 LD-HRT-06 LD-HRT-17",
    source="public",
    confidence="high",
    note=(
        "The card says 2 serious wounds; reading it as 2 or more is ours. Dressed ones count "
        "for the first test."
    ),
)
# TASK effect: If the target has 2 or more serious wounds, it dies. Otherwise, if it has an
# undressed serious wound, it suffers 2 serious wounds. Otherwise it suffers 1 serious wound.

piercing_the_heart = attack_card(
    "piercing_the_heart",
    blood=(
        3,
        5,
    ),
    icons="queen",
    rules="LD-HRT-04 LD-HRT-06 LD-CON-01",
    source="public",
    confidence="high",
)
# TASK effect: The target suffers 1 serious wound and receives 1 contamination card.
# TASK dark: If the target now has 2 or more serious wounds (dressed ones count), it dies.

evolve = attack_card(
    "evolve",
    blood=(
        0,
        4,
    ),
    icons="creeper",
    rules="LD-STK-07 LD-STK-08 LD-ATK-05",
    source="public",
    confidence="high",
    note=(
        "One list adds the queen; the scans show only the creeper. That wounds are dropped is "
        "our reading."
    ),
)
# TASK effect: If a breeder figure is free, replace the attacking creeper by it: the creeper's
# wounds are gone, and no token moves. If none is free, nothing happens.
# TASK dark: If a breeder was placed, it makes one attack against the same target at once (a new
# attack card).

infecting_the_host = attack_card(
    "infecting_the_host",
    blood=(4,),
    icons="creeper queen",
    rules="LD-MRK-07 LD-ATK-11 LD-FAQ-11",
    source="public",
    confidence="high",
    note="One list gives blood 5; the scan shows 4.",
)
# TASK effect: The target gets a slime marker.
# TASK dark: The target is infested as by a larva's attack: a larva on its board if it has none,
# and 1 contamination card in either case. This never kills, and no larva figure leaves the game
# board.

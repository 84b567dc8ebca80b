"""Objectives: personal, corporate, solo and cooperative (LD-OBJ-03, LD-CRD-65).

The tests are in `rules.objectives`; all cards are reconstructions unless they say otherwise.
"""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import objective_card

# You have sent the signal and your knowledge token is active.
let_them_know = objective_card(
    "let_them_know",
    deck="personal",
    players=2,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "knowledge_token_active"},
        ),
    ),
    rules="LD-OBJ-07 LD-OBJ-12",
    source="reconstructed",
    confidence="low",
)

# You have sent the signal, and the Nest is destroyed or the queen is dead.
scorched_nest = objective_card(
    "scorched_nest",
    deck="personal",
    players=2,
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "nest_destroyed"},
        ),
        (
            {"kind": "signal_sent"},
            {"kind": "queen_killed"},
        ),
    ),
    rules="LD-OBJ-07 LD-OBJ-09 LD-OBJ-10",
    source="reconstructed",
    confidence="low",
)

# Every room of the sections S-01 and S-03 is explored and your knowledge token is active.
whole_picture = objective_card(
    "whole_picture",
    deck="personal",
    players=2,
    condition=(
        (
            {
                "kind": "sections_explored",
                "sections": (
                    "S-01",
                    "S-03",
                ),
            },
            {"kind": "knowledge_token_active"},
        ),
    ),
    rules="LD-OBJ-13 LD-OBJ-12",
    source="reconstructed",
    confidence="low",
    note=(
        "9 rooms to explore on the basic side, 13 on the optional side; others help without "
        "knowing."
    ),
)

# Your knowledge is 7 or more.
dangerous_mind = objective_card(
    "dangerous_mind",
    deck="personal",
    players=2,
    condition=(({"kind": "knowledge", "min": 7},),),
    rules="LD-OBJ-11 LD-CTG-13",
    source="reconstructed",
    confidence="low",
    note=(
        "Archive (2) and one analysed object (3) bring a survivor to 8 and a worker to 6. "
        "Safe from the yellow contingency as it is read here; under the table option with the "
        "other direction its owner must leave in a container."
    ),
)

# The queen is dead or the complex is destroyed.
never_again = objective_card(
    "never_again",
    deck="personal",
    players=2,
    condition=(({"kind": "queen_killed"},),),
    rules="LD-OBJ-10 LD-END-05",
    source="reconstructed",
    confidence="low",
    note="Through self-destruct it conflicts with everyone who plans to lock in.",
)

# You have sent the signal and you carry a carcass or a character corpse.
proof = objective_card(
    "proof",
    deck="personal",
    players=2,
    condition=(
        (
            {"kind": "signal_sent"},
            {
                "kind": "carries",
                "objects": (
                    "carcass",
                    "corpse",
                ),
            },
        ),
    ),
    rules="LD-OBJ-07 LD-OBJ-14",
    source="reconstructed",
    confidence="low",
)

# You escape to the bunker or in a container, and at least one other character survives.
long_walk_home = objective_card(
    "long_walk_home",
    deck="personal",
    players=3,
    condition=(
        (
            {
                "kind": "survived_in",
                "places": (
                    "bunker",
                    "container",
                ),
            },
            {"kind": "others_survive", "min": 1},
        ),
    ),
    rules="LD-GOL-03 LD-VIC-06",
    source="reconstructed",
    confidence="low",
)

# At least two other characters survive, and you have sent the signal or your knowledge token is
# active.
nobody_left_behind = objective_card(
    "nobody_left_behind",
    deck="personal",
    players=4,
    condition=(
        (
            {"kind": "others_survive", "min": 2},
            {"kind": "signal_sent"},
        ),
        (
            {"kind": "others_survive", "min": 2},
            {"kind": "knowledge_token_active"},
        ),
    ),
    rules="LD-VIC-06 LD-OBJ-07 LD-OBJ-12",
    source="reconstructed",
    confidence="low",
)

# Every room of the sections S-02 and S-03 is explored and you have sent the signal.
last_inspection = objective_card(
    "last_inspection",
    deck="personal",
    players=5,
    condition=(
        (
            {
                "kind": "sections_explored",
                "sections": (
                    "S-02",
                    "S-03",
                ),
            },
            {"kind": "signal_sent"},
        ),
    ),
    rules="LD-OBJ-13 LD-OBJ-07",
    source="reconstructed",
    confidence="low",
    note="14 rooms on the basic side, 9 on the optional side: a card for a full crew.",
)

# The character of player 1 is not alive, or you are the only survivor.
loose_end_1 = objective_card(
    "loose_end_1",
    deck="corporate",
    players=2,
    condition=(
        ({"kind": "player_dead", "player": 1},),
        ({"kind": "only_survivor"},),
    ),
    rules="LD-OBJ-04 LD-OBJ-05",
    source="reconstructed",
    confidence="medium",
    note=(
        "The requirement kind is in the rulebooks; five such cards with the alternative as in "
        "the original game."
    ),
)

# The character of player 2 is not alive, or you are the only survivor.
loose_end_2 = objective_card(
    "loose_end_2",
    deck="corporate",
    players=2,
    condition=(
        ({"kind": "player_dead", "player": 2},),
        ({"kind": "only_survivor"},),
    ),
    rules="LD-OBJ-04 LD-OBJ-05",
    source="reconstructed",
    confidence="medium",
)

# The character of player 3 is not alive, or you are the only survivor.
loose_end_3 = objective_card(
    "loose_end_3",
    deck="corporate",
    players=3,
    condition=(
        ({"kind": "player_dead", "player": 3},),
        ({"kind": "only_survivor"},),
    ),
    rules="LD-OBJ-04 LD-OBJ-05",
    source="reconstructed",
    confidence="medium",
)

# The character of player 4 is not alive, or you are the only survivor.
loose_end_4 = objective_card(
    "loose_end_4",
    deck="corporate",
    players=4,
    condition=(
        ({"kind": "player_dead", "player": 4},),
        ({"kind": "only_survivor"},),
    ),
    rules="LD-OBJ-04 LD-OBJ-05",
    source="reconstructed",
    confidence="medium",
)

# The character of player 5 is not alive, or you are the only survivor.
loose_end_5 = objective_card(
    "loose_end_5",
    deck="corporate",
    players=5,
    condition=(
        ({"kind": "player_dead", "player": 5},),
        ({"kind": "only_survivor"},),
    ),
    rules="LD-OBJ-04 LD-OBJ-05",
    source="reconstructed",
    confidence="medium",
)

# No Nemesis survivor is alive and at least one weakness was discovered; or you are the only
# survivor.
no_witnesses = objective_card(
    "no_witnesses",
    deck="corporate",
    players=2,
    condition=(
        (
            {"kind": "no_nemesis_survivor"},
            {"kind": "weaknesses_discovered", "min": 1},
        ),
        ({"kind": "only_survivor"},),
    ),
    rules="LD-OBJ-05 LD-OBJ-06 LD-OBJ-08",
    source="reconstructed",
    confidence="low",
    note=(
        "Objectives are dealt before the draft, so its owner may avoid a Nemesis survivor. In "
        "a game without Nemesis survivors the research is what is left to do."
    ),
)

# At least two weaknesses were discovered.
applied_xenology = objective_card(
    "applied_xenology",
    deck="corporate",
    players=2,
    condition=(({"kind": "weaknesses_discovered", "min": 2},),),
    rules="LD-OBJ-08 LD-KNW-06 LD-KNW-07",
    source="reconstructed",
    confidence="low",
    note=(
        "With Night Stalkers both face-down cards, so objects of two kinds (a carcass and an "
        "egg are always possible); with Intruders two of the three."
    ),
)

# You escape to the bunker or in a container carrying an egg.
special_delivery = objective_card(
    "special_delivery",
    deck="corporate",
    players=2,
    condition=(
        (
            {"kind": "carries", "objects": ("egg",)},
            {
                "kind": "survived_in",
                "places": (
                    "container",
                    "bunker",
                ),
            },
        ),
    ),
    rules="LD-OBJ-14 LD-ROM-40 LD-GOL-03",
    source="reconstructed",
    confidence="low",
    note="A review names an objective of finishing with an egg.",
)

# The complex is destroyed, and you have sent the signal or your knowledge token is active.
write_off = objective_card(
    "write_off",
    deck="corporate",
    players=2,
    condition=(
        (
            {"kind": "complex_destroyed"},
            {"kind": "signal_sent"},
        ),
        (
            {"kind": "complex_destroyed"},
            {"kind": "knowledge_token_active"},
        ),
    ),
    rules="LD-END-05 LD-OBJ-07 LD-OBJ-12",
    source="reconstructed",
    confidence="low",
    note=(
        "Its owner must be in the bunker or launched when the complex goes. Leaving last with "
        "the sequence running is enough (LD-END-04)."
    ),
)

# A surviving character has knowledge 8.
complete_file = objective_card(
    "complete_file",
    deck="coop",
    condition=(({"kind": "knowledge", "min": 8},),),
    rules="LD-OBJ-11 LD-COP-05",
    source="rulebook",
    confidence="medium",
    ours="name",
    note="The requirement is named in the rulebooks; the name is ours.",
)

# The signal was sent and a surviving character's knowledge token is active.
distress_call = objective_card(
    "distress_call",
    deck="coop",
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "knowledge_token_active"},
        ),
    ),
    rules="LD-OBJ-07 LD-OBJ-12 LD-COP-05 LD-COP-06",
    source="reconstructed",
    confidence="low",
)

# The signal was sent and the Nest is destroyed.
burn_the_brood = objective_card(
    "burn_the_brood",
    deck="coop",
    condition=(
        (
            {"kind": "signal_sent"},
            {"kind": "nest_destroyed"},
        ),
    ),
    rules="LD-OBJ-07 LD-OBJ-09 LD-COP-06",
    source="reconstructed",
    confidence="low",
)

# The queen is dead or the complex is destroyed.
cut_off_the_head = objective_card(
    "cut_off_the_head",
    deck="coop",
    condition=(({"kind": "queen_killed"},),),
    rules="LD-OBJ-10",
    source="reconstructed",
    confidence="low",
)

# At least two weaknesses were discovered.
know_your_enemy = objective_card(
    "know_your_enemy",
    deck="coop",
    condition=(({"kind": "weaknesses_discovered", "min": 2},),),
    rules="LD-OBJ-08 LD-KNW-07",
    source="reconstructed",
    confidence="low",
    note="Solo: a carcass and an egg, since there is no corpse.",
)

# The signal was sent and every room of the sections S-01 and S-02 is explored.
search_party = objective_card(
    "search_party",
    deck="coop",
    condition=(
        (
            {"kind": "signal_sent"},
            {
                "kind": "sections_explored",
                "sections": (
                    "S-01",
                    "S-02",
                ),
            },
        ),
    ),
    rules="LD-OBJ-13 LD-OBJ-07 LD-COP-06",
    source="reconstructed",
    confidence="low",
)

# Every room of the sections S-01 and S-03 is explored.
deep_survey = objective_card(
    "deep_survey",
    deck="coop",
    condition=(
        (
            {
                "kind": "sections_explored",
                "sections": (
                    "S-01",
                    "S-03",
                ),
            },
        ),
    ),
    rules="LD-OBJ-13",
    source="reconstructed",
    confidence="low",
)

# The complex is destroyed.
sterilization = objective_card(
    "sterilization",
    deck="coop",
    condition=(({"kind": "complex_destroyed"},),),
    rules="LD-END-05 LD-END-04 LD-COP-04",
    source="reconstructed",
    confidence="low",
    note=(
        "Solo: leaving in a container or to the bunker while the sequence runs ends the game "
        "and destroys the complex."
    ),
)

# A surviving character escaped to the bunker or in a container carrying an egg.
live_specimen = objective_card(
    "live_specimen",
    deck="coop",
    condition=(
        (
            {"kind": "carries", "objects": ("egg",)},
            {
                "kind": "survived_in",
                "places": (
                    "container",
                    "bunker",
                ),
            },
        ),
    ),
    rules="LD-OBJ-14 LD-GOL-03 LD-COP-05",
    source="reconstructed",
    confidence="low",
)

# At least one weakness was discovered and a surviving character's knowledge token is active.
field_report = objective_card(
    "field_report",
    deck="coop",
    condition=(
        (
            {"kind": "knowledge_token_active"},
            {"kind": "weaknesses_discovered", "min": 1},
        ),
    ),
    rules="LD-OBJ-12 LD-OBJ-08 LD-COP-05",
    source="reconstructed",
    confidence="low",
)

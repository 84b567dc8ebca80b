"""Tokens and dice (LD-CMP-02, LD-CMP-05 to LD-CMP-10).

Copies of the CSS, contingency and exploration tokens and the advantage die are reconstructed.
"""

from __future__ import annotations

from lockdown.state.facts import (
    Contingency,
    CssToken,
    ExplorationToken,
    Provenance,
    StalkerToken,
)
from lockdown.state.keys import (
    ADULT,
    BLANK,
    BREEDER,
    COMBAT_FACES,
    CREEPER,
    LARVA,
    NOISE_FACES,
    QUEEN,
)

#: Night Stalker tokens (LD-CMP-05, LD-CMP-06): the number in the light, the number in the dark.
STALKER_TOKENS = (
    StalkerToken("blank", BLANK, 1, 0, 0),
    StalkerToken("larva_1_2", LARVA, 4, 1, 2),
    StalkerToken("larva_0_1", LARVA, 4, 0, 1),
    StalkerToken("creeper_1_2", CREEPER, 3, 1, 2),
    StalkerToken("adult_1_3", ADULT, 3, 1, 3),
    StalkerToken("adult_2_3", ADULT, 3, 2, 3),
    StalkerToken("adult_2_4", ADULT, 3, 2, 4),
    StalkerToken("adult_3_4", ADULT, 3, 3, 4),
    StalkerToken("breeder_2_4", BREEDER, 1, 2, 4),
    StalkerToken("breeder_3_4", BREEDER, 1, 3, 4),
    StalkerToken("queen_4_4", QUEEN, 1, 4, 4),
)

#: Underground exploration tokens (LD-CMP-07, LD-CRD-73, LD-EXP-01); source: reconstructed.
EXPLORATION = (
    ExplorationToken("malfunction_4", 1, 4, "malfunction"),
    ExplorationToken("malfunction_3", 1, 3, "malfunction"),
    ExplorationToken("malfunction_2", 4, 2, "malfunction"),
    ExplorationToken("malfunction_1", 2, 1, "malfunction"),
    ExplorationToken("fire_2", 1, 2, "fire"),
    ExplorationToken("fire_1", 1, 1, "fire"),
    ExplorationToken("silence_1", 2, 1, "silence"),
    ExplorationToken("slime_4", 1, 4, "slime"),
    ExplorationToken("slime_3", 1, 3, "slime"),
    ExplorationToken("danger_3", 1, 3, "danger"),
    ExplorationToken("danger_2", 1, 2, "danger"),
    ExplorationToken("door_4", 1, 4, "door"),
    ExplorationToken("door_3", 1, 3, "door"),
    ExplorationToken("door_2", 1, 2, "door"),
    ExplorationToken("door_1", 1, 1, "door"),
)

#: Surface exploration tokens (LD-CMP-07, LD-CRD-74, LD-SRF-17); source: reconstructed.
SURFACE_EXPLORATION = (
    ExplorationToken("surface_item_red_2", 1, 2, "item_red", outside=True),
    ExplorationToken("surface_item_yellow_2", 1, 2, "item_yellow", outside=True),
    ExplorationToken("surface_item_green_1", 1, 1, "item_green", outside=True),
    ExplorationToken("surface_card_3", 1, 3, "surface_card", outside=True),
    ExplorationToken("surface_card_2", 1, 2, "surface_card", outside=True),
    ExplorationToken("surface_malfunction_3", 1, 3, "malfunction", outside=True),
    ExplorationToken("surface_malfunction_2", 1, 2, "malfunction", outside=True),
    ExplorationToken("surface_danger_4", 1, 4, "danger", outside=True),
    ExplorationToken("surface_silence_1", 1, 1, "silence", outside=True),
    ExplorationToken("surface_slime_3", 1, 3, "slime", outside=True),
)

#: CSS tokens (LD-CMP-09, LD-CRD-72); copies: reconstructed, confidence: low.
CSS_TOKENS = (
    CssToken("launch_a", 1, ("A",)),
    CssToken("launch_b", 1, ("B",)),
    CssToken("launch_c", 1, ("C",)),
    CssToken(
        "launch_all",
        2,
        (
            "A",
            "B",
            "C",
        ),
    ),
    CssToken("launch_none", 2, ()),
)

#: LD-CRD-66, LD-CRD-67, LD-CRD-68, LD-CRD-69, LD-CRD-70: whom each code kills.
#: Contingency tokens (LD-CMP-10, LD-CTG-12 to LD-CTG-16); copies: reconstructed, confidence: low.
CONTINGENCIES = (
    Contingency(
        "green",
        1,
        "none",
    ),
    Contingency(
        "yellow",
        1,
        "knowledge",
        compare="<=",
        value=4,
        exempt=("container",),
    ),
    Contingency(
        "blue",
        1,
        "signal",
        compare="==",
        value=0,
        exempt=("container",),
    ),
    Contingency(
        "grey",
        2,
        "place",
        compare="==",
        value="container",
        exempt=(
            "isolation",
            "bunker",
        ),
    ),
    Contingency(
        "red",
        2,
        "place",
        compare="==",
        value="isolation",
        exempt=(
            "container",
            "bunker",
        ),
    ),
)


def _die(names: tuple[str, ...], faces: str) -> tuple[int, ...]:
    return tuple(names.index(face) for face in faces.split())


#: LD-NOI-02, LD-CRD-78.
NOISE_DIE = _die(NOISE_FACES, "1 1 2 2 3 3 4 4 silence danger")
#: LD-SRF-04, LD-SRF-05, LD-CRD-79; source: reconstructed, confidence: low.
SURFACE_DIE = _die(NOISE_FACES, "1 1 2 2 3 3 4 4 silence danger surface surface")
#: LD-CMB-05, LD-CMB-06, LD-CRD-76.
COMBAT_DIE = _die(COMBAT_FACES, "blank creeper creeper adult single_hit double_hit")
#: LD-CMB-10, LD-CMB-12, LD-CRD-77; source: reconstructed, confidence: low.
ADVANTAGE_DIE = _die(COMBAT_FACES, "discard_hit discard_hit hit_plus adult single_hit double_hit")

#: LD-CON-14, LD-CRD-63: 7 of 27 are INFECTED; source: reconstructed, confidence: medium.
INFECTED_COPIES = 7
CLEAN_COPIES = 20

#: LD-CMP-13, LD-CMP-20: supplies whose end is a rule.
FIRE_MARKERS = 12
MALFUNCTION_MARKERS = 10
DOORS = 11
#: LD-CMP-12.
EGGS = 8
EGGS_IN_NEST = 5
#: LD-CMP-03: figures of each kind, larva to queen.
FIGURES = (6, 3, 8, 2, 1)
#: LD-SET-12: tokens in the bag by kind (larva, creeper, adult, breeder, queen, blank).
BAG_START = (4, 1, 3, 0, 1, 1)
BAG_PER_PLAYER = (0, 0, 1, 0, 0, 0)

#: Where the tokens and dice come from, by list.
SOURCES = {
    "stalker_tokens": Provenance(
        "public",
        "high",
        ("LD-CMP-05", "LD-CMP-06"),
        note="Sources differ on one larva (7 or 8); the component list says 8.",
    ),
    "exploration_tokens": Provenance(
        "reconstructed",
        "low",
        ("LD-CMP-07", "LD-CRD-73"),
        ours=("copies", "items"),
        note="The effects are known, the mix is not: that of the original game stands in.",
    ),
    "surface_exploration_tokens": Provenance(
        "reconstructed",
        "low",
        ("LD-CMP-07", "LD-CRD-74", "LD-SRF-17"),
        ours=("copies", "items"),
        note="The effects are known, the mix is not.",
    ),
    "surface_die": Provenance(
        "reconstructed",
        "low",
        ("LD-SRF-05", "LD-CRD-79"),
        ours=("faces",),
        note="The results are known, their number is not.",
    ),
    "css_tokens": Provenance(
        "reconstructed",
        "low",
        ("LD-CMP-09", "LD-CRD-72"),
        ours=("copies",),
        note="The five results are known, their copies are not.",
    ),
    "contingency_tokens": Provenance(
        "reconstructed",
        "low",
        ("LD-CMP-10",),
        ours=("copies",),
        note="The five codes are known, their copies are not.",
    ),
    "contamination_cards": Provenance(
        "reconstructed",
        "medium",
        ("LD-CON-14", "LD-CRD-63"),
        ours=("copies",),
        note="7 INFECTED of 27, as in two public programs for the original game.",
    ),
    "noise_die": Provenance("public", "medium", ("LD-NOI-02", "LD-CRD-78")),
    "combat_die": Provenance("public", "medium", ("LD-CMB-05", "LD-CRD-76")),
    "advantage_die": Provenance(
        "reconstructed",
        "low",
        ("LD-CMB-08", "LD-CRD-77"),
        ours=("faces",),
        note="Only the two new results are known, not how often each face occurs.",
    ),
}

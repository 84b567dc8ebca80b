"""Tokens, dice and supplies (NM-CMP-03, NM-CMP-04, NM-CMP-07, NM-CMP-11, NM-CMP-13)."""

from __future__ import annotations

from lockdown.games.shared.tokens import INTRUDER_TOKENS
from lockdown.state import keys
from lockdown.state.facts import ExplorationToken, Provenance
from lockdown.state.keys import COMBAT_FACES, NOISE_FACES

#: NM-CMP-04, NM-CRD-59.
STALKER_TOKENS = INTRUDER_TOKENS

#: Exploration tokens (NM-CMP-07): 20, of which 16 are used.
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

#: Coordinates cards (NM-BRD-12): the destination under A, B, C and D.
COORDINATES = tuple(
    tuple(keys.DESTINATIONS.index(place) for place in card)
    for card in (
        ("venus", "deep_space", "mars", "earth"),
        ("mars", "venus", "deep_space", "earth"),
        ("deep_space", "mars", "earth", "venus"),
        ("mars", "venus", "earth", "deep_space"),
        ("venus", "earth", "deep_space", "mars"),
        ("deep_space", "earth", "venus", "mars"),
        ("earth", "deep_space", "mars", "venus"),
        ("earth", "mars", "venus", "deep_space"),
    )
)

#: Escape pods by number of players (NM-SET-07), of four; index 0 is unused.
PODS = (0, 2, 2, 3, 3, 4)
ALL_PODS = (1, 2, 3, 4)

NOISE_DIE = tuple(
    NOISE_FACES.index(face)
    for face in ("1", "1", "2", "2", "3", "3", "4", "4", "silence", "danger")
)
COMBAT_DIE = tuple(
    COMBAT_FACES.index(face)
    for face in ("blank", "creeper", "creeper", "adult", "single_hit", "double_hit")
)

# ---- supplies and limits (NM-CMP-22)
FIRE_MARKERS = 8
MALFUNCTION_MARKERS = 8
DOORS = 12
EGGS = 8
EGGS_IN_NEST = 5
#: By kind, smallest first (NM-CMP-03).
FIGURES = (6, 3, 8, 2, 1)
#: In the bag at the start (NM-SET-12), by kind; the blank is the last.
BAG_START = (4, 1, 3, 0, 1, 1)
BAG_PER_PLAYER = (0, 0, 1, 0, 0, 0)
INFECTED_COPIES = 7
CLEAN_COPIES = 20

#: Where these facts come from.
SOURCES = {
    "stalker_tokens": Provenance("public", "high", ("NM-CMP-04",)),
    "exploration_tokens": Provenance("public", "high", ("NM-CMP-07",)),
    "coordinates_cards": Provenance("public", "high", ("NM-BRD-12", "NM-SET-05")),
    "escape_pods": Provenance("rulebook", "high", ("NM-SET-07", "NM-SET-08")),
    "noise_die": Provenance("public", "high", ("NM-CMP-13", "NM-NOI-03")),
    "combat_die": Provenance("public", "high", ("NM-CMP-13", "NM-CMB-05")),
    "limits": Provenance("rulebook", "high", ("NM-CMP-03", "NM-CMP-11", "NM-CMP-22")),
    "contamination_cards": Provenance(
        "public",
        "medium",
        ("NM-CON-03",),
        (),
        "7 of 27 infected: three public programs use this share; no scan confirms it.",
    ),
}

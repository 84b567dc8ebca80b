"""Serious wound cards (NM-HRT-04, NM-HRT-05): what each changes while it is not dressed."""

from __future__ import annotations

from lockdown.games.nemesis.cards.registry import wound_card

# In the draw step up to 4 cards instead of 5 (in the Cabins 5 instead of 6); draws by card effects
# are not limited.
body = wound_card(
    "body",
    copies=4,
    changes={"draw": -1},
    rules="NM-RND-03 NM-ROM-21",
    source="public",
    confidence="high",
)

# Escape (a basic Move in combat) costs 2 instead of 1; cards and items that let one escape do not.
leg = wound_card(
    "leg",
    copies=3,
    changes={"escape_cost": 1},
    rules="NM-CMB-14",
    source="public",
    confidence="high",
)

# Item-card actions cost 1 more; item reactions, activating a mission item, Shoot, Craft and Trade
# do not.
hand = wound_card(
    "hand",
    copies=3,
    changes={"item_cost": 1},
    rules="NM-ACT-08 NM-ACT-02 NM-ACT-21 NM-MIS-03",
    source="public",
    confidence="high",
    note="Shoot and Motion Scanner: publisher's FAQ; the others in its spirit (ruling ours).",
)

# Each time one passes, also when forced to, one light wound: after the discards, before a fire.
# NM-CRD-57
bleeding = wound_card(
    "bleeding",
    copies=3,
    changes={"pass_wounds": 1},
    rules="NM-RND-08 NM-RND-19 NM-RND-20 NM-HRT-02",
    source="public",
    confidence="high",
)

# Only one hand slot; what does not fit is dropped at once, also outside one's turn.
arm = wound_card(
    "arm",
    copies=3,
    changes={"hand_slots": -1},
    rules="NM-ITM-08 NM-ITM-12 NM-ITM-13 NM-ITM-19",
    source="public",
    confidence="high",
)

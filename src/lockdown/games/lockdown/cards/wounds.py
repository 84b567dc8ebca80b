"""Serious wound cards (LD-CRD-62): what each changes while it is not dressed."""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import wound_card

# In the draw step you draw up to 4 cards instead of 5 (in the Isolation Room up to 5 instead of
# 6). Draws by card effects are not limited.
body = wound_card(
    "body",
    copies=4,
    changes={"draw": -1},
    rules="LD-RND-04 LD-RND-06",
    source="reconstructed",
    confidence="medium",
    note="As in the original game.",
)

# Escape (a Move in combat) costs you 2 instead of 1. Cards and items that let you escape are
# not affected.
leg = wound_card(
    "leg",
    copies=3,
    changes={"escape_cost": 1},
    rules="LD-CMB-14 LD-BAS-01",
    source="reconstructed",
    confidence="medium",
    note="As in the original game.",
)

# Item-card actions cost you 1 more. Item reactions, activating a mission item and the basic
# actions Shoot, Craft and Trade are not affected.
hand = wound_card(
    "hand",
    copies=3,
    changes={"item_cost": 1},
    rules="LD-ACT-16 LD-ACT-02 LD-MIS-02",
    source="reconstructed",
    confidence="medium",
    note="As in the original game.",
)

# You have only 1 hand slot. When you get this card and hold more, drop things of your choice at
# once, also outside your turn, until you hold one slot's worth (two heavy items joined by Duct
# Tape are one slot's worth).
arm = wound_card(
    "arm",
    copies=3,
    changes={"hand_slots": -1},
    rules="LD-ITM-06 LD-ITM-13 LD-ITM-14",
    source="reconstructed",
    confidence="medium",
    note="As in the original game.",
)

# Each time you pass (also when forced to), you suffer 1 light wound: after the discards of
# passing, before a fire wound and before a figure is put on a container space. If you die,
# nothing further of the pass happens.
bleeding = wound_card(
    "bleeding",
    copies=3,
    changes={"pass_wounds": 1},
    rules="LD-RND-10 LD-RND-12 LD-RND-13 LD-CSS-04",
    source="reconstructed",
    confidence="medium",
    note="As in the original game.",
)

# The first Move, Escape or Careful movement you perform in your first turn of a round costs 1
# more, whether it is the first or the second action of that turn. Later turns of the round and
# other ways of moving (action cards, items, room actions) are not affected.
knee = wound_card(
    "knee",
    copies=3,
    changes={"first_move_cost": 1},
    rules="LD-BAS-01 LD-RND-08",
    source="public",
    confidence="medium",
    ours="copies",
    note=(
        "From the publisher's FAQ: the first movement action of the first turn costs extra; "
        "spending the first turn on something else avoids it. The amount (1) and the list of "
        "actions are ours."
    ),
)

# You count as in darkness, in every respect as if you were in an unpowered section: higher
# encounter numbers, darkness effects of attack and event cards, the combat die instead of the
# advantage die, no computer action; cards that need darkness or an unpowered section may be used,
# those that need a powered section not. Light sources help as usual. The section itself keeps its
# power: rooms, corridors, noise removal, others (`queries.in_dark`).
eyes = wound_card(
    "eyes",
    copies=3,
    changes={"blind": 1},
    rules="LD-PWR-05 LD-PWR-07 LD-PWR-08",
    source="reconstructed",
    confidence="low",
)

# Whenever one effect gives you 1 or more contamination cards (a melee attack included), you
# receive 1 more from the deck, onto your discard pile. If the effect scans the card it gives,
# the additional one is not scanned.
guts = wound_card(
    "guts",
    copies=3,
    changes={"contamination": 1},
    rules="LD-CON-01 LD-CMB-13 LD-CON-14",
    source="reconstructed",
    confidence="low",
)

"""Crossroads: rooms of a special kind on the surface of Mars (LD-SRF-10).

Always dark, in no section and no building; neither fire nor malfunction, no items, no action.
"""

from __future__ import annotations

from lockdown.games.lockdown.cards.registry import room_tile

for place in ("west", "middle", "east"):
    room_tile(
        f"crossroads_{place}",
        kind="crossroads",
        colour="none",
        computer=False,
        searchable=False,
        malfunction=False,
        fireproof=True,
        has_counter=False,
        rules="LD-SRF-10 LD-SRF-11 LD-SRF-13 LD-FAQ-33",
        source="rulebook",
        confidence="medium",
        note="What a crossroads is comes from the rulebooks, where they lie is ours.",
    )

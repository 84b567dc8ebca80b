"""Action cards of the Scout."""

from __future__ import annotations

from typing import Any

from lockdown.games.shared.common import (
    DECKS_EMPTY,
    NO_LOADED_WEAPON,
    NO_WAY_OUT,
    loaded_weapons,
    search_decks,
    ways_out,
)
from lockdown.games.shared.registry import action_card
from lockdown.kernel.steps import step
from lockdown.rules import attacks, combat, decks, markers, movement, searching
from lockdown.rules.aiming import stalkers_here
from lockdown.rules.queries import in_room
from lockdown.rules.verbs import SHOOT
from lockdown.state.facts import NEVER, ONLY, Refusal
from lockdown.state.keys import NO_DECK
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]

# NM-CRD-06
scavenging = action_card(
    "scavenging",
    copies={"scout": 1},
    cost=1,
    combat=NEVER,
    rules="NM-SRC-01 NM-SRC-04 NM-SRC-05 NM-SRC-08 NM-ITM-19",
    source="public",
    confidence="high",
)


def a_coloured_room(t: Table, seat: int) -> Refusal | None:
    """NM-SRC-05: the room can be searched, whatever its counter says."""
    slot = t.room[seat]
    room = t.rs.rooms[t.tile[slot]]
    if not room.searchable or markers.colour_deck(t, slot) == NO_DECK:
        return ("not_searchable", "NM-SRC-05")
    return None


@scavenging.part(needs=a_coloured_room, target=search_decks, empty=DECKS_EMPTY)
def scavenge(t: Table, seat: int, colour: int) -> None:
    """NM-SRC-04: as Search, also in a room without items."""
    searching.search(t, seat, colour)


# NM-CRD-05
reconnaissance = action_card(
    "reconnaissance",
    copies={"scout": 1},
    cost=1,
    combat=NEVER,
    rules="NM-MOV-06 NM-BAS-05 NM-EXP-01",
    source="public",
    confidence="high",
)


@reconnaissance.part(target=ways_out, empty=NO_WAY_OUT)
def scout_ahead(t: Table, seat: int, slot: int) -> None:
    """NM-MOV-06, NM-BAS-05: no noise roll; Silence and Danger are ignored."""
    if movement.way_refusal(t, seat, slot) is None:
        movement.walk(t, seat, slot, careful=movement.UNHEARD)


adrenaline = action_card(
    "adrenaline",
    copies={"scout": 1},
    cost=0,
    combat=ONLY,
    rules="NM-CMB-03 NM-CMB-14 NM-RND-04",
    source="public",
    confidence="high",
)


def at_whom(t: Table, seat: int, weapon: int) -> Options:
    """NM-CMB-08: an Intruder in the room."""
    return stalkers_here(t, seat)


@adrenaline.part(target=(loaded_weapons, at_whom), empty=NO_LOADED_WEAPON)
def shoot_in_a_rush(t: Table, seat: int, weapon: int, target: int) -> None:
    """NM-CMB-03, NM-RND-04: a shot, then a card."""
    t.push(rush, seat)
    combat.shoot_action(t, seat, (SHOOT, weapon, target))


@adrenaline.part(target=ways_out, empty=NO_WAY_OUT)
def run_in_a_rush(t: Table, seat: int, slot: int) -> None:
    """NM-CMB-14, NM-RND-04: an escape with its attacks, then a card."""
    t.push(rush, seat)
    t.push(movement.finish_escape, seat, slot, ())
    for uid in reversed(attacks.attackers_in(t, t.room[seat])):
        t.push(attacks.attack, uid, seat, attacks.ESCAPE)


@step
def rush(t: Table, seat: int) -> None:
    """NM-RND-04: one card, if alive."""
    if in_room(t, seat):
        decks.draw_cards(t, seat, 1, "NM-RND-04")

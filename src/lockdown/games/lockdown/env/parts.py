"""The parts of an observation of Lockdown (see `lockdown.env.parts`)."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.env.layout import Layout, layout_of
from lockdown.env.parts import Column, Parts

LAYOUT = layout_of("lockdown")


def observed(layout: Layout, more: Mapping[str, tuple[Column, ...]] | None = None) -> Parts:
    """All parts in the sizes of a layout; `more`: see `Parts`."""
    size = layout.size
    parts = Parts(more)
    parts.add(
        "table",
        1,
        "What lies open: track, power, ways out, decks and discard piles.",
        ("round", 1, 1 / 15),
        ("time", 1, 1 / 15),
        ("time_blue", 1, 1),
        ("event_step", 1, 1 / 11),
        ("actions_left", 1, 1 / 2),
        ("gate_open", 1, 1),
        ("rover_here", 1, 1),
        ("isolation_open", 1, 1),
        ("self_destruct", 1, 1 / 16),  # its space + 1, 0 for none
        ("self_destruct_red", 1, 1),
        ("emergency", 1, 1 / 16),  # its space + 1, 0 for none
        ("fire_left", 1, 1 / 12),
        ("malfunctions_left", 1, 1 / 10),
        ("doors_left", 1, 1 / 11),
        ("eggs", 1, 1 / 8),
        ("egg_supply", 1, 1 / 8),
        ("nest_destroyed", 1, 1),
        ("queen_killed", 1, 1),
        ("players", 1, 1 / 5),
        ("pool", 1, 1 / 7),
        ("spare", 12, 1),
        ("phase", size("phases"), 1),
        ("power", 4 * 5, 1),  # by place: token 1, 2, 3, 4; on
        ("css", 16 * (2 + size("css")), 1),  # by space: there, revealed, known face
        ("bag", size("tokens"), 1 / 4),
        ("outside", size("tokens"), 1 / 4),
        ("weaknesses", 3 * size("weaknesses"), 1),  # by place; nothing where it is face down
        ("analysed", size("items"), 1),
        ("computer", size("computers"), 1),
        ("decks", 10, 1 / 20),  # red, yellow, green, event, attack, wound, contamination, computer
        ("item_discards", size("items"), 1 / 2),
        ("crafted_left", size("items"), 1 / 2),
        ("event_discard", size("events"), 1),
        ("attack_discard", size("attacks"), 1 / 2),
        ("wound_discard", size("wounds"), 1 / 2),
    )
    parts.add(
        "rooms",
        layout.rooms,
        "Row i is the room with the printed number i + 1.",
        ("explored", 1, 1),
        ("powered", 1, 1),
        ("fire", 1, 1),
        ("malfunction", 1, 1),
        ("has_counter", 1, 1),
        ("items", 1, 1 / 4),
        ("vented", 1, 1),
        ("elevator", 1, 1),
        ("objects", 4, 1),  # eggs, carcasses, corpses, others that lie here
        ("noise", 1, 1 / 2),  # corridors with noise
        ("closed", 1, 1 / 2),  # corridors with a closed door
        ("stalkers", size("stalkers"), 1),
        ("stalker_wounds", 1, 1 / 6),
        ("tile", size("tiles"), 1),  # also of an unexplored room that the seat has looked at
        ("crew", layout.seats, 1),  # from the one that decides
        ("token", size("exploration"), 1),  # if the seat has looked at it
        ("about", 1, 1),  # the decision names this room
        ("spare", 5, 1),
    )
    parts.add(
        "distances",
        layout.rooms,
        "By room: corridors from the own room, doors left aside; 0 outside of rooms.",
        ("distance", 1, 1 / 8),
    )
    parts.add(
        "corridors",
        layout.corridors,
        "In the order of the board file, the technical corridors last.",
        ("noise", 1, 1),
        ("closed", 1, 1),
        ("destroyed", 1, 1),
        ("about", 1, 1),  # the decision names this corridor
    )
    parts.add(
        "stalkers",
        layout.stalkers,
        "Night Stalkers in the order of the view, as actions count them.",
        ("there", 1, 1),
        ("kind", size("stalkers"), 1),
        ("wounds", 1, 1 / 4),
        ("here", 1, 1),
    )
    parts.add(
        "crew",
        layout.seats,
        "Row 0 is the one that decides, row 1 the next to the left, and so on.",
        ("there", 1, 1),
        ("number", 6, 1),  # player number, as objectives name it
        ("character", size("characters"), 1),
        ("place", size("places"), 1),
        ("hand", 1, 1 / 6),
        ("deck", 1, 1 / 10),
        ("discarded", 1, 1 / 10),
        ("light", 1, 1 / 2),
        ("knowledge", 1, 1 / 8),
        ("knowledge_active", 1, 1),
        ("slime", 1, 1),
        ("larva", 1, 1),
        ("signal", 1, 1),
        ("passed", 1, 1),
        ("mission", 1, 1),  # the mission item is still inactive
        ("objectives", 1, 1 / 2),
        ("codes", 1, 1 / 2),  # contingency tokens held
        ("ammo", 1, 1 / 5),  # on what is carried openly
        ("spare", 6, 1),
        ("backs", size("colours"), 1 / 2),
        ("wounds", size("wounds"), 1),
        ("dressed", size("wounds"), 1),
        ("carried", size("items"), 1),  # in hands and beside the board, open
        ("discard", size("cards"), 1 / 2),
        ("pack", size("items"), 1),  # cards of the inventory that the viewer knows
        ("known_codes", size("contingencies"), 1),
        ("known_objectives", size("objectives"), 1),
        ("turn", 1, 1),
        ("first", 1, 1),
        ("same_room", 1, 1),
        ("distance", 1, 1 / 8),
    )
    parts.add(
        "own",
        1,
        "What only the one that decides knows.",
        ("hand", size("cards"), 1 / 2),
        ("discard", size("cards"), 1 / 2),
        ("objectives", size("objectives"), 1),
        ("objectives_met", size("objectives"), 1),
        ("hands", layout.hands * (size("items") + 1), 1),  # by place: what it is, its ammo
        ("pool", size("contingencies"), 1),  # known tokens of the pool
        ("event_top", size("events"), 1),
        ("event_deeper", size("events"), 1),
        ("attack_top", size("attacks"), 1),
        ("attack_deeper", size("attacks"), 1),
        ("items_known", size("items"), 1),  # in item decks
        ("spare", 16, 1),
    )
    parts.add(
        "decision",
        1,
        "What is asked, and what it is about: offers, faces, the action on its way.",
        ("kind", size("decisions"), 1),
        ("actor", layout.seats, 1),  # who offers, asks, is interrupted; from the one that decides
        ("verb", layout.verb_rows, 1),  # of the action that is paid for, agreed to or interrupted
        ("card", size("cards"), 1),
        ("item", size("items"), 1),
        ("gives", size("items"), 1),
        ("asks", size("items"), 1),
        ("face", size("faces"), 1),
        ("colour", size("colours"), 1),
        ("token", size("exploration"), 1),
        ("computer", size("computers"), 1),
        ("word", size("words"), 1),
        ("left", 1, 1 / 4),
        ("space", 1, 1 / 15),
        ("declared", 1, 1),  # the action is waiting to take place
        ("spare", 16, 1),
    )
    return parts


PARTS = observed(LAYOUT)
#: Length of an observation.
SIZE = PARTS.size
#: What each byte counts for in the flat vector of floats.
SCALE = PARTS.scale()

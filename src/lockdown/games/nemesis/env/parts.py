"""The parts of an observation of the original game (see `lockdown.env.parts`)."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.env.layout import Layout, layout_of
from lockdown.env.parts import Column, Parts

LAYOUT = layout_of("nemesis")
#: Engines, spaces of the destination track, escape pods.
ENGINES, SPACES, PODS = 3, 4, 4


def observed(layout: Layout, more: Mapping[str, tuple[Column, ...]] | None = None) -> Parts:
    """All parts in the sizes of a layout; `more`: see `Parts`."""
    size = layout.size
    parts = Parts(more)
    parts.add(
        "table",
        1,
        "What lies open: tracks, course, decks and discard piles; mode and options of the table.",
        ("round", 1, 1 / 15),
        ("time", 1, 1 / 15),
        ("event_step", 1, 1 / 11),
        ("actions_left", 1, 1 / 2),
        ("self_destruct", 1, 1 / 8),  # its space + 1, 0 for none
        ("hibernation_open", 1, 1),
        ("rushing", 1, 1),  # the turn goes on until its player passes
        ("attacks_skipped", 1, 1),  # no attacks in this event phase
        ("somebody_died", 1, 1),
        ("fire_left", 1, 1 / 8),
        ("malfunctions_left", 1, 1 / 8),
        ("doors_left", 1, 1 / 8),
        ("eggs", 1, 1 / 8),
        ("egg_supply", 1, 1 / 8),
        ("nest_destroyed", 1, 1),
        ("queen_killed", 1, 1),
        ("players", 1, 1 / 5),
        ("spare", 15, 1),
        ("phase", size("phases"), 1),
        ("mode", size("modes"), 1),
        ("options", size("options"), 1),  # those that differ from the default
        ("course", SPACES, 1),
        ("bag", size("tokens"), 1 / 4),
        ("outside", size("tokens"), 1 / 4),
        ("weaknesses", 3 * size("weaknesses"), 1),  # by place; nothing where it is face down
        ("decks", 10, 1 / 20),  # red, yellow, green, event, attack, wound, contamination
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
        ("fire", 1, 1),
        ("malfunction", 1, 1),
        ("has_counter", 1, 1),
        ("items", 1, 1 / 4),
        ("vented", 1, 1),
        ("objects", 5, 1),  # eggs, carcasses, corpses, others, the blue corpse that lie here
        ("noise", 1, 1 / 2),  # corridors with noise
        ("closed", 1, 1 / 2),  # corridors with a closed door
        ("stalkers", size("stalkers"), 1),
        ("stalker_wounds", 1, 1 / 6),
        ("tile", size("tiles"), 1),  # also of an unexplored room that the seat has looked at
        ("crew", layout.seats, 1),  # from the one that decides
        ("token", size("exploration"), 1),  # if the seat has looked at it
        ("about", 1, 1),  # the decision names this room
        ("spare", 6, 1),
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
        "Intruders in the order of the view, as actions count them.",
        ("there", 1, 1),
        ("kind", size("stalkers"), 1),
        ("wounds", 1, 1 / 4),
        ("here", 1, 1),
    )
    parts.add(
        "pods",
        PODS,
        "Row i is the escape pod with the printed number i + 1; "
        "who waits in it stands with the crew.",
        ("there", 1, 1),
        ("section_a", 1, 1),
        ("section_b", 1, 1),
        ("locked", 1, 1),
        ("gone", 1, 1),
        ("waiting", 1, 1 / 2),  # how many wait in it
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
        ("slime", 1, 1),
        ("larva", 1, 1),
        ("signal", 1, 1),
        ("passed", 1, 1),
        ("missions", 1, 1 / 2),  # mission items that are not active yet
        ("objectives", 1, 1 / 2),
        ("looked", 1, 1),  # has looked at the coordinates card
        ("blue_corpse", 1, 1),  # carries it
        ("ammo", 1, 1 / 5),  # on what is carried openly
        ("spare", 8, 1),
        ("pod", PODS, 1),  # the pod in which it waits
        ("backs", size("colours"), 1 / 2),
        ("wounds", size("wounds"), 1),
        ("dressed", size("wounds"), 1),
        ("numbed", size("wounds"), 1),  # those that count for nothing this round
        ("carried", size("items"), 1),  # in hands and beside the board, open
        ("inactive", size("items"), 1),  # its mission items, which lie open
        ("discard", size("cards"), 1 / 2),
        ("open_hand", size("cards"), 1 / 2),  # where hands lie open to all
        ("pack", size("items"), 1),  # cards of the inventory that the viewer knows
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
        ("engines", ENGINES * 2, 1),  # by engine: believed to be damaged, to work; neither: unknown
        ("coordinates", SPACES * size("destinations"), 1),  # by space, for who has looked
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
        ("noise", size("noise_faces"), 1),
        ("colour", size("colours"), 1),
        ("token", size("exploration"), 1),
        ("word", size("words"), 1),
        ("left", 1, 1 / 4),
        ("engine", 1, 1 / 3),
        ("pod", 1, 1 / 4),
        ("declared", 1, 1),  # the action is waiting to take place
        ("spare", 16, 1),
    )
    return parts


PARTS = observed(LAYOUT)
#: Length of an observation.
SIZE = PARTS.size
#: What each byte counts for in the flat vector of floats.
SCALE = PARTS.scale()

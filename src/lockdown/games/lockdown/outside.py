"""Verbs, argument kinds and events of the surface of Mars alone (see `rules.verbs`, LD-SRF)."""

from __future__ import annotations

from lockdown.kernel.events import event
from lockdown.kernel.options import arg_kind, verb
from lockdown.rules.verbs import ROOM_SLOT
from lockdown.state import keys

#: The side of the board that alone has what is declared here.
ONLY_ON = "surface"


def _write_card(card: int) -> str:
    return keys.SURFACE_CARDS[card]


def _write_rover(slot: int) -> str:
    return f"{slot:03d}" if slot else "bunker"


def _read_rover(text: str) -> int:
    return 0 if text == "bunker" else int(text)


SURFACE_CARD_KIND = arg_kind("surface_card", _write_card, keys.SURFACE_CARDS.index)
#: Where the rover stands: an exit, or 0 for the bunker (LD-SRF-23).
ROVER_PLACE = arg_kind("rover_place", _write_rover, _read_rover)

DRIVE = verb("drive", "drive the rover to another exit", ROOM_SLOT)
SEND = verb("send", "send the rover to an exit or to the bunker", ROVER_PLACE)

ROVER_AT = event("rover_at", "The rover stands at another exit now.", room="room")
SURFACE_CARD = event(
    "surface_card", "A Mars surface card was drawn.", seat="seat", card="surface_card"
)
SHELTERED = event(
    "sheltered", "A character uses the lower part of the card.", seat="seat", by="word"
)
CRATE_OPENED = event(
    "crate_opened", "Items were found on the surface.", seat="seat", colour="colour", items="items"
)
CRATE_LEFT = event("crate_left", "Nothing was kept of what was found.", seat="seat")

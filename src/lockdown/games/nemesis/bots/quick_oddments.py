"""Cards and things of the original game that are seldom of use, for the quick player.

Works on imagined tables; see `quick_player`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lockdown.bots.quick_answers import Option
from lockdown.games.nemesis.bots.quick_answers import CHARGES, ITEMS, armed
from lockdown.games.nemesis.bots.quick_doors import SHUT, opens
from lockdown.rules.items import free_slots
from lockdown.rules.movement import move_cost
from lockdown.rules.queries import here, slots
from lockdown.state.keys import ACTION, ITEM

if TYPE_CHECKING:
    from lockdown.games.nemesis.bots.quick_thought import NemesisThought

_PILOTING, _MOTIVATION = ACTION["piloting"], ACTION["motivation"]
FLAMETHROWER = ITEM["flamethrower"]
#: What looking at the course is worth less where one still has to walk to the Cockpit to set it.
GLANCE = 0.9
#: What a card for a card is worth in a fight, and what everybody beside gains by one more.
DRAWN, HEARTENED = 0.3, 0.5
#: What it costs to open a door and then to run.
FORCED = 0.6
#: What a loaded weapon is worth to one who has none.
FIRE = 3.5


def odd(mind: NemesisThought, option: Option) -> float | None:
    """What such a card brings; None for all others."""
    if option[:3] == ("play", _PILOTING, 1):
        return glanced(mind)
    if mind.fight and option[:2] == ("play", _MOTIVATION):
        return heartened(mind)
    if mind.fight and opens(option):
        return broken_out(mind)
    return None


def glanced(mind: NemesisThought) -> float:
    """NM-BRD-16: a look at the coordinates from any computer, for those who would go for it."""
    looks = (value for _, value, act in mind.goals if act == "check_coordinates")
    return GLANCE * max(looks, default=-2.0)


def heartened(mind: NemesisThought) -> float:
    """A card for a card, which may be the one that is needed, and one more for all who fight here.

    Alone with it one passed beside an adult.
    """
    return DRAWN + HEARTENED * (len(here(mind.t, mind.slot)) - 1)


def broken_out(mind: NemesisThought) -> float:
    """A door that is opened in a fight, to run through it: something, if no other way is as good.

    NM-DOR-07, NM-CMB-14: the flight takes another card and another action.
    """
    t = mind.t
    shut = slots(t.rs.board.doors_of[mind.slot] & t.closed)
    if not shut or mind.purse - 1 < max(1, move_cost(t, mind.seat)):
        return SHUT
    board = t.rs.board
    best = max(mind.flee(board.other_end(way, mind.slot)) for way in shut) - FORCED
    free = max(map(mind.flee, mind.open_ways()), default=SHUT)
    return best if best > free else SHUT


def forged(mind: NemesisThought) -> float | None:
    """A flamethrower comes loaded, for those who have nothing to shoot with, nor to load it with.

    None if it is no use: nobody lays down a better weapon for it.
    """
    t, seat = mind.t, mind.seat
    charged = any(item & 255 in CHARGES for item in t.pack[seat])
    if armed(t, seat) or charged:
        return None
    better = any(ITEMS[item & 255] >= ITEMS[FLAMETHROWER] for item in t.hands[seat])
    return None if better and free_slots(t, seat) <= 0 else FIRE

"""Bringing the dead back (LD-COP-08, LD-COP-09): a corpse in the right room at a round's start.

What death takes and what it leaves is the rule set's (`lost_at_death`): in a cooperative game the
dead keep cards, items and markers, so that they have them again.
"""

from __future__ import annotations

from lockdown.rules import happened, hurt, items
from lockdown.rules.pieces import set_room
from lockdown.rules.queries import explored_room, here
from lockdown.state.keys import CORPSE, DEAD
from lockdown.state.table import Table


def wake_the_dead(t: Table, room: str) -> None:
    """LD-COP-08: in order of player number, while nothing stands against it in the room."""
    slot = explored_room(t, room)
    if not slot or (t.foes | t.broken) >> slot & 1:
        return
    for seat in sorted(range(t.n), key=lambda seat: t.number[seat]):
        if t.place[seat] != DEAD or t.rs.plays_on(t, seat):
            continue  # NM-INT-19: the Intruder player never gets a character back
        if _take_corpse(t, slot, CORPSE | t.char[seat] << 8):
            _rise(t, seat, slot)


def _take_corpse(t: Table, slot: int, corpse: int) -> bool:
    """LD-COP-08, LD-COP-11: lying in the room, or carried by somebody there; it is used up."""
    if slot << 16 | corpse in t.lying:
        items.take_lying(t, slot, corpse)
        return True
    for bearer in here(t, slot):
        if corpse in t.hands[bearer]:
            items.take_away(t, bearer, corpse)
            return True
    return False


def _rise(t: Table, seat: int, slot: int) -> None:
    """LD-COP-09: light wounds healed, serious ones dressed; all else as it was at death."""
    set_room(t, seat, slot)
    t.light[seat] = 0
    t.wounds[seat] = tuple(wound & 15 | hurt.DRESSED for wound in t.wounds[seat])
    t.tell(happened.REVIVED, "LD-COP-08", seat, slot)

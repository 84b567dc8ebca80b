"""What the Fire Control System is worth to a beginner, and where: what bars its way is cleared.

It puts out a fire and drives all Intruders out of one room, wherever that is (NM-ROM-09,
NM-ROM-10). Two stood beside a burning room with things in it, repaired the Fire Control System, and
passed with full hands (72402, round 3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from lockdown.bots import footsteps
from lockdown.bots.picking import SCARCE
from lockdown.games.nemesis.bots.world import NemesisWorld

if TYPE_CHECKING:
    from lockdown.games.nemesis.bots.rookie import NemesisRookie

#: What it must bring, and what it is worth to give a marker back when they get scarce.
COST, SAVED = 0.3, 4.0
#: How likely it is that whoever is driven out does not stand in the way again.
DRIVEN = 0.5
#: Chance of each number of an event card, and with which one is as likely to be sought as not.
NUMBER, EVEN = 0.25, 0.5
#: What nothing comes of.
VAIN = -3.0


def worth(bot: NemesisRookie, world: NemesisWorld) -> float:
    """What the best room is worth that can be cleared."""
    rooms = [slot for slot, room in world.rooms.items() if room.fire or world.foes(slot)]
    best = max((cleared(bot, world, slot) for slot in rooms), default=0.0)
    return best - COST if best > COST else VAIN


def invites(world: NemesisWorld, slot: int) -> bool:
    """Whether those driven out of a room may well come to oneself (NM-WND-09).

    With its last cards one drove the adult next door through the door that two of four numbers
    lead through, and any wound would have killed it (106404, round 3).
    """
    here = {way for other, way in world.board.ways[slot] if other == world.room}
    chance = sum(way in here for way in world.board.exits[slot]) * NUMBER
    mortal = len(world.me.wounds) >= footsteps.MORTAL
    return chance >= EVEN or (mortal and chance > 0.0)


def cleared(bot: NemesisRookie, world: NemesisWorld, slot: int) -> float:
    """How much more draws one when a room is clear, and what its marker is worth."""
    fire, foes = world.rooms[slot].fire, bool(world.foes(slot))
    if not (fire or foes) or (foes and invites(world, slot)):
        return 0.0
    view = world.view
    rooms = tuple(replace(r, fire=False) if r.slot == slot else r for r in view.rooms)
    stalkers = tuple(foe for foe in view.stalkers if foe.room != slot)
    clear = NemesisWorld(replace(view, rooms=rooms, stalkers=stalkers))
    before = max(bot.lead(world).pull, bot.here(world))
    gain = max(0.0, bot.led(clear).pull - before) * (DRIVEN if foes else 1.0)
    if fire and slot == world.room:
        gain += footsteps.burns(world)
    return gain + (SAVED if fire and view.fire_left <= SCARCE else 0.0)

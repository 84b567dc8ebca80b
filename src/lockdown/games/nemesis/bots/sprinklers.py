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

PROCEDURE = "fire_control_procedure"
#: What it must bring, and what it is worth to give a marker back when they get scarce.
COST, SAVED = 0.3, 4.0
#: How likely it is that whoever is driven out does not stand in the way again.
DRIVEN = 0.5
#: What nothing comes of.
VAIN = -3.0


def worth(bot: NemesisRookie, world: NemesisWorld) -> float:
    """What the best room is worth that can be cleared."""
    rooms = [slot for slot, room in world.rooms.items() if room.fire or world.foes(slot)]
    best = max((cleared(bot, world, slot) for slot in rooms), default=0.0)
    return best - COST if best > COST else VAIN


def cleared(bot: NemesisRookie, world: NemesisWorld, slot: int) -> float:
    """How much more draws one when a room is clear, and what its marker is worth."""
    fire, foes = world.rooms[slot].fire, bool(world.foes(slot))
    if not (fire or foes):
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

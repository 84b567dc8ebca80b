"""Interruptions that only Lockdown knows (`bots.meddling` has those of both games)."""

from __future__ import annotations

from lockdown.bots.meddling import can_search, searches
from lockdown.bots.temper import Temper
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import CrewView

#: Room actions that bring a rival nearer to its objective, or back to its feet.
GAINS = (
    *("send_signal", "examine_archive", "take_equipment", "take_egg", "analyse"),
    *("treat_wounds", "decontaminate", "operate", "craft_gear"),
)
#: Things that are left in a room when the greedy begin to want them for themselves.
SCARCE = 4
#: What somebody whose death one needs is not to get done in peace.
USEFUL = ("play", "use", "craft", "computer", "activate")
#: Cards in hand with which a card can be spared for it.
SPARE = 3


def begrudged(world: LockdownWorld, actor: CrewView, words: list[str], temper: Temper) -> bool:
    """Whether a rival is not to have what it has declared; whoever needs others lets them."""
    if world.together or world.needs_others or world.purse < SPARE or world.fighting:
        return False
    verb, what = words[0], words[1] if len(words) > 1 else ""
    if actor.number in world.doomed and verb in USEFUL:
        return True
    if verb == "room":
        return temper.spiteful and what in GAINS
    room = world.rooms.get(world.room)
    if room is None or not searches(world, verb, what):
        return False
    scarce = can_search(world) and 0 < room.items <= SCARCE
    return temper.spiteful or (temper.grasping and scarce)

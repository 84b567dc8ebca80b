"""Interruptions of Lockdown beyond those of both games: whom a mean one holds up, and when."""

from __future__ import annotations

from lockdown.bots import meddling
from lockdown.bots.temper import Temper
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.state import keys
from lockdown.views.types import DecisionView

#: Room actions that bring a rival nearer to its objective, or back to its feet.
GAINS = (
    *("send_signal", "examine_archive", "take_equipment", "take_egg", "analyse"),
    *("treat_wounds", "decontaminate", "operate", "craft_gear"),
)
#: Things that are left in a room when the greedy begin to want them for themselves.
SCARCE = 2
#: What somebody whose death one needs is not to get done in peace.
USEFUL = ("play", "use", "craft", "computer", "activate")
#: Cards in hand with which a card can be spared for it.
SPARE = 3


def interrupt(world: LockdownWorld, decision: DecisionView, temper: Temper) -> str:
    """As in both games; besides, rivals are held up by those who are made so and can afford it."""
    card = next((o.text for o in decision.options if o.verb == "react"), "")
    declared = world.view.declared
    if card and declared is not None:
        doomed = world.view.crew[declared.seat].number in world.doomed
        if begrudged(world, declared.action.text, temper, doomed=doomed):
            return card
    return meddling.interrupt(world, decision, temper)


def begrudged(world: LockdownWorld, action: str, temper: Temper, *, doomed: bool = False) -> bool:
    """Whether a rival is not to have what it has declared; whoever needs others lets them."""
    if world.together or world.needs_others or world.purse < SPARE or world.fighting:
        return False
    verb, _, rest = action.partition("/")
    what = rest.partition("/")[0]
    if doomed and verb in USEFUL:
        return True
    if verb == "room":
        return temper.spiteful and what in GAINS
    room = world.rooms.get(world.room)
    if verb != "play" or room is None or keys.ACTIONS[int(what)] not in world.values.searching:
        return False
    ours = any(key in world.values.searching for key in world.hand)
    scarce = ours and 0 < room.items <= SCARCE
    return temper.spiteful or (temper.grasping and scarce)

"""Whom the darkness effects of events concern, and what is worth keeping them away (LD-ACT-22)."""

from __future__ import annotations

from lockdown.bots import answers
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView

#: The room in which eggs hatch without darkness.
NEST = "nest"
#: Ammo that a panic takes; who has less loses a thing.
PANIC = 2
#: Events that only place noise: the card that also stops a surprise attack is not played for them.
LOUD = ("nest", "bulkheads_open")


def concerns(world: LockdownWorld, event: str) -> bool:
    """Whether the darkness effect of an event would do something to this seat or its room."""
    here, exits = world.rooms[world.room], world.board.exits[world.room]
    if event == "hatching":
        return here.tile != NEST and not world.purse
    if event == "lurking":
        return world.fighting
    if event == "panic":
        loaded = sum(i.count for i in world.me.hands if world.registry.items[i.key].weapon)
        return world.purse > 0 and (loaded >= PANIC or bool(world.things))
    if event == "damage":
        # LD-MRK-26, LD-BRD-13: some rooms take none; on a staircase it only uses up the supply.
        takes = world.registry.rooms[here.tile].malfunction
        return takes and not here.malfunction and bool(here.section)
    if event == "noise_in_corridors":
        return any(way >= world.board.tech for way in exits)
    if event in LOUD:
        return any(way not in world.noisy for way in exits)
    if event == "scent_of_blood":
        return bool(world.undressed) and not world.fighting
    if event.startswith("blood_trace"):
        return bool(world.undressed) and world.purse > 0
    return True


def shield(world: LockdownWorld, decision: DecisionView) -> str:
    """Keep away what would hurt: with the card for it, which the next round replaces, else a light.

    One used up its light for what strikes only who fights, another for what infests only who has
    no cards; a third kept the card while its shotgun was emptied and its shelter broke with the
    last malfunction marker (81101, round 7; 81102, round 1; 81103, rounds 4 and 6).
    """
    about = decision.about.get("event")
    event = about.text if about is not None else ""
    if not concerns(world, event):
        return answers.cautious(decision)
    cards = [option for option in decision.options if option.verb == "react"]
    return cards[0].text if cards and event not in LOUD else answers.use_light(world, decision)

"""Which deck things are drawn from (NM-SRC-03), where one may choose: by what is missing."""

from __future__ import annotations

from lockdown.bots.answers import first_arg
from lockdown.games.nemesis.bots.values import REPAIRS, TOOLS
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.views.types import DecisionView

#: Things that heal, of which nobody needs more.
ENOUGH = 2
#: Rooms from which one leaves.
WAYS_OUT = ("hibernatorium", "evacuation_section_a", "evacuation_section_b")


def deck(world: NemesisWorld, decision: DecisionView) -> str:
    """The deck for what one plainly lacks; nothing if that is anybody's guess.

    Three bandages for one who was well and had two medkits (11103, round 7); weapons for one who
    stood before an open pod in a broken section (11302, round 14).
    """
    want = _lacking(world)
    return next((o.text for o in decision.options if want and first_arg(o) == want), "")


def _lacking(world: NemesisWorld) -> str:
    room, things = world.rooms[world.room], world.things
    able = any(key in (*REPAIRS, *TOOLS) for key in (*world.hand, *things))
    if room.malfunction and room.tile in WAYS_OUT and not able:
        return "yellow"
    if world.undressed and not any(key in world.values.medicine for key in things):
        # More than half of the green ones dress a wound; one bled to death beside them, with a
        # second tool in the bag (15301, round 10).
        return "green"
    if sum(key in world.values.medicine for key in things) < ENOUGH:
        return ""
    facts = world.registry.items
    loads = [
        item
        for item in world.me.hands
        if facts[item.key].weapon == "energy" and item.count < facts[item.key].ammo[1]
    ]
    charged = any(key in world.values.charges for key in things)
    return "red" if (loads and not charged) or any(key in TOOLS for key in things) else "yellow"

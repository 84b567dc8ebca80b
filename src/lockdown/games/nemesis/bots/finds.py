"""Finds: which deck they are drawn from, and which one is kept (NM-SRC-03): by what is missing."""

from __future__ import annotations

from lockdown.bots.answers import first_arg, found_value, item_key
from lockdown.bots.belongings import LACKED, TWICE, UNFIT, colourless
from lockdown.bots.condition import ROUNDS
from lockdown.games.nemesis.bots import closing
from lockdown.games.nemesis.bots.quick_answers import CHARGES, FREE
from lockdown.games.nemesis.bots.values import REPAIRS, TOOLS, WAYS_OUT
from lockdown.games.nemesis.bots.world import NOWHERE, POD_KEYS, NemesisWorld
from lockdown.views.types import DecisionView, OptionView

#: Things that heal, of which nobody needs more.
ENOUGH = 2
#: How much more a thing is kept without which nobody leaves; the plans, where they lead to a way
#: out that is so many steps off.
KEYSTONE, FAR = 6.0, 3
PLANS, DESTRUCT_KEY = "technical_corridor_plans", "self_destruct_key"
EXTINGUISHER, SCARCE = "fire_extinguisher", 2
#: Where the part of a card or a thing stands in a declared action.
PART = 2


def deck(world: NemesisWorld, decision: DecisionView) -> str:
    """The deck for what one plainly lacks; nothing if that is anybody's guess.

    Three bandages for one who was well and had two medkits (11103, round 7); weapons for one who
    stood before an open pod in a broken section (11302, round 14).
    """
    want = _lacking(world)
    return next((o.text for o in decision.options if want and first_arg(o) == want), "")


def _lacking(world: NemesisWorld) -> str:
    things = world.things
    if _stuck(world):
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


def _stuck(world: NemesisWorld) -> bool:
    """Whether one stands before a way out that is broken, and has nothing that repairs it."""
    room = world.rooms[world.room]
    able = any(key in (*REPAIRS, *TOOLS) for key in (*world.hand, *world.things))
    return room.malfunction and room.tile in WAYS_OUT and not able


def _locked_in(world: NemesisWorld) -> bool:
    """Whether a key is the way off a ship that need not arrive, with locked pods that stay so."""
    left = [pod for pod in world.view.pods if not pod.gone]
    stays = world.view.destruct < 0 and "ship_reached" not in world.wishes
    return stays and bool(left) and all(pod.locked for pod in left)


def _shortcut(world: NemesisWorld) -> bool:
    """NM-TEC-01: whether the plans lead from here to an open way out that is far to walk.

    One kept tools, and was shut off from the pod (29203, round 7).
    """
    here = [net for net in world.board.tunnels if net >> world.room & 1]
    away = closing.steps(world, world.room)
    doors = [door for door in closing.exits(world) if any(net >> door & 1 for net in here)]
    return any(away.get(door, NOWHERE) >= FAR for door in doors)


def _burning_down(world: NemesisWorld) -> bool:
    """Whether a fire or two more destroy the ship (NM-MRK-13).

    With one marker left one who was well put the extinguisher away for clothes (112202, round 7).
    """
    burns = any(room.fire for room in world.rooms.values())
    return burns and world.view.fire_left <= SCARCE


def _blasts(world: NemesisWorld) -> bool:
    """Whether the objective asks for the end of the ship, and the sequence can be started."""
    return "ship_destroyed" in world.wishes and world.view.destruct < 0 and not world.asleep


def keep(world: NemesisWorld, decision: DecisionView) -> str:
    """What one lacks before all; what one has is worth less with every one that one has.

    But for medicine, and for those who count their things. One kept a third tool and put away what
    fills its empty shotgun, and then what makes a flamethrower (23301, rounds 7 and 12), another
    one a second key for one pod, and not the rifle (23303, round 7).
    """
    gathers, medicine = "items" in world.wishes, world.values.medicine
    had = [_sort(key) for key in world.things]

    def worth(option: OptionView) -> float:
        key = item_key(first_arg(option))
        value = found_value(world, first_arg(option))
        if value <= 0.0 or gathers:
            return value
        if key in TOOLS and _stuck(world):
            # It filled its rifle instead, before the only pod (41204, round 14).
            return value + KEYSTONE
        if key == PLANS and _sort(key) not in had and _shortcut(world):
            return value + LACKED
        if key == DESTRUCT_KEY and _blasts(world):
            return value + KEYSTONE
        if key in POD_KEYS and _sort(key) not in had and _locked_in(world):
            # Two rooms from locked pods it was left for a charge (41321, round 7).
            value += LACKED
        if key == EXTINGUISHER and key not in had and _burning_down(world):
            return value + LACKED
        if key in world.missing and _sort(key) not in had:
            return value + LACKED
        arms = {world.registry.items[item.key].weapon for item in world.me.hands}
        if key in world.values.charges and not arms & set(world.values.charges[key]):
            value -= UNFIT
        return value - (0.0 if key in medicine else TWICE * had.count(_sort(key)))

    return max(decision.options, key=worth).text


def loads(act: list[str]) -> bool:
    """Whether a declared action loads a weapon, or is a card that does what the Armory does."""
    if act[0] == "room":
        return "recharge" in act
    number = int(act[1]) if len(act) > PART and act[1].isdigit() else 0
    if act[0] == "use":
        return number & 255 in CHARGES and act[PART] == "0"
    return act[0] == "play" and str(FREE.get(number, "")) == act[PART]


def loaded(world: NemesisWorld, decision: DecisionView, act: list[str]) -> str:
    """The weapon that takes most of what is there: two rounds (NM-ROM-02), or all (NM-ITM-11).

    It was the one missed least, for one round beside one that takes two (51101, round 4).
    """
    most = NOWHERE if act[0] == "use" else ROUNDS
    arms = {item.text: item for item in world.me.hands}

    def gain(option: OptionView) -> tuple[int, int]:
        item = arms.get(first_arg(option))
        return (0, 0) if item is None else (min(most, item.capacity - item.count), -item.count)

    return max(decision.options, key=gain).text


def _sort(key: str) -> str:
    """What a thing is for: every key opens the same pods."""
    return POD_KEYS[0] if key in POD_KEYS else colourless(key)

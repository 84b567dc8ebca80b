"""Repairs of rooms that are of no use, for `sense`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lockdown.games.nemesis.bots.values import REPAIRS
from lockdown.games.nemesis.bots.world import NemesisWorld

#: Points below which a repair brings nothing but a malfunction marker less, of many; and of few, as
#: long as one more does not destroy the ship, with the last cards.
TRIFLE, LAST = 1.0, 2.0
#: A hand that cannot grow: where nothing is heard its cards may go for anything.
FULL = 5


def tinkers(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Cards for a repair, and those that pay for it, for a room that brings one nothing.

    Fifty times in sixty games somebody did so with two or three cards, most of them amid noise, and
    met the next Intruder with the rest; one laid down the card that looks for things and
    the one that aims for a Monitoring Room (112101, round 2; NM-MRK-23). Another one spent all it
    had, the card that ignores an attack too, on a Surgery beside an adult (112103, round 4).
    """
    quiet = world.noisy.isdisjoint(world.board.exits[world.room])
    if world.fighting or serves(world) or (quiet and world.purse >= FULL):
        return set()
    facts = world.registry.action_cards
    dear = {card: 1 + facts[card].cost for card in world.hand if card in REPAIRS}
    least = {
        f"play {card} 0": LAST if cost >= world.purse else TRIFLE
        for card, cost in dear.items()
        if cost > 1
    }
    return {text for text, n in least.items() if points.get(text, n) < n}


def serves(world: NemesisWorld) -> bool:
    """Whether what the room does is of use to one, now or before long."""
    needed = _NEEDED.get(world.rooms[world.room].tile)
    return needed is None or needed(world)


def _ails(world: NemesisWorld) -> bool:
    return bool(world.me.light or world.me.wounds)


def _infested(world: NemesisWorld) -> bool:
    return world.me.larva or world.sick > 0


def _analyses(world: NemesisWorld) -> bool:
    return bool(world.awaited or "weaknesses_discovered" in world.wishes)


def _charges(world: NemesisWorld) -> bool:
    items = world.registry.items
    return any(items[item.key].weapon == "energy" for item in world.me.hands)


#: By room, for whom it is of use; others are for everybody.
_NEEDED: Mapping[str, Callable[[NemesisWorld], bool]] = {
    "airlock_control": lambda world: False,
    "armory": _charges,
    "command_center": lambda world: False,
    "comms_room": lambda world: world.calls,
    "emergency_room": _ails,
    "engine_control_room": lambda world: any(not engine.state for engine in world.view.engines),
    "fire_control_system": lambda world: any(room.fire for room in world.view.rooms),
    "hatch_control_system": lambda world: bool(world.locked_pods),
    "laboratory": _analyses,
    "monitoring_room": lambda world: False,
    "shower_room": lambda world: bool(world.me.slime) or _infested(world),
    "surgery": _infested,
}

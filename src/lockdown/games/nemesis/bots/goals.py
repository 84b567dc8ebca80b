"""What a rookie of the original game wants to do where: its way out, treatment, things to have."""

from __future__ import annotations

from lockdown.bots.condition import mends, operable, searching, seeking
from lockdown.bots.flames import NOW
from lockdown.bots.footsteps import Goal, paces
from lockdown.games.nemesis.bots.values import TOOLS
from lockdown.games.nemesis.bots.world import NemesisWorld

#: How much leaving is worth: with time for other things, soon, and now or never.
PRESSURE = (0.9, 2.0, 5.0, 5.0)
#: What a room with things in it is worth to one with a card to search it, and an unexplored one.
LOOT, UNKNOWN = 1.8, 2.0
#: What it adds to a wound that it bleeds, or is not the only one.
GRAVE = 8.0
#: What a way to be rid of a larva is worth.
CURE = 12.0
#: What it is worth to use a room for something once, and to bring what one has picked up for that
#: to the Laboratory.
CHORE, ANALYSIS = 1.2, 3.0
#: Rounds before the end in which nobody looks for anything any more.
LATE = 3
#: What an open pod is worth to a beginner who is well and has time: less than a room to search.
LATER = 1.2
#: What it is worth in the second half of the game, and the time when that begins.
SOONER, HALFWAY = 6.0, 9


def goals(world: NemesisWorld) -> list[Goal]:
    """Everything worth walking for, from what this seat knows."""
    chores = _chores(world) if world.rounds_left > LATE else []
    found = [*_ways_out(world), *_treatment(world), *_ship(world), *_loot(world), *chores]
    # Whoever has nothing left to do waits where one sleeps in the end.
    return found or [Goal(world.board.start_slot, LATER)]


def hurry(world: NemesisWorld) -> int:
    """How much time is left for the way to the Hibernatorium."""
    needed = (paces(world, world.board.start_slot) + 2) / 2.0 + 1.0
    spare = world.rounds_left - needed
    if world.rounds_left <= 1:
        return 3
    return 2 if spare <= 0.0 else 1 if spare <= 1.5 else 0


def _ways_out(world: NemesisWorld) -> list[Goal]:
    urgency = PRESSURE[hurry(world)]
    if world.hurt() >= 0.4 or world.me.larva:
        urgency = max(urgency, PRESSURE[1])
    found = []
    slot = world.board.start_slot
    # NM-SDS-08: whoever sleeps on a ship that blows up does not wake.
    whole = world.view.destruct < 0
    if whole and world.view.hibernation_open and _usable(world, slot):
        found.append(Goal(slot, 12.0 * urgency, "hibernate"))
    elif whole and not world.view.hibernation_open and world.until_sleep <= 1:
        found.append(Goal(slot, 4.0 * urgency))
    for letter in ("A", "B"):
        section = world.section(letter)
        free = any(not pod.locked for pod in world.pods(letter))
        if section and free and _usable(world, section):
            # Whoever is well thinks that there is time, and looks around first.
            early = LATER if world.view.time > HALFWAY else SOONER
            worth = 26.0 * urgency if urgency > PRESSURE[0] else early
            found.append(Goal(section, worth, "enter_pod"))
    return found


def _usable(world: NemesisWorld, slot: int) -> bool:
    """Whether a room works, or one has what repairs it."""
    return not world.rooms[slot].malfunction or mends(world, TOOLS)


def pressing(world: NemesisWorld) -> float:
    """How much the wish to be cured grows with the wish to leave, as long as there is a round."""
    return PRESSURE[hurry(world)] / PRESSURE[1] if hurry(world) == NOW else 1.0


def _treatment(world: NemesisWorld) -> list[Goal]:
    me = world.me
    need = 1.6 * world.undressed + 0.4 * me.light
    if world.bleeding or world.undressed > 1:
        need += GRAVE
    found = []
    if need >= 1.6:
        found += _known(world, "emergency_room", "treat_wounds", 1.2 * need)
    if operable(world):
        found += _known(world, "surgery", "operate", CURE * pressing(world))
    return found


def _ship(world: NemesisWorld) -> list[Goal]:
    """The course, once: somebody has to look."""
    cockpit = world.board.cockpit
    if world.rooms[cockpit].malfunction or world.asleep:
        return []
    if not world.view.coordinates:
        return [Goal(cockpit, 4.0, "check_coordinates")]
    if not world.going_to(*world.harbours) and world.space_of(*world.harbours):
        return [Goal(cockpit, 9.0, "set_destination")]
    return []


def _chores(world: NemesisWorld) -> list[Goal]:
    """What can be done where, once a room is known; any of it is better than to stand about."""
    found = []
    if signals(world):
        found += _known(world, "comms_room", "send_signal", CHORE)
    if world.awaited & {item.key for item in world.me.hands}:
        found += _known(world, "laboratory", "analyse", ANALYSIS)
    if any(not engine.state for engine in world.view.engines):
        found += _known(world, "engine_control_room", "check_engines", CHORE)
    found += [
        Goal(engine.room, CHORE - 0.3, "check_engine")
        for engine in world.view.engines
        if not engine.state and not world.rooms[engine.room].malfunction
    ]
    if not world.weapon() and any(world.registry.items[i.key].weapon for i in world.me.hands):
        found += _known(world, "armory", "recharge", CHORE)
    return found


def signals(world: NemesisWorld) -> bool:
    """NM-ROM-03: whether an objective that one holds still asks for the signal."""
    return "signal_sent" in world.wishes and not world.me.signal


def _known(world: NemesisWorld, tile: str, action: str, value: float) -> list[Goal]:
    slot = world.find(tile)
    return [Goal(slot, value, action)] if slot and _usable(world, slot) else []


def _loot(world: NemesisWorld) -> list[Goal]:
    """Things to find, with a card for it, and rooms that nobody knows."""
    found = []
    # One card to go there, and the other one to search.
    searches = world.purse > 1 and set(world.hand) & set(world.values.searching)
    if searches and world.rounds_left > LATE:
        worth = LOOT + seeking(world)
        found += [Goal(room.slot, worth) for room in world.view.rooms if room.items > 0]
    if world.rounds_left > LATE:
        worth = UNKNOWN + searching(world, ("surgery",))
        found += [Goal(slot, worth) for slot in world.unexplored]
    return found

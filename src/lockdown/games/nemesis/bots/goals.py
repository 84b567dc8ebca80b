"""What a rookie of the original game wants to do where: its way out, treatment, things to have."""

from __future__ import annotations

from typing import Any

from lockdown.bots.answers import item_key
from lockdown.bots.condition import (
    REPAIR,
    fetchable,
    handless,
    mends,
    operable,
    rummage,
    searching,
    seeking,
)
from lockdown.bots.flames import NOW
from lockdown.bots.footsteps import Goal, paces
from lockdown.bots.picking import MENDING
from lockdown.games.nemesis.bots.values import TOOLS
from lockdown.games.nemesis.bots.world import NOWHERE, POD_KEYS, NemesisWorld
from lockdown.kernel.options import ARG_KINDS
from lockdown.state.keys import BLUE_CORPSE

#: How much leaving is worth: with time for other things, soon, and now or never.
PRESSURE = (0.9, 2.0, 5.0, 5.0)
#: What a room with things in it is worth to one with a card to search it, and an unexplored one.
LOOT, UNKNOWN = 1.8, 2.0
#: What it adds to a wound that it bleeds, or is not the only one.
GRAVE = 8.0
#: What a way to be rid of a larva is worth: a little less than an open pod, so that the nearer one
#: comes first. One stood in the Surgery, a card short, and left for a pod seven rooms away (41402,
#: round 9).
CURE = 40.0
#: What it is worth to use a room for something once, and to bring what one has picked up for that
#: to the Laboratory.
CHORE, ANALYSIS = 1.2, 3.0
#: What it is worth to fetch such a thing from where it lies.
FETCHED = 4.0
#: What it is worth to sleep, and to leave in a pod: not so much more that anybody goes from where
#: it can sleep to a pod two rooms on. One did, with its last card, and met three adults there
#: (41405, round 9).
ASLEEP, ABOARD = 18.0, 25.0
#: Rounds before the end in which nobody looks for anything any more.
LATE = 3
#: What an open pod is worth to a beginner who is well and has time: less than a room to search.
LATER = 1.2
#: What it is worth in the second half of the game, and the time when that begins.
SOONER, HALFWAY = 6.0, 9
#: What is left of a way out that no objective of one's own asks for.
ELSEWHERE = 0.3
#: What it is worth to fetch or to do what an objective asks for, and to mend an engine.
ASKED, ENGINE = 8.0, 8.0
#: The same, and to take an egg, where the objective that one has kept asks for it: more than a burn
#: on the way there.
ANALYSED, EGG = 16.0, 8.0
#: The same for the signal: one stood in the burning Comms Room with the two cards for it, walked on
#: and never came back (116501, round 3).
SENT = 10.0
#: How much more things to find are worth to one who collects them, and unknown rooms to one who
#: has to find the Comms Room.
COLLECTED, HIDDEN = 3.0, 2.0
#: Rounds before the end up to which whoever is well stays for what its objective still asks for.
STAYING = 5
#: What a corpse is called, and the one that some objectives ask for.
CORPSE, BLUE = "corpse", ARG_KINDS["item"].write(BLUE_CORPSE)
#: Moves that one makes in a round.
PACE = 2
#: Damaged engines with which a ship arrives.
SPARE = 1
#: How much one hurries by the fewest markers that are left: none, one, two.
HASTE = (2, 2, 1)
#: What it is worth to stop the end of the ship that one needs: more than anything else on board.
STOPPED = 30.0
#: What one does at the Fire Control System.
PROCEDURE = "fire_control_procedure"
#: What it is worth to go and repair any room, or put out a fire, by the markers that are left:
#: none, one.
MARKERS = (6.0, 3.0)


def goals(world: NemesisWorld) -> list[Goal]:
    """Everything worth walking for, from what this seat knows."""
    chores = _chores(world) if world.rounds_left > LATE else []
    found = [*_ways_out(world), *_treatment(world), *_ship(world), *_loot(world), *chores]
    found += [*_asked(world), *_markers(world)]
    # Whoever has nothing left to do waits where one sleeps in the end.
    return found or [Goal(world.board.start_slot, LATER)]


def hurry(world: NemesisWorld) -> int:
    """How much time is left for the way to the Hibernatorium, and until the ship breaks up.

    With its objective met and one marker left somebody rummaged for three rounds, a few steps from
    a pod, until everybody was lost (NM-MRK-13, NM-MRK-21; 41404, rounds 10 to 12).
    """
    needed = (paces(world, world.board.start_slot) + 2) / 2.0 + 1.0
    spare = world.rounds_left - needed
    if world.rounds_left <= 1:
        return 3
    left = max(0, min(world.view.fire_left, world.view.malfunctions_left))
    breaks = HASTE[left] if left < len(HASTE) else 0
    return max(breaks, 2 if spare <= 0.0 else 1 if spare <= 1.5 else 0)


def _ways_out(world: NemesisWorld) -> list[Goal]:
    if forfeits(world):
        return []
    urgency = PRESSURE[hurry(world)]
    if world.hurt() >= 0.4 or world.me.larva:
        urgency = max(urgency, PRESSURE[1])
    me = world.view.me
    done = me is not None and any(me.objectives_met)
    found = []
    slot = world.board.start_slot
    whole = arrives(world)
    early = whole and world.view.time > HALFWAY
    if whole and world.view.hibernation_open and usable(world, slot):
        fits = ELSEWHERE if elsewhere(world, "hibernation") and hurry(world) < NOW else 1.0
        found.append(Goal(slot, ASLEEP * urgency * fits, "hibernate"))
    elif whole and not world.view.hibernation_open and world.until_sleep <= 1:
        found.append(Goal(slot, 4.0 * urgency))
    for letter in ("A", "B"):
        section = world.section(letter)
        # One walked past the section with the key to its pods in the pack (72401, round 9).
        held = bool(world.pods(letter)) and bool({*POD_KEYS} & {*world.things})
        free = held or any(not pod.locked for pod in world.pods(letter))
        if section and free and usable(world, section):
            # Whoever is well thinks that there is time, and looks around first; but not on a ship
            # that nobody leaves otherwise (12515, round 5).
            aside = LATER if early else SOONER
            worth = ABOARD * urgency if done or urgency > PRESSURE[0] else aside
            found.append(Goal(section, worth, "enter_pod"))
    # Whoever leaves without what its objective asks for has survived for nothing.
    strays = world.wanted_harbours and astray(world) and hurry(world) < NOW
    lost = early and urgency == PRESSURE[0] and unsent(world)
    lacks = ELSEWHERE if _asked(world) or strays or lost else 1.0
    return [Goal(goal.slot, goal.value * lacks, goal.action) for goal in found]


def arrives(world: NemesisWorld) -> bool:
    """Whether those who sleep may wake, as far as one knows (NM-SDS-08, NM-VIC-02, NM-VIC-04).

    In the last round somebody may have mended it since: then nothing is lost by it.
    """
    if world.view.destruct >= 0:
        return False
    doomed = len(_damaged(world)) > SPARE or not world.going_to(*world.harbours)
    return not doomed or world.rounds_left <= 1


def _damaged(world: NemesisWorld) -> list[int]:
    """Rooms of the engines that this seat has seen damaged."""
    return [engine.room for engine in world.view.engines if engine.state == "damaged"]


def elsewhere(world: NemesisWorld, place: str) -> bool:
    """Whether every objective asks for another way to survive (NM-OBJ-04)."""
    me = world.view.me
    aims = [world.registry.objectives[key].condition for key in (me.objectives if me else ())]
    return bool(aims) and not any(
        all(place in test.get("places", (place,)) for test in alternative)
        for aim in aims
        for alternative in aim
    )


def unsent(world: NemesisWorld) -> bool:
    """Whether no objective can be met any more by one who leaves now, for want of the signal.

    One went aboard unharmed, with the Comms Room still to be found (NM-OBJ-04; 51401, round 3).
    """
    me = world.view.me
    aims = [world.registry.objectives[key].condition for key in (me.objectives if me else ())]
    return (
        bool(aims)
        and not world.me.signal
        and all(
            any(test["kind"] == "signal_sent" for test in alternative)
            for aim in aims
            for alternative in aim
        )
    )


def forfeits(world: NemesisWorld) -> bool:
    """Whether whoever leaves now, well and with time, can never meet its objective any more.

    One hurt once went aboard in the fifth round without the signal (102401); another one while the
    ship was bound for Earth, which it wanted on Mars (106401, round 6). A larva alone kills nobody
    before the last draw (NM-CON-10): two ran to a pod with one, unharmed, without the signal and
    with four of seven things (112403, rounds 4 and 5).
    """
    me = world.view.me
    well = len(world.me.wounds) <= 1 and not world.bleeding
    if me is None or not (chosen(world) and well) or world.rounds_left <= STAYING or hurry(world):
        return False
    aim = world.registry.objectives[me.objectives[0]].condition
    return all(any(_undone(world, test) for test in alternative) for alternative in aim)


def chosen(world: NemesisWorld) -> bool:
    """Whether one knows for good what one wants (NM-CRT-02)."""
    me = world.view.me
    return me is not None and len(me.objectives) == 1


def _undone(world: NemesisWorld, test: dict[str, Any]) -> bool:
    """Whether a test asks for what only somebody on board can still do."""
    kind = test["kind"]
    if kind == "signal_sent":
        return not world.me.signal
    if kind == "items":
        return len(world.things) < int(test["min"])
    if kind == "carries":
        return not any(sought(world, item.text) for item in world.me.hands)
    return kind == "ship_reached" and astray(world)


def sought(world: NemesisWorld, text: str) -> bool:
    """NM-OBJ-06: whether an objective asks for an object; some for the blue corpse alone."""
    key = item_key(text)
    if key != CORPSE or key in world.awaited:
        return key in world.wanted_objects
    asked = (test["objects"] for test in world.tests if test["kind"] == "carries")
    words = {
        str(word) for objects in asked if isinstance(objects, list | tuple) for word in objects
    }
    return bool(words & {CORPSE, "character_corpse"}) or ("corpse_blue" in words and text == BLUE)


def _asked(world: NemesisWorld) -> list[Goal]:
    """What an objective asks for and can be had, as long as there is time for it."""
    if hurry(world) >= NOW:
        return []
    carries = any(test["kind"] == "carries" for test in world.tests)
    found = [Goal(slot, ASKED, "pickup") for slot in _lying(world) if carries]
    if not chosen(world):
        return found
    if signals(world):
        found += _known(world, "comms_room", "send_signal", SENT)
    if world.awaited & {item.key for item in world.me.hands}:
        # Beside the burning Laboratory one ran elsewhere with the corpse that it was to analyse,
        # and never came back (102402, round 4).
        found += _known(world, "laboratory", "analyse", ANALYSED)
    return found + _eggs(world)


def _eggs(world: NemesisWorld) -> list[Goal]:
    """NM-ROM-12: the Nest, for who wants an egg, or knows where to analyse one.

    One stood there with a hand free, and walked off without (106401, round 2).
    """
    held = {item.key for item in world.me.hands}
    carries = any(
        test["kind"] == "carries" and "egg" in str(test["objects"]) for test in world.tests
    )
    analyses = "egg" in world.awaited and bool(world.find("laboratory"))
    if not (carries or analyses) or world.view.eggs < 1 or held & world.wanted_objects:
        return []
    return [] if handless(world) else _known(world, "nest", "take_egg", EGG)


def _lying(world: NemesisWorld) -> list[int]:
    """Rooms where something lies that an objective asks for."""
    rooms = world.rooms
    return [s for s in fetchable(world) if any(sought(world, o.text) for o in rooms[s].objects)]


def _pods_somewhere(world: NemesisWorld) -> float:
    """How much more unknown rooms are worth if one must leave by a pod that nobody has found."""
    hidden = [letter for letter in "AB" if not world.section(letter) and world.pods(letter)]
    return 0.0 if arrives(world) or not hidden else SOONER


def usable(world: NemesisWorld, slot: int) -> bool:
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
    """The course, once: somebody has to look; and the engines, if too many are damaged."""
    cockpit = world.board.cockpit
    found = _engines(world) + _stopped(world)
    if world.asleep or not usable(world, cockpit):
        return found
    if not world.view.coordinates:
        return [*found, Goal(cockpit, 4.0, "check_coordinates")]
    if astray(world) and _unopposed(world):
        return [*found, Goal(cockpit, 9.0, "set_destination")]
    return found


def _stopped(world: NemesisWorld) -> list[Goal]:
    """NM-SDS-04: the end of the self-destruct sequence, for those who need the ship.

    One whose objective wanted it on Earth stood next door to the quiet Generator with what repairs
    it, and unlocked a pod elsewhere (112403, round 6). Others need it who know no pod to leave by.
    """
    if world.view.destruct <= world.board.no_return or "ship_destroyed" in world.wishes:
        return []
    sections = [world.section(letter) for letter in "AB" if world.pods(letter)]
    out = any(not slot or world.distance(slot) < NOWHERE for slot in sections)
    needs = chosen(world) and "ship_reached" in world.wishes
    return [] if out and not needs else _known(world, "generator", "stop_self_destruct", STOPPED)


def astray(world: NemesisWorld) -> bool:
    """Whether the ship is known to go elsewhere than it should, and one can still change that.

    One who wanted it on Mars stood at the helm twice, and then slept on the way to Earth, so that
    nobody could change it any more (NM-ROM-30; 23402, rounds 2, 3 and 8).
    """
    wanted = world.wanted_harbours or world.harbours
    steers = not world.asleep and usable(world, world.board.cockpit)
    return steers and bool(world.space_of(*wanted)) and not world.going_to(*wanted)


def _unopposed(world: NemesisWorld) -> bool:
    """Whether a course that one sets may last: others want to Earth, and turn it back.

    So whoever wants it elsewhere sets it with nobody in or next to the Cockpit who could, and goes
    there for it when one may sleep soon. Most of them looked, walked off and never came back
    (NM-ROM-30; 106401, 112402).
    """
    cockpit = world.board.cockpit
    if "earth" in (world.wanted_harbours or world.harbours) or hurry(world) >= NOW:
        return True
    if world.friends(cockpit):
        return False
    way = paces(world, cockpit)
    if world.until_sleep <= 1 + way // PACE:
        return True
    near = [slot for slot, _ in world.board.ways[cockpit]]
    return way <= 1 and not any(world.friends(slot) for slot in near)


def _markers(world: NemesisWorld) -> list[Goal]:
    """NM-MRK-13, NM-MRK-21: fires and broken rooms, when the next marker but one is the end.

    Three paid for steps with what repairs, with no marker left, until it was lost (23403, rounds 7
    to 12).
    """
    found = []
    fires = max(0, world.view.fire_left)
    if fires < len(MARKERS) and any(room.fire for room in world.view.rooms):
        # Nobody put out a fire from the room that does it, with no marker left for the next one
        # (NM-ROM-09; 116502, rounds 5 to 7).
        found += _known(world, "fire_control_system", PROCEDURE, MARKERS[fires])
    left = max(0, world.view.malfunctions_left)
    if left < len(MARKERS) and mends(world, TOOLS):
        found += [Goal(r.slot, MARKERS[left], REPAIR) for r in world.view.rooms if r.malfunction]
    return found


def _engines(world: NemesisWorld) -> list[Goal]:
    """NM-VIC-02: one of too many damaged engines, for whoever has what mends it."""
    rooms = _damaged(world)
    lost = world.view.destruct >= 0 or "ship_destroyed" in world.wishes
    if lost or len(rooms) <= SPARE or not mends(world, TOOLS):
        return []
    return [Goal(slot, ENGINE, MENDING) for slot in rooms]


def _chores(world: NemesisWorld) -> list[Goal]:
    """What can be done where, once a room is known; any of it is better than to stand about."""
    found = []
    if signals(world):
        found += _known(world, "comms_room", "send_signal", CHORE)
    if world.awaited & {item.key for item in world.me.hands}:
        found += _known(world, "laboratory", "analyse", ANALYSIS)
    elif world.awaited:
        # What lies about and is to be analysed is fetched, once one knows where to bring it
        # (15401, rounds 4 to 11: three steps from a carcass, and never one towards it).
        lab = _known(world, "laboratory", "analyse", ANALYSIS)
        found += [Goal(slot, FETCHED, "pickup") for slot in _lying(world) if lab]
    unseen = [engine for engine in world.view.engines if not engine.state]
    if engines_count(world):
        found += _known(world, "engine_control_room", "check_engines", CHORE) if unseen else []
        working = [engine.room for engine in unseen if not world.rooms[engine.room].malfunction]
        found += [Goal(slot, CHORE - 0.3, "check_engine") for slot in working]
    if not world.weapon() and any(world.registry.items[i.key].weapon for i in world.me.hands):
        found += _known(world, "armory", "recharge", CHORE)
    return found


def engines_count(world: NemesisWorld) -> bool:
    """Whether it matters to this seat which engines work.

    Nobody needs to know it of a ship that blows itself up (82414, round 8), nor who wins in a pod
    alone: a collector spent all its cards on mending and using the room for that (116502, round 3).
    """
    return world.view.destruct < 0 and not (chosen(world) and elsewhere(world, "hibernation"))


def signals(world: NemesisWorld) -> bool:
    """NM-ROM-03: whether an objective that one holds still asks for the signal."""
    return "signal_sent" in world.wishes and not world.me.signal


def _known(world: NemesisWorld, tile: str, action: str, value: float) -> list[Goal]:
    slot = world.find(tile)
    return [Goal(slot, value, action)] if slot and usable(world, slot) else []


def _loot(world: NemesisWorld) -> list[Goal]:
    """Things to find, with a card for it, and rooms that nobody knows."""
    found = []
    # One card to go there, and those to search: one crept with four to things that take two, and
    # passed beside them (72462, round 10).
    fee = rummage(world)
    if fee and world.purse > fee and world.rounds_left > LATE:
        hoards = "items" in world.wishes and chosen(world)
        worth = LOOT + seeking(world) + COLLECTED * hoards
        found += [Goal(room.slot, worth) for room in world.view.rooms if room.items > 0]
    if world.rounds_left > LATE:
        worth = UNKNOWN + searching(world, ("surgery",)) + _pods_somewhere(world)
        worth += HIDDEN * (chosen(world) and signals(world) and not world.find("comms_room"))
        found += [Goal(slot, worth) for slot in world.unexplored]
    return found

"""Ways out that one can pay for now: their cards are not spent on anything else."""

from __future__ import annotations

import math
from collections.abc import Mapping

from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.rookie import cost_of
from lockdown.games.nemesis.bots.rookie import FREE_ACTIONS
from lockdown.games.nemesis.bots.values import REPAIRS, TOOLS
from lockdown.games.nemesis.bots.world import NOWHERE, POD_KEYS, NemesisWorld
from lockdown.views.types import DecisionView, OptionView

#: Cards that leaving takes (NM-ACT-04), and for one whose card does a room's action.
FARE, GIVEN = 2, 1
#: Cards that the signal takes, and those of a later round that one can count on.
CALL, HAND = 2, 4
#: How much more than passing, and than anything else, leaving must be worth before the last round.
EAGER = 8.0
START, ARMS = "room start_self_destruct", "use self_destruct_key 0"
#: What the end of the ship brings about (NM-OBJ-03, NM-OBJ-07, NM-OBJ-08).
ENDED = frozenset(("ship_destroyed", "nest_destroyed", "queen_killed", "only_survivor"))
GOING, LEAVING = ("move", "careful"), ("room enter_pod", "room hibernate")


def squandered(
    world: NemesisWorld, decision: DecisionView, points: Mapping[str, float]
) -> set[str]:
    """What leaves too few cards for every way out that they pay for now.

    One repaired the section with a card, and a card for it, beside its tools, and had one too few
    left for the pod that it had opened so (29302, round 12). Before the last round only for those
    who clearly want to leave, and of steps none: another hand comes, and creeping may be worth it.
    """
    if world.fighting:
        return set()
    doors = [door for door in exits(world) if price(world, door, world.room) <= world.purse]
    there = [option for option in decision.options if option.text in points]
    kept = {o.text for o in there if any(affords(world, door, o) for door in doors)}
    ahead = (o for o in there if o.text in kept and any(nears(world, door, o) for door in doors))
    best = max((points[option.text] for option in ahead), default=-math.inf)
    last = world.rounds_left <= 1
    if best - (0.0 if last else EAGER) <= max(0.0, points.get("pass", 0.0)):
        return set()
    wasted = points.keys() - kept
    return wasted if last else {t for t in wasted if few(t) and points[t] < best - EAGER}


def few(text: str) -> bool:
    """Whether an action takes cards and leads nowhere."""
    return not text.startswith((*GOING, "pass", "drop"))


def nears(world: NemesisWorld, door: int, option: OptionView) -> bool:
    """Whether an action is a part of a way out."""
    if option.verb in GOING:
        slot = int(first_arg(option))
        return price(world, door, slot) < price(world, door, world.room)
    return world.room == door and (option.text.startswith(LEAVING) or mends(option.text))


def too_late(world: NemesisWorld) -> set[str]:
    """The self-destruct sequence, when no pod opens by it (NM-SDS-06).

    The ship jumps before: one started it in the last round, when all others had left or died
    (41204, round 15). Or all are open: one barred its own sleep with its last two cards (51203,
    round 9).
    """
    until = world.board.destruct_start - world.board.no_return
    jumps = world.view.time <= until and "ship_destroyed" not in world.wishes
    opens = any(pod.locked and not pod.gone for pod in world.view.pods)
    vain = jumps or (not opens and not world.wishes & ENDED)
    return {START, ARMS} if vain and not world.doomed else set()


def reckless(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Steps into unknown rooms, when one malfunction more destroys the ship, beside a repair.

    Two tokens of five bring one (NM-CMP-07, NM-MRK-21): one went to look for the section with the
    repair in hand, and that was the end of everybody (41205, round 9).
    """
    spare = world.view.malfunctions_left > 0 or world.rounds_left <= 1 or world.fighting
    if spare or not any(n > 0.0 for text, n in points.items() if mends(text)):
        return set()
    rooms = world.rooms
    return {t for t in points if t.startswith(GOING) and not rooms[int(t.split()[1])].explored}


def counted(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Ammo of those whose things count, for a weapon that is loaded, in peace (NM-OBJ-12).

    One used up the seventh thing for shots that it did not need (41324, round 4).
    """
    if not _one_too_few(world) or world.fighting or not world.weapon():
        return set()
    ammo = (*world.values.charges, "extended_magazine")
    return {t for t in points if t.startswith("use ") and item_key(t.split()[1]) in ammo}


def _one_too_few(world: NemesisWorld) -> bool:
    """Whether somebody whose things count has none to spare, as long as a pod is left."""
    if all(pod.gone for pod in world.view.pods):
        return False
    needed = [int(str(test["min"])) for test in world.tests if test["kind"] == "items"]
    return bool(needed) and len(world.things) <= max(needed)


def spoiling(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Keys that are used up by those whose things count, and are then one too few (NM-OBJ-12).

    One opened a pod with the seventh, and stayed for another one (41319, round 6).
    """
    if not _one_too_few(world):
        return set()
    uses = (text for text in points if text.startswith("use "))
    return {text for text in uses if item_key(text.split()[1]) in POD_KEYS}


def unsent(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Steps out of the Comms Room without the signal that alone is asked for, if there is time.

    One with the corpse in its arms left it with its last card, because the rounds for tasks were
    over; two cards of the next hand would have been enough, as it came to its pod in the round
    after that anyway (112102, round 7; NM-ROM-03).
    """
    room = world.rooms[world.room]
    here = room.tile == "comms_room" and not (room.malfunction or room.fire or world.fighting)
    if not here or not world.calls or len(world.view.me.objectives if world.view.me else ()) != 1:
        return set()
    doors = [world.section(letter) for letter in "AB" if world.pods(letter)]
    doors += [world.board.start_slot] if world.view.destruct < 0 else []
    way = world.hops(world.room)
    far = min((way.get(door, NOWHERE) for door in doors if door), default=NOWHERE)
    if far + CALL + FARE > HAND * (world.rounds_left - 1):
        return set()
    return {text for text in points if text.startswith(GOING)}


def exits(world: NemesisWorld) -> list[int]:
    """Rooms from which one leaves as they are, or with a key at hand (NM-POD-02, NM-ROM-31)."""
    able = any(key in world.things for key in POD_KEYS)
    found = [
        world.section(letter)
        for letter in "AB"
        if any(able or not pod.locked for pod in world.pods(letter))
    ]
    if world.view.hibernation_open and world.view.destruct < 0:
        found.append(world.board.start_slot)
    return [slot for slot in found if slot and not world.foes(slot)]


def price(world: NemesisWorld, door: int, slot: int, *, mended: bool = False) -> int:
    """Cards that a way out takes from a room: steps, the repair that it needs, and leaving."""
    far = steps(world, slot).get(door, NOWHERE)
    room = world.rooms[door]
    found = far * (1 + world.limp) + FARE
    if room.malfunction and not mended:
        found += min(repairs(world), default=NOWHERE)
    elif any(gives(world, door, card) for card in world.hand):
        found += GIVEN - FARE
    letters = [letter for letter in "AB" if world.section(letter) == door]
    shut = [pod.locked for letter in letters for pod in world.pods(letter)]
    return found + (1 if shut and all(shut) else 0)


def steps(world: NemesisWorld, slot: int) -> dict[int, int]:
    """By room: moves to it past closed doors and rooms in which somebody waits."""
    found, queue = {slot: 0}, [slot]
    for here in queue:
        for other, way in world.board.ways[here]:
            if other not in found and way not in world.shut and not world.foes(other):
                found[other] = found[here] + 1
                queue.append(other)
    return found


def repairs(world: NemesisWorld) -> list[int]:
    """Cards that each repair at hand takes (NM-MRK-23)."""
    registry = world.registry
    found = [1 + registry.action_cards[card].cost for card in world.hand if card in REPAIRS]
    return found + [registry.items[key].cost for key in world.things if key in TOOLS]


def gives(world: NemesisWorld, slot: int, card: str) -> bool:
    """NM-ROM-36: whether a card does the action of a room: with a computer or without one."""
    tile = world.rooms[slot].tile
    if card not in FREE_ACTIONS or card == "piloting" or not tile:
        return False
    return world.registry.rooms[tile].computer == (card != "old_friend")


def mends(text: str) -> bool:
    """Whether an action repairs the room that one is in."""
    verb, key, part = (*text.split(), "", "")[:3]
    return verb in ("play", "use") and item_key(key) in (*REPAIRS, *TOOLS) and part == "0"


def affords(world: NemesisWorld, door: int, option: OptionView) -> bool:
    """Whether the cards for a way out are still there after an action."""
    if option.verb == "pass":
        return False
    slot = int(first_arg(option)) if option.verb in GOING else world.room
    if option.text.startswith(LEAVING):
        return True
    if option.verb == "play" and FREE_ACTIONS.get(first_arg(option)) == option.args[1].text:
        return slot == door
    if option.verb == "use" and item_key(first_arg(option)) in POD_KEYS:
        return slot == door
    cost = max(option.cost, cost_of(world, option)) if option.verb != "drop" else 0
    mended = slot == door and slot == world.room and mends(option.text)
    return price(world, door, slot, mended=mended) <= world.purse - cost

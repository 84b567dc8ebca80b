"""Ways off the ship: sleeping through the jump, the escape pods, and what stands before each."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from lockdown.bots.odds import Odds
from lockdown.bots.planner import CARDS, LINGER, Exit, Planner
from lockdown.games.nemesis.bots.world import NemesisWorld

#: What a ship is worth on which fire and malfunctions run out, by markers left.
WHOLE = (0.5, 0.7, 0.85, 0.93, 0.97)
#: Chance that one of the others dies in a round, and so unlocks the pods (NM-CRT-05).
DEATHS = 0.04
#: Rounds after which one looks whether somebody has died.
PATIENCE = (2, 5)
#: Chance that somebody else takes the last place.
RIVAL = 0.6
#: Chance that nobody stops a self-destruct sequence which can still be stopped.
RUNS = 0.9
#: Chance that the Generator is found, or that somebody else finds it, and rounds until the pods
#: are unlocked by it.
FOUND, FOUND_WAIT = 0.4, 6
#: Loss of a way out in a broken room: with a card that repairs it in hand, in the deck, nowhere.
BROKEN = (0.1, 0.25, 0.6)
#: What is left of a plan when something comes as one gets in (NM-ROM-34).
AGAIN = 0.4
#: Loss of a way out in a room with Intruders: who stays away sees them go, sooner or later.
BESIEGED = 0.35

KEYS = ("evacuation_key", "pilot_evacuation_key")


@dataclass(frozen=True, slots=True)
class Opening:
    """How a locked pod comes to be open."""

    odds: float
    wait: int = 0
    needs: str = ""


def exits(planner: Planner[NemesisWorld, Any], *, can_repair: bool) -> list[Exit]:
    """Every way out that this seat knows of."""
    world, odds = planner.world, planner.odds
    found = _sleep(world, odds, can_repair=can_repair)
    for letter in "AB":
        slot = world.section(letter)
        if not slot or not world.pods(letter):
            continue
        loss = rolling(world, odds, slot, can_repair=can_repair)
        free = rivals(world, letter, slot)
        broken = int(world.rooms[slot].malfunction and not can_repair)
        for way in openings(planner, letter):
            wait = max(way.wait, broken)
            found.append(Exit(slot, "enter_pod", "pod", loss, free * way.odds, wait, way.needs))
    return found


def _sleep(world: NemesisWorld, odds: Odds, *, can_repair: bool) -> list[Exit]:
    """NM-ROM-31: hibernation; the ship must not be blown up under those who sleep."""
    view = world.view
    slot = world.board.start_slot
    loss = rolling(world, odds, slot, can_repair=can_repair)
    whole = WHOLE[min(view.fire_left, view.malfunctions_left, len(WHOLE) - 1)]
    wait = world.until_sleep
    if view.destruct < 0:
        return [Exit(slot, "hibernate", "hibernation", loss, whole, wait)]
    if view.destruct <= world.board.no_return:
        return []
    return [
        Exit(slot, "hibernate", "hibernation", loss, whole, wait),
        Exit(slot, "hibernate", "hibernation", loss, whole, wait, "stop"),
    ]


def rivals(world: NemesisWorld, letter: str, slot: int) -> float:
    """Chance that a place is left for us."""
    places = sum(2 - len(pod.crew) for pod in world.pods(letter))
    return float(RIVAL ** max(0, world.nearer(slot) + 1 - places))


def openings(planner: Planner[NemesisWorld, Any], letter: str) -> list[Opening]:
    """NM-POD-02, NM-CRT-05, NM-SDS-06: how the pods of a section are or will be open."""
    world, view = planner.world, planner.world.view
    if any(not pod.locked for pod in world.pods(letter)):
        return [Opening(1.0)]
    found = [Opening(1.0, 0, "unlock")]
    if any(key in world.things for key in KEYS):
        found.append(Opening(1.0))
    if view.destruct > world.board.no_return:
        found.append(Opening(RUNS, view.destruct - world.board.no_return))
    elif view.destruct < 0 and not world.asleep:
        found.append(Opening(RUNS, to_generator(planner) + 3, "destruct"))
        if not world.find("generator"):
            found.append(Opening(FOUND, FOUND_WAIT))
    if all(crew.place != "dead" for crew in view.crew):
        others = sum(crew.place == "room" for crew in view.crew if crew.seat != world.seat)
        found += [Opening(1.0 - (1.0 - DEATHS) ** (others * n), n) for n in PATIENCE]
    return found


def to_generator(planner: Planner[NemesisWorld, Any]) -> int:
    """Rounds until this seat could start the sequence."""
    world = planner.world
    slot = world.find("generator")
    leg = planner.ways_to(slot).get(world.room) if slot else None
    if leg is None:
        return 1
    return max(0, math.ceil((leg[1] + 2 - world.purse) / CARDS))


def rolling(world: NemesisWorld, odds: Odds, slot: int, *, can_repair: bool) -> float:
    """Losses of a noise roll there, of failing, of company and of a broken room."""
    fails = min(0.9, odds.marked(slot) + (0.1 if odds.lured(slot) else 0.0))
    loss = odds.roll(slot, 3) - math.log(1.0 - fails * (1.0 - AGAIN))
    loss += LINGER * odds.company(slot)
    if odds.company(slot):
        loss += BESIEGED
    if world.rooms[slot].malfunction:
        loss += BROKEN[0 if can_repair else 1 if world.may_repair else 2]
    return loss

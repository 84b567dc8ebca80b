"""What nobody does who thinks a step further, for `sense`: certain encounters, scans, waste."""

from __future__ import annotations

import math
from collections.abc import Mapping

from lockdown.bots.answers import item_key
from lockdown.games.lockdown.bots.errands import REMEDY, REPAIRS, LockdownPlanner
from lockdown.games.lockdown.bots.fights import TOUR
from lockdown.games.lockdown.bots.payments import FREE_ACTIONS
from lockdown.games.lockdown.bots.shares import FIXING
from lockdown.games.lockdown.bots.world import LockdownWorld

#: So likely an encounter is certain (three of the four numbers and more), and so many cards are few
#: for it, in the light and in the dark; what a step must bring to be worth that.
CERTAIN, FEW, WORTH = 0.6, (2, 3), 3.0
#: Rounds before the end in which nobody waits for a better hand.
LATE = 3
#: Cards that scan one's own contamination; what cures a larva, where it is near enough, by errand.
SCANS = ("play rest", "play rushed_analysis")
CURES, NEAR = ("cure", "surgery", "remedy"), 2
#: Symbols of what a remedy is made of, and a chance to be clean below which one needs it.
PARTS, TAINTED = ("medicine", "fire"), 0.7
#: Reading up, and the knowledge with which the yellow code kills nobody any more (LD-CTG-13).
READS, VERSED = "use research_documents 0", 5

#: Repairs of the room, for which anything worse than passing is too dear; things that repair it.
MENDS = frozenset(f"play {card} 0" for card in REPAIRS)
TOOLS = tuple(f"use {key} {part}" for key, part in FIXING.items())


def rash(
    world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]
) -> frozenset[str]:
    """All of it; what is not among the points is not barred."""
    found = stumbles(world, planner, points) | wastes(world, planner, points)
    found |= scans(world, planner)
    return frozenset(text for text in points if text in found or text.startswith(tuple(found)))


def stumbles(
    world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]
) -> set[str]:
    """LD-NOI-04, LD-ENC-06: steps into all but certain encounters with hardly a card for them.

    The next round brings a full hand, and the same way is there. One walked into the Nest with two
    cards, noise in all of its corridors, one with its last card to the bench (81101, round 4;
    81102, round 5).
    """
    if world.fighting or world.rooms[world.room].fire or world.bleeding:
        return set()
    if world.rounds_left <= LATE:
        return set()
    found = set()
    for text, worth in points.items():
        if not text.startswith("move ") or worth >= WORTH:
            continue
        slot = int(text.split()[1])
        left = len(world.hand) - 1 - world.limp
        few = left < FEW[world.dark(slot)]
        calm = not world.foes(slot) and not world.friends(slot)
        if few and calm and planner.odds.marked(slot) >= CERTAIN:
            found.add(text)
    return found


def scans(world: LockdownWorld, planner: LockdownPlanner) -> set[str]:
    """LD-CON-07: looking at cards of which an infected one kills, beside a cure for the larva.

    One did so one free step from the Decon Room, two rounds before the end (81102, round 7).
    """
    if not world.me.larva or world.rounds_left < NEAR:
        return set()
    hops = planner.hops
    near = [e for e in planner.errands if e.key in CURES and hops.get(e.slot, NEAR + 1) <= NEAR]
    usable = [e for e in near if e.action and not world.rooms[e.slot].malfunction]
    return set(SCANS) if usable else set()


def wastes(world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]) -> set[str]:
    """LD-CRF-04: the only thing that a remedy can be made of, used up by one whom only that saves.

    One at the bench dressed a wound with it, a larva and six contamination cards on it (81102,
    round 6). And knowledge that nobody asks for, bought with the last card (81101, round 5).
    """
    found = set()
    knows = world.me.knowledge >= VERSED or not world.codes["yellow"]
    if knows and "knowledge" not in world.wishes and not (world.together or world.alone):
        found.add(READS)
    facts = world.registry.items
    parts = [key for key in world.things if facts[key].component in PARTS]
    makes = any(e.key == "remedy" and e.action == "craft_gear" for e in planner.errands)
    ill = world.me.larva and planner.odds.clean < TAINTED and REMEDY not in world.things
    if makes and ill and len(parts) == 1 and not world.bleeding and not world.fighting:
        uses = (text for text in points if text.startswith("use "))
        found |= {text for text in uses if item_key(text.split()[1]) == parts[0]}
    return found


def dearer(world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
    """LD-ROM-08: a room's action that is paid for, where a card in hand gives it for nothing.

    One paid with the very card that would have given it (9303, round 2); one with a hurt leg paid
    two for a step that a card is by itself, and that card was one of them (101302, round 9); one
    paid three to repair a room, a Toolbelt in its pack, and was surprised (105404, round 8).
    """
    plays = [text.split() for text in points if text.startswith("play ")]
    free = [points[" ".join(p)] for p in plays if FREE_ACTIONS.get(p[1]) == p[2]]
    most = max(free, default=-math.inf)
    found = {text for text, n in points.items() if text.startswith("room ") and n <= most}
    mends = {text: n for text, n in points.items() if text in (*MENDS, *TOOLS)}
    found |= {text for text, n in mends.items() if n < max(mends.values())}
    steps = {text for text in points if text.startswith("move ")}
    if TOUR in points and steps:
        # Where no wound makes a step dearer one pays for it with what is missed least.
        found |= steps if world.limp else {TOUR} if world.fighting else set()
    return found

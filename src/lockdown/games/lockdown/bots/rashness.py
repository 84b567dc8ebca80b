"""What nobody does who thinks a step further, for `sense`: certain encounters, scans, waste."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.bots.answers import item_key
from lockdown.games.lockdown.bots.errands import REMEDY, LockdownPlanner
from lockdown.games.lockdown.bots.world import MORTAL, LockdownWorld

#: So likely an encounter is certain (three of the four numbers and more), and so many cards are few
#: for it, in the light and in the dark; what a step must bring to be worth that.
CERTAIN, FEW, WORTH = 0.6, (2, 3), 3.0
#: Rounds before the end in which nobody waits for a better hand.
LATE = 3
#: Cards that scan one's own contamination; what cures a larva, where it is near enough, by errand.
SCANS = ("play rest", "play rushed_analysis")
CURES, NEAR = ("cure", "surgery", "remedy"), 2
#: Ways out that begin with a noise roll, the cards that they take, the chance of Danger, and that
#: of failure from which on there is no hope: all numbers, and somebody next door.
ROLLED, LEAVING, DANGER, HOPELESS = ("escape foot", "room lock_in"), 2, 0.1, 0.85
#: Symbols of what a remedy is made of, and a chance to be clean below which one needs it.
PARTS, TAINTED = ("medicine", "fire"), 0.7
#: Reading up, and the knowledge with which the yellow code kills nobody any more (LD-CTG-13).
READS, VERSED = "use research_documents 0", 5


def rash(
    world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]
) -> frozenset[str]:
    """All of it; what is not among the points is not barred."""
    found = stumbles(world, planner, points) | wastes(world, planner, points)
    found |= scans(world, planner) | bursts(world, planner, points) | staked(world, points)
    found |= infested(world, points)
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


def bursts(world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]) -> set[str]:
    """LD-GOL-05, LD-BNK-04: ways out that begin with a roll, where next to none lets one through.

    With few cards left it is a surprise too; whoever waits has them again in the next round, and
    the roll that comes meanwhile takes the noise away. One in slime tried it with three cards, all
    four numbers marked and a creeper next door, and was dead in the same round (101103, round 9).
    """
    here = world.room
    if world.fighting or world.rooms[here].fire or world.bleeding or world.rounds_left <= LATE:
        return set()
    near = (other for other, way in world.callers(here) if way not in world.shut)
    # LD-MRK-06: Danger, and Silence to whoever is slimy, bring those next door.
    called = DANGER * (1 + world.me.slime) if any(world.foes(other) for other in near) else 0.0
    few = len(world.hand) - LEAVING < FEW[world.dark(here)]
    hopeless = planner.odds.marked(here) + called >= HOPELESS
    return points.keys() & set(ROLLED) if few and hopeless else set()


def staked(world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
    """LD-CMB-13, LD-RND-10: blows of which a miss is death on passing, for one who bleeds.

    One with two wounds struck with its last card, half the faces missing, while the adult would
    have gone for another (101101, round 11). What kills nobody, a larva, may be struck at.
    """
    dies = world.bleeding and len(world.me.wounds) == MORTAL - 1
    if not dies or not world.outlives(world.room, passing=True):
        return set()
    return {text for text in points if text.startswith("melee ") and "larva" not in text}


def infested(world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
    """LD-ATK-11, LD-CMB-14: steps away from a larva alone, which infests whoever runs from it.

    That is certain, and five of six blows or shots kill it: one ran, for a quiet room, and had it
    and two contamination cards on it (105201, round 6).
    """
    foes = world.foes(world.room)
    alone = bool(foes) and all(foe.kind == "larva" for foe in foes)
    if not alone or world.me.larva or world.rooms[world.room].fire:
        return set()
    mortal = len(world.me.wounds) >= MORTAL - world.bleeding
    blows = ("shoot ",) if mortal else ("shoot ", "melee ")
    able = any(text.startswith(blows) and n > 0.0 for text, n in points.items())
    return {text for text in points if text.startswith("move ")} if able else set()


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
    makes = remedied(planner)
    ill = world.me.larva and planner.odds.clean < TAINTED and REMEDY not in world.things
    if makes and ill and len(parts) == 1 and not world.bleeding and not world.fighting:
        uses = (text for text in points if text.startswith("use "))
        found |= {text for text in uses if item_key(text.split()[1]) == parts[0]}
    return found


def remedied(planner: LockdownPlanner) -> bool:
    """Whether one gets to the bench with that part: it is near, or the best plan leads there.

    One kept its antiseptic for a bench that it could not reach any more, left with a larva and two
    contamination cards, and wiped none of them off before (101102, round 9; 105101, rounds 8-11).
    """
    there = [e for e in planner.errands if (e.key, e.action) == ("remedy", "craft_gear")]
    near = any(planner.hops.get(e.slot, NEAR + 1) <= NEAR for e in there)
    best = planner.best()
    return near or (bool(there) and best.errands > 0 and best.action == "craft_gear")

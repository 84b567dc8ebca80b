"""Steps of the original game that have no sense for their noise or their price, for `sense`."""

from __future__ import annotations

import math
from collections.abc import Mapping

from lockdown.bots.footsteps import MORTAL
from lockdown.bots.rookie import cost_of
from lockdown.games.nemesis.bots.quick_goals import LATEST
from lockdown.games.nemesis.bots.world import NOWHERE, NemesisWorld
from lockdown.views.types import DecisionView

#: Cards that look for things.
LOOKS = ("play search", "play scavenging")
GOING, SLIMY = ("move", "careful"), "room_covered_with_slime"
#: What is as bad as a step that probably brings somebody: nobody takes it for a full hand. Chance
#: that a step probably does.
LOUD, MEETS = -2.0, 0.35
#: The same for one who breaks out with a hand that cannot grow; light wounds of which the next is
#: a serious one.
BOLD, FULL, SORE = -5.0, 4, 2
#: How much better than to wait a step into slime must be.
WORTHWHILE = 1.0
#: Points for which one whom any wound kills walks where somebody is sure to come.
LIFE = 10.0
#: Points for which one with hardly a card left does, as long as nobody is near: next round it has a
#: full hand for it. How many cards those are.
EDGE, FEW = 6.0, 2
#: How far behind the last way to a way out others are barred.
BEHIND = 3.0
#: The last rounds, and how much better than to wait a last hope is in them.
LAST, DUTY = 2, 10.0
#: How far behind the quiet step to a room the loud one is that nobody takes; the same where it
#: probably brings somebody; cards with which one does not think of the card that is saved.
STAMP, HEARD, SPARE = 2.5, 0.3, 3
#: The silent step (NM-BAS-05): where to is chosen later.
SILENT = "play reconnaissance 0"


def summons(
    world: NemesisWorld, points: Mapping[str, float], *, chased: bool, waited: bool = False
) -> set[str]:
    """Loud steps for nothing, where somebody probably or certainly comes (NM-NOI-04).

    That passing is bad with a full hand makes no step better, as passing changes it too
    (NM-RND-08): one walked so from beside a friend into an adult (72302, round 5), one into a
    broken room with noise all round it (72202, round 6), and one whom any wound killed did it for
    little more (NM-HRT-06; 72308, round 9). Nor is one surprised with the last two cards who may
    as well go with five (NM-ENC-07): one walked so into a broken room a round before it was of any
    use (82301, round 7), one after a pod that did not run away (82303, round 4). But nobody who is
    well and armed sits a second round with a full hand (`waited`): noise goes away by nothing else,
    and one sat so in a dead end from the second round to the fourth (106231).
    """
    if world.fighting or world.rooms[world.room].fire:
        return set()
    noisy, found = world.noisy, set[str]()
    early = world.rounds_left > LATEST
    # Who can still fight may break out rather than wait for ever (72343, rounds 6 to 8).
    least = LIFE if early and len(world.me.wounds) >= MORTAL else LOUD
    if waited and world.purse > FULL and world.weapon() and _well(world):
        least = BOLD
    edge = max(least, EDGE) if early and not chased and len(world.hand) - 1 <= FEW else least
    for text, n in points.items():
        if n >= edge or not text.startswith("move"):
            continue
        slot = int(text.split()[1])
        alone = world.rooms[slot].explored and not (world.friends(slot) or world.foes(slot))
        certain = alone and noisy.issuperset(world.board.exits[slot])
        likely = early and n < min(LOUD, least) and world.encounter(slot) > MEETS
        found |= {text} if certain or likely else set()
    return found


def _well(world: NemesisWorld) -> bool:
    """Whether the next wound is no serious one, and none is there."""
    return not world.me.wounds and world.me.light < SORE


def intrudes(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Steps into a room with an Intruder that promise nothing, but for the last rounds.

    With four cards one left a friend in a quiet section for an adult next door (106144, round 7).
    """
    if world.fighting or world.rooms[world.room].fire or world.rounds_left <= LATEST:
        return set()
    ways = {text: int(text.split()[1]) for text in points if text.startswith(GOING)}
    return {t for t, slot in ways.items() if points[t] < LOUD and world.foes(slot)}


def slimes(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Steps for nothing into a room in which one is covered in slime (NM-ROM-23).

    With a full hand one crept there from the shower that it had just taken, and back next round to
    take another one (82212, rounds 5 and 6). With three cards one went there on its way to nowhere,
    past a quiet room with things in it (102101, round 1). Whoever is hunted may hide there.
    """
    hunted = world.beset
    if world.me.slime or hunted or world.fighting or world.rooms[world.room].fire:
        return set()
    ways = {text: int(text.split()[1]) for text in points if text.startswith(GOING)}
    least = max(0.0, points.get("pass", 0.0) + WORTHWHILE)
    return {t for t, slot in ways.items() if points[t] < least and world.rooms[slot].tile == SLIMY}


def bares(
    world: NemesisWorld, decision: DecisionView, points: Mapping[str, float], better: float
) -> set[str]:
    """Steps that take the last card for next to nothing (NM-ENC-07).

    One crept so into an unknown room, and the queen who came surprised it (72308, round 4).
    Another one paid so with the card that looks for the things that lay there (106111, round 4).
    """
    if world.fighting or world.rooms[world.room].fire or world.rounds_left <= LATEST:
        return set()
    waits = points.get("pass", -math.inf)
    least = max(waits, *(n for t, n in points.items() if t.startswith(LOOKS)), waits) + better
    ways = (option for option in decision.options if option.verb in GOING)
    last = {option.text for option in ways if world.purse <= cost_of(world, option)}
    return {text for text in last if points[text] < least}


def strays(world: NemesisWorld, points: Mapping[str, float], best: str) -> set[str]:
    """In the last rounds, waiting or going elsewhere beside a step that leads to a way out."""
    if world.rounds_left > LATEST or not best.startswith(GOING):
        return set()
    slot = int(best.split()[1])
    doors = {world.section(letter) for letter in "AB" if world.pods(letter)}
    doors |= {world.board.start_slot} if world.view.destruct < 0 else set()
    ways = [world.hops(door) for door in doors if door]
    # Where no section is known, the last hope may lie in an unknown room (106201, round 8).
    hope = world.rounds_left <= LAST and points[best] > max(0.0, points.get("pass", 0.0)) + DUTY
    if not hope and not any(way.get(slot, NOWHERE) < way.get(world.room, NOWHERE) for way in ways):
        return set()
    least = points[best] - BEHIND
    return {t for t, n in points.items() if t.startswith((*GOING, "pass")) and n < least}


def stamps(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Loud steps where creeping is much better (NM-BAS-05): both lead to the same room.

    Chased or not: the last that one saw was an adult that it met so (51303, round 7); another was
    loud with slime and crept where it was quiet (51203). Also at the end: with the cards for both,
    one called the queen to the pod before it (72307, round 9). Where two of the four numbers bring
    somebody, no card is saved by it: with five of them, the silent one too, one met the queen so
    (112301, round 3), and others a breeder and an adult (112302, rounds 5 and 6).
    """
    found, silent = set(), points.get(SILENT, -math.inf)
    for text, n in points.items():
        if not text.startswith("move "):
            continue
        quiet = points.get(text.replace("move", "careful"), -math.inf)
        likely = world.purse >= SPARE and world.encounter(int(text.split()[1])) > MEETS
        if n < quiet - STAMP or (likely and n <= max(quiet, silent) - HEARD):
            found.add(text)
    return found

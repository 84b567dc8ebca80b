"""What nobody does who thinks a step further, for `sense`: certain encounters, scans, waste."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from lockdown.bots.answers import item_key
from lockdown.bots.meddling import leaves
from lockdown.games.lockdown.bots.answers import SUIT
from lockdown.games.lockdown.bots.errands import REMEDY, REPAIRS, LockdownPlanner
from lockdown.games.lockdown.bots.fights import TOUR
from lockdown.games.lockdown.bots.payments import FREE_ACTIONS
from lockdown.games.lockdown.bots.shares import FIXING, PEEKS, SPIES
from lockdown.games.lockdown.bots.world import MORTAL, LockdownWorld

#: So likely an encounter is certain (three of the four numbers and more), and so many cards are few
#: for it, in the light and in the dark; what a step must bring to be worth that.
CERTAIN, FEW, WORTH = 0.6, (2, 3), 3.0
#: The same where all four numbers are marked, and what such a step must bring that leaves less
#: than a hand which nothing but the queen's kind surprises.
SURE, BRACED, DEAR = 0.75, 4, 5.0
#: All four numbers of a room, how much louder that is than where one is, and what a step there must
#: bring whatever one holds; one into the unknown with the last card; one to a foe, and that late.
EVERY, LOUDER, SOUGHT, BLIND, FACED = 0.75, 0.4, 2.0, 2.0, (1.0, 3.0)
#: What a careful step must bring to be worth it, and one that leaves a card at most.
CREPT = (1.5, 5.0)
#: By so few points more nobody walks away from things that it could find first, with two actions
#: and the cards for both; what finding them must bring.
FIRST, BOTH, FOUND = 1.25, 2, 0.5
#: Chance of an encounter from which on the last card is kept for it; points of what is next to
#: nothing, and of a repair that takes all cards.
LOUD, LAST, TRIFLE, MENDED = 0.4, 1, 0.5, 2.5
#: What takes cards of that; what a room's action takes.
DEEDS, ROOM = ("play", "use", "room", "craft", "computer"), 2
#: What steps take.
STEPS = {"move": 1, "careful": 2}
#: What an objective asks for where it is; by so many points something else is worth less; foes that
#: a shot hardly ever drives off.
AIMS = ("shoot-egg", "melee-egg", "room take_egg", "room send_signal", "room examine_archive")
BEHIND, LARGE = 2.0, ("queen", "breeder")
#: Cards that a step and a room's action take; points that a step is farther from one's work.
TIGHT, AWAY = 3, 1.0
#: Rounds before the end in which nobody waits for a better hand.
LATE = 3
#: Cards that scan one's own contamination; what cures a larva, where it is near enough, by errand.
SCANS = ("play rest", "play rushed_analysis")
CURES, NEAR = ("cure", "surgery", "remedy"), 2
#: What cures in the room of that name, and the cards that it looks at, seen to be clean or not.
DECON, DIRT, CLEAN = "room decontaminate", "contamination", "contamination_clean"
#: What takes one of them away, whatever it is.
WIPES = "use antiseptic 0"
#: Ways out that begin with a noise roll, the cards that they take, the chance of Danger, and that
#: of failure from which on there is no hope: all numbers, and somebody next door.
ROLLED, LEAVING, DANGER, HOPELESS = ("escape foot", "room lock_in"), 2, 0.1, 0.85
#: Rounds that one still waits for its way out, for which it need not stand before it.
PUT_OFF = 2
#: What takes the whole hand with it, and what finds a thing for itself alone.
EMPTIES, FINDS = ("room operate", "room enter_css"), ("play search", "play scavenging")
#: Turning on the light.
LIGHTS = ("restore_power", "switch_power")
#: Symbols of what a remedy is made of, and a chance to be clean below which one needs it.
PARTS, TAINTED = ("medicine", "fire"), 0.7
#: Reading up, and the knowledge with which the yellow code kills nobody any more (LD-CTG-13).
READS, VERSED = "use research_documents 0", 5

#: Howling, and markers around one that are worth it; foes that nobody walks to with bare hands.
WAILS, MANY, DIRE = "use wail", 2, ("adult", "breeder", "queen")

#: Repairs of the room, for which anything worse than passing is too dear; things that repair it.
MENDS = frozenset(f"play {card} 0" for card in REPAIRS)
TOOLS = tuple(f"use {key} {part}" for key, part in FIXING.items())


def rash(
    world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]
) -> frozenset[str]:
    """All of it; what is not among the points is not barred."""
    found = stumbles(world, planner, points) | wastes(world, planner, points)
    found |= scans(world, planner) | sneaks(world, planner, points) | dawdles(world, points)
    found |= trifles(world, planner, points) | outruns(world, planner, points)
    found |= salutes(world, points) | walks_off(world, points)
    found |= bursts(world, planner, points) | staked(world, points) | hurries(world, points)
    found |= dissolves(world, points) | empties(world, points)
    found |= infested(world, points) | blunders(world, planner, points) | wails(world, points)
    return frozenset(text for text in points if text in found or text.startswith(tuple(found)))


def unpressed(world: LockdownWorld) -> bool:
    """Whether neither a fight, a fire, a wound nor the end of the game drives one on."""
    driven = world.fighting or world.rooms[world.room].fire or world.bleeding
    return not driven and world.rounds_left > LATE


def stumbles(
    world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]
) -> set[str]:
    """LD-NOI-04, LD-ENC-06: steps into all but certain encounters with hardly a card for them.

    The next round brings a full hand, and the same way is there. One walked into the Nest with two
    cards, noise in all of its corridors, one with its last card to the bench (81101, round 4;
    81102, round 5). Where all numbers are marked more cards are few: one left a shut room, things
    and two searches in it, for that (111102, round 5).
    """
    if not unpressed(world):
        return set()
    near = world.beset
    left = len(world.hand) - 1 - world.limp
    found, waits = set(), lingers(world, planner)
    for text, worth in points.items():
        if not text.startswith("move "):
            continue
        slot = int(text.split()[1])
        loud = planner.odds.marked(slot)
        sure = loud >= SURE and not near
        few = loud >= CERTAIN and left < FEW[world.dark(slot)] and worth < WORTH
        few |= sure and worth < (DEAR if left < BRACED else WORTH)
        few |= loud >= CERTAIN and waits
        if few and not world.foes(slot) and not world.friends(slot):
            found.add(text)
    return found


def lingers(world: LockdownWorld, planner: LockdownPlanner) -> bool:
    """LD-NOI-01: whether one only waits for its way out, and nobody is after it where it is.

    Nobody rolls for noise who stays: one walked beside the shut gate again, three rounds early and
    noise on all ways there, met the queen and ran back (111302, round 8).
    """
    best = planner.best()
    return best.wait >= PUT_OFF and not best.errands and not world.beset


def empties(world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
    """LD-ROM-58, LD-CSS-04: what takes the whole hand, before a search that costs none of it.

    One was operated on with a search in hand and a thing left in the room, an action to spare
    (111303, round 3).
    """
    finds = max((n for text, n in points.items() if text.startswith(FINDS)), default=0.0)
    able = world.view.actions_left > 1 and world.purse > ROOM
    calm = not (world.fighting or world.rooms[world.room].fire)
    return points.keys() & set(EMPTIES) if finds > 0.0 and able and calm else set()


def hurries(world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
    """LD-RND-09: steps away from things that one could find first, and take the step after it.

    One crept out of the Laboratory with a search in hand, three things in it, and had an action
    left for a look at rooms far away (111101, round 3).
    """
    here, finds = world.rooms[world.room], world.values.searching
    if world.fighting or here.fire or world.bleeding or here.items <= 0:
        return set()
    found = max((points.get(f"play {card} 0", 0.0) for card in finds), default=0.0)
    if found < FOUND or world.view.actions_left < BOTH:
        return set()
    return {
        text
        for text, worth in points.items()
        if (step := text.split()[0]) in STEPS
        and world.purse - 1 - STEPS[step] - world.limp >= BOTH
        and worth - found <= FIRST
    }


def blunders(
    world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]
) -> set[str]:
    """LD-NOI-04, LD-EXP-02: steps for little out of a quieter room to where somebody surely comes,
    with the last card into the unknown, and to a foe next door.

    One explored a room with its last card, and was in a fire without a card (111202, round 4); one
    walked to an adult, and away from it with two wounds (111202, round 9).
    """
    here = world.room
    near = world.beset
    if world.fighting or world.rooms[here].fire or world.bleeding:
        return set()
    late = world.rounds_left <= LATE
    found = set()
    for text, worth in points.items():
        words = text.split()
        if words[0] not in STEPS:
            continue
        slot, left = int(words[1]), world.purse - STEPS[words[0]] - world.limp
        foes, loud = world.foes(slot), planner.odds.marked(slot)
        alone = not foes and not world.friends(slot)
        least = FACED[not late and not world.weapon()]
        if any(foe.kind in DIRE for foe in foes) and worth < least:
            found.add(text)
        if late or near or not alone:
            continue
        sure = words[0] == "move" and loud >= EVERY and loud - planner.odds.marked(here) >= LOUDER
        blind = left <= 0 and not world.rooms[slot].explored
        if (sure and worth < SOUGHT) or (blind and worth < BLIND):
            found.add(text)
    return found


def dissolves(world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
    """LD-CRF-04: making something beside the remedy and the suit of what the objective needs.

    One made a Taser of the Analysis Kit that both of its objectives asked for (111202, round 4).
    """
    facts = world.registry.items
    things = [key for key in world.things if key not in world.kept]
    spare = {facts[key].component for key in things}
    found = set()
    for text in points:
        if text.startswith("craft ") and (made := text.split()[1]) not in (SUIT, REMEDY):
            lost = [symbol for symbol in facts[made].recipe if symbol not in spare]
            found |= {text} if lost else set()
    return found


def wails(world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
    """LD-NOI-02: howling where there is hardly anything to be silenced around one.

    One used it up on a marker two rooms away and on its own (111202, round 8).
    """
    if world.fighting or world.rooms[world.room].fire:
        return set()
    near = set(world.board.exits[world.room]) & world.noisy
    wails = {text for text in points if text.startswith(WAILS)}
    return {text for text in wails if len(near) < MANY and points[text] < WORTH}


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
    round 6). And knowledge that nobody asks for, bought with the last card (81101, round 5), or a
    cure by one with nothing to cure.
    """
    found = set() if curable(world) else {DECON}
    dirty = [card for card in world.hand if card.startswith(DIRT)]
    if not world.me.larva and dirty and not any(card != CLEAN for card in dirty):
        # LD-VIC-03: one used the last card and the thing up for one that it knew (111102, round 5).
        found.add(WIPES)
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


def curable(world: LockdownWorld) -> bool:
    """LD-ROM-44: whether the Decon Room does anything: it scans the hand, and clean cards stay.

    One paid for it twice in a turn, for one card that it had just seen to be clean (105203, round
    9), because others were in its deck.
    """
    doubtful = any(card.startswith(DIRT) and card != CLEAN for card in world.hand)
    return doubtful or bool(world.me.larva) or world.me.slime


def sneaks(world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]) -> set[str]:
    """LD-BAS-03, LD-NOI-04: careful steps with most of one's cards to where it is loud that night.

    One paid two of three for the Isolation Room, its own marker the fourth there, beside a light
    for the few things that could come where it was (101203, round 3).
    """
    odds, here = planner.odds, world.room
    if world.beset or not unpressed(world):
        return set()
    found = set()
    for text, worth in points.items():
        left = len(world.hand) - 2 - world.limp
        if not text.startswith("careful ") or worth >= CREPT[left <= LAST]:
            continue
        slot = int(text.split()[1])
        loud = odds.marked(slot) + world.number(slot)
        few = left < FEW[world.dark(slot)]
        alone = not world.friends(slot) and not world.foes(slot)
        # Where one stands it may be as loud: nobody pays its last cards to be as badly off.
        worse = odds.marked(here) < loud or left <= LAST
        if few and alone and loud >= CERTAIN and odds.marked(here) <= loud and worse:
            found.add(text)
    return found


def trifles(
    world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]
) -> set[str]:
    """LD-ENC-06: deeds for next to nothing with the last cards, where somebody may come that night.

    One repaired the workbench that it had no use for with two of two, the queen next door (101203,
    round 11).
    """
    loud = world.beset or planner.odds.marked(world.room) >= LOUD
    if not loud or not unpressed(world):
        return set()
    spared = (*SCANS, *(f"use {key}" for key in world.values.medicine))
    found = set()
    for text, worth in points.items():
        words = text.split()
        if words[0] not in DEEDS or leaves(words) or text.startswith(spared):
            continue
        left = len(world.hand) - price(world, words)
        # Nor is a room mended so that one has no use for (105205, round 8), nor a light turned on
        # for which nothing is left to do (111302, round 8).
        vain = words[-2:][0] in REPAIRS or words[1:] in ([key] for key in LIGHTS)
        least = MENDED if left <= 0 and vain else TRIFLE
        if worth < least and left <= LAST:
            found.add(text)
    return found


def walks_off(world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
    """LD-MIS-02: steps out of a quiet room by one whose mission item works there, for nothing.

    One crept on with two cards, and the item was never of use to it (105206, round 5).
    """
    if world.fighting or world.rooms[world.room].fire or world.beset:
        return set()
    least = max((n for text, n in points.items() if text.startswith("activate ")), default=0.0)
    return {t for t, n in points.items() if n < least and t.split()[0] in STEPS and least >= WORTH}


def outruns(
    world: LockdownWorld, planner: LockdownPlanner, points: Mapping[str, float]
) -> set[str]:
    """LD-RND-04: steps with all the cards one has, for next to nothing, to where it is no quieter.

    Whatever stirs there that night finds it with none (105205, round 3; 105201, round 4).
    """
    here = world.room
    if world.beset or not unpressed(world):
        return set()
    found = set()
    for text, worth in points.items():
        words = text.split()
        if words[0] not in STEPS or worth >= TRIFLE:
            continue
        slot, cost = int(words[1]), STEPS[words[0]] + world.limp
        empty = cost >= len(world.hand) and not world.friends(slot)
        if empty and planner.odds.marked(here) <= planner.odds.marked(slot):
            found.add(text)
    return found


def price(world: LockdownWorld, words: Sequence[str]) -> int:
    """The cards that a card, a thing or a room's action takes, the card itself included."""
    if words[0] == "play":
        return 1 + world.registry.action_cards[words[1]].cost
    if words[0] == "use":
        return world.registry.items[item_key(words[1])].cost
    return ROOM if words[0] == "room" else 1


def dawdles(world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
    """Looks at rooms far away beside what the objective asks for, and has here.

    One looked for a way out, amid the eggs that it had yet to destroy (101203, round 11); one, with
    the cards for the step to its archive and the work there, twice beside it (115242, round 8).
    """
    most = max((n for text, n in points.items() if text.startswith(AIMS)), default=0.0)
    if world.view.actions_left <= 1 or world.purse <= TIGHT:
        steps = (n for text, n in points.items() if text.split()[0] in STEPS)
        most = max(most, max(steps, default=0.0) - AWAY)
    peeks = (*(f"play {card} {part}" for card, part in PEEKS), *(f"use {i} {p}" for i, p in SPIES))
    return {t for t, n in points.items() if t.startswith(peeks) and most - n >= BEHIND}


def salutes(world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
    """LD-CMB-05, LD-CMB-14: shots at the largest foes by one who then runs from them.

    One in ten drives her off, and she strikes all the same: one shot three cards away in the dark,
    and was surprised next door with the last one (101202, round 3).
    """
    ways = (n for text, n in points.items() if text.startswith(("move ", "use smoke_grenade")))
    most = max(ways, default=0.0)
    shots = {text for text in points if text.startswith("shoot ")}
    large = {text for text in shots if text.split()[-1].startswith(LARGE)}
    return {text for text in large if most - points[text] >= BEHIND}


def remedied(planner: LockdownPlanner) -> bool:
    """Whether one gets to the bench with that part: it is near, or the best plan leads there.

    One kept its antiseptic for a bench that it could not reach any more, left with a larva and two
    contamination cards, and wiped none of them off before (101102, round 9; 105101, rounds 8-11).
    """
    there = [e for e in planner.errands if (e.key, e.action) == ("remedy", "craft_gear")]
    near = any(planner.hops.get(e.slot, NEAR + 1) <= NEAR for e in there)
    best = planner.best()
    return near or (bool(there) and best.errands > 0 and best.action == "craft_gear")


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

"""Blows, shots and attempts to leave that cost far more than they may bring, for `sense`."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.bots.quick_player import ends
from lockdown.bots.rookie import cost_of
from lockdown.games.nemesis.bots import closing
from lockdown.games.nemesis.bots.quick_airlock import ALIVE
from lockdown.games.nemesis.bots.quick_goals import LATEST
from lockdown.games.nemesis.bots.quick_hopes import HOPELESS
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.state.keys import ADULT
from lockdown.views.types import DecisionView

#: Cards that take a round to walk out of a fight unharmed (NM-CMB-18), and what loads.
SLIPS = ("play suppressive_fire", "play covering_fire")
LOADS = ("play reload", "use energy_charge")
SHOTS, OUT = ("shoot", "play full_auto", "play taking_aim", "play adrenaline 0"), closing.LEAVING
DRESSING = ("use medkit", "use bandages", "use clothes")
#: Wounds of an adult up to which hardly any blow ends a fight with it, and how much better than
#: to wait one must be all the same.
FRESH, BETTER = 1, 2.0
#: Chance that a shot hits a grown Intruder, and that it ends the fight, below which it is vain.
HITS, VAIN = 0.5, 0.25
#: What is thrown, and what it must be worth: more than a blow at somebody who is in nobody's way.
THROWS, FREES = "use grenade 0", 2.0
#: Light wounds of which the next one is a serious one, and serious ones that leave little to lose.
SORE, WORN = 2, 2
#: Sleeping, and below what it is worth so little that there is still time to find out more.
SLEEP, BLIND = "room hibernate", 5.0
#: Chance of each face of the noise die but the numbers, of each number, and that of somebody coming
#: with which nobody tries to leave who can be dressed first.
FACE, NUMBER, SURELY = 0.1, 0.2, 0.85
#: Chance of somebody coming with which nobody tries to leave with hardly a card left; how many.
NUMBERS, THIN = 0.75, 1
#: What leaving is worth at least to one who has done what it came for.
DONE = 100.0
#: What rids one of a contamination card, and one that is known to be clean.
TONIC, RESTS, CLEAN = "use alcohol 0", "play rest 0", "contamination_clean"


def fists(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Bare hands against a fresh adult (NM-CMB-10): one of two blows wounds whoever strikes.

    With four cards one did so rather than pass (82102, round 5): the adult attacks either way.
    """
    waits = points.get("pass", HOPELESS)
    if world.rounds_left <= 1 or waits <= HOPELESS:
        return set()
    fresh = {f.text for f in world.foes(world.room) if f.kind == "adult" and f.wounds <= FRESH}
    blows = {t: n for t, n in points.items() if t.startswith("melee ") and t.split()[1] in fresh}
    return {text for text, n in blows.items() if n < waits + BETTER}


def spent(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """The last round, shot at what hardly falls by it, beside the card that needs it to slip away.

    Hurt, or in a fire: two fired it and then ran, and were attacked for it (82101, rounds 7, 10).
    Only for a card that is worth it: from the only pod, where slipping away was worse than to wait,
    one passed beside a loaded rifle for two rounds (106107, rounds 9 and 10).
    """
    slips = max((n for text, n in points.items() if text.startswith(SLIPS)), default=HOPELESS)
    worse = slips <= max(0.0, points.get("pass", 0.0))
    if worse or not _worn(world) or any(text.startswith(LOADS) for text in points):
        return set()
    registry = world.registry
    rounds = sum(item.count for item in world.me.hands if registry.items[item.key].weapon)
    falls = max((_falls(kind, wounds) for kind, wounds in _grown(world)), default=1.0)
    if rounds > 1 or falls >= VAIN:
        return set()
    return {text for text in points if text.startswith(SHOTS)}


def lingers(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Fighting on, hurt, where one slips away to a pod next door with the cards for all of it.

    With the key in the bag and the section next door one shot its revolver empty (82101, round 7).
    """
    slips = {text for text in points if text.startswith(SLIPS)}
    if not slips or not _worn(world) or world.calls or not world.wanted_objects <= _held(world):
        return set()
    start, here = world.board.start_slot, world.room
    near = {other for other, way in world.board.ways[here] if way not in world.shut}
    doors = [door for door in closing.exits(world) if door in near and door != start]
    if not any(closing.price(world, door, here) - world.limp <= world.purse for door in doors):
        return set()
    if max((_falls(kind, wounds) for kind, wounds in _grown(world)), default=1.0) >= HITS:
        return set()
    return points.keys() - slips


def tossed(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """A grenade thrown next door at one fresh adult, or greater, who bars no way (NM-ITM-16).

    One of ten falls: two threw it for a card, and the wounds vanished with the adult (102303, r4).
    """
    if world.fighting or points.get(THROWS, FREES) >= FREES:
        return set()
    ways = world.board.ways[world.room]
    near = {other for other, way in ways if way not in world.shut and not world.friends(other)}
    targets = [world.foes(slot) for slot in near if world.foes(slot)]
    vain = all(len(foes) == 1 and _fresh(foes[0].kind, foes[0].wounds) for foes in targets)
    return {THROWS} if vain else set()


def _fresh(kind: str, wounds: int) -> bool:
    """Whether two wounds hardly kill it."""
    return kind not in ("larva", "creeper") and wounds < FRESH


def headlong(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Leaving by a roll that brings somebody for sure, for one worn out who can be dressed first.

    With noise all round, slime and an adult next door, one tried the pod beside its bandages, and
    died of whoever came (82103, round 7; NM-ROM-34).
    """
    room = world.rooms[world.room]
    worn = len(world.me.wounds) >= WORN
    if not worn or room.fire or world.fighting or world.rounds_left <= LATEST:
        return set()
    if not dressings(points):
        return set()
    chance = NUMBER * sum(way in world.noisy for way in world.board.exits[world.room])
    if any(world.foes(other) for other, _ in world.board.ways[world.room]):
        chance += FACE * (1 + bool(world.me.slime))
    return {text for text in points if text.startswith(OUT)} if chance >= SURELY else set()


def suffocates(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Whatever else one does in a room that loses its air when all have passed (NM-ROM-24)."""
    saves = {text for text, n in points.items() if n > ALIVE / 2.0}
    return points.keys() - saves if saves and world.view.vented == world.room else set()


def brash(world: NemesisWorld, decision: DecisionView, points: Mapping[str, float]) -> set[str]:
    """Leaving with the last cards, by a roll of which every number brings somebody.

    With a new hand there are three against a surprise, and against whoever came (NM-ENC-07): with
    thirteen rounds to go one tried a pod so, with its last two cards, and was surprised with none
    (112303, round 2); with three, and six rounds, another one tried to sleep (round 9). Who has all
    that its objective asks for tries all the same.
    """
    room = world.rooms[world.room]
    near = world.friends(world.room) or room.fire or world.fighting
    if near or world.rounds_left <= LATEST or world.marked(world.room) < NUMBERS:
        return set()
    costs = {o.text: cost_of(world, o) for o in decision.options if o.text.startswith(OUT)}
    last = {text for text in points.keys() & costs.keys() if world.purse - costs[text] <= THIN}
    return {text for text in last if points[text] < DONE}


def tonics(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Alcohol and a card for what is known to be clean, which Rest rids one of by itself.

    It puts back what is infected without a larva, so an unknown card is another matter.
    """
    sick = [card for card in world.hand if card.startswith("contamination")]
    clean = bool(sick) and all(card == CLEAN for card in sick)
    return {TONIC} & points.keys() if clean and RESTS in points else set()


def blindly(world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
    """Sleeping early, with neither course nor engines known: one of eight wakes up (NM-VIC-04).

    One did so with seven rounds to go, five cards and an open pod two rooms away (72306).
    Nor ever on a course that one has seen to be wrong: by one's own sleep it stays so.
    """
    if world.going_to(*world.harbours) <= 0.0 and world.rounds_left > 1:
        return {SLEEP}
    pressed = world.fighting or world.rooms[world.room].fire or world.rounds_left <= LATEST
    return set() if pressed or points.get(SLEEP, BLIND) >= BLIND else {SLEEP}


def dressings(points: Mapping[str, float]) -> set[str]:
    """What heals where one stands."""
    return {text for text, n in points.items() if n > 0.0 and text.startswith(DRESSING)}


def _worn(world: NemesisWorld) -> bool:
    """Whether one more attack is worse than a scratch."""
    burns = bool(world.rooms[world.room].fire)
    return burns or world.me.light >= SORE or bool(world.me.wounds)


def _held(world: NemesisWorld) -> set[str]:
    return {item.key for item in world.me.hands}


def _grown(world: NemesisWorld) -> list[tuple[str, int]]:
    """Kinds and wounds of the grown Intruders here."""
    foes = world.foes(world.room)
    return [(foe.kind, foe.wounds) for foe in foes if foe.kind not in ("larva", "creeper")]


def _falls(kind: str, wounds: int) -> float:
    """Chance that one shot ends the fight with one of them (NM-WND-03)."""
    great = kind != "adult"
    return HITS * ends(ADULT + great, wounds + 1)

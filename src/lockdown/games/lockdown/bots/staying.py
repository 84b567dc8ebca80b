"""What keeps one in the complex: an objective that leaving gives up, one who is not to get away.

Bars for `learned` and `veteran` (`sense`): the policy and a playout of a few rounds count survival
for more than it is worth, because nobody wins by it alone (LD-GOL-02).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

from lockdown.bots.meddling import LEAVING, leaves
from lockdown.bots.odds import Odds
from lockdown.bots.planner import Errand, Exit
from lockdown.games.lockdown.bots.errands import ARMOUR, LockdownPlanner
from lockdown.games.lockdown.bots.objective_odds import OBJECTS, Fate, likely
from lockdown.games.lockdown.bots.payments import FREE_ACTIONS
from lockdown.games.lockdown.bots.world import LockdownWorld, spares
from lockdown.views.types import CrewView

GOING = ("move", "careful")
#: Where each way out leads.
PLACES = {"escape": "bunker", "lock_in": "isolation", "enter_css": "container"}
#: Rounds that are enough to do something more: so many are left at least.
TIME = 5
#: Chance below which an objective is given up; what staying must make of it at least.
LOST, HOPE = 0.04, 0.07
#: With so few rounds left nobody stays for less than this chance to win by the plans it has: before
#: that what it lacks may still be found.
LATE, LEAST = 8, 0.025
#: What is left of an end without any to one who stays for it, and a way out so many rooms away.
SKIN, NEAR = 0.2, 2
#: Room actions, and what a thing does, that use up an object that one carries (LD-KNW-11).
USES_UP, TOOLS = "analyse", "use analysis_instruments"
#: What holds up one who leaves: a card in hand at the right moment, or a room out of order.
HOLDS_UP, BREAKS = "interruption", "play demolition 1"
#: Cards that leaving takes; those that make a hand full.
FARE, FULL = 2, 4
#: Foes that nobody fights with bare hands; cards with which one gets away from them.
DIRE, ABLE = ("adult", "breeder", "queen"), 2


def deed(world: LockdownWorld, text: str) -> str:
    """The room's action that an option takes, also by a card (LD-ROM-08); empty for others."""
    words = text.split()
    if words[0] == "room":
        return words[1]
    tile = world.rooms[world.room].tile
    free = words[0] == "play" and FREE_ACTIONS.get(words[1]) == words[2]
    here = world.registry.rooms[tile].actions if free and tile else ()
    return here[0].key if len(here) == 1 else ""


def place(world: LockdownWorld, text: str) -> str:
    """Where an option leads that takes one out of the complex for good; empty for others."""
    if text.startswith("escape"):
        return PLACES["escape"]
    key = deed(world, text)
    return PLACES[key] if key in LEAVING else ""


def at_leisure(world: LockdownWorld, *, passing_by: bool = False) -> bool:
    """Whether one is well, nobody is after it, and there is time to do something more.

    `passing_by`: a fire on the way of one who goes through it is no reason to turn round.
    """
    me, here = world.me, world.room
    if me.wounds or me.larva or world.bleeding or world.together or world.alone:
        return False
    burns = world.rooms[here].fire and not passing_by
    if world.fighting or burns or world.rounds_left < TIME:
        return False
    near = [slot for slot, way in world.board.ways[here] if way not in world.shut]
    hunted = any(foe.kind in DIRE for slot in near for foe in world.foes(slot))
    return bool(world.weapon()) or not hunted


def hope(world: LockdownWorld, fate: Fate) -> float:
    """Chance that an objective is met with that fate by one who gets out in the best way."""
    ends = (replace(fate, place=end) for end in PLACES.values())
    return max(likely(world, end) for end in ends)


def done(planner: LockdownPlanner, errands: Iterable[Errand]) -> Fate:
    """What one could reach that has the time for all of these."""
    fate, keys = planner.fate, set()
    for errand in errands:
        if errand.key not in keys:
            fate = planner.after(errand, fate, 1.0)[0]
            keys.add(errand.key)
    return fate


def forsakes(world: LockdownWorld, planner: LockdownPlanner, texts: Iterable[str]) -> set[str]:
    """LD-GOL-02, LD-GOL-07: ways out with which the objective is lost that staying may still meet.

    For one who is at leisure. One took the rover in round 1 with nothing done, one walked after it
    (23302), and one locked itself in with eight rounds left and the Laboratory next door (23201).
    But another was kept from its shelter for an objective of which it had not found a part, and sat
    there with a full hand until it was dead (29302, rounds 8 to 13).
    """
    ways = {text: end for text in texts if (end := place(world, text))}
    lost = forsaken(world, planner) if ways else frozenset()
    return {text for text, end in ways.items() if end in lost}


def forsaken(world: LockdownWorld, planner: LockdownPlanner) -> frozenset[str]:
    """Where one who leaves now gives up the objective for nothing, wherever it is."""
    if not world.aims or not at_leisure(world):
        return frozenset()
    if hope(world, done(planner, planner.errands)) < HOPE or vain(world, planner.odds):
        return frozenset()
    gone = replace(planner.fate, gone=True)
    ends = PLACES.values()
    return frozenset(end for end in ends if likely(world, replace(gone, place=end)) < LOST)


class Winning(LockdownPlanner):
    """Plans that are worth as much as the chance that they win (LD-GOL-02)."""

    def outcome(self, way: Exit, fate: Fate) -> float:
        """The contingency decides about oneself and about the others at once."""
        world, place = self.world, way.place
        return sum(
            odds * likely(world, fate.ending(place, code))
            for code, odds in world.codes.items()
            if odds and spares(code, place, fate.knowledge, fate.signal)
        )


def vain(world: LockdownWorld, odds: Odds) -> bool:
    """Whether it is late, and the best plan for that alone hardly wins, with all that it risks."""
    if world.rounds_left > LATE:
        return False
    return Winning(world, odds).value(world.room, world.purse) < LEAST


class Resolute(LockdownPlanner):
    """Plans of one who is at leisure: saving one's skin alone is worth less than it is otherwise.

    Whoever is barred from the way out but thinks of nothing else sits before it with a full hand.
    """

    resolved = False
    """Whether it has stayed for its objective just now, wherever it has got to since."""

    @cached_property
    def calm(self) -> bool:
        """Whether there is time for the objective, and an open way out that it would wait for.

        Whoever has turned back from one goes on so: one turned two rooms from the exit, made for
        the exit again three rooms from it, and went to and fro (51301, rounds 10 and 11). One paid
        eight cards to step into the fire beside its shelter and back, twice (71203, rounds 10, 11).
        """
        if not self.world.aims or not at_leisure(self.world, passing_by=self.resolved):
            return False
        ways = [way.slot for way in self.exits if not way.wait and not way.needs]
        near = any(self.hops.get(slot, NEAR + 1) <= NEAR for slot in ways)
        return (near or self.resolved) and not vain(self.world, self.odds)

    def outcome(self, way: Exit, fate: Fate) -> float:
        """As usual; less for ends with which no objective can be met."""
        worth = super().outcome(way, fate)
        if not self.calm:
            return worth
        met = likely(self.world, replace(fate, place=way.place, gone=True))
        return worth if met >= LOST else worth * SKIN


def uses_up(world: LockdownWorld, planner: LockdownPlanner, texts: Iterable[str]) -> set[str]:
    """LD-KNW-11: having the object analysed that the objective asks one to carry out.

    One had carried it for six rounds, two steps from where the signal is sent (23203, round 12).
    """
    found = {t for t in texts if deed(world, t) == USES_UP or t.startswith(TOOLS)}
    carried = planner.fate.carried
    if not found or not carried or carried - world.wanted_objects or world.together or world.alone:
        return set()
    fate = done(
        planner, (e for e in planner.errands if e.key not in OBJECTS and USES_UP not in e.key)
    )
    after = replace(
        fate,
        carried=frozenset(),
        knowledge=fate.knowledge + 3,
        weaknesses=fate.weaknesses + 1,
    )
    return found if hope(world, after) < hope(world, fate) else set()


def unwelcome(world: LockdownWorld, crew: CrewView) -> bool:
    """Whether an objective of ours is met only if that one does not survive."""
    return crew.number in world.doomed or world.begrudges(crew)


def gets_away(world: LockdownWorld) -> str:
    """How one who is not to survive can leave from here before our next turn; empty if nobody."""
    near = [c for c in world.friends(world.room) if unwelcome(world, c)]
    able = [c for c in near if not c.passed and c.hand >= FARE]
    room, view = world.rooms[world.room], world.view
    if not able or world.fighting:
        return ""
    if view.gate_open and world.room == world.rover:
        return PLACES["escape"]
    if room.malfunction:
        return ""
    if room.tile == "isolation_room" and view.isolation_open:
        return PLACES["lock_in"]
    launched = any(not token.revealed and token.space == view.time for token in view.css)
    return PLACES["enter_css"] if launched and room.tile.startswith("css_") else ""


def lets_go(world: LockdownWorld, texts: Iterable[str]) -> set[str]:
    """LD-ACT-12, LD-GOL-04: what lets one get away whose death is needed, where a card holds it up.

    One walked out of the container room and paid with the very card (23203, round 8); one locked
    itself in beside the one who was to die, both cards in hand (23202, round 5).
    """
    away = gets_away(world)
    if not away or world.rooms[world.room].fire:
        return set()
    there = set(texts)
    if HOLDS_UP not in world.hand:
        return breaks(world, there)
    going = {t for t in there if t.startswith(GOING) or deed(world, t) == "use_elevator"}
    return going | {t for t in there if place(world, t) and at_leisure(world)}


def breaks(world: LockdownWorld, texts: Iterable[str]) -> set[str]:
    """LD-MRK-26: all but putting the room out of order that such a one can leave from."""
    there, away = set(texts), gets_away(world)
    able = BREAKS in there and HOLDS_UP not in world.hand and at_leisure(world)
    return there - {BREAKS} if able and away not in ("", PLACES["escape"]) else set()


def wears(world: LockdownWorld, texts: Iterable[str]) -> set[str]:
    """LD-MIS-02, LD-MRK-10: all but the suit that is put on for nothing, and ways out.

    It paid two cards to leave the fire, and sat beside it for seven rounds (23301).
    """
    there = set(texts)
    burns = world.rooms[world.room].fire and not world.fighting
    worn = {"activate room"} & there if ARMOUR in world.me.missions else set()
    out = {text for text in there if place(world, text)}
    return there - worn - out if burns and worn else set()


def next_door(world: LockdownWorld, texts: Iterable[str]) -> set[str]:
    """Steps to something that one needs and that is there for the taking, with a full hand.

    LD-MOV-06: with somebody there nobody rolls for noise. One passed beside the room where its
    carcass lay (23203, round 4), one for five rounds beside its suit (23301).
    """
    if world.purse < FULL or world.fighting or world.rooms[world.room].fire:
        return set()
    carried = {item.key for item in world.me.hands}
    wanted = world.wanted_objects if not carried & world.wanted_objects else set()
    hung: set[str] = set()
    if ARMOUR in world.me.missions and not world.suit and world.view.actions_left >= FARE:
        hung = set(world.registry.items[ARMOUR].activation_rooms)
    found, there = set(), set(texts)
    for text in there:
        verb, *args = text.split()
        room = world.rooms[int(args[0])] if verb in GOING else None
        if room is None or world.foes(room.slot):
            continue
        lies = not room.fire and any(thing.key in wanted for thing in room.objects)
        # LD-BAS-05: where a step is silent, the second card of a careful one is for nothing.
        silent = bool(world.friends(room.slot)) or quiet(world, room.slot)
        plain = verb == "move" or text.replace(verb, "move") not in there
        step = plain if silent else verb == "careful"
        if step and (lies or room.tile in hung):
            found.add(text)
    return found


def at_hand(
    world: LockdownWorld, planner: LockdownPlanner, texts: Iterable[str]
) -> tuple[set[str], set[str]]:
    """Taking up what the objective asks one to carry out, and leaving it where it lies.

    One killed the foe whose carcass it needed, a card in hand, walked off without it, and left with
    the objective unmet (105202, round 2). It does not lie there for ever: others take it.
    """
    there = set(texts)
    carried = {item.key for item in world.me.hands}
    takes = {t for t in there if t.startswith("pickup ") and t.split()[1] in world.wanted_objects}
    if not takes or carried & world.wanted_objects or not at_leisure(world):
        return set(), set()
    if hope(world, done(planner, planner.errands)) < HOPE:
        return set(), set()
    return takes, {t for t in there if t == "pass" or t.startswith(GOING)}


def quiet(world: LockdownWorld, slot: int) -> bool:
    """LD-NOI-02, LD-NOI-05: whether no roll in a room brings anybody, but for those here."""
    if any(way in world.noisy for way in world.board.exits[slot]):
        return False
    return not any(world.foes(o) for o, _ in world.callers(slot) if o != world.room)


def flees(world: LockdownWorld, texts: Iterable[str]) -> set[str]:
    """LD-CMB-14: quiet ways out of a fight in which one can do nothing but be struck.

    Who passes is struck too, and has to leave then (23303, round 4: beside the queen).
    """
    dire = any(foe.kind in DIRE for foe in world.foes(world.room))
    shielded = world.shielded(len(world.hand))
    if not dire or shielded or world.weapon() or world.purse < ABLE:
        return set()
    ways = {text: int(text.split()[1]) for text in texts if text.startswith("move ")}
    return {
        text
        for text, slot in ways.items()
        if not world.foes(slot) and not world.rooms[slot].fire and quiet(world, slot)
    }


def held_up(world: LockdownWorld) -> bool:
    """Whether what was declared takes one out who is not to survive: the card is for this."""
    declared = world.view.declared
    if declared is None or not leaves(declared.action.text.split("/")):
        return False
    return unwelcome(world, world.view.crew[declared.seat])

"""How a beginner fights: shoots what it can, runs from what it cannot, strikes larvae only.

Running is paid with an attack too, so whoever can shoot a single foe, drive it away or slip out
unseen does that first.
"""

from __future__ import annotations

from typing import ClassVar

from lockdown.bots import answers, footsteps
from lockdown.bots.answers import first_arg, item_key
from lockdown.bots.condition import doomed
from lockdown.bots.footsteps import LEAVING, LEFT, Goal, Lead
from lockdown.bots.rookie import GONE, RookieBot, cost_of
from lockdown.bots.world import W
from lockdown.views.types import DecisionView, OptionView

#: How much a goal draws out of a fight.
PULL = 0.15
#: What it costs to flee from one fight into another (more than to wait), and how much a goal may
#: draw there.
RUSH, DRAWN = 8.0, 10.0
#: What is left of that for one who runs on at once: less than to wait for one attack after another.
THROUGH = 0.5
#: What it costs to run from a single foe whom one could shoot: running is paid with an attack too.
HOLD = 3.5
#: Those whom one alone with a loaded weapon does not run from, and wounds with which even bare
#: hands are likely to kill them.
FAIR, WORN = ("larva", "creeper", "adult"), 4
#: What it is worth to throw it where one stands, unarmed, and how hurt one may be for that.
BLAST, HALF = 0.6, 0.5
#: Wounds with which a single foe will hardly stand it.
SHAKEN = 2
#: What it is worth to be gone before anybody attacks, besides what the attack would cost.
UNSEEN = 0.3
#: By how much it is better to heal first than to run.
EASED = 0.1
#: What a card is worth that is drawn for running, or that running takes beside the first.
FRESH = 0.2
#: What does nothing in a fight: worse than to wait.
VAIN = -9.0
#: What it costs to run back from where one has broken in.
RETREAT = 2.5
#: What it costs to run back where one has just come from: whoever runs runs on.
ROUND = 0.3
#: What an attack costs that does no more than contaminate.
MILD = 0.3
#: Cards to strike larvae with.
STRIKING = 2
#: What it costs to run from the only way out that is left: whoever stays outside is lost.
LOST = 20.0
#: Rounds before the end in which one runs for the way out, whoever stands in it.
LAST = 3


class Brawler(RookieBot[W]):
    """What a fight is worth to a beginner, action by action."""

    slipping: ClassVar[tuple[str, ...]] = ()
    """Cards and items that take one out of a fight without being attacked."""
    repelling: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """(item, part) that drive a foe out of the room."""
    running: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """(card, part) with which one runs from a fight as one would without it."""
    drawing: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """Those of them for which one draws a card."""

    soothing: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """(item, part) that heal light wounds, in a fight too."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.left = 0
        """The room it came from."""
        self.since = 0
        """The round in which it left that room."""
        self.going: tuple[int, int] | None = None
        """The same of the step that it takes now."""
        self.behind_us = (0, 0)
        """The round and the room that the last step led out of, if nothing was done since."""
        self.known_foes: set[tuple[str, int]] = set()
        """Who stood where when it took its last action."""
        self.dared = 0
        """The room with monsters that it broke into."""
        self.calm = 1.0
        """How much risks count now."""
        self.goals: list[Goal] = []
        """What is worth walking for."""

    # ---- what others say

    def hurry(self, world: W) -> int:
        """0: there is time, 1: it is time to go, 2: now or never, 3: the last round."""
        raise NotImplementedError

    def fighting_deed(self, world: W, option: OptionView) -> float:
        """What a card or an item is worth in a fight."""
        raise NotImplementedError

    def lead(self, world: W) -> Lead:
        """Where the best goal draws us."""
        raise NotImplementedError

    def pass_score(self, world: W) -> float:
        """What it is worth to pass."""
        raise NotImplementedError

    # ---- who is there

    def does(self, option: OptionView, parts: frozenset[tuple[str, str]]) -> bool:
        """Whether an action is one of these parts of cards and items."""
        if option.verb not in ("play", "use") or len(option.args) < 2:
            return False
        return (item_key(first_arg(option)), option.args[1].text) in parts

    def guarded(self, world: W, slot: int) -> bool:
        """Whether somebody waits in a room whom one does not simply strike down."""
        return bool(world.foes(slot)) and not self.pest(world, slot)

    def pest(self, world: W, slot: int) -> bool:
        """Whether there is nothing but larvae, for one who can strike them."""
        foes = world.foes(slot)
        strong = world.purse > STRIKING and len(world.me.wounds) < footsteps.MORTAL
        return bool(foes) and strong and all(foe.kind == "larva" for foe in foes)

    def harmless(self, world: W) -> bool:
        """Whether those here do nothing to one that would be worth a blow."""
        return False

    # ---- fighting

    def fight(self, world: W, option: OptionView) -> float:
        """Shoot what can be killed, run from what cannot."""
        foes = world.foes(world.room)
        verb = option.verb
        if verb in ("shoot", "melee"):
            name = option.args[-1].text.split("#")[0]
            foe = next(s for s in foes if s.text == option.args[-1].text)
            return (self.blow if verb == "melee" else self.shot)(world, name, foe.wounds)
        if verb == "move":
            slot, cards = int(first_arg(option)), max(1, option.cost)
            held = 0.0 if self.runs_out(world, slot, cards) else self.hold(world, slot)
            return self.flight(world, slot) - self.struck(world) - held - FRESH * (cards - 1)
        if self.does(option, self.soothing):
            return self.eased(world, max(option.cost, cost_of(world, option)))
        worth = self.fighting_deed(world, option)
        if worth > VAIN and item_key(first_arg(option)) in self.slipping:
            return self.slip(world)
        if len(foes) == 1 and worth > VAIN and self.does(option, self.repelling):
            # Whoever is alone again goes where it likes, and nobody attacks it for that.
            cards = max(option.cost, cost_of(world, option))
            return max(worth, self.slip(world), self.cleared(world, cards))
        if self.does(option, self.running):
            # One ran with a hurt leg for the card that does it for itself alone, and another one
            # (Nemesis 23403, round 10).
            drawn = FRESH if self.does(option, self.drawing) else 0.0
            return self.slip(world) - UNSEEN - self.struck(world) - self.hold(world) + drawn
        return worth

    def eased(self, world: W, cards: int) -> float:
        """What it is worth to heal light wounds before one runs, or waits to be struck.

        Nobody attacks before one's next turn: one ran past two adults with painkillers, which take
        no card, and died of the one light wound (Lockdown 23402, round 5). For what takes a card
        there must be one left to run with, and another.
        """
        if not world.frail or (cards and world.purse - cards < STRIKING):
            return VAIN
        runs = self.slip(world) - UNSEEN - self.struck(world) - (self.hold(world) if cards else 0.0)
        return max(runs, self.pass_score(world)) + EASED

    def blow(self, world: W, kind: str, wounds: int) -> float:
        """What a strike with bare hands is worth: a miss wounds, and each costs contamination.

        Larvae die of it; others only if they are all but dead (LD-CMB-13, LD-WND-04).
        """
        if self.at_last(world) and kind != "larva":
            return 0.0  # there is nothing to lose
        # One passed beside a larva in the Emergency Room, and bled to death (Nemesis 72428, r. 5).
        if len(world.me.wounds) >= footsteps.MORTAL and not (kind == "larva" and doomed(world)):
            return VAIN  # a blow that misses kills whoever struck it
        if kind == "larva":
            # A shot neither contaminates nor wounds whoever misses.
            return (2.0 if world.weapon() else 3.0) - world.hurt() * 2
        worn = kind in FAIR and wounds >= WORN and not world.weapon()
        return -world.hurt() * 2 if worn else VAIN

    def hold(self, world: W, slot: int = 0) -> float:
        """What it costs to run, or to be attacked for it, instead of shooting first."""
        foes = world.foes(world.room)
        fair = len(foes) == 1 and foes[0].kind in FAIR and world.weapon()
        # But for a way out in the last rounds.
        leaves = world.rounds_left <= LAST and slot == self.lead(world).step
        return HOLD if fair and not leaves else 0.0

    def struck(self, world: W) -> float:
        """What it costs that everybody here attacks whoever runs."""
        if self.harmless(world):
            return MILD * len(world.foes(world.room))
        hits = sum(0.8 if foe.kind == "larva" else 0.55 for foe in world.foes(world.room))
        return hits * (1.0 + 2.2 * world.hurt())

    def flight(self, world: W, slot: int) -> float:
        """What it is worth to be in another room than in this fight."""
        away = 0.0 if self.harmless(world) else world.threat(world.room)
        away -= world.threat(slot)
        if self.guarded(world, slot):
            away -= RUSH * (THROUGH if self.through(world, slot) else 1.0)
        if slot == self.left and world.room == self.dared:
            away -= RETREAT
        elif slot == self.left and not self.exit_at(world, slot, 1):
            away -= ROUND
        drawn = self.lead(world)
        pull = drawn.pull if slot == drawn.step else 0.0
        exit_there = 0.0 if self.guarded(world, slot) else self.exit_at(world, slot, 1)
        if exit_there:
            pull = max(pull, exit_there / (1.0 + footsteps.FAR))
        pull = min(DRAWN, pull)
        risk = self.calm * world.risk(slot, world.purse - 1)
        lost = LOST if self.at_last(world) else 0.0
        return 0.55 * away + PULL * pull - 0.5 * risk + 0.4 - lost

    def exit_at(self, world: W, slot: int, cards: int) -> float:
        """What a way out in a room is worth that one can take after so many cards, else 0.

        One ran from an adult into an unknown room, and not into the pod room (Nemesis 11402).
        """
        exits = [g.value for g in self.goals if g.slot == slot and g.action in LEAVING]
        return max(exits, default=0.0) if world.purse - cards >= LEFT else 0.0

    def runs_out(self, world: W, slot: int, cards: int) -> bool:
        """Whether one runs into the way out that one wants, and can take it after these cards.

        One shot its last bullet and was one card short of the pod next door (Nemesis 15403, round
        9); one shot four times beside the open gate, with the suit on (Lockdown 15403, round 6).
        """
        return not self.guarded(world, slot) and self.exit_at(world, slot, cards) >= DRAWN

    def cleared(self, world: W, cards: int) -> float:
        """What it is worth to be alone in a room with a way out: it is taken next.

        One ran from the rover with a card that drives an adult away (Lockdown 11402, round 7).
        """
        return min(DRAWN, self.exit_at(world, world.room, cards))

    def at_last(self, world: W) -> bool:
        """Whether one fights in the last round for the only way out that is left."""
        exits = {goal.slot for goal in self.goals if goal.action in LEAVING}
        return world.rounds_left <= 1 and exits == {world.room}

    def through(self, world: W, slot: int) -> bool:
        """Whether one can run on from a guarded room at once, to where nobody waits."""
        return world.view.actions_left > 1 and self.leads_past(world, slot)

    def leads_past(self, world: W, slot: int) -> bool:
        """Whether one can run on from a guarded room with another card, now or next turn."""
        # Both steps, and a hurt leg makes each of them dearer (Nemesis 72412, round 13).
        return world.purse >= 2 * footsteps.fare(world) and any(
            not self.guarded(world, other) and not world.rooms[other].fire
            for other, way in world.board.ways[slot]
            if other != world.room and way not in world.shut
        )

    def slip(self, world: W) -> float:
        """What it is worth to get away without being attacked."""
        ways = [slot for slot, way in world.board.ways[world.room] if way not in world.shut]
        best = max((self.flight(world, s) - self.scalds(world, s) for s in ways), default=VAIN)
        return best + UNSEEN

    def scalds(self, world: W, slot: int) -> float:
        """What it costs to get away into a fire, with nothing left to go on.

        One left a foe in a fire for another one in another fire, with its last card (Nemesis
        82401, round 8).
        """
        stuck = world.rooms[slot].fire and footsteps.stops(world, 1)
        return footsteps.burns(world) if stuck else 0.0

    def shot(self, world: W, kind: str, wounds: int) -> float:
        """What a shot may bring: the odds of a hit times those of the wound check (LD-WND-04)."""
        lit = not world.dark(world.room)
        if kind == "larva":
            return 3.5 if lit else 2.8
        hit = 0.85 if lit else 0.75 if kind == "creeper" else 0.5 if kind == "adult" else 0.33
        gone = GONE[min(wounds + 1, 5)]
        if kind in ("breeder", "queen"):
            gone *= 0.4
        worth = {"creeper": 3.0, "adult": 4.0, "breeder": 6.5, "queen": 8.0}[kind]
        return worth * hit * gone * (1.0 + 1.5 * world.hurt()) + 0.2 * hit

    def better(self, world: W, decision: DecisionView) -> str:
        """LD-CMB-10: the last card too is paid for the hit that kills a larva."""
        payable = [option for option in decision.options if option.verb == "pay"]
        if payable and self.pest_here(world) and not answers.hits_anyway(decision):
            return min(payable, key=lambda o: answers.card_value(world, first_arg(o))).text
        return answers.better_result(world, decision)

    def pest_here(self, world: W) -> bool:
        """Whether one fights larvae alone."""
        foes = world.foes(world.room)
        return bool(foes) and all(foe.kind == "larva" for foe in foes)

    def blast(self, world: W) -> float:
        """What it is worth to throw something where one fights: it hurts whoever throws it too.

        So it is for those who are many, or will hardly stand it (LD-CRD-32, LD-WND-04).
        """
        foes = world.foes(world.room)
        pays = len(foes) > 1 or any(foe.wounds >= SHAKEN for foe in foes)
        return BLAST if pays and world.hurt() < HALF and not world.weapon() else VAIN

"""The level `learned` of Lockdown: a policy trained by self-play (`docs/learning.md`)."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from pathlib import Path

from lockdown.bots.answers import first_arg, found_value, item_key, item_value
from lockdown.bots.learned import AGREED, AIMS, ASKED, ShippedMixin
from lockdown.bots.meddling import leaves
from lockdown.bots.rookie import cost_of
from lockdown.games.lockdown.bots import staying
from lockdown.games.lockdown.bots.aims import LISTENS
from lockdown.games.lockdown.bots.answers import BEARABLE, SUIT, lose_least, sorest
from lockdown.games.lockdown.bots.blazes import GOING
from lockdown.games.lockdown.bots.fights import BATTERED, TOUR
from lockdown.games.lockdown.bots.idling import DEAR, DEEDS, FARE, LAST, STOPS, WORTH
from lockdown.games.lockdown.bots.rashness import MENDS
from lockdown.games.lockdown.bots.sense import NEAR, SUITS, THIN
from lockdown.games.lockdown.bots.sensible import LockdownSensible
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.view_types import LockdownView
from lockdown.views.types import DecisionView, OptionView

#: Weights in half precision, for the layout `lockdown/2`.
FILE = str(Path(__file__).with_name("policy.npz"))
#: What it was trained for: mode, side, enemies, guests.
TRAINED = frozenset((mode, "basic", "night_stalkers", False) for mode in ("standard", "solo"))
#: Questions about rooms to look at for nothing; about things that have to be given up.
LOOKS = ("look_at_tile", "second_plan")
LOSSES = ("give_up_item", "panic_item")
#: Exchanging the power of two sections.
SWAP = "option swap_power"
#: Making what rids one of a larva.
CURE = "craft neutralizer"
#: What rids one of a larva for a serious wound (LD-ITM-25).
CUTS = "scalpel"
#: Taking something from a room's stores; keeping what was found.
TAKE, KEEP = "take ", "keep "
#: Naming the deck of a search, and the one with what dresses wounds.
DECK, HEALS = "deck ", "deck green"
#: Foes of which two cards decide whether they fall.
DIRE = ("breeder", "queen")
#: Naming the wound that is dressed.
WOUND = "wound "
#: Logits off for a step that leads nowhere; points by which a step is so much worse than what can
#: be done where one stands that nobody walks past that.
STRAY, PAST = 2.0, 3.6
#: Points from which on a step has an aim that one can see.
AIMED = 0.5
#: Destroying eggs; what is done once and for all, by one who has come for it.
NESTS, START = ("melee-egg", "shoot-egg"), "room start_self_destruct"
#: Points, and the part of the best one's, by which a step or a pass is so much worse than something
#: else that whoever watches asks for the reason; and by which a thing is worth more than another.
LAGS, PART, CLEARLY = 5.0, 0.25, 1.0
#: Actions with which one may do something in a fire and leave it before one burns.
WITH_TIME = 2


class LockdownLearned(ShippedMixin, LockdownSensible):
    """Plays what it learned on the basic side, everybody for themselves; `regular` elsewhere."""

    leaves = ASKED | {
        "more_ammo",
        "cut_out",
        "escape_too",
        "elevator_consent",
        "wail",
        "craft_freely",
    }
    """Also what a shot, a scalpel or company costs, where it is to be quiet (15201), and what is
    made: one with a larva made a second suit out of its medkit, and bled to death (29302)."""
    aims = (*AIMS, "to", "drop")
    """Also where to go: a card that is played for a way out leads there (8201, round 12); and what
    to lay down for something: it was the loaded rifle, not the empty gun (81301, round 7)."""

    def policy_file(self) -> str:
        """The file of the policy."""
        return FILE

    def knows(self, view: LockdownView) -> bool:
        """The basic side without guests, against Night Stalkers, nobody in league."""
        return (view.mode, view.board, view.enemies, view.guests) in TRAINED

    def shuns(self, view: LockdownView, text: str) -> bool:
        """Looks that cost nothing are not given away, nor is a loaded weapon (LD-ITM-17), nor all.

        It laid down everything it had at the end of a turn (LD-RND-17). It never learned to get a
        suit, which is a way out (LD-BNK-01): whoever can does so.
        """
        decision = view.decision
        if decision is None:
            return False
        offered = {option.text for option in decision.options}
        if not offered.isdisjoint(SUITS) and not self.picture(view).suit:
            # A larva kills whoever gets away with it: its remedy comes first; so does what stops a
            # wound from bleeding: one made a suit of its medkit, and bled to death (105403).
            world = self.picture(view)
            first = {o for o in offered if o.startswith(STOPS)} if world.bleeding else set()
            first = first or (offered & {CURE} if world.me.larva else set())
            return text not in (first or SUITS)
        if decision.kind == "end_of_turn":
            return text != "end"
        if text == SWAP:
            # LD-PWR-17: tokens that change places stay as they lie.
            return not any(power.on for power in view.power)
        if decision.kind in LOOKS:
            return text == "done"
        if decision.kind == AGREED:
            return text == "decline" and staying.held_up(self.picture(view))
        if decision.kind in LOSSES:
            return text != lose_least(self.picture(view), decision)
        action = decision.about.get("action")
        aimed = action.text if decision.kind == "choose_target" and action is not None else ""
        if aimed.startswith(LISTENS):
            return text != self.target(self.picture(view), decision)
        if decision.kind == "keep_item":
            return self.again(view, decision, text)
        if decision.kind == "choose_target" and text.startswith(DECK):
            # It looked for weapons, two in its hands, and bled to death (41204, rounds 4 to 6).
            world = self.picture(view)
            hurt = world.undressed and not world.has_medicine and HEALS in offered
            return bool(hurt) and text != HEALS
        if decision.kind == "choose_target" and text.startswith(WOUND):
            # Two bled, it saw to another one first, and died of them (91301, round 8).
            return text != sorest(self.picture(view), decision)
        if decision.kind == "choose_target" and text.startswith(TAKE):
            # It filled its backpack with the weakest of weapons, three of a kind; nor is a second
            # suit of any use (111201, round 6).
            world, key = self.picture(view), item_key(text.removeprefix(TAKE))
            had = {*world.things, *((SUIT,) if world.suit else ())}
            new = {item_key(first_arg(option)) for option in decision.options} - had
            return key in (had if new else {SUIT})
        return text == "play stun 1" and bool(self.picture(view).weapon())

    def again(self, view: LockdownView, decision: DecisionView, text: str) -> bool:
        """Whether one has such a thing already, and the other one is new and worth more.

        Or whether one would not lay anything down for it with full hands, as for the other one; or
        whether it does nothing with what one has, and the other one does; or the other one is what
        one lacks: it took clothes with a medkit before its hurt hand (41504).
        """
        world, key = self.picture(view), item_key(text.removeprefix(KEEP))
        worth = item_value(world, key)
        if found_value(world, text.removeprefix(KEEP)) <= 0.0:
            return any(found_value(world, first_arg(o)) > 0.0 for o in decision.options)
        others = [item_key(first_arg(option)) for option in decision.options]
        if world.me.larva and len(world.me.wounds) < BEARABLE and CUTS in others:
            # LD-VIC-04: most die of a larva; one dressed its eyes, and died of it (71206, round 7).
            return key != CUTS
        lacked = set(world.missing) & set(world.values.medicine)
        if world.me.wounds and not lacked:
            lacked = set(world.values.healing) - set(world.things)
        if key not in lacked and lacked & set(others):
            return True
        if any(item_value(world, o) > worth for o in others if o in world.promised):
            return True
        if self.lesser(world, key, others):
            return True
        known = key in world.things or key in world.idle
        return known and any(
            other not in world.things and item_value(world, other) > worth for other in others
        )

    def lesser(self, world: LockdownWorld, key: str, others: Collection[str]) -> bool:
        """Whether another thing is clearly worth more, and this one is not asked for by anything.

        One in six that it kept were: a reagent for no weapon before plans of the caves or a light
        in the dark, instruments before the only medkit (111301, round 4; 111302, round 10).
        """
        asked = {*world.promised, *world.missing, *world.kept}
        values, items = world.values, world.registry.items
        arms = {items[item.key].weapon for item in world.me.hands}
        worth = item_value(world, key) + CLEARLY

        def better(other: str) -> bool:
            # What one has already, or what loads no weapon of one's own, is worth less than it is;
            # and what heals is all alike.
            idle = other in world.things and other not in values.medicine
            idle = idle or (other in values.charges and not arms & set(values.charges[other]))
            idle = idle or {key, other} <= set(values.medicine)
            wanted = other in asked or key not in asked
            return not idle and wanted and item_value(world, other) >= worth

        return any(map(better, others))

    def plainly(
        self, world: LockdownWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> frozenset[str]:
        """Also walking past what can be done here; a search may know why."""
        found = super().plainly(world, decision, points) | self.past(world, decision, points)
        if self.knows(world.view):
            # What the policy likes too well; elsewhere it does what `regular` does.
            found |= self.thins(world, points) | self.defies(world, points)
            sane = {text: n for text, n in points.items() if text not in found}
            found |= self.spends(world, decision, sane) if sane else set()
            sane = {text: n for text, n in points.items() if text not in found}
            found |= self.lags(world, decision, sane)
        return found | self.worse(world, points, found) | self.aimless(world, points, found)

    def aimless(
        self, world: LockdownWorld, points: Mapping[str, float], barred: Collection[str]
    ) -> set[str]:
        """Steps into rooms that everybody knows, for nothing, where another one has an aim.

        It followed somebody into a bare room that was out of order, two searches in hand, past
        rooms that nobody had seen (71301, round 1).
        """
        ways = (n for text, n in points.items() if text.startswith(GOING) and text not in barred)
        return self.strays(world, points) if max(ways, default=0.0) >= AIMED else set()

    def worse(
        self, world: LockdownWorld, points: Mapping[str, float], barred: Collection[str]
    ) -> set[str]:
        """What is worse than passing, where passing has no sense because of something better.

        It crept out of the nest that its objective asks for with an egg before it and four cards,
        because it was not let pass there, and passed next door with two (71313, round 3).
        """
        better = {text for text, n in points.items() if n > 0.0 and text not in barred}
        if "pass" not in barred or not better or world.fighting or world.rooms[world.room].fire:
            return set()
        # What one is to do instead of passing, whatever it comes to.
        kept = staying.next_door(world, points) | self.unloaded(world, points)
        found = {text for text, n in points.items() if n < 0.0 and not leaves(text.split())}
        return found - kept

    def past(
        self, world: LockdownWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> set[str]:
        """Steps that are far worse than what one can do here, where nobody comes.

        It left workbench and nest for nothing, which its suit and its objective needed, and the
        room that it had just repaired to start the self-destruct sequence there (71301, round 13).
        LD-RND-13: in a fire the first action of a turn is as good as elsewhere: one left the nest
        that burnt without the egg that it had come for (71317, round 6).
        """
        near = [world.room, *(slot for slot, _ in world.board.ways[world.room])]
        hurried = world.rooms[world.room].fire and world.view.actions_left < WITH_TIME
        if hurried or any(world.foes(slot) for slot in near):
            return set()
        deeds = [points[o.text] for o in decision.options if self.at_hand(world, o, points[o.text])]
        least = max(deeds, default=0.0) - PAST
        return {
            text for text in points if deeds and text.startswith(GOING) and points[text] < least
        }

    def defies(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """LD-WND-05: shots at a queen or a breeder, where it had far better run.

        One emptied its weapon at an unhurt queen with four cards of five, and ran with the last
        (105403, round 2).
        """
        dire = [f for f in world.foes(world.room) if f.kind in DIRE and f.wounds < BATTERED]
        run = max((n for text, n in points.items() if text.startswith(GOING)), default=0.0) - NEAR
        aims = tuple(f" {foe.text}" for foe in dire)
        return {
            t for t, n in points.items() if t.startswith("shoot") and t.endswith(aims) and n < run
        }

    def thins(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """Careful steps for little that leave it with hardly a card, where nothing presses.

        Twice in two rounds it paid four cards of five for two of them and was surprised with an
        empty hand in the next night (105402, round 4; 105401, round 6).
        """
        pressed = world.fighting or world.rooms[world.room].fire or world.beset or world.bleeding
        if pressed or world.rounds_left <= LAST or world.purse - 2 - world.limp > THIN:
            return set()
        dear = {t for t, n in points.items() if t.startswith("careful") and n < DEAR}
        return dear - self.seeks(world)

    def spends(
        self, world: LockdownWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> set[str]:
        """Deeds that are far worse than another one, whose cards they take, and needless repairs.

        It searched with one of the two cards that would have started the sequence that won it the
        game (91302, round 12), and repaired a room for nothing with those for the step and the
        repair next door that would have saved it (101302, round 7).
        """
        best = max(decision.options, key=lambda o: points.get(o.text, -math.inf))
        if world.fighting or world.rooms[world.room].fire or points[best.text] < PAST:
            return set()
        most, left = points[best.text], world.purse - cost_of(world, best)
        found = set()
        for option in decision.options:
            text = option.text
            if text not in points or most - points[text] < PAST or option.verb not in DEEDS:
                continue
            vain = text in MENDS and best.verb in GOING and not self.wanted_here(world)
            takes = best.verb in DEEDS and cost_of(world, option) > left
            found |= {text} if (vain or takes) and not leaves(text.split()) else set()
        return found - {best.text}

    def lags(
        self, world: LockdownWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> set[str]:
        """Steps that are far worse than something else, and passing beside what can be done here.

        It walked away from the nest that its objective asks for, to give its battery away, and
        passed beside the lock of its shelter with the two cards for it (111303, round 3; 115412,
        round 9). Whether a step is better than to stay with a thin hand the policy may know.
        """
        there = [
            o for o in decision.options if o.text in points and o.verb not in ("trade", "drop")
        ]
        if world.fighting or world.rooms[world.room].fire or not there:
            return set()
        best = max(there, key=lambda option: points[option.text])
        most = points[best.text]
        least = most - max(LAGS, PART * most)
        found = {text for text, n in points.items() if text.startswith(GOING) and n < least}
        kept = 0 if best.verb == "room" or leaves(best.text.split()) else FARE
        here = best.verb not in GOING and cost_of(world, best) + kept <= world.purse
        return found | ({"pass"} if least >= 0.0 and here else set())

    def at_hand(self, world: LockdownWorld, option: OptionView, points: float) -> bool:
        """Whether something is to be done where one stands, before one goes on."""
        if self.worthwhile(world, option, points):
            return True
        here = option.verb in NESTS or option.text == START
        return here and points >= WORTH and cost_of(world, option) <= world.purse - FARE

    def liked(self, world: LockdownWorld) -> dict[str, float]:
        """LD-ROM-08: as usual; a card that gives a room's action is as good as that action.

        The room's own is barred, because it costs more (`dearer`), and the policy thought little
        of the card: before the container it threw a grenade at nobody with one of the last two
        cards, and died beside it (71330, round 14).
        """
        found = super().liked(world)
        if TOUR in found and world.limp:
            # A step by another name, at the price of a whole leg (LD-CRD-07).
            steps = (n for text, n in found.items() if text.startswith("move "))
            found[TOUR] = max(found[TOUR], *steps)
        rooms = {text for text in found if text.startswith("room ") and staying.deed(world, text)}
        for text in found:
            if text.startswith("play ") and (key := staying.deed(world, text)):
                same = [found[room] for room in rooms if staying.deed(world, room) == key]
                found[text] = max(found[text], *same) if same else found[text]
        return found

    def idles(
        self, world: LockdownWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> bool:
        """It passes with full hands, too, where a step is far better; a search may know why."""
        return self.sits(world, points) or super().idles(world, decision, points)

    def guided(
        self, world: LockdownWorld, decision: DecisionView, legal: Collection[str]
    ) -> dict[str, float]:
        """As usual; it leaves rooms for others that it knows, and comes back from there."""
        found = super().guided(world, decision, legal)
        if len(found) > 1 and world.room in world.rooms:
            points = {option.text: self.score(world, option) for option in decision.options}
            for text in self.strays(world, points) & found.keys():
                found[text] -= STRAY
        return found

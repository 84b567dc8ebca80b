"""What passing leaves undone that everybody would do, for `sense`."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.bots.meddling import leaves
from lockdown.bots.rookie import cost_of
from lockdown.games.lockdown.bots.closing import price
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.fights import RIDE
from lockdown.games.lockdown.bots.regular import LockdownRegular
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.views.types import DecisionView, OptionView

#: A full hand; cards that are enough in a fight.
FULL, ABLE = 4, 2
#: The card with which one leaves a fire.
FARE = 1
#: What rids one of a larva, and of bleeding; what loads a weapon.
CURES = ("craft neutralizer", "use neutralizer")
STOPS = ("use medkit 0", "use skin_stapler 0", "use clothes 1", "play obstinate 1")
LOADS = ("play recharge", "use weapon_battery", "use yellow_weapon_battery")
#: Points down to which an empty weapon is loaded, by one who has cards for it and nobody near.
UNARMED = -5.0
#: The workbench, which is worth points to whoever can make one there.
BENCH = "room craft_gear"
#: Points from which on something is done before one passes: anything in a fight, deeds elsewhere;
#: and those from which on one card is enough to keep against surprises.
WORTH, DEAR = 1.0, 3.0
#: The same in a fight for one with a full hand whom nobody shields.
TRIFLE = 0.01
#: Points from which on a room's action is worth the last card: thin hands are in them already.
SURE = 4.0
#: The same for a card that costs no other, of a hand that the next round would not fill.
GRATIS = 0.5
#: What is done where one stands; what leads away from there, or cannot be taken back.
DEEDS = ("play", "use", "activate", "room", "craft")
GRAVE = (RIDE, "room call_elevator", "room cave_move", "room start_self_destruct")
#: Points from which on a step is so much better than passing that nobody sits on a full hand; one
#: less for every card more.
STEP = 2.0
#: Rounds before the end in which nobody puts off a way out that it can pay for.
LAST = 3


class Idling(LockdownRegular):
    """Knows what nobody passes beside."""

    def idles(
        self, world: LockdownWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> bool:
        """Whether who passes here leaves something undone that everybody would do.

        An empty weapon loaded, a suit made; in a fight whatever is better than to be struck; and
        elsewhere what takes no step, as long as cards for a surprise are left.
        """
        best = max(points, key=points.__getitem__)
        loads = [text for text in points if text.startswith(LOADS) and points[text] > 0.0]
        full = world.purse >= FULL or (best in loads and world.purse > ABLE)
        if loads and (not world.weapon() or full):
            return True
        if not world.suit and points.get(BENCH, 0.0) >= WORTH:
            return True
        if world.fighting:
            # LD-CMB-14: who passes is struck too, and has to leave then (81301, round 12).
            alone = world.purse >= FULL and not world.shielded(len(world.hand))
            least = TRIFLE if alone else WORTH
            return world.purse >= ABLE and (best.startswith("shoot") or points[best] >= least)
        there = [option for option in decision.options if option.text in points]
        return any(self.worthwhile(world, o, points[o.text]) for o in there)

    def worthwhile(self, world: LockdownWorld, option: OptionView, points: float) -> bool:
        """Whether a deed is worth its cards to one who would pass otherwise."""
        kept = FARE if points >= DEAR else ABLE
        # One sat in the Archive that its objective asks for with the two cards that it takes, and
        # was killed before the next two came (81301, round 9).
        kept = 0 if points >= SURE and option.verb == "room" else kept
        # LD-CON-07: a larva kills, and no surprise is worse than that: one kept its last card and
        # did not make the remedy, all that it takes at hand (71320, round 9).
        kept = 0 if world.me.larva and option.text.startswith(CURES) else kept
        # LD-RND-10: nor is one more light wound with every pass (105330, round 9).
        kept = 0 if world.bleeding and option.text.startswith(STOPS) else kept
        away = option.text in GRAVE or leaves(option.text.split())
        cost = cost_of(world, option)
        # LD-RND-04: of a full hand one card more or less is none in the next round; one threw a
        # card away that would have taken the noise off (15202, rounds 5 and 6).
        spare = option.verb == "play" and cost <= 1 and len(world.hand) >= world.new_hand
        deed = option.verb in DEEDS and not away and points >= (GRATIS if spare else WORTH)
        return deed and cost <= max(0, world.purse - kept)

    def unloaded(self, world: LockdownWorld, points: Mapping[str, float]) -> set[str]:
        """What loads the only weapon, for one who sits with cards beside it: none guards so well.

        One passed with four cards, two batteries and an empty gun, having struck a creeper with
        bare hands, and the next foe found it so (41306, rounds 5 to 7).
        """
        calm = not world.fighting and not world.rooms[world.room].fire and world.rounds_left > 1
        if world.weapon() or not calm or world.purse <= ABLE or self.leaving(world):
            return set()
        loads = {text for text in points if text.startswith(LOADS) and text.endswith(" 0")}
        return {text for text in loads if points[text] > UNARMED}

    def sits(self, world: LockdownWorld, points: Mapping[str, float]) -> bool:
        """Whether who passes here sits on a full hand where a step is far better.

        Or, late, on the very cards of the way out beside it: one passed two rounds before the
        last, three cards in hand, and had one try left (11301, rounds 13 and 14).
        """
        far = max((n for text, n in points.items() if not leaves(text.split())), default=0.0)
        self.prepare(world)
        if world.rounds_left <= LAST and far >= WORTH and isinstance(self.planner, LockdownPlanner):
            best = self.planner.best()
            homeward = self.homeward and best.action and not world.fighting
            if homeward and price(world, self.planner, best, world.room) <= world.purse:
                return True
        return world.purse >= FULL and far >= STEP + FULL - world.purse

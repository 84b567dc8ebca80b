"""What has no sense in the original game, whatever a policy or a playout thinks of it."""

from __future__ import annotations

import math
from collections.abc import Mapping

from lockdown.bots.answers import first_arg
from lockdown.bots.footsteps import tiptoes
from lockdown.bots.rookie import cost_of
from lockdown.games.nemesis.bots import closing, flights, perils, resolve, steps, tinkering
from lockdown.games.nemesis.bots.blazes import ABLE, FARE, LAST, PLENTY, Blazes
from lockdown.games.nemesis.bots.payments import CALLING
from lockdown.games.nemesis.bots.quick_goals import LATEST
from lockdown.games.nemesis.bots.regular import FREE_ACTIONS, SCOUTS, UNWANTED
from lockdown.games.nemesis.bots.steps import GOING
from lockdown.games.nemesis.bots.values import REPAIRS, TOOLS, WAYS_OUT
from lockdown.games.nemesis.bots.world import NOWHERE, NemesisWorld
from lockdown.kernel.options import parse_option
from lockdown.views.types import DecisionView, OptionView

#: How little the silent step may be worth to a hand that hardly grows.
HUSHED = -1.0
#: In the last rounds of the ship, what `regular` likes less by so much is no longer worth a card.
URGENT = 2.0
#: What is done where one stands; how much more than passing `regular` must like it, or a step, for
#: nobody to pass beside it; the same with cards left, and for nobody to walk past it.
DEEDS, AT_HAND, NEAR = ("room", "play", "use", "craft"), 3.0, 2.0
#: Rounds in which one looks around, and how much better than to pass a step is for that.
EARLY, FRESH = 3, 1.5
#: Where the ship goes: whoever stands before it and likes that best does not walk on unknowing.
COURSE = ("room check_coordinates", "room check_engines")
#: What repairs the engine that one stands before.
ENGINE = tuple(f"{'use' if key in TOOLS else 'play'} {key} 1" for key in (*REPAIRS, *TOOLS))
#: What looks at it.
PEEK = "room check_engine"
#: What rids one of contamination.
CLEANS = "play rest"
#: Cards that look for things, and how many things make a room worth stopping for.
SEEKS, RICH = ("play search", "play scavenging"), 3
#: What repairs the room that one stands in.
MENDS = tuple(f"{'use' if key in TOOLS else 'play'} {key} 0" for key in (*REPAIRS, *TOOLS))
#: The one of them that takes three cards.
DEAREST = "play basic_repairs 0"
#: What a policy may judge better, as it decides about everything else.
LEAVING = tuple(
    f"room {key}" for key in ("enter_pod", "hibernate", "start_self_destruct", "stop_self_destruct")
)
#: Leaving for good; how much better a task is that one stays for, and the last rounds, in which
#: nobody does (`quick_goals`).
OUT, DUTY = ("room enter_pod", "room hibernate"), 10.0
#: The card that does it for nothing where there is no computer.
FRIEND = "play old_friend 0"
#: Shots; how much worse than one it is to run and be attacked for it, with cards for two; and how
#: much better than anything else one is that probably kills.
STRIKES = ("shoot", "play full_auto", "play taking_aim", "play adrenaline 0")
RASH, SURE = 1.0, 8.0
#: What dresses or heals wounds where one stands; nobody passes beside it who likes it by so much
#: better.
WORTH = 0.6
#: Points below which a wound is a scratch, and a broken room one that nobody needs.
LITTLE = 1.0
#: Mission items that are of use as long as one has them (17301: armour was never put on).
LASTING = tuple(f"activate {key}" for key in ("armor", "motion_scanner", "autoloader"))
CARE = ("use medkit", "use bandages", "use clothes", "room treat_wounds", "room shower")
#: What takes no card, whatever its price says.
UNPAID = ("pass", "drop")
#: A hand with which nobody walks for nothing; how much worse than passing an act may be where
#: nothing presses: whoever watches sees no other reason for it.
THIN, IDLY = 1, 0.5
#: How far behind the best way another one leads off; the same of ways out of a fight, and of the
#: last ways to a way out.
AWAY, WORSE = 7.0, 3.0
#: How far behind the best act a step is for nothing, if nothing is next door.
DRIFT = 3.0
#: What loads for two cards (NM-ROM-02).
RECHARGE = "room recharge"
#: Striking without a weapon; what nobody runs from, with or without one, and what nobody strikes.
BARE, LARVA = "melee", "melee larva"
FOLLY = ("melee breeder", "melee queen")
#: What loads a weapon; what locks a pod if no other can be unlocked.
LOADS, FLIP = ("play reload", "use energy_charge"), "room flip_pod"
#: Cards with which one walks out of a fight unharmed; `regular` thinks of none where it is no good.
SLIPS = ("play suppressive_fire", "play covering_fire", "play adrenaline 1", "use smoke_grenade")
#: What drives one of them off.
DRIVES = "use fire_extinguisher 1"
#: What is shot and not fled from.
SMALL = ("larva", "creeper")
#: Cards that give a room's action for nothing.
GIVEN = tuple(f"play {key} {part}" for key, part in FREE_ACTIONS.items())
#: What repairs a room for one card, whatever is kept for later.
TOOLED = tuple(f"use {key} 0" for key in TOOLS)
#: What is the same as something else and more: shots with a die more or a card, the silent step,
#: the cards that search and that rid one of contamination, and tools where the cards are needed.
BETTER = (
    (("play taking_aim 0", "play adrenaline 0"), "shoot "),
    ((SCOUTS,), "careful "),
    (("play search", "play scavenging"), "use flashlight"),
    (("play rest",), "room shower"),
    (("play rest",), "room eat"),
    (TOOLED, "play basic_repairs 0"),
)
#: What takes no card at all, and cannot be done in a fight.
COSTLESS = "use extended_magazine 0"
#: What is done for nothing in a fight, and what is done for nothing anywhere.
IDLE, NEEDLESS = ("play", "room", "craft", "pickup", "activate"), ("pickup", "drop")
#: What one goes somewhere for: whoever has done it may go back.
ERRANDS = ("room", "play", "use", "pickup", "activate", "shoot", "melee")


class NemesisSense(Blazes):
    """`regular`, asked for what somebody else would do: the levels `learned` and `veteran`.

    The policy picks up what it cannot use, walks to and fro where others are and sits on full
    hands; a playout of one round does not see what that costs.
    """

    trail: tuple[int, int, int] = (0, 0, 0)
    """The round, the room it is in, and the one from which it came there for nothing so far.

    The room is 0 as long as a card is to say which.
    """
    fled: int = 0
    """The room that this step led out of because of whoever was there, 0 for none."""
    joined: tuple[int, int, int] = (0, 0, 0)
    """The same of a step into company, until anything else is done."""
    waited: tuple[int, int] = (0, 0)
    """The round in which it last passed, and the room."""
    loaded: tuple[int, int] = (0, 0)
    """The round in which it last loaded in a fight, and the room."""
    worked: tuple[int, int, frozenset[int]] = (0, 0, frozenset())
    """The round and the room in which a card or a thing was last used, and the doors shut then."""

    def barred(self, world: NemesisWorld, decision: DecisionView) -> frozenset[str]:
        """What is plainly senseless; who searches finds out about the rest, and plays better."""
        points = {option.text: self.score(world, option) for option in decision.options}
        return self.plainly(world, decision, points)

    def plainly(
        self, world: NemesisWorld, decision: DecisionView, points: Mapping[str, float]
    ) -> frozenset[str]:
        """Keeping what is good for nothing, walking to and fro, burning, fighting for nothing.

        Walking into fires or far from the best way; passing with a full hand, or beside what is at
        hand; a step worse than passing, paid for with the last cards; leading off the last way
        out; locking pods. Ways out are left to whoever asks.
        """
        if stays := perils.suffocates(world, points):
            return frozenset(stays)
        counted = closing.counted(world, points)
        points = {**points, **dict.fromkeys(counted, UNWANTED)}
        # What takes the cards for the way out is no measure for the rest: one sat in a fire in the
        # last round, four cards and two steps from its pod (106244, round 11).
        vain = {o.text for o in decision.options if self.vain(world, o)}
        vain |= closing.squandered(world, decision, points)
        best = max(points.keys() - vain or points, key=points.__getitem__)
        if best.startswith("drop"):
            return frozenset(points.keys() - {best})
        found = self.burnt(world, decision, points, best)
        # Two of three blows miss, and every miss wounds (NM-CMB-10); in the last round before the
        # blast, beside an open pod, one passed with four cards and so died for sure (102101).
        folly = FOLLY if world.rounds_left > 1 else ()
        found |= {text for text in points if text.startswith(folly)} | perils.fists(world, points)
        found |= (perils.spent(world, points) | perils.lingers(world, points)) - {"pass"}
        found |= perils.tonics(world, points)
        waited = self.waited == (world.view.round - 1, world.room)
        found |= steps.summons(world, points, chased=self.chased(world), waited=waited)
        found |= steps.bares(world, decision, points, self.better) | steps.slimes(world, points)
        found |= steps.intrudes(world, points)
        found |= resolve.flinches(self, world, points, self.joined)
        found |= flights.blunders(world, points) | flights.calls(world, points)
        found |= flights.singed(world, decision, points) | perils.tossed(world, points)
        best = max(points.keys() - found, key=points.__getitem__, default=best)
        if world.fighting:
            found |= self.brawl(world, decision, points, best) - {best}
        else:
            found |= self.astray(world, decision, points, best) - {best}
            found |= self.hasty(world, points, best) - {best}
            found |= self.squandered(world, decision, points, best)
            found |= steps.strays(world, points, best) - {best}
            found |= steps.stamps(world, points) | self.through(world, points)
            found |= tinkering.tinkers(world, points)
        found |= self.beside(world, points, best)
        # A step that is taken back in the same turn was none, however good it looks by now.
        pressed = world.fighting or world.rooms[world.room].fire
        again = self.trail[0] == world.view.round and not pressed
        found |= self.back(world) - (set() if again else {best})
        found |= counted | tiptoes(world, points) | self.dearer(points)
        # A full hand takes the silent step before a careful one that is as bad, or none at all.
        quiet = HUSHED if world.purse >= PLENTY else 0.0
        found |= {SCOUTS} if points.get(SCOUTS, 0.0) < quiet and not pressed else set()
        found |= {o.text for o in decision.options if o.verb in NEEDLESS and self.unthought(o)}
        if not world.locked_pods:
            found.add(FLIP)
        if world.view.destruct >= 0:
            # On a ship that blows up one mended what nobody needed, with the card that breaks the
            # door before the pods (106402, round 7).
            found |= {text for text in MENDS if text in points and points[text] < NEAR}
        found |= self.passes_by(world, points, best)
        found |= set() if self.chased(world) else closing.unsent(world, points)
        found |= closing.squandered(world, decision, points) | closing.reckless(world, points)
        ways = {text for text in found if text.startswith(LEAVING)}
        # The card that lets one into a pod does not pay for it (15203, round 7), nor are two paid
        # for a sequence that one of them starts (82211, round 3).
        ways -= {t for t in self.dearer(points) if points[t] > 0.0}
        found = (found - ways) | closing.too_late(world) | perils.blindly(world, points)
        if not self.chased(world) and (brash := perils.brash(world, decision, points)):
            found = (found - {"pass"}) | brash
        if late := perils.headlong(world, points):
            # Its cards are for dressing then: one kept them for the pod and passed (106155, r8).
            found = (found - perils.dressings(points)) | late
        return frozenset(found | self.deserting(world, points, best))

    def passes_by(self, world: NemesisWorld, points: Mapping[str, float], best: str) -> set[str]:
        """Waiting, or going elsewhere, with the cards for the signal that alone is missing.

        Three times one passed or fled past the Comms Room next door (15301, rounds 8 to 10).
        """
        slot = world.find("comms_room")
        if not world.calls or not slot or not best.startswith(GOING):
            return set()
        away = world.hops(slot)
        here, there = (away.get(s, NOWHERE) for s in (world.room, int(best.split()[1])))
        cards = here + (1 if set(world.hand) & set(CALLING) else FARE)
        if world.rooms[slot].malfunction:
            facts = world.registry.action_cards
            prices = [1 + facts[card].cost for card in world.hand if card in REPAIRS]
            prices += [1 for key in world.things if key in TOOLS]
            cards += min(prices, default=NOWHERE)
        if there >= here or cards > world.purse:
            return set()
        steps = {t: away.get(int(t.split()[1]), NOWHERE) for t in points if t.startswith(GOING)}
        return {"pass"} | {t for t, far in steps.items() if far >= here}

    def deserting(self, world: NemesisWorld, points: Mapping[str, float], best: str) -> set[str]:
        """Leaving without what the objective asks for, which is near, as long as one is well."""
        well = len(world.me.wounds) <= 1 and not world.me.larva and not world.fighting
        if not well or world.rounds_left <= LATEST or self.chased(world):
            return set()
        # Nor by a card that does the same for nothing where there is no computer (NM-ROM-36).
        leaves = (*OUT, FRIEND) if world.rooms[world.room].tile in WAYS_OUT else OUT
        found = {t for t, n in points.items() if t.startswith(leaves) and n < points[best] - DUTY}
        return found | closing.spoiling(world, points) | resolve.forgoes(world)

    def brawl(
        self,
        world: NemesisWorld,
        decision: DecisionView,
        points: Mapping[str, float],
        best: str,
    ) -> set[str]:
        """Waiting to be attacked, running from what one can shoot, bare hands, wrecking doors."""
        found: set[str] = set()
        if points[best] > points.get("pass", 0.0) + self.better and (
            # The next hand is no smaller for the card that loads (72302, round 2).
            world.purse >= ABLE or best.startswith(LOADS)
        ):
            found.add("pass")
        found |= {
            text
            for text, n in points.items()
            if text.startswith(BARE) and not text.startswith(LARVA) and n < points[best]
        }
        # Whoever runs does not run where it is much worse.
        found |= self.roasts(world, decision)
        ways = {t: n for t, n in points.items() if t.startswith(GOING) and t not in found}
        worse = max(ways.values(), default=0.0) - WORSE
        found |= {t for t, n in ways.items() if n < worse}
        shot = max((n for t, n in points.items() if t.startswith((*STRIKES, LARVA))), default=None)
        if shot is not None:
            least = shot - (RASH if world.purse >= ABLE else 2.0 * RASH)
            if self.loaded == (world.view.round, world.room):
                # What one has just loaded is fired: one paid two cards for five rounds, and ran
                # with the last one (102202, round 7).
                least = shot
            found |= {t for t, n in points.items() if t.startswith(GOING) and n < least}
            # Nor is the last card, which fires one as well, paid for a flight into noise: one went
            # so from the Comms Room that it needed, and was surprised (112202, round 6).
            loud = (o for o in decision.options if o.verb in GOING and self.blares(world, o))
            found |= {option.text for option in loud if points[option.text] < shot}
            # Nor does one shoot at what will not fall and should be left.
            vain = points[best] - 2.0 * RASH
            found |= {t for t, n in points.items() if t.startswith(STRIKES) and n < vain}
            # A shot that probably kills is fired, not kept for a quiet way out.
            found |= {t for t, n in points.items() if n < shot - SURE}
            found |= {"pass"} if best.startswith((*STRIKES, LARVA)) else set()
            # Nobody loads what it can shoot with.
            found |= {t for t, n in points.items() if t.startswith(LOADS) and n < shot}
        elif world.purse >= ABLE:
            # Nor does one run from what one can shoot once it is loaded (41203, rounds 5 and 6).
            least = max((n for t, n in points.items() if t.startswith(LOADS)), default=-math.inf)
            found |= {t for t in ways if points[t] < least - RASH}
        # The only one here is driven off for the same card (NM-WND-14): one ran from the queen with
        # an extinguisher in the bag, and was struck (92203, round 5).
        slips = (*SLIPS, DRIVES) if len(world.foes(world.room)) == 1 else SLIPS
        slip = max((n for t, n in points.items() if t.startswith(slips)), default=None)
        if slip is not None:
            # Nobody is struck on the way out who can leave unharmed (NM-CMB-18).
            found |= {t for t, n in points.items() if t.startswith(GOING) and n < slip}
        if (
            shot is not None
            and shot > RASH
            and all(foe.kind in SMALL for foe in world.foes(world.room))
        ):
            # Nor does one run with the card and the round that may kill a creeper (72204, round 2).
            least = shot - RASH
            found |= {t for t, n in points.items() if t.startswith(SLIPS) and n < least}
        # Doors, rooms and things on the floor have nothing to do with it.
        idle = {o.text for o in decision.options if o.verb in IDLE and self.unthought(o)}
        return found | {text for text in idle if not text.startswith(SLIPS)}

    def dearer(self, points: Mapping[str, float]) -> set[str]:
        """What a card in hand gives for less, or a thing for nothing.

        A room's action (NM-ACT-09), paid for with the card that gives it (11303, round 4); a shot
        without the die more (NM-CMB-06), or paid for with the card that is one and gives another
        (23303, round 4); a loud step beside a better one that nobody hears (NM-BAS-05), and a
        careful one, for the same two cards (23201, round 4); a search by light for a card more
        (23203, round 8); what Rest does, for two cards (41206, round 9); and passing with a
        magazine in the bag (NM-ITM-12).
        """
        given = max((points.get(text, -math.inf) for text in GIVEN), default=-math.inf)
        found = {t for t, n in points.items() if t.startswith("room ") and n <= given}
        for cheap, dear in BETTER:
            most = max((n for t, n in points.items() if t.startswith(cheap)), default=-math.inf)
            found |= {t for t, n in points.items() if t.startswith(dear) and n < most}
        # The card that mends an engine looks at both of its tokens for one card more, its room at
        # the top one: three looked with that card in hand, one to pay for both (102302, round 2).
        order = max((n for t, n in points.items() if t.startswith(ENGINE)), default=-math.inf)
        found |= {PEEK} if points.get(PEEK, order) < order else set()
        heard = min(0.0, points.get(SCOUTS, -math.inf) - NEAR)
        found |= {t for t, n in points.items() if t.startswith("move ") and n < heard}
        return found | ({"pass"} if points.get(COSTLESS, 0.0) > 0.0 else set())

    def blares(self, world: NemesisWorld, step: OptionView) -> bool:
        """Whether a step takes the last card to where noise may well bring somebody."""
        slot = int(first_arg(step))
        alone = world.rooms[slot].explored and not (world.friends(slot) or world.foes(slot))
        return alone and world.purse <= cost_of(world, step) and world.encounter(slot) > steps.MEETS

    def astray(
        self,
        world: NemesisWorld,
        decision: DecisionView,
        points: Mapping[str, float],
        best: str,
    ) -> set[str]:
        """Steps that lead off, or are worse than passing and paid for with the last cards."""
        found: set[str] = set()
        if world.rooms[world.room].fire:
            return found
        waits, chased = points.get("pass", 0.0), self.chased(world)
        found |= {t for t, n in points.items() if n < waits - IDLY and not t.startswith(GOING)}
        drift = min(0.0, points[best] - DRIFT) if points[best] > 0.0 and not chased else -math.inf
        # With the Generator that it needed two rooms away one crept off for two cards and came back
        # for a third (112301, round 5).
        drifts = (*GOING, SCOUTS)
        found |= {t for t, n in points.items() if n < drift and t.startswith(drifts)}
        # Nor are two cards that fight paid for the sixth round of a rifle (72207, round 7).
        found |= {RECHARGE} if points.get(RECHARGE, waits) < waits else set()
        for option in decision.options:
            # Who is chased may hide anywhere, but not where the hunter is, nor with no card left
            # against a surprise (11302, round 9).
            bare = option.verb in GOING and world.purse <= cost_of(world, option)
            if option.verb in GOING and (not chased or bare or world.foes(int(first_arg(option)))):
                n = points[option.text]
                thin = world.purse - cost_of(world, option) <= THIN
                least = waits if thin or chased else waits - IDLY
                if n < least or (best.startswith(GOING) and n < points[best] - AWAY):
                    found.add(option.text)
            elif option.verb in GOING and not best.startswith(GOING):
                # Nor away from what helps far more: with two open wounds and the bandages in hand
                # one ran from an adult next door into an unknown room (72323, round 5).
                found |= {option.text} if points[option.text] < points[best] - AWAY else set()
        return found

    def squandered(
        self,
        world: NemesisWorld,
        decision: DecisionView,
        points: Mapping[str, float],
        best: str,
    ) -> set[str]:
        """What is worse and takes the very cards for what one came for (11203, round 3).

        One who bled repaired a room that nobody needed with the last cards (41212, round 11).
        """
        if not best.startswith(DEEDS) or points[best] - max(0.0, points.get("pass", 0.0)) <= NEAR:
            return set()
        costs = {option.text: cost_of(world, option) for option in decision.options}
        left = world.purse - costs.get(best, 0)
        dear = {t: n for t, n in points.items() if costs[t] > left and not t.startswith(UNPAID)}
        most = points[best]
        return {t for t, n in dear.items() if n < most - (0.0 if t.startswith(GOING) else NEAR)}

    def hasty(self, world: NemesisWorld, points: Mapping[str, float], best: str) -> set[str]:
        """Passing with a full hand, walking past what one came for, looking for things too late."""
        waits, found = points.get("pass", 0.0), set[str]()
        # Whoever waited for one card more has it by now, or sits (116308, rounds 6 and 7).
        sits = self.waited == (world.view.round - 1, world.room) and not self.chased(world)
        least = steps.LOUD if world.purse > PLENTY or sits else 0.0
        if points[best] > max(least, waits + self.better) and world.purse >= PLENTY:
            # A hand that cannot grow is spent on a look around, however little that promises; not
            # on one that calls somebody (41323, round 8).
            found.add("pass")
        ahead, done = points[best] - max(0.0, waits), best.startswith(DEEDS)
        if ahead > (NEAR if done else AT_HAND) and world.purse >= PLENTY - 1:
            found.add("pass")
        new = world.view.round <= EARLY and best.startswith(GOING) and ahead > FRESH
        if new and world.purse >= PLENTY - 1:
            # Nor does one sit down beside quiet rooms that nobody has seen (112202, round 1).
            found.add("pass")
        if done and ahead > NEAR:
            # Nobody makes a taser of the tools that do what one came for (116316, round 6).
            found |= {t for t, n in points.items() if t.startswith("craft") and n < ahead - NEAR}
            # What one came for, or what lies there, is done before one goes on.
            # Nobody comes back for an engine: one paid the step with a card that looks for nothing
            # (72301, round 4).
            # Nor for a room full of things: one left four there, and paid both its Searches for
            # the next steps (102203, round 4).
            rich = best.startswith(SEEKS) and world.rooms[world.room].items >= RICH
            least = points[best] - (0.0 if rich or best.startswith(ENGINE) else NEAR)
            decides = ahead > DUTY and not best.startswith((*LEAVING, SCOUTS))
            if decides or not self.chased(world):
                # What decides the game is done in spite of a creeper next door: one walked off from
                # the course that alone was missing, with the cards for it (72203, round 5).
                found |= {t for t, n in points.items() if t.startswith(GOING) and n < least}
            found |= {"pass"} if ahead > AT_HAND else set()
        if ahead > WORTH and best.startswith((*ENGINE, *GIVEN, CLEANS)):
            # A card that is kept for nothing is one less to draw (23202, round 6; 72303, round 10).
            found.add("pass")
        if world.rounds_left <= LATEST and best.startswith(GOING):
            # Nor is a full hand kept for rounds that do not come (23303, round 12), nor two cards
            # for a new one in a section without pods, on a ship that blows up (82211, round 6).
            least = waits + (self.better if world.purse >= PLENTY else DUTY)
            found |= {"pass"} if points[best] > least else set()
        looks = best in COURSE or (world.room == world.board.cockpit and best.startswith(GIVEN))
        if looks and not self.chased(world):
            # Nor is the card that looks for nothing paid for going on (51202, round 3), nor does
            # one who needs the ship wait there with just the cards for it (72202, round 2).
            found |= {t for t in points if t.startswith(GOING)}
            # Nor beside the engines: one stood there for three rounds, and then went to look at
            # one of them with three cards, through a fire (112302, rounds 3 to 6).
            found.add(SCOUTS)
            least = self.better if best == COURSE[0] else 0.0
            found |= {"pass"} if world.wanted_harbours and ahead > least else set()
        if world.rounds_left <= LAST:
            late = points[best] - URGENT
            found |= {t for t, n in points.items() if t.startswith((*DEEDS, "pass")) and n < late}
        return found

    def through(self, world: NemesisWorld, points: Mapping[str, float]) -> set[str]:
        """Steps elsewhere than through a door that one has just opened, if that is worth anything.

        One destroyed a door with a card, and went the other way into a fire (72301, round 2).
        """
        when, room, shut = self.worked
        if (when, room) != (world.view.round, world.room):
            return set()
        ways = world.board.ways[room]
        opened = {other for other, way in ways if way in shut and way not in world.shut}
        steps = {t: int(t.split()[1]) for t in points if t.startswith(GOING)}
        if not any(slot in opened and points[t] > 0.0 for t, slot in steps.items()):
            return set()
        return {t for t, slot in steps.items() if slot not in opened}

    def beside(self, world: NemesisWorld, points: Mapping[str, float], best: str) -> set[str]:
        """Passing beside what heals or loads; the last cards spent on anything else."""
        waits, found = points.get("pass", 0.0), set[str]()
        # A card that does what the room does heals as well (17301, round 6).
        heals = world.rooms[world.room].tile == "emergency_room"
        cures = (*CARE, *GIVEN) if heals else CARE
        loads = max((n for text, n in points.items() if text.startswith(LOADS)), default=waits)
        # The charge for an empty weapon does not go into a scanner (72201, round 7; NM-ITM-09).
        empty = loads > waits and not world.weapon() and not world.fighting
        cares = cures if empty else (*cures, *LASTING)
        care = max((n for text, n in points.items() if text.startswith(cares)), default=waits)
        last = False
        found |= {t for t, n in points.items() if t.startswith(cares) and n < care - self.better}
        if care > waits + WORTH:
            # With two cards it may be the last chance before one has to pass.
            last = world.purse <= ABLE and not (world.rooms[world.room].fire or world.fighting)
            least = care + self.better
            rest = {t for t, n in points.items() if n < least and not t.startswith(cares)}
            found |= rest if last else {"pass"}
            # Nor does one do what is worse than nothing, burning or not.
            found |= {t for t, n in points.items() if n < 0.0 and t.startswith(DEEDS)} - {best}
        if not world.fighting and points[best] - waits > AT_HAND:
            # No scratch is dressed, and no room repaired that nobody needs, before what one came
            # for; and nothing is spent on them that a wound or a room may need later.
            trifle = min(LITTLE, points[best] - AT_HAND)
            found |= {t for t, n in points.items() if t.startswith(CARE) and n < trifle}
            # Beside rooms that nobody has seen one mended what nobody needs with three cards, as
            # long as there are plenty of markers (72330, round 1).
            trifle = min(LITTLE, points[best] - self.better)
            found |= {t for t, n in points.items() if t.startswith(MENDS) and n < trifle}
            # Nor is more than half a hand, with the cards that search in it, paid for a room that
            # can wait, before the things that lie there and the rooms next door: one emptied it so
            # in the second round (112303), and another one mended an airlock (112302).
            dear = min(AT_HAND, points[best])
            found |= {DEAREST} if points.get(DEAREST, dear) < dear else set()
        if empty:
            # But what the last cards are for: nothing was left, so it blew up the ship (51203).
            first = (*LOADS, *cares) if last else LOADS
            found |= {t for t, n in points.items() if n < loads and not t.startswith(first)}
        if best.startswith(LOADS) and world.purse > ABLE:
            found |= {"pass"} | {t for t, n in points.items() if t.startswith(GOING) and n < 0.0}
        return found

    def back(self, world: NemesisWorld) -> set[str]:
        """The step straight back; a round later not for one who is chased, attacked or burns.

        Nor to a room that one fled from, once nobody is there any more: one ran from its bed, a
        friend blew up what stood there and came in, and it sat next door (161005, round 11).
        """
        when, room, slot = self.trail
        if slot and slot == self.fled and not world.foes(slot):
            return set()
        driven = world.fighting or world.rooms[world.room].fire or self.chased(world)
        if not slot or room not in (0, world.room) or (driven and when != world.view.round):
            return set()
        return {f"{verb} {slot:03}" for verb in GOING}

    def chased(self, world: NemesisWorld) -> bool:
        """Whether somebody is next door, so that a policy may know better where to hide.

        Nobody comes from a fight with somebody else (NM-EVT-03, NM-NOI-08): away from one that was
        held next door somebody walked into an empty room full of noise (51202, round 6). A closed
        door stops whoever breaks it (NM-DOR-05): behind one somebody left two things for which it
        held the card, and what it put on next (72202, round 6).
        """
        return any(
            world.foes(other) and not world.friends(other) and way not in world.shut
            for other, way in world.board.ways[world.room]
        )

    def unthought(self, option: OptionView) -> bool:
        """Whether `regular` does not even think of an option."""
        return bool(self.drawn) and parse_option(option.text) not in self.drawn

    def went(self, world: NemesisWorld, text: str) -> None:
        """Remember where one comes from."""
        verb, _, rest = text.partition(" ")
        self.joined = (0, 0, 0)
        here = world.view.round, world.room
        self.waited = here if text == "pass" else self.waited
        self.loaded = here if world.fighting and text.startswith(LOADS) else self.loaded
        if verb in GOING and world.foes(int(rest)):
            self.joined = (world.view.round, int(rest), world.room)
        if verb in ("play", "use"):
            self.worked = (world.view.round, world.room, frozenset(world.shut))
        if verb in GOING:
            self.trail = (world.view.round, int(rest), world.room)
            self.fled = world.room if world.fighting else 0
        elif text == SCOUTS or (world.fighting and text.startswith(SLIPS)):
            # Nor does one slip out of a fight and walk back into it (72207, round 9).
            self.trail = (world.view.round, 0, world.room)
            self.fled = 0
        elif verb in ERRANDS:
            self.trail = (0, 0, 0)

"""Plans: a few errands and then a way out, weighed by what they are worth and what they risk.

A plan is worth the chance to be spared at its end, more if the objective is met on the way. Every
leg, every errand and every round takes its losses (`lockdown.bots.odds`). All plans of up to two
errands are compared. Which errands and ways out there are, and what they bring, a game says.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import ClassVar, Generic, TypeVar

from lockdown.bots.odds import Odds
from lockdown.bots.world import W

#: What a seat has reached by the end of a plan, as far as its game cares.
F = TypeVar("F")

#: How much of a room's company is still there some time later.
LINGER = 0.45
#: How much more winning is worth than surviving.
WIN = 1.0
#: Cards that a round brings, about.
CARDS = 4.6
#: Loss for exploring one room more.
SEEK = 0.05
#: What company in the room costs where one wants to do something.
SIEGE = 0.9
#: Losses of a round in which one keeps still with a full hand.
HIDE = 0.12
#: What every card that is still to be spent costs besides: nothing gets easier.
EAGER = 0.05
#: Cards that it takes to leave, besides the way.
LEAVING = 2.0
#: How much of that is left for cards of rounds in which one would wait anyway: no time is lost by
#: them, but long plans still take longer than they seem to.
SPARE = 0.5
#: How much more three errands must come to than two of them.
MORE = 1.04
#: What is left of a plan for which every card of the last rounds must be one to act with.
SLIM = 0.4
#: Worth of having no plan at all.
NOTHING = 0.01
#: Rounds after which a way out that stays open is closed.
ALWAYS = 99


@dataclass(frozen=True, slots=True)
class Errand:
    """Something to do somewhere on the way."""

    slot: int
    action: str
    cards: int
    loss: float
    key: str
    """What it does; a plan does each once."""
    sure: float = 1.0


Three = tuple[Errand, Errand, Errand]


@dataclass(frozen=True, slots=True)
class Plan:
    """Where to go first, and what the rest takes and brings."""

    slot: int
    action: str
    loss: float
    cards: float
    wait: int
    worth: float
    way: str = ""
    errands: int = 0
    """What is done before the way out; a wait is one for the way out."""
    until: int = ALWAYS
    """Rounds after which it is too late for it."""


@dataclass(frozen=True, slots=True)
class Exit:
    """A way out."""

    slot: int
    action: str
    place: str
    loss: float
    odds: float = 1.0
    wait: int = 0
    """Rounds until it can be used."""
    needs: str = ""
    """Errands without which it is closed, by their keys, with blanks between them."""
    until: int = ALWAYS
    """Rounds after which it is closed for good."""


class Planner(Generic[W, F]):
    """All plans of one seat, and what they are worth from any room."""

    unhurried: ClassVar[tuple[str, ...]] = ()
    """Ways out for which one waits hidden, with a full hand."""
    eager: ClassVar[float] = EAGER
    """What every card that is still to be spent costs besides."""
    win: ClassVar[float] = WIN
    """How much more winning is worth than surviving."""
    worse: ClassVar[float] = 1.0
    """How much more the same way and work takes out of one who has passed once more before."""
    hurries: ClassVar[bool] = False
    """Whether an end that takes every card of the last rounds is still hoped for."""
    brim: ClassVar[float] = CARDS
    """Cards of each of those rounds."""
    brink: ClassVar[float] = 0.0
    """What it costs to leave the end of a plan to the last round, in which there is one try."""
    deep: ClassVar[bool] = False
    """Whether plans of three errands are thought of, where each of them brings something."""
    few: ClassVar[int] = 3
    """Plans that are looked at for every first goal."""

    def __init__(self, world: W, odds: Odds) -> None:
        self.world = world
        self.odds = odds
        self._ways: dict[int, dict[int, tuple[float, int]]] = {}
        self._enter: dict[int, float] = {}
        self._ends: dict[tuple[str, frozenset[str]], float] = {}
        self._done: dict[frozenset[str], tuple[F, float]] = {}
        self._eases: dict[str, float] = {}
        self._rounds_left = world.rounds_left

    # ---- ways

    def _cost(self, slot: int) -> float:
        """Entering a room some time later, with a few cards in hand."""
        if slot not in self._enter:
            loss = self.odds.enter(slot, 3)
            if any(way not in self.world.noisy for way in self.world.board.exits[slot]):
                careful = self.odds.enter(slot, 3, careful=True) + self.odds.round / CARDS
                loss = min(loss, careful)
            # Who is there now may have gone by then.
            gone = (1.1 - LINGER) * self.odds.company(slot)
            self._enter[slot] = loss - gone
        return self._enter[slot]

    def leave(self, slot: int) -> float:
        """Going out of a room: now if we are there, else some time later."""
        near = self.odds.company(slot)
        return near if slot == self.world.room else LINGER * near

    def rides(self, slot: int) -> Iterable[tuple[int, int, float]]:
        """(room, cards, losses): from where else one gets to a room without walking."""
        return ((other, fare, 0.0) for other, fare in self.world.boarded(slot))

    def ways_to(self, goal: int) -> dict[int, tuple[float, int]]:
        """By room: losses and cards of the best way from there to the goal."""
        known = self._ways.get(goal)
        if known is not None:
            return known
        world, per_card = self.world, self.odds.round / CARDS
        done: dict[int, tuple[float, int]] = {}
        queue: list[tuple[float, float, int, int]] = [(0.0, 0.0, 0, goal)]
        while queue:
            key, loss, cards, slot = heapq.heappop(queue)
            if slot in done:
                continue
            done[slot] = (loss, cards)
            inside = self._cost(slot)
            for other, corridor in world.board.ways[slot]:
                toll = world.breach if corridor in world.shut else 1
                if other in done or not toll:
                    continue
                step = inside + self.leave(other)
                heapq.heappush(
                    queue, (key + step + toll * per_card, loss + step, cards + toll, other)
                )
            if slot in world.lifts:
                arrive = LINGER * self.odds.company(slot)
                for other in world.lifts:
                    if other not in done and not world.rooms[other].malfunction:
                        fare = world.fare(other)
                        heapq.heappush(
                            queue,
                            (key + arrive + fare * per_card, loss + arrive, cards + fare, other),
                        )
            for other, fare, taken in self.rides(slot):
                if other not in done:
                    arrive = LINGER * self.odds.company(slot) + taken
                    heapq.heappush(
                        queue,
                        (key + arrive + fare * per_card, loss + arrive, cards + fare, other),
                    )
        self._ways[goal] = done
        return done

    # ---- what a game says

    def idling(self, plan: Plan, slot: int) -> float:
        """Losses of a round in which one waits, in a room, for the end of a plan."""
        return HIDE if plan.way in self.unhurried else self.odds.round

    def halting(self, slot: int) -> int:
        """Cards that the first step out of a room takes besides its usual price."""
        return 0

    def waiting(self, plan: Plan, slot: int, since: float, rounds: float) -> float:
        """Losses of some rounds in which one waits, from so many rounds ahead on."""
        return rounds * self.idling(plan, slot)

    def besieged(self, plan: Plan, slot: int, rounds: float) -> float:
        """Losses by company where something is to be done, so many rounds from now."""
        # Nothing can be done here as long as they are here; they stay while we do.
        return SIEGE if slot == plan.slot and self.odds.company(slot) else 0.0

    @cached_property
    def fate(self) -> F:
        """What the seat has reached so far."""
        raise NotImplementedError

    @cached_property
    def exits(self) -> list[Exit]:
        """Every way out that this seat knows of."""
        raise NotImplementedError

    @cached_property
    def can_repair(self) -> bool:
        """A card or tool in hand removes a malfunction marker."""
        raise NotImplementedError

    @cached_property
    def errands(self) -> list[Errand]:
        """What could make leaving safer or meet the objective."""
        raise NotImplementedError

    @cached_property
    def sought(self) -> list[tuple[str, str, str]]:
        """Rooms that would help, with what to do there."""
        raise NotImplementedError

    def after(self, errand: Errand, fate: F, clean: float) -> tuple[F, float, float]:
        """What has changed after an errand: the fate, the contamination check, the losses."""
        raise NotImplementedError

    def spared(self, way: Exit, fate: F) -> float:
        """Chance that one who leaves so with that fate is spared in the end."""
        raise NotImplementedError

    def met(self, way: Exit, fate: F) -> float:
        """Chance that the objective is met then."""
        raise NotImplementedError

    def outcome(self, way: Exit, fate: F) -> float:
        """What one who leaves so with that fate can hope for: surviving, and more for winning."""
        return self.spared(way, fate) * (1.0 + self.win * self.met(way, fate))

    # ---- what there is to do

    def at(self, tile: str, action: str, key: str) -> list[Errand]:
        """An errand in a room, if it is known where it is."""
        world = self.world
        slot = world.find(tile)
        if slot:
            cards, loss = 2, LINGER * self.odds.company(slot)
            if world.rooms[slot].malfunction:
                if not self.can_repair:
                    return []
                cards, loss = 3, loss + 0.02
            return [Errand(slot, action, cards, loss, key)]
        return []

    # ---- comparing

    @cached_property
    def plans(self) -> list[Plan]:
        """Every plan worth a thought."""
        found: list[Plan] = []
        for way in self.exits:
            if not way.needs:
                found.append(self._leave(way, self.fate, self.odds.clean, 1.0))
            ways = self.ways_to(way.slot)
            self._prepend(found, way, ways)
        found += self._searches(found)
        return found or [Plan(self.world.room, "", 0.0, 99.0, 0, NOTHING)]

    def _searches(self, known: list[Plan]) -> list[Plan]:
        """Looking for rooms that would help: what an unexplored room may turn out to be."""
        world = self.world
        hidden = [t for t in self.sought if not world.find(t[0])]
        if not hidden:
            return []
        blank = [s for s in world.unexplored if not world.rooms[s].tile]
        found = []
        for slot in blank:
            kind = world.rooms[slot].kind
            each = 1.0 / sum(1 for s in blank if world.rooms[s].kind == kind)
            news = [t for t in hidden if world.registry.rooms[t[0]].kind == kind]
            if not news or world.room not in self.ways_to(slot):
                continue
            usual = max((self.worth(p, slot, 2, self.odds.round) for p in known), default=0.0)
            mixed = usual
            for _, action, key in news:
                errand = Errand(slot, action, 2, 0.0, key)
                mixed += each * max(0.0, self._with(errand) - usual)
            if mixed > usual:
                found.append(Plan(slot, "", 0.0, 0.0, 0, mixed, "search"))
        return found

    def _with(self, errand: Errand) -> float:
        """What the best way out is worth after an errand that one stands before."""
        fate, clean, ease = self.after(errand, self.fate, self.odds.clean)
        best = 0.0
        for way in self.exits:
            leg = self.ways_to(way.slot).get(errand.slot)
            if leg is not None and not way.needs:
                plan = self._join(errand, leg, self._leave(way, fate, clean, 1.0), ease)
                best = max(best, self.worth(plan, errand.slot, 2, self.odds.round))
        return best

    def _leave(self, way: Exit, fate: F, clean: float, sure: float) -> Plan:
        worth = self.outcome(way, fate) * clean * way.odds * sure
        return self._exit(way, worth)

    @staticmethod
    def _exit(way: Exit, worth: float) -> Plan:
        return Plan(
            way.slot, way.action, way.loss, LEAVING, way.wait, worth, way.place, until=way.until
        )

    def _ease(self, errand: Errand) -> float:
        """How much of the losses that come after an errand is left."""
        if errand.key not in self._eases:
            self._eases[errand.key] = self.after(errand, self.fate, self.odds.clean)[2]
        return self._eases[errand.key]

    def _end(self, way: Exit, errands: tuple[Errand, ...], keys: frozenset[str]) -> float:
        """What leaving after some errands comes to, which does not depend on where the exit is."""
        worth = self._ends.get((way.place, keys))
        if worth is None:
            known = self._done.get(keys)
            if known is None:
                fate, clean = self.fate, self.odds.clean
                for errand in errands:
                    fate, clean, _ = self.after(errand, fate, clean)
                known = self._done[keys] = fate, clean
            fate, clean = known
            worth = clean * self.outcome(way, fate)
            self._ends[way.place, keys] = worth
        worth *= way.odds
        for errand in errands:
            worth *= errand.sure
        return worth

    @cached_property
    def _alone(self) -> list[frozenset[str]]:
        """For each errand what is done after it."""
        return [frozenset((errand.key,)) for errand in self.errands]

    @cached_property
    def _pairs(self) -> list[list[tuple[Errand, tuple[float, int], frozenset[str], int]]]:
        """For each errand those that can come before it.

        With the way between the two, what is done after both, and the number of the first: the same
        for all exits, of which there are many.
        """
        found = []
        for last, alone in zip(self.errands, self._alone, strict=True):
            back = self.ways_to(last.slot)
            found.append(
                [
                    (first, lead, alone | {first.key}, i)
                    for i, first in enumerate(self.errands)
                    if first.key != last.key and (lead := back.get(first.slot)) is not None
                ]
            )
        return found

    @cached_property
    def _threes(self) -> list[tuple[Three, frozenset[str], list[frozenset[str]]]]:
        """Any three errands, what is done after all of them, and after any two."""
        found = []
        for three in combinations(self.errands, 3):
            keys = frozenset((three[0].key, three[1].key, three[2].key))
            if len(keys) == 3:
                found.append((three, keys, [keys - {key} for key in keys]))
        return found

    def _prepend(self, found: list[Plan], way: Exit, ways: dict[int, tuple[float, int]]) -> None:
        """Plans that do one or two errands first, or three."""
        needs = frozenset(way.needs.split())
        best: dict[frozenset[str], float] = {}
        if not needs:
            best[needs] = self._end(way, (), needs)
        reached = [i for i, errand in enumerate(self.errands) if errand.slot in ways]
        eases = [self._ease(errand) for errand in self.errands]
        for i in reached:
            last, alone = self.errands[i], self._alone[i]
            if needs <= alone:
                end = self._end(way, (last,), alone)
                best[alone] = max(end, best.get(alone, 0.0))
                found.append(self._join(last, ways[last.slot], self._exit(way, end), eases[i]))
        bare = best.get(frozenset(), 0.0)
        for i in reached:
            last, alone, ease = self.errands[i], self._alone[i], eases[i]
            leg = ways[last.slot]
            for first, lead, keys, j in self._pairs[i]:
                if not needs <= keys:
                    continue
                end = self._end(way, (first, last), keys)
                best[keys] = max(end, best.get(keys, 0.0))
                if self.deep and ease == eases[j] == 1.0:
                    fewer = best.get(alone, bare), best.get(self._alone[j], bare)
                    if end <= max(fewer):
                        # One of the two alone brings as much for less.
                        continue
                tail = self._join(last, leg, self._exit(way, end), ease)
                found.append(self._join(first, lead, tail, eases[j]))
        if self.deep:
            self._prepend_three(found, way, ways, best)

    def _prepend_three(
        self,
        found: list[Plan],
        way: Exit,
        ways: dict[int, tuple[float, int]],
        best: Mapping[frozenset[str], float],
    ) -> None:
        """Plans of three errands, if no two of them come to as much."""
        needs = frozenset(way.needs.split())
        bare = best.get(frozenset(), 0.0)
        for three, keys, twos in self._threes:
            if not needs <= keys:
                continue
            end = self._end(way, three, keys)
            if end <= MORE * max([best.get(two, bare) for two in twos]):
                continue
            for order in permutations(three):
                plan, to = self._exit(way, end), ways
                for errand in reversed(order):
                    leg = to.get(errand.slot)
                    if leg is None:
                        break
                    plan = self._join(errand, leg, plan, self._ease(errand))
                    to = self.ways_to(errand.slot)
                else:
                    found.append(plan)

    @staticmethod
    def _join(errand: Errand, leg: tuple[float, int], rest: Plan, ease: float) -> Plan:
        return Plan(
            errand.slot,
            errand.action,
            errand.loss + (leg[0] + rest.loss) * ease,
            errand.cards + leg[1] + rest.cards,
            rest.wait,
            rest.worth,
            rest.way,
            rest.errands + 1,
            rest.until,
        )

    @cached_property
    def short(self) -> list[Plan]:
        """The best few plans for every first goal."""
        by_head: dict[tuple[int, str], list[tuple[float, Plan]]] = {}
        for plan in self.plans:
            by_head.setdefault((plan.slot, plan.action), []).append((self.guess(plan), plan))
        found = []
        for group in by_head.values():
            group.sort(key=lambda pair: -pair[0])
            found += [plan for _, plan in group[: self.few]]
        return found

    def guess(self, plan: Plan) -> float:
        """What a plan is worth at first sight, wherever one stands."""
        rounds = plan.cards / CARDS
        return plan.worth * math.exp(-plan.loss - self.odds.rounds(rounds))

    def worth(self, plan: Plan, slot: int, cards: int, night: float, *, late: int = 0) -> float:
        """What a plan is worth from a room with that many cards left this round."""
        leg = (self._ways.get(plan.slot) or self.ways_to(plan.slot)).get(slot)
        if leg is None:
            return 0.0
        needed = plan.cards + leg[1] - cards
        if leg[1] and not plan.until:
            # It is too late for it in the next turn, in which that step may be cheaper.
            needed += self.halting(slot)
        # Event phases until it is done; about half of the last round's cards are left over.
        nights = max(1.0, 0.5 + needed / CARDS) if needed > 0 else 0.0
        last, slim = float(self._rounds_left - 1 - late), 1.0
        if self.hurries and nights > last >= max(1.0, needed / self.brim):
            # Whoever has no later round uses every card of those that are left.
            nights = last
            slim = SLIM if needed > last * CARDS else 1.0
        worth = slim * self._worth(plan, slot, leg, nights, night, late)
        if not nights and not late and plan.wait > 0:
            # Who has to wait can pass as soon as it is there, however many cards are left.
            worth = max(worth, self._worth(plan, slot, leg, 1.0, night, late))
        return worth

    def _worth(
        self,
        plan: Plan,
        slot: int,
        leg: tuple[float, int],
        nights: float,
        night: float,
        late: int,
    ) -> float:
        """The same with that many event phases until the cards for it are there."""
        idle = max(0.0, plan.wait - late - nights)
        end = math.ceil(nights + idle) + late
        if end > self._rounds_left - 1:
            return NOTHING * plan.worth
        if late + math.ceil(nights - 0.5) > plan.until:
            return NOTHING * plan.worth
        # What the cards of this round do not pay for is done when everything is worse.
        rest = plan.cards + leg[1]
        put_off = 1.0 if late else min(1.0, CARDS * max(0.0, nights - 0.5) / rest) if rest else 0.0
        loss = (plan.loss + leg[0]) * (1.0 + (self.worse - 1.0) * put_off)
        loss += self.eager * self._pressing(plan, leg[1], late)
        if end and end == self._rounds_left - 1:
            loss += self.brink
        loss += self.besieged(plan, slot, late + nights)
        if idle > 0:
            loss += self.waiting(plan, slot, late + nights, idle)
        if nights > 0:
            # One who passes now does all of it in later, worse rounds.
            first = late or 1
            loss += self.odds.rounds(late + nights) - self.odds.rounds(first)
            loss += 0.0 if late else night
        return plan.worth * math.exp(-loss)

    def _pressing(self, plan: Plan, steps: int, late: int) -> float:
        """Cards to spend, those of rounds in which one would wait anyway counted in part."""
        idle = min(CARDS * max(0, plan.wait - late), max(0.0, plan.cards - LEAVING) + steps)
        return plan.cards + steps - (1.0 - SPARE) * idle

    def value(self, slot: int, cards: int, *, late: int = 0) -> float:
        """The best plan from a room with that many cards left this round."""
        night = self.odds.round if late else self.odds.night(slot, cards)
        return max(self.worth(plan, slot, cards, night, late=late) for plan in self.short)

    def best(self) -> Plan:
        """The plan to follow from here."""
        world = self.world
        night = self.odds.night(world.room, world.purse)
        return max(self.short, key=lambda p: self.worth(p, world.room, world.purse, night))

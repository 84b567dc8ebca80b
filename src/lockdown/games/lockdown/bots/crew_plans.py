"""Plans of one who shares objectives with a crew (LD-COP): what is done for all, then a way out.

A plan of this mode is worth what it does for the table as soon as it is done, if somebody brings
it home, and at its end what the survivor brings out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

from lockdown.bots.odds import Odds
from lockdown.bots.planner import CARDS, NOTHING, SIEGE, Errand, Exit, Plan
from lockdown.games.lockdown.bots.crew_work import AIM, PART, SAMPLE, CrewWork
from lockdown.games.lockdown.bots.objective_odds import Fate
from lockdown.games.lockdown.bots.world import LockdownWorld

#: The part of an errand that remains if the room for it has to be found first.
FOUND = 0.7
#: What is left of a way out for which there is hardly time.
TOO_LATE = 0.05
#: Cards that a round brings at best.
FRESH = 5.0
#: Chance that a certain partner does not get out.
HEIR = 0.5
#: Who keeps still with cards in hand: share that dies in a round, by round. Of crews that do
#: nothing at all 19 of 20 live in round 8, half in round 13.
PATIENT = (0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.03, 0.05, 0.08, 0.1, 0.12, 0.12, 0.15)
#: What a round costs besides its visible dangers, as a part of what rounds cost later.
TOLL = 0.25


class CrewOdds(Odds):
    """The dangers as one sees them who has time: who keeps still is hardly ever found."""

    toll = PATIENT


@dataclass(frozen=True, slots=True)
class CrewPlan(Plan):
    """A plan with what it does for the crew on the way."""

    gains: tuple[tuple[float, float, float], ...] = ()
    """(losses, cards, worth) until and of everything that is done for the table."""


#: The end of a plan that gets nobody out.
NONE = CrewPlan(0, "", 0.0, 0.0, 0, 0.0)


class CrewPlanner(CrewWork):
    """All plans of one seat of a cooperative table, or of one alone."""

    eager = 0.03
    few = 4

    def __init__(self, world: LockdownWorld, odds: Odds) -> None:
        super().__init__(world, odds)
        self._tolls: dict[float, float] = {}

    def value(self, slot: int, cards: int, *, late: int = 0) -> float:
        """The best plan; a round that passes with cards unused is lost for what is to be done."""
        worth = super().value(slot, cards, late=late)
        return worth * math.exp(-self.price) if late else worth

    @cached_property
    def price(self) -> float:
        """What a round costs however quiet it looks: nothing gets easier later."""
        return TOLL * self.odds.round

    @cached_property
    def plans(self) -> list[Plan]:
        """Every plan worth a thought: errands, then a way out or none."""
        found: list[Plan] = [CrewPlan(self.world.room, "", 0.0, 99.0, 0, NOTHING)]
        tails: list[tuple[Exit | None, int]] = [(None, 0)]
        tails += [(way, way.slot) for way in self.exits]
        for way, _ in tails:
            if way is not None and not way.needs:
                found.append(self._out(way, self.fate, self.odds.clean, 1.0))
            for last in self.errands:
                self._led(found, way, last)
        found += self._looks(found)
        return found

    def _out(self, way: Exit | None, fate: Fate, clean: float, sure: float) -> CrewPlan:
        if way is None:
            return NONE
        plan = self._leave(way, fate, clean, sure)
        return CrewPlan(
            slot=plan.slot,
            action=plan.action,
            loss=plan.loss,
            cards=plan.cards,
            wait=plan.wait,
            worth=plan.worth,
            way=plan.way,
            until=plan.until,
        )

    def _led(self, found: list[Plan], way: Exit | None, last: Errand) -> None:
        """Plans that end with one errand, or with two, before a way out."""
        leg = (0.0, 0) if way is None else self.ways_to(way.slot).get(last.slot)
        if leg is None:
            return
        needs = frozenset() if way is None else frozenset(way.needs.split())
        held = self.carried
        fate, clean, ease = self.after(last, self.fate, self.odds.clean)
        fit = last.key != "analyse" or any(map(self.worthy, held))
        if fit and needs <= {last.key}:
            end = self._out(way, fate, clean, last.sure)
            gain = self.gain(last, held) * last.sure
            found.append(self._before(last, leg, end, ease, gain))
        back = self.ways_to(last.slot)
        for first in self.errands:
            if first.key == last.key or not needs <= {first.key, last.key}:
                continue
            lead = back.get(first.slot)
            if lead is None:
                continue
            one, cleaner, easier = self.after(first, self.fate, self.odds.clean)
            if last.key == "analyse" and not any(map(self.worthy, one.carried)):
                continue
            both, cleaner, ease = self.after(last, one, cleaner)
            end = self._out(way, both, cleaner, first.sure * last.sure)
            gain = self.gain(last, one.carried) * last.sure
            tail = self._before(last, leg, end, ease, gain)
            gain = self.gain(first, held) * first.sure
            found.append(self._before(first, lead, tail, easier, gain))

    @staticmethod
    def _before(
        errand: Errand, leg: tuple[float, int], rest: CrewPlan, ease: float, gain: float
    ) -> CrewPlan:
        later = tuple(
            (errand.loss + (leg[0] + loss) * ease, errand.cards + leg[1] + cards, worth)
            for loss, cards, worth in rest.gains
        )
        own = ((errand.loss, float(errand.cards), gain),) if gain else ()
        return CrewPlan(
            errand.slot,
            errand.action,
            errand.loss + (leg[0] + rest.loss) * ease,
            errand.cards + leg[1] + rest.cards,
            rest.wait,
            rest.worth,
            rest.way,
            rest.errands + 1,
            rest.until,
            (*own, *later),
        )

    def _looks(self, known: list[Plan]) -> list[Plan]:
        """Going to see what an unexplored room is: for what it may be, or because it is asked."""
        world, needs = self.world, self.needs
        hidden = [t for t in self.sought if not world.find(t[0])]
        blank = [s for s in world.unexplored if not world.rooms[s].tile]
        seats = list(world.view.crew)
        found: list[Plan] = []
        promised = {key: self._promise(key) for _, _, key in hidden}
        ends = [(None, 0), *((way, way.slot) for way in self.exits if not way.needs)]
        for slot in world.unexplored:
            if world.room not in self.ways_to(slot):
                continue
            gain = 0.0
            if slot in blank:
                kind = world.rooms[slot].kind
                each = 1.0 / sum(1 for s in blank if world.rooms[s].kind == kind)
                for tile, _, key in hidden:
                    if world.registry.rooms[tile].kind == kind:
                        gain += each * FOUND * promised[key]
            if slot in needs.rooms:
                gain += AIM * self.hope * needs.surveys * 1.5 / max(6, len(needs.rooms) + 2)
            if not gain:
                continue
            gain *= self.near(slot, 1, seats)
            for way, goal in ends:
                leg = self.ways_to(goal).get(slot) if way else (0.0, 0)
                if leg is None:
                    continue
                end = self._out(way, self.fate, self.odds.clean, 1.0) if way else NONE
                found.append(self._before(Errand(slot, "", 0, 0.0, "look"), leg, end, 1.0, gain))
        return found

    def _promise(self, key: str) -> float:
        """What it would be worth to stand before an errand: for the crew, and for oneself."""
        errand = Errand(self.world.room, "", 2, 0.0, key)
        promise = self.gain(errand, self.carried)
        if key == "analyse" and not promise and self.needs.weaknesses:
            promise = AIM * self.hope * PART * SAMPLE
        fate, clean, _ = self.after(errand, self.fate, self.odds.clean)
        mine = max((self._out(w, fate, clean, 1.0).worth for w in self.exits), default=0.0)
        return promise + 0.5 * max(0.0, mine - self._best_end)

    @cached_property
    def _best_end(self) -> float:
        clean = self.odds.clean
        return max((self._out(w, self.fate, clean, 1.0).worth for w in self.exits), default=0.0)

    def guess(self, plan: Plan) -> float:
        """What a plan is worth at first sight, wherever one stands."""
        return self._sum(plan, (0.0, 0), 0, 0, self.odds.round, 0)

    def worth(self, plan: Plan, slot: int, cards: int, night: float, *, late: int = 0) -> float:
        """What a plan is worth from a room with that many cards left this round."""
        leg = self.ways_to(plan.slot).get(slot)
        if leg is None:
            return 0.0
        siege = self.siege(plan, slot)
        return self._sum(plan, (leg[0] + siege, leg[1]), cards, late, night, slot)

    def siege(self, plan: Plan, slot: int) -> float:
        """Nothing can be done in a room as long as somebody hunts there."""
        return SIEGE if slot == plan.slot and self.odds.company(slot) else 0.0

    def _sum(
        self, plan: Plan, leg: tuple[float, int], cards: int, late: int, night: float, slot: int
    ) -> float:
        """Everything that a plan brings, each with the losses until then."""
        end, alive = 0.0, 0.0
        if plan.worth:
            needed = plan.cards + leg[1]
            nights = self._nights(needed - cards)
            idle = max(0.0, plan.wait - late - nights)
            lost = leg[0] + plan.loss + self.eager * needed + self._dark(nights, night)
            if idle > 0:
                lost += idle * self.idling(plan, slot)
            alive = math.exp(-lost)
            if not self._timely(needed - cards, idle, late):
                # Too late, as it looks; but who gives up now has lost for sure.
                alive *= TOO_LATE
            end = plan.worth * alive
        gains = plan.gains if isinstance(plan, CrewPlan) else ()
        for loss, spent, worth in gains:
            needed = spent + leg[1]
            if self._timely(needed - cards, 0.0, late):
                lost = leg[0] + loss + self.eager * needed
                lost += self._dark(self._nights(needed - cards), night)
                # What is done for all is worth something only if somebody gets out.
                end += worth * math.exp(-lost) * (self.heirs + (1.0 - self.heirs) * alive)
        return end

    def _timely(self, needed: float, idle: float, late: int) -> bool:
        """Whether that many cards more than one has come up before the end."""
        rounds = max(0.0, needed) / FRESH
        return math.ceil(max(rounds, idle)) + late <= self.left

    @cached_property
    def heirs(self) -> float:
        """Chance that somebody else brings home what this seat has done."""
        others = sum(
            crew.place != "dead" for crew in self.world.view.crew if crew.seat != self.world.seat
        )
        return 1.0 - HEIR**others

    @cached_property
    def left(self) -> int:
        """Rounds after this one."""
        return self.world.rounds_left - 1

    @staticmethod
    def _nights(needed: float) -> float:
        return max(1.0, 0.5 + needed / CARDS) if needed > 0 else 0.0

    def _dark(self, nights: float, night: float) -> float:
        if nights <= 0:
            return 0.0
        if nights not in self._tolls:
            self._tolls[nights] = self.odds.rounds(nights) - self.odds.round + self.price
        return self._tolls[nights] + night

"""Plans: a few errands and then a way out, weighed by what they are worth and what they risk.

A plan is worth the chance that the active contingency and the contamination check spare the
character there, more if the objective is met on the way. Every leg, every errand and every round
takes its losses (`lockdown.bots.odds`). All plans of up to two errands are compared.
"""

from __future__ import annotations

import heapq
import math
from dataclasses import dataclass, replace
from functools import cached_property

from lockdown.bots import leaving, objective_odds
from lockdown.bots.leaving import LINGER, Exit
from lockdown.bots.objective_odds import Fate
from lockdown.bots.odds import Odds, check
from lockdown.bots.world import World
from lockdown.games.lockdown.cards import registry

#: How much more winning is worth than surviving.
WIN = 1.0
#: Cards that a round brings, about.
CARDS = 4.6
#: Loss for exploring one room more.
SEEK = 0.05
#: Cards that repair a room.
REPAIRS = ("repairs", "basic_repairs", "clean_up", "it_works_for_me", "it_should_work")
#: What company in the room costs where one wants to do something.
SIEGE = 0.9
#: Losses of a round in which one keeps still with a full hand.
HIDE = 0.12
#: What every card that is still to be spent costs besides: nothing gets easier.
EAGER = 0.05
#: Worth of having no plan at all.
NOTHING = 0.01


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


class Planner:
    """All plans of one seat, and what they are worth from any room."""

    def __init__(self, world: World, odds: Odds) -> None:
        self.world = world
        self.odds = odds
        self._ways: dict[int, dict[int, tuple[float, int]]] = {}
        self._enter: dict[int, float] = {}

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
                if other in done or corridor in world.shut:
                    continue
                step = inside + self.leave(other)
                heapq.heappush(queue, (key + step + per_card, loss + step, cards + 1, other))
            if slot in world.lifts:
                arrive = LINGER * self.odds.company(slot)
                for other in world.lifts:
                    if other not in done and not world.rooms[other].malfunction:
                        fare = 1 if world.view.elevator == other else 2
                        heapq.heappush(
                            queue,
                            (key + arrive + fare * per_card, loss + arrive, cards + fare, other),
                        )
        self._ways[goal] = done
        return done

    # ---- what there is to do

    @cached_property
    def fate(self) -> Fate:
        """What the seat has reached so far."""
        return objective_odds.now(self.world)

    @cached_property
    def exits(self) -> list[Exit]:
        """Every way out that this seat knows of."""
        return leaving.exits(self.world, self.odds, can_repair=self.can_repair)

    @cached_property
    def can_repair(self) -> bool:
        """A card or tool in hand removes a malfunction marker."""
        return any(card in REPAIRS for card in self.world.hand) or any(
            i.item is not None and i.item.key in ("tool_belt", "duct_tape")
            for i in self.world.me.pack
        )

    @cached_property
    def errands(self) -> list[Errand]:
        """What could make leaving safer or meet the objective."""
        world, view = self.world, self.world.view
        wants = objective_odds.wishes(world)
        found: list[Errand] = []
        for tile, action, key in self.sought[:2]:
            if key in ("signal", "archive"):
                found += self._at(tile, action, key)
        if not view.isolation_open and view.emergency < 0:
            found += self._at("alert_room", "start_procedure", "alert")
        found += self._research(wants)
        found += self._care()
        if view.gate_open and not world.suit and view.crafted.get("enviro_suit", 0):
            if world.has_component("material", "medicine"):
                found += self._at("repository", "craft_gear", "suit")
            guard = world.find("guard_room")
            if guard and world.rooms[guard].items > 0:
                found += self._at("guard_room", "take_equipment", "suit")
        if "sections_explored" in wants:
            missing = objective_odds.unexplored_of_wish(world)
            extra = len(missing) - 1
            for slot in missing:
                found.append(Errand(slot, "", int(1.5 * extra), SEEK * extra, "explore", 0.9))
        return found

    def _research(self, wants: set[str]) -> list[Errand]:
        world = self.world
        found: list[Errand] = []
        carried = {item.key for item in world.me.hands} & set(objective_odds.OBJECTS)
        useful = {"knowledge", "weaknesses_discovered"} & wants or (
            world.codes["yellow"] and 2 <= world.me.knowledge <= 4
        )
        if carried and useful:
            found += self._at("laboratory", "analyse", "analyse")
        objects = objective_odds.wanted_objects(world)
        if useful and world.find("laboratory"):
            objects |= set(objective_odds.OBJECTS)
        if objects and not objects & carried:
            for room in world.view.rooms:
                if any(thing.key in objects for thing in room.objects):
                    thing = next(t.key for t in room.objects if t.key in objects)
                    found.append(Errand(room.slot, "pickup", 1, 0.0, thing))
            if "egg" in objects and world.find("nest") and world.view.eggs:
                found += self._at("nest", "take_egg", "egg")
        return found

    def _care(self) -> list[Errand]:
        world, me = self.world, self.world.me
        found: list[Errand] = []
        for tile, action, key in (
            ("emergency_room", "treat_wounds", "heal"),
            ("decon_room", "decontaminate", "cure"),
            ("surgery", "operate", "surgery"),
        ):
            if not world.find(tile):
                continue
            if (key == "heal" and len(me.wounds) >= 2) or (
                key != "heal" and (me.larva or self.odds.sick >= 2)
            ):
                found += self._at(tile, action, key)
        return found

    def _at(self, tile: str, action: str, key: str) -> list[Errand]:
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
            news = [t for t in hidden if registry.REGISTRY.rooms[t[0]].kind == kind]
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
        fate, clean, ease = self._after(errand, self.fate, self.odds.clean)
        best = 0.0
        for way in self.exits:
            leg = self.ways_to(way.slot).get(errand.slot)
            if leg is not None and not way.needs:
                plan = self._join(errand, leg, self._leave(way, fate, clean, 1.0), ease)
                best = max(best, self.worth(plan, errand.slot, 2, self.odds.round))
        return best

    @cached_property
    def sought(self) -> list[tuple[str, str, str]]:
        """Rooms that would help, with what to do there."""
        world, me = self.world, self.world.me
        wants = objective_odds.wishes(world)
        found = []
        if not me.signal and (world.codes["blue"] or "signal_sent" in wants):
            found.append(("transmitter_control", "send_signal", "signal"))
        if not me.knowledge_active and (
            (world.codes["yellow"] and 3 <= me.knowledge <= 4)
            or {"knowledge_token_active", "knowledge"} & wants
        ):
            found.append(("archive", "examine_archive", "archive"))
        if me.larva or self.odds.sick >= 2:
            found.append(("decon_room", "decontaminate", "cure"))
            found.append(("surgery", "operate", "surgery"))
        return found

    def _leave(self, way: Exit, fate: Fate, clean: float, sure: float) -> Plan:
        safe = self.world.safety(way.place, fate.knowledge, fate.signal)
        spared = safe * clean * way.odds * sure
        hope = objective_odds.hope(self.world, replace(fate, place=way.place))
        return Plan(
            way.slot, way.action, way.loss, 2.0, way.wait, spared * (1.0 + WIN * hope), way.place
        )

    def _prepend(self, found: list[Plan], way: Exit, ways: dict[int, tuple[float, int]]) -> None:
        """Plans that do one or two errands first."""
        for last in self.errands:
            leg = ways.get(last.slot)
            if leg is None:
                continue
            fate, clean, ease = self._after(last, self.fate, self.odds.clean)
            if not way.needs or way.needs == last.key:
                end = self._leave(way, fate, clean, last.sure)
                found.append(self._join(last, leg, end, ease))
            back = self.ways_to(last.slot)
            for first in self.errands:
                if first.key == last.key or not (
                    not way.needs or way.needs in (first.key, last.key)
                ):
                    continue
                lead = back.get(first.slot)
                if lead is None:
                    continue
                both, cleaner, easier = self._after(first, fate, clean)
                end = self._leave(way, both, cleaner, first.sure * last.sure)
                tail = self._join(last, leg, end, ease)
                found.append(self._join(first, lead, tail, easier))

    def _after(self, errand: Errand, fate: Fate, clean: float) -> tuple[Fate, float, float]:
        """What has changed after an errand: the fate, the contamination check, the losses."""
        key, odds, ease = errand.key, self.odds, 1.0
        if key == "signal":
            fate = replace(fate, signal=True)
        elif key == "archive":
            fate = replace(fate, knowledge=fate.knowledge + 2, active=True)
        elif key == "analyse":
            fate = replace(fate, knowledge=fate.knowledge + 3, weaknesses=fate.weaknesses + 1)
        elif key in objective_odds.OBJECTS:
            fate = replace(fate, carried=fate.carried | {key})
        elif key == "explore":
            fate = replace(fate, explored=True)
        elif key == "surgery":
            clean = 0.97
        elif key == "cure":
            held = sum(1 for card in self.world.hand if card.startswith("contamination"))
            clean = check(max(0, odds.sick - held), larva=False)
        elif key == "heal":
            ease = odds.life / (odds.life + 1.0)
        return fate, clean, ease

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
        )

    @cached_property
    def short(self) -> list[Plan]:
        """The best few plans for every first goal."""
        by_head: dict[tuple[int, str], list[tuple[float, Plan]]] = {}
        for plan in self.plans:
            rounds = plan.cards / CARDS
            guess = plan.worth * math.exp(-plan.loss - self.odds.rounds(rounds))
            by_head.setdefault((plan.slot, plan.action), []).append((guess, plan))
        found = []
        for group in by_head.values():
            group.sort(key=lambda pair: -pair[0])
            found += [plan for _, plan in group[:3]]
        return found

    def worth(self, plan: Plan, slot: int, cards: int, night: float, *, late: int = 0) -> float:
        """What a plan is worth from a room with that many cards left this round."""
        leg = self.ways_to(plan.slot).get(slot)
        if leg is None:
            return 0.0
        needed = plan.cards + leg[1] - cards
        # Event phases until it is done; about half of the last round's cards are left over.
        nights = max(1.0, 0.5 + needed / CARDS) if needed > 0 else 0.0
        idle = max(0.0, plan.wait - late - nights)
        if math.ceil(nights + idle) + late > self.world.rounds_left - 1:
            return NOTHING * plan.worth
        loss = plan.loss + leg[0]
        loss += EAGER * (plan.cards + leg[1])
        if slot == plan.slot and self.odds.company(slot):
            # Nothing can be done here as long as they are here; they stay while we do.
            loss += SIEGE
        loss += idle * (HIDE if plan.way == "bunker" else self.odds.round)
        if nights > 0:
            loss += self.odds.rounds(nights) - self.odds.round + night
        return plan.worth * math.exp(-loss)

    def value(self, slot: int, cards: int, *, late: int = 0) -> float:
        """The best plan from a room with that many cards left this round."""
        night = self.odds.round if late else self.odds.night(slot, cards)
        return max(self.worth(plan, slot, cards, night, late=late) for plan in self.short)

    def best(self) -> Plan:
        """The plan to follow from here."""
        world = self.world
        night = self.odds.night(world.room, world.purse)
        return max(self.short, key=lambda p: self.worth(p, world.room, world.purse, night))

"""What there is to do on the ship before leaving it, for `lockdown.bots.planner`."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cached_property

from lockdown.bots.footsteps import MORTAL
from lockdown.bots.planner import LINGER, SEEK, Errand, Exit, Plan, Planner
from lockdown.games.nemesis.bots import fate as fates
from lockdown.games.nemesis.bots import leaving
from lockdown.games.nemesis.bots.fate import Fate
from lockdown.games.nemesis.bots.world import NemesisWorld

#: Which part of a round's losses hiding takes.
HIDE = 0.9
#: How much of the noise of a room will be heard in every round of waiting.
HEARD = 0.5
#: Cards and losses for each room more that may have to be searched for a section.
STRAY, SEARCH = 1.6, 0.03
#: What it costs to search where others are nearer: they will have looked.
CROWD = 0.04
#: Actions that end a plan, and what it costs to wait for them on the spot.
LEAVING, DRAWN = ("enter_pod", "hibernate"), 0.1
#: Chance that others have looked after an engine or the course when the ship jumps.
CREW = 0.25


class NemesisPlanner(Planner[NemesisWorld, Fate]):
    """All plans of one seat of the original game."""

    eager = 0.02

    @cached_property
    def fate(self) -> Fate:
        """What the seat has reached so far."""
        return fates.now(self.world)

    @cached_property
    def can_repair(self) -> bool:
        """A card or tool in hand removes a malfunction marker."""
        return self.world.can_repair

    # ---- ways out

    def idling(self, plan: Plan, slot: int) -> float:
        """Losses of a round in which one keeps still: less where it is quiet."""
        odds = self.odds
        heard = odds.stirring * odds.marked(slot) * odds.meeting(slot, 4)
        return HIDE * odds.round + HEARD * heard

    @cached_property
    def exits(self) -> list[Exit]:
        """Hibernation and the pods."""
        return leaving.exits(self, can_repair=self.can_repair)

    def worth(self, plan: Plan, slot: int, cards: int, night: float, *, late: int = 0) -> float:
        """One who waits beside a way out does not draw company into it."""
        worth = super().worth(plan, slot, cards, night, late=late)
        if slot != plan.slot or plan.action not in LEAVING:
            return worth
        return worth * math.exp(-DRAWN * max(0, plan.wait - late))

    def at(self, tile: str, action: str, key: str) -> list[Errand]:
        """An errand in a room, if it is known where it is; a broken one is repaired first."""
        world = self.world
        slot = world.find(tile)
        if not slot or (world.rooms[slot].malfunction and not world.may_repair):
            return []
        cards, loss = 2, LINGER * self.odds.company(slot)
        if world.rooms[slot].malfunction:
            cards, loss = (4, loss + 0.02) if self.can_repair else (8, loss + 0.1)
        return [Errand(slot, action, cards, loss, key)]

    def _searches(self, known: list[Plan]) -> list[Plan]:
        """Rooms that would help, and sections with pods that nobody has found yet."""
        return [*super()._searches(known), *self._sections()]

    def _sections(self) -> list[Plan]:
        """Looking for an evacuation section: in one of the rooms of its kind (NM-SET-03)."""
        world = self.world
        hidden = [x for x in "AB" if not world.section(x) and world.pods(x)]
        blank = [s for s in world.unexplored if not world.rooms[s].tile]
        blank = [s for s in blank if world.rooms[s].kind == "1"]
        enough = any(
            leaving.rivals(world, x, world.section(x)) == 1.0
            for x in "AB"
            if world.section(x) and world.pods(x)
        )
        if enough or not hidden or not blank:
            return []
        more = (len(blank) + 1) / (len(hidden) + 1) - 1.0
        cards, loss = 2.0 + STRAY * more, SEEK * more + SEARCH
        generator = world.find("generator")
        start = next((e for e in self.errands if e.key == "destruct"), None)
        found = []
        for way in leaving.openings(self, hidden[0]):
            for slot in blank:
                if way.needs not in ("", "destruct") or (way.needs and start is None):
                    continue
                out = Exit(slot, "", "pod", loss + CROWD * world.nearer(slot), way.odds, way.wait)
                if start is None or not way.needs:
                    end = self._leave(out, self.fate, self.odds.clean, 1.0)
                    found.append(replace(end, cards=cards))
                    continue
                leg = self.ways_to(slot).get(generator)
                if leg is not None:
                    fate, clean, ease = self.after(start, self.fate, self.odds.clean)
                    end = replace(self._leave(out, fate, clean, 1.0), cards=cards)
                    found.append(self._join(start, leg, end, ease))
        return found

    def _with(self, errand: Errand) -> float:
        """What the best way out is worth after an errand that one stands before."""
        fate, clean, ease = self.after(errand, self.fate, self.odds.clean)
        best = 0.0
        for way in self.exits:
            leg = self.ways_to(way.slot).get(errand.slot)
            if leg is not None and way.needs in ("", errand.key):
                plan = self._join(errand, leg, self._leave(way, fate, clean, 1.0), ease)
                best = max(best, self.worth(plan, errand.slot, 2, self.odds.round))
        return best

    # ---- errands

    @cached_property
    def errands(self) -> list[Errand]:
        """What could make leaving safer or meet the objective."""
        world = self.world
        found = [*self._ship(), *self._research(), *self._care()]
        if "signal_sent" in world.wishes and not world.me.signal:
            found += self.at("comms_room", "send_signal", "signal")
        if "rooms_explored" in world.wishes:
            extra = len(world.unexplored) - 1
            for slot in world.unexplored:
                found.append(Errand(slot, "", int(1.5 * extra), SEEK * extra, "explore", 0.9))
        if world.locked_pods:
            found += self.at("hatch_control_system", "flip_pod", "unlock")
        return found + self._self_destruct()

    def _self_destruct(self) -> list[Errand]:
        """NM-SDS-01, NM-SDS-04: what unlocks the pods, and what keeps the sleepers alive."""
        world, running = self.world, self.world.view.destruct
        if running < 0 and not world.asleep:
            return self.at("generator", "start_self_destruct", "destruct")
        if running > world.board.no_return:
            return self.at("generator", "stop_self_destruct", "stop")
        return []

    def _ship(self) -> list[Errand]:
        """Engines and course: what decides whether those who sleep wake up."""
        world, view = self.world, self.world.view
        found: list[Errand] = []
        cockpit = world.board.cockpit
        works = not world.rooms[cockpit].malfunction or self.can_repair
        if works and not world.asleep:
            known = bool(view.coordinates)
            if not known:
                found.append(Errand(cockpit, "check_coordinates", 4, 0.0, "course"))
            elif not self.fate.course and world.space_of(*world.harbours):
                found.append(Errand(cockpit, "set_destination", 2, 0.0, "course"))
        if self.can_repair:
            found += [
                Errand(engine.room, "engine", 2, 0.0, f"engine_{engine.engine}")
                for engine in view.engines
                if engine.state != "working"
            ]
        if any(not engine.state for engine in view.engines):
            found += self.at("engine_control_room", "check_engines", "look")
        return found

    def _research(self) -> list[Errand]:
        world = self.world
        found: list[Errand] = []
        carried = {item.key for item in world.me.hands} & set(world.values.objects)
        useful = bool({"weaknesses_discovered", "weakness_of"} & world.wishes)
        if carried and useful:
            found += self.at("laboratory", "analyse", "analyse")
        objects = set(world.wanted_objects)
        if useful and world.find("laboratory"):
            objects |= set(world.values.objects)
        if objects and not objects & carried:
            for room in world.view.rooms:
                thing = next((t.key for t in room.objects if t.key in objects), "")
                if thing:
                    found.append(Errand(room.slot, "pickup", 1, 0.0, thing))
            if "egg" in objects and world.view.eggs:
                found += self.at("nest", "take_egg", "egg")
        return found

    def _care(self) -> list[Errand]:
        me = self.world.me
        found: list[Errand] = []
        if len(me.wounds) >= 2:
            found += self.at("emergency_room", "treat_wounds", "heal")
        if self._operable:
            found += self.at("surgery", "operate", "surgery")
        return found

    @property
    def _operable(self) -> bool:
        """NM-ROM-18: whether an operation helps; who has three serious wounds dies of the cut."""
        me = self.world.me
        return (me.larva or self.odds.sick >= 2) and len(me.wounds) < MORTAL

    @cached_property
    def sought(self) -> list[tuple[str, str, str]]:
        """Rooms that would help, with what to do there."""
        world, me = self.world, self.world.me
        found = []
        if "signal_sent" in world.wishes and not me.signal:
            found.append(("comms_room", "send_signal", "signal"))
        if self._operable:
            found.append(("surgery", "operate", "surgery"))
        if world.view.destruct < 0 and not world.asleep:
            found.append(("generator", "start_self_destruct", "destruct"))
        return found

    def after(self, errand: Errand, fate: Fate, clean: float) -> tuple[Fate, float, float]:
        """What has changed after an errand: the fate, the contamination check, the losses."""
        key, odds, ease = errand.key, self.odds, 1.0
        if key == "signal":
            fate = replace(fate, signal=True)
        elif key == "course":
            mars = float("mars" in self.world.harbours and "ship_reached" in self.world.wishes)
            fate = replace(fate, course=1.0, earth=1.0 - mars, mars=mars)
        elif key.startswith("engine_"):
            states = list(fate.engines)
            states[int(key[-1]) - 1] = 1.0
            fate = replace(fate, engines=(states[0], states[1], states[2]))
        elif key == "look":
            # Who knows which engine is broken repairs the right one.
            one, two, three = (max(p, 0.65) for p in fate.engines)
            fate = replace(fate, engines=(one, two, three))
        elif key == "destruct":
            fate = replace(fate, blown=leaving.RUNS)
        elif key == "stop":
            fate = replace(fate, blown=0.1)
        elif key == "analyse":
            fate = replace(fate, weaknesses=fate.weaknesses | fate.weaknesses + 1)
        elif key in self.world.values.objects:
            fate = replace(fate, carried=fate.carried | {key})
        elif key == "explore":
            fate = replace(fate, explored=True)
        elif key == "surgery":
            clean = 0.97
        elif key == "heal":
            ease = odds.life / (odds.life + 1.0)
        return fate, clean, ease

    def spared(self, way: Exit, fate: Fate) -> float:
        """Chance that one who leaves so gets through engines and coordinates (NM-VIC-01)."""
        if way.place == "pod":
            return 1.0
        jumps = fate.jumps + (1.0 - fate.jumps) * CREW
        course = fate.course + (1.0 - fate.course) * CREW
        return jumps * course * (1.0 - fate.blown)

    def met(self, way: Exit, fate: Fate) -> float:
        """Chance that an objective is met then."""
        return fates.likely(self.world, replace(fate, place=way.place))

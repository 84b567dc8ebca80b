"""What there is to do on the ship before leaving it, for `lockdown.bots.planner`."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from lockdown.bots.planner import LINGER, SEEK, Errand, Exit, Planner
from lockdown.games.nemesis.bots import fate as fates
from lockdown.games.nemesis.bots.fate import Fate
from lockdown.games.nemesis.bots.world import NemesisWorld

#: What a ship is worth on which fire and malfunctions run out, by markers left.
WHOLE = (0.5, 0.7, 0.85, 0.93, 0.97)
#: Chance that somebody dies and unlocks the pods in time, a round.
UNLOCKS = 0.16
#: Chance that somebody else takes the last place.
RIVAL = 0.6
#: Chance that others have looked after an engine or the course when the ship jumps.
CREW = 0.25


class NemesisPlanner(Planner[NemesisWorld, Fate]):
    """All plans of one seat of the original game."""

    unhurried = ("hibernation",)

    @cached_property
    def fate(self) -> Fate:
        """What the seat has reached so far."""
        return fates.now(self.world)

    @cached_property
    def can_repair(self) -> bool:
        """A card or tool in hand removes a malfunction marker."""
        return self.world.can_repair

    # ---- ways out

    @cached_property
    def exits(self) -> list[Exit]:
        """Hibernation and the pods."""
        world, view = self.world, self.world.view
        found: list[Exit] = []
        left = min(view.fire_left, view.malfunctions_left)
        whole = 0.03 if view.destruct >= 0 else WHOLE[min(left, len(WHOLE) - 1)]
        slot = world.board.start_slot
        loss = self._rolling(slot)
        found.append(Exit(slot, "hibernate", "hibernation", loss, whole, world.until_sleep))
        for letter in ("A", "B"):
            slot = world.section(letter)
            pods = world.pods(letter)
            if not slot or not pods:
                continue
            loss = self._rolling(slot)
            rivals = RIVAL ** max(0, world.nearer(slot) + 1 - 2 * len(pods))
            if any(not pod.locked for pod in pods):
                found.append(Exit(slot, "enter_pod", "pod", loss, rivals))
                continue
            found.append(Exit(slot, "enter_pod", "pod", loss, rivals, 0, "unlock"))
            if "evacuation_key" in world.things or "pilot_evacuation_key" in world.things:
                found.append(Exit(slot, "enter_pod", "pod", loss + 0.02, rivals))
            if view.destruct > world.board.no_return:
                wait = view.destruct - world.board.no_return
                found.append(Exit(slot, "enter_pod", "pod", loss, rivals, wait))
            else:
                others = sum(c.place == "room" for c in view.crew if c.seat != world.seat)
                chance = 1.0 - (1.0 - UNLOCKS) ** (2 * others)
                found.append(Exit(slot, "enter_pod", "pod", loss, rivals * chance, 2))
        return found

    def _rolling(self, slot: int) -> float:
        """Losses of a noise roll there, of failing, of company and of a broken room."""
        odds = self.odds
        fails = odds.marked(slot) + (0.1 if odds.lured(slot) else 0.0)
        loss = odds.roll(slot, 3) + 0.15 * fails + LINGER * odds.company(slot)
        if self.world.rooms[slot].malfunction:
            loss += 0.05 if self.can_repair else 0.6
        return loss

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
        if any(pod.locked for pod in (*world.pods("A"), *world.pods("B"))):
            found += self.at("hatch_control_system", "flip_pod", "unlock")
        return found

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
        if me.larva or self.odds.sick >= 2:
            found += self.at("surgery", "operate", "surgery")
        return found

    @cached_property
    def sought(self) -> list[tuple[str, str, str]]:
        """Rooms that would help, with what to do there."""
        world, me = self.world, self.world.me
        found = []
        if "signal_sent" in world.wishes and not me.signal:
            found.append(("comms_room", "send_signal", "signal"))
        if me.larva or self.odds.sick >= 2:
            found.append(("surgery", "operate", "surgery"))
        if world.view.destruct >= 0:
            found += [(f"evacuation_section_{x}", "enter_pod", "pod") for x in "ab"]
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
        return jumps * course

    def met(self, way: Exit, fate: Fate) -> float:
        """Chance that an objective is met then."""
        return fates.likely(self.world, replace(fate, place=way.place))

"""What there is to do in the complex before leaving it, for `lockdown.bots.planner`."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from lockdown.bots.planner import LINGER, SEEK, Errand, Exit, Planner
from lockdown.games.lockdown.bots import leaving, objective_odds, partners
from lockdown.games.lockdown.bots.objective_odds import Fate
from lockdown.games.lockdown.bots.world import LockdownWorld

#: Cards that repair a room.
REPAIRS = (
    *("repairs", "basic_repairs", "clean_up", "it_works_for_me", "it_should_work"),
    *("fast_repairs", "ingenuity"),
)


class LockdownPlanner(Planner[LockdownWorld, Fate]):
    """All plans of one seat of Lockdown."""

    unhurried = ("bunker",)

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
        wants = world.wishes
        found: list[Errand] = []
        for tile, action, key in self.sought[:2]:
            if key in ("signal", "archive"):
                found += self.at(tile, action, key)
        if not view.isolation_open and view.emergency < 0:
            found += self.at("alert_room", "start_procedure", "alert")
        found += self._research(wants)
        found += self._care()
        found += self._partners()
        if view.gate_open and not world.suit and view.crafted.get("enviro_suit", 0):
            if world.has_component("material", "medicine"):
                found += self.at("repository", "craft_gear", "suit")
            guard = world.find("guard_room")
            if guard and world.rooms[guard].items > 0:
                found += self.at("guard_room", "take_equipment", "suit")
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
            found += self.at("laboratory", "analyse", "analyse")
        objects = set(world.wanted_objects)
        if useful and world.find("laboratory"):
            objects |= set(objective_odds.OBJECTS)
        if objects and not objects & carried:
            for room in world.view.rooms:
                if any(thing.key in objects for thing in room.objects):
                    thing = next(t.key for t in room.objects if t.key in objects)
                    found.append(Errand(room.slot, "pickup", 1, 0.0, thing))
            if "egg" in objects and world.find("nest") and world.view.eggs:
                found += self.at("nest", "take_egg", "egg")
        return found

    def _partners(self) -> list[Errand]:
        """LD-COP-08: carry a dead partner to where the dead wake."""
        world = self.world
        ward = partners.ward(world) if world.together else 0
        if not ward:
            return []
        risk = LINGER * self.odds.company(ward)
        if partners.borne(world) is not None:
            return [Errand(ward, "drop", 0, risk, "wake")]
        back = self.ways_to(ward)
        return [
            Errand(slot, "pickup", 1 + back[slot][1], risk + back[slot][0], "wake")
            for slot in partners.lying(world)
            if slot in back
        ]

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
                found += self.at(tile, action, key)
        return found

    @cached_property
    def sought(self) -> list[tuple[str, str, str]]:
        """Rooms that would help, with what to do there."""
        world, me = self.world, self.world.me
        wants = world.wishes
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

    def after(self, errand: Errand, fate: Fate, clean: float) -> tuple[Fate, float, float]:
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
        elif key == "wake":
            fate = replace(fate, woken=True)
        elif key == "surgery":
            clean = 0.97
        elif key == "cure":
            clean = odds.check(max(0, odds.sick - self.world.sick), larva=False)
        elif key == "heal":
            ease = odds.life / (odds.life + 1.0)
        return fate, clean, ease

    def spared(self, way: Exit, fate: Fate) -> float:
        """Chance that the active contingency spares one who leaves so."""
        return self.world.safety(way.place, fate.knowledge, fate.signal)

    def met(self, way: Exit, fate: Fate) -> float:
        """Chance that an objective is met then."""
        return objective_odds.likely(self.world, replace(fate, place=way.place))

"""The work of one who shares objectives with a crew (LD-COP): errands, ways out, their worth.

Everybody reads the same open table, so everybody divides the work alike: who is nearest does it,
the others count on it. One alone (LD-SOL) works for the objective that takes least.
"""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cached_property

from lockdown.bots.odds import Odds
from lockdown.bots.planner import CARDS, LINGER, Errand, Exit
from lockdown.games.lockdown.bots import crew_needs, objective_odds
from lockdown.games.lockdown.bots.crew_needs import Needs
from lockdown.games.lockdown.bots.errands import LockdownPlanner
from lockdown.games.lockdown.bots.objective_odds import Fate
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.view_types import LockdownCrewView

#: What an objective of the crew is worth, where one's own survival is worth 1.
AIM = 4.0
#: The part of an objective that a signal or a weakness is.
PART = 0.7
#: The part of it that counts for one who leaves an errand to somebody who is nearer.
SPARE = 0.3
#: What a survivor is worth to the crew besides (LD-COP-04).
WITNESS = 0.5
#: What a partner who is back is worth (LD-COP-08).
BACK = 0.8
#: The part of the worth of research that lies in having something to examine.
SAMPLE = 0.4
#: The part of the worth of an active knowledge token that does not wait for the way out.
TOKEN = 0.4
#: Below that hope everybody looks after themselves.
GIVE_UP = 0.5
#: Rounds in which a crew gets something done, about; the part of their cards up to which work
#: looks feasible, how sharply that ends, and what may be left to do when the fuse is lit.
SPAN = 5
ENOUGH = 0.42
DOUBT = 0.03
FUSE = 0.3
#: What the Isolation Room loses once the complex is to be blown up.
LOST = 0.7
#: Cards' worth of time until a repairing card comes up, and the chance that it does in time.
LATER = 4
MENDED = 0.6
#: Chance that somebody who has left is spared in the end.
OUT = 0.5


class CrewWork(LockdownPlanner):
    """What there is to do for a crew, or for one alone, and what each part of it is worth."""

    def __init__(self, world: LockdownWorld, odds: Odds) -> None:
        super().__init__(world, odds)
        self._hops: dict[int, dict[int, int]] = {}

    # ---- what there is to do

    @cached_property
    def needs(self) -> Needs:
        """What the objectives of all still ask for; alone, the one that takes least."""
        world = self.world
        if world.together:
            held = [key for crew in world.view.crew for key in crew.known_objectives]
            return crew_needs.needs(world, held)
        mine = world.view.me.objectives if world.view.me else ()
        started = world.view.destruct >= 0
        choice = [crew_needs.needs(world, [key]) for key in mine]
        return min(choice, key=lambda n: n.work(started), default=crew_needs.needs(world, ()))

    @cached_property
    def strength(self) -> float:
        """Cards that the crew will have for its errands, about."""
        world = self.world
        hands = sum(1 for crew in world.view.crew if crew.place == "room")
        return max(1.0, CARDS * hands * min(SPAN, world.rounds_left - 2))

    def hoped(self, work: float) -> float:
        """How far it is worth trying for something that takes that many cards."""
        return 1.0 / (1.0 + math.exp(min(50.0, (work / self.strength - ENOUGH) / DOUBT)))

    @cached_property
    def hope(self) -> float:
        """How far the objectives are worth trying for."""
        world, needs = self.world, self.needs
        done = 0.0
        for crew in world.view.crew:
            if crew.place != "dead":
                shares = needs.brought(_fate(crew))
                done = max(done, sum(share == 1.0 for share in shares) * 6.0)
        return self.hoped(max(0.0, needs.work(world.view.destruct >= 0) - done))

    @cached_property
    def fuse(self) -> float:
        """How far it is time to blow up the complex: when nearly all else is done."""
        needs = self.needs
        if not needs.blast:
            return 0.0
        if self.world.view.destruct >= 0:
            return 1.0
        rest = needs.work(started=True) / self.strength
        return self.hope * max(0.0, 1.0 - rest / FUSE)

    @cached_property
    def exits(self) -> list[Exit]:
        """Ways out; here nobody stops the sequence, so it opens the gate for sure (LD-SDS-05)."""
        world, view = self.world, self.world.view
        found = [
            replace(way, odds=way.odds * (1.0 - LOST * self.fuse))
            if way.place == "isolation"
            else way
            for way in super().exits
        ]
        if view.gate_open or view.destruct < 0:
            return found
        found = [way for way in found if way.place != "bunker"]
        wait = max(1, view.time - view.destruct + 1)
        rover, gate = world.rover, world.gate
        if rover:
            free = 0.55 ** world.nearer(rover)
            here = LINGER * self.odds.company(rover)
            found.append(Exit(rover, "escape", "bunker", here, free, wait))
        foot = self.odds.roll(gate, 3) + LINGER * self.odds.company(gate)
        found.append(Exit(gate, "escape", "bunker", foot, 1.0, wait, "" if world.suit else "suit"))
        return found

    def at(self, tile: str, action: str, key: str) -> list[Errand]:
        """An errand in a room; what is broken has to wait for a card or tool that repairs."""
        slot = self.world.find(tile)
        if not slot:
            return []
        if not self.world.rooms[slot].malfunction or self.can_repair:
            return super().at(tile, action, key)
        risk = LINGER * self.odds.company(slot)
        return [Errand(slot, action, 3 + LATER, risk + 0.02, key, MENDED)]

    def mending(self, slot: int) -> float:
        """What repairing a room is worth: an errand in it, or a way out."""
        wanted = any(e.slot == slot and e.action for e in self.errands)
        scarce = 0.1 if self.world.view.malfunctions_left <= 3 else -0.02
        return 0.3 if wanted or any(e.slot == slot for e in self.exits) else scarce

    @cached_property
    def errands(self) -> list[Errand]:
        """What could be done for the crew, for one's safety and for the way out."""
        view = self.world.view
        found: list[Errand] = []
        for tile, action, key in self.sought:
            found += self.at(tile, action, key)
        if not view.isolation_open and view.emergency < 0:
            found += self.at("alert_room", "start_procedure", "alert")
        found += self._objects()
        found += self._care()
        found += self._partners()
        if view.gate_open or view.destruct >= 0:
            found += self._suit()
        return found

    @cached_property
    def sought(self) -> list[tuple[str, str, str]]:
        """Rooms that would help, with what to do there."""
        world, me, needs = self.world, self.world.me, self.needs
        found = []
        if not me.signal and (needs.signals or world.codes["blue"]):
            found.append(("transmitter_control", "send_signal", "signal"))
        if not me.knowledge_active:
            found.append(("archive", "examine_archive", "archive"))
        if needs.blast and world.view.destruct < 0:
            found.append(("cooling_system", "start_self_destruct", "destruct"))
        if self.studies:
            found.append(("laboratory", "analyse", "analyse"))
            if "egg" in self.useful:
                found.append(("nest", "take_egg", "egg"))
        elif self.egg_wanted:
            found.append(("nest", "take_egg", "egg"))
        if me.larva or self.odds.sick >= 2:
            found.append(("decon_room", "decontaminate", "cure"))
            found.append(("surgery", "operate", "surgery"))
        return found

    @cached_property
    def carried(self) -> frozenset[str]:
        """Bulky objects in hand."""
        return self.fate.carried

    @cached_property
    def egg_wanted(self) -> bool:
        """Whether somebody is to bring out an egg."""
        return any(t["kind"] == "carries" for tests in self.needs.bearers for t in tests)

    @cached_property
    def useful(self) -> frozenset[str]:
        """Kinds of objects that the laboratory has not seen (LD-KNW-07)."""
        return frozenset(objective_odds.OBJECTS) - set(self.world.view.analysed)

    @cached_property
    def scholar(self) -> bool:
        """Whether this seat is the one who is to know everything: who knows most by now."""
        wanted = any(t["kind"] == "knowledge" for tests in self.needs.bearers for t in tests)
        if not wanted or self.world.me.knowledge >= 8:
            return False
        mine = (self.world.me.knowledge, -self.world.seat)
        return all(
            (crew.knowledge, -crew.seat) <= mine
            for crew in self.world.view.crew
            if crew.place == "room"
        )

    @cached_property
    def studies(self) -> bool:
        """Whether the laboratory is of use."""
        return bool(self.needs.weaknesses) or self.scholar

    def _objects(self) -> list[Errand]:
        """Objects to examine or to bring out."""
        world = self.world
        wanted: set[str] = set()
        if self.scholar:
            wanted |= set(objective_odds.OBJECTS)
        if self.needs.weaknesses:
            wanted |= self.useful
        if self.egg_wanted:
            wanted.add("egg")
        found: list[Errand] = []
        if self.studies and any(self.worthy(kind) for kind in self.carried):
            found += self.at("laboratory", "analyse", "analyse")
        for room in world.view.rooms:
            kinds = {t.key for t in room.objects} & wanted - self.carried
            for kind in sorted(kinds):
                found.append(Errand(room.slot, "pickup", 1, 0.0, kind))
        if "egg" in wanted - self.carried and world.view.eggs:
            found += self.at("nest", "take_egg", "egg")
        return found

    def worthy(self, kind: str) -> bool:
        """Whether the laboratory can make something of such an object."""
        return self.scholar or kind in self.useful

    # ---- what it is worth

    def near(self, slot: int, wanted: int, doers: list[LockdownCrewView]) -> float:
        """1 if this seat is among the nearest who could do it, else what is left of it."""
        world = self.world
        if slot not in self._hops:
            self._hops[slot] = world.hops(slot)
        ways = self._hops[slot]
        mine = (ways.get(world.room, 99), world.seat)
        nearer = sum(
            (ways.get(crew.room, 99), crew.seat) < mine
            for crew in doers
            if crew.place == "room" and crew.seat != world.seat
        )
        return 1.0 if nearer < wanted else SPARE

    def gain(self, errand: Errand, held: frozenset[str]) -> float:
        """What an errand brings the crew at once, with these objects in hand."""
        world, needs, aim = self.world, self.needs, AIM * self.hope
        crew = list(world.view.crew)
        if errand.key == "signal" and needs.signals:
            doers = [c for c in crew if not c.signal]
            return aim * PART * self.near(errand.slot, needs.signals, doers)
        if errand.key == "destruct":
            return AIM * self.fuse * needs.blast * self.near(errand.slot, 1, crew)
        if errand.key == "analyse" and needs.weaknesses and held & self.useful:
            return aim * PART
        if errand.key in self.useful and needs.weaknesses and not held & self.useful:
            return aim * PART * SAMPLE * self.near(errand.slot, 1, crew)
        if errand.key == "archive" and self.witness:
            return (
                aim * TOKEN * self.near(errand.slot, 1, [c for c in crew if not c.knowledge_active])
            )
        if errand.key == "wake":
            return BACK * self.near(errand.slot, 1, crew)
        return 0.0

    @cached_property
    def witness(self) -> bool:
        """Whether an active knowledge token is asked for and nobody alive has one."""
        asked = any(
            t["kind"] in ("knowledge_token_active", "knowledge")
            for tests in self.needs.bearers
            for t in tests
        )
        return asked and not any(
            crew.knowledge_active for crew in self.world.view.crew if crew.place != "dead"
        )

    def after(self, errand: Errand, fate: Fate, clean: float) -> tuple[Fate, float, float]:
        """What has changed after an errand; examining uses the object up (LD-KNW-10)."""
        changed, clean, ease = super().after(errand, fate, clean)
        if errand.key == "analyse":
            used = next((k for k in sorted(fate.carried) if self.worthy(k)), "")
            changed = replace(changed, carried=changed.carried - {used})
        return changed, clean, ease

    def outcome(self, way: Exit, fate: Fate) -> float:
        """What one who leaves so with that fate can hope for: to be spared, and the crew's aims."""
        return self.spared(way, fate) * (1.0 + self.met(way, fate))

    def met(self, way: Exit, fate: Fate) -> float:
        """What a survivor with that fate is worth to the crew beside the own life."""
        shares = self.needs.brought(replace(fate, place=way.place))
        return WITNESS + AIM * self.hope * sum(
            share * (1.0 - others) for share, others in zip(shares, self.others, strict=True)
        )

    @cached_property
    def others(self) -> tuple[float, ...]:
        """By objective that somebody must bring out: the chance that somebody else does."""
        missing = [1.0] * len(self.needs.bearers)
        for crew in self.world.view.crew:
            if crew.seat == self.world.seat or crew.place in ("room", "dead"):
                continue
            for i, share in enumerate(self.needs.brought(_fate(crew))):
                missing[i] *= 1.0 - OUT * (share == 1.0)
        return tuple(1.0 - chance for chance in missing)


def _fate(crew: LockdownCrewView) -> Fate:
    """What a partner has done, and has with them."""
    return Fate(
        signal=crew.signal,
        active=crew.knowledge_active,
        knowledge=crew.knowledge,
        carried=frozenset(item.key for item in crew.hands) & set(objective_odds.OBJECTS),
        weaknesses=0,
        place="container" if crew.place == "launched" else crew.place,
    )

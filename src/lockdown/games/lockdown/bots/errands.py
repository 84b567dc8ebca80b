"""What there is to do in the complex before leaving it, for `lockdown.bots.planner`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

from lockdown.bots.odds import Odds
from lockdown.bots.planner import LINGER, Errand, Exit, Plan, Planner
from lockdown.games.lockdown.bots import leaving, objective_odds, partners
from lockdown.games.lockdown.bots.objective_odds import Fate
from lockdown.games.lockdown.bots.world import LockdownWorld, spares

#: Cards that repair a room.
REPAIRS = (
    *("repairs", "basic_repairs", "clean_up", "it_works_for_me", "fast_repairs", "ingenuity"),
)
#: Cards with which a room works although it is out of order; the marker stays (LD-ROM-03).
DETOURS = ("it_should_work",)
#: Blows that an egg takes, and the losses by the noise of them.
BLOWS, SMASHED = 1.2, 0.05
#: Chance that company is still in a room a round later.
STAYS = 0.7
#: What company costs where one wants to do something, if it is there now.
SIEGE = 0.45
#: What company costs that one shares the room with, besides an attack: it stays as long as one
#: does (LD-EVT-12).
PINNED = 1.4
#: How dangerous a round is in which one keeps still, compared with others; with how many cards one
#: comes to where one waits.
IDLE, ARRIVES = 1.05, 3
#: Wounds of one who ends a turn in a burning room (LD-RND-13); of one who may still walk out of it.
BURN, SINGE = 0.33, 0.12
#: What rids one of a larva; the knowledge for which the Testing Lab gives it (LD-ROM-57); cards
#: that are lost by the pass that it forces. The suit that one puts on where it hangs.
REMEDY, VERSED, PASSED, ARMOUR = "neutralizer", 4, 2, "battle_suit"
#: How many places are looked at for a room that nobody has found yet, and for parts.
LOOKS = 2
#: Cards that every room takes in which it turns out not to be, and its losses.
STRAY, ASTRAY = 1.3, 0.02
#: Chance that a room is found and works; how many rooms of kind II are in the game (LD-ROM-13).
FOUND, LEFT_OUT = 0.85, 6 / 9
#: Chance that a room that is out of order gets repaired in time.
MENDED = 0.75
#: Chance that a search brings a part of an Enviro-Suit (material, medicine), by colour; of a room
#: that is not known yet.
PARTS = {"green": 0.76, "white": 0.76, "yellow": 0.47, "": 0.4}

#: Rooms that no malfunction breaks (LD-MRK-26); what it takes to look into another when that is the
#: end of all: eight of twenty exploration tokens bring one.
SOUND = ("nest", "contaminated_room")
BREAKDOWN = 0.5

#: Cards of a round to one who has no later one: all that are drawn (LD-RND-04).
BRIM = 5.0
#: What certain death takes; what it takes to leave something to the last round, which has no other
#: after it if noise, a foe or the cards come in between.
DEATH, BRINK = 4.0, 0.2

#: How much worse the same steps get by a round: of those who walked 9 of 100 were badly hurt in
#: round 2, 17 in round 4, 26 in round 6 and 38 in round 8 (240 games; of those who sat still 3, 5,
#: 13 and 19). Who has something to do does it while that is cheap.
WORSE = 1.2

#: Losses of a round by round. More than those who keep still lose, because plans take longer than
#: they seem to; half of it and one puts leaving off until it is too late.
TOLL = (0.115, 0.127, 0.144, 0.144, 0.144, 0.144, 0.144)


class LockdownOdds(Odds):
    """The dangers of the complex: what a round takes besides what one does in it."""

    world: LockdownWorld
    marker = 0.022
    aftermath = 0.75
    toll = TOLL

    def night(self, slot: int, cards: int) -> float:
        """As usual; who bleeds or burns with the wounds that make it deadly does not live to it."""
        dies = not self.world.outlives(slot, passing=True)
        return super().night(slot, cards) + (DEATH if dies else 0.0)

    def enter(self, slot: int, cards: int, *, careful: bool = False) -> float:
        """As usual; with no malfunction marker left nobody knows of a worse thing than a new room.

        LD-END-05: eight of twenty tokens bring one. Two looked into one each in the same round, a
        hall that was explored next door and cards to stay, until all were dead (81103, round 7).
        """
        loss = super().enter(slot, cards, careful=careful)
        room, out = self.world.rooms[slot], not self.world.view.malfunctions_left
        breaks = out and not room.explored and not room.malfunction and room.tile not in SOUND
        return loss + (BREAKDOWN if breaks else 0.0)

    def lured(self, slot: int) -> float:
        """As usual; those whom one runs from can follow like all others next door (LD-NOI-05)."""
        world, here = self.world, self.world.room
        come = super().lured(slot)
        chased = slot != here and self.company(here) and not world.friends(here)
        ways = [way for other, way in world.callers(slot) if other == here] if chased else []
        return come + (self.company(here) if any(way not in world.shut for way in ways) else 0.0)


class LockdownPlanner(Planner[LockdownWorld, Fate]):
    """All plans of one seat of Lockdown."""

    unhurried = ("bunker",)
    deep = True
    eager = 0.03
    win = 2.0
    worse = WORSE
    hurries = True
    brim = BRIM
    brink = BRINK

    def rides(self, slot: int) -> Iterable[tuple[int, int, float]]:
        """As usual; through the technical corridors, where something strikes (LD-ATK-13).

        One passed for rounds in the Cave Entrance, the container that it waited for and noise on
        all eight steps to it, because no plan knew of the other way (161412, rounds 3 and 4).
        """
        through = self.world.crawled(slot)
        if not through:
            return super().rides(slot)
        struck = self.odds.attack("adult", dark=True)
        crawls = ((other, fare, struck + self.leave(other)) for other, fare in through)
        return (*super().rides(slot), *crawls)

    def waiting(self, plan: Plan, slot: int, since: float, rounds: float) -> float:
        """Losses of some rounds in which one waits, later ones being worse; a fire burns on."""
        idle = IDLE * (self.odds.rounds(since + rounds) - self.odds.rounds(since))
        if not since:
            # The coming night is spent where one waits, however far one walks about before it.
            night = self.odds.night(plan.slot, ARRIVES)
            night -= BURN / self.odds.life if self.world.rooms[plan.slot].fire else 0.0
            idle += max(0.0, night - IDLE * self.odds.rounds(min(rounds, 1.0)))
        # Nobody has to burn longer than until the next step; who walks on does not wait here.
        rooms = self.world.rooms
        hot = rooms[slot].fire and rooms[plan.slot].fire and not plan.errands
        burns = BURN / self.odds.life if hot else 0.0
        return idle + min(rounds, 1.0) * burns

    def halting(self, slot: int) -> int:
        """LD-CRD-62: what a hurt knee or leg adds to the first step from where one is.

        One with four cards searched beside its container, which took all of them at the price of
        that step, and missed the launch (161304, round 12).
        """
        return self.world.limp if slot == self.world.room else 0

    def besieged(self, plan: Plan, slot: int, rounds: float) -> float:
        """Company next door is still there in a moment, and may have gone in a round or two."""
        company = self.odds.company(plan.slot)
        if not company:
            return 0.0
        here = slot == plan.slot == self.world.room
        # Nobody goes away in the round in which it is done, however one walks about meanwhile.
        return PINNED + company if here or not rounds else SIEGE * STAYS**rounds

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
        """A card or tool in hand makes a broken room work."""
        return self.mends or any(card in DETOURS for card in self.world.hand)

    @cached_property
    def mends(self) -> bool:
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
        for tile, action, key in self.sought:
            if key in ("signal", "archive", "destruct"):
                found += self.at(tile, action, key)
        if not view.isolation_open and view.emergency < 0:
            found += self.at("alert_room", "start_procedure", "alert")
        if "nest_destroyed" in wants and not view.nest_destroyed:
            found += self._brood()
        found += self._research(wants)
        found += self._care()
        found += self._partners()
        if view.destruct >= 0 and not view.destruct_red and not world.wants_ruin:
            found += self.at("power_generator", "stop_self_destruct", "stop")
        if "gate_key" in world.things and not view.gate_open:
            found.append(Errand(world.gate, "gate_key", 1, 0.0, "key"))
        found += self._suit()
        found += self._remedy()
        if "sections_explored" in wants:
            missing = objective_odds.unexplored_of_wish(world)
            extra = len(missing) - 1
            for slot in missing:
                found.append(Errand(slot, "", int(1.5 * extra), ASTRAY * extra, "explore", 0.9))
        return [self._burning(errand) for errand in found]

    def _burning(self, errand: Errand) -> Errand:
        """LD-RND-13: work in a fire that one has yet to go to is burnt for once more than the way.

        One sat beside it round after round for the part that it might find in there, and never
        went (41104).
        """
        slot = errand.slot
        if slot == self.world.room or not self.world.rooms[slot].fire:
            return errand
        return replace(errand, loss=errand.loss + BURN / self.odds.life)

    def at(self, tile: str, action: str, key: str) -> list[Errand]:
        """As usual; a room that nobody has found yet is looked for, the nearest places first."""
        world = self.world
        known = world.find(tile)
        if known and world.rooms[known].malfunction and not self.can_repair:
            # Everybody has a card for it; it comes in a round or two, never in this one.
            loss = LINGER * self.odds.company(known)
            return [Errand(known, action, max(6, world.purse + 3), loss, key, MENDED)]
        if known:
            return super().at(tile, action, key)
        facts = world.registry.rooms[tile]
        blank = [s for s in world.unexplored if not world.rooms[s].tile]
        blank = [s for s in blank if world.rooms[s].kind == facts.kind]
        if not blank:
            return []
        more = (len(blank) - 1) / 2.0
        near = sorted(blank, key=lambda s: self.hops.get(s, 99))[:LOOKS]
        sure = FOUND if facts.kind == "I" else FOUND * LEFT_OUT
        cards = 2 + round(STRAY * more)
        return [Errand(slot, "", cards, ASTRAY * more, key, sure) for slot in near]

    def _searches(self, known: list[Plan]) -> list[Plan]:
        """Rooms that are not known yet are errands like all others."""
        return []

    @cached_property
    def hops(self) -> dict[int, int]:
        """By room: corridors from here."""
        return self.world.hops(self.world.room)

    def _suit(self) -> list[Errand]:
        """LD-ITM-30: made in the Repository out of one thing, found in the Guard Room."""
        world = self.world
        if world.suit or not world.view.crafted.get("enviro_suit", 0):
            return []
        found: list[Errand] = []
        if ARMOUR in world.me.missions:
            # LD-MIS-02: put on for nothing, also where nothing works (15203, round 2).
            for tile in world.registry.items[ARMOUR].activation_rooms:
                if slot := world.find(tile):
                    risk = LINGER * self.odds.company(slot)
                    found.append(Errand(slot, "activate", 0, risk, "suit"))
        guard = world.find("guard_room")
        if guard and world.rooms[guard].items > 0:
            found += self.at("guard_room", "take_equipment", "suit")
        if world.has_component("material") and world.has_component("medicine"):
            found.append(Errand(world.room, "craft", 1, 0.0, "suit"))
        elif world.has_component("material", "medicine"):
            found += self.at("repository", "craft_gear", "suit")
        else:
            found += self._parts()
        return found

    def _remedy(self) -> list[Errand]:
        """LD-ITM-26: what rids one of larva and infection, from the bench or the Testing Lab."""
        world = self.world
        ill = world.me.larva or self.odds.doubtful >= 2
        if not ill or world.together or world.alone:
            return []
        if REMEDY in world.things:
            return [Errand(world.room, "neutralise", 1 + PASSED, 0.0, "remedy")]
        if not world.view.crafted.get(REMEDY, 0):
            return []
        found: list[Errand] = []
        if world.has_component("medicine", "fire"):
            found += self.at("repository", "craft_gear", "remedy")
        if world.me.knowledge >= VERSED and world.find("testing_lab"):
            found += self.at("testing_lab", "take_neutralizer", "remedy")
        # It is used then, which ends the round (LD-RND-12).
        return [replace(there, cards=there.cards + 1 + PASSED) for there in found]

    def _parts(self) -> list[Errand]:
        """Rooms where something for a suit may be found, and the way back to the Repository."""
        world = self.world
        shop = world.find("repository")
        if not shop or world.rooms[shop].malfunction:
            return []
        back = self.ways_to(shop)
        wait = 0 if "search" in world.hand else 2
        found = []
        for room in world.view.rooms:
            if room.explored and room.tile:
                odds = PARTS.get(world.registry.rooms[room.tile].colour, 0.0) * (room.items > 0)
            else:
                odds = PARTS[""] if room.kind in ("I", "II") else 0.0
            leg = back.get(room.slot)
            if odds and leg is not None and self.hops.get(room.slot, 99) <= 3 and leg[1] <= 3:
                cards = 3 + leg[1] + wait
                found.append(Errand(room.slot, "search", cards, leg[0], "suit", odds))
        found.sort(key=lambda errand: errand.cards - 4.0 * errand.sure)
        return found[:LOOKS]

    def _research(self, wants: set[str]) -> list[Errand]:
        """Objects for the objective, and for the Laboratory: what it is for, and the way there."""
        world = self.world
        found: list[Errand] = []
        carried = {item.key for item in world.me.hands} & set(objective_odds.OBJECTS)
        unsafe = world.codes["yellow"] > 0.0 and 2 <= world.me.knowledge <= 4
        kinds: set[str] = set()
        if "knowledge" in wants or unsafe:
            kinds = set(objective_odds.OBJECTS)
        elif "weaknesses_discovered" in wants:
            # LD-KNW-10: another one of a kind that was analysed discovers nothing.
            kinds = set(objective_odds.OBJECTS) - set(world.view.analysed)
        tools = "analysis_instruments" in world.things
        for kind in carried & kinds:
            found += self.at("laboratory", "analyse", f"analyse {kind}")
            if tools:
                found.append(Errand(world.room, "instruments", 1, 0.0, f"analyse {kind}"))
        if not carried & (kinds | world.wanted_objects):
            for thing in self._lying():
                if thing.key in world.wanted_objects:
                    found.append(thing)
                if thing.key in kinds:
                    found += self._analysed(thing, tools=tools)
        return found

    def _brood(self) -> list[Errand]:
        """LD-BAS-13, LD-ROM-41: strike at the eggs until none is left; every blow is heard."""
        eggs = max(1, self.world.view.eggs)
        return [
            replace(
                there,
                action="melee-egg" if there.action else "",
                cards=there.cards - 2 + round(BLOWS * eggs),
                loss=there.loss + SMASHED * eggs,
            )
            for there in self.at("nest", "melee-egg", "brood")
        ]

    def _lying(self) -> list[Errand]:
        """Objects that can be had, by kind; eggs also where nobody has found the Nest yet."""
        world = self.world
        found = [
            Errand(room.slot, "pickup", 1, 0.0, kind)
            for room in world.view.rooms
            for kind in dict.fromkeys(thing.key for thing in room.objects)
            if kind in objective_odds.OBJECTS
        ]
        return found + (self.at("nest", "take_egg", "egg") if world.view.eggs else [])

    def _analysed(self, thing: Errand, *, tools: bool) -> list[Errand]:
        """Take an object and have it analysed: on the spot, or wherever the Laboratory is."""
        key = f"analyse {thing.key}"
        if tools:
            # LD-KNW-12: what lies there need not be taken up for it.
            lies = thing.action == "pickup"
            action, cards = ("instruments", 1) if lies else (thing.action, thing.cards + 1)
            return [replace(thing, action=action, cards=cards, key=key)]
        found = []
        for there in self.at("laboratory", "analyse", key):
            if there.action and there.slot == thing.slot:
                # LD-KNW-11: nor what lies in the Laboratory.
                return [there]
            leg = self.ways_to(there.slot).get(thing.slot)
            if leg is not None and there.slot != thing.slot:
                cards, loss = thing.cards + leg[1] + there.cards, thing.loss + leg[0] + there.loss
                sure = thing.sure * there.sure
                found.append(replace(thing, cards=cards, loss=loss, key=key, sure=sure))
        return found[:1]

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
                key != "heal" and (me.larva or self.odds.doubtful >= 2)
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
        if world.wants_ruin and world.view.destruct < 0:
            found.append(("cooling_system", "start_self_destruct", "destruct"))
        if me.larva or self.odds.doubtful >= 2:
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
        elif key.startswith("analyse"):
            fate = replace(fate, knowledge=fate.knowledge + 3, weaknesses=fate.weaknesses + 1)
        elif key in objective_odds.OBJECTS:
            fate = replace(fate, carried=fate.carried | {key})
        elif key in ("destruct", "stop"):
            blown = objective_odds.runs(self.world) if key == "destruct" else 0.1
            fate = replace(fate, blown=blown)
        elif key == "brood":
            fate = replace(fate, nest=True)
        elif key == "explore":
            fate = replace(fate, explored=True)
        elif key == "wake":
            fate = replace(fate, woken=True)
        elif key in ("surgery", "remedy"):
            clean = 0.97
        elif key == "cure":
            clean = odds.cured(self.world.sick)
        elif key == "heal":
            ease = odds.life / (odds.life + 1.0)
        return fate, clean, ease

    def spared(self, way: Exit, fate: Fate) -> float:
        """Chance that the active contingency spares one who leaves so."""
        spared = self.world.safety(way.place, fate.knowledge, fate.signal)
        starts = fate.blown > self.fate.blown and way.place == "isolation"
        return spared * (1.0 - fate.blown) if starts else spared

    def outcome(self, way: Exit, fate: Fate) -> float:
        """The contingency decides about oneself and about the others at once."""
        world, place = self.world, way.place
        starts = fate.blown > self.fate.blown and place == "isolation"
        whole = 1.0 - fate.blown if starts else 1.0
        # What a crew reaches together is weighed with its objectives already.
        win = 1.0 if world.together else self.win
        hope = 0.0
        for code, odds in world.codes.items():
            if odds and spares(code, place, fate.knowledge, fate.signal):
                end = fate.ending(place, code, leaves=True)
                hope += odds * (1.0 + win * objective_odds.likely(world, end))
        return whole * hope

    def met(self, way: Exit, fate: Fate) -> float:
        """Chance that an objective is met then."""
        return objective_odds.likely(self.world, replace(fate, place=way.place))

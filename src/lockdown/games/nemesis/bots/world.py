"""What a seat of the original game makes of its view: time, engines, course, what it wants."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from lockdown.bots.values import Values
from lockdown.bots.world import World
from lockdown.games.nemesis.board import NemesisBoard, board
from lockdown.games.nemesis.bots.values import REPAIRS, TOOLS, VALUES
from lockdown.games.nemesis.cards import tokens
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.view_types import NemesisCrewView, NemesisView, PodView
from lockdown.state.facts import StalkerToken
from lockdown.state.registry import Registry

_TOKENS = {token.key: token for token in tokens.STALKER_TOKENS}
_INFECTED = tokens.INFECTED_COPIES / (tokens.INFECTED_COPIES + tokens.CLEAN_COPIES)
#: Chance that an engine nobody has told us about works: one token of two (NM-SET-10).
UNSEEN = 0.5
#: Things that open a pod, and those against contamination.
POD_KEYS = ("evacuation_key", "pilot_evacuation_key")
CURES = ("antidote", "alcohol")
#: What is analysed, in the order of the weakness spaces (NM-WEA-02).
SPACES = ("corpse", "egg", "carcass")
_NAMES = {"corpse_blue": "corpse", "character_corpse": "corpse"}
#: Chance of each of the others on board to die, as far as one must be the only one who survives:
#: they look after each other.
ONLY = 0.35
#: Chance that those die in the end who have left (NM-VIC-08), sleep, or are dead already.
DIES = {"escaped": 0.2, "hibernation": 0.45, "dead": 1.0}
#: What is left of the chance that a ship arrives that is about to blow up.
DOOMED_SHIP = 0.1
#: Rooms nobody has been in yet, with fewer of which somebody may see them all.
SEEN = 12
#: Moves to where no way leads.
NOWHERE = 99
#: Chance of each destination under a space of a card nobody has seen.
BLIND = 0.25


class NemesisWorld(World):
    """One seat's picture of the ship."""

    registry: ClassVar[Registry] = REGISTRY
    values: ClassVar[Values] = VALUES
    tokens: ClassVar[Mapping[str, StalkerToken]] = _TOKENS
    infected: ClassVar[float] = _INFECTED
    view: NemesisView
    me: NemesisCrewView
    board: NemesisBoard

    def board_of(self, side: str) -> NemesisBoard:
        """The side of the ship that is played on."""
        return board(side)

    # ---- time

    @property
    def rounds_left(self) -> int:
        """Rounds that can still be played, this one included (NM-RND-15)."""
        left = self.view.time
        if self.view.destruct >= 0:
            left = min(left, self.view.destruct)
        return max(1, left)

    @property
    def new_hand(self) -> int:
        """Cards that the next round brings: the Cabins give more, wounds take some."""
        peace = self.rooms[self.room].tile == "cabins" and not self.foes(self.room)
        return (6 if peace else 5) - any(w.key == "body" and not w.dressed for w in self.me.wounds)

    @property
    def until_sleep(self) -> int:
        """Rounds until the hibernation pods open (NM-CRT-07)."""
        if self.view.hibernation_open:
            return 0
        return max(1, self.view.time - self.board.hibernation_opens_at)

    # ---- beliefs

    @cached_property
    def engines(self) -> tuple[float, float, float]:
        """Chance of each engine to work, from what this seat has seen."""
        one, two, three = (
            UNSEEN if not engine.state else float(engine.state == "working")
            for engine in self.view.engines
        )
        return one, two, three

    def going_to(self, *wanted: str) -> float:
        """Chance that the course leads to one of these destinations (NM-BRD-12)."""
        known = self.view.coordinates.get(self.view.course)
        return BLIND * len(wanted) if known is None else float(known in wanted)

    def space_of(self, *wanted: str) -> str:
        """A space of the destination track that leads there, if the card is known."""
        return next((s for s, where in self.view.coordinates.items() if where in wanted), "")

    @property
    def harbours(self) -> tuple[str, ...]:
        """Where one who sleeps survives: Earth, and Mars with Quarantine (NM-VIC-05)."""
        me = self.view.me
        return ("earth", "mars") if me and "quarantine" in me.objectives else ("earth",)

    @property
    def wanted_harbours(self) -> tuple[str, ...]:
        """Where an objective of ours wants the ship (NM-OBJ-05)."""
        wanted = {str(t["destination"]) for t in self.tests if t["kind"] == "ship_reached"}
        # Earth is asked for together with a destroyed Nest where Mars would do by itself.
        return ("mars",) if "mars" in wanted else tuple(sorted(wanted))

    @property
    def asleep(self) -> bool:
        """Whether anybody hibernates: course and self-destruct are barred (NM-ROM-31)."""
        return any(crew.place == "hibernation" for crew in self.view.crew)

    # ---- pods

    def section(self, letter: str) -> int:
        """The slot of an evacuation section, if this seat knows it."""
        return self.find(f"evacuation_section_{letter.lower()}")

    def pods(self, letter: str) -> list[PodView]:
        """Pods of a section that are still there and have a free place."""
        return [
            pod
            for pod in self.view.pods
            if pod.section == letter and not pod.gone and len(pod.crew) < 2
        ]

    @property
    def locked_pods(self) -> list[PodView]:
        """Pods that are worth unlocking: none behind closed doors, nor beside an open one."""
        rooms = {letter: self.section(letter) for letter in "AB"}
        return [
            pod
            for pod in self.view.pods
            if pod.locked
            and not pod.gone
            and all(other.locked for other in self.pods(pod.section))
            and (not rooms[pod.section] or self.distance(rooms[pod.section]) < NOWHERE)
        ]

    # ---- tools

    @cached_property
    def can_repair(self) -> bool:
        """A card or tool in hand removes a malfunction marker or works on an engine."""
        return any(card in REPAIRS for card in self.hand) or any(
            key in TOOLS for key in self.things
        )

    @cached_property
    def may_repair(self) -> bool:
        """Such a card is in hand, or will come back from the own deck."""
        me = self.view.me
        thrown = set(me.discard) if me is not None else set()
        facts = self.registry.action_cards
        deck = sum(facts[card].copies_by.get(self.me.character, 0) for card in REPAIRS)
        return self.can_repair or deck > len(thrown & set(REPAIRS)) or self.me.deck < 5

    # ---- wishes

    @cached_property
    def tests(self) -> list[dict[str, object]]:
        """What the objectives that are still held ask for, all alternatives together."""
        me = self.view.me
        return [
            test
            for key in (me.objectives if me else ())
            for alternative in self.registry.objectives[key].condition
            for test in alternative
        ]

    @cached_property
    def wishes(self) -> set[str]:
        """Kinds of tests in the objectives that are still held."""
        return {str(test["kind"]) for test in self.tests}

    @cached_property
    def doomed(self) -> set[int]:
        """Numbers of the players whose death an objective of ours asks for.

        Of everybody, if it names ourselves: only the last survivor meets it (NM-SET-22).
        """
        named = {int(str(test["player"])) for test in self.tests if test["kind"] == "player_dead"}
        me = self.view.me
        if named == {self.me.number} and me is not None and len(me.objectives) == 1:
            return {crew.number for crew in self.others}
        return named - {self.me.number}

    @property
    def calls(self) -> bool:
        """NM-ROM-03: whether an objective that is held still asks for the signal."""
        return "signal_sent" in self.wishes and not self.me.signal

    @property
    def needs_others(self) -> bool:
        """Whether an objective of ours asks that others survive."""
        return "others_survive" in self.wishes

    @cached_property
    def awaited(self) -> set[str]:
        """Kinds of objects that an objective of ours asks to analyse, whoever does (NM-OBJ-06)."""
        found: set[str] = set()
        up = {space for space, card in zip(SPACES, self.view.weaknesses, strict=True) if card}
        for test in self.tests:
            if test["kind"] == "weakness_of":
                found |= {_NAMES.get(str(test["space"]), str(test["space"]))} - up
            elif test["kind"] == "weaknesses_discovered" and len(up) < int(str(test["min"])):
                found |= set(SPACES) - up
        return found

    @cached_property
    def wanted_objects(self) -> set[str]:
        """Bulky objects that an objective of ours asks for, or asks to analyse (NM-OBJ-06)."""
        carried = (test["objects"] for test in self.tests if test["kind"] == "carries")
        words = {str(word) for objects in carried for word in _list(objects)}
        return {_NAMES.get(word, word) for word in words} | self.awaited

    @property
    def kept(self) -> set[str]:
        """What is not given away: keys of pods, cures of the sick, and all things of a hoarder.

        Nor what is thrown into the next room, with somebody alone in it (NM-ITM-16): before open
        pods with an adult in them one gave its grenade away (82302, round 13).
        """
        found = self.wanted_objects | set(POD_KEYS)
        ways = self.board.ways[self.room] if self.room else ()
        if any(self.foes(s) and not self.friends(s) and way not in self.shut for s, way in ways):
            found |= {"grenade"} & set(self.things)
        if self.sick or self.me.larva:
            found |= set(CURES)
        if "ship_destroyed" in self.wishes:
            found.add("self_destruct_key")
        return found | set(self.things) if "items" in self.wishes else found

    @property
    def useless(self) -> tuple[str, ...]:
        """NM-POD-13: keys, once no pod on board is locked: one kept such a key (23103, round 7)."""
        return () if any(pod.locked and not pod.gone for pod in self.view.pods) else POD_KEYS

    def objective_value(self, key: str) -> float:
        """How likely an objective is met if we survive: by the best of its alternatives."""
        usual = super().objective_value(key)
        conditions = self.registry.objectives[key].condition
        return max(self._chance(usual, alternative) for alternative in conditions)

    def _chance(self, usual: float, alternative: tuple[dict[str, Any], ...]) -> float:
        """The same of one alternative; deaths are reckoned by who is still about."""
        for test in alternative:
            if test["kind"] == "only_survivor":
                return self._only()
            if test["kind"] == "player_dead":
                return self._death(int(test["player"]))
        open_still = min(map(self._open, alternative))
        return (usual + sum(map(self._begun, alternative))) * open_still

    def _open(self, test: dict[str, Any]) -> float:
        """Which part is left of the chance of a test: none of what cannot come about any more."""
        kind, out = test["kind"], self.me.place not in ("room", "unplaced")
        if kind == "others_survive":
            return float(any(c.place != "dead" for c in self.others))
        if kind == "ship_reached":
            return DOOMED_SHIP if self.view.destruct >= 0 else 1.0
        if not out:
            return 1.0
        # Whoever has left does nothing more about it.
        if kind == "signal_sent":
            return float(self.me.signal)
        if kind == "items":
            return float(len(self.things) >= int(test["min"]))
        if kind == "carries":
            held = {item.key for item in self.me.hands}
            return float(any(_NAMES.get(word, word) in held for word in test["objects"]))
        return 1.0

    @property
    def others(self) -> list[NemesisCrewView]:
        """Everybody else, dead or alive."""
        return [crew for crew in self.view.crew if crew.seat != self.seat]

    def _only(self) -> float:
        """NM-OBJ-03: chance that nobody else survives."""
        chance = 1.0
        for crew in self.others:
            chance *= DIES.get(crew.place, ONLY)
        return chance

    def _begun(self, test: dict[str, Any]) -> float:
        """How much likelier an objective is because a part of it is done or at hand."""
        kind, held = test["kind"], {item.key for item in self.me.hands}
        if kind == "signal_sent":
            return 0.15 * self.me.signal
        if kind == "items":
            return 0.03 * len(self.things)
        if kind == "carries":
            objects = {"corpse" if word == "corpse_blue" else word for word in test["objects"]}
            return 0.1 * bool(objects & held) + 0.04 * ("egg" in objects) * bool(self.find("nest"))
        if kind in ("weakness_of", "weaknesses_discovered"):
            asked = {test["space"]} if kind == "weakness_of" else set(self.values.objects)
            near = 0.04 * bool(self.find("laboratory")) + 0.04 * bool(self.find("nest"))
            return near + 0.08 * bool(asked & held)
        if kind == "rooms_explored":
            return 0.02 * max(0, SEEN - len(self.unexplored))
        if kind == "ship_reached" and self.view.coordinates:
            # A course that one has seen to oneself, and engines (17101: set, and then left).
            works = sum(engine.state == "working" for engine in self.view.engines)
            return (0.15 + 0.05 * min(2, works)) * self.going_to(str(test["destination"]))
        return 0.0

    def _death(self, number: int) -> float:
        """NM-OBJ-02: chance that a player dies; nobody survives its own death (NM-SET-22)."""
        target = next((c for c in self.view.crew if c.number == number), None)
        if target is None or target.place == "dead":
            return 1.0
        if target.seat == self.seat:
            return 0.0
        return DIES.get(target.place, 0.65 + 0.08 * len(target.wounds))


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []

"""How a bot plays the Intruder (NM-INT): it hunts those who let it die, and those who get away.

Everything is read from the view of its seat: the board, what everybody sees of the crew, the own
cards, and what was looked at while the character lived (NM-INT-16). A rookie wanders in its
judgement and does not think of the ways out; the others hunt first whoever is about to leave.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from functools import cached_property

from lockdown.bots.answers import first_arg
from lockdown.games.nemesis.board import NemesisBoard, board
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.view_types import NemesisCrewView, NemesisView
from lockdown.kernel.options import ARG_KINDS
from lockdown.state.keys import STALKERS
from lockdown.views.types import DecisionView, OptionView, StalkerView

#: What one attack of each kind is worth, before the prey is looked at.
BITES = {"larva": 2.0, "creeper": 1.2, "adult": 2.4, "breeder": 3.2, "queen": 4.5}
#: What each further attack card to choose from adds.
CHOICE = 0.3
#: How good an attack card is for who chooses it; what it does to the badly hurt comes on top.
STRIKES = {
    "bite": 3.0,
    "tail_attack": 3.0,
    "frenzy": 2.8,
    "claw_attack": 2.4,
    "scratch": 1.6,
    "transformation": 1.5,
    "summoning": 2.0,
    "slime": 1.0,
}
#: Events by what they do to a crew; larvae and adults are looked at besides.
EVENTS = {
    "evacuation_pod_ejection": 2.4,
    "coolant_leak": 2.2,
    "consuming_fire": 2.0,
    "damaging_fire": 1.8,
    "egg_protection": 1.2,
    "hatching": 1.4,
    "damage": 1.6,
    "malfunction_event": 1.5,
    "life_support_failure": 1.6,
    "short_circuit": 1.2,
    "noise_in_technical_corridors": 1.4,
    "scent_of_prey": 1.0,
    "nest_event": 0.8,
    "flammable_compounds": 1.4,
    "bulkheads_open": 0.8,
    "regeneration": 0.9,
    "lurking": 0.2,
}
#: What a card is worth in the next round.
KEPT = {"pursuit_any": 2.4, "planning_any": 1.8, "planning_4": 1.6, "metamorphosis": 1.2}
FAR = 99


class Hunt:
    """The table as the Intruder looks at it."""

    def __init__(self, view: NemesisView, level: str, dice: random.Random) -> None:
        self.view = view
        self.board: NemesisBoard = board(view.board)
        self.blunt = level == "rookie"
        self.dice = dice
        corridor = ARG_KINDS["corridor"].read
        self.shut = {self.board.by_code[corridor(text)] for text in view.closed}
        self.noisy = {self.board.by_code[corridor(text)] for text in view.noise}
        self.figures = {stalker.text: stalker for stalker in view.stalkers}

    # ---- the prey

    @cached_property
    def crew(self) -> list[NemesisCrewView]:
        """Those who can still be reached."""
        return [c for c in self.view.crew if c.place in ("room", "pod")]

    def hurt(self, prey: NemesisCrewView) -> float:
        """How near to death somebody is, from 0 to 1."""
        return min(1.0, (len(prey.wounds) + prey.light / 3) / 3.4)

    def leaving(self, prey: NemesisCrewView) -> float:
        """How near to safety somebody is (NM-POD-04, NM-ROM-31)."""
        if self.blunt:
            return 0.0
        if prey.place == "pod":
            return 1.0
        goals = [pod.section for pod in self.view.pods if not (pod.locked or pod.gone)]
        exits = {f"evacuation_section_{section.lower()}" for section in goals}
        slots = {r.slot for r in self.view.rooms if r.explored and r.tile in exits}
        if self.view.hibernation_open:
            slots.add(self.board.start_slot)
        near = min((self.steps(prey.room).get(slot, FAR) for slot in slots), default=FAR)
        return {0: 1.0, 1: 0.6, 2: 0.3}.get(near, 0.0)

    def worth(self, prey: NemesisCrewView) -> float:
        """How much it matters to get at somebody."""
        return 1.0 + 1.2 * self.hurt(prey) + 1.5 * self.leaving(prey)

    def strike(self, kind: str, prey: NemesisCrewView, drawn: int) -> float:
        """One attack, with so many cards to choose from."""
        if kind == "larva":
            return 0.0 if prey.larva else BITES[kind] * self.worth(prey)
        value = BITES[kind] * (1.0 + CHOICE * (drawn - 1))
        if len(prey.wounds) >= 3:
            value += 4.0  # any wound kills
        elif len(prey.wounds) == 2 and kind != "creeper":
            value += 1.0 + drawn  # a bite kills
        return value * self.worth(prey)

    def best_strike(self, stalker: StalkerView, drawn: int) -> float:
        """The best attack in its room."""
        there = [c for c in self.crew if c.room == stalker.room]
        return max((self.strike(stalker.kind, prey, drawn) for prey in there), default=0.0)

    # ---- ways

    def steps(self, slot: int) -> dict[int, int]:
        """How far every room is; a closed door costs a step (NM-EVT-05)."""
        found = {slot: 0}
        queue = deque([slot])
        while queue:
            here = queue.popleft()
            for other, way in self.board.ways[here]:
                cost = found[here] + 1 + (way in self.shut)
                if cost < found.get(other, FAR):
                    found[other] = cost
                    queue.append(other)
        return found

    def pull(self, stalker: StalkerView, slot: int) -> float:
        """How good it is for an Intruder to stand somewhere next."""
        bite = BITES[stalker.kind]
        far = self.steps(slot)
        best = 0.0
        for prey in self.crew:
            company = sum(1 for s in self.view.stalkers if s.room == prey.room)
            pressed = 0.6 if company else 1.0
            away = far.get(prey.room, FAR)
            value = bite * self.worth(prey) * pressed * (0.8 if away == 0 else 0.5 / (1 + away))
            best = max(best, value)
        return best

    def through(self, stalker: StalkerView, way: int) -> float:
        """Going through a connection instead of staying."""
        if way >= self.board.tech:
            # NM-TEC-06: it is back in the bag, its wounds are gone.
            weak = 0.2 * stalker.wounds if not self.fights(stalker) else -1.0
            return weak - 0.5 * self.pull(stalker, stalker.room)
        if way in self.shut:
            return 0.25
        there = self.board.other_end(way, stalker.room)
        stay = self.best_strike(stalker, 1) if self.fights(stalker) else 0.0
        return self.pull(stalker, there) - max(stay, self.pull(stalker, stalker.room))

    def fights(self, stalker: StalkerView) -> bool:
        """Whether it shares its room with a character."""
        return any(c.room == stalker.room for c in self.crew)

    # ---- cards

    def pursuit(self, prey: NemesisCrewView) -> float:
        """A noise roll for somebody: an encounter, or noise for the next one (NM-NOI-03)."""
        meeting = sum(0.2 for way in self.board.exits[prey.room] if way in self.noisy)
        startled = 1.0 if prey.hand <= 2 else 0.4
        lure = 0.1 * (2 if prey.slime else 1) * self.near(prey.room)
        return (0.5 + meeting * (1.6 + 1.4 * startled) + lure) * self.worth(prey) * 0.8

    def near(self, slot: int) -> float:
        """The Intruders next door that are free to come."""
        rooms = {other for other, _ in self.board.ways[slot]}
        return sum(
            BITES[s.kind] for s in self.view.stalkers if s.room in rooms and not self.fights(s)
        )

    def pack(self) -> float:
        """What the adults would reach together (NM-EVT-07)."""
        rooms = {c.room: c for c in self.crew}
        value = 0.0
        for stalker in self.view.stalkers:
            if stalker.kind != "adult" or self.fights(stalker):
                continue
            near = sorted({other for other, _ in self.board.ways[stalker.room]} & rooms.keys())
            if near:
                value += 0.8 * BITES["adult"] * self.worth(rooms[near[0]])
        return value

    def brood(self) -> float:
        """Larvae that would break out (NM-CON-08), and cards that would be scanned."""
        return sum(12.0 if c.larva else 0.5 for c in self.crew)

    def event(self, key: str) -> float:
        """What an event does for the hunt."""
        if key == "eclosion":
            return self.brood()
        if key in ("hunt_a", "hunt_b"):
            return 0.6 + self.pack()
        if key == "regeneration":
            return 0.4 + 0.7 * max((min(2, s.wounds) for s in self.view.stalkers), default=0)
        if key == "lurking":
            return -0.3 * sum(1 for s in self.view.stalkers if not self.fights(s))
        return EVENTS.get(key, 1.0)

    def healing(self, stalker: StalkerView) -> float:
        """Wounds that would be gone, more of those that are fighting."""
        return min(2, stalker.wounds) * BITES[stalker.kind] * (0.5 if self.fights(stalker) else 0.2)

    def effect(self, card: str) -> float:
        """The special effect of a card (NM-INT-12)."""
        if card.startswith("pursuit"):
            return max((self.pursuit(prey) for prey in self.crew), default=0.0)
        if card.startswith("coordinated_hunt"):
            return self.pack()
        if card == "metamorphosis":
            return self.brood()
        if card.startswith("planning"):
            return 2.2
        return max((self.healing(s) for s in self.view.stalkers), default=0.0)

    def use(self, option: OptionView) -> float:
        """One use of one card; passing is 0."""
        if option.verb == "pass":
            return 0.0
        card = REGISTRY.intruder_actions[first_arg(option)]
        if option.verb == "hunt-effect":
            value = self.effect(card.key)
        else:
            stalker = self.figures[option.args[1].text]
            if option.verb == "hunt-attack":
                value = self.best_strike(stalker, card.drawn)
            elif card.corridor:
                value = self.through(stalker, self.board.exits[stalker.room][card.corridor - 1])
            else:
                value = max(self.through(stalker, w) for w in set(self.board.exits[stalker.room]))
        # A card that could do more later is not worn out on a trifle.
        return value - 0.15 * KEPT.get(card.key, 0.5)

    def attack_card(self, text: str, prey: NemesisCrewView | None, kind: str) -> float:
        """What an attack card does to the chosen prey (NM-ATK-08)."""
        key = text.split("/", maxsplit=1)[0]
        facts = REGISTRY.attacks[key]
        if kind and not facts.icons >> STALKERS.index(kind) & 1:
            return -1.0
        value = STRIKES.get(key, 1.0)
        wounds = len(prey.wounds) if prey is not None else 0
        if key == "bite" and wounds >= 2:
            value += 20.0
        if key == "tail_attack" and wounds >= 1:
            value += 20.0
        if key == "frenzy" and wounds >= 2:
            value += 20.0
        if key in ("scratch", "claw_attack", "bite") and wounds >= 3:
            value += 20.0
        return value

    # ---- answers

    def judged(self, value: float) -> float:
        """A rookie's eye is not so good."""
        return value + self.dice.uniform(-1.5, 1.5) if self.blunt else value

    def best(self, decision: DecisionView, value: Callable[[OptionView], float]) -> str:
        """The option that seems best."""
        return max(decision.options, key=lambda option: self.judged(value(option))).text

    def seat(self, text: str) -> NemesisCrewView:
        """One of the crew by the letter of its seat."""
        return self.view.crew["ABCDE".index(text)]


def _turn(hunt: Hunt, decision: DecisionView) -> str:
    return hunt.best(decision, hunt.use)


def _keeps(hunt: Hunt, decision: DecisionView) -> str:
    def value(option: OptionView) -> float:
        if option.verb == "done":
            return 0.0
        card = first_arg(option)
        larvae = 4.0 if card == "metamorphosis" and any(c.larva for c in hunt.crew) else 0.0
        return KEPT.get(card, 0.5) + larvae

    return hunt.best(decision, value)


def _through(hunt: Hunt, decision: DecisionView) -> str:
    stalker = hunt.figures[decision.about["stalker"].text]
    read = ARG_KINDS["corridor"].read
    return hunt.best(
        decision, lambda o: hunt.through(stalker, hunt.board.by_code[read(first_arg(o))])
    )


def _whom(hunt: Hunt, decision: DecisionView) -> str:
    kind = hunt.figures[decision.about["stalker"].text].kind
    return hunt.best(decision, lambda o: hunt.strike(kind, hunt.seat(first_arg(o)), 1))


def _attack_card(hunt: Hunt, decision: DecisionView) -> str:
    prey = hunt.seat(decision.about["target"].text)
    kinds = {s.kind for s in hunt.view.stalkers if s.room == prey.room}
    kind = max(kinds, key=STALKERS.index, default="")
    alone = kind if len(kinds) == 1 else ""
    return hunt.best(decision, lambda o: hunt.attack_card(first_arg(o), prey, alone))


def _lowest(hunt: Hunt, decision: DecisionView) -> str:
    return hunt.best(decision, lambda o: -hunt.attack_card(first_arg(o), None, ""))


def _pursued(hunt: Hunt, decision: DecisionView) -> str:
    return hunt.best(decision, lambda o: hunt.pursuit(hunt.seat(first_arg(o))))


def _planned(hunt: Hunt, decision: DecisionView) -> str:
    return hunt.best(decision, lambda o: hunt.event(first_arg(o)))


def _healed(hunt: Hunt, decision: DecisionView) -> str:
    return hunt.best(decision, lambda o: hunt.healing(hunt.figures[first_arg(o)]))


def _takes_role(hunt: Hunt, decision: DecisionView) -> str:
    """Vengeance is better than watching."""
    return "yes"


ANSWERS: dict[str, Callable[[Hunt, DecisionView], str]] = {
    "become_intruder": _takes_role,
    "intruder_turn": _turn,
    "hunt_keeps": _keeps,
    "hunt_through": _through,
    "hunt_whom": _whom,
    "hunt_attack_card": _attack_card,
    "hunt_lowest": _lowest,
    "hunt_pursued": _pursued,
    "hunt_planned": _planned,
    "hunt_healed": _healed,
}


def answer(view: NemesisView, level: str, dice: random.Random) -> str | None:
    """What a bot in the Intruder's seat chooses; None if something else is asked."""
    decision = view.decision
    found = ANSWERS.get(decision.kind) if decision is not None else None
    if decision is None or found is None:
        return None
    return found(Hunt(view, level, dice), decision)

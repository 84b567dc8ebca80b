"""Hints for the first real games: one line each, from what the seat itself may know.

`hints` is a pure function of a view. It gives everything that could be said at a decision, the
most important first; who shows them says one at a time, two a round, each at most twice a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from lockdown.games.lockdown.board import LockdownBoard, board
from lockdown.games.lockdown.cards import registry
from lockdown.kernel.options import ARG_KINDS
from lockdown.views import odds
from lockdown.views.types import (
    ArgView,
    CrewView,
    DecisionView,
    HintView,
    MeView,
    RoomView,
    TableView,
)


class Seen(NamedTuple):
    """A view at the viewer's own decision, taken apart."""

    view: TableView
    me: CrewView
    mine: MeView
    decision: DecisionView
    here: RoomView | None
    places: LockdownBoard

    @property
    def acting(self) -> bool:
        return self.decision.kind == "action"

    @property
    def combat(self) -> bool:
        return any(s.room == self.me.room for s in self.view.stalkers) and bool(self.me.room)

    def options(self, verb: str) -> Iterator[tuple[str, int]]:
        """(text, room) of the options of that verb."""
        for option in self.decision.options:
            if option.verb == verb and self.acting:
                yield option.text, int(option.args[0].text)

    def offered(self, *texts: str) -> bool:
        """Whether one of these, or one that begins so, can be chosen."""
        return any(option.text.startswith(texts) for option in self.decision.options)

    def occupied(self, slot: int) -> bool:
        crew = any(c.place == "room" and c.room == slot for c in self.view.crew)
        return crew or any(s.room == slot for s in self.view.stalkers)


Found = tuple[str, dict[str, ArgView]]
"""The option it is about, and the arguments of its words."""
_Test = Callable[[Seen], Iterator[Found]]


class _Rule(NamedTuple):
    key: str
    priority: int
    rule: str
    test: _Test
    once: bool
    forecast: bool
    wait: int


_RULES: list[_Rule] = []


def _hint(
    key: str, priority: int, rule: str, *, once: bool = False, forecast: bool = False, wait: int = 0
) -> Callable[[_Test], _Test]:
    def add(test: _Test) -> _Test:
        _RULES.append(_Rule(key, priority, rule, test, once, forecast, wait))
        return test

    return add


def keys() -> tuple[str, ...]:
    """The keys of all hints."""
    return tuple(rule.key for rule in _RULES)


def hints(view: TableView, help_level: str = "full") -> tuple[HintView, ...]:
    """All hints of the viewer's open decision by priority; with `facts` none that forecasts."""
    if view.seat is None or view.me is None or view.decision is None or help_level == "bare":
        return ()
    me = view.crew[view.seat]
    here = view.rooms[me.room - 1] if me.place == "room" and me.room else None
    seen = Seen(view, me, view.me, view.decision, here, board(view.board))
    return tuple(
        HintView(rule.key, rule.rule, option, args, rule.once, rule.wait)
        for rule in _by_priority()
        if help_level == "full" or not rule.forecast
        for option, args in rule.test(seen)
    )


@cache
def _by_priority() -> tuple[_Rule, ...]:
    return tuple(sorted(_RULES, key=lambda rule: rule.priority))


def _if(condition: object, **args: ArgView) -> Iterator[Found]:
    if condition:
        yield "", args


def _number(value: int) -> ArgView:
    return ArgView("number", str(value))


# ---- walking


@_hint("first_turn", 3, "LD-ACT-02", once=True, wait=20)
def _first_turn(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.view.round == 1 and s.view.actions_left == 2 and s.me.hand == 5)


@_hint("dark_hand", 1, "LD-ENC-07", forecast=True)
def _dark_hand(s: Seen) -> Iterator[Found]:
    left = s.me.hand - (2 if s.combat and _hurt(s, "leg") else 1)
    for option, slot in s.options("move"):
        if not s.occupied(slot) and not s.view.rooms[slot - 1].powered and left < 4:
            yield option, {"n": _number(left)}


@_hint("noisy_room", 1, "LD-NOI-04", forecast=True)
def _noisy_room(s: Seen) -> Iterator[Found]:
    for option, slot in s.options("move"):
        chance = odds.of_entering(s.view, slot).outcomes.get("encounter", 0.0)
        if chance >= 0.4 and not s.combat and _quiet_corridor(s, slot):
            yield option, {"pct": ArgView("word", f"{round(chance * 100)} %")}


@_hint("careful_blocked", 1, "LD-BAS-04")
def _careful_blocked(s: Seen) -> Iterator[Found]:
    for _option, slot in s.options("move"):
        if not s.combat and not _quiet_corridor(s, slot):
            yield f"careful {slot:03d}", {}


@_hint("company", 3, "LD-MOV-06", once=True)
def _company(s: Seen) -> Iterator[Found]:
    for option, slot in s.options("move"):
        if any(c.place == "room" and c.room == slot for c in s.view.crew):
            yield option, {}


@_hint("vent_noise", 3, "LD-TEC-03", once=True)
def _vent_noise(s: Seen) -> Iterator[Found]:
    for option, slot in s.options("move"):
        if "tech" in s.view.noise and s.places.entrances >> slot & 1 and not s.occupied(slot):
            yield option, {}


@_hint("slime", 1, "LD-MRK-06")
def _slime(s: Seen) -> Iterator[Found]:
    return _if(s.me.slime and s.acting)


# ---- the room


@_hint("fire_end", 1, "LD-RND-13")
def _fire_end(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.view.actions_left == 1 and s.here and s.here.fire)


@_hint("malfunction", 3, "LD-MRK-21", once=True)
def _malfunction(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.here and s.here.malfunction)


@_hint("blackout_soon", 2, "LD-PWR-10", forecast=True)
def _blackout_soon(s: Seen) -> Iterator[Found]:
    failure = s.places.track[s.view.time].failure if s.acting else ""
    lit = [power for power in s.view.power if power.on]
    counts = failure == "blue" or (failure == "red" and not s.view.time_blue)
    if counts and lit:
        next_out = max(lit, key=lambda power: power.token)
        yield "", {"n": _number(next_out.token), "place": ArgView("section", next_out.place)}


@_hint("backup_power", 2, "LD-PWR-12")
def _backup_power(s: Seen) -> Iterator[Found]:
    dark = not any(power.on for power in s.view.power if power.place != "elevator")
    return _if(s.acting and dark and not s.view.time_blue)


@_hint("computer", 3, "LD-CPU-01", once=True)
def _computer(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.offered("computer"))


# ---- the own body


@_hint("contamination_hand", 3, "LD-CON-03")
def _contamination_hand(s: Seen) -> Iterator[Found]:
    return _if(s.decision.kind in ("action", "pass_discard") and _contamination(s) >= 2)


@_hint("rest", 3, "LD-CON-06", once=True)
def _rest(s: Seen) -> Iterator[Found]:
    return _if(s.acting and "rest" in s.mine.hand and _contamination(s))


@_hint("larva", 1, "LD-CON-07")
def _larva(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.me.larva)


@_hint("two_light", 1, "LD-HRT-02")
def _two_light(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.me.light == 2 and len(s.me.wounds) < 3)


@_hint("dress", 3, "LD-HRT-13")
def _dress(s: Seen) -> Iterator[Found]:
    means = ("use medkit 0", "use skin_stapler 0", "use clothes 1", "play obstinate 1")
    open_wound = any(not wound.dressed for wound in s.me.wounds)
    return _if(s.acting and open_wound and s.offered(*means, "room treat_wounds"))


@_hint("three_serious", 1, "LD-HRT-06")
def _three_serious(s: Seen) -> Iterator[Found]:
    return _if(s.acting and len(s.me.wounds) >= 3)


# ---- fighting


@_hint("target", 1, "LD-ATK-03")
def _target(s: Seen) -> Iterator[Found]:
    together = any(
        c.seat != s.me.seat and c.place == "room" and c.room == s.me.room for c in s.view.crew
    )
    return _if(s.acting and s.combat and together)


@_hint("escape", 1, "LD-CMB-14", once=True)
def _escape(s: Seen) -> Iterator[Found]:
    for option, _slot in s.options("move"):
        if s.combat:
            yield option, {}


@_hint("advantage", 3, "LD-CMB-10", once=True)
def _advantage(s: Seen) -> Iterator[Found]:
    if s.acting and s.here and s.here.powered and not _hurt(s, "eyes") and s.offered("shoot "):
        yield "shoot", {}


@_hint("interruption", 3, "LD-ACT-12", once=True)
def _interruption(s: Seen) -> Iterator[Found]:
    return _if(s.decision.kind == "interrupt" and "interruption" in s.mine.hand)


# ---- things


@_hint("craft", 3, "LD-CRF-01")
def _craft(s: Seen) -> Iterator[Found]:
    for option in s.decision.options:
        if s.acting and option.verb == "craft":
            yield "", {"item": option.args[0]}
            return


@_hint("object", 3, "LD-KNW-02", once=True)
def _object(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.offered("pickup ") and len(s.me.hands) < s.me.slots)


# ---- the clock and the way out


@_hint("objective_signal", 2, "LD-OBJ-07")
def _objective_signal(s: Seen) -> Iterator[Found]:
    tests = (
        test
        for key in s.mine.objectives
        for alternative in registry.REGISTRY.objectives[key].condition
        for test in alternative
    )
    wanted = any(test["kind"] == "signal_sent" for test in tests) and not s.me.signal
    rooms = [r.slot for r in s.view.rooms if r.explored and r.tile == "transmitter_control"]
    if s.acting and wanted and len(s.mine.objectives) == 1 and rooms:
        yield "", {"room": ArgView("room", f"{rooms[0]:03d}")}


@_hint("isolation", 2, "LD-CRT-06", once=True)
def _isolation(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.view.time == s.places.isolation_opens_at + 2)


@_hint("container", 2, "LD-CSS-02", once=True)
def _container(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.here and s.here.tile in ("css_a", "css_b", "css_c"))


@_hint("gate_open", 2, "LD-BNK-01", once=True)
def _gate_open(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.view.gate_open)


@_hint("self_destruct", 1, "LD-SDS-03")
def _self_destruct(s: Seen) -> Iterator[Found]:
    return _if(s.acting and s.view.destruct >= 0 and not s.view.destruct_red)


@_hint("last_standing", 2, "LD-RND-17")
def _last_standing(s: Seen) -> Iterator[Found]:
    others = [c for c in s.view.crew if c.seat != s.me.seat and c.place == "room"]
    return _if(s.acting and others and all(c.passed for c in others) and s.me.hand)


# ---- small facts


def _contamination(s: Seen) -> int:
    return sum(1 for card in s.mine.hand if card.startswith("contamination"))


def _hurt(s: Seen, key: str) -> bool:
    return any(w.key == key and not w.dressed and not w.numbed for w in s.me.wounds)


def _quiet_corridor(s: Seen, slot: int) -> bool:
    """Whether a corridor of that room holds no noise yet."""
    noisy = {s.places.by_code[ARG_KINDS["corridor"].read(text)] for text in s.view.noise}
    links = s.places.links_of[slot]
    return any(
        links >> corridor & 1 for corridor in range(links.bit_length()) if corridor not in noisy
    )

"""Hints for the first real games: one line each, from what the seat itself may know.

`hints` is a pure function of a view. It gives everything that could be said at a decision, the
most important first; who shows them says one at a time, two a round, each at most twice a game.

Here is how a hint is written, and those that are true in both games. Which ones a game gives, and
in which order, it says itself: `HINTS` in its module `lockdown.games.NAME.hints`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from lockdown.kernel.game import rules_of
from lockdown.kernel.options import ARG_KINDS
from lockdown.state.boards import Board
from lockdown.views.types import (
    ArgView,
    DecisionView,
    HintView,
    RoomView,
    TableView,
)


class Seen(NamedTuple):
    """A view at the viewer's own decision, taken apart."""

    view: Any
    """The game's own record of the table (`views.types.TableView`)."""
    me: Any
    mine: Any
    decision: DecisionView
    here: RoomView | None
    places: Board

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
Test = Callable[[Seen], Iterator[Found]]


class Hint(NamedTuple):
    """Something worth saying, and when."""

    key: str
    """Message `hint-…`."""
    priority: int
    """1 is said before 2; those of one priority in the order in which the game lists them."""
    rule: str
    test: Test
    """The options it is about; an empty text where it is about none."""
    once: bool
    forecast: bool
    wait: int


class HintParts(NamedTuple):
    """What a game gives: its board by the key of a side, and its hints."""

    board: Callable[[str], Board]
    hints: tuple[Hint, ...]


def hint(
    key: str, priority: int, rule: str, *, once: bool = False, forecast: bool = False, wait: int = 0
) -> Callable[[Test], Hint]:
    """Decorate the test of a hint."""

    def make(test: Test) -> Hint:
        return Hint(key, priority, rule, test, once, forecast, wait)

    return make


@cache
def _parts(game: str) -> HintParts:
    parts: HintParts = import_module(f"lockdown.games.{game}.hints").PARTS
    return parts._replace(hints=tuple(sorted(parts.hints, key=lambda one: one.priority)))


def keys(game: str = "lockdown") -> tuple[str, ...]:
    """The keys of all hints of a game."""
    return tuple(one.key for one in _parts(game).hints)


def hints(view: TableView, help_level: str = "full") -> tuple[HintView, ...]:
    """All hints of the viewer's open decision by priority; with `facts` none that forecasts."""
    if view.seat is None or view.me is None or view.decision is None or help_level == "bare":
        return ()
    own, cited = _parts(view.game), rules_of(view.game).citations
    me = view.crew[view.seat]
    here = view.rooms[me.room - 1] if me.place == "room" and me.room else None
    seen = Seen(view, me, view.me, view.decision, here, own.board(view.board))
    return tuple(
        HintView(one.key, cited.get(one.rule, one.rule), option, args, one.once, one.wait)
        for one in own.hints
        if help_level == "full" or not one.forecast
        for option, args in one.test(seen)
    )


def when(condition: object, **args: ArgView) -> Iterator[Found]:
    """The hint is about no option; it is given if something is so."""
    if condition:
        yield "", args


def number(value: int) -> ArgView:
    """A number in the words of a hint."""
    return ArgView("number", str(value))


# ---- small facts


def contamination(s: Seen) -> int:
    """Contamination cards in hand."""
    return sum(1 for card in s.mine.hand if card.startswith("contamination"))


def hurt(s: Seen, key: str) -> bool:
    """Whether a serious wound of that kind counts."""
    return any(w.key == key and not w.dressed and not w.numbed for w in s.me.wounds)


def _quiet_corridor(s: Seen, slot: int) -> bool:
    """Whether a corridor of that room holds no noise yet."""
    noisy = {s.places.by_code[ARG_KINDS["corridor"].read(text)] for text in s.view.noise}
    links = s.places.links_of[slot]
    return any(
        links >> corridor & 1 for corridor in range(links.bit_length()) if corridor not in noisy
    )


def _noise_at_entrance(s: Seen, slot: int) -> bool:
    """Whether a network of technical corridors with an entrance in that room holds noise."""
    noisy = {s.places.by_code[ARG_KINDS["corridor"].read(text)] for text in s.view.noise}
    return any(
        s.places.tech + space in noisy and entrances >> slot & 1
        for space, entrances in enumerate(s.places.networks)
    )


# ---- hints of both games


@hint("first_turn", 3, "LD-ACT-02", once=True, wait=20)
def first_turn(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.view.round == 1 and s.view.actions_left == 2 and s.me.hand == 5)


@hint("noisy_room", 1, "LD-NOI-04", forecast=True)
def noisy_room(s: Seen) -> Iterator[Found]:
    for option, slot in s.options("move"):
        risk = rules_of(s.view.game).odds(s.view, option)
        chance = risk.outcomes.get("encounter", 0.0)
        if chance >= 0.4 and not s.combat and _quiet_corridor(s, slot):
            yield option, {"p": ArgView("number", str(round(chance * 100)))}


@hint("careful_blocked", 1, "LD-BAS-04")
def careful_blocked(s: Seen) -> Iterator[Found]:
    for _option, slot in s.options("move"):
        if not s.combat and not _quiet_corridor(s, slot):
            yield f"careful {slot:03d}", {}


@hint("company", 3, "LD-MOV-06", once=True)
def company(s: Seen) -> Iterator[Found]:
    for option, slot in s.options("move"):
        if any(c.place == "room" and c.room == slot for c in s.view.crew):
            yield option, {}


@hint("vent_noise", 3, "LD-TEC-03", once=True)
def vent_noise(s: Seen) -> Iterator[Found]:
    for option, slot in s.options("move"):
        if _noise_at_entrance(s, slot) and not s.occupied(slot):
            yield option, {}


@hint("slime", 1, "LD-MRK-06")
def slime(s: Seen) -> Iterator[Found]:
    return when(s.me.slime and s.acting)


@hint("fire_end", 1, "LD-RND-13")
def fire_end(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.view.actions_left == 1 and s.here and s.here.fire)


@hint("malfunction", 3, "LD-MRK-21", once=True)
def malfunction(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.here and s.here.malfunction)


@hint("contamination_hand", 3, "LD-CON-03")
def contamination_hand(s: Seen) -> Iterator[Found]:
    return when(s.decision.kind in ("action", "pass_discard") and contamination(s) >= 2)


@hint("rest", 3, "LD-CON-06", once=True)
def rest(s: Seen) -> Iterator[Found]:
    return when(s.acting and "rest" in s.mine.hand and contamination(s))


@hint("larva", 1, "LD-CON-07")
def larva(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.me.larva)


@hint("two_light", 1, "LD-HRT-02")
def two_light(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.me.light == 2 and len(s.me.wounds) < 3)


@hint("three_serious", 1, "LD-HRT-06")
def three_serious(s: Seen) -> Iterator[Found]:
    return when(s.acting and len(s.me.wounds) >= 3)


@hint("target", 1, "LD-ATK-03")
def target(s: Seen) -> Iterator[Found]:
    together = any(
        c.seat != s.me.seat and c.place == "room" and c.room == s.me.room for c in s.view.crew
    )
    return when(s.acting and s.combat and together)


@hint("escape", 1, "LD-CMB-14", once=True)
def escape(s: Seen) -> Iterator[Found]:
    for option, _slot in s.options("move"):
        if s.combat:
            yield option, {}


@hint("interruption", 3, "LD-ACT-12", once=True)
def interruption(s: Seen) -> Iterator[Found]:
    return when(s.decision.kind == "interrupt" and "interruption" in s.mine.hand)


@hint("craft", 3, "LD-CRF-01")
def craft(s: Seen) -> Iterator[Found]:
    for option in s.decision.options:
        if s.acting and option.verb == "craft":
            yield "", {"item": option.args[0]}
            return


@hint("last_standing", 2, "LD-RND-17")
def last_standing(s: Seen) -> Iterator[Found]:
    others = [c for c in s.view.crew if c.seat != s.me.seat and c.place == "room"]
    return when(s.acting and others and all(c.passed for c in others) and s.me.hand)

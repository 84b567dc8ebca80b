"""What attacks do to a body, in chances: from open information, without reactions.

An attack card is drawn from those that do not lie on the discard pile. What each card does is told
by the game (`games/*/harm.py`), once more beside the cards themselves, so that no table is needed
to ask; a test plays every card on every body and compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from lockdown.state.facts import AttackCard

SERIOUS_LIMIT = 3
"""LD-HRT-06: with so many serious wounds any further wound kills."""


class Body(NamedTuple):
    """A character's wounds: light ones, serious ones, and how many of those are not dressed."""

    light: int
    serious: int
    undressed: int
    alive: bool = True
    infested: bool = False
    hit: bool = False
    """Whether any attack had an effect."""


Effect = Callable[[Body], Body]
Deck = tuple[tuple[str, int], ...]
"""The attack cards that may come: key and number, never 0."""
#: (kind of the attacker, body, cards): chance, body afterwards and cards left, of one attack.
OneAttack = Callable[[int, Body, Deck], Iterator[tuple[float, Body, Deck]]]


def light_wound(body: Body) -> Body:
    """LD-HRT-02, LD-HRT-03, LD-HRT-06."""
    if not body.alive:
        return body
    if body.serious >= SERIOUS_LIMIT:
        return body._replace(alive=False)
    if body.light < 2:
        return body._replace(light=body.light + 1)
    return serious_wound(body._replace(light=0))


def serious_wound(body: Body) -> Body:
    """LD-HRT-04, LD-HRT-06."""
    if not body.alive:
        return body
    if body.serious >= SERIOUS_LIMIT:
        return body._replace(alive=False)
    return body._replace(serious=body.serious + 1, undressed=body.undressed + 1)


def nothing(body: Body) -> Body:
    """The card hits, and hurts nobody."""
    return body


def dies_with(wounds: int) -> Effect:
    """Death with so many serious wounds, else nothing."""

    def effect(body: Body) -> Body:
        return body._replace(alive=False) if body.serious >= wounds else body

    return effect


def deck(box: Mapping[str, AttackCard], discard: tuple[str, ...]) -> Deck:
    """What is left to be drawn when these cards (`cut/3`) lie open; all when nothing is."""
    left = {card.key: card.copies for card in box.values()}
    for text in discard:
        left[text.partition("/")[0]] -= 1
    if not any(left.values()):
        return deck(box, ())
    return tuple((key, count) for key, count in left.items() if count)


def without(box: Mapping[str, AttackCard], cards: Deck, key: str) -> Deck:
    """The deck after that card; a new one if it was the last."""
    left = tuple((name, n - (name == key)) for name, n in cards)
    return tuple((name, n) for name, n in left if n) or deck(box, ())


def in_turn(
    one_attack: OneAttack, kinds: tuple[int, ...], body: Body, cards: Deck
) -> dict[Body, float]:
    """Every body that may come of attacks by these kinds in turn, with its chance."""
    now: dict[tuple[Body, Deck], float] = {(body, cards): 1.0}
    for kind in kinds:
        after: dict[tuple[Body, Deck], float] = {}
        for (one, left), chance in now.items():
            if not one.alive:
                after[one, left] = after.get((one, left), 0.0) + chance
                continue
            for share, hurt, rest in one_attack(kind, one, left):
                after[hurt, rest] = after.get((hurt, rest), 0.0) + chance * share
        now = after
    found: dict[Body, float] = {}
    for (one, _), chance in now.items():
        found[one] = found.get(one, 0.0) + chance
    return found

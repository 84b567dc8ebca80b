"""What attacks do to a body, in chances: from open information, without reactions.

An attack card (LD-CRD-54 to LD-CRD-58) is drawn from those that do not lie on the discard pile.
The table of what each card does repeats the cards themselves, so that no table is needed to ask;
a test plays every card on every body and compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from lockdown.games.lockdown.cards import registry
from lockdown.state import keys

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


def _nothing(body: Body) -> Body:
    return body


def _dies_with(wounds: int) -> Effect:
    def effect(body: Body) -> Body:
        return body._replace(alive=False) if body.serious >= wounds else body

    return effect


def _rages(body: Body) -> Body:
    """LD-HRT-17."""
    if body.serious >= 2:
        return body._replace(alive=False)
    return serious_wound(serious_wound(body)) if body.undressed else serious_wound(body)


def _infests(body: Body) -> Body:
    return body._replace(infested=True)


#: Card -> what it does, and what it does besides in the dark.
EFFECTS: Mapping[str, tuple[Effect, Effect]] = {
    "cut": (light_wound, light_wound),
    "blood_chase": (light_wound, _nothing),
    "perched_in_the_dark": (serious_wound, _dies_with(3)),
    "blood_rage": (_rages, _nothing),
    "piercing_the_heart": (serious_wound, _dies_with(2)),
    "evolve": (_nothing, _nothing),
    "infecting_the_host": (_nothing, _infests),
}
Deck = tuple[tuple[str, int], ...]
"""The attack cards that may come: key and number, never 0."""


class Attack(NamedTuple):
    """How an attack is met."""

    dark: bool
    wary: bool = False
    """Night Stalkers are wary of shadows, and the character knows it (LD-KNW-13)."""


def deck(discard: tuple[str, ...]) -> Deck:
    """What is left to be drawn when these cards (`cut/3`) lie open; all when nothing is."""
    left = {card.key: card.copies for card in registry.REGISTRY.attacks.values()}
    for text in discard:
        left[text.partition("/")[0]] -= 1
    if not any(left.values()):
        return deck(())
    return tuple((key, count) for key, count in left.items() if count)


def _without(cards: Deck, key: str) -> Deck:
    left = tuple((name, n - (name == key)) for name, n in cards)
    return tuple((name, n) for name, n in left if n) or deck(())


def _one(kind: int, body: Body, cards: Deck, how: Attack) -> Iterator[tuple[float, Body, Deck]]:
    """One attack (LD-ATK-05, LD-ATK-06, LD-ATK-11): chance, body afterwards, cards left."""
    if kind == keys.LARVA:
        yield 1.0, body._replace(hit=True, infested=True), cards
        return
    total = sum(count for _, count in cards)
    for key, count in cards:
        share, rest = count / total, _without(cards, key)
        if not registry.REGISTRY.attacks[key].icons >> kind & 1:
            yield share, body, rest
            continue
        effect, dark_effect = EFFECTS[key]
        after = effect(body)._replace(hit=True)
        shadow = kind == keys.ADULT and key == "perched_in_the_dark" and how.wary
        if not how.dark or shadow or not after.alive:
            yield share, after, rest
        elif key == "evolve":
            # The breeder that it has become strikes at once.
            for chance, again, left in _one(keys.BREEDER, after, rest, how):
                yield share * chance, again, left
        else:
            yield share, dark_effect(after), rest


def attacks(kinds: tuple[int, ...], body: Body, cards: Deck, how: Attack) -> dict[Body, float]:
    """Every body that may come of attacks by these Night Stalkers in turn, with its chance."""
    now: dict[tuple[Body, Deck], float] = {(body, cards): 1.0}
    for kind in kinds:
        after: dict[tuple[Body, Deck], float] = {}
        for (one, left), chance in now.items():
            if not one.alive:
                after[one, left] = after.get((one, left), 0.0) + chance
                continue
            for share, hurt, rest in _one(kind, one, left, how):
                after[hurt, rest] = after.get((hurt, rest), 0.0) + chance * share
        now = after
    found: dict[Body, float] = {}
    for (one, _), chance in now.items():
        found[one] = found.get(one, 0.0) + chance
    return found

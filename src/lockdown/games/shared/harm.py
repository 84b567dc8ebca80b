"""What attacks of Intruders do to a body, in chances (see `views.harm`).

The table of what each card does repeats the cards themselves (NM-ATK-08).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from lockdown.games.shared import attacks as cards_of_intruders
from lockdown.games.shared.registry import ORIGINAL
from lockdown.state import keys
from lockdown.views import harm as shared
from lockdown.views.harm import Body, Deck, Effect, light_wound, nothing, serious_wound

assert cards_of_intruders.BITE  # importing the module has registered the cards


def _claws(body: Body) -> Body:
    """NM-HRT-03: one after the other."""
    return light_wound(light_wound(body))


def _deadly_with(wounds: int) -> Effect:
    """NM-HRT-08: death with so many serious wounds, else one more."""

    def effect(body: Body) -> Body:
        return body._replace(alive=False) if body.serious >= wounds else serious_wound(body)

    return effect


EFFECTS: Mapping[str, Effect] = {
    "scratch": light_wound,
    "claw_attack": _claws,
    "bite": _deadly_with(2),
    "slime": nothing,
    "summoning": nothing,
    "transformation": nothing,
    "frenzy": _deadly_with(2),
    "tail_attack": _deadly_with(1),
}


class Attack(NamedTuple):
    """How an attack is met."""

    helpless: bool = False
    """No card in hand: the breeder of a Transformation strikes at once."""
    softer: bool = False
    """The Way of Fighting is known: an adult's Bite makes a light wound (NM-WEA-03)."""


def deck(discard: tuple[str, ...]) -> Deck:
    """What is left to be drawn when these cards (`bite/3`) lie open; all when nothing is."""
    return shared.deck(ORIGINAL.attacks, discard)


def _one(kind: int, body: Body, cards: Deck, how: Attack) -> Iterator[tuple[float, Body, Deck]]:
    """One attack (NM-ATK-05, NM-ATK-07): chance, body afterwards, cards left."""
    if kind == keys.LARVA:
        yield 1.0, body._replace(hit=True, infested=True), cards
        return
    total = sum(count for _, count in cards)
    for key, count in cards:
        share, rest = count / total, shared.without(ORIGINAL.attacks, cards, key)
        if not ORIGINAL.attacks[key].icons >> kind & 1:
            yield share, body, rest
            continue
        light = key == "bite" and kind == keys.ADULT and how.softer and body.serious < 2
        after = (light_wound if light else EFFECTS[key])(body)._replace(hit=True)
        if key == "transformation" and how.helpless:
            for chance, again, left in _one(keys.BREEDER, after, rest, how):
                yield share * chance, again, left
        else:
            yield share, after, rest


def attacks(kinds: tuple[int, ...], body: Body, cards: Deck, how: Attack) -> dict[Body, float]:
    """Every body that may come of attacks by these Intruders in turn, with its chance."""

    def one_attack(kind: int, one: Body, left: Deck) -> Iterator[tuple[float, Body, Deck]]:
        return _one(kind, one, left, how)

    return shared.in_turn(one_attack, kinds, body, cards)

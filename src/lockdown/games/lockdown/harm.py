"""What attacks of Lockdown do to a body, in chances (see `views.harm`).

The table of what each card does repeats the cards themselves (LD-CRD-54 to LD-CRD-58).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from lockdown.games.lockdown.cards import registry
from lockdown.state import keys
from lockdown.state.registry import chosen
from lockdown.views import harm as shared
from lockdown.views.harm import Body, Deck, Effect, dies_with, light_wound, nothing, serious_wound


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
    "blood_chase": (light_wound, nothing),
    "perched_in_the_dark": (serious_wound, dies_with(3)),
    "blood_rage": (_rages, nothing),
    "piercing_the_heart": (serious_wound, dies_with(2)),
    "evolve": (nothing, nothing),
    "infecting_the_host": (nothing, _infests),
}


class Attack(NamedTuple):
    """How an attack is met."""

    dark: bool
    wary: bool = False
    """Night Stalkers are wary of shadows, and the character knows it (LD-KNW-13)."""


_ATTACKS = chosen(registry.REGISTRY.attacks, "")


def deck(discard: tuple[str, ...]) -> Deck:
    """What is left to be drawn when these cards (`cut/3`) lie open; all when nothing is."""
    return shared.deck(_ATTACKS, discard)


def _one(kind: int, body: Body, cards: Deck, how: Attack) -> Iterator[tuple[float, Body, Deck]]:
    """One attack (LD-ATK-05, LD-ATK-06, LD-ATK-11): chance, body afterwards, cards left."""
    if kind == keys.LARVA:
        yield 1.0, body._replace(hit=True, infested=True), cards
        return
    total = sum(count for _, count in cards)
    for key, count in cards:
        share, rest = count / total, shared.without(_ATTACKS, cards, key)
        if not _ATTACKS[key].icons >> kind & 1:
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

    def one_attack(kind: int, one: Body, left: Deck) -> Iterator[tuple[float, Body, Deck]]:
        return _one(kind, one, left, how)

    return shared.in_turn(one_attack, kinds, body, cards)

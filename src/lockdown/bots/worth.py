"""What things are worth to whom, where they change hands.

Of what use a thing is to somebody everybody can see: wounds, weapons and the backs of cards lie
open (`use`). What a trade is worth to oneself is reckoned over all that one has before and after it
(`gain`): so nothing goes in circles, since what comes round again brings nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lockdown.bots.answers import USED_UP, USELESS, item_key, item_value, used_up
from lockdown.bots.world import World
from lockdown.views.types import CrewView, ItemView

#: Decks by the word for their backs.
DECKS = {"red": 0, "yellow": 1, "green": 2}
#: What whoever has no weapon has from something to defend itself with, from one of two such things,
#: and what whoever has more of them, or a weapon, has from it.
BARE, BACKED, ARMED = 0.7, 0.45, 0.3
#: What loads is worth to whoever has less than half of its rounds.
LOW = 0.85
#: Light wounds of which the next one is a serious one.
SORE = 2
#: How much more a thing is worth that one lacks, the thing that one's life hangs on, and something
#: to defend oneself with where there is nothing else.
LACKED, VITAL, SAFE = 4.0, 6.0, 2.0
#: How much less ammo is worth that fits no weapon of one's own; which part of its worth a second
#: piece of what is needed once has.
UNFIT, AGAIN = 3.0, 0.3


def use(world: World, crew: CrewView, key: str) -> float:
    """How much use a character has for a thing, as everybody can see, from 0 to 1."""
    values = world.values
    if key in values.cures:
        return 1.0 if crew.larva else 0.1
    if key in values.medicine:
        undressed = any(not wound.dressed for wound in crew.wounds)
        if undressed:
            return 1.0
        if crew.wounds and key in values.healing:
            return 0.7
        if key in values.soothing and crew.light >= SORE:
            return 0.5
        # Clothes went to one with scratches, which they do not heal (23101, round 4).
        return 0.2 if crew.light and key in values.soothing else 0.1
    if key in values.cleansing:
        return 0.7 if crew.slime or (crew.seat == world.seat and world.sick) else 0.2
    if key in values.charges:
        return max((_room_for(world, item, key) for item in crew.hands), default=0.0)
    if key in values.defending:
        if loaded(world, crew):
            return ARMED
        # Whoever has no weapon has nothing else to defend itself with.
        packed = [card.item.key for card in crew.pack if card.item is not None]
        others = sum(other in values.defending for other in packed) - (key in packed)
        return (BARE, BACKED, ARMED)[min(others, 2)]
    return 0.3


def _room_for(world: World, item: ItemView, charge: str) -> float:
    """How much a charge does for a weapon."""
    facts = world.registry.items[item.key]
    if not facts.weapon or facts.weapon not in world.values.charges[charge]:
        return 0.0
    # Less than half is hardly more than nothing: one with a round of four gave its charge, and its
    # last card, to somebody with none, and was empty itself after the next shot (92101, round 3).
    low = 2 * item.count < facts.ammo[1]
    return 0.9 if not item.count else LOW if low else 0.6 if item.count < facts.ammo[1] else 0.1


def loaded(world: World, crew: CrewView) -> list[ItemView]:
    """Weapons with ammunition in somebody's hands."""
    return [item for item in crew.hands if item.count and world.registry.items[item.key].weapon]


def plight(world: World, crew: CrewView) -> tuple[object, ...]:
    """What makes somebody need things: while it stays the same, so does every answer."""
    arms = tuple(sorted((item.key, item.count > 0) for item in crew.hands))
    wounds = tuple(sorted((wound.key, wound.dressed) for wound in crew.wounds))
    return wounds, crew.light >= SORE, crew.larva, arms


def gain(world: World, got: Sequence[str], gone: Sequence[str]) -> float:
    """What it brings to get some things and to give others for them, by their texts."""
    me = world.me
    packed = [card.item for card in me.pack if card.item is not None]
    empty = {item.text for item in (*me.hands, *packed) if used_up(item)}
    own = [item.text for item in (*me.hands, *packed)]
    after = list(own)
    for text in gone:
        # A card that is asked for by its kind stands for any of them.
        held = next((one for one in after if text in (one, _any_of(one))), None)
        if held is not None:
            after.remove(held)
    fresh = {text for text in got if _spent(world, text)}
    return _hoard(world, [*after, *got], empty | fresh) - _hoard(world, own, empty)


def _any_of(text: str) -> str:
    return f"{item_key(text)}:any"


def _spent(world: World, text: str) -> bool:
    """Whether nothing is left in a thing that somebody offers: its text names what there is."""
    facts = world.registry.items.get(item_key(text))
    holds = facts is not None and (facts.ammo[1] or facts.uses[1])
    return bool(holds) and ":" not in text


def _hoard(world: World, texts: Sequence[str], empty: set[str]) -> float:
    """What all of it is worth together."""
    values, registry = world.values, world.registry
    keys = [item_key(text) for text in texts]
    arms = {registry.items[key].weapon for key in keys if key in registry.items} - {""}
    usable = (*values.medicine, *values.charges, *values.defending, *values.cures)
    had: Counter[str] = Counter()
    total = 0.0
    for text, key in zip(texts, keys, strict=True):
        value = item_value(world, text)
        if text in empty:
            value -= USED_UP
        if key in values.charges and not arms & set(values.charges[key]):
            value -= UNFIT
        if had[key] and key not in usable:
            value *= AGAIN
        had[key] += 1
        total += max(USELESS, value)
    return total + _wants(world, texts, set(keys), empty)


def _wants(world: World, texts: Sequence[str], keys: set[str], empty: set[str]) -> float:
    """What counts once, however many such things one has."""
    values, registry, me = world.values, world.registry, world.me
    found = sum(VITAL for key in world.kept & keys)
    hurt = bool(world.undressed) or len(me.wounds) > 1
    if hurt and keys & set(values.medicine):
        found += LACKED
    if me.larva and keys & set(values.cures):
        found += VITAL
    # What is loaded in these hands needs no charge; an empty weapon is worth one that loads it.
    full = [item for item in me.hands if item.count and registry.items[item.key].weapon]
    empties = {registry.items[item.key].weapon for item in me.hands if not item.count} - {""}
    if not full and any(empties & set(values.charges.get(key, ())) for key in keys):
        found += LACKED
    weapons = any(
        text not in empty and (facts := registry.items.get(item_key(text))) and facts.weapon
        for text in texts
    )
    if weapons or keys & set(values.defending):
        found += SAFE
    return found + (LACKED if world.makes(keys) else 0.0)

"""The register of components: card modules declare here, `rulesets` collects.

One card, one place: a declaration gives the facts with their source, the decorated functions
right below it give the behaviour. The order on the table comes from `state.keys`, so the order of
the modules does not matter.
"""

from __future__ import annotations

from typing import Any, TypeVar

from lockdown.state import facts, keys
from lockdown.state.facts import Provenance

ACTION_CARDS: dict[str, facts.ActionCard] = {}
ITEMS: dict[str, facts.ItemCard] = {}
ROOMS: dict[str, facts.RoomTile] = {}
ATTACKS: dict[str, facts.AttackCard] = {}
EVENTS: dict[str, facts.EventCard] = {}
COMPUTERS: dict[str, facts.ComputerCard] = {}
COMPUTER_OPTIONS: dict[str, facts.Component] = {}
WEAKNESSES: dict[str, facts.Component] = {}
WOUNDS: dict[str, facts.Component] = {}
OBJECTIVES: dict[str, facts.Objective] = {}
CHARACTERS: dict[str, facts.Character] = {}


def _provenance(
    rules: str, source: str, confidence: str, ours: str = "", note: str = ""
) -> Provenance:
    return Provenance(source, confidence, tuple(rules.split()), tuple(ours.split()), note)


T = TypeVar("T", bound=facts.Component)


def _add(where: dict[str, T], what: T) -> T:
    if what.key in where:
        raise ValueError(f"{what.key!r} is declared twice")
    where[what.key] = what
    return what


def action_card(
    key: str,
    *,
    copies: dict[str, int],
    cost: int = 0,
    combat: str = facts.ANY,
    reaction: bool = False,
    rules: str,
    source: str,
    confidence: str,
    ours: str = "",
    note: str = "",
) -> facts.ActionCard:
    """Declare an action card; `copies` = copies in each character's deck."""
    return _add(
        ACTION_CARDS,
        facts.ActionCard(
            key,
            keys.ACTION[key],
            sum(copies.values()),
            _provenance(rules, source, confidence, ours, note),
            cost=cost,
            combat=combat,
            copies_by=copies,
            reaction=reaction,
        ),
    )


def item_card(
    key: str,
    *,
    copies: int = 1,
    rules: str,
    source: str,
    confidence: str,
    ours: str = "",
    note: str = "",
    **fields: Any,
) -> facts.ItemCard:
    """Declare an item card (fields: see `facts.ItemCard`)."""
    provenance = _provenance(rules, source, confidence, ours, note)
    return _add(ITEMS, facts.ItemCard(key, keys.ITEM[key], copies, provenance, **fields))


def room_tile(
    key: str,
    *,
    rules: str,
    source: str = "rulebook",
    confidence: str = "high",
    note: str = "",
    copies: int = 1,
    **fields: Any,
) -> facts.RoomTile:
    """Declare a room (fields: see `facts.RoomTile`)."""
    provenance = _provenance(rules, source, confidence, "", note)
    return _add(ROOMS, facts.RoomTile(key, keys.ROOM[key], copies, provenance, **fields))


def attack_card(
    key: str,
    *,
    blood: tuple[int, ...],
    icons: str,
    rules: str,
    source: str = "public",
    confidence: str = "high",
    note: str = "",
) -> facts.AttackCard:
    """Declare an attack card; blood 0 is the retreat arrow; icons = kinds it hits."""
    provenance = _provenance(rules, source, confidence, "", note)
    return _add(
        ATTACKS,
        facts.AttackCard(
            key,
            keys.ATTACKS.index(key),
            len(blood),
            provenance,
            blood=blood,
            icons=_kinds(icons),
        ),
    )


def event_card(
    key: str,
    *,
    icons: str,
    corridors: tuple[int, ...],
    remove: bool = False,
    rules: str,
    source: str = "public",
    confidence: str = "high",
    note: str = "",
) -> facts.EventCard:
    """Declare an event card; `remove`: it leaves the game after it is resolved."""
    provenance = _provenance(rules, source, confidence, "", note)
    return _add(
        EVENTS,
        facts.EventCard(
            key,
            keys.EVENTS.index(key),
            1,
            provenance,
            icons=_kinds(icons),
            corridors=corridors,
            remove=remove,
        ),
    )


def _kinds(words: str) -> int:
    mask = 0
    for word in words.split():
        mask |= 1 << keys.STALKERS.index(word)
    return mask


def computer_card(key: str, options: str = "", *, rules: str) -> facts.ComputerCard:
    """Declare a computer card with the keys of its options."""
    provenance = _provenance(rules, "public", "high")
    index = keys.COMPUTERS.index(key)
    return _add(
        COMPUTERS, facts.ComputerCard(key, index, 1, provenance, options=tuple(options.split()))
    )


def computer_option(key: str, *, rules: str) -> facts.Component:
    """Declare an option of computer cards."""
    provenance = _provenance(rules, "public", "high")
    return _add(COMPUTER_OPTIONS, facts.Component(key, len(COMPUTER_OPTIONS), 1, provenance))


def weakness_card(
    key: str, *, rules: str, source: str, confidence: str, note: str = ""
) -> facts.Component:
    """Declare a weakness card; its effect stands where the rule it changes stands."""
    provenance = _provenance(rules, source, confidence, "", note)
    return _add(WEAKNESSES, facts.Component(key, keys.WEAKNESS[key], 1, provenance))


def wound_card(
    key: str,
    *,
    copies: int,
    rules: str,
    source: str,
    confidence: str,
    ours: str = "",
    note: str = "",
) -> facts.Component:
    """Declare a serious wound card; its effect stands where the rule it changes stands."""
    provenance = _provenance(rules, source, confidence, ours, note)
    return _add(WOUNDS, facts.Component(key, keys.WOUND[key], copies, provenance))


def objective_card(
    key: str,
    *,
    deck: str,
    players: int = 1,
    condition: tuple[tuple[dict[str, Any], ...], ...],
    rules: str,
    source: str = "reconstructed",
    confidence: str = "low",
    ours: str = "",
    note: str = "",
) -> facts.Objective:
    """Declare an objective of a deck (personal, corporate, coop), from so many `players` on."""
    provenance = _provenance(rules, source, confidence, ours, note)
    return _add(
        OBJECTIVES,
        facts.Objective(
            key,
            keys.OBJECTIVE[key],
            1,
            provenance,
            deck=deck,
            players=players,
            condition=condition,
        ),
    )


def character(key: str, *, rules: str, **fields: Any) -> facts.Character:
    """Declare a character (fields: see `facts.Character`)."""
    provenance = _provenance(rules, "public", "high")
    index = keys.CHARACTERS.index(key)
    return _add(CHARACTERS, facts.Character(key, index, 1, provenance, **fields))

"""A register of components: the card modules of a game declare in its own, its rule sets collect.

One card, one place: a declaration gives the facts with their source, the decorated functions
right below it give the behaviour. A key is only a name (`state.keys`): two games may each declare a
card of that name, and a rule set says which one is meant. The order on the table comes from
`state.keys`, so the order of the modules does not matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from lockdown.state import facts, keys
from lockdown.state.facts import Provenance

T = TypeVar("T", bound=facts.Component)
#: Where the components of other games stand in the lists of a rule set: nothing is known of them.
ABSENT = Provenance("", "")


def _provenance(
    rules: str, source: str, confidence: str, ours: str = "", note: str = ""
) -> Provenance:
    return Provenance(source, confidence, tuple(rules.split()), tuple(ours.split()), note)


def _add(where: dict[str, T], what: T) -> T:
    if what.key in where:
        raise ValueError(f"{what.key!r} is declared twice")
    where[what.key] = what
    return what


def _kinds(words: str) -> int:
    mask = 0
    for word in words.split():
        mask |= 1 << keys.STALKERS.index(word)
    return mask


def ordered(names: tuple[str, ...], found: dict[str, T], kind: type[T]) -> tuple[T, ...]:
    """The components by their number, up to the last one that the game has.

    Those of other games in between have no copies, so they never come to the table.
    """
    last = max(names.index(key) for key in found)
    return tuple(
        found[name] if name in found else kind(name, number, 0, ABSENT)
        for number, name in enumerate(names[: last + 1])
    )


def chosen(found: Mapping[str, T], *kits: str) -> dict[str, T]:
    """The components of these kits (`Component.kit`; the empty one is what every table has)."""
    return {key: component for key, component in found.items() if component.kit in kits}


class Registry:
    """All components that one game declares."""

    def __init__(self) -> None:
        self.action_cards: dict[str, facts.ActionCard] = {}
        self.items: dict[str, facts.ItemCard] = {}
        self.rooms: dict[str, facts.RoomTile] = {}
        self.attacks: dict[str, facts.AttackCard] = {}
        self.events: dict[str, facts.EventCard] = {}
        self.computers: dict[str, facts.ComputerCard] = {}
        self.computer_options: dict[str, facts.Component] = {}
        self.weaknesses: dict[str, facts.Component] = {}
        self.wounds: dict[str, facts.WoundCard] = {}
        self.objectives: dict[str, facts.Objective] = {}
        self.characters: dict[str, facts.Character] = {}
        self.surface_cards: dict[str, facts.SurfaceCard] = {}
        self.intruder_actions: dict[str, facts.IntruderAction] = {}

    def adopt(self, component: T, kit: str = "") -> T:
        """Bring along a card that stands in another register; this game may add parts to it."""
        found: dict[type[facts.Component], dict[str, Any]] = {
            facts.ActionCard: self.action_cards,
            facts.AttackCard: self.attacks,
            facts.Component: self.weaknesses,
        }
        mine = replace(
            component,
            parts=list(component.parts),
            hooks=dict(component.hooks),
            reactions=dict(component.reactions),
            kit=kit,
        )
        adopted: T = _add(found[type(component)], mine)
        return adopted

    def action_card(
        self,
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
        kit: str = "",
    ) -> facts.ActionCard:
        """Declare an action card; `copies` = copies in each character's deck."""
        return _add(
            self.action_cards,
            facts.ActionCard(
                key,
                keys.ACTION[key],
                sum(copies.values()),
                _provenance(rules, source, confidence, ours, note),
                cost=cost,
                combat=combat,
                copies_by=copies,
                reaction=reaction,
                kit=kit,
            ),
        )

    def item_card(
        self,
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
        return _add(self.items, facts.ItemCard(key, keys.ITEM[key], copies, provenance, **fields))

    def room_tile(
        self,
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
        return _add(self.rooms, facts.RoomTile(key, keys.ROOM[key], copies, provenance, **fields))

    def attack_card(
        self,
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
            self.attacks,
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
        self,
        key: str,
        *,
        icons: str,
        corridors: tuple[int, ...],
        remove: bool = False,
        reshuffle: bool = False,
        rules: str,
        source: str = "public",
        confidence: str = "high",
        note: str = "",
        kit: str = "",
    ) -> facts.EventCard:
        """Declare an event card; `remove`: it leaves the game after it is resolved.

        `reshuffle`: it is shuffled back into the deck instead.
        """
        provenance = _provenance(rules, source, confidence, "", note)
        return _add(
            self.events,
            facts.EventCard(
                key,
                keys.EVENTS.index(key),
                1,
                provenance,
                icons=_kinds(icons),
                corridors=corridors,
                remove=remove,
                reshuffle=reshuffle,
                kit=kit,
            ),
        )

    def computer_card(self, key: str, options: str = "", *, rules: str) -> facts.ComputerCard:
        """Declare a computer card with the keys of its options."""
        provenance = _provenance(rules, "public", "high")
        index = keys.COMPUTERS.index(key)
        return _add(
            self.computers,
            facts.ComputerCard(key, index, 1, provenance, options=tuple(options.split())),
        )

    def computer_option(self, key: str, *, rules: str) -> facts.Component:
        """Declare an option of computer cards."""
        provenance = _provenance(rules, "public", "high")
        return _add(
            self.computer_options, facts.Component(key, len(self.computer_options), 1, provenance)
        )

    def surface_card(
        self, key: str, *, scope: str, rules: str, source: str, confidence: str
    ) -> facts.SurfaceCard:
        """Declare a Mars surface card; its upper and lower part follow it."""
        provenance = _provenance(rules, source, confidence)
        index = keys.SURFACE_CARDS.index(key)
        return _add(self.surface_cards, facts.SurfaceCard(key, index, 1, provenance, scope=scope))

    def weakness_card(
        self, key: str, *, rules: str, source: str, confidence: str, note: str = ""
    ) -> facts.Component:
        """Declare a weakness card; its hooks follow it."""
        provenance = _provenance(rules, source, confidence, "", note)
        return _add(self.weaknesses, facts.Component(key, keys.WEAKNESS[key], 1, provenance))

    def wound_card(
        self,
        key: str,
        *,
        copies: int,
        changes: dict[str, int],
        rules: str,
        source: str,
        confidence: str,
        ours: str = "",
        note: str = "",
    ) -> facts.WoundCard:
        """Declare a serious wound card with what it changes (`facts.WoundCard`)."""
        provenance = _provenance(rules, source, confidence, ours, note)
        return _add(
            self.wounds, facts.WoundCard(key, keys.WOUND[key], copies, provenance, changes=changes)
        )

    def objective_card(
        self,
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
            self.objectives,
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

    def character(self, key: str, *, rules: str, **fields: Any) -> facts.Character:
        """Declare a character (fields: see `facts.Character`)."""
        provenance = _provenance(rules, "public", "high")
        index = keys.CHARACTERS.index(key)
        return _add(self.characters, facts.Character(key, index, 1, provenance, **fields))

    def intruder_action(
        self,
        key: str,
        *,
        corridor: int,
        drawn: int,
        rules: str,
        source: str = "public",
        confidence: str,
        note: str = "",
        needs: Any = None,
    ) -> facts.IntruderAction:
        """Declare a card of the Intruder player; corridor 0 is any."""
        provenance = _provenance(rules, source, confidence, "", note)
        number = keys.INTRUDER_ACTION[key]
        return _add(
            self.intruder_actions,
            facts.IntruderAction(
                key, number, 1, provenance, corridor=corridor, drawn=drawn, needs=needs
            ),
        )

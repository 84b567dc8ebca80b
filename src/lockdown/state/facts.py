"""The shape of the facts about components: plain records that the card modules fill.

A fact says where it comes from: `source` is `rulebook`, `public` or `reconstructed`, and `ours`
names the fields that no source gives. Functions beside the facts are the behaviour.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

#: Why something cannot be done: (message key, rule id, *arguments for the message).
Refusal = tuple[Any, ...]
#: What a player might expect to do: (group, how its options begin, why it cannot be done or None).
Expected = tuple[str, tuple[Any, ...], Refusal | None]
#: `needs(table, seat)`: None if it may be done, else why not.
Needs = Callable[[Any, int], Refusal | None]
#: The refusal when there is nothing to choose: always the same, or found out from the table.
Empty = Refusal | Needs | None
#: `targets(table, seat, *chosen so far)`: the options of one choice made when declaring.
Targets = Callable[..., list[tuple[Any, ...]]]
Effect = Callable[..., None]

ANY, NEVER, ONLY = "any", "never", "only"
Hook = TypeVar("Hook", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a fact comes from."""

    source: str
    confidence: str
    rules: tuple[str, ...] = ()
    ours: tuple[str, ...] = ()
    note: str = ""


@dataclass(slots=True)
class Part:
    """One of the parts of a card or room that are separated by OR (LD-ACT-11)."""

    effect: Effect
    needs: Needs | None = None
    targets: tuple[Targets, ...] = ()
    empty: Empty = ("no_target", "LD-ACT-26")
    """The refusal when the first choice has no option."""
    consent: Callable[..., int] | None = None
    """`consent(table, seat, *chosen)`: who must agree before the cost is paid, -1 for nobody."""
    cost: Callable[..., int] | None = None
    """Items: `cost(table, seat, *chosen)` in place of the printed cost; the least while nothing is
    chosen, and the first choice offers only what can be paid."""


class Reaction(NamedTuple):
    """What a card offers in a reaction window (`rules.reactions`).

    Who is asked must follow from what everybody knows, so `may` looks at public facts alone;
    `options` are what the holder can really do.
    """

    may: Callable[..., bool]
    """`may(table, seat, *about)`: whether, by public facts, the seat might react so."""
    options: Callable[..., list[tuple[Any, ...]]]
    """`options(table, seat, *about)`."""
    answer: Callable[..., None]
    """`answer(table, seat, choice, *about)`."""
    order: int


@dataclass(slots=True)
class Component:
    """What all components with behaviour share."""

    key: str
    id: int
    copies: int
    provenance: Provenance
    parts: list[Part] = field(default_factory=list)
    hooks: dict[str, Callable[..., Any]] = field(default_factory=dict)
    """By moment (`rules.moments`): what the card changes or does then."""
    reactions: dict[str, Reaction] = field(default_factory=dict)
    """By reaction window."""
    kit: str = ""
    """What a table has to choose so that the component comes to it; empty: every table has it."""

    def at(self, moment: str) -> Callable[[Hook], Hook]:
        """Decorate what the component does at a moment of the rules (`rules.moments`)."""

        def add(hook: Hook) -> Hook:
            self.hooks[moment] = hook
            return hook

        return add

    def reacts(
        self,
        window: str,
        *,
        may: Callable[..., bool],
        options: Callable[..., list[tuple[Any, ...]]],
        order: int = 0,
    ) -> Callable[[Effect], Effect]:
        """Decorate the answer of a reaction; `order` among those of one window."""

        def add(answer: Effect) -> Effect:
            self.reactions[window] = Reaction(may, options, answer, order)
            return answer

        return add

    def part(
        self,
        *,
        needs: Needs | None = None,
        target: Targets | tuple[Targets, ...] = (),
        empty: Empty = ("no_target", "LD-ACT-26"),
        consent: Callable[..., int] | None = None,
        cost: Callable[..., int] | None = None,
        at: int | None = None,
    ) -> Callable[[Effect], Effect]:
        """Decorate the effect of the next part of this component, or of one in between (`at`)."""
        targets = target if isinstance(target, tuple) else (target,)

        def add(effect: Effect) -> Effect:
            place = len(self.parts) if at is None else at
            self.parts.insert(place, Part(effect, needs, targets, empty, consent, cost))
            return effect

        return add


@dataclass(slots=True)
class ActionCard(Component):
    """A card of a character's action deck."""

    cost: int = 0
    combat: str = ANY
    copies_by: dict[str, int] = field(default_factory=dict)
    reaction: bool = False


@dataclass(slots=True)
class ItemCard(Component):
    """An item card, or a bulky object token."""

    deck: int = 4
    cost: int = 0
    combat: str = ANY
    single_use: bool = False
    heavy: bool = False
    bulky: bool = False
    weapon: str = ""
    ammo: tuple[int, int] = (0, 0)
    uses: tuple[int, int] = (0, 0)
    component: str = ""
    recipe: tuple[str, ...] = ()
    light: bool = False
    reaction: bool = False
    passive: bool = False
    attach: bool = False
    attach_to: str = ""
    """A mission item that is activated only onto this item in a hand slot, and stays on it."""
    character: str = ""
    group: str = "search"
    """search, crafted, starting, mission, object, or guest: a mission item of a character that is
    not in this game."""
    activation_rooms: tuple[str, ...] = ()
    activation_discard: tuple[str, ...] = ()
    same_as: str = ""
    """The key whose words and behaviour this card shares."""
    # ---- weapon rules for Shoot (LD-CMB-07)
    reroll: str = ""
    """What a reroll costs: `powered` nothing, in a powered section; `free`; `ammo`; `card`."""
    double_as_single: bool = False
    single_as_double: bool = False
    at_least_one: bool = False
    """Every face except blank deals at least one wound."""
    one_more: str = ""
    """`hit`: one more wound whenever it wounds; `hits`: on single and double hit; `double`: on a
    double hit."""
    double_for_ammo: bool = False
    """After a double hit one more ammo may be spent for one more wound."""
    fire_on_double: bool = False


@dataclass(slots=True)
class RoomAction(Component):
    """One action of a room."""

    cost: int = 2
    room: str = ""


@dataclass(slots=True)
class RoomTile(Component):
    """A room tile or a printed room."""

    kind: str = "I"
    colour: str = "none"
    computer: bool = False
    searchable: bool = True
    malfunction: bool = True
    fireproof: bool = False
    """Whether it never takes a fire marker."""
    has_counter: bool = True
    container: str = ""
    actions: list[RoomAction] = field(default_factory=list)
    colour_confidence: str = "high"
    computer_confidence: str = "high"

    def action(
        self,
        key: str,
        *,
        cost: int = 2,
        needs: Needs | None = None,
        target: Targets | tuple[Targets, ...] = (),
        empty: Empty = ("no_target", "LD-ROM-08"),
        consent: Callable[..., int] | None = None,
    ) -> Callable[[Effect], Effect]:
        """Decorate the effect of one action of this room."""
        targets = target if isinstance(target, tuple) else (target,)

        def add(effect: Effect) -> Effect:
            action = RoomAction(
                key, len(self.actions), 1, self.provenance, cost=cost, room=self.key
            )
            action.parts.append(Part(effect, needs, targets, empty, consent))
            self.actions.append(action)
            return effect

        return add


@dataclass(slots=True)
class AttackCard(Component):
    """A Night Stalker attack card: blood values by copy (0 = retreat arrow), kinds it hits."""

    blood: tuple[int, ...] = ()
    icons: int = 0
    effect: Effect | None = None
    dark_effect: Effect | None = None
    room_effect: Effect | None = None
    """`room_effect(table, attacker, seats, why)`: the card reaches everybody in the room."""

    def dark(self, effect: Effect) -> Effect:
        """Decorate the darkness effect."""
        self.dark_effect = effect
        return effect

    def room(self, effect: Effect) -> Effect:
        """Decorate the effect on everybody in the room who does not escape it by a reaction."""
        self.room_effect = effect
        return effect

    def __call__(self, effect: Effect) -> Effect:
        self.effect = effect
        return effect


@dataclass(slots=True)
class EventCard(Component):
    """An event card: kinds that move, corridor numbers, effect and darkness effect."""

    icons: int = 0
    corridors: tuple[int, ...] = ()
    remove: bool = False
    reshuffle: bool = False
    """Whether the card itself is shuffled back into the deck (NM-EVT-02)."""
    effect: Effect | None = None
    dark_effect: Effect | None = None

    def dark(self, effect: Effect) -> Effect:
        """Decorate the darkness effect."""
        self.dark_effect = effect
        return effect

    def __call__(self, effect: Effect) -> Effect:
        self.effect = effect
        return effect


@dataclass(slots=True)
class IntruderAction(Component):
    """A card of the Intruder player (NM-INT-09): move, attack or special effect."""

    corridor: int = 0
    """The number of the connection for a move; 0 for any."""
    drawn: int = 1
    """Attack cards drawn, of which one is resolved (NM-INT-11)."""
    needs: Callable[..., bool] | None = None
    """(table): whether the special effect could change anything (NM-INT-17)."""
    effect: Effect | None = None

    def __call__(self, effect: Effect) -> Effect:
        self.effect = effect
        return effect


@dataclass(slots=True)
class WoundCard(Component):
    """A serious wound: what it changes while it is not dressed, by name (`queries.wounded`)."""

    changes: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class ComputerCard(Component):
    """A computer action card: the keys of its options (none for Lockdown)."""

    options: tuple[str, ...] = ()


@dataclass(slots=True)
class SurfaceCard(Component):
    """A Mars surface card: whom it concerns, its upper and its lower part (LD-SRF-24)."""

    scope: str = "drawer"
    """drawer, or all characters on the surface."""
    effect: Effect | None = None
    shelter_effect: Effect | None = None

    def __call__(self, effect: Effect) -> Effect:
        self.effect = effect
        return effect

    def sheltered(self, effect: Effect) -> Effect:
        """Decorate the lower part."""
        self.shelter_effect = effect
        return effect


@dataclass(slots=True)
class Objective(Component):
    """An objective: alternatives, each a list of tests that must all hold (LD-OBJ-03)."""

    deck: str = "personal"
    players: int = 1
    condition: tuple[tuple[dict[str, Any], ...], ...] = ()


@dataclass(slots=True)
class Character(Component):
    """A character: origin, start room, knowledge, items."""

    colour: str = ""
    origin: str = "worker"
    start_room: str = "repository"
    knowledge: int = 1
    starting_item: str = ""
    mission_items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StalkerToken:
    """A kind of Night Stalker token: numbers lit and dark (LD-CMP-06)."""

    key: str
    kind: int
    copies: int
    lit: int
    dark: int


@dataclass(frozen=True, slots=True)
class ExplorationToken:
    """A kind of exploration token (LD-EXP-02)."""

    key: str
    copies: int
    items: int
    effect: str
    outside: bool = False
    """Whether it is one of the surface tokens (LD-EXP-01)."""


@dataclass(frozen=True, slots=True)
class Contingency:
    """A contingency code and whom it kills (LD-CTG-12 to LD-CTG-16)."""

    key: str
    copies: int
    test: str
    compare: str = ""
    value: Any = None
    exempt: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CssToken:
    """A CSS token and the containers it launches (LD-CMP-09)."""

    key: str
    copies: int
    launches: tuple[str, ...]

"""What the `given` block of a scenario states; what it leaves out is None and gets a default.

This is what both games have; a game has classes of its own with more fields (`ScenarioParts.plan`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lockdown.scenario.errors import ScenarioError
from lockdown.state.ruleset import Ruleset


@dataclass
class SeatPlan:
    """One character. Cards and items are the numbers of the table."""

    character: int | None = None
    place: int | None = None
    place_number: int = 0
    """Which of several such places outside the rooms (pod 1)."""
    room: int = 0
    hand: list[int] | None = None
    hand_size: int | None = None
    """So many cards in hand, no matter which."""
    next: list[int] = field(default_factory=list)
    deck: list[int] | None = None
    discard: list[int] = field(default_factory=list)
    discard_only: bool = False
    """`discard none` was stated: with `deck`, all other cards are out of the game."""
    inventory: list[int] = field(default_factory=list)
    hands: list[int] = field(default_factory=list)
    open: list[int] = field(default_factory=list)
    mission: dict[int, str] = field(default_factory=dict)
    """active, inactive or gone by mission item; -1 for all that are not named."""
    objectives: list[int] | None = None
    light: int = 0
    wounds: list[int] = field(default_factory=list)
    slime: bool = False
    larva: bool = False
    signal: bool = False
    passed: bool = False
    limped: bool = False
    turns: int | None = None
    number: int | None = None
    seen: list[list[str]] = field(default_factory=list)
    """Words after `seen`, read when the table stands."""


@dataclass
class RoomPlan:
    """One room."""

    tile: int | None = None
    explored: bool | None = None
    token: int | None = None
    items: int | None = None
    fire: bool = False
    malfunction: bool = False


@dataclass
class DeckPlan:
    """One deck: cards on top, the exact deck, the discard pile."""

    next: list[int] = field(default_factory=list)
    only: list[int] | None = None
    bottom: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    discard_only: bool = False
    """The discard pile is exactly this: with `deck only`, all other cards are out of the game."""


@dataclass
class Plan:
    """The whole table."""

    rs: Ruleset
    players: int
    seats: Sequence[SeatPlan]
    rooms: dict[int, RoomPlan] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)
    wrecked: set[int] = field(default_factory=set)
    noise: set[int] = field(default_factory=set)
    stalkers: list[tuple[int, int, int]] = field(default_factory=list)
    """(kind, slot, wounds)."""
    lying: list[tuple[int, int]] = field(default_factory=list)
    """(slot, object)."""
    absent: list[tuple[int, int]] = field(default_factory=list)
    """(kind or -1, slot or 0): figures that are said not to be there."""
    nothing: list[tuple[int, int]] = field(default_factory=list)
    """(object or -1, slot or 0): objects that are said not to lie there."""
    appeared: bool | None = None
    time: int | None = None
    round: int | None = None
    first: int = 0
    destruct: int = -1
    weakness: dict[int, tuple[int | None, bool | None]] = field(default_factory=dict)
    eggs: int | None = None
    nest_destroyed: bool = False
    queen_killed: bool = False
    bag: list[int] | None = None
    fire_limit: int | None = None
    malfunction_limit: int | None = None
    decks: dict[str, DeckPlan] = field(default_factory=dict)
    crafted: list[int] | None = None
    phase: tuple[str, ...] = ()
    actor: int | None = None
    action: int = 1
    seed: int = 1
    stated: set[str] = field(default_factory=set)
    """What can be stated only once, and was."""

    def once(self, what: str) -> None:
        """A second statement about the same thing would silently win: refuse it."""
        if what in self.stated:
            raise ScenarioError(f"{what} is given twice")
        self.stated.add(what)

    def check_absent(self) -> None:
        """What is said not to be there must not be given elsewhere."""
        for kind, slot in self.absent:
            there = [s for k, s, _ in self.stalkers if kind in (-1, k)]
            if slot in there or (not slot and there):
                raise ScenarioError("a figure is given where there is said to be none")
        for thing, slot in self.nothing:
            lying = [s for s, item in self.lying if thing in (-1, item & 255)]
            if slot in lying or (not slot and lying):
                raise ScenarioError("an object is given where there is said to be none")

    def room(self, slot: int) -> RoomPlan:
        """What is stated about a room."""
        return self.rooms.setdefault(slot, RoomPlan())

    def deck(self, name: str) -> DeckPlan:
        """What is stated about a deck."""
        return self.decks.setdefault(name, DeckPlan())

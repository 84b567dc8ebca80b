"""Moments: where cards that lie open or in a hand change a rule.

One card, one place: a weakness, a passive item or a wound says beside its own facts what it does,
`@card.at(moment)`; the chapter that the moment belongs to calls `changed` or `happen` and names no
card. Reaction windows work alike (`rules.reactions`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lockdown.state import facts
from lockdown.state.table import Table

# ---- moments that change a value: hook(table, seat, value, *about) -> value
#: The number of a token compared with the hand of `seat`; about: whether it caused the encounter.
NUMBER = "number"
#: The sum of the wound check after an attack of `seat`.
BLOOD = "blood"
#: Options by which `seat` may take the better result of a face without a card.
BETTER_FREE = "better_free"
#: Whether the darkness part of an attack card spares `seat`; about: kind of attacker, card.
DARK_SPARED = "dark_spared"
#: Whether the serious wound of an attack card is a light one for `seat`; about: the kind of
#: attacker, the number of the card in `keys.ATTACKS`.
MILDER = "milder"
#: Whether `seat` has a working computer where it is.
COMPUTER = "computer"
#: Whether `seat` is kept from slime.
NO_SLIME = "no_slime"
#: Whether `seat` is kept from the fire wound at the end of a turn.
NO_BURN = "no_burn"
#: The face of a combat die that `seat` rolled; about: the kind of the target.
FACE = "face"
#: The wounds of a shot of `seat` that deals any; about: the weapon.
SHOT_WOUNDS = "shot_wounds"
#: The wounds that fire deals in one instance; no seat is concerned (-1).
FIRE_WOUNDS = "fire_wounds"
#: The sum of every wound check, whatever caused it; no seat is concerned (-1).
CHECK = "check"
#: Whether a figure breaks a closed door in its way; no seat is concerned (-1); about: its kind.
BREAKS_DOOR = "breaks_door"
#: How many eggs a burning room loses in the fire step; no seat is concerned (-1).
EGGS_BURN = "eggs_burn"

# ---- moments at which something happens: hook(table, seat, *about)
#: `seat` has searched; about: the slot. What is pushed comes after a card was kept.
SEARCHED = "searched"
#: `seat` has entered a room, before an exploration token is resolved; about: the slot.
ENTERED = "entered"
#: An effect drives figures away with gas, before they run; about: their ids, largest first.
SPRAYED = "sprayed"
#: `seat` has passed and is in a room.
PASSED = "passed"
#: A number is about to be compared in darkness; the comparison waits on top of the agenda.
COMPARED_IN_DARK = "compared_in_dark"
#: The darkness part of an attack waits on top of the agenda.
ATTACKED_IN_DARK = "attacked_in_dark"


def changed(t: Table, moment: str, seat: int, value: Any, *about: Any) -> Any:
    """A value after all that components make of it."""
    for hook in t.rs.hooks.get(moment, ()):
        value = hook(t, seat, value, *about)
    return value


def happen(t: Table, moment: str, seat: int, *about: Any) -> None:
    """Let components do what they do at a moment."""
    for hook in t.rs.hooks.get(moment, ()):
        hook(t, seat, *about)


def collected(
    *components: Iterable[facts.Component],
) -> tuple[dict[str, tuple[Callable[..., Any], ...]], dict[str, tuple[facts.Reaction, ...]]]:
    """(hooks, reactions) of all components that are in the game, in the order given."""
    hooks: dict[str, list[Callable[..., Any]]] = {}
    reactions: dict[str, list[facts.Reaction]] = {}
    for kind in components:
        for component in kind:
            if not component.copies:
                continue
            for moment, hook in component.hooks.items():
                hooks.setdefault(moment, []).append(hook)
            for window, reaction in component.reactions.items():
                reactions.setdefault(window, []).append(reaction)
    for offered in reactions.values():
        offered.sort(key=lambda reaction: reaction.order)
    return (
        {moment: tuple(found) for moment, found in hooks.items()},
        {window: tuple(found) for window, found in reactions.items()},
    )


def wound_changes(wounds: Iterable[facts.WoundCard]) -> dict[str, tuple[int, ...]]:
    """By what is changed: the change of each wound card by its number."""
    cards = tuple(wounds)
    names = {name for card in cards for name in card.changes}
    return {name: tuple(card.changes.get(name, 0) for card in cards) for name in sorted(names)}

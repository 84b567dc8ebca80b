"""What a bot says at the table, in ready phrases (`messages/*/phrases.ftl`).

Nothing that it says follows from its objective or its hand, or the words would give them away:
what only those say who need a death is as good as a confession. Warnings come from what everybody
sees. Whether a bot calls itself harmless, and whether the token that it claims to hold is its own,
is decided by its dice alone (`Manner`), so that nobody can tell by it, nor rely on it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from lockdown.bots.world import World
from lockdown.views.types import ArgView

HONEST = 0.7
"""How often a bot claims the token that it holds."""
HARMLESS = 0.25
"""How often a bot calls itself harmless, in the first rounds."""


@dataclass(frozen=True)
class Manner:
    """How a bot talks, drawn once and for no reason at all."""

    honest: bool = True
    harmless: bool = False
    whim: float = 0.0
    """Which of the other tokens it claims to hold if it is not honest."""

    @classmethod
    def drawn(cls, dice: random.Random) -> Manner:
        """The manner of one bot; always three throws."""
        honest, harmless, whim = dice.random(), dice.random(), dice.random()
        return cls(honest < HONEST, harmless < HARMLESS, whim)


@dataclass(frozen=True)
class Phrase:
    """A ready phrase: its key without `phrase-`, and its arguments by name."""

    key: str
    args: dict[str, ArgView] = field(default_factory=dict)


def warnings(world: World, manner: Manner) -> list[Phrase]:
    """What everybody could say who sees the table, the most urgent first."""
    view = world.view
    found: list[Phrase] = []
    if world.fighting and world.hurt() >= 0.3:
        found.append(Phrase("help"))
    for room in view.rooms:
        crowd = world.foes(room.slot)
        near = {other for other, _ in world.board.ways[room.slot]}
        if crowd and any(friend.room in near for friend in view.crew if friend.seat != world.seat):
            found.append(Phrase("stalker_in", {"room": _room(room.slot)}))
            break
    if world.room and world.rooms[world.room].fire:
        found.append(Phrase("fire_in", {"room": _room(world.room)}))
    if world.rounds_left <= 2:
        found.append(Phrase("time_short"))
    if view.fire_left <= 1 or view.malfunctions_left <= 1:
        found.append(Phrase("no_markers"))
    if view.round <= 2 and manner.harmless:
        found.append(Phrase("objective_harmless"))
    return found


def _room(slot: int) -> ArgView:
    return ArgView("room", f"{slot:03d}")

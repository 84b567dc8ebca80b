"""What a bot says at the table, in ready phrases (`messages/*/phrases.ftl`).

Nothing that it says follows from its objective or its hand, or the words would give them away:
what only those say who need a death is as good as a confession. Warnings come from what everybody
sees. Whether a bot calls itself harmless, and whether the token that it claims to hold is its own,
is decided by its dice and its temperament alone (`Manner`), which come from its seed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from lockdown.bots.temper import LOYAL, Temper
from lockdown.bots.world import World
from lockdown.views.types import ArgView, CrewView


@dataclass(frozen=True)
class Manner:
    """How a bot talks, drawn once: its temperament makes some things likelier, nothing else."""

    honest: bool = True
    harmless: bool = False
    whim: float = 0.0
    """Which of the other tokens it claims to hold if it is not honest, and whom it speaks of."""
    temper: Temper = LOYAL

    @classmethod
    def drawn(cls, dice: random.Random, temper: Temper) -> Manner:
        """The manner of one bot; always three throws."""
        honest, harmless, whim = dice.random(), dice.random(), dice.random()
        return cls(honest < temper.honest, harmless < temper.harmless, whim, temper)


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


def moods(world: World, manner: Manner) -> list[Phrase]:
    """What only a bot of this temperament says, true or not; from what everybody sees, too.

    Whom it speaks of its dice decide. A loyal one means it when it offers help; a treacherous one
    says the same to be trusted, and speaks ill of others.
    """
    view, temper = world.view, manner.temper.key
    if world.together:
        return []
    here = world.friends(world.room) if world.room else []
    others = [crew for crew in view.crew if crew.seat != world.seat and crew.place == "room"]
    found: list[Phrase] = []
    if temper in ("loyal", "treacherous") and here:
        if any(friend.wounds for friend in here) and world.has_medicine:
            found.append(Phrase("heal_you"))
        if world.fighting and world.weapon():
            found.append(Phrase("cover_you"))
        if view.round <= 4:
            found.append(Phrase("together", {"seat": _seat(_picked(here, manner))}))
    if temper == "cautious":
        loud = [room for room in view.rooms if world.foes(room.slot) or room.fire]
        if loud:
            found.append(Phrase("dont_go", {"room": _room(loud[0].slot)}))
        if here and not world.fighting:
            found.append(Phrase("wait"))
    if temper == "greedy" and here:
        if any(friend.pack for friend in here):
            found.append(Phrase("trade"))
        if world.rooms[world.room].items > 0:
            found.append(Phrase("stay_away"))
    if temper == "treacherous" and others:
        suspect = {"seat": _seat(_picked(others, manner))}
        if view.round >= 3:
            found.append(Phrase("dont_trust" if manner.honest else "objective_suspect", suspect))
        if view.round == 2:
            found.append(Phrase("objective_alone"))
    return found


def _picked(crew: list[CrewView], manner: Manner) -> CrewView:
    return crew[int(manner.whim * len(crew))]


def _seat(crew: CrewView) -> ArgView:
    return ArgView("seat", "ABCDE"[crew.seat])


def _room(slot: int) -> ArgView:
    return ArgView("room", f"{slot:03d}")

"""What a bot says at the table, in ready phrases (`messages/*/phrases.ftl`).

Bots whose objective needs nobody's death tell the truth. One that wants somebody dead says that
it is harmless, and claims to hold a token that is not the one it holds.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lockdown.bots.world import World
from lockdown.games.lockdown.cards import tokens
from lockdown.views.types import ArgView

#: Objectives that are met by others not surviving.
_DEADLY = ("loose_end_", "no_witnesses")


@dataclass(frozen=True)
class Phrase:
    """A ready phrase: its key without `phrase-`, and its arguments by name."""

    key: str
    args: dict[str, ArgView] = field(default_factory=dict)


def lies(world: World) -> bool:
    """Whether the truth would be bad for the objective."""
    me = world.view.me
    return me is not None and any(o.startswith(_DEADLY) for o in me.objectives[:1])


def phrases(world: World) -> list[Phrase]:
    """What there is to say now, the most urgent first."""
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
    if view.round <= 2 and lies(world):
        found.append(Phrase("objective_harmless"))
    token = _token(world)
    if token:
        found.append(Phrase("my_token", {"contingency": ArgView("contingency", token)}))
    return found


def _room(slot: int) -> ArgView:
    return ArgView("room", f"{slot:03d}")


def _token(world: World) -> str:
    """The contingency that this bot says it holds."""
    me = world.view.me
    if me is None or not me.contingencies:
        return ""
    mine = me.contingencies[0]
    if not lies(world):
        return mine
    # Whoever believes that this is not the active one takes the way out that it kills.
    return next(code.key for code in tokens.CONTINGENCIES if code.key not in me.contingencies)

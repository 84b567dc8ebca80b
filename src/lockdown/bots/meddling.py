"""Interruptions (LD-ACT-12): whether what somebody else has declared in our room may happen."""

from __future__ import annotations

from collections.abc import Callable

from lockdown.bots.answers import cautious
from lockdown.bots.temper import Temper
from lockdown.bots.world import W, World
from lockdown.state import keys
from lockdown.views.types import CrewView, DecisionView

#: Room actions by which a character leaves the board.
LEAVING = ("lock_in", "enter_css", "enter_pod", "hibernate")
#: Room actions that help whoever takes them.
HELPING = (
    *("treat_wounds", "decontaminate", "operate", "take_equipment", "craft_gear"),
    *("send_signal", "examine_archive", "start_procedure"),
)


def interrupt(
    world: W,
    decision: DecisionView,
    temper: Temper,
    more: Callable[[W, CrewView, list[str], Temper], bool] | None = None,
) -> str:
    """Play the card where the objective, or the temperament, has a reason for it.

    `more`: reasons that only one game knows.
    """
    card = next((o.text for o in decision.options if o.verb == "react"), "")
    declared = world.view.declared
    if not card or declared is None:
        return cautious(decision)
    actor = world.view.crew[declared.seat]
    words = declared.action.text.split("/")
    if reason(world, actor, words, temper) or (more and more(world, actor, words, temper)):
        return card
    return cautious(decision)


def defend(world: World, decision: DecisionView, temper: Temper) -> str:
    """An Interruption was played: cancel it for oneself, or for one whom one needs or likes."""
    card = next((o.text for o in decision.options if o.verb == "react"), "")
    declared = world.view.declared
    if not card or declared is None:
        return cautious(decision)
    actor = world.view.crew[declared.seat]
    if actor.seat == world.seat:
        return card
    if reason(world, actor, declared.action.text.split("/"), temper):
        return cautious(decision)
    helps = world.needs_others or temper.giving > GENEROUS
    return card if helps and leaves(declared.action.text.split("/")) else cautious(decision)


#: From here on a bot spends a card for somebody else.
GENEROUS = 0.05
#: Rounds before the end in which a step less may be one too few.
LATE = 3


def leaves(words: list[str]) -> bool:
    """Whether a declared action takes its actor out of the complex or the ship."""
    return words[0] == "escape" or (words[0] == "room" and words[1] in LEAVING)


def reason(world: World, actor: CrewView, words: list[str], temper: Temper) -> str:
    """Why this should not happen; empty if it may."""
    verb, what = words[0], words[1] if len(words) > 1 else ""
    leaving = leaves(words)
    if actor.number in world.doomed:
        if leaving or (verb == "room" and what in HELPING):
            return "doomed"
        # Not a shot: what it is aimed at stands in our room too. Elsewhere a step costs both the
        # same: one stopped a first look round with it (82203, round 1).
        if temper.spiteful and verb in ("move", "careful") and perilous(world):
            return "doomed"
    if leaving and world.begrudges(actor):
        return "alone"
    if verb == "room" and what == ("stop" if world.wants_ruin else "start") + "_self_destruct":
        return "ruin"
    if verb == "escape" and world.rides_alone and not world.needs_others and temper.grasping:
        return "rover"
    if verb == "pickup" and temper.grasping and _wants(world, what):
        # Only what one wants oneself: for an egg that it was after one stopped the corpse of
        # somebody, who took it all the same with the next card (82102, round 1).
        return "object"
    room = world.rooms.get(world.room)
    last = room is not None and room.items == 1
    if temper.grasping and last and searches(world, verb, what) and can_search(world):
        return "last find"
    if leaving and temper.spiteful and not world.needs_others:
        return "spite"
    return ""


def perilous(world: World) -> bool:
    """Whether who stays in this room may die of that: by a fire, a monster, or for want of time."""
    room = world.rooms.get(world.room)
    burns = room is not None and room.fire
    return burns or world.fighting or world.rounds_left <= LATE


def _wants(world: World, what: str) -> bool:
    """Whether the thing that a declared action picks up is of a kind that one wants oneself."""
    return keys.ITEMS[int(what) & 255] in world.wanted_objects


def searches(world: World, verb: str, what: str) -> bool:
    """Whether a declared action takes things out of the room."""
    return verb == "play" and keys.ACTIONS[int(what)] in world.values.searching


def can_search(world: World) -> bool:
    """Whether we could take them ourselves."""
    return any(card in world.values.searching for card in world.hand)

"""What a bot says at a table of Lockdown: warnings, and which contingency token it holds."""

from __future__ import annotations

from dataclasses import replace

from lockdown.bots.talk import Manner, Phrase, moods, warnings
from lockdown.games.lockdown.bots import partners
from lockdown.games.lockdown.bots.world import LockdownWorld
from lockdown.games.lockdown.cards import tokens
from lockdown.views.types import ArgView


def phrases(world: LockdownWorld, manner: Manner) -> list[Phrase]:
    """What there is to say now, the most urgent first."""
    if world.together:
        # One result for all: nobody has a reason to claim what is not so.
        manner = replace(manner, honest=True, harmless=False)
        return [*warnings(world, manner), *partners.phrases(world)]
    found = warnings(world, manner)
    token = _token(world, manner)
    if token:
        found.append(Phrase("my_token", {"contingency": ArgView("contingency", token)}))
    return [*found, *moods(world, manner)]


def _token(world: LockdownWorld, manner: Manner) -> str:
    """The contingency that this bot says it holds."""
    me = world.view.me
    if me is None or not me.contingencies:
        return ""
    if manner.honest:
        return me.contingencies[0]
    others = [code.key for code in tokens.CONTINGENCIES if code.key not in me.contingencies]
    return others[int(manner.whim * len(others))]

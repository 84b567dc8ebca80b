"""Treating one's own wounds in a room (LD-ROM-51): dress all, heal one, or heal the light ones."""

from __future__ import annotations

from typing import Any

from lockdown.rules import hurt
from lockdown.rules.verbs import OPTION, WOUND_CHOICE
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
DRESS, HEAL, HEAL_LIGHT = "dress", "heal", "heal_light"


def treatments(t: Table, seat: int) -> Options:
    """LD-ROM-51, LD-ROM-08: what would change something."""
    wounds = t.wounds[seat]
    options: Options = []
    if any(not wound & hurt.DRESSED for wound in wounds):
        options.append((OPTION, DRESS))
    if any(wound & hurt.DRESSED for wound in wounds):
        options.append((OPTION, HEAL))
    if t.light[seat]:
        options.append((OPTION, HEAL_LIGHT))
    return options


def wounds_to_heal(t: Table, seat: int, what: str) -> Options:
    """LD-HRT-14: a dressed one of the owner's choice."""
    if what != HEAL:
        return []
    dressed = dict.fromkeys(wound for wound in t.wounds[seat] if wound & hurt.DRESSED)
    return [(WOUND_CHOICE, wound) for wound in dressed]


def treat(t: Table, seat: int, what: str, wound: int) -> None:
    """LD-ROM-51: one of three, for the acting character alone."""
    if what == DRESS:
        hurt.dress_all(t, seat, "LD-ROM-51")
    elif what == HEAL:
        hurt.heal(t, seat, wound, "LD-ROM-51")
    else:
        hurt.heal_light(t, seat, "LD-ROM-51")

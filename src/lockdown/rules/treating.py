"""Treating wounds: in a room (LD-ROM-51: dress all, heal one, or heal the light ones), by items."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import hurt
from lockdown.rules.verbs import OPTION, WOUND_CHOICE
from lockdown.state.facts import Refusal
from lockdown.state.table import Table

Options = list[tuple[Any, ...]]
DRESS, HEAL, HEAL_LIGHT = "dress", "heal", "heal_light"
NOTHING_TO_DRESS: Refusal = ("nothing_to_dress", "LD-HRT-13")
NOTHING_TO_HEAL: Refusal = ("nothing_to_heal", "LD-HRT-14")
TREATED_WOUND = decision_kind(
    "treated_wound", "LD-HRT-13", "Which of your serious wounds is treated?", what=(1, "word")
)


def undressed_wounds(t: Table, seat: int) -> Options:
    """LD-HRT-13: the kinds of undressed serious wounds to choose from."""
    kinds = dict.fromkeys(w & 15 for w in t.wounds[seat] if not w & hurt.DRESSED)
    return [(WOUND_CHOICE, kind) for kind in kinds]


def dressed_wounds(t: Table, seat: int) -> Options:
    """LD-HRT-14: the kinds of dressed serious wounds to choose from."""
    return [(WOUND_CHOICE, w) for w in dict.fromkeys(t.wounds[seat]) if w & hurt.DRESSED]


def treat_one(t: Table, patient: int, what: str) -> None:
    """NM-HRT-12: one serious wound is dressed or healed; the patient's player says which."""
    options = undressed_wounds(t, patient) if what == DRESS else dressed_wounds(t, patient)
    if len(options) == 1:
        wound_treated(t, patient, what, options[0])
    elif options:
        t.ask(patient, TREATED_WOUND, options, wound_treated, patient, what)


@step
def wound_treated(t: Table, patient: int, what: str, choice: tuple[Any, ...]) -> None:
    """LD-HRT-13, LD-HRT-14: the wound was chosen."""
    if what == DRESS:
        hurt.dress(t, patient, choice[1], "LD-HRT-13")
    else:
        hurt.heal(t, patient, choice[1], "LD-HRT-14")


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

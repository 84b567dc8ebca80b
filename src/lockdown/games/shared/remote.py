"""A room action done from another room (NM-ROM-36): the card Intranet."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.options import verb
from lockdown.rules import offers
from lockdown.rules.actions import Act, Spec, part_targets
from lockdown.rules.verbs import ROOM_SLOT, WORD
from lockdown.state.facts import Part
from lockdown.state.table import Table

#: An action of another room: `(REMOTE, slot, key, choices…)`; never an option by itself.
REMOTE = verb("remote", "take an action of another room", ROOM_SLOT, WORD)


def _part(t: Table, act: Act) -> Part:
    return offers.room_action(t, act[1], act[2]).parts[0]


def _cost(t: Table, seat: int, act: Act) -> int:
    return 0


def _targets(t: Table, seat: int, act: Act) -> list[tuple[Any, ...]] | None:
    return part_targets(t, seat, _part(t, act), act[3:])


def _effect(t: Table, seat: int, act: Act) -> None:
    """NM-ROM-36: "this room" in its text is that room."""
    _part(t, act).effect(t, seat, *act[3:])


def _consent(t: Table, seat: int, act: Act) -> int:
    consent = _part(t, act).consent
    return consent(t, seat, *act[3:]) if consent is not None else -1


SPEC = Spec(_cost, _effect, _targets, consent=_consent)

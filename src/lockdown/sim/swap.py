"""Swap the secrets: a second table that differs only in what one viewer may not know.

Whatever the viewer is shown of both tables must be the same, byte for byte: views, its own
decisions, what it hears, errors. `swapped` deals everything anew that is hidden from the viewer
(LD-SET-33) and keeps what it has legally seen (LD-SET-34). Both tables are sound.

How it deals stands in `lockdown.bots.deals`, which searches use too. The hand, inventory and
objectives of the seat that is being asked stay as they are, because its options follow from them.
`veiled` changes those for another viewer, to compare views only.
"""

from __future__ import annotations

import random
from typing import Any, TypeVar

from lockdown.bots.deals import prepare
from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.rules.actions import perform
from lockdown.state.table import Table

#: The table of one game.
G = TypeVar("G", bound=Table)


def swapped(t: G, viewer: int | None, dice: random.Random) -> G:
    """A table that `viewer` (None: a spectator) cannot tell from `t`.

    Whoever needs many of one position prepares it once (`lockdown.bots.deals.prepare`). Who does
    not is helped a little: the last position asked for is still prepared.
    """
    global _last  # noqa: PLW0603 - one position, replaced as a whole
    last, rs, quiet, who, position = _last
    if not (rs is t.rs and who == viewer and quiet == t.quiet and position == t.dump()):
        last = prepare(t, viewer)
        _last = (last, t.rs, t.quiet, viewer, t.clone().dump())
    new: G = last.deal(dice)
    return new


#: What was prepared last, and for what: rule set, whether events are told, viewer, all fields.
_last: tuple[Any, Any, bool, int | None, list[Any]] = (None, None, False, None, [])


def veiled(t: G, viewer: int | None) -> G:
    """The table with another question to somebody else and another agenda, for views only.

    A viewer may learn that a seat is asked something, but not out of how many options; of a secret
    question not even whom.
    """
    new = t.clone()
    # What was declared is what everybody heard (LD-ACT-25), and what a question is about lies open;
    # the rest of the agenda is hidden.
    open_steps = {perform.name}
    if t.decision is not None and t.decision[0] == viewer:
        open_steps |= {waiting[1] for waiting in DECISION_KINDS[t.decision[1]].waits}
    new.agenda = [item for item in t.agenda if item[0] in open_steps]
    if t.decision is not None and t.decision[0] != viewer:
        seat, kind, options, answer, _ = t.decision
        if DECISION_KINDS[kind].secret:
            seat = next((s for s in range(t.n) if s not in (seat, viewer)), seat)
        new.decision = (seat, kind, options[-1:], answer, ())
    return new


def differences(a: Table, b: Table) -> set[str]:
    """The names of the fields in which two tables differ."""
    return {name for name in a.SAVED if getattr(a, name) != getattr(b, name)}

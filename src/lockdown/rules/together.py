"""Objectives of a whole crew (LD-COP-04 to LD-COP-06): what a cooperative game asks for.

A test about a character's own state must hold for one that is alive after the victory check, the
same one for the whole card (LD-COP-05); tests about the table hold or do not. The signal is
counted: as many senders, living or dead, as cards ask for it (LD-COP-06).
"""

from __future__ import annotations

from typing import Any

from lockdown.rules import objectives
from lockdown.rules.queries import alive
from lockdown.state.table import Table

SIGNAL = "signal_sent"


def all_met(t: Table) -> set[int]:
    """The objectives of the crew that are fulfilled."""
    held = [objective for mine in t.objectives for objective in mine]
    asked = sum(1 for objective in held if asks_for_signal(t, objective))
    signals = t.signal.bit_count() >= asked
    return {objective for objective in held if is_met(t, objective, signals)}


def asks_for_signal(t: Table, objective: int) -> bool:
    """Whether a card asks for the signal in each of its alternatives."""
    return all(
        any(test["kind"] == SIGNAL for test in alternative)
        for alternative in t.rs.objectives[objective].condition
    )


def is_met(t: Table, objective: int, signals: bool) -> bool:
    """One card, for the crew: one alternative, by one living character where it is personal."""
    living = [seat for seat in range(t.n) if alive(t, seat)]
    return any(
        any(_by_one(t, seat, alternative, signals) for seat in living)
        for alternative in t.rs.objectives[objective].condition
    )


def _by_one(t: Table, seat: int, tests: tuple[dict[str, Any], ...], signals: bool) -> bool:
    return all(
        signals if test["kind"] == SIGNAL else objectives.holds(t, seat, test) for test in tests
    )

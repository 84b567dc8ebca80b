"""Kinds of decision: what is asked, by which rule, and whether others may know who is asked.

The kind's name is the key of its prompt in the message files. `shows` names the parts of the
answer step's context that the prompt needs; everything else in the context stays inside. `waits`
names arguments of the step that waits on top of the agenda while it is asked, what the question is
about: they need no place in the context, so that games saved at such a question go on.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any


class DecisionKind:
    """The declaration of one kind of decision."""

    __slots__ = ("doc", "module", "name", "rule", "secret", "shows", "waits")

    def __init__(
        self,
        name: str,
        rule: str,
        doc: str,
        secret: bool,
        shows: tuple[tuple[str, int, str], ...],
        waits: tuple[tuple[str, str, int, str], ...],
        module: str,
    ) -> None:
        self.name = name
        self.module = module
        """Where it is declared: which game asks it, or a chapter that all share."""
        self.rule = rule
        self.doc = doc
        self.secret = secret
        self.shows = shows
        self.waits = waits
        """Name, step, index among the arguments of the step, argument kind."""


#: Every kind of decision by name.
DECISION_KINDS: dict[str, DecisionKind] = {}


def decision_kind(
    name: str,
    rule: str,
    doc: str,
    *,
    secret: bool = False,
    waits: tuple[tuple[str, str, int, str], ...] = (),
    **shows: tuple[int, str],
) -> str:
    """Declare a kind of decision and return its name.

    `secret`: nobody but the one who decides is told who is asked (reaction windows, objectives).
    `shows`: name -> (index in the context, argument kind).
    `waits`: (name, step, index among its arguments, argument kind) of what waits on top.
    """
    if name in DECISION_KINDS:
        raise ValueError(f"decision kind {name!r} is declared twice")
    DECISION_KINDS[name] = DecisionKind(
        name,
        rule,
        doc,
        secret,
        tuple((key, i, kind) for key, (i, kind) in shows.items()),
        waits,
        sys._getframe(1).f_globals["__name__"],
    )
    return name


def shown_context(
    kind: str, context: tuple[Any, ...], agenda: Sequence[tuple[Any, ...]]
) -> dict[str, tuple[str, Any]]:
    """What a decision's prompt shows: name -> (argument kind, value)."""
    facts = DECISION_KINDS[kind]
    shown = {name: (arg, context[i]) for name, i, arg in facts.shows}
    for name, step, i, arg in facts.waits:
        if agenda and agenda[-1][0] == step:
            shown[name] = (arg, agenda[-1][1 + i])
    return shown

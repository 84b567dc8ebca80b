"""Refusals of the rules as the wire carries them."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from lockdown.kernel.options import ARG_KINDS, VERBS
from lockdown.rules.why_not import ARGUMENTS, Refused
from lockdown.server import protocol as p
from lockdown.views.types import ArgView


def refused(item: Refused) -> p.Refused:
    """One refusal: the missing option as text, as far as it is settled."""
    kinds = VERBS[item.option[0]].kinds
    words = [item.option[0]]
    words += [
        ARG_KINDS[kind].write(value) for kind, value in zip(kinds, item.option[1:], strict=False)
    ]
    return p.Refused(
        item.what,
        " ".join(words),
        item.reason,
        item.rule,
        tuple(
            _argument(kind, arg)
            for kind, arg in zip_longest(ARGUMENTS.get(item.reason, ()), item.args)
        ),
    )


def _argument(kind: str | None, arg: Any) -> ArgView:
    """An argument of a reason: of the kind that the reason has there, else a number or a word."""
    if kind == "component":
        return ArgView(kind, str(arg))
    if kind is not None:  # an item, or how it becomes active
        return ArgView(kind, ARG_KINDS["item"].write(arg))
    return ArgView("number" if isinstance(arg, int) else "word", str(arg))

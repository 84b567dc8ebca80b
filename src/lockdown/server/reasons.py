"""Refusals of the rules as the wire carries them."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.options import ARG_KINDS, VERBS
from lockdown.rules.why_not import Refused
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
        tuple(ArgView(_kind(arg), str(arg)) for arg in item.args),
    )


def _kind(arg: Any) -> str:
    return "number" if isinstance(arg, int) else "word"

"""Events in words, and whether an event is the one that a scenario means."""

from __future__ import annotations

from typing import Any

from lockdown.kernel.events import EVENT_KINDS, Event, heard_by
from lockdown.kernel.options import ARG_KINDS, VERBS, option_text
from lockdown.scenario.errors import ScenarioError, near
from lockdown.scenario.options import same_word
from lockdown.scenario.words import attack_text, item_text
from lockdown.state.ruleset import Ruleset

_SINGULAR = {"contingencies": "contingency", "powers": "number"}


def value_text(kind: str, value: Any, rs: Ruleset) -> str:
    """One field of an event as text."""
    if isinstance(value, tuple):
        if kind == "action":
            return _action_text(value)
        single = _SINGULAR.get(kind, kind.removesuffix("s"))
        return ",".join(value_text(single, part, rs) for part in value) or "none"
    if value == -1 and kind != "number":
        return "-" if kind == "seat" else "hidden"
    if kind == "attack":
        return attack_text(value, rs)
    if kind == "item":
        return item_text(value, rs)
    if kind in ARG_KINDS:
        return ARG_KINDS[kind].write(value)
    return str(value)


def _action_text(act: tuple[Any, ...]) -> str:
    known = VERBS.get(act[0])
    if known is None:
        return str(act[0])
    return option_text(act[: 1 + len(known.kinds)]).replace(" ", "/")


def event_text(event: Event, rs: Ruleset, args: tuple[Any, ...] | None = None) -> str:
    """`door_closed corridor=004-006 (LD-DOR-01)`."""
    shown = event.args if args is None else args
    fields = EVENT_KINDS[event.kind].fields
    parts = [
        f"{name}={value_text(kind, value, rs)}"
        for (name, kind), value in zip(fields, shown, strict=True)
    ]
    return " ".join([event.kind, *parts, f"({event.rule})"])


class Pattern:
    """`door_closed corridor=004-006 rule=LD-DOR-01` as a scenario expects it."""

    def __init__(self, words: list[str]) -> None:
        if not words:
            raise ScenarioError("which event? 'event door_closed corridor=004-006'")
        self.kind = words[0]
        if self.kind not in EVENT_KINDS:
            raise ScenarioError(f"no event is called {self.kind!r}{near(self.kind, EVENT_KINDS)}")
        fields = dict(EVENT_KINDS[self.kind].fields)
        self.wanted: dict[str, str] = {}
        for word in words[1:]:
            name, equals, value = word.partition("=")
            if not equals or (name != "rule" and name not in fields):
                known = ", ".join((*fields, "rule"))
                raise ScenarioError(
                    f"{word!r} says nothing about {self.kind}; it has {known}, as 'name=value'"
                )
            self.wanted[name] = value

    def fits(self, event: Event, rs: Ruleset, args: tuple[Any, ...]) -> bool:
        """Whether that event, heard with those values, is meant."""
        if event.kind != self.kind:
            return False
        fields = EVENT_KINDS[event.kind].fields
        for (name, kind), value in zip(fields, args, strict=True):
            if name not in self.wanted:
                continue
            if kind == "number" and value == -1 and self.wanted[name] == "hidden":
                continue
            if not _same(self.wanted[name], value_text(kind, value, rs)):
                return False
        return self.wanted.get("rule", event.rule) == event.rule

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{k}={v}" for k, v in self.wanted.items())])


def _same(wanted: str, there: str) -> bool:
    if wanted in ("yes", "no") and there in ("0", "1"):
        return (wanted == "yes") == (there == "1")
    if wanted == "S":
        return there in ("0", "S")
    left, right = wanted.split(","), there.split(",")
    return len(left) == len(right) and all(map(same_word, left, right))


def heard(events: list[Event], seat: int | None) -> list[tuple[Event, tuple[Any, ...]]]:
    """What a listener heard, with the values it heard."""
    found = []
    for event in events:
        args = heard_by(event, seat)
        if args is not None:
            found.append((event, args))
    return found

"""Events: what a person at the table would notice, to whom, and by which rule.

An event kind declares the names of its fields. Fields hold small ints, strings and tuples of
them; the words are made elsewhere, from the kind's name. A field that a listener may not know
is told as `HIDDEN`; the number and order of events is the same for every listener of one
`tell_secret`, so that counting them reveals nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

#: Stands in an event for a value the listener may not know.
HIDDEN = -1


class EventKind:
    """The declaration of one kind of event."""

    __slots__ = ("doc", "fields", "name")

    def __init__(self, name: str, fields: tuple[tuple[str, str], ...], doc: str) -> None:
        self.name = name
        self.fields = fields
        self.doc = doc

    def __repr__(self) -> str:
        return f"<event {self.name}({', '.join(n for n, _ in self.fields)})>"


#: Every kind of event by name.
EVENT_KINDS: dict[str, EventKind] = {}


def event(name: str, doc: str, /, **fields: str) -> EventKind:
    """Declare a kind of event; `fields` maps field names to argument kinds (see `options`)."""
    if name in EVENT_KINDS:
        raise ValueError(f"event {name!r} is declared twice")
    kind = EventKind(name, tuple(fields.items()), doc)
    EVENT_KINDS[name] = kind
    return kind


#: Stands in a log for what an older version told and this one has no words for.
FORGOTTEN = event("forgotten", "Something that an older version of the game noted.", what="word")


class Event(NamedTuple):
    """One event as it was told: audience is a bit mask of seats, -1 for everybody."""

    kind: str
    rule: str
    audience: int
    args: tuple[Any, ...]
    public: tuple[Any, ...] | None
    """What those outside `audience` hear; None if they hear nothing."""


#: `made(Event, (kind, rule, …))` is `Event(kind, rule, …)` in half the time: several are made in
#: every move. It works for any named tuple; the values must be all of its fields, in order.
made: Any = tuple.__new__


class Heard(NamedTuple):
    """One event as one listener heard it, numbered in that listener's own count."""

    number: int
    kind: str
    rule: str
    args: tuple[Any, ...]

    @property
    def data(self) -> dict[str, Any]:
        """The arguments by field name."""
        names = EVENT_KINDS[self.kind].fields
        return {name: value for (name, _), value in zip(names, self.args, strict=True)}


def remembered(told: Event) -> Event:
    """An event of a log that an older version may have written, as this version can tell it."""
    known = EVENT_KINDS.get(told.kind)
    if known is not None:
        count = len(known.fields)
        if len(told.args) == count and (told.public is None or len(told.public) == count):
            return told
    what = (told.kind,)
    public = None if told.public is None else what
    return Event(FORGOTTEN.name, told.rule, told.audience, what, public)


def heard_by(told: Event, seat: int | None) -> tuple[Any, ...] | None:
    """The arguments that `seat` (None: a spectator) hears, or None if it hears nothing."""
    if told.audience == -1 or (seat is not None and told.audience >> seat & 1):
        return told.args
    return told.public

"""Argument kinds that only the original game has (see `rules.verbs`)."""

from __future__ import annotations

from lockdown.kernel.options import arg_kind, verb
from lockdown.state import keys

COURSE_SPACES = ("A", "B", "C", "D")


def keyed(name: str, names: tuple[str, ...]) -> str:
    """An argument kind whose values are the places of these names."""

    def write(index: int) -> str:
        return names[index] if index >= 0 else "hidden"

    def read(text: str) -> int:
        return -1 if text == "hidden" else names.index(text)

    return arg_kind(name, write, read)


#: A space of the destination track.
COURSE = keyed("course", COURSE_SPACES)
COORDINATES = keyed("coordinates", keys.COORDINATES)
DESTINATION = keyed("destination", keys.DESTINATIONS)

SET_COURSE = verb("course", "choose a space of the destination track", COURSE)
POD = verb("pod", "choose an escape pod by its number", "number")

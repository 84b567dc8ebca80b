"""Argument kinds that only the original game has (see `rules.verbs`)."""

from __future__ import annotations

from lockdown.kernel.options import verb
from lockdown.rules.verbs import keyed
from lockdown.state import keys

COURSE_SPACES = ("A", "B", "C", "D")
#: A space of the destination track.
COURSE = keyed("course", COURSE_SPACES)
COORDINATES = keyed("coordinates", keys.COORDINATES)
DESTINATION = keyed("destination", keys.DESTINATIONS)

SET_COURSE = verb("course", "choose a space of the destination track", COURSE)
POD = verb("pod", "choose an escape pod by its number", "number")

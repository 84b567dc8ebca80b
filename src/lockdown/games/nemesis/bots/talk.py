"""What a bot says at a table of the original game: warnings, engines, the course, its health.

That somebody has looked at an engine or at the coordinates is heard by all (NM-BRD-16), so whoever
has looked says what was there; whether that is true is up to the dice of the bot alone (`Manner`),
never to its objective. What it says of its scans is not even taken from its hand.
"""

from __future__ import annotations

from lockdown.bots.talk import Manner, Phrase, moods, warnings
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.views.types import ArgView

#: How often a bot calls itself clean, and infected, from the third round on.
CLEAN, INFECTED = 0.3, 0.4
#: Claims of this game, with what they are about; each is made once.
CLAIMS = ("engine_works", "engine_broken", "course_earth", "course_away", "clean", "infected")


def phrases(world: NemesisWorld, manner: Manner) -> list[Phrase]:
    """What there is to say now, the most urgent first."""
    seen = [*_engines(world, manner), *_course(world, manner)]
    return [*warnings(world, manner), *seen, *_health(world, manner), *moods(world, manner)]


def saying(world: NemesisWorld, phrase: Phrase) -> tuple[int, str]:
    """What counts as the same words again; a new course is worth a new claim."""
    view = world.view
    if phrase.key not in CLAIMS:
        return (view.round, phrase.key)
    about = phrase.args["room"].text if "room" in phrase.args else ""
    return (0, f"{phrase.key} {about}{view.course if phrase.key.startswith('course') else ''}")


def _engines(world: NemesisWorld, manner: Manner) -> list[Phrase]:
    return [
        Phrase(
            "engine_works" if (engine.state == "working") == manner.honest else "engine_broken",
            {"room": ArgView("room", f"{engine.room:03d}")},
        )
        for engine in world.view.engines
        if engine.state
    ]


def _course(world: NemesisWorld, manner: Manner) -> list[Phrase]:
    if not world.view.coordinates:
        return []
    earth = world.going_to("earth") == 1.0
    return [Phrase("course_earth" if earth == manner.honest else "course_away")]


def _health(world: NemesisWorld, manner: Manner) -> list[Phrase]:
    if world.view.round < 3 or manner.whim >= INFECTED:
        return []
    return [Phrase("clean" if manner.whim < CLEAN else "infected")]

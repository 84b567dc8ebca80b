"""The first game as a lesson: real rules, arranged dice, one idea a step.

A layer beside the table. It narrows what seat A may choose and plays the two others from a list;
take it away and a legal game remains. The rules know nothing of it.
"""

from lockdown.tutorial.lesson import NotNow, Tutorial
from lockdown.tutorial.script import (
    Chapter,
    Refused,
    Script,
    Step,
    games_with_lessons,
    lesson_of,
)

__all__ = [
    "Chapter",
    "NotNow",
    "Refused",
    "Script",
    "Step",
    "Tutorial",
    "games_with_lessons",
    "lesson_of",
]

"""Action cards, one module a character and one for what they share."""

from lockdown.games.lockdown.cards.actions import (
    hacker,
    janitor,
    lab_rat,
    sentry,
    shared,
    survivor,
    xenobiologist,
)

__all__ = ["hacker", "janitor", "lab_rat", "sentry", "shared", "survivor", "xenobiologist"]

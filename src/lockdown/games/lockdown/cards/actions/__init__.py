"""Action cards, one module a character and one for what they share."""

from lockdown.games.lockdown.cards.actions import (
    guests,
    hacker,
    janitor,
    lab_rat,
    sentry,
    shared,
    survivor,
    xenobiologist,
)

__all__ = [
    "guests",
    "hacker",
    "janitor",
    "lab_rat",
    "sentry",
    "shared",
    "survivor",
    "xenobiologist",
]

"""`School`: what a training program needs of a game beyond its codec, asked for by its name.

The policy sees the observation alone. A critic that exists in training only is told the table as
it really is (`Teller`), so that it can learn what a position is worth from few games instead of
learning games by heart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from lockdown.env.codec import Codec, codec_of
from lockdown.env.graph import Graph
from lockdown.state import keys
from lockdown.state.table import Table

SEATS = 5
_PLACES, _CHARACTERS, _CODES, _NUMBERS, _TABLE = 12, 12, 8, 16, 40
_BAD = (keys.INFECTED, keys.KNOWN_INFECTED)

#: By seat: (when it was looked at, how far each of its objectives is).
Steps = dict[int, tuple[Any, list[tuple[int, float]]]]


@lru_cache(maxsize=65536)
def _sick(cards: tuple[int, ...]) -> tuple[int, int]:
    sick = [card for card in cards if card >= keys.CONTAMINATION]
    return len(sick), sum(card in _BAD for card in sick)


def sickness(t: Table, seat: int) -> tuple[int, int]:
    """How many contamination cards a seat has anywhere, and how many of them are infected."""
    parts = (_sick(t.hand[seat]), _sick(t.deck[seat]), _sick(t.discard[seat]))
    return sum(part[0] for part in parts), sum(part[1] for part in parts)


@dataclass(frozen=True)
class Teller:
    """Writes the table as it really is, from the eyes of a seat: bytes of about 8 for a yes."""

    objectives: int
    """How many numbers objectives have."""
    progress: Callable[[Any, int, int], float]
    """(table, seat, objective): how much of it is done, 0 to 1."""
    marks: Callable[[Any, int, Any, int], None]
    """(table, other, out, at): eight places for what a seat holds in secret."""
    numbers: Callable[[Any, int, int], tuple[int, ...]]
    """(table, other, seat): up to fifteen small numbers of a seat."""
    table: Callable[[Any], tuple[int, ...]]
    """Up to forty small numbers of the table."""
    truth: Callable[[Any, Any, int], None]
    """(table, out, at): eight places for what is hidden from everybody."""

    @property
    def row(self) -> int:
        """Numbers of a seat."""
        return 1 + _PLACES + _CHARACTERS + self.objectives + _CODES + _NUMBERS

    @property
    def size(self) -> int:
        """How many numbers the critic is told."""
        return SEATS * self.row + _TABLE + _CODES

    def write(self, t: Any, seat: int, out: Any, steps: Steps | None = None) -> None:
        """Write what is true at the table into `out`.

        `steps` keeps how far the others' objectives are for as long as the same turn goes on:
        close enough for a critic, and half the work.
        """
        if steps is None:
            steps = {}
        turn = (t.round, t.turn, t.phase)
        row = self.row
        out[:] = bytes(len(out))
        n = t.n
        for i in range(n):
            other = (seat + i) % n
            at = i * row
            out[at] = 1
            at += 1
            out[at + t.place[other]] = 1
            at += _PLACES
            if t.char[other] >= 0:
                out[at + t.char[other]] = 1
            at += _CHARACTERS
            found = steps.get(other)
            if found is None or other == seat or found[0] != turn:
                found = (turn, [(o, self.progress(t, other, o)) for o in t.objectives[other]])
                steps[other] = found
            best = 0.0
            for objective, done in found[1]:
                best = max(best, done)
                out[at + objective] = 4 + int(8 * done)
            at += self.objectives
            self.marks(t, other, out, at)
            at += _CODES
            numbers = (int(10 * best), *self.numbers(t, other, seat))
            out[at : at + len(numbers)] = bytes(numbers)
        at = SEATS * row
        told = self.table(t)
        out[at : at + len(told)] = bytes(told)
        self.truth(t, out, at + _TABLE)


@dataclass(frozen=True)
class School:
    """What training needs to know about a game."""

    graph: Graph
    """The rooms of its layout."""
    teller: Teller
    potential: Callable[[Any, int, float | None], float]
    """(table, seat, progress of the objective if known): how well a seat stands."""

    @property
    def codec(self) -> Codec:
        """How its tables become observations."""
        return codec_of(self.game)

    @property
    def game(self) -> str:
        """Its name."""
        return self.graph.layout.game


@cache
def school_of(game: str) -> School:
    """How a game is trained for; raises `WrongLayout` if it cannot be learned yet."""
    codec_of(game)
    school: School = import_module(f"lockdown.games.{game}.env.school").SCHOOL
    return school

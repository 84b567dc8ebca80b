"""Somebody who goes on as a trained policy would, straight from an imagined table.

`LearnedBot` reads views, which are built for it each time. On the tables of a search nothing is
hidden that has not been dealt at random, so the observation is written from the table itself, as
in training (`Codec.of_table` knows the same as the view, which a test compares). That takes less
than half the time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lockdown.bots.learned import NEVER, GraphPolicy, Patience, Policy, load
from lockdown.bots.search import Option

Floats = NDArray[np.float32]
#: What the seat would not do on an imagined table, whatever the policy thinks of it.
Never = Callable[[Any, int, Option], bool]


class Sparse:
    """A matrix that is multiplied with rows that are mostly zero: the others do not matter."""

    __array_ufunc__ = None
    """NumPy leaves the product to `__rmatmul__`."""

    def __init__(self, rows: Floats) -> None:
        self.rows = rows

    def __rmatmul__(self, x: Floats) -> Floats:
        there = np.flatnonzero(x)
        found: Floats = x[there] @ self.rows[there]
        return found


@cache
def quick(file: str) -> Policy:
    """The policy of a file, for observations as they are: nearly all of their numbers are zero."""
    policy = load(file)
    if not isinstance(policy, GraphPolicy):
        return policy
    arrays: dict[str, Any] = {**policy.w, "flat_in": Sparse(policy.w["flat_in"])}
    return GraphPolicy(policy.codec, arrays)


class Strider:
    """Plays what the policy likes best, for one seat on one imagined table after the other."""

    def __init__(self, file: str, never: Never | None = None) -> None:
        self.policy = quick(file)
        self.never = never
        codec = self.policy.codec
        self.codec = codec
        self.writer = codec.writer()
        """Writes only what has changed; tables of one search are much alike."""
        self.row = bytearray(codec.observation_size)
        self.seen = np.frombuffer(self.row, dtype=np.uint8)

    def walker(self) -> Stride:
        """For the next table."""
        return Stride(self)

    def scores(self, t: Any, seat: int) -> dict[Option, float]:
        """What the policy thinks of the options that `seat` is asked for, in logits."""
        known = self.codec.of_table(t, seat)
        self.writer.write(known, self.row)
        there = self.codec.numbers(t.decision[2], known)
        legal = {o: n for n, o in there.items() if o[0] not in NEVER}
        legal = legal or {o: n for n, o in there.items()}
        if self.never is not None:
            legal = {o: n for o, n in legal.items() if not self.never(t, seat, o)} or legal
        found = self.policy.scores(self.seen, list(legal.values()))
        return dict(zip(legal, found.tolist(), strict=True))


class Stride:
    """One way through one imagined table."""

    def __init__(self, strider: Strider) -> None:
        self.strider = strider
        self.patience = Patience()

    def __call__(self, t: Any, seat: int) -> Option:
        scores = self.strider.scores(t, seat)
        moment = (t.round, t.turn, t.actions_left, t.hand[seat])
        left = self.patience.left(moment, scores)
        best = max(left, key=left.__getitem__)
        self.patience.tried.add(best)
        return best

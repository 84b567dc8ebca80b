"""What seats get, and how much better than expected it was: plain arithmetic on arrays.

A seat's next moment is its own next decision, however much others do in between. What it gets is
the reward at the end of the game, a part of it shared by the table, and on the way the change of
`Codec.potential`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from lockdown.env.school import SEATS
from lockdown.learn.tables import NOBODY


@dataclass(frozen=True, slots=True)
class Terms:
    """What is rewarded and how far one update goes."""

    survive: float = 0.4
    win: float = 0.6
    """Beyond surviving."""
    shared: float = 0.2
    """The part of every reward that is the mean of the table."""
    discount: float = 0.999
    trace: float = 0.97
    clip: float = 0.2
    entropy: float = 0.01
    rate: float = 3e-4
    critic_rate: float = 3e-4
    epochs: int = 2
    batch: int = 8192
    far: float = 0.03
    """No further epoch once the policy has moved so far (KL)."""


def rewards_of(final: Any, terms: Terms) -> Any:
    """By table and seat: what the end of the game is worth."""
    own = terms.survive * final[..., 2] + terms.win * final[..., 1]
    there = final[..., 0] > NOBODY
    own = np.where(there, own, 0.0)
    mean = own.sum(axis=-1, keepdims=True) / np.maximum(there.sum(axis=-1, keepdims=True), 1)
    return (1 - terms.shared) * own + terms.shared * mean


def advantages(
    value: Any, seat: Any, mine: Any, worth: Any, done: Any, final: Any, terms: Terms
) -> tuple[Any, Any, Any]:
    """By step and table: advantage, return, and whether it can be learned from.

    Everything is (steps, tables): what the critic thought, who decided, whether it was the learner,
    its potential. `done` and `final` have one step more: how a game ended before that step.
    """
    length, tables = value.shape
    at = np.arange(tables)
    # What is known of each seat's next moment: its value, its potential, the trace, a reward.
    next_value = np.zeros((tables, SEATS), np.float32)
    next_worth = np.zeros((tables, SEATS), np.float32)
    trace = np.zeros((tables, SEATS), np.float32)
    pay = np.zeros((tables, SEATS), np.float32)
    known = np.zeros((tables, SEATS), np.bool_)
    gain = np.zeros((length, tables), np.float32)
    usable = np.zeros((length, tables), np.bool_)
    for step in range(length - 1, -1, -1):
        ended = done[step + 1]
        if ended.any():
            next_value[ended] = 0
            trace[ended] = 0
            next_worth[ended] = final[step + 1, ended, :, 3]
            pay[ended] = rewards_of(final[step + 1, ended], terms)
            known[ended] = True
        who = (at, seat[step])
        delta = (
            pay[who]
            + next_worth[who]
            - worth[step]
            + terms.discount * next_value[who]
            - value[step]
        )
        ok = known[who] & mine[step]
        got = np.where(ok, delta + terms.discount * terms.trace * trace[who], 0.0)
        gain[step] = got
        usable[step] = ok
        next_value[who] = value[step]
        next_worth[who] = worth[step]
        trace[who] = got
        pay[who] = 0
        known[who] = True
    return gain, gain + value, usable


def foretold(
    value: Any, seat: Any, mine: Any, worth: Any, done: Any, final: Any, terms: Terms
) -> float:
    """How much of what games came to the critic knew before: 1 all of it, 0 no more than a mean.

    Asked of rounds that it has not learned from yet, and of games that ended in them, whole
    returns. See `advantages` for what is what.
    """
    length, tables = value.shape
    at = np.arange(tables)
    came = np.zeros((tables, SEATS), np.float32)
    known = np.zeros((tables, SEATS), np.bool_)
    thought, true = [], []
    for step in range(length - 1, -1, -1):
        ended = done[step + 1]
        if ended.any():
            came[ended] = rewards_of(final[step + 1, ended], terms) + final[step + 1, ended, :, 3]
            known[ended] = True
        who = (at, seat[step])
        ok = known[who] & mine[step]
        thought.append(value[step][ok])
        true.append((came[who] - worth[step])[ok])
    spread = np.concatenate(true)
    if not len(spread):
        return 0.0
    return float(1 - (spread - np.concatenate(thought)).var() / (spread.var() + 1e-9))

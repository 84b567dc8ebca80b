"""Self-play at full speed: many tables, every seat an agent, observations as bytes.

`SelfPlay` plays `tables` games side by side in this process. At each of them one seat decides; the
row of that table in `observation` and `mask` is what this seat knows and may do. `step(actions)`
plays one action at every table. A game that ends is dealt anew in the same step. No view is
built, nothing is told and nothing can be undone here, which is what makes it quick; observations
and masks are byte for byte those of `LockdownAEC` (a test compares them through whole games).

```python
runner = SelfPlay(tables=64, players=4, seed=1)
while True:
    actions = policy(runner.observation, runner.mask)  # one for each table
    runner.step(actions)  # then: runner.rewards, runner.done, runner.seat
```
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lockdown import Game, Setup
from lockdown.env import rewards
from lockdown.env.codec import Codec, codec_for, codec_of
from lockdown.env.tables import Options, table
from lockdown.kernel.steps import STEPS
from lockdown.kernel.table import Unwind

MAX_SEATS = 5
#: A game that takes more decisions than this is broken off without a result.
MAX_STEPS = 20_000


def play_quietly(t: Any, option: tuple[Any, ...]) -> None:
    """Play a legal option on a quiet table: no checks, no events, no way back."""
    decision = t.decision
    t.decision = None
    try:  # noqa: SIM105 - a context manager costs more than many a step
        STEPS[decision[3]](t, *decision[4], option)
    except Unwind:
        pass
    t.run()


class LiveTable:
    """One game being played: whose turn it is, what that seat knows, what it may do."""

    __slots__ = ("codec", "encoder", "known", "legal", "steps", "table")

    def __init__(self, codec: Codec | None = None) -> None:
        self.codec = codec or codec_of("lockdown")
        self.encoder = self.codec.writer()
        self.steps = 0

    def deal(self, setup: Setup, seed: int) -> None:
        """Begin a new game."""
        self.table: Any = Game.new(setup, seed).table
        self.table.quiet = True
        self.encoder.forget()
        self.steps = 0

    @property
    def seat(self) -> int:
        """The seat that decides, -1 when the game is over."""
        decision = self.table.decision
        return -1 if decision is None else int(decision[0])

    def look(self, row: Any) -> dict[int, tuple[Any, ...]]:
        """Write the deciding seat's observation into `row`; the legal actions by number."""
        t = self.table
        decision = t.decision
        self.known = known = self.codec.of_table(t, decision[0])
        self.encoder.write(known, row)
        self.legal = legal = self.codec.numbers(decision[2], known)
        return legal

    def play(self, option: tuple[Any, ...]) -> None:
        """Play one of the options of the open decision."""
        play_quietly(self.table, option)
        self.steps += 1

    def skip_forced(self) -> None:
        """Play on while there is nothing to choose."""
        t = self.table
        while t.decision is not None and len(t.decision[2]) == 1:
            self.play(t.decision[2][0])

    @property
    def over(self) -> bool:
        """Whether the game has ended or was broken off."""
        return self.table.decision is None or self.steps >= MAX_STEPS


class SelfPlay:
    """Tables side by side, one step at all of them at a time."""

    def __init__(
        self,
        tables: int = 64,
        players: int | tuple[int, ...] = 4,
        seed: int = 0,
        reward: str = "survival",
        *,
        skip_forced: bool = False,
        game: str = "lockdown",
        mode: str = "standard",
        board: str = "basic",
        guests: bool = False,
        enemies: str = "",
        options: Options = (),
        layout: str = "",
    ) -> None:
        """`players`: how many sit at a table, or the numbers to draw from for every new game.

        `skip_forced`: decisions with a single option are played without asking. `layout`: the one
        to use instead of the first that shows everything of the tables.
        """
        if reward not in rewards.SCHEMES:
            raise ValueError(f"no reward scheme {reward!r}; there are {', '.join(rewards.SCHEMES)}")
        counts = (players,) if isinstance(players, int) else players
        self.setups = [
            table(count, game, mode, board, guests, enemies, options) for count in counts
        ]
        self.codec = codec = codec_for(*self.setups, name=layout)
        self.tables = tables
        self.reward = reward
        self.skip = skip_forced
        self.dice = [random.Random(f"{seed}/{i}") for i in range(tables)]
        self.live = [LiveTable(self.codec) for _ in range(tables)]
        #: What the deciding seat of each table knows, as bytes (`Codec.to_floats` scales them).
        self.observation: NDArray[np.uint8] = np.zeros(
            (tables, self.codec.observation_size), dtype=np.uint8
        )
        #: 1 for every legal action.
        self.mask: NDArray[np.int8] = np.zeros((tables, codec.action_size), np.int8)
        #: The seat that decides at each table.
        self.seat: NDArray[np.int8] = np.zeros(tables, dtype=np.int8)
        #: What every seat got in the last step.
        self.rewards: NDArray[np.float32] = np.zeros((tables, MAX_SEATS), dtype=np.float32)
        #: Whether the game ended in the last step; the observation is of the next one already.
        self.done: NDArray[np.bool_] = np.zeros(tables, dtype=np.bool_)
        self._rows = [memoryview(row) for row in self.observation]
        self._masks = [memoryview(row) for row in self.mask]
        self._legal: list[dict[int, tuple[Any, ...]]] = [{} for _ in range(tables)]
        for i in range(tables):
            self._deal(i)
            self._look(i)

    def _deal(self, i: int) -> None:
        dice = self.dice[i]
        setup = self.setups[dice.randrange(len(self.setups))]
        self.live[i].deal(setup, dice.getrandbits(62))
        if self.skip:
            self.live[i].skip_forced()

    def _look(self, i: int) -> None:
        live = self.live[i]
        mask = self._masks[i]
        for number in self._legal[i]:
            mask[number] = 0
        self._legal[i] = legal = live.look(self._rows[i])
        for number in legal:
            mask[number] = 1
        self.seat[i] = live.known.seat

    def legal(self) -> list[list[int]]:
        """The legal actions of each table by number: the ones in the mask."""
        return [list(legal) for legal in self._legal]

    def step(self, chosen: Any) -> None:
        """Play one action at every table; raises ValueError for one that is not legal."""
        shaped, potential = self.reward == "shaped", self.codec.potential
        self.rewards[:] = 0
        self.done[:] = False
        for i, number in enumerate(np.asarray(chosen).tolist()):
            option = self._legal[i].get(number)
            if option is None:
                raise ValueError(f"action {number} is not legal at table {i}; use the mask")
            live = self.live[i]
            t = live.table
            before = [potential(t, s) for s in range(t.n)] if shaped else []
            live.play(option)
            if self.skip:
                live.skip_forced()
            if shaped:
                for seat, was in enumerate(before):
                    self.rewards[i, seat] = potential(t, seat) - was
            if live.over:
                self.done[i] = True
                for seat in range(t.n):
                    self.rewards[i, seat] += rewards.final_of(self.reward, t, seat)
                self._deal(i)
            self._look(i)

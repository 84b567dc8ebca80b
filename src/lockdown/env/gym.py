"""Gymnasium: one seat learns, bots of a chosen level play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from lockdown import Game, Setup
from lockdown.bots import make
from lockdown.env import actions, observe, rewards


class LockdownEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game for one learner. An illegal action plays the first legal option and costs 0.01."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - gymnasium declares it so

    def __init__(
        self,
        players: int = 4,
        bots: str = "random",
        reward: str = "survival",
        render_mode: str | None = None,
    ) -> None:
        if reward not in rewards.SCHEMES:
            raise ValueError(f"no reward scheme {reward!r}; there are {', '.join(rewards.SCHEMES)}")
        self.setup = Setup(players=players)
        self.bots = bots
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-20.0, 20.0, (observe.SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions.SIZE,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(actions.SIZE)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new table; the learner's seat is drawn at random."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.game = Game.new(self.setup, number)
        self.seat = int(self.np_random.integers(self.setup.players))
        self.others = {
            seat: make(self.bots, number % 2**32 + seat)
            for seat in range(self.setup.players)
            if seat != self.seat
        }
        self._others_play()
        return self._observation(), {"seat": self.seat}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play for the learner, then let the bots play until it is asked again."""
        legal = self.legal
        before = rewards.potential(self.game, self.seat)
        penalty = 0.0
        if int(action) in legal:
            text = legal[int(action)]
        else:
            text = next(iter(legal.values()))
            penalty = 0.01
        self.game.play(text)
        self._others_play()
        gained = -penalty
        if self.reward == "shaped":
            gained += rewards.potential(self.game, self.seat) - before
        result = self.game.result
        if result is not None:
            gained += rewards.final(self.reward, result, self.seat)
        info: dict[str, Any] = {"seat": self.seat, "illegal": penalty > 0}
        return self._observation(), float(gained), result is not None, False, info

    def _others_play(self) -> None:
        game = self.game
        while game.table.decision is not None and game.table.decision[0] != self.seat:
            seat = game.table.decision[0]
            game.play(self.others[seat].choose(game.view(seat)))

    def _observation(self) -> dict[str, Any]:
        view = self.game.view(self.seat)
        self.legal = actions.legal(view)  # `step` needs the same again
        return {"observation": observe.observe(view), "action_mask": actions.mask_of(self.legal)}

    def render(self) -> str:
        """One line about the table."""
        return repr(self.game)

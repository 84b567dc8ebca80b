"""Gymnasium: one seat learns, bots of a chosen level play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from lockdown import Game
from lockdown.bots import maker_of
from lockdown.bots.base import RandomBot
from lockdown.env import rewards
from lockdown.env.codec import codec_for
from lockdown.env.selfplay import MAX_STEPS
from lockdown.env.tables import Options, table


class LockdownEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game for one learner. An illegal action plays the first legal option and costs 0.01.

    A game of more than `max_steps` decisions, of whatever seat, is broken off without a result.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - gymnasium declares it so

    def __init__(
        self,
        players: int = 4,
        bots: str = "random",
        reward: str = "survival",
        render_mode: str | None = None,
        game: str = "lockdown",
        mode: str = "standard",
        board: str = "basic",
        enemies: str = "",
        options: Options = (),
        layout: str = "",
        *,
        guests: bool = False,
        max_steps: int = MAX_STEPS,
    ) -> None:
        """`bots`: a level, `learned:FILE`, or a bot of one's own, `FILE.py` or `FILE.py:CLASS`.

        `layout`: the one to use instead of the first that shows everything of the table.
        """
        if reward not in rewards.SCHEMES:
            raise ValueError(f"no reward scheme {reward!r}; there are {', '.join(rewards.SCHEMES)}")
        self.setup = table(players, game, mode, board, guests, enemies, options)
        self.codec = codec_for(self.setup, name=layout)
        self.bots = bots
        self.max_steps = max_steps
        self._bot = maker_of(bots, self.setup)
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 255.0, (self.codec.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.codec.action_size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.codec.action_size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new table; the learner's seat is drawn at random."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.game = Game.new(self.setup, number)
        self.seat = int(self.np_random.integers(self.setup.players))
        self.others = {
            seat: self._bot(number % 2**32 + seat)
            for seat in range(self.setup.players)
            if seat != self.seat
        }
        self._others_play()
        self._encoder = self.codec.writer()
        observation = self._observation()
        return observation, {"seat": self.seat, "action_mask": observation["action_mask"]}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play for the learner, then let the bots play until it is asked again."""
        legal = self.legal
        before = self.codec.potential(self.game.table, self.seat)
        penalty = 0.0
        if int(action) in legal:
            option = legal[int(action)]
        else:
            option = next(iter(legal.values()))
            penalty = 0.01
        self.game.play(option)
        self._others_play()
        gained = -penalty
        if self.reward == "shaped":
            gained += self.codec.potential(self.game.table, self.seat) - before
        result = self.game.result
        if result is not None:
            gained += rewards.final(self.reward, result, self.seat)
        observation = self._observation()
        info: dict[str, Any] = {
            "seat": self.seat,
            "illegal": penalty > 0,
            "action_mask": observation["action_mask"],
        }
        cut = result is None and self.game.version >= self.max_steps
        if result is not None:
            info["won"] = self.seat in result.winners
            info["survived"] = self.seat in result.survivors
        return observation, float(gained), result is not None, cut, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What is legal now, as sb3-contrib's `MaskablePPO` asks for it."""
        return self.codec.mask_of(self.legal).astype(np.bool_)

    def _others_play(self) -> None:
        game = self.game
        while (decision := game.table.decision) is not None and decision[0] != self.seat:
            if game.version >= self.max_steps:
                return
            seat = decision[0]
            bot = self.others[seat]
            if type(bot) is RandomBot:
                game.play(bot.any_of(decision[2]))
            else:
                game.play(bot.choose(game.view(seat)))

    def _observation(self) -> dict[str, Any]:
        table = self.game.table
        known = self.codec.of_table(table, self.seat)
        decision = table.decision
        mine = decision is not None and decision[0] == self.seat
        self.legal = self.codec.numbers(decision[2], known) if mine else {}
        row = bytearray(self.codec.observation_size)
        self._encoder.write(known, row)
        vector = self.codec.to_floats(np.frombuffer(row, dtype=np.uint8))
        return {"observation": vector, "action_mask": self.codec.mask_of(self.legal)}

    def render(self) -> str:
        """One line about the table."""
        return repr(self.game)

"""PettingZoo: every seat is an agent; the one that decides steps."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from lockdown import Game
from lockdown.env import rewards
from lockdown.env.codec import codec_for
from lockdown.env.selfplay import MAX_STEPS
from lockdown.env.tables import Options, table


class LockdownAEC(AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """A game for 1 to 5 agents `seat_0` to `seat_4`, at the table that is named."""

    #: The name is that of the layout, which an environment finds out when it is made.
    metadata: dict[str, Any] = {  # noqa: RUF012 - pettingzoo declares it so
        "name": "lockdown_v2",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        reward: str = "survival",
        characters: tuple[str, ...] = (),
        render_mode: str | None = None,
        game: str = "lockdown",
        mode: str = "standard",
        board: str = "basic",
        enemies: str = "",
        options: Options = (),
        layout: str = "",
        *,
        guests: bool = False,
    ) -> None:
        """`layout`: the one to use instead of the first that shows everything of the table."""
        super().__init__()
        if reward not in rewards.SCHEMES:
            raise ValueError(f"no reward scheme {reward!r}; there are {', '.join(rewards.SCHEMES)}")
        self.setup = table(players, game, mode, board, guests, enemies, options, characters)
        self.codec = codec = codec_for(self.setup, name=layout)
        self.metadata = {**self.metadata, "name": codec.layout.name.replace("/", "_v")}
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(players)]
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        0.0, 255.0, (self.codec.observation_size,), np.float32
                    ),
                    "action_mask": spaces.Box(0, 1, (codec.action_size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {
            agent: spaces.Discrete(self.codec.action_size) for agent in self.possible_agents
        }
        self.dice = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Observation vector and action mask."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The fixed action space of the game's layout."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new table."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.game = Game.new(self.setup, int(self.dice.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._encoder = self.codec.writer()
        self._legal: tuple[int, int, dict[int, Any]] = (-1, -1, {})
        self._select()

    def _select(self) -> None:
        decision = self.game.table.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision[0]]

    def _look(self, seat: int) -> tuple[Any, dict[int, Any]]:
        table = self.game.table
        known = self.codec.of_table(table, seat)
        decision = table.decision
        mine = decision is not None and decision[0] == seat
        legal = self.codec.numbers(decision[2], known) if mine else {}
        # Kept for `step`, which would have to find the same again.
        self._legal = (self.game.version, seat, legal)
        return known, legal

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know; no action is legal while others decide."""
        seat = self.possible_agents.index(agent)
        known, legal = self._look(seat)
        row = bytearray(self.codec.observation_size)
        self._encoder.write(known, row)
        mask = self.codec.mask_of(legal)
        self.infos[agent]["action_mask"] = mask
        vector = self.codec.to_floats(np.frombuffer(row, dtype=np.uint8))
        return {"observation": vector, "action_mask": mask}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What the selected agent may do, as sb3-contrib's `MaskablePPO` asks for it."""
        seat = self.possible_agents.index(self.agent_selection)
        return self.codec.mask_of(self._legal_now(seat)).astype(np.bool_)

    def _legal_now(self, seat: int) -> dict[int, Any]:
        version, whose, legal = self._legal
        if (version, whose) == (self.game.version, seat):
            return legal
        return self._look(seat)[1]

    def step(self, action: int | None) -> None:
        """Play the option with that number for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        seat = self.possible_agents.index(agent)
        legal = self._legal_now(seat)
        if action is None or int(action) not in legal:
            raise ValueError(f"action {action} is not legal for {agent}; use the action mask")
        shaped = self.reward == "shaped"
        seats = range(len(self.possible_agents))
        before = [self.codec.potential(self.game.table, s) for s in seats] if shaped else []
        self.game.play(legal[int(action)])
        self._steps += 1
        for s in seats:
            name = self.possible_agents[s]
            change = self.codec.potential(self.game.table, s) - before[s] if shaped else 0.0
            self.rewards[name] = change
        result = self.game.result
        if result is not None:
            for s in seats:
                name = self.possible_agents[s]
                self.rewards[name] += rewards.final(self.reward, result, s)
                self.terminations[name] = True
        elif self._steps >= MAX_STEPS:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str:
        """One line about the table."""
        return repr(self.game)

    def close(self) -> None:
        """Nothing to close."""

"""Train a small masked policy network on CPU, export it, and play it as a bot (docs/learning.md).

    pip install "lockdown[env]" torch
    python examples/train.py --minutes 9 --out policy.npz
    lockdown simulate --bots learned:policy.npz,random --games 400

First the network imitates a teacher for a part of the time (`--imitate`, 0 for none), because a
random crew survives one game in a hundred and has little to learn from. Then it plays all seats of
its own games and improves by PPO on the shaped reward. Every so often it is measured against
`random` in the same seats of the same games.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from lockdown import Setup
from lockdown.bots import learned, make
from lockdown.env import actions, observe, raw_env, rewards
from lockdown.sim.play import bot, play_game

HIDDEN, CLIP, DISCOUNT = 128, 0.2, 0.995


class Network(nn.Module):
    """Observation to one logit an action; a second, smaller network judges the position."""

    def __init__(self) -> None:
        super().__init__()
        self.policy = nn.Sequential(
            nn.Linear(observe.SIZE, HIDDEN),
            nn.ReLU(),
            nn.Linear(HIDDEN, HIDDEN),
            nn.ReLU(),
            nn.Linear(HIDDEN, actions.SIZE),
        )
        self.value = nn.Sequential(nn.Linear(observe.SIZE, 64), nn.ReLU(), nn.Linear(64, 1))

    def logits(self, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        """Illegal actions get a logit that is never drawn."""
        return self.policy(observations).masked_fill(~masks, -1e9)

    def layers(self) -> tuple[list[Any], list[Any]]:
        """Weights and biases of the policy as arrays."""
        linear = [layer for layer in self.policy if isinstance(layer, nn.Linear)]
        weights = [layer.weight.detach().numpy() for layer in linear]
        return weights, [layer.bias.detach().numpy() for layer in linear]


def play(seed: int, players: int, choose: Any) -> list[list[tuple[Any, ...]]]:
    """One game of the AEC environment: by seat its (observation, legal, index, logp, reward)."""
    env = raw_env(players=players, reward="shaped")
    env.reset(seed=seed)
    steps: list[list[list[Any]]] = [[] for _ in env.possible_agents]
    for agent in env.agent_iter():
        observation, reward, over, truncated, _ = env.last()
        mine = steps[env.possible_agents.index(agent)]
        if mine:
            mine[-1][4] += reward
        if over or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        index, logp = choose(env, observation["observation"], legal)
        mine.append([observation["observation"], legal, index, logp, 0.0])
        env.step(int(legal[index]))
    return [[tuple(step) for step in seat] for seat in steps]


def batch(games: list[list[tuple[Any, ...]]]) -> dict[str, torch.Tensor]:
    """Choices with more than one option, with the discounted return of each."""
    rows: list[tuple[Any, ...]] = []
    for seat in games:
        total = 0.0
        for observation, legal, index, logp, reward in reversed(seat):
            total = reward + DISCOUNT * total
            if len(legal) > 1:
                rows.append((observation, legal, int(legal[index]), logp, total))
    masks = np.zeros((len(rows), actions.SIZE), dtype=bool)
    for row, (_, legal, *_rest) in enumerate(rows):
        masks[row, legal] = True
    return {
        "observation": torch.from_numpy(np.stack([row[0] for row in rows])),
        "mask": torch.from_numpy(masks),
        "action": torch.tensor([row[2] for row in rows]),
        "logp": torch.tensor([row[3] for row in rows], dtype=torch.float32),
        "return": torch.tensor([row[4] for row in rows], dtype=torch.float32),
    }


def imitate(net: Network, optimiser: Any, teacher: str, seconds: float, players: int) -> None:
    """Learn to choose as a bot does, from its games."""
    began, seed, kept = time.monotonic(), 1_000_000, []
    while time.monotonic() - began < seconds:
        bots = [make(teacher, seed * 8 + seat) for seat in range(players)]

        def choose(env: Any, _observation: Any, legal: Any, bots: Any = bots) -> tuple[int, float]:
            seat = env.possible_agents.index(env.agent_selection)
            view = env.game.view(seat)
            text = bots[seat].choose(view)
            option = next(option for option in view.decision.options if option.text == text)
            return int(np.searchsorted(legal, actions.index_of(option, view))), 0.0

        kept += play(seed, players, choose)
        seed += 1
        if len(kept) < 16 * players:
            continue
        data, kept = batch(kept), []
        for _ in range(4):
            for part in torch.randperm(len(data["action"])).split(256):
                logits = net.logits(data["observation"][part], data["mask"][part])
                loss = nn.functional.cross_entropy(logits, data["action"][part])
                guess = net.value(data["observation"][part]).squeeze(1)
                loss = loss + 0.5 * nn.functional.mse_loss(guess, data["return"][part])
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
        with torch.no_grad():
            logits = net.logits(data["observation"], data["mask"])
        agreed = (logits.argmax(1) == data["action"]).float().mean()
        print(f"imitation: {seed - 1_000_000} games, agrees with {teacher} in {agreed:.0%}")


def improve(net: Network, optimiser: Any, data: dict[str, torch.Tensor]) -> float:
    """Some epochs of PPO on games of its own; returns the entropy."""
    with torch.no_grad():
        gain = data["return"] - net.value(data["observation"]).squeeze(1)
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    entropy = torch.zeros(())
    for _ in range(3):
        for part in torch.randperm(len(data["action"])).split(512):
            chances = torch.distributions.Categorical(
                logits=net.logits(data["observation"][part], data["mask"][part])
            )
            ratio = (chances.log_prob(data["action"][part]) - data["logp"][part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            better = torch.minimum(ratio * gain[part], clipped * gain[part]).mean()
            guess = net.value(data["observation"][part]).squeeze(1)
            wrong = nn.functional.mse_loss(guess, data["return"][part])
            entropy = chances.entropy().mean()
            optimiser.zero_grad()
            (wrong * 0.5 - better - 0.003 * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
    return float(entropy.detach())


def sampler(net: Network, dice: np.random.Generator) -> Any:
    """Chooses as the policy says, by chance; computed in NumPy, which is quicker one by one."""
    policy = learned.Policy(*net.layers())

    def choose(_env: Any, observation: Any, legal: Any) -> tuple[int, float]:
        scores = policy.scores(observation, legal)
        scores = scores - scores.max()
        chances = np.exp(scores) / np.exp(scores).sum()
        index = min(int(np.searchsorted(np.cumsum(chances), dice.random())), len(legal) - 1)
        return index, float(np.log(chances[index] + 1e-12))

    return choose


def evaluate(file: Path, games: int, players: int, others: str = "random") -> dict[str, Any]:
    """The policy and `random` in the same seat of the same games; rates with 95 % intervals."""
    found: dict[str, Any] = {}
    for name in (f"learned:{file}", "random"):
        got = np.zeros((games, 3))
        for game in range(games):
            seat = game % players
            crew = {s: bot(name if s == seat else others) for s in range(players)}
            result = play_game(Setup(players=players), 5_000_000 + game, crew).result
            reward = rewards.final("survival", result, seat)
            got[game] = seat in result.survivors, seat in result.winners, reward
        spread = 1.96 * got.std(axis=0) / games**0.5
        keys = ("survival", "win", "reward")
        label = name.partition(":")[0]
        found[label] = {k: (got[:, i].mean(), spread[i]) for i, k in enumerate(keys)}
    return found


def show(found: dict[str, Any]) -> str:
    """One line."""
    return "; ".join(
        f"{name}: " + ", ".join(f"{key} {mean:.3f} ± {wide:.3f}" for key, (mean, wide) in v.items())
        for name, v in found.items()
    )


def export(net: Network, file: Path) -> None:
    """Write the policy as plain arrays."""
    learned.save(file, *net.layers())
    learned.load.cache_clear()


def main() -> None:
    """Train, measure, export."""
    asks = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asks.add_argument("--minutes", type=float, default=9)
    asks.add_argument("--imitate", type=float, default=0.6, help="share of the time, 0 for none")
    asks.add_argument("--teacher", default="regular")
    asks.add_argument("--players", type=int, default=4)
    asks.add_argument("--games", type=int, default=24, help="games in one batch")
    asks.add_argument("--evaluate", type=int, default=400, help="games of the last measurement")
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = asks.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    dice = np.random.default_rng(given.seed)
    net = Network()
    began, seconds = time.monotonic(), given.minutes * 60
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    if given.imitate > 0:
        imitate(net, optimiser, given.teacher, seconds * given.imitate, given.players)
        export(net, given.out)
        print("after imitation:", show(evaluate(given.out, given.evaluate // 4, given.players)))
    optimiser = torch.optim.Adam(net.parameters(), lr=3e-4)
    played, lap = 0, time.monotonic()
    while time.monotonic() - began < seconds:
        choose = sampler(net, dice)
        kept = [
            seat for i in range(given.games) for seat in play(played + i, given.players, choose)
        ]
        played += given.games
        gained = float(np.mean([sum(step[4] for step in seat) for seat in kept]))
        entropy = improve(net, optimiser, batch(kept))
        print(f"{played} games, mean reward {gained:.3f}, entropy {entropy:.2f}")
        if time.monotonic() - lap > max(60, seconds / 6):
            export(net, given.out)
            print(show(evaluate(given.out, given.evaluate // 4, given.players)))
            lap = time.monotonic()
    export(net, given.out)
    print(f"{played} games of its own, {time.process_time():.0f} s of processor time")
    print("done:", show(evaluate(given.out, given.evaluate, given.players)))
    print(f"{given.out} ({given.out.stat().st_size // 1024} KiB); play it as learned:{given.out}")


if __name__ == "__main__":
    main()

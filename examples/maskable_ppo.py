"""Train one seat among bots with sb3-contrib's MaskablePPO, export it, and play it as a bot.

pip install "lockdown[env]" sb3-contrib
python examples/maskable_ppo.py 200000 policy.npz           # or: … policy.npz nemesis
lockdown simulate --bots learned:policy.npz,random --games 400   # --game nemesis
"""

import sys
from pathlib import Path

import gymnasium
from sb3_contrib import MaskablePPO
from torch import nn

from lockdown.bots import learned


class Flat(gymnasium.ObservationWrapper):
    """The vector alone: MaskablePPO asks the environment itself for the mask."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation):
        return observation["observation"]

    def action_masks(self):
        return self.unwrapped.action_masks()


steps = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
file = Path(sys.argv[2] if len(sys.argv) > 2 else "policy.npz")
game = sys.argv[3] if len(sys.argv) > 3 else "lockdown"

name = {"lockdown": "Lockdown-v2", "nemesis": "Nemesis-v1"}[game]
env = Flat(gymnasium.make(f"lockdown.env:{name}", bots="rookie", reward="shaped"))
model = MaskablePPO(
    "MlpPolicy",
    env,
    n_steps=min(1024, steps),
    batch_size=min(256, steps),
    policy_kwargs={"net_arch": [128, 128], "activation_fn": nn.ReLU},
    seed=1,
)
model.learn(steps)

layers = [layer for layer in model.policy.mlp_extractor.policy_net if isinstance(layer, nn.Linear)]
layers.append(model.policy.action_net)
learned.save(
    file,
    [layer.weight.detach().cpu().numpy() for layer in layers],
    [layer.bias.detach().cpu().numpy() for layer in layers],
    game=game,
)
print(f"{file} plays as learned:{file}")

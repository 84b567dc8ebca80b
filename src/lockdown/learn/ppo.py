"""The update: clipped policy gradients over what all seats of the learner did (PyTorch)."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.nn import functional

from lockdown.env.school import SEATS
from lockdown.learn.returns import Terms, advantages, foretold
from lockdown.learn.rollout import Rollout, half, weighed


def update(
    network: Any, critic: Any, optimiser: Any, rollout: Rollout, terms: Terms
) -> dict[str, float]:
    """Learn from one rollout; what it came to."""
    length, tables = rollout.length, rollout.tables
    played = (
        rollout.value.cpu().numpy().reshape(length, tables),
        rollout.seat.reshape(length, tables).astype(np.int64),
        rollout.mine.reshape(length, tables),
        rollout.worth.reshape(length, tables),
        rollout.done.reshape(length + 1, tables),
        rollout.final.reshape(length + 1, tables, SEATS, -1),
        terms,
    )
    gain, target, usable = advantages(*played)
    device = rollout.device
    use = np.flatnonzero(usable)
    rows = rollout.rows.view(-1, rollout.rows.shape[-1])
    told = rollout.told.view(-1, rollout.told.shape[-1])
    legal = rollout.legal.view(-1, rollout.legal.shape[-1])
    added = rollout.added.view(-1, rollout.added.shape[-1])
    guided = rollout.workers.plan.casting.guided
    chosen, logp = rollout.chosen.view(-1), rollout.logp.view(-1)
    flat = gain.reshape(-1)[use]
    spread = float(flat.std()) + 1e-6
    gains = torch.from_numpy((gain.reshape(-1) - flat.mean()) / spread).to(device)
    targets = torch.from_numpy(target.reshape(-1).astype(np.float32)).to(device)
    index = torch.from_numpy(use).to(device)
    explained = 1 - flat.var() / (target.reshape(-1)[use].var() + 1e-9)
    sums = {"policy": 0.0, "value": 0.0, "entropy": 0.0, "kl": 0.0, "clipped": 0.0}
    count = 0
    for _ in range(terms.epochs):
        if count and sums["kl"] / count > terms.far:
            # The policy has moved further than what was played can tell about.
            break
        order = index[torch.randperm(len(index), device=device)]
        for start in range(0, len(order) - terms.batch // 2, terms.batch):
            some = order[start : start + terms.batch]
            with half(device):
                logits = network(rows[some], legal[some].long())
                if guided:
                    logits = weighed(logits, added[some], legal[some])
                judged = critic(rows[some], told[some])
            log = torch.log_softmax(logits, dim=1)
            new = log.gather(1, chosen[some].unsqueeze(1)).squeeze(1)
            change = new - logp[some]
            ratio = change.exp()
            better = gains[some]
            clipped = ratio.clamp(1 - terms.clip, 1 + terms.clip)
            policy = -torch.min(ratio * better, clipped * better).mean()
            value = functional.mse_loss(judged.float(), targets[some])
            entropy = -(log.exp() * log).sum(dim=1).mean()
            loss = policy + value - terms.entropy * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            torch.nn.utils.clip_grad_norm_(critic.parameters(), 0.5)
            optimiser.step()
            with torch.no_grad():
                figures = (
                    policy,
                    value,
                    entropy,
                    (ratio - 1 - change).mean(),
                    (ratio != clipped).float().mean(),
                )
                for name, figure in zip(sums, figures, strict=True):
                    sums[name] += float(figure)
            count += 1
    result = {name: total / max(count, 1) for name, total in sums.items()}
    result["explained"] = float(explained)
    result["foretold"] = foretold(*played)
    result["learned_from"] = float(len(use))
    return result

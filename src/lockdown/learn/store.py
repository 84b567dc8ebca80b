"""Checkpoints, the league, the exported policy: a handful of small files.

| file | what it holds |
|---|---|
| `checkpoint.npz`, `critic.npz` | the learner and its judge; training goes on from them |
| `copy.npz` | the network that plays as a bot does, where there is one |
| `self-N.npz` | earlier selves, as policies; the league |
| `policy.npz` | the policy as the bot reads it |
| `curve.json`, `curve.svg` | the curve |
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from lockdown.bots.learned import save_arrays
from lockdown.env.layout import WrongLayout
from lockdown.env.school import School
from lockdown.learn.network import Network

#: Earlier selves that are kept; the first one, the imitator, stays.
SELVES = 4
#: The file of the network that plays as a bot does.
COPY = "copy.npz"


def save(
    folder: Path,
    network: Any,
    mean: Any,
    critic: Any,
    selves: list[Any],
    curve: list[dict[str, Any]],
) -> None:
    """Write everything, the mean of the weights as the policy; a reader never sees half a file."""
    folder.mkdir(parents=True, exist_ok=True)
    layout = np.array(network.school.codec.layout.name)
    part = folder / "part.npz"
    np.savez(part, layout=layout, **network.arrays())
    part.replace(folder / "checkpoint.npz")
    # Half precision is plenty for a judge.
    judge = {name: array.astype(np.float16) for name, array in critic.arrays().items()}
    np.savez(part, layout=layout, **judge)
    part.replace(folder / "critic.npz")
    note = f"{int(curve[-1]['steps']) if curve else 0} steps of self-play"
    save_arrays(part, "graph", mean.arrays(), note, network.school.game)
    part.replace(folder / "policy.npz")
    for i, earlier in enumerate(selves[:SELVES]):
        export(folder / f"self-{i}.npz", earlier)
    (folder / "curve.json").write_text(json.dumps(curve, indent=1), encoding="utf-8")


def export(file: Path, network: Any) -> None:
    """Write a network as a policy that plays."""
    save_arrays(file, "graph", network.arrays(), game=network.school.game)


def resume(folder: Path, network: Any, critic: Any, device: Any) -> tuple[list[Any], list[Any]]:
    """Read a checkpoint into the networks; the earlier selves and the curve so far."""
    for name, target in (("checkpoint", network), ("critic", critic)):
        target.read(_arrays(folder / f"{name}.npz", network.school))
    files = sorted(folder.glob("self-*.npz"))
    selves = [frozen(read_network(file, network.school), device) for file in files]
    curve_file = folder / "curve.json"
    curve = json.loads(curve_file.read_text(encoding="utf-8")) if curve_file.exists() else []
    return selves, curve


def rounds_of(folder: Path) -> int:
    """How many rounds a training has made so far."""
    curve = folder / "curve.json"
    return len(json.loads(curve.read_text(encoding="utf-8"))) if curve.exists() else 0


def read_network(file: Path, school: School) -> Any:
    """A network from an exported policy."""
    network = Network(school)
    network.read(_arrays(file, school))
    return network


def _arrays(file: Path, school: School) -> dict[str, Any]:
    with np.load(file, allow_pickle=False) as data:
        if str(data["layout"]) != school.codec.layout.name:
            raise WrongLayout(f"{file} was trained for {data['layout']}")
        return {name: data[name] for name in data.files}


def frozen(network: Any, device: Any) -> Any:
    """A copy that plays and does not learn."""
    copy = Network(network.school).to(device)
    copy.read(network.arrays())
    for value in copy.parameters():
        value.requires_grad_(False)
    return copy.eval()

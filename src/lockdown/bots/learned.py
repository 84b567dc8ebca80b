"""A bot whose choices come from a trained policy: plain NumPy, no deep learning library.

`make("learned:FILE")` reads the `.npz` that `examples/train.py` exports: the weights of a small
network from the observation of `lockdown.env.observe` to one number for each action of
`lockdown.env.actions`. The legal action with the best number is taken.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lockdown.bots.base import Bot
from lockdown.views.types import TableView

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: Raised when the layout of the file changes.
FORMAT = 1


class Policy:
    """A network with rectified hidden layers, and the sizes that it was trained for."""

    def __init__(self, weights: list[NDArray[np.float32]], biases: list[NDArray[np.float32]]):
        self.weights = weights
        self.biases = biases

    def scores(self, observation: NDArray[np.float32], legal: list[int]) -> NDArray[np.float32]:
        """The numbers of the legal actions; the last layer is computed for those alone."""
        hidden = observation
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            hidden = (weight @ hidden + bias).clip(min=0)
        found: NDArray[np.float32] = self.weights[-1][legal] @ hidden + self.biases[-1][legal]
        return found


@cache
def load(file: str) -> Policy:
    """The policy in a file; raises ValueError if it does not fit this version of the game."""
    import numpy as np  # noqa: PLC0415 - needs the extra `env`

    from lockdown.env import actions, observe  # noqa: PLC0415 - needs the extra `env`

    if not Path(file).is_file():
        raise ValueError(f"there is no policy {file}; examples/train.py exports one")
    with np.load(file, allow_pickle=False) as data:
        sizes = tuple(int(n) for n in data["sizes"])
        if sizes != (FORMAT, observe.SIZE, actions.SIZE):
            raise ValueError(
                f"{file} was trained for {sizes[1:]} numbers (format {sizes[0]}), this version has "
                f"{(observe.SIZE, actions.SIZE)} (format {FORMAT}): train it again"
            )
        count = sum(name.startswith("weight") for name in data.files)
        weights = [data[f"weight{i}"].astype(np.float32) for i in range(count)]
        biases = [data[f"bias{i}"].astype(np.float32) for i in range(count)]
    return Policy(weights, biases)


def save(file: Path, weights: list[Any], biases: list[Any]) -> None:
    """Write a policy: half precision is plenty for choosing and halves the file."""
    import numpy as np  # noqa: PLC0415 - needs the extra `env`

    from lockdown.env import actions, observe  # noqa: PLC0415 - needs the extra `env`

    arrays: dict[str, Any] = {
        f"weight{i}": np.asarray(w, np.float16) for i, w in enumerate(weights)
    }
    arrays |= {f"bias{i}": np.asarray(b, np.float16) for i, b in enumerate(biases)}
    np.savez_compressed(file, sizes=np.array([FORMAT, observe.SIZE, actions.SIZE]), **arrays)


class LearnedBot(Bot):
    """Plays what the policy likes best."""

    level = "learned"

    def __init__(self, seed: int, file: str) -> None:
        super().__init__(seed)
        self.policy = load(file)

    def choose(self, view: TableView) -> str:
        """The legal action with the best number; among equals the first."""
        from lockdown.env import actions, observe  # noqa: PLC0415 - needs the extra `env`

        legal = actions.legal(view)
        if not legal:
            raise ValueError("this seat has nothing to decide")
        numbers = list(legal)
        if len(numbers) == 1:
            return legal[numbers[0]]
        best = int(self.policy.scores(observe.observe(view), numbers).argmax())
        return legal[numbers[best]]

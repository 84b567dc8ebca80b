"""A bot whose choices come from a trained policy: plain NumPy, no deep learning library.

`make("learned:FILE")` reads an `.npz`: weights in half precision, the layout of the environment
that they were trained for (`lockdown.env.layout`), and which of two networks they belong to:

- `flat` (`examples/maskable_ppo.py`): observation to one number for each action, rectified layers;
- `graph` (`lockdown.learn`): rooms exchange messages along open corridors, and an option that
  points at a room is judged with what is known of that room.

The legal action with the best number is taken. The bot sees the view alone. The policies that come
with the games are the level `learned` (`ShippedMixin`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from lockdown.bots.base import Bot
from lockdown.bots.regular import RegularBot

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from lockdown.env.codec import Codec

    Floats = NDArray[np.float32]

K = TypeVar("K")
T = TypeVar("T")

#: Verbs that a policy is never offered: it opens no trades and makes no offers. Without memory it
#: would haggle for ever, and half of all it learned from was haggling.
NEVER = frozenset(("counter", "trade", "player"))

#: What `regular` answers for a policy: it saw too little of full hands and keeps empty weapons for
#: loaded ones, lets grenades and suits fall at the end of a turn, opens no trades, and knows
#: neither what an objective takes nor what a card repairs: it paid with the one it needed next. Nor
#: does it look at what was rolled: it let an adult come for a card that it then paid to flee. It
#: gave its suit for a grenade, and bleeding its medkit (41544, round 6; 41550, round 4).
ASKED = frozenset(
    (
        "pay",
        "fear_price",
        "reroll_price",
        "smoke_discard",
        "tracker_price",
        "careful_noise",
        "skip_noise",
        "reroll_noise",
        "reroll",
        "better_result",
        "use_light",
        "dark_event",
        "before_attack",
        "attack_shown",
        "other_target",
        "agree",
        "interrupt_interruption",
        "full_hands",
        "drop_something",
        "end_of_turn",
        "choose_objective",
        "pass_discard",
        "quiet",
        "trade_turn",
        "trade_offer",
        "trade_answer",
        "trade_which",
        "trade_slots",
    )
)
#: What an action is aimed at, where its points are those of the aim that `regular` has in mind.
#: Whom to bandage is a question of trust, too, and it bandaged those who want it dead.
AIMS = ("player", "target")
#: What it does only if `regular` does so too: it held up those who left a place for it.
AGREED = "interrupt"
#: Logits off for every card beyond two that is kept at a pass, as `--idle` charges in training.
KEPT, SPARE = 0.6, 2
#: Logits behind its favourite by which a policy counts anything as out of the question. In places
#: it saw often it is surer than anybody can be (differences of 60 logits), and nothing that
#: `regular` knows would be heard there.
DOUBT = 5.0

#: Where a memory holds that of the policy.
POLICY = "policy"

#: Raised when the arrays in the file mean something else.
FORMAT = 2


class Policy:
    """What scores the legal actions of an observation, in the numbers of its game's layout."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec

    def scores(self, row: NDArray[np.uint8], legal: list[int]) -> Floats:
        """A number for each legal action; the observation as bytes."""
        raise NotImplementedError


class FlatPolicy(Policy):
    """Rectified layers; the last one is computed for the legal actions alone."""

    def __init__(self, codec: Codec, arrays: dict[str, Floats]) -> None:
        super().__init__(codec)
        count = sum(name.startswith("weight") for name in arrays)
        self.weights = [arrays[f"weight{i}"] for i in range(count)]
        self.biases = [arrays[f"bias{i}"] for i in range(count)]
        sizes = (self.weights[0].shape[1], self.weights[-1].shape[0])
        if sizes != (codec.observation_size, codec.action_size):
            raise ValueError(
                f"a policy for {codec.layout.name} takes {codec.observation_size} numbers and "
                f"gives {codec.action_size}; this one takes {sizes[0]} and gives {sizes[1]}"
            )

    def scores(self, row: NDArray[np.uint8], legal: list[int]) -> Floats:
        """See `Policy`."""
        hidden = self.codec.to_floats(row)
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            hidden = (weight @ hidden + bias).clip(min=0)
        found: Floats = self.weights[-1][legal] @ hidden + self.biases[-1][legal]
        return found


class GraphPolicy(Policy):
    """Rooms as a graph, options that point at rooms (`lockdown.learn.network` trains it)."""

    def __init__(self, codec: Codec, arrays: dict[str, Floats]) -> None:
        super().__init__(codec)
        self.w = arrays
        self.rounds = sum(name.startswith("near_") for name in arrays)
        self.blocks = sum(name.startswith("deep_out_bias_") for name in arrays)

    def scores(self, row: NDArray[np.uint8], legal: list[int]) -> Floats:
        """See `Policy`."""
        import numpy as np  # noqa: PLC0415 - slow to load, and only this bot needs it

        w = self.w
        rooms, flat, ways, here = self.codec.take_apart(row)
        h = (rooms @ w["room_in"] + w["room_slot"]).clip(min=0)
        for i in range(self.rounds):
            h = h + (h @ w[f"self_{i}"] + (ways @ h) @ w[f"near_{i}"] + w[f"room_bias_{i}"]).clip(
                min=0
            )
        pooled = np.concatenate((h.mean(axis=0), h.max(axis=0), here @ h))
        t = (flat @ w["flat_in"] + pooled @ w["pool_in"] + w["flat_bias"]).clip(min=0)
        for i in range(self.blocks):
            inner = (t @ w[f"deep_in_{i}"] + w[f"deep_in_bias_{i}"]).clip(min=0)
            t = t + inner @ w[f"deep_out_{i}"] + w[f"deep_out_bias_{i}"]
        spots = self.codec.spots(legal)
        padded = np.concatenate((np.zeros((1, h.shape[1]), np.float32), h))
        pointed = padded[spots[:, 0]] + padded[spots[:, 1]]
        key = w["option"][legal] + pointed @ w["point"]
        hidden = (t @ w["ask"] + w["ask_bias"] + key).clip(min=0)
        found: Floats = hidden @ w["score"] + w["taste"][legal] @ (t @ w["mind"])
        return found


_KINDS: dict[str, Any] = {"flat": FlatPolicy, "graph": GraphPolicy}


def game_of(file: str) -> str:
    """The game that a policy was trained for; raises ValueError if it does not fit this version."""
    return load(file).codec.layout.game


@cache
def load(file: str) -> Policy:
    """The policy in a file; raises ValueError if it does not fit this version of the game."""
    import numpy as np  # noqa: PLC0415 - slow to load, and only this bot needs it

    from lockdown.env.codec import codec_named  # noqa: PLC0415 - loads NumPy
    from lockdown.env.layout import ALL  # noqa: PLC0415 - `env` names its bots at the top

    if not Path(file).is_file():
        raise ValueError(f"there is no policy {file}; python -m lockdown.learn exports one")
    with np.load(file, allow_pickle=False) as data:
        names = set(data.files)
        number = int(data["format"]) if "format" in names else 1
        layout = str(data["layout"]) if "layout" in names else "an older layout"
        if number != FORMAT or layout not in ALL:
            raise ValueError(
                f"{file} was trained for {layout} (format {number}); this version plays "
                f"{', '.join(ALL)} (format {FORMAT}): train it again"
            )
        kind = str(data["kind"])
        arrays = {
            name: data[name].astype(np.float32)
            for name in names - {"format", "layout", "kind", "note"}
        }
    try:
        policy: Policy = _KINDS[kind](codec_named(layout), arrays)
    except KeyError as error:
        raise ValueError(f"{file} is no whole policy: it has no {error}") from None
    return policy


def save_arrays(
    file: Path,
    kind: str,
    arrays: dict[str, Any],
    note: str = "",
    game: str = "lockdown",
    layout: str = "",
) -> None:
    """Write a policy: half precision is plenty for choosing and halves the file.

    `layout`: the one it was trained for, if it is not that of the game's usual tables.
    """
    import numpy as np  # noqa: PLC0415 - slow to load, and only this bot needs it

    from lockdown.env.layout import NAMES  # noqa: PLC0415 - `env` names its bots at the top

    if kind not in _KINDS:
        raise ValueError(f"no kind of network {kind!r}; there are {', '.join(_KINDS)}")
    held: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in arrays.items()}
    held |= {"format": FORMAT, "layout": layout or NAMES[game], "kind": kind, "note": note}
    np.savez_compressed(file, **held)


def save(
    file: Path, weights: list[Any], biases: list[Any], game: str = "lockdown", layout: str = ""
) -> None:
    """Write a flat policy for a game; `layout`: see `save_arrays`."""
    arrays: dict[str, Any] = {f"weight{i}": weight for i, weight in enumerate(weights)}
    arrays |= {f"bias{i}": bias for i, bias in enumerate(biases)}
    save_arrays(file, "flat", arrays, game=game, layout=layout)


class Patience:
    """What was tried in one moment and came to nothing, because somebody said no.

    Asking costs nothing (LD-KNW-11, NM-ACT-20): a policy that sees the same table again would ask
    the same thing again, for ever.
    """

    def __init__(self) -> None:
        self.moment: object = None
        self.tried: set[object] = set()

    def left(self, moment: object, legal: dict[K, T]) -> dict[K, T]:
        """What has not been tried in this moment; everything if nothing else is there."""
        if moment != self.moment:
            self.moment, self.tried = moment, set()
        return {key: option for key, option in legal.items() if key not in self.tried} or legal


class LearnedBot(Bot):
    """Plays what the policy likes best."""

    level = "learned"

    def __init__(
        self, seed: int, file: str, shuns: Callable[[Any, str], bool] | None = None
    ) -> None:
        super().__init__(seed)
        self.file = file
        self.policy = load(file)
        self.patience = Patience()
        self.shuns = shuns
        """What no policy is offered as long as there is anything else to do; see `ShippedMixin`."""

    def choose(self, view: Any) -> str:  # of the game whose layout the policy has
        """The legal action with the best number; among equals the first."""
        scores = self.scores(view)
        best = max(scores, key=scores.__getitem__)
        if len(scores) > 1:
            self.took(view, best)
        return best

    def scores(self, view: Any) -> dict[str, float]:
        """What the policy thinks of what is legal and was not tried in vain, in logits."""
        import numpy as np  # noqa: PLC0415 - slow to load, and only this bot needs it

        codec = self.policy.codec
        there = codec.legal(view)
        if not there:
            raise ValueError("this seat has nothing to decide")
        legal = {text: n for n, text in there.items() if text.split()[0] not in NEVER}
        legal = legal or {text: n for n, text in there.items()}
        if self.shuns is not None:
            legal = {text: n for text, n in legal.items() if not self.shuns(view, text)} or legal
        if view.decision.kind == "action":
            legal = self.patience.left(_moment(view), legal)
        if len(legal) == 1:
            return dict.fromkeys(legal, 0.0)
        row = bytearray(codec.observation_size)
        codec.writer().write(codec.of_view(view), row)
        found = self.policy.scores(np.frombuffer(row, dtype=np.uint8), list(legal.values()))
        return dict(zip(legal, found.tolist(), strict=True))

    def fresh(self) -> LearnedBot:
        """The same policy with a patience of its own, for an imagined table."""
        return LearnedBot(0, self.file, self.shuns)

    def memory(self) -> dict[str, Any]:
        """What it has tried in vain."""
        return {"moment": self.patience.moment, "tried": self.patience.tried}

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Go on from there."""
        self.patience.moment, self.patience.tried = memory["moment"], memory["tried"]

    def took(self, view: Any, text: str) -> None:
        """This is played now; if nothing comes of it, it is not tried again in the same moment."""
        if view.decision.kind == "action":
            self.patience.tried.add(text)


def _moment(view: Any) -> tuple[object, ...]:
    return (view.round, view.turn, view.actions_left, view.me.hand)


class ShippedMixin(RegularBot[Any]):
    """The level `learned`: the policy that comes with a game, where it was trained to play.

    Mixed into the game's `regular`, which answers at every other table, does the talking and the
    trading, and whose points weigh in where an action is chosen.
    """

    level = "learned"
    anew = frozenset(("looked", "trained"))
    trained: LearnedBot | None = None
    leaves = ASKED
    """The questions that `regular` answers."""
    aims: tuple[str, ...] = AIMS
    """The aims that it chooses."""
    point = 0.5
    """Logits that a point of `regular` counts beside the policy's own. From 0.05 to 0.8 nobody
    survives or wins less (docs/bots.md); the more, the fewer odd acts."""

    looked: tuple[Any, Any] = (None, None)
    """The last view, and the picture of it."""

    def picture(self, view: Any) -> Any:
        """One picture of a view, however often it is asked for: plans are made for each."""
        if self.looked[0] is not view:
            self.looked = view, super().picture(view)
        return self.looked[1]

    def policy_file(self) -> str:
        """The file of the policy."""
        raise NotImplementedError

    def knows(self, view: Any) -> bool:
        """Whether the policy was trained for a table like this."""
        raise NotImplementedError

    def shuns(self, view: Any, text: str) -> bool:
        """Whether an option is without sense whatever the policy thinks of it."""
        return False

    def mind(self) -> LearnedBot:
        """The policy, read when it is first asked."""
        if self.trained is None:
            self.trained = LearnedBot(0, self.policy_file(), self.shuns)
        return self.trained

    def memory(self) -> dict[str, Any]:
        """Also what the policy has tried in vain, if it was ever asked."""
        tried = {} if self.trained is None else {POLICY: self.trained.memory()}
        return super().memory() | tried

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Both."""
        if POLICY in memory:
            self.mind().recall(memory[POLICY])
        super().recall({name: value for name, value in memory.items() if name != POLICY})

    def get_ready(self, seconds: float) -> None:
        """Read the policy."""
        self.mind()

    def choose(self, view: Any) -> str:
        """What the policy likes best, or what `regular` does where it was never trained."""
        if not self.knows(view):
            return super().choose(view)
        answer = self.handed(view)
        if answer is not None:
            return answer
        decision = view.decision
        if decision is None or decision.kind != "action":
            liked = self.mind().choose(view)
            agreed = decision.kind != AGREED or liked == "decline"
            return liked if agreed else super().choose(view)
        world = self.picture(view)
        scores = self.weighed(world, decision)
        best = max(scores, key=scores.__getitem__)
        self.mind().took(view, best)
        self.acts(world, best)
        return best

    def handed(self, view: Any) -> str | None:
        """What `regular` answers in the policy's place; None where the policy is asked."""
        world, decision = self.picture(view), view.decision
        self.received(world)
        kind = decision.kind if decision is not None else ""
        aimed = kind == "choose_target" and decision.options[0].verb in self.aims
        if kind in self.leaves or aimed:
            return super().choose(view)
        if kind != "action" or len(decision.options) == 1 or world.room not in world.rooms:
            return None
        points = {option.text: self.score(world, option) for option in decision.options}
        fresh = [o.text for o in decision.options if not self.vain(world, o)]
        best = max(fresh, key=points.__getitem__, default="pass")
        if not best.startswith("trade"):
            return None
        self.acts(world, best)
        return best

    def acts(self, world: Any, text: str) -> None:
        """This action is played now."""
        self.tries(world, text)
        self.went(world, text)

    def guided(self, world: Any, decision: Any, legal: Collection[str]) -> dict[str, float]:
        """Of those actions the ones that have some sense, with what is added to their logits.

        The policy knows what becomes of whom; `regular` what things are for. Training with
        `--guided` offers and adds the same, so that a policy learns what it will be let do.
        """
        if len(decision.options) == 1 or world.room not in world.rooms:
            return dict.fromkeys(legal, 0.0)
        points = {option.text: self.score(world, option) for option in decision.options}
        barred = self.plainly(world, decision, points)
        left = [text for text in legal if text not in barred] or legal
        found = {text: self.point * points[text] for text in left}
        if "pass" in found:
            found["pass"] -= KEPT * max(0, world.purse - SPARE)
        return found

    def liked(self, world: Any) -> dict[str, float]:
        """What the policy thinks of what is offered, in logits."""
        return self.mind().scores(world.view)

    def weighed(self, world: Any, decision: Any) -> dict[str, float]:
        """What policy and `regular` together think of the actions that have some sense, in logits.

        Nothing is further behind than `DOUBT`.
        """
        scores = self.liked(world)
        added = self.guided(world, decision, scores)
        floor = max(scores[text] for text in added) - DOUBT
        return {text: max(scores[text], floor) + more for text, more in added.items()}

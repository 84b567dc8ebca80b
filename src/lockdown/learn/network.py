"""The network that plays, and the critic that judges in training (PyTorch).

The policy is the one that `lockdown.bots.learned.GraphPolicy` computes with NumPy: rooms exchange
messages along open corridors, everything else goes through one wide layer, and every legal option
is scored with its own vector and with the rooms it points at.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from lockdown.env.graph import SHARE
from lockdown.env.school import School

ROOM, TRUNK, ASK, TASTE = 64, 384, 128, 64
ROUNDS, BLOCKS = 3, 2


def _weights(*shape: int, gain: float = 1.0) -> nn.Parameter:
    scale = gain * (2.0 / shape[0]) ** 0.5 if len(shape) > 1 else 0.0
    return nn.Parameter(torch.randn(*shape) * scale)


class Encoder(nn.Module):  # type: ignore[misc]  # torch is not there when types are checked
    """Observation in bytes to what is known of each room and of the whole."""

    def __init__(self, school: School) -> None:
        super().__init__()
        self.school = school
        self.graph = graph = school.graph
        w: dict[str, nn.Parameter] = {
            "room_in": _weights(graph.room_size, ROOM),
            "room_slot": nn.Parameter(torch.randn(graph.rooms, ROOM) * 0.1),
            "flat_in": _weights(len(graph.rest), TRUNK, gain=3.0),
            "pool_in": _weights(3 * ROOM, TRUNK),
            "flat_bias": _weights(TRUNK),
        }
        for i in range(ROUNDS):
            w[f"self_{i}"] = _weights(ROOM, ROOM, gain=0.5)
            w[f"near_{i}"] = _weights(ROOM, ROOM, gain=0.5)
            w[f"room_bias_{i}"] = _weights(ROOM)
        for i in range(BLOCKS):
            w[f"deep_in_{i}"] = _weights(TRUNK, TRUNK)
            w[f"deep_in_bias_{i}"] = _weights(TRUNK)
            w[f"deep_out_{i}"] = _weights(TRUNK, TRUNK, gain=0.3)
            w[f"deep_out_bias_{i}"] = _weights(TRUNK)
        w |= self.heads()
        self.w = nn.ParameterDict(w)
        self.register_buffer("room_scale", torch.from_numpy(graph.room_scale))
        self.register_buffer("far_scale", torch.from_numpy(graph.far_scale))
        self.register_buffer("rest_scale", torch.from_numpy(graph.rest_scale))
        self.register_buffer("ways", torch.from_numpy(graph.ways))
        blocks = np.zeros((len(graph.ends), graph.rooms * graph.rooms), dtype=np.float32)
        for i, (a, b) in enumerate(graph.ends):
            if a >= 0:
                blocks[i, a * graph.rooms + b] = blocks[i, b * graph.rooms + a] = 1 / SHARE
        self.register_buffer("blocks", torch.from_numpy(blocks))
        self.register_buffer("closed", torch.from_numpy(graph.closed))

    def heads(self) -> dict[str, nn.Parameter]:
        """The weights of what is made of it."""
        raise NotImplementedError

    def encode(self, rows: Any, more: Any = None) -> tuple[Any, Any]:
        """(rooms, the whole) of observations in bytes; `more` is added to the wide layer."""
        w = self.w
        size, graph = rows.shape[0], self.graph
        near_part, far_part = graph.row_part, graph.far_part
        kind = w["flat_in"].dtype if not torch.is_autocast_enabled() else torch.bfloat16
        table = rows[:, near_part.start : near_part.stop]
        table = table.view(size, graph.rooms, near_part.columns)
        far = rows[:, far_part.start : far_part.stop].unsqueeze(-1)
        rooms = torch.cat(
            (
                table.to(kind) * self.room_scale.to(kind),
                far.to(kind) * self.far_scale.to(kind),
            ),
            dim=2,
        )
        closed = rows[:, self.closed].to(kind)
        ways = self.ways.to(kind) - (closed @ self.blocks.to(kind)).view(
            size, graph.rooms, graph.rooms
        )
        h = functional.relu(rooms @ w["room_in"] + w["room_slot"])
        for i in range(ROUNDS):
            near = torch.bmm(ways.to(h.dtype), h)
            h = h + functional.relu(
                h @ w[f"self_{i}"] + near @ w[f"near_{i}"] + w[f"room_bias_{i}"]
            )
        here = table[:, :, graph.mine].to(h.dtype).unsqueeze(1)
        pooled = torch.cat((h.mean(1), h.amax(1), torch.bmm(here, h).squeeze(1)), dim=1)
        flat = torch.cat((rows[:, : near_part.start], rows[:, far_part.stop :]), dim=1).to(kind)
        wide = (
            (flat * self.rest_scale.to(kind)) @ w["flat_in"]
            + pooled @ w["pool_in"]
            + w["flat_bias"]
        )
        t = functional.relu(wide if more is None else wide + more)
        for i in range(BLOCKS):
            inner = functional.relu(t @ w[f"deep_in_{i}"] + w[f"deep_in_bias_{i}"])
            t = t + inner @ w[f"deep_out_{i}"] + w[f"deep_out_bias_{i}"]
        return h, t

    def arrays(self) -> dict[str, Any]:
        """The weights as arrays."""
        return {name: value.detach().float().cpu().numpy() for name, value in self.w.items()}

    def read(self, arrays: dict[str, Any]) -> None:
        """Take over weights that `arrays` gave; raises KeyError if one is missing."""
        self._take({name: arrays[name] for name in self.w})

    def start_from(self, other: Encoder) -> None:
        """Take over what both have: how an observation is read."""
        mine, known = set(self.w.keys()), other.arrays()
        self._take({name: known[name] for name in mine & known.keys()})

    def _take(self, arrays: dict[str, Any]) -> None:
        with torch.no_grad():
            for name, array in arrays.items():
                value = self.w[name]
                value.copy_(torch.from_numpy(np.asarray(array, np.float32)).view(value.shape))


class Network(Encoder):
    """Observation in bytes and legal actions to one logit for each of them."""

    def __init__(self, school: School) -> None:
        super().__init__(school)
        spots = school.graph.action_rooms.astype(np.int64)
        self.register_buffer("spots", torch.from_numpy(spots))

    def heads(self) -> dict[str, nn.Parameter]:
        """See `Encoder`."""
        actions = self.school.codec.action_size
        return {
            "ask": _weights(TRUNK, ASK),
            "ask_bias": _weights(ASK),
            "option": nn.Parameter(torch.randn(actions, ASK) * 0.3),
            "point": _weights(ROOM, ASK),
            "score": _weights(ASK, 1, gain=0.3),
            "taste": nn.Parameter(torch.zeros(actions, TASTE)),
            "mind": _weights(TRUNK, TASTE),
        }

    def forward(self, rows: Any, legal: Any) -> Any:
        """Logits of (batch, options); `rows` in bytes, `legal` padded with -1."""
        w, graph = self.w, self.graph
        h, t = self.encode(rows)
        # Only the options that are there: most places of `legal` are padding, and a gradient that
        # is added up half a million times at one place takes longer than all the rest.
        row, column = (legal >= 0).nonzero(as_tuple=True)
        named = legal[row, column]
        padded = functional.pad(h, (0, 0, 1, 0)).flatten(0, 1)
        spots = self.spots[named] + (row * (graph.rooms + 1)).unsqueeze(1)
        pointed = padded.index_select(0, spots[:, 0]) + padded.index_select(0, spots[:, 1])
        key = w["option"].index_select(0, named) + pointed @ w["point"]
        ask = t @ w["ask"] + w["ask_bias"]
        hidden_ = functional.relu(ask.index_select(0, row) + key)
        mind = (t @ w["mind"]).index_select(0, row)
        # The last step in full precision: what is learned from are small differences of logits.
        with torch.autocast(rows.device.type, enabled=False):
            found = (hidden_.float() @ w["score"]).squeeze(1)
            found = found + (w["taste"].index_select(0, named) * mind.float()).sum(1)
        logits = torch.full(legal.shape, -1e9, device=rows.device)
        logits[row, column] = found
        return logits

    def arrays(self) -> dict[str, Any]:
        """The weights as the bot reads them."""
        found = super().arrays()
        found["score"] = found["score"][:, 0]
        return found


class Critic(Encoder):
    """A judge of positions that sees what the seat sees and is told what nobody may know.

    It exists in training only. It starts from what a policy makes of an observation, if there is
    one: a judge that starts from nothing learns the few games of a round by heart.
    """

    def heads(self) -> dict[str, nn.Parameter]:
        """See `Encoder`."""
        return {
            "told_in": _weights(self.school.teller.size, TRUNK, gain=0.5),
            "worth": nn.Parameter(torch.zeros(TRUNK, 1)),
            "worth_bias": _weights(1),
        }

    def forward(self, rows: Any, told: Any) -> Any:
        """What the position is worth to the seat."""
        w = self.w
        kind = w["told_in"].dtype if not torch.is_autocast_enabled() else torch.bfloat16
        _, t = self.encode(rows, (told.to(kind) / 8) @ w["told_in"])
        with torch.autocast(rows.device.type, enabled=False):
            return (t.float() @ w["worth"] + w["worth_bias"]).squeeze(1)

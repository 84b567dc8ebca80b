"""Observations of the original game (see `lockdown.env.observing`, and `parts` beside this)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lockdown.env import observing
from lockdown.env.observing import Row, clear
from lockdown.games.nemesis.board import board
from lockdown.games.nemesis.env.known import Known
from lockdown.games.nemesis.env.parts import LAYOUT, PARTS, SCALE, SIZE, SPACES
from lockdown.games.nemesis.rulesets import OPTIONS
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.state import keys

__all__ = ["SCALE", "SIZE", "Encoder", "observe", "to_floats"]

_P = observing.Places(
    LAYOUT,
    board(LAYOUT.board),
    PARTS,
    flags=("explored", "fire", "malfunction"),
    marks=("vented",),
)
_P.about["noise_face"] = ("noise", LAYOUT.words["noise_faces"].table(keys.NOISE_FACES))
_P.special[keys.BLUE_CORPSE] = 4
_P.number_at.update(engine=_P.d["engine"], pod=_P.d["pod"])
_T, _C, _O, _PODS = _P.t, _P.c, _P.o, PARTS["pods"]
_DESTINATION = LAYOUT.words["destinations"].table(keys.DESTINATIONS)


class Encoder(observing.Encoder):
    """Writes observations of one game of the original Nemesis, whoever decides."""

    P = _P

    def numbers(self, k: Known) -> tuple[int, ...]:
        """See `lockdown.env.observing.Encoder`, also for the rest."""
        return (
            k.round,
            k.time,
            k.event_step,
            k.actions_left,
            k.destruct + 1,
            k.hibernation_open,
            k.rushing >= 0,
            k.attacks_skipped,
            k.somebody_died,
            max(k.fire_left, 0),
            max(k.broken_left, 0),
            max(k.doors_left, 0),
            k.eggs,
            k.egg_supply,
            k.nest_destroyed,
            k.queen_killed,
            k.n,
        )

    def open_things(self, k: Known) -> Any:
        """Mode, options, course, pods."""
        return (k.mode, k.options, k.course, k.pods, k.pod_of)

    def write_open_things(self, out: Row, k: Known) -> None:
        """Write them."""
        clear(out, _T["mode"], _T["bag"] - _T["mode"])
        out[_T["mode"] + LAYOUT.words["modes"].place(k.mode)] = 1
        for name, value in k.options:
            if value != OPTIONS[name][0]:
                out[_T["options"] + LAYOUT.words["options"].place(name)] = 1
        out[_T["course"] + min(k.course, SPACES - 1)] = 1
        clear(out, _PODS.start, _PODS.stop - _PODS.start)
        for number, section, locked, gone in k.pods:
            at = _PODS.start + (number - 1) * _PODS.columns
            out[at] = 1
            out[at + 1 + section] = 1
            out[at + 3] = locked
            out[at + 4] = gone
            out[at + 5] = k.pod_of.count(number)

    def masks(self, k: Known) -> tuple[int, ...]:
        """Explored, burning and broken rooms."""
        return (k.explored, k.fire, k.broken)

    def marked(self, k: Known) -> tuple[int, ...]:
        """The vented room."""
        return (k.vented,)

    def member(self, k: Known, other: int) -> tuple[Any, ...]:
        """One of the crew in numbers; behind them its mission items, its pod, its open hand."""
        hand, deck = k.hand_sizes[other]
        return (
            hand,
            deck,
            len(k.discards[other]),
            k.light[other],
            k.slime >> other & 1,
            k.larva >> other & 1,
            k.signal >> other & 1,
            k.passed >> other & 1,
            len(k.mission[other]),
            k.objectives_held[other],
            k.coordinates_seen >> other & 1,
            keys.BLUE_CORPSE in k.hands[other],
            k.mission[other],
            k.pod_of[other],
            k.open_hands[other] if k.open_hands else (),
        )

    def write_member(self, row: Row, k: Known, other: int) -> None:
        """Write what comes behind."""
        if k.pod_of[other]:
            row[_C["pod"] + k.pod_of[other] - 1] = 1
        for wound in k.wounds[other]:
            if wound & 32:
                row[_C["numbed"] + _P.wound[wound & 15]] += 1
        for item in k.mission[other]:
            row[_C["inactive"] + _P.item[item & 255]] += 1
        for card in k.open_hands[other] if k.open_hands else ():
            row[_C["open_hand"] + _P.card_at.get(card, _P.last_card)] += 1

    def write_known(self, out: Row, k: Known) -> None:
        """Engines as believed, and the coordinates card."""
        for i, state in enumerate(k.engines):
            if state >= 0:
                out[_O["engines"] + i * 2 + state] = 1
        width = LAYOUT.size("destinations")
        for i, destination in enumerate(k.coordinates):
            out[_O["coordinates"] + i * width + _DESTINATION[destination]] = 1


def to_floats(row: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The vector of floats that the environments give."""
    return row * SCALE


def encode(k: Known) -> NDArray[np.uint8]:
    """The bytes of an observation, written anew."""
    row = bytearray(SIZE)
    Encoder().write(k, row)
    return np.frombuffer(row, dtype=np.uint8)


def observe(view: NemesisView) -> NDArray[np.float32]:
    """The observation of the seat whose view it is."""
    return to_floats(encode(Known.of_view(view)))
